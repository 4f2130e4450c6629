import type { Words } from '../../../engine/index.ts'
import { text as words } from '../../../kit/index.ts'

/** A bet of the cloth: what it covers, what it pays beside the stake, and where it lies. */
export interface Bet {
  readonly name: string
  /** What people call it where its name is a code. */
  readonly called?: Words
  /** Pockets; 37 is 00. */
  readonly covers: readonly number[]
  /** The gain as a multiple of the stake. */
  readonly pays: number
  readonly x: number
  readonly y: number
  /** Half the width and height of its field; a spot on a line has none. */
  readonly half?: readonly [number, number]
  readonly fill?: string
  readonly text?: string
}

export const DOUBLE_ZERO = 37
export const pocketName = (pocket: number): string => (pocket === DOUBLE_ZERO ? '00' : String(pocket))
/** A lone digit would be printed larger than the other numbers; a space without width keeps them alike. */
export const printedName = (pocket: number): string => `${pocketName(pocket)}\u200b`

/** Ruling: the nine is red; it is missing in the print. */
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const NUMBERS = Array.from({ length: 36 }, (_, i) => i + 1)
export const isRed = (pocket: number): boolean => RED.includes(pocket)
export const colourOf = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 || pocket === DOUBLE_ZERO ? 'green' : isRed(pocket) ? 'red' : 'black'

/** Zeros are as green as the cloth. */
export const fillOf = (pocket: number): string =>
  colourOf(pocket) === 'green' ? 'cloth' : `solid-${colourOf(pocket)}`

/** A number's field is two wide; three of them are a row. */
export const [WIDE, HIGH] = [2, 1.2] as const
const rowOf = (n: number): number => Math.floor((n - 1) / 3)
const xOf = (n: number): number => ((n - 1) % 3) * WIDE
const yOf = (n: number): number => rowOf(n) * HIGH
const FIELD = [WIDE / 2, HIGH / 2] as const
/** The line at the end of the rows, and the one above the first row. */
const RIM = -WIDE / 2
const TOP = -HIGH / 2

const joined = (covers: readonly number[]): string => covers.map(pocketName).join('-')
const ranged = (covers: readonly number[]): string => `${covers[0]}..${covers.at(-1)}`
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i)

const single = (pocket: number, x: number, y: number, half: readonly [number, number]): Bet => ({
  name: pocketName(pocket),
  covers: [pocket],
  pays: 35,
  x,
  y,
  half,
  fill: fillOf(pocket),
  text: printedName(pocket),
})
const pair = (a: number, b: number, x: number, y: number): Bet => ({
  name: joined([a, b]),
  covers: [a, b],
  pays: 17,
  x,
  y,
})

/** Zero lies above the first row, three fields wide; in the American wheel it shares the place with 00. */
const zeros = (american: boolean): Bet[] =>
  american
    ? [
        single(0, WIDE / 4, -HIGH, [0.75 * WIDE, HIGH / 2]),
        single(DOUBLE_ZERO, 1.75 * WIDE, -HIGH, [0.75 * WIDE, HIGH / 2]),
        pair(0, DOUBLE_ZERO, WIDE, -HIGH),
        pair(0, 1, 0, TOP),
        pair(0, 2, 0.75 * WIDE, TOP),
        pair(DOUBLE_ZERO, 2, 1.25 * WIDE, TOP),
        pair(DOUBLE_ZERO, 3, 2 * WIDE, TOP),
        { name: '0-00-1-2-3', covers: [0, DOUBLE_ZERO, 1, 2, 3], pays: 6, x: RIM, y: TOP },
      ]
    : [single(0, WIDE, -HIGH, [1.5 * WIDE, HIGH / 2]), ...[1, 2, 3].map(n => pair(0, n, xOf(n), TOP))]

const isLast = (n: number): boolean => n % 3 === 0

