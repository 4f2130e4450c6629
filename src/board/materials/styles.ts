import type { Look, Material } from '../../kit/index.ts'
import { partsOf, type Finish, type SetName } from './sets.ts'

/** What is drawn on a board of a family. */
export interface Style {
  /** The pattern over the whole top, and how strong it is. */
  readonly skin: 'grain' | 'cleft' | 'fibre' | 'weave'
  readonly strength: number
  /** An ordinary cell: lines only, a hollow of its shape, a round dimple, an inlaid ring, a printed field. */
  readonly plain: 'drawn' | 'cut' | 'dimple' | 'ring' | 'printed'
  /** The same for hexagons, where they differ. */
  readonly hexagon?: Style['plain']
  /** Points without an outline: a dot where lines meet, or a hole for a peg or a ball. */
  readonly point: 'dot' | 'hole' | 'dimple'
  /** How thick lines are, and how round the corners of the board. */
  readonly line: number
  readonly corner: number
  /** 'flat' has neither light nor shadow nor a front edge. */
  readonly shading?: 'flat'
  /** Bodies that pieces take on here, by the name of their drawing; with 'hex:' before it only on hexagons. */
  readonly bodies?: Readonly<Record<string, string>>
}

const WOOD: Style = { skin: 'grain', strength: 1, plain: 'drawn', point: 'dot', line: 1, corner: 0.12 }
const STONES: Style['bodies'] = { disc: 'stone' }
const GLAZED: Style['bodies'] = { 'hex:stone': 'hexagon', 'hex:disc': 'hexagon' }

const STYLES: Readonly<Record<Material, Style>> = {
  chess: { ...WOOD, strength: 0.6 },
  shogi: { ...WOOD, strength: 1.2, corner: 0.06 },
  go: { ...WOOD, strength: 1.3, corner: 0.06, bodies: STONES },
  lacquer: { ...WOOD, skin: 'weave', strength: 0.5, bodies: STONES },
  draughts: { ...WOOD, strength: 1.2 },
  hunts: { ...WOOD, skin: 'fibre', line: 1.5, corner: 0.06 },
  links: { ...WOOD, skin: 'cleft', plain: 'cut', bodies: GLAZED },
  pegs: { ...WOOD, skin: 'weave', strength: 0.4, point: 'hole' },
  marbles: {
    ...WOOD,
    plain: 'dimple',
    point: 'dimple',
    bodies: { disc: 'marble', stone: 'marble', hexagon: 'marble' },
  },
  rack: { ...WOOD, skin: 'weave', strength: 0.4, plain: 'dimple', corner: 0.3 },
  rows: { ...WOOD, line: 1.7 },
  swap: { ...WOOD, hexagon: 'dimple', point: 'dimple' },
  towers: { ...WOOD, plain: 'ring' },
  army: { ...WOOD, skin: 'weave' },
  words: { ...WOOD, skin: 'weave' },
  luck: { ...WOOD, plain: 'printed', corner: 0.3 },
  track: { ...WOOD, skin: 'weave', strength: 0.5, plain: 'printed' },
  patience: { ...WOOD, point: 'hole' },
}

const SET_STYLES: Readonly<Record<SetName, Partial<Style>>> = {
  bone: { strength: 0.25 },
  glass: { bodies: { disc: 'marble', stone: 'marble' } },
  lacquered: { skin: 'weave', strength: 0.3 },
  sign: { bodies: { shogi: 'shogi-sign' } },
  letter: { bodies: { shogi: 'shogi-letter' } },
  diagram: {
    strength: 0,
    plain: 'drawn',
    hexagon: 'drawn',
    point: 'dot',
    line: 1,
    corner: 0,
    shading: 'flat',
    bodies: { disc: 'spot', stone: 'spot', marble: 'spot' },
  },
}

export function styleOf(finish: Finish): Style {
  const [material, set] = partsOf(finish)
  return set ? { ...STYLES[material], ...SET_STYLES[set] } : STYLES[material]
}

/** A look with the body that its pieces have in this material; what is printed on a piece or drawn by its game keeps its own. */
export function bodied(look: Look, { bodies }: Style, outline?: readonly number[]): Look {
  if (!bodies || look.drawing) return look
  const art = (outline?.length === 12 ? bodies[`hex:${look.art}`] : undefined) ?? bodies[look.art]
  return art ? { ...look, art } : look
}
