import type { Move, Reason } from '../../../engine/index.ts'

/** The moves of the game, packed, and the words for them. */

export const [LAY, NAME, OBJECT, ANSWER, DRAW, START, OVER, DEAL] = [0, 1, 2, 3, 4, 5, 6, 7]
const KINDS = [
  'lay',
  'name',
  'done',
  'recall',
  'pass',
  'accept',
  'object',
  'withdraw',
  'insist',
  'draw',
  'start',
  'swap',
] as const
export type Kind = (typeof KINDS)[number]
export const made = (kind: Kind, tile = 0, cell = 0): Move => tile | (cell << 6) | (KINDS.indexOf(kind) << 20)
export const kindOf = (m: Move): Kind => KINDS[m >> 20]!
export const tileOf = (m: Move): number => m & 63
export const cellOf = (m: Move): number => (m >> 6) & 0xff

export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  {
    hu: 'Az első szónak érintenie kell a középső (h8) mezőt.',
    en: 'The first word must cover the centre (h8).',
    rule: 'moves',
  },
  { hu: 'Az első szó legalább kétbetűs.', en: 'The first word has at least two letters.', rule: 'moves' },
  {
    hu: 'A betűknek egy sorban vagy oszlopban, hézag nélkül kell állniuk.',
    en: 'The tiles must stand in one row or column without a gap.',
    rule: 'moves',
  },
  {
    hu: 'A szónak csatlakoznia kell a táblán lévő betűkhöz.',
    en: 'The word must join letters already on the board.',
    rule: 'moves',
  },
  {
    hu: 'Van köztük olyan szó, amely nincs a szólistában.',
    en: 'One of the words is not in the word list.',
    rule: 'objection',
  },
  {
    hu: 'Idáig nem érne el a szó: ehhez nincs elég betűd.',
    en: 'The word would not reach this far: you do not have the tiles.',
    rule: 'moves',
  },
  { hu: 'Ott már áll betű.', en: 'There is a tile already.', rule: 'moves' },
  { hu: 'Csere közben nem rakhatsz le betűt.', en: 'No tiles are laid in an exchange.', rule: 'variants' },
]
export const [OFF_CENTRE, TOO_SHORT, BROKEN, APART, UNLISTED, TOO_FAR, COVERED, EXCHANGING] = [
  1, 2, 3, 4, 5, 6, 7, 8,
] as const

export const LABELS: Readonly<Record<string, { hu: string; en: string }>> = {
  done: { hu: 'Kész', en: 'Done' },
  recall: { hu: 'Visszaveszem', en: 'Take back' },
  pass: { hu: 'Passz', en: 'Pass' },
  accept: { hu: 'Elfogadom', en: 'Accept' },
  object: { hu: 'Kifogásolom', en: 'Object' },
  withdraw: { hu: 'Visszavonom', en: 'Withdraw' },
  insist: { hu: 'Döntsön a szólista', en: 'Let the list decide' },
  name: { hu: 'Legyen', en: 'Let it be' },
  swap: { hu: 'Csere:', en: 'Exchange' },
  draw: { hu: 'Húzás', en: 'Draw' },
  start: { hu: 'Kezd', en: 'Begins' },
  rack: { hu: 'Betű', en: 'Tile' },
}
