import { choices, Moves, type Game, type Move, type Position } from '../src/engine/index.ts'

/** What both sides can be sure of: 1 the player to move wins, -1 loses, 0 neither can force anything. */
export type Value = -1 | 0 | 1

interface Node {
  readonly player: number
  readonly end: Value | undefined
  readonly next: readonly { readonly move: Move; readonly key: number }[]
}

/**
 * Solves a game of two players whose positions may come again: every position that can be reached is looked at, then wins and
 * losses are carried backwards from the ends until nothing changes. What is left is a draw. Repetition and caps are not asked.
 */
export function solved(game: Game, first: Position) {
  const nodes = new Map<number, Node>()
  const open: Position[] = [first.copy()]
  const out = new Moves()
  for (let p = open.pop(); p; p = open.pop()) {
    if (nodes.has(p.key)) continue
    const end = choices(game, p, out)
    const share = end?.result[p.turn]
    const next = (end ? [] : out.toArray()).map(move => {
      const then = p.copy()
      game.play(then, move)
      open.push(then)
      return { move, key: then.key }
    })
    const value = share === undefined ? undefined : share === 1 ? 1 : share === 0 ? -1 : 0
    nodes.set(p.key, { player: p.turn, end: value, next })
  }
  const values = new Map<number, Value>()
  for (const [key, { end }] of nodes) if (end !== undefined) values.set(key, end)
  for (let changed = true; changed;) {
    changed = false
    for (const [key, { player, next }] of nodes) {
      if (values.has(key)) continue
      const seen = next.map(({ key: then }) => {
        const value = values.get(then)
        return value === undefined || nodes.get(then)!.player === player ? value : -value
      })
      const value = seen.includes(1) ? 1 : seen.every(each => each === -1) ? -1 : undefined
      if (value === undefined) continue
      values.set(key, value)
      changed = true
    }
  }
  return {
    positions: nodes.size,
    value: (p: Position): Value => values.get(p.key) ?? 0,
  }
}