function inside(): Bet[] {
  const firsts = NUMBERS.filter(n => n % 3 === 1)
  const upper = NUMBERS.filter(n => n <= 33)
  const below = (n: number): number => yOf(n) + HIGH / 2
  return [
    ...NUMBERS.map(n => single(n, xOf(n), yOf(n), FIELD)),
    ...NUMBERS.filter(n => !isLast(n)).map(n => pair(n, n + 1, xOf(n) + WIDE / 2, yOf(n))),
    ...upper.map(n => pair(n, n + 3, xOf(n), below(n))),
    ...firsts.map(n => ({ name: joined(from(n, 3)), covers: from(n, 3), pays: 11, x: RIM, y: yOf(n) })),
    ...upper
      .filter(n => !isLast(n))
      .map(n => {
        const covers = [n, n + 1, n + 3, n + 4]
        return { name: joined(covers), covers, pays: 8, x: xOf(n) + WIDE / 2, y: below(n) }
      }),
    ...firsts
      .filter(n => n < 34)
      .map(n => ({ name: ranged(from(n, 6)), covers: from(n, 6), pays: 5, x: RIM, y: below(n) })),
  ]
}

const COLUMNS = ['P', 'M', 'D'] as const
const columnOf = (k: number): number[] => NUMBERS.filter(n => n % 3 === (k + 1) % 3)
/** Ruling: manque is 1 to 18 and passe 19 to 36; the print has the two words the other way round. */
const CHANCES: readonly (readonly [string, Words, string, string, (n: number) => boolean])[] = [
  ['manque', words('kicsi (1–18)', 'low (1–18)'), 'cloth', 'MANQUE 1–18', n => n <= 18],
  ['pair', words('páros', 'even'), 'cloth', 'PAIR', n => n % 2 === 0],
  ['red', words('piros', 'red'), 'solid-red', '◆', isRed],
  ['black', words('fekete', 'black'), 'solid-black', '◆', n => !isRed(n)],
  ['impair', words('páratlan', 'odd'), 'cloth', 'IMPAIR', n => n % 2 === 1],
  ['passe', words('nagy (19–36)', 'high (19–36)'), 'cloth', 'PASSE 19–36', n => n > 18],
]

function outside(twoColumns: boolean): Bet[] {
  const foot = 12 * HIGH
  const both = [0, 1].map(k => ({
    name: `${COLUMNS[k]}+${COLUMNS[k + 1]}`,
    called: words(`${COLUMNS[k]} és ${COLUMNS[k + 1]} oszlop`, `columns ${COLUMNS[k]} and ${COLUMNS[k + 1]}`),
    covers: [...columnOf(k), ...columnOf(k + 1)],
    pays: 0.5,
    x: (k + 0.5) * WIDE,
    y: foot,
  }))
  return [
    ...COLUMNS.map((name, k) => ({
      name,
      called: words(`${name} oszlop`, `column ${name}`),
      covers: columnOf(k),
      pays: 2,
      x: k * WIDE,
      y: foot,
      half: FIELD,
      fill: 'cloth',
      text: name,
    })),
    ...[0, 1, 2].map(k => {
      const covers = from(12 * k + 1, 12)
      const y = (4 * k + 1.5) * HIGH
      const half = [0.9, 2 * HIGH] as const
      return {
        name: ranged(covers),
        covers,
        pays: 2,
        x: RIM - 0.9,
        y,
        half,
        fill: 'cloth',
        text: `${covers[0]}–${covers.at(-1)}`,
      }
    }),
    ...CHANCES.map(([name, called, fill, text, covered], k) => ({
      name,
      called,
      covers: NUMBERS.filter(covered),
      pays: 1,
      x: 2.5 * WIDE + 0.95,
      y: (2 * k + 0.5) * HIGH,
      half: [0.95, HIGH] as const,
      fill,
      text,
    })),
    ...(twoColumns ? both : []),
  ]
}

export const betsOf = (american: boolean, twoColumns: boolean): readonly Bet[] => [
  ...zeros(american),
  ...inside(),
  ...outside(twoColumns),
]

/** What a stake gains when it wins; halves are rounded down, in favour of the bank. */
export const gainOf = ({ pays }: Bet, stake: number): number => Math.floor(stake * pays)
