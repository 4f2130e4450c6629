import type { Words } from '../../../engine/index.ts'

// The book's table of handicap stones. The small board follows it from its own four points on.
const HANDICAP = [
  '',
  '',
  'd4 q16',
  'd4 q16 q4',
  'd4 q16 q4 d16',
  'd4 q16 q4 d16 k10',
  'd4 q16 q4 d16 d10 q10',
  'd4 q16 q4 d16 d10 q10 k10',
  'd4 q16 q4 d16 d10 q10 k4 k16',
  'd4 q16 q4 d16 d10 q10 k4 k16 k10',
]
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

export const handicapPoints = (size: number, stones: number): string[] =>
  (size === 19 ? HANDICAP : SMALL_HANDICAP)[stones]!.split(' ').filter(Boolean)

/** The thick points: where the book has handicap stones. */
export const markedPoints = (size: number): string[] => handicapPoints(size, size === 19 ? 9 : 4)

export const LAST_PASS: Words = {
  hu: 'Még egy passz, és vége: a táblán maradt kövek mind élőnek számítanak. Előbb vedd le a halottakat!',
  en: 'One more pass ends the game: every stone left on the board counts as alive. Capture the dead ones first!',
}
