import type { Move, Reason, Words } from '../../../engine/index.ts'
import { ADVANCED, STANDARD, type Bet, type Card } from './data.ts'

/** The moves packed as kind << 24 | numbers, and the words for what is refused. */
export const KINDS = [
  'start',
  'card',
  'buy',
  'bet',
  'done',
  'roll',
  'rolled',
  'place',
  'token',
  'nose',
  'bust',
  'flee',
  'on',
  'pay',
  'rival',
  'time',
] as const
export type Kind = (typeof KINDS)[number]

export const made = (kind: Kind, value = 0): Move => value | (KINDS.indexOf(kind) << 24)
export const kindOf = (m: Move): Kind => KINDS[m >> 24]!
export const valueOf = (m: Move): number => m & 0xffffff

/** Bets carry the player and the slot. */
export const betOf = (player: number, slot: number): Move => made('bet', player | (slot << 4))
export const playerOf = (m: Move): number => m & 15
export const slotOf = (m: Move): number => (m >> 4) & 0xff

/** Placements carry the level (1–5), the dice of its own face and the skulls. */
export const placeOf = (level: number, own: number, wild: number): Move =>
  made('place', level | (own << 4) | (wild << 8))

/** A roll carries how often each of the six faces came, three bits each. */
export const rolledOf = (faces: readonly number[]): Move =>
  made(
    'rolled',
    faces.reduce((bits, n, i) => bits | (n << (3 * i)), 0),
  )
export const facesOf = (m: Move): number[] => Array.from({ length: 6 }, (_, i) => (m >> (3 * i)) & 7)

export const CARDS: readonly Card[] = [...STANDARD, ...ADVANCED]

/** Every bet of every card by number. */
export interface Slot {
  readonly card: Card
  readonly cardNumber: number
  readonly bet: Bet
}
export const SLOTS: readonly Slot[] = CARDS.flatMap((card, cardNumber) =>
  card.bets.map(bet => ({ card, cardNumber, bet })),
)
export const HIGHEST_STACK = 3

export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Ez a fogadás már nem jöhet be.', en: 'This bet can no longer come true.', rule: 'bets' },
  {
    hu: 'A szorzó fogadás csak ellenfogadással fizet, és itt nem lehet ellenfogadás.',
    en: 'A multiplying bet pays only against other bets, and there can be none here.',
    rule: 'advanced',
  },
]

export const FACES = ['I', 'II', 'III', 'IV', 'V', '☠'] as const

export const LABELS: Readonly<Record<string, Words>> = {
  done: { hu: 'Nem fogadok többet', en: 'No more bets' },
  roll: { hu: 'Dobás', en: 'Roll' },
  token: { hu: 'Újradobás jelzővel', en: 'Reroll with a token' },
  nose: { hu: 'Orrtúrás', en: 'Pick the nose' },
  bust: { hu: 'Befuccsolok', en: 'Go bust' },
  flee: { hu: 'Megfutamodok', en: 'Flee' },
  on: { hu: 'Tovább dobok', en: 'Go on' },
  rival: { hu: 'Ellenfélkártya', en: 'Opposition card' },
  'pay:standard': { hu: 'Alap nyeremény', en: 'Standard payout' },
}
