import type { Options } from '../../engine/index.ts'
import type { Face } from '../../table/index.ts'
import { boardSvg, knownBoard } from '../table/board-shown.ts'
import { arriving, faceAddress, svgAddress } from '../table/faces.ts'
import { startOf } from '../table/start.ts'
import { language } from '../text/dictionary.ts'

export interface PaperPiece {
  readonly name: string
  readonly count: number
  /** One picture, or both sides. */
  readonly sides: readonly string[]
  /** In cells. */
  readonly width: number
  readonly height: number
}

/** What of a game can be printed: its board as a picture, and its pieces with their numbers. */
export interface Paper {
  readonly board: string
  readonly width: number
  readonly height: number
  readonly pieces: readonly PaperPiece[]
}

/** Nothing where the game has no board that can be drawn by itself. */
export async function paperOf(id: string, options: Options): Promise<Paper | undefined> {
  const known = await knownBoard(id, options)
  const start = await startOf(id, options)
  if (!known.ok || !start.ok) return undefined
  const table = start.value
  const faces = table.box.flatMap(({ front, back }): Face[] => (back ? [front, back] : [front]))
  await Promise.all(faces.map(async face => arriving(face)))
  const [, , width, height] = known.value.frame.view
  const lying = (kind: string) =>
    table.things.filter(thing => thing.what === 'piece' && thing.kind === kind).length
  return {
    board: svgAddress(boardSvg(known.value, 'light', language())),
    width,
    height,
    pieces: table.box.flatMap(({ id: kind, name, front, back, inside }): PaperPiece[] => {
      const sides = (back ? [front, back] : [front]).flatMap(face => faceAddress(table.pictures, face) ?? [])
      const count = inside + lying(kind)
      return count > 0 && sides.length > 0
        ? [{ name, count, sides, width: front.width, height: front.height }]
        : []
    }),
  }
}
