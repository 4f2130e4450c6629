import { backOf, BACKS, KINDS, type BackId, type KindId } from './kinds.ts'
import { FORTY, type Side } from './shapes.ts'

/** A deck as the teacher edits it. Nothing here is changed in place: edits make a new deck (deck-edit.ts). */
export interface Deck {
  readonly name: string
  /** The forty path cards, always in the order of FORTY. */
  readonly paths: readonly PathCard[]
  /** One or more Start cards. */
  readonly starts: readonly StartCard[]
  /** How many of each further kind to print. */
  readonly counts: Readonly<Record<KindId, number>>
  /** The teacher's own picture on the back of path, Start and action cards. */
  readonly back: Picture | null
  /** Own pictures elsewhere: behind the ways, in the window of a kind, on the other backs. */
  readonly pictures?: Pictures
}

export type PictureId = 'jungle' | 'back-ruby' | 'back-goal' | 'back-role' | KindId
export type Pictures = Readonly<Partial<Record<PictureId, Picture>>>
/** Goals show ways: they take the picture behind the ways. */
export const PICTURE_IDS: readonly PictureId[] = [
  'jungle',
  'back-ruby',
  'back-goal',
  'back-role',
  ...KINDS.filter(({ group }) => group !== 'goal').map(({ id }) => id),
]

export interface PathCard {
  /** One of SHAPES. */
  readonly shape: string
  /** School LaTeX in maths mode; empty for a card without text. */
  readonly latex: string
  readonly colour: Colour
  /** What the text is worth, as a fraction ("-3/4") or decimal; null when blank or not a number. */
  readonly value: string | null
}

export interface StartCard {
  readonly colour: Colour
  readonly sides: Readonly<Record<Side, StartSide>>
}

export interface StartSide {
  readonly latex: string
  readonly condition: Condition
}

/** What a way leaving Start by this side must keep to. */
export type Condition = 'none' | 'rising' | 'falling' | 'strictly-rising' | 'strictly-falling'
export const CONDITIONS: readonly Condition[] = [
  'none',
  'rising',
  'falling',
  'strictly-rising',
  'strictly-falling',
]

/** "#rrggbb". */
export type Colour = string
export const WHITE: Colour = '#ffffff'

/** A JPEG or PNG as a data address, with its size in points of the picture. */
export interface Picture {
  readonly data: string
  readonly width: number
  readonly height: number
}

const noText: StartSide = { latex: '', condition: 'none' }

export const blankPath = (shape: string): PathCard => ({ shape, latex: '', colour: WHITE, value: null })
export const blankStart = (): StartCard => ({
  colour: WHITE,
  sides: { N: noText, E: noText, S: noText, W: noText },
})
/** A Start with the same text and condition on all four sides. */
export const uniformStart = (latex: string, condition: Condition): StartCard => {
  const side = { latex, condition }
  return { colour: WHITE, sides: { N: side, E: side, S: side, W: side } }
}

function countsFrom(count: (most: number) => number): Readonly<Record<KindId, number>> {
  const counts: Partial<Record<KindId, number>> = {}
  for (const { id, most } of KINDS) counts[id] = count(most)
  return counts as Record<KindId, number>
}
export const NO_COUNTS = countsFrom(() => 0)
export const FULL_COUNTS = countsFrom(most => most)

export const blankDeck = (name: string): Deck => ({
  name,
  paths: FORTY.map(blankPath),
  starts: [blankStart()],
  counts: FULL_COUNTS,
  back: null,
})

/** 111 with one Start, 112 with two. */
export const cardTotal = (deck: Deck): number =>
  deck.paths.length + deck.starts.length + Object.values(deck.counts).reduce((sum, n) => sum + n, 0)

/** One card that can be drawn and printed. `look` tells copies of a role card apart. */
export type CardId =
  | { readonly type: 'path'; readonly index: number }
  | { readonly type: 'start'; readonly index: number }
  | { readonly type: 'kind'; readonly kind: KindId; readonly look: number }

export function backOfCard(card: CardId): BackId {
  if (card.type !== 'kind') return 'path'
  return backOf(KINDS.find(({ id }) => id === card.kind)!.group)
}

export const editableCards = (deck: Deck): CardId[] => [
  ...deck.paths.map((_, index): CardId => ({ type: 'path', index })),
  ...deck.starts.map((_, index): CardId => ({ type: 'start', index })),
]

export const furtherCards = (counts: Readonly<Record<KindId, number>>): CardId[] =>
  KINDS.flatMap(({ id }) =>
    Array.from({ length: counts[id] }, (_, look): CardId => ({ type: 'kind', kind: id, look })),
  )

/** Every card of the deck once, in printing order: paths, Starts, then the further kinds. */
export const allCards = (deck: Deck): CardId[] => [...editableCards(deck), ...furtherCards(deck.counts)]

/** Cards parted by their back, for shops and printers that want one file per back. */
export function byBack(
  cards: readonly CardId[],
): { readonly back: BackId; readonly cards: readonly CardId[] }[] {
  return BACKS.map(back => ({ back, cards: cards.filter(card => backOfCard(card) === back) })).filter(
    each => each.cards.length > 0,
  )
}

/** What the words on a Start side mean; unknown words mean no condition (the editor warns). */
export function conditionOf(latex: string): Condition {
  const words = latex.toLowerCase()
  const strict = /szigorú|strict/.test(words)
  if (/növ|nő\b|emelked|ris|increas|\\nearrow/.test(words)) return strict ? 'strictly-rising' : 'rising'
  if (/csökken|fall|decreas|\\searrow/.test(words)) return strict ? 'strictly-falling' : 'falling'
  return 'none'
}
