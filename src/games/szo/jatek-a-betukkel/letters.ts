import { HUNGARIAN } from '../../../words/index.ts'

/** The numbers of the book: the board, the drawing sets, the title, the rounds and the points. */

export const WIDTH = 21
export const HEIGHT = 15
export const CELLS = WIDTH * HEIGHT
export const DRAWN = 10
export const ROUNDS = 7
/** What a letter that lies on the board already is worth. */
export const REUSED = 10
export const DIGITS = 10
export const DIGIT_COUNT = 4
export const SECONDS = 90

/** The red letters as the book lists them: letter and count; `?` is the joker. */
const RED_SET =
  'A 4 Á 2 B 1 C 1 D 1 E 5 É 2 G 2 H 1 I 3 J 1 K 5 L 3 M 2 N 3 O 3 Ö 1 R 2 S 3 T 4 U 1 Ü 1 V 1 Y 2 Z 2 ? 4'
/** What every player has in an own colour, besides the title. */
const OWN_SET =
  'A 9 Á 3 B 3 C 3 D 3 E 9 É 6 F 3 G 3 H 3 I 6 Í 6 J 3 K 6 L 6 M 6 N 6 O 6 Ó 6 Ö 3 Ő 3 P 3 R 6 S 6 T 9 U 3 Ú 3 Ü 3 ' +
  'Ű 3 V 3 Z 3 Y 3 ? 3'
const signsIn = (set: string): string[] => set.split(' ').filter((_, i) => i % 2 === 0)
const countsIn = (set: string): number[] =>
  set
    .split(' ')
    .filter((_, i) => i % 2 === 1)
    .map(Number)
export const RED_SIGNS = signsIn(RED_SET)
export const RED_COUNTS = countsIn(RED_SET)
export const OWN_SIGNS = signsIn(OWN_SET)
export const OWN_COUNTS = countsIn(OWN_SET)
export const JOKER = RED_SIGNS.length - 1

/** The words of the title, and where they stand unless the players agree otherwise: JÁTÉK from c8, A on i8, BETŰKKEL from k8. */
export const TITLE = ['JÁTÉK', 'A', 'BETŰKKEL'] as const
const MIDDLE = 7 * WIDTH
export const TITLE_STARTS = [MIDDLE + 2, MIDDLE + 8, MIDDLE + 10] as const

export const LETTERS = HUNGARIAN.length
/** The letter of a joker that has been laid but not named yet. */
export const UNNAMED = LETTERS
export const letterOf = (sign: string): number => HUNGARIAN.indexOf(sign)
export const signOf = (letter: number): string => HUNGARIAN[letter] ?? '?'
export const spelt = (word: string): number[] => [...word].map(letterOf)

// Ruling: the length of I, O, Ö, U, Ü is free on a drawn letter; A and Á, E and É are different letters.
const PAIRS = ['IÍ', 'OÓ', 'ÖŐ', 'UÚ', 'ÜŰ']
/** The same vowel long or short, or -1 where there is no other. */
export const OTHER_LENGTH = Array.from(HUNGARIAN, sign => {
  const pair = PAIRS.find(both => both.includes(sign))
  return pair ? letterOf(pair.replace(sign, '')) : -1
})
/** The red letter that a laid letter comes from, or -1 (F, P, Q, W, X): only a joker can be that. */
export const RED_OF = Array.from(HUNGARIAN, (sign, letter) => {
  const plain = RED_SIGNS.indexOf(sign)
  return plain >= 0 || OTHER_LENGTH[letter]! < 0 ? plain : RED_SIGNS.indexOf(signOf(OTHER_LENGTH[letter]!))
})
