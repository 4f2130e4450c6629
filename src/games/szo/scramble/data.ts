/** Letters as the book lists them: "letter count,value". The blank is written `?`. */
const ENGLISH =
  'A 9,1 B 2,3 C 2,3 D 4,2 E 12,1 F 2,4 G 3,2 H 2,4 I 9,1 J 1,8 K 1,5 L 4,1 M 2,3 N 6,1 O 8,1 P 2,3 Q 1,10 ' +
  'R 6,1 S 4,1 T 6,1 U 4,1 V 2,4 W 2,4 X 1,8 Y 2,4 Z 1,10 ? 2,0'
// Ruling: the printed value 4 of the French I is a misprint for 1.
const FRENCH =
  'A 9,1 B 2,3 C 2,3 D 3,2 E 15,1 F 2,4 G 2,2 H 2,4 I 8,1 J 1,8 K 1,10 L 5,1 M 3,2 N 6,1 O 6,1 P 2,3 Q 1,8 ' +
  'R 6,1 S 6,1 T 6,1 U 6,1 V 2,4 W 1,10 X 1,10 Y 1,10 Z 1,10 ? 2,0'

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The number of the blank among the letters 0–25. */
export const BLANK = 26
export const RACK = 7

export interface TileSet {
  readonly counts: readonly number[]
  readonly values: readonly number[]
}

const read = (text: string): TileSet => {
  const pairs = text.split(' ').flatMap((word, i) => (i % 2 === 1 ? [word.split(',').map(Number)] : []))
  return { counts: pairs.map(pair => pair[0]!), values: pairs.map(pair => pair[1]!) }
}

export const TILES: Readonly<Record<string, TileSet>> = { english: read(ENGLISH), french: read(FRENCH) }

// Ruling: i3, i7, i9, i13 stand where the book prints j3, j7, j9, j13.
export const PREMIUMS: Readonly<Record<string, string>> = {
  'bonus-2l': 'a4 a12 c7 c9 d1 d8 d15 g3 g7 g9 g13 h4 h12 i3 i7 i9 i13 l1 l8 l15 m7 m9 o4 o12',
  'bonus-3l': 'b6 b10 f2 f6 f10 f14 j2 j6 j10 j14 n6 n10',
  'bonus-2w': 'b2 b14 c3 c13 d4 d12 e5 e11 k5 k11 l4 l12 m3 m13 n2 n14',
  'bonus-3w': 'a1 a8 a15 h1 h8 h15 o1 o8 o15',
}
