import { HUNGARIAN as SIGNS, LATIN, type Language } from '../../../words/index.ts'

/** Letters as the book lists them: "letter count,value". The blank is written `?`. */
const ENGLISH =
  'A 9,1 B 2,3 C 2,3 D 4,2 E 12,1 F 2,4 G 3,2 H 2,4 I 9,1 J 1,8 K 1,5 L 4,1 M 2,3 N 6,1 O 8,1 P 2,3 Q 1,10 ' +
  'R 6,1 S 4,1 T 6,1 U 4,1 V 2,4 W 2,4 X 1,8 Y 2,4 Z 1,10 ? 2,0'
// Ruling: the printed value 4 of the French I is a misprint for 1.
const FRENCH =
  'A 9,1 B 2,3 C 2,3 D 3,2 E 15,1 F 2,4 G 2,2 H 2,4 I 8,1 J 1,8 K 1,10 L 5,1 M 3,2 N 6,1 O 6,1 P 2,3 Q 1,8 ' +
  'R 6,1 S 6,1 T 6,1 U 6,1 V 2,4 W 1,10 X 1,10 Y 1,10 Z 1,10 ? 2,0'
// Ruling: the Hungarian set, which the book has not, is the usual one of 100 tiles: letters of two signs (SZ, GY) have tiles of
// their own, and a word may also be laid with the tiles of the two signs.
const HUNGARIAN =
  'A 6,1 Á 4,1 B 3,2 C 1,5 CS 1,7 D 3,2 E 6,1 É 3,3 F 2,4 G 3,2 GY 2,4 H 2,3 I 3,1 Í 1,5 J 2,4 K 6,1 L 4,1 LY 1,8 ' +
  'M 3,1 N 4,1 NY 1,5 O 3,1 Ó 3,2 Ö 2,4 Ő 1,7 P 2,4 R 4,1 S 3,1 SZ 2,3 T 5,1 TY 1,10 U 2,4 Ú 1,7 Ü 2,4 Ű 1,7 V 2,3 ' +
  'Z 2,4 ZS 1,8 ? 2,0'

export const RACK = 7

export interface TileSet {
  /** What is printed on each tile; the blank is the last. */
  readonly signs: readonly string[]
  /** The number of the blank, after all the letters. */
  readonly blank: number
  /** The letters of the word list that each tile stands for: two for SZ. */
  readonly spelling: readonly (readonly number[])[]
  readonly counts: readonly number[]
  readonly values: readonly number[]
}

const read = (text: string, alphabet: string): TileSet => {
  const words = text.split(' ')
  const signs = words.filter((_, i) => i % 2 === 0)
  const pairs = words.filter((_, i) => i % 2 === 1).map(word => word.split(',').map(Number))
  return {
    signs,
    blank: signs.length - 1,
    spelling: signs.slice(0, -1).map(sign => [...sign].map(letter => alphabet.indexOf(letter))),
    counts: pairs.map(pair => pair[0]!),
    values: pairs.map(pair => pair[1]!),
  }
}

/** The letters of the list that a row of tiles spells. */
export const spelt = (tiles: TileSet, row: readonly number[]): number[] =>
  row.flatMap(tile => tiles.spelling[tile]!)

export const TILES: Readonly<Record<Language, TileSet>> = {
  english: read(ENGLISH, LATIN),
  french: read(FRENCH, LATIN),
  hungarian: read(HUNGARIAN, SIGNS),
}

// Ruling: i3, i7, i9, i13 stand where the book prints j3, j7, j9, j13.
export const PREMIUMS: Readonly<Record<string, string>> = {
  'bonus-2l': 'a4 a12 c7 c9 d1 d8 d15 g3 g7 g9 g13 h4 h12 i3 i7 i9 i13 l1 l8 l15 m7 m9 o4 o12',
  'bonus-3l': 'b6 b10 f2 f6 f10 f14 j2 j6 j10 j14 n6 n10',
  'bonus-2w': 'b2 b14 c3 c13 d4 d12 e5 e11 k5 k11 l4 l12 m3 m13 n2 n14',
  'bonus-3w': 'a1 a8 a15 h1 h8 h15 o1 o8 o15',
}
