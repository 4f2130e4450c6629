import type { Definition } from '../engine/index.ts'
import type { BoardGame } from './scene.ts'

/**
 * What a board and its pieces are made of, by family; how each looks is data in src/board/materials.
 * chess: maple and walnut, turned men · shogi: cypress, wedges · go: kaya, stones · lacquer: green lacquer, stones · draughts: oak and red paint, thick
 * discs · hunts: parchment on leather · links: slate, glazed tiles · pegs: a pegboard · marbles: pear wood with dimples, glass · rack: a lacquered rack with round holes · rows: birch with
 * burnt lines, ceramic · swap: limewood, cones · towers: ash with ring inlays · army: a map on canvas · words: baize, letter tiles · luck: a
 * walnut case with leather · track: printed cardboard · patience: olive wood, brass, painted blocks.
 */
export const MATERIALS = [
  'chess',
  'shogi',
  'go',
  'lacquer',
  'draughts',
  'hunts',
  'links',
  'pegs',
  'marbles',
  'rack',
  'rows',
  'swap',
  'towers',
  'army',
  'words',
  'luck',
  'track',
  'patience',
] as const

export type Material = (typeof MATERIALS)[number]

/** A game of the library that can be seen. */
export interface GameDefinition extends Definition<BoardGame> {
  /** Its family's material where the chapter does not tell it. */
  readonly material?: Material
}

/** What the games of a chapter are made of; the other chapters hold games of many kinds, which say it themselves. */
const BY_CHAPTER: Readonly<Record<string, Material>> = {
  amoba: 'rows',
  beszoritos: 'hunts',
  dama: 'draughts',
  helycserelo: 'swap',
  osszekotos: 'links',
  sakk: 'chess',
  szerencse: 'luck',
  szo: 'words',
  turelem: 'patience',
  uj: 'track',
}

/** The material of a game by its own word or its chapter's; none when neither tells it. */
export const knownMaterial = ({
  material,
  chapter,
}: Pick<GameDefinition, 'material' | 'chapter'>): Material | undefined => material ?? BY_CHAPTER[chapter]

export const materialOf = (definition: Pick<GameDefinition, 'material' | 'chapter'>): Material =>
  knownMaterial(definition) ?? 'rows'
