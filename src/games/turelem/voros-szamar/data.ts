import type { PuzzleWalks } from '../../../kit/index.ts'

/** Written by `npm run walks -- voros-szamar 100 13 67`. */
export const WALKS: PuzzleWalks = {
  shortest:
    'j%\\%h o \\"p d V o%P e a%k n Y"j"h%l$]&q p%m l h O%j%f h%q g U ` f-k-i5f%d#o(F"k n"b h%p*h l&p+i g%h ',
  easy: 13,
  hard: 67,
  solved: { donkey: 'b1', flat: 'a3', upright: 'a4 b4 c4 d4', square: 'a1 a2 c3 d3' },
}
