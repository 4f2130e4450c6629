// Ataxx and Hexxagon written only from the rules, on maps of coordinates, sharing no code with the kit.
export type Place = readonly [number, number]
export interface Discs {
  /** Every cell of the board: a player's number, EMPTY or CLOSED. */
  readonly cells: ReadonlyMap<string, number>
  readonly turn: number
  readonly players: number
}
export const EMPTY = -1
export const CLOSED = -2
export type Distance = (a: Place, b: Place) => number

export const squares: Distance = ([a, b], [c, d]) => Math.max(Math.abs(a - c), Math.abs(b - d))
export const hexagons: Distance = ([a, b], [c, d]) =>
  (Math.abs(a - c) + Math.abs(b - d) + Math.abs(a + b - c - d)) / 2

const LETTERS = 'abcdefghijklmnop'
export const placeOf = (name: string): Place => [LETTERS.indexOf(name[0]!), Number(name.slice(1)) - 1]

const left = (s: Discs, player: number) => [...s.cells.values()].filter(one => one === player).length

/** Names of the moves and where they lead; `c3` divides, `a1-c3` jumps. Empty when the player cannot move. */
export function slowMoves(s: Discs, distance: Distance): Map<string, Discs> {
  const found = new Map<string, Discs>()
  for (const [target, held] of s.cells) {
    if (held !== EMPTY) continue
    for (const [source, owner] of s.cells) {
      const steps = distance(placeOf(source), placeOf(target))
      if (owner !== s.turn || steps < 1 || steps > 2) continue
      const after = new Map(s.cells)
      if (steps === 2) after.set(source, EMPTY)
      after.set(target, s.turn)
      for (const [near, who] of s.cells)
        if (who >= 0 && who !== s.turn && distance(placeOf(near), placeOf(target)) === 1)
          after.set(near, s.turn)
      const next = { ...s, cells: after }
      let turn = s.turn
      do turn = (turn + 1) % s.players
      while (left(next, turn) === 0)
      found.set(steps === 1 ? target : `${source}-${target}`, { ...next, turn })
    }
  }
  return found
}

/** Who leads when the board ends the game: nobody can move, it is full, or one colour is alone. */
export function slowLeaders(s: Discs, distance: Distance): number[] | undefined {
  const counts = Array.from({ length: s.players }, (_, i) => left(s, i))
  const isAlone = counts.filter(n => n > 0).length === 1
  const isFull = ![...s.cells.values()].includes(EMPTY)
  const cannot = counts.every((_, i) => slowMoves({ ...s, turn: i }, distance).size === 0)
  if (!isAlone && !isFull && !cannot) return undefined
  return counts.flatMap((n, i) => (n === Math.max(...counts) ? [i] : []))
}

/** The whole position as the program writes it. */
export const written = (s: Discs, tints: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...s.cells].flatMap(([name, who]) =>
      who === EMPTY ? [] : [[name, who === CLOSED ? 'blocked' : `${tints[who]!} disc`]],
    ),
  )
