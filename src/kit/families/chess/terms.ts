import type { Core } from './core.ts'

/** Distances beyond this count as this. */
export const FAR = 8
/** How many cells a man can go to, by halves for those that reach far. */
export const FREEDOM = 16
/** How many times the cells around a royal are aimed at. */
export const PRESSURE = 24
/** How far a passed pawn has to go, and four more things about pawns. */
export const PAWN_TERMS = 16
export const [GUARDED, DOUBLED, WEAK, SUPPORTED] = [12, 13, 14, 15]
/** How many men of a kind in the hand are told apart. */
export const IN_HANDS = 3

/** What the judgement of a position is made of: where the weights of each kind of feature begin, and how many there are. */
export interface Terms {
  /** kind * size + cell as its owner sees the board */
  readonly place: number
  /** kind * FAR + distance from the own royal, from the foe's */
  readonly own: number
  readonly foe: number
  /** kind * FREEDOM + how freely it moves */
  readonly freedom: number
  readonly pressure: number
  readonly pawns: number
  /** Whether a player has two of a kind. */
  readonly pair: number
  /** kind * IN_HANDS + which of them */
  readonly hand: number
  /** To be the one to move. */
  readonly tempo: number
  readonly count: number
}

export function layTerms(core: Core): Terms {
  const kinds = core.pieces.kinds.length
  let count = 0
  const take = (n: number) => (count += n) - n
  return {
    place: take(kinds * core.size),
    own: take(kinds * FAR),
    foe: take(kinds * FAR),
    freedom: take(kinds * FREEDOM),
    pressure: take(PRESSURE),
    pawns: take(PAWN_TERMS),
    pair: take(kinds),
    hand: take(core.hands >= 0 ? kinds * IN_HANDS : 0),
    tempo: take(1),
    count,
  }
}

/** The board as the second player sees it, where that is the first player's view turned or reflected; else undefined. */
export function otherView(core: Core): Int32Array | undefined {
  const { cells } = core.rules.board
  const xs = cells.map(({ x }) => x)
  const ys = cells.map(({ y }) => y)
  const across = Math.min(...xs) + Math.max(...xs)
  const along = Math.min(...ys) + Math.max(...ys)
  const at = new Map(cells.map(({ x, y }, c) => [core.geometry.key(x, y), c]))
  const view = (turned: boolean) =>
    cells.map(({ x, y }) => at.get(core.geometry.key(turned ? across - x : x, along - y)) ?? -1)
  const men = new Map(core.setup)
  const { pieces } = core
  return [view(false), view(true)]
    .filter(seen =>
      seen.every((other, c) => {
        const [code, facing] = [men.get(c) ?? 0, other < 0 ? -1 : (men.get(other) ?? 0)]
        if (code === 0 || facing <= 0) return code === facing
        return pieces.kind(code) === pieces.kind(facing) && pieces.owner(code) !== pieces.owner(facing)
      }),
    )
    .map(seen => Int32Array.from(seen))[0]
}
