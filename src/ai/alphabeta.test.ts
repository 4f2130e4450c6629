// The search by what it must find and must not forget, in games small enough to know the truth.
import { describe, expect, test } from 'vitest'
import { Match, Rng, type Json } from '../engine/index.ts'
import sakk from '../games/sakk/sakk/game.ts'
import { AlphaBeta } from './alphabeta.ts'
import { Budget } from './budget.ts'
import { EXACT, LOWER, Transpositions } from './transpositions.ts'

// The search as it plays: with all that the game can tell it.
await Match.begin(sakk).game.study!()

const begun = (position: Json): Match => {
  const match = Match.beginFrom(sakk, {}, position)
  if (!match.ok) throw new Error(match.why.en)
  return match.value
}
const search = (match: Match, deepest: number, spread = 0, seen = match.seenKeys()) =>
  new AlphaBeta(match.game, new Budget(Infinity), new Rng(1), seen).best(
    match.position.copy(),
    deepest,
    spread,
  )

/** White wins a rook ending in a known number of moves. */
const MATE_IN_TWO = {
  turn: 'white',
  pieces: { g6: 'white king', a1: 'white rook', b7: 'white rook', h8: 'black king', c7: 'black pawn' },
}

describe('wins', () => {
  test('are counted from where they are found: the shorter one is played, and stays as short when looked at again', () => {
    const match = begun({ turn: 'white', pieces: { f6: 'white king', a7: 'white rook', h8: 'black king' } })
    const [first] = search(match, 12)
    match.play(first!.move)
    match.play(match.moves[0]!)
    const [second] = search(match, 12)
    // Two plies later it is two plies nearer.
    expect(second!.score - first!.score).toBeCloseTo(0.02, 5)
  })
  test('a mate is not given up for material', () => {
    const match = begun(MATE_IN_TWO)
    const [best] = search(match, 6)
    expect(match.nameOf(best!.move)).toMatch(/^a1-a8|^b7-b8/)
    expect(best!.score).toBeGreaterThan(99.9)
  })
})

test('a position met before counts as a draw, whatever the table knows of it', () => {
  const pieces = { a1: 'white king', h7: 'black king', b1: 'white rook', g2: 'black pawn', h8: 'black rook' }
  const match = begun({ turn: 'black', pieces })
  const [free] = search(match, 5)
  const after = match.position.copy()
  match.game.play(after, free!.move)
  // The same search again, but the best move now leads to where the match has been.
  const again = search(match, 5, 0, new Map([[after.key, 1]]))
  const same = again.find(({ move }) => move === free!.move)!
  expect(same.score).toBeLessThan(free!.score)
  expect(Math.abs(same.score)).toBeLessThan(0.1)
})

test('what was found out while the other thought takes the next search deeper', async () => {
  const depthOf = async (ahead: boolean): Promise<number> => {
    const match = Match.begin(sakk, {})
    const game = sakk.make({})
    await game.study?.()
    const budget = (most: number) => new Budget(Infinity, undefined, undefined, { most })
    const look = (nodes: number) => {
      const search = new AlphaBeta(game, budget(nodes), new Rng(1), match.seenKeys(), 'kept')
      const [best] = search.best(match.position.copy())
      return { depth: search.depth, move: best!.move }
    }
    match.play(match.moves[0]!)
    const answer = new AlphaBeta(game, budget(20_000), new Rng(1), undefined, 'fleeting').best(
      match.position.copy(),
    )[0]!
    for (let slice = 0; ahead && slice < 8; slice++) look(20_000)
    match.play(answer.move)
    return look(20_000).depth
  }
  expect(await depthOf(true)).toBeGreaterThan(await depthOf(false))
})

test('moves within the spread have true scores of their own', () => {
  const match = begun({
    turn: 'white',
    pieces: { e1: 'white king', e8: 'black king', d4: 'white rook', a7: 'black pawn' },
  })
  const ranked = search(match, 3, 0.5)
  const alone = ranked.map(({ move }) => {
    const then = match.position.copy()
    match.game.play(then, move)
    return -new AlphaBeta(match.game, new Budget(Infinity), new Rng(1)).best(then, 2)[0]!.score
  })
  expect(ranked.length).toBeGreaterThan(10)
  for (const [i, { score }] of ranked.entries())
    if (score > ranked[0]!.score - 0.5) expect(score).toBeCloseTo(alone[i]!, 1)
})

describe('the table', () => {
  test('keeps what was found deepest, and lets what is older go', () => {
    const table = new Transpositions()
    const game = {}
    table.begin(game)
    table.keep(2, 10, 7, 50, 12, EXACT)
    table.keep(2, 11, 8, 60, 6, LOWER)
    table.keep(2, 12, 9, 70, 3, LOWER)
    expect(table.find(2, 11)).toBe(-1)
    const at = table.find(2, 10)
    expect([table.move(at), table.score(at), table.depth(at), table.bound(at)]).toEqual([7, 50, 12, EXACT])
    for (let i = 0; i < 5; i++) table.begin(game)
    table.keep(2, 13, 1, -80, 1, LOWER)
    table.keep(2, 14, 2, -90, 2, LOWER)
    expect(table.find(2, 10)).toBe(-1)
    expect(table.score(table.find(2, 13))).toBe(-80)
  })
  test('forgets another game', () => {
    const table = new Transpositions()
    table.begin({})
    table.keep(2, 10, 7, 50, 12, EXACT)
    table.begin({})
    expect(table.find(2, 10)).toBe(-1)
  })
})
