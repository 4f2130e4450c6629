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

/** The slots of each card, top to bottom. */
export const CARD_SLOTS: readonly (readonly number[])[] = CARDS.map((_, card) =>
  SLOTS.flatMap(({ cardNumber }, slot) => (cardNumber === card ? [slot] : [])),
)

/** The numbers of the reasons. */
export const WHY = {
  dead: 1,
  uncountered: 2,
  full: 3,
  stop: 4,
  again: 5,
  markers: 6,
  closed: 7,
  room: 8,
  price: 9,
  mustPlace: 10,
} as const

const reason = (rule: string, hu: string, en: string): Reason => ({ hu, en, rule })
export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  reason(
    'etiquette',
    'Ez a fogadás már nem jöhet be; a jelölő nálad marad.',
    'This bet can no longer come true; you keep the marker.',
  ),
  reason(
    'advanced',
    'A szorzó fogadás csak ellenfogadással fizet, és itt már nem lehet ellenfogadás.',
    'A multiplying bet pays only against other bets, and there can be none here.',
  ),
  reason('bets', 'Ezen a fogadáson már nincs hely.', 'There is no place left on this bet.'),
  reason(
    'advanced',
    'A dobó elérte a kártya megállási szintjét.',
    'The thrower has reached the stop level of this card.',
  ),
  reason('bets', 'Itt már áll a jelölőd.', 'Your marker stands here already.'),
  reason('bets', 'Mindkét jelölődet letetted.', 'Both your markers are placed.'),
  reason('moves', 'Ez a szint már lezárult.', 'This level is already closed.'),
  reason('moves', 'Ezen a szinten nincs ennyi hely.', 'There is not so much room on this level.'),
  reason('buy', 'Ehhez nincs elég fogaskereked.', 'You have too few gears for that.'),
  reason(
    'moves',
    'Amíg van lehelyezhető kocka, nem lehet befuccsolni.',
    'While a die can be placed you cannot go bust.',
  ),
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
