import { fail, ok, type Choice, type Result, type Words } from '../../../engine/index.ts'
import { PATH_CARDS, PATHS, SIDES, type Side } from './cards.ts'
import { FORTY_VALUES, TRIGONOMETRIC } from './data.ts'

/** What the rules need of a deck: the value of each path card and the condition of each side of Start. */

export const CONDITIONS = {
  none: { hu: 'nincs feltétel', en: 'no condition' },
  rising: { hu: 'monoton növekvő', en: 'rising' },
  falling: { hu: 'monoton csökkenő', en: 'falling' },
  'strictly-rising': { hu: 'szigorúan növekvő', en: 'strictly rising' },
  'strictly-falling': { hu: 'szigorúan csökkenő', en: 'strictly falling' },
  even: { hu: 'páros', en: 'even' },
  odd: { hu: 'páratlan', en: 'odd' },
  whole: { hu: 'egész', en: 'whole' },
  positive: { hu: 'pozitív', en: 'positive' },
  negative: { hu: 'negatív', en: 'negative' },
} as const satisfies Record<string, Words>
export type Condition = keyof typeof CONDITIONS
/** What a side of Start says where equal neighbours are not allowed. */
export const STRICTER: Partial<Record<Condition, Condition>> = {
  rising: 'strictly-rising',
  falling: 'strictly-falling',
}

/** How the cards of a studio deck look where they differ from white letters on our own back; the rules do not ask. */
export interface DeckLook {
  /** Colours of the letters, "#rrggbb": by path card, by Start. */
  readonly paths: readonly string[]
  readonly starts: readonly string[]
  /** The picture on the back of path, Start and action cards, as a data address. */
  readonly back: { readonly data: string; readonly width: number; readonly height: number } | null
}

/** A studio deck has all of this and more. The paths come in the order of the forty cards (cards.ts). */
export interface DeckData {
  readonly name: string
  readonly paths: readonly {
    readonly shape: string
    readonly latex: string
    readonly value: string | null
  }[]
  readonly starts: readonly {
    readonly sides: Readonly<Record<Side, { readonly latex: string; readonly condition: Condition }>>
  }[]
  readonly look?: DeckLook
}

/** "-3/4", "0.25" or "1,5" as a number; undefined when it is none. */
export function numberOf(text: string): number | undefined {
  const clean = text.trim().replace('−', '-').replace(',', '.')
  const [, top = '', bottom] = /^([+-]?\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/.exec(clean) ?? []
  if (top === '' || (bottom !== undefined && Number(bottom) === 0)) return undefined
  return Number(top) / Number(bottom ?? 1)
}

/** Values nearer than this are one value: exact fractions never are, roots written as decimals may be. */
const SAME = 1e-9

/** A deck ready to play: values as ranks, so that comparing is comparing whole numbers. */
export interface Deck {
  readonly data: DeckData
  /** By code: 0 without a value, else 2 + the rank of the value. */
  readonly ranks: readonly number[]
  /** The number and the text of each rank, lowest first. */
  readonly numbers: readonly number[]
  readonly texts: readonly string[]
}

export function readDeck(data: DeckData): Deck {
  const values = data.paths.map(({ value }) => (value === null ? undefined : numberOf(value)))
  const numbers: number[] = []
  const texts: string[] = []
  const sorted = values.flatMap((value, i) => (value === undefined ? [] : [{ value, i }]))
  for (const { value, i } of sorted.sort((a, b) => a.value - b.value))
    if (numbers.length === 0 || value - numbers.at(-1)! >= SAME) {
      numbers.push(value)
      texts.push(data.paths[i]!.value!.trim().replace('-', '−'))
    }
  const rank = (value: number) => numbers.findIndex(each => Math.abs(each - value) < SAME)
  return {
    data,
    numbers,
    texts,
    ranks: [0, ...values.map(value => (value === undefined ? 0 : 2 + rank(value)))],
  }
}

/** Cards that carry a text but no value: they fit everywhere, and the players should know. */
export const cardsWithoutValue = (
  data: DeckData,
): readonly { readonly card: string; readonly latex: string }[] =>
  data.paths.flatMap(({ latex, value }, i) =>
    latex.trim() !== '' && (value === null || numberOf(value) === undefined)
      ? [{ card: PATHS[i]!.name, latex }]
      : [],
  )

/** A deck whose shapes are the forty cards, with a Start. */
export function checkDeck(data: DeckData): Result<DeckData> {
  if (data.paths.length !== PATH_CARDS || data.paths.some(({ shape }, i) => shape !== PATHS[i]!.id))
    return fail('A pakliban nem a negyven ösvénylap van.', 'The deck does not hold the forty path cards.')
  if (data.starts.length === 0) return fail('A pakliban nincs Startlap.', 'The deck has no Start.')
  for (const { sides } of data.starts)
    for (const side of SIDES)
      if (!(sides[side].condition in CONDITIONS))
        return fail('A Startlap feltétele ismeretlen.', 'The condition of a Start is unknown.')
  return ok(data)
}

/** FNV-1a over what the rules read: two decks with the same hash play the same. */
export function hashOf(data: DeckData): string {
  const text = JSON.stringify([
    data.paths.map(({ latex, value }) => [latex, value]),
    data.starts.map(({ sides }) => SIDES.map(side => [sides[side].latex, sides[side].condition])),
  ])
  let h = 0x811c9dc5
  let g = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    g = Math.imul(g ^ text.charCodeAt(text.length - 1 - i), 0x85ebca6b)
  }
  return [h, g].map(part => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

const decks = new Map<string, Deck>()
/** The choices of the option `deck`; a registered deck joins them. */
export const DECK_CHOICES: Choice[] = []
export const BUILT_IN_DECK = 'trigonometric'
/** The built-in deck of the rules before the third. */
export const OLDER_DECK = 'forty-values'

function enter(id: string, data: DeckData, name: Words): string {
  if (!decks.has(id)) DECK_CHOICES.push({ id, name })
  // The same cards may come again in other colours.
  decks.set(id, readDeck(data))
  return id
}
enter(BUILT_IN_DECK, TRIGONOMETRIC, { hu: 'trigonometrikus', en: 'trigonometric' })
enter(OLDER_DECK, FORTY_VALUES, {
  hu: 'trigonometrikus (40 érték)',
  en: 'trigonometric (40 values)',
})

/** Makes a deck playable. Its id names its content, so a saved match finds the same cards or none. */
export function registerDeck(data: DeckData): Result<string> {
  const checked = checkDeck(data)
  if (!checked.ok) return checked
  return ok(enter(`deck-${hashOf(data)}`, data, { hu: data.name, en: data.name }))
}

export const hasDeck = (id: string): boolean => decks.has(id)

export function deckNamed(id: string): Deck {
  const deck = decks.get(id)
  if (!deck)
    throw new Error(`A játszma paklija („${id}”) nincs itt. The deck of this match ("${id}") is not here.`)
  return deck
}
