import type { Point, Words } from '../engine/index.ts'
import type { Look, Tray } from './scene.ts'

/** A tile that everybody may choose: it is pointed at beside the board, then its place. */
export interface TileChoice {
  readonly id: string
  readonly name: Words
  readonly look: Look
}

const pointOf = (id: string): string => `tile:${id}`
export const tilePoints = (id: string, cell: number): readonly Point[] => [pointOf(id), cell]

/** The tiles beside the board, and what is said of them: how many are left. */
export const tileTray = (tiles: readonly TileChoice[], said?: Words): Tray => ({
  id: 'tiles',
  title: { hu: 'lapok', en: 'tiles' },
  ...(said && { text: said }),
  items: tiles.map(({ id, name, look }) => ({ look, label: name, point: pointOf(id) })),
})
