import type { Move, Reason } from '../../../engine/index.ts'

/** Moves packed as kind << 25 | card << 19 | what else: for a path card the cell and 4096 when turned. */
export const MOVE = {
  LAY: 0,
  BREAK: 1,
  FIX: 2,
  MAP: 3,
  MONSOON: 4,
  PASS: 5,
  SWAP: 6,
  TAKE: 7,
  NEXT: 8,
  STARTER: 9,
  START: 10,
  ROLE: 11,
  GOALS: 12,
  DEAL: 13,
  DRAW: 14,
  RUBY: 15,
} as const
const ROOM = 13

export const made = (kind: number, card = 0, rest = 0): Move => (kind << 25) | (card << 19) | rest
export const kindOf = (m: Move): number => m >> 25
export const cardOf = (m: Move): number => (m >> 19) & 63
export const restOf = (m: Move): number => m & 0x7ffff

const TURN_BIT = 1 << (ROOM - 1)
export const layOf = (card: number, cell: number, turned: boolean): Move =>
  made(MOVE.LAY, card, cell | (turned ? TURN_BIT : 0))
export const cellOf = (m: Move): number => m & (TURN_BIT - 1)
export const isTurned = (m: Move): boolean => (m & TURN_BIT) !== 0

/** Repairs carry the player and the tool. */
export const fixOf = (card: number, player: number, tool: number): Move =>
  made(MOVE.FIX, card, player | (tool << 4))
export const playerOf = (m: Move): number => m & 15
export const toolOf = (m: Move): number => (m >> 4) & 3

/** The drawn mosquito has a number of its own. */
export const MOSQUITO_CARD = 63

/** Pairs of goals to exchange. */
export const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
]
/** Every order of the three goal cards. */
export const ORDERS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [3, 1, 2],
  [2, 3, 1],
  [3, 2, 1],
]

/** Numbers 1 to 4 are REFUSED in maze.ts, in the order they are asked. */
export const WHY = { BROKEN: 5, SPLIT: 6, NOT_BROKEN: 7, ALREADY: 8, OWN: 9, TURNED_GOAL: 10 } as const
export const REASON_NAMES = [
  '',
  'occupied',
  'edge-mismatch',
  'not-connected',
  'value',
  'broken-tool',
  'splits',
  'nothing-to-repair',
  'already-broken',
  'oneself',
  'goal-turned',
] as const
export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Itt már fekszik lap.', en: 'A card lies here already.', rule: 'moves' },
  {
    hu: 'Az ösvények széle nem illik össze a szomszéd lapéval.',
    en: 'The edges of the paths do not match a neighbouring card.',
    rule: 'moves',
  },
  {
    hu: 'Innen nem vezet megszakítatlan út a Startlaphoz.',
    en: 'No unbroken way leads from here to Start.',
    rule: 'moves',
  },
  {
    hu: 'A lap értéke nem tesz eleget a Startlap feltételének.',
    en: 'The value of the card does not keep the condition of Start.',
    rule: 'values',
  },
  {
    hu: 'Amíg rongáló lap fekszik előtted, nem rakhatsz ösvényt.',
    en: 'While a breaking card lies before you, you may not lay a path.',
    rule: 'actions',
  },
  {
    hu: 'Nappal csak olyan lap vehető ki, amely nélkül az úthálózat egyben marad.',
    en: 'By day only a card may go without which the network stays whole.',
    rule: 'actions',
  },
  {
    hu: 'Ennél a játékosnál nincs mit megjavítani ezzel a lappal.',
    en: 'This card has nothing to repair at this player.',
    rule: 'actions',
  },
  {
    hu: 'Ez az eszköze már el van rongálva.',
    en: 'This tool of the player is broken already.',
    rule: 'actions',
  },
  { hu: 'Magad elé nem tehetsz rongáló lapot.', en: 'You may not break your own tool.', rule: 'actions' },
  { hu: 'Ez a Céllap már fel van fordítva.', en: 'This goal lies face up already.', rule: 'actions' },
]
