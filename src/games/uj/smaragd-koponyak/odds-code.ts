import { NOSE } from './skull.ts'

/** A hand about to be rolled as one number: the 27 bits of skullKey, then the tokens. All shifts are of levels 1–4. */

const OWN = [0, 6, 12, 18]
const WILD = [3, 9, 15, 20]
const MASK = [7, 7, 7, 3]
export const HAND = 22
const PICKS = 25
export const TOKENS = 27

export const own = (c: number, i: number): number => (c >> OWN[i]!) & MASK[i]!
export const wild = (c: number, i: number): number => (c >> WILD[i]!) & MASK[i]!
export const on = (c: number, i: number): number => own(c, i) + wild(c, i)
export const handOf = (c: number): number => (c >> HAND) & 7
export const picksOf = (c: number): number => (c >> PICKS) & 3
export const tokensOf = (c: number): number => c >> TOKENS
export const floorOf = (c: number): number =>
  on(c, 3) > 0 ? 4 : on(c, 2) > 0 || picksOf(c) > 0 ? NOSE : on(c, 1) > 0 ? 2 : 1
export const diceOf = (c: number): number => handOf(c) + on(c, 0) + on(c, 1) + on(c, 2) + on(c, 3)
export const afterPick = (c: number): number => c + (1 << HAND) - (1 << OWN[NOSE - 1]!) + (1 << PICKS)
export const afterToken = (c: number): number => c - (1 << TOKENS) + (diceOf(c) < 7 ? 1 << HAND : 0)
export const afterPlacing = (c: number, level: number, o: number, w: number): number =>
  c + (o << OWN[level - 1]!) + (w << WILD[level - 1]!) - ((o + w) << HAND)
