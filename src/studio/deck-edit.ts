import {
  WHITE,
  blankStart,
  PICTURE_IDS,
  conditionOf,
  type Colour,
  type Condition,
  type Deck,
  type Picture,
  type PictureId,
} from './deck.ts'
import { kindOf, type KindId } from './kinds.ts'
import { SIDES, type Side } from './shapes.ts'

/** Everything that can be done to a deck, as data: undo, redo and a log come from it. */
export type DeckAct =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'write'; readonly card: number; readonly latex: string; readonly value: string | null }
  | {
      readonly type: 'write-start'
      readonly start: number
      readonly side: Side
      readonly latex: string
      /** When left out, read from the words. */
      readonly condition?: Condition
    }
  | { readonly type: 'colour'; readonly card: number; readonly colour: Colour }
  | { readonly type: 'colour-start'; readonly start: number; readonly colour: Colour }
  | { readonly type: 'colour-all'; readonly colour: Colour }
  | { readonly type: 'count'; readonly kind: KindId; readonly count: number }
  | { readonly type: 'counts'; readonly counts: Readonly<Record<KindId, number>> }
  | { readonly type: 'add-start' }
  | { readonly type: 'remove-start'; readonly start: number }
  | { readonly type: 'back'; readonly picture: Picture | null }
  | { readonly type: 'picture'; readonly id: PictureId; readonly picture: Picture | null }
  | { readonly type: 'clear-texts' }
  | { readonly type: 'replace'; readonly deck: Deck }

export const MOST_STARTS = 20
export const LONGEST_NAME = 80
export const LONGEST_LATEX = 400

const replaced = <T>(list: readonly T[], at: number, change: (old: T) => T): readonly T[] =>
  list.map((each, i) => (i === at ? change(each) : each))

/** The deck after the act; the same deck when the act changes nothing. */
export function applyAct(deck: Deck, act: DeckAct): Deck {
  switch (act.type) {
    case 'rename':
      return { ...deck, name: act.name.slice(0, LONGEST_NAME) }
    case 'write':
      return {
        ...deck,
        paths: replaced(deck.paths, act.card, old => ({ ...old, latex: act.latex, value: act.value })),
      }
    case 'write-start': {
      const side = { latex: act.latex, condition: act.condition ?? conditionOf(act.latex) }
      return {
        ...deck,
        starts: replaced(deck.starts, act.start, old => ({
          ...old,
          sides: { ...old.sides, [act.side]: side },
        })),
      }
    }
    case 'colour':
      return { ...deck, paths: replaced(deck.paths, act.card, old => ({ ...old, colour: act.colour })) }
    case 'colour-start':
      return { ...deck, starts: replaced(deck.starts, act.start, old => ({ ...old, colour: act.colour })) }
    case 'colour-all':
      return {
        ...deck,
        paths: deck.paths.map(old => ({ ...old, colour: act.colour })),
        starts: deck.starts.map(old => ({ ...old, colour: act.colour })),
      }
    case 'count': {
      const count = Math.max(0, Math.min(kindOf(act.kind).most, Math.trunc(act.count)))
      return { ...deck, counts: { ...deck.counts, [act.kind]: count } }
    }
    case 'counts':
      return { ...deck, counts: act.counts }
    case 'add-start':
      return deck.starts.length < MOST_STARTS ? { ...deck, starts: [...deck.starts, blankStart()] } : deck
    case 'remove-start':
      return deck.starts.length > 1
        ? { ...deck, starts: deck.starts.filter((_, i) => i !== act.start) }
        : deck
    case 'back':
      return { ...deck, back: act.picture }
    case 'picture': {
      const { [act.id]: _, ...others } = deck.pictures ?? {}
      return { ...deck, pictures: act.picture ? { ...others, [act.id]: act.picture } : others }
    }
    case 'clear-texts':
      return {
        ...deck,
        paths: deck.paths.map(old => ({ ...old, latex: '', value: null, colour: WHITE })),
        starts: deck.starts.map(blankStart),
      }
    case 'replace':
      return act.deck
    default: {
      const never: never = act
      return never
    }
  }
}

/** A deck with what was done before and what was undone. */
export interface Editing {
  readonly deck: Deck
  readonly past: readonly Deck[]
  readonly future: readonly Deck[]
}

const REMEMBERED = 200

export const beginEditing = (deck: Deck): Editing => ({ deck, past: [], future: [] })

export function edit(editing: Editing, act: DeckAct): Editing {
  const deck = applyAct(editing.deck, act)
  if (deck === editing.deck || sameDeck(deck, editing.deck)) return editing
  return { deck, past: [...editing.past, editing.deck].slice(-REMEMBERED), future: [] }
}

export function undo({ deck, past, future }: Editing): Editing {
  const before = past.at(-1)
  return before
    ? { deck: before, past: past.slice(0, -1), future: [deck, ...future] }
    : { deck, past, future }
}

export function redo({ deck, past, future }: Editing): Editing {
  const [after, ...rest] = future
  return after ? { deck: after, past: [...past, deck], future: rest } : { deck, past, future }
}

/** Equal in everything a person can see. */
export function sameDeck(a: Deck, b: Deck): boolean {
  return (
    a.name === b.name &&
    a.back?.data === b.back?.data &&
    PICTURE_IDS.every(id => a.pictures?.[id]?.data === b.pictures?.[id]?.data) &&
    a.paths.length === b.paths.length &&
    a.starts.length === b.starts.length &&
    Object.keys(a.counts).every(id => a.counts[id as KindId] === b.counts[id as KindId]) &&
    a.paths.every((card, i) => {
      const other = b.paths[i]!
      return (
        card === other ||
        (card.latex === other.latex &&
          card.colour === other.colour &&
          card.value === other.value &&
          card.shape === other.shape)
      )
    }) &&
    a.starts.every((start, i) => {
      const other = b.starts[i]!
      return (
        start.colour === other.colour &&
        SIDES.every(
          side =>
            start.sides[side].latex === other.sides[side].latex &&
            start.sides[side].condition === other.sides[side].condition,
        )
      )
    })
  )
}
