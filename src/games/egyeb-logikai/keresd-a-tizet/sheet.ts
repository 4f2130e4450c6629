import { colOf, neighbours, painted, rowOf, square } from '../../../kit/index.ts'

export const TEN = 10
const SIZE = 18
/** The numbers of the printed sheet; the first line is the uppermost row. */
const PRINTED = `
  532483213465723154 365172452853257523 176261531761386121 182378652315273213 263434133456728164 341515321234612387
  352624483745856711 213815874624587234 424336165563458687 615121356861341234 836238412472235678 812343543884121214
  221256231875673456 144167325627848515 475235418126254321 346326547345365257 541417836573178321 213521787821273735`
  .trim()
  .split(/\s+/)

const plain = square(SIZE, SIZE)
export const digits = plain.cells.map((_, c) => Number(PRINTED[SIZE - 1 - rowOf(plain, c)]![colOf(plain, c)]))
export const sheet = painted(
  plain,
  {},
  Object.fromEntries(plain.names.map((name, c) => [name, String(digits[c])])),
)

/** Every way over three different cells that touch one after the other, by side or corner, in the order of the first cell. */
const ways = sheet.cells.flatMap((_, a) =>
  neighbours(sheet, a).flatMap(b => neighbours(sheet, b).flatMap(c => (c === a ? [] : [[a, b, c] as const]))),
)
export const WAYS = ways.length
/** The three cells of way i are wayCells[3 * i] and the two after it. */
export const wayCells = Int16Array.from(ways.flat())
export const makesTen = Uint8Array.from(ways, cells =>
  cells.reduce((sum, c) => sum + digits[c]!, 0) === TEN ? 1 : 0,
)
/** The ways to a ten, those with the largest number on their last cell first and cell by cell. */
export const TENS = Int16Array.from([...ways.keys()].filter(i => makesTen[i] === 1)).sort((a, b) => {
  const [last, other] = [ways[a]![2], ways[b]![2]]
  return digits[other]! - digits[last]! || last - other
})
