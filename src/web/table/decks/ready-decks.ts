import type { Words } from '../../../engine/index.ts'
import { RATIO } from '../../../board/art/cards.ts'
import type { Face } from '../../../table/index.ts'
import type { CardDraft, DeckDraft } from './deck.ts'

/** Decks that are ready to be laid on the table, all in our own drawing. */

const WIDE = 1.3
const NOTE = 2.2

type Make = keyof typeof RATIO
const face = (make: Make, text: string, tint = 'white'): Face => {
  const width = make === 'money' ? NOTE : make === 'domino' ? 1 : WIDE
  return {
    kind: 'art',
    art: `deck-${make}`,
    tint,
    ...(text ? { text } : {}),
    width,
    height: Math.round(width * RATIO[make] * 1000) / 1000,
  }
}
const backOf = (make: 'french' | 'hungarian' | 'tarokk' | 'domino', tint: string): Face => {
  const { width, height } = face(make, '')
  return { kind: 'art', art: make === 'french' ? 'deck-back' : `deck-back-${make}`, tint, width, height }
}
export const plainBack = (tint = 'red'): Face => backOf('french', tint)

/** The same for cards of another shape. */
export const backFor = (tint: string, width: number, height: number): Face => ({
  kind: 'art',
  art: 'deck-back',
  tint,
  text: String(Math.round((1000 * height) / width) / 1000),
  width,
  height,
})

const words = (hu: string, en: string): Words => ({ hu, en })

const FRENCH: readonly (readonly [string, Words])[] = [
  ['H', words('kőr', 'of hearts')],
  ['D', words('káró', 'of diamonds')],
  ['S', words('pikk', 'of spades')],
  ['C', words('treff', 'of clubs')],
]
const COURT: Readonly<Record<string, Words>> = {
  A: words('ász', 'ace'),
  J: words('bubi', 'jack'),
  C: words('lovas', 'knight'),
  Q: words('dáma', 'queen'),
  K: words('király', 'king'),
}
const rankName = (rank: string): Words => COURT[rank] ?? words(rank, rank)
const suited = (make: Make, suit: string, name: Words, rank: string, rankWords: Words): CardDraft => ({
  names: words(`${name.hu} ${rankWords.hu}`, `${rankWords.en} ${name.en}`),
  front: face(make, suit + rank),
  copies: 1,
})

export function frenchDeck(options: {
  readonly ranks: 'all' | 'from seven'
  readonly tint: string
}): DeckDraft {
  const all = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
  const ranks = options.ranks === 'all' ? all : all.slice(5)
  return {
    back: backOf('french', options.tint),
    cards: FRENCH.flatMap(([suit, name]) =>
      ranks.map(rank => suited('french', suit, name, rank, rankName(rank))),
    ),
  }
}

const HUNGARIAN: readonly (readonly [string, Words])[] = [
  ['P', words('piros', 'of hearts')],
  ['T', words('tök', 'of bells')],
  ['Z', words('zöld', 'of leaves')],
  ['M', words('makk', 'of acorns')],
]
const HUNGARIAN_RANKS: readonly (readonly [string, Words])[] = [
  ['VII', words('hetes', 'seven')],
  ['VIII', words('nyolcas', 'eight')],
  ['IX', words('kilences', 'nine')],
  ['X', words('tízes', 'ten')],
  ['alsó', words('alsó', 'under')],
  ['felső', words('felső', 'over')],
  ['király', words('király', 'king')],
  ['ász', words('ász', 'ace')],
]
export const hungarianDeck = (tint: string): DeckDraft => ({
  back: backOf('hungarian', tint),
  cards: HUNGARIAN.flatMap(([suit, name]) =>
    HUNGARIAN_RANKS.map(([rank, rankWords]) => suited('hungarian', suit, name, rank, rankWords)),
  ),
})

/** The Hungarian tarokk deck of 42: the skíz, XXI to I, and five cards of each suit. */
export function tarokkDeck(tint: string): DeckDraft {
  const trumps = Array.from({ length: 22 }, (_, i): CardDraft => {
    const n = i + 1
    const names = n === 22 ? words('skíz', 'skíz') : words(`${n}. tarokk`, `tarokk ${n}`)
    return { names, front: face('tarokk', String(n)), copies: 1 }
  })
  const suits = FRENCH.flatMap(([suit, name]) =>
    ['K', 'Q', 'C', 'J', suit === 'H' || suit === 'D' ? 'A' : '10'].map(rank =>
      suited('tarokk', suit, name, rank, rankName(rank)),
    ),
  )
  return { back: backOf('tarokk', tint), cards: [...trumps, ...suits] }
}

export function dominoes(tint: string): DeckDraft {
  const cards: CardDraft[] = []
  for (let a = 0; a <= 6; a++)
    for (let b = a; b <= 6; b++)
      cards.push({
        names: words(`dominó ${a}–${b}`, `domino ${a}–${b}`),
        front: face('domino', `${a}:${b}`),
        copies: 1,
      })
  return { back: backOf('domino', tint), cards }
}

/** Tints of number cards, in the order in which they are taken. */
export const CARD_TINTS = ['red', 'blue', 'green', 'yellow', 'orange', 'purple'] as const
export type CardTint = (typeof CARD_TINTS)[number]
export const TINT_WORDS: Readonly<Record<CardTint, Words>> = {
  red: words('piros', 'red'),
  blue: words('kék', 'blue'),
  green: words('zöld', 'green'),
  yellow: words('sárga', 'yellow'),
  orange: words('narancssárga', 'orange'),
  purple: words('lila', 'purple'),
}

export interface NumberCards {
  readonly tints: readonly CardTint[]
  /** No numbers: cards of colours alone. */
  readonly numbers: { readonly least: number; readonly most: number } | undefined
  readonly copies: number
  readonly tint: string
}
export function numberCards({ tints, numbers, copies, tint }: NumberCards): DeckDraft {
  const values = numbers
    ? Array.from({ length: numbers.most - numbers.least + 1 }, (_, i) => String(numbers.least + i))
    : ['']
  return {
    back: backOf('french', tint),
    cards: tints.flatMap(each =>
      values.map((value): CardDraft => {
        const { hu, en } = TINT_WORDS[each]
        return {
          names: value ? words(`${hu} ${value}`, `${en} ${value}`) : words(`${hu} lap`, `${en} card`),
          front: face('number', value, each),
          copies,
        }
      }),
    ),
  }
}

const NOTES: readonly (readonly [value: number, hu: string, tint: string])[] = [
  [1, '1-es', 'grey'],
  [5, '5-ös', 'pink'],
  [10, '10-es', 'yellow'],
  [20, '20-as', 'green'],
  [50, '50-es', 'orange'],
  [100, '100-as', 'blue'],
  [500, '500-as', 'purple'],
  [1000, '1000-es', 'red'],
]
/** Notes have no back: money lies open, each value in a pile of its own. */
export const money = (copies: number): DeckDraft => ({
  cards: NOTES.map(([value, hu, tint]) => ({
    names: words(`${hu} bankjegy`, `note of ${value}`),
    front: face('money', String(value), tint),
    copies,
  })),
})

/** A card with words of one's own: the first line is its title. */
export const wordedFace = (text: string, tint: string): Face => face('worded', text.slice(0, 400), tint)
