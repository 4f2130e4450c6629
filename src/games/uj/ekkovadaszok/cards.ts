import { SHAPES as DRAWN, SIDES } from '../../../decks/index.ts'
import type { Words } from '../../../engine/index.ts'

/** The cards of the draw pile by code: 1–40 the path cards, then the kinds of action; copies of a kind are alike. */

/** Sides are bits and directions too: N, E, S, W clockwise. */
export { SIDES, type Side } from '../../../decks/index.ts'
export const SIDE_NAMES: readonly Words[] = [
  { hu: 'északi', en: 'north' },
  { hu: 'keleti', en: 'east' },
  { hu: 'déli', en: 'south' },
  { hu: 'nyugati', en: 'west' },
]
export const opposite = (side: number): number => (side + 2) & 3
export const maskOf = (open: string): number =>
  SIDES.reduce((mask, side, i) => (open.includes(side) ? mask | (1 << i) : mask), 0)
/** The open sides after a turn by 180°. */
export const turnedMask = (mask: number): number => ((mask << 2) | (mask >> 2)) & 15
export const sidesOf = (mask: number): string => SIDES.filter((_, i) => (mask >> i) & 1).join('')

export interface Shape {
  /** "NES", or "NES-dead" when no way leads through. */
  readonly id: string
  readonly open: number
  readonly dead: boolean
  readonly copies: number
}
export const SHAPES: readonly Shape[] = DRAWN.map(({ id, open, way, copies }) => ({
  id,
  open: maskOf(open),
  dead: way === 'dead-end',
  copies,
}))

export interface Path extends Shape {
  /** The shape and the number of the copy: "NES3"; a dead end is there once. */
  readonly name: string
  /** Turning it by 180° gives another card. */
  readonly turns: boolean
}
export const PATHS: readonly Path[] = SHAPES.flatMap(shape =>
  Array.from({ length: shape.copies }, (_, i) => ({
    ...shape,
    name: shape.dead ? shape.id : `${shape.id}${i + 1}`,
    turns: turnedMask(shape.open) !== shape.open,
  })),
)

export const TOOLS = ['machete', 'compass', 'flask'] as const
export const TOOL_NAMES: readonly Words[] = [
  { hu: 'macséta', en: 'machete' },
  { hu: 'iránytű', en: 'compass' },
  { hu: 'kulacs', en: 'flask' },
]

export interface Action {
  readonly id: string
  readonly copies: number
  readonly name: Words
  /** The tool it breaks. */
  readonly breaks?: number
  /** The tools it can repair, one of them. */
  readonly fixes?: readonly number[]
}
const action = (id: string, copies: number, hu: string, en: string, more: Partial<Action> = {}): Action => ({
  id,
  copies,
  name: { hu, en },
  ...more,
})

export const ACTIONS: readonly Action[] = [
  action('fixMachete', 2, 'Macsétajavító', 'Machete repair', { fixes: [0] }),
  action('breakMachete', 3, 'Macsétarongáló', 'Broken machete', { breaks: 0 }),
  action('fixCompass', 2, 'Iránytűjavító', 'Compass repair', { fixes: [1] }),
  action('breakCompass', 3, 'Iránytűrongáló', 'Broken compass', { breaks: 1 }),
  action('fixFlask', 2, 'Kulacsjavító', 'Flask repair', { fixes: [2] }),
  action('breakFlask', 3, 'Kulacsrongáló', 'Broken flask', { breaks: 2 }),
  action('fixMacheteOrCompass', 1, 'Macséta- vagy Iránytűjavító', 'Machete or compass repair', {
    fixes: [0, 1],
  }),
  action('fixMacheteOrFlask', 1, 'Macséta- vagy Kulacsjavító', 'Machete or flask repair', { fixes: [0, 2] }),
  action('fixFlaskOrCompass', 1, 'Kulacs- vagy Iránytűjavító', 'Flask or compass repair', { fixes: [2, 1] }),
  action('map', 6, 'Térkép', 'Map'),
  action('monsoon', 3, 'Monszuneső', 'Monsoon'),
]

export const PATH_CARDS = PATHS.length
/** Codes run from 1 to CODES; one more is a card nobody sees. */
export const CODES = PATH_CARDS + ACTIONS.length
export const HIDDEN = CODES + 1
const codeOfAction = (id: string): number => PATH_CARDS + 1 + ACTIONS.findIndex(each => each.id === id)
export const MAP = codeOfAction('map')
export const MONSOON = codeOfAction('monsoon')

export const isPath = (code: number): boolean => code >= 1 && code <= PATH_CARDS
export const pathOf = (code: number): Path => PATHS[code - 1]!
export const actionOf = (code: number): Action | undefined => ACTIONS[code - PATH_CARDS - 1]
export const breaksOf = (code: number): number => actionOf(code)?.breaks ?? -1
export const breakerOf = (tool: number): number =>
  PATH_CARDS + 1 + ACTIONS.findIndex(each => each.breaks === tool)

/** How many copies of each code the draw pile begins with; code 0 is none. */
export const COPIES: readonly number[] = [0, ...PATHS.map(() => 1), ...ACTIONS.map(each => each.copies)]
export const PILE_CARDS = COPIES.reduce((sum, n) => sum + n, 0)

/** Names in JSON and in the names of moves; '?' is a card face down. */
export const CARD_NAMES: readonly string[] = [
  '-',
  ...PATHS.map(path => path.name),
  ...ACTIONS.map(each => each.id),
  '?',
]
export const codeNamed = (name: string): number => CARD_NAMES.indexOf(name)

const WAYS: Readonly<Record<string, Words>> = {
  N: { hu: 'észak', en: 'north' },
  E: { hu: 'kelet', en: 'east' },
  S: { hu: 'dél', en: 'south' },
  W: { hu: 'nyugat', en: 'west' },
}
const join = (mask: number, language: 'hu' | 'en'): string =>
  [...sidesOf(mask)].map(side => WAYS[side]![language]).join('–')

/** A path card in words, as it lies: "észak–kelet ösvény". */
export function pathWords(mask: number, dead: boolean): Words {
  return {
    hu: `${join(mask, 'hu')} ${dead ? 'zsákutca' : 'ösvény'}`,
    en: `${join(mask, 'en')} ${dead ? 'dead end' : 'path'}`,
  }
}

/** Goal cards: the ruby is open on all sides, each coal is a bend. */
export const GOALS = ['none', 'ruby', 'coalNE', 'coalNW', '?'] as const
export const [RUBY, COAL_NE, COAL_NW, HIDDEN_GOAL] = [1, 2, 3, 4]
export const GOAL_OPEN: readonly number[] = [0, 15, maskOf('NE'), maskOf('NW'), 0]

export const ROLES = ['none', 'hunter', 'rogue', '?'] as const
export const [HUNTER, ROGUE, HIDDEN_ROLE] = [1, 2, 3]
