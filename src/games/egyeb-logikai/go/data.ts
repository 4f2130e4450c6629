import type { Words } from '../../../engine/index.ts'

/** The letters of the columns; the i is left out. */
export const COLUMNS = 'abcdefghjklmnopqrst'

/** The thick lines of the boards that follow the book's table: low, middle, high. */
const THICK: Readonly<Record<number, readonly [number, number, number]>> = {
  19: [4, 10, 16],
  13: [4, 7, 10],
  9: [3, 5, 7],
}

// The book's table of handicap stones, as low (a), middle (b) and high (c) lines.
const HANDICAP = [
  '',
  '',
  'aa cc',
  'aa cc ca',
  'aa cc ca ac',
  'aa cc ca ac bb',
  'aa cc ca ac ab cb',
  'aa cc ca ac ab cb bb',
  'aa cc ca ac ab cb ba bc',
  'aa cc ca ac ab cb ba bc bb',
]
// The book has four points on its own small board, which has no middle.
const SMALL_HANDICAP = [
  '',
  '',
  'd4 g7',
  'd4 g7 g4',
  'd4 g7 g4 d7',
  'd4 g7 g4 d7 e5',
  'd4 g7 g4 d7 c5 h6',
  'd4 g7 g4 d7 c5 h6 e5',
  'd4 g7 g4 d7 c5 h6 f3 e8',
  'd4 g7 g4 d7 c5 h6 f3 e8 e5',
]

export function handicapPoints(size: number, stones: number): string[] {
  const lines = THICK[size]
  if (!lines) return SMALL_HANDICAP[stones]!.split(' ').filter(Boolean)
  const line = (letter: string | undefined) => lines['abc'.indexOf(letter ?? 'a')]!
  return HANDICAP[stones]!.split(' ')
    .filter(Boolean)
    .map(([col, row]) => `${COLUMNS[line(col) - 1]}${line(row)}`)
}

/** The thick points: where the book has handicap stones. */
export const markedPoints = (size: number): string[] => handicapPoints(size, THICK[size] ? 9 : 4)

export const LAST_PASS: Words = {
  hu: 'Még egy passz, és vége: a táblán maradt kövek mind élőnek számítanak. Előbb vedd le a halottakat!',
  en: 'One more pass ends the game: every stone left on the board counts as alive. Capture the dead ones first!',
}
