import { expect, test } from 'vitest'
import { Match, Rng } from '../engine/index.ts'
import sakk from '../games/sakk/sakk/game.ts'
import backgammon from '../games/szerencse/backgammon/game.ts'
import trax from '../games/osszekotos/trax/game.ts'
import go from '../games/egyeb-logikai/go/game.ts'
import stratego from '../games/egyeb-logikai/stratego/game.ts'
import pente from '../games/amoba/pente/game.ts'
import { analyse, type Judged, type Moment } from './analysis.ts'

/** A clock that goes on by one whenever somebody looks: the same search on every machine. */
function steps(): () => number {
  let now = 0
  return () => now++
}
function analysed(match: Match, milliseconds: number): { judged: Judged[]; moments: readonly Moment[] } {
  const judged: Judged[] = []
  const run = analyse(match, { seed: 1, milliseconds, clock: steps() })
  for (;;) {
    const next = run.next()
    if (next.done) return { judged, moments: next.value }
    judged.push(next.value)
  }
}
/** A match by the names of its moves. */
function played(definition: typeof sakk, moves: readonly string[]): Match {
  const match = Match.begin(definition)
  for (const name of moves) {
    const found = match.find(name)
    if (!found.ok) throw new Error(found.why.en)
    match.play(found.value)
  }
  return match
}
function random(definition: typeof sakk, most: number, options = {}): Match {
  const match = Match.begin(definition, options)
  const rng = new Rng(3)
  while (!match.outcome && match.at < most) {
    match.roll(rng)
    if (match.moves.length > 0) match.play(match.moves[rng.below(match.moves.length)]!)
  }
  return match
}
const inRange = ({ shares }: Judged, players: number) =>
  shares.length === players && shares.every(share => share >= 0 && share <= 1)

test('the move that allowed the mate is told, with a better one', () => {
  const match = played(sakk, ['f2-f3', 'e7-e5', 'g2-g4', 'd8-h4'])
  expect(match.outcome?.result).toEqual([0, 1])
  const { judged, moments } = analysed(match, 6_000)
  expect(judged.map(({ index }) => index)).toEqual([0, 1, 2, 3])
  const worst = moments.find(({ index }) => index === 2)!
  expect(worst.seat).toBe(0)
  expect(worst.loss).toBeGreaterThan(0.3)
  expect(match.game.name(match.positionAt(2), worst.best)).not.toBe('g2-g4')
  // Mate in one is seen, and made: nothing was lost there.
  expect(judged[3]!.shares[1]).toBe(1)
  expect(match.game.name(match.positionAt(3), judged[3]!.best)).toBe('d8-h4')
  expect(moments.some(({ index }) => index === 3)).toBe(false)
  expect(moments.length).toBeLessThanOrEqual(3)
})

test('without a count of the position too: a missed win, and a move that gave the game away', () => {
  const match = played(trax, ['A1:ns', 'B1:ne', '@1:ns', 'C0:es', '@2:ns', 'E2:wn'])
  expect(match.outcome?.result).toEqual([1, 0])
  const { moments } = analysed(match, 3_000)
  const told = moments.map(({ index, seat }) => [index, seat])
  // Black opened the loop, White did not close it, and then Black did.
  expect(told).toContainEqual([4, 0])
  expect(told).toContainEqual([5, 1])
})

test('a match that nobody spoilt has no moments', () => {
  const { moments } = analysed(played(sakk, ['e2-e4', 'e7-e5', 'g1-f3', 'b8-c6']), 6_000)
  expect(moments).toEqual([])
})

test('luck is nobody’s decision; hidden men and several players can be analysed', () => {
  const dice = random(backgammon, 40)
  const { judged } = analysed(dice, 600)
  expect(judged.length).toBeGreaterThan(0)
  expect(judged.every(({ index }) => dice.moverAt(index)! >= 0)).toBe(true)
  expect(judged.every(each => inRange(each, 2))).toBe(true)
  const hidden = analysed(random(stratego, 100), 600)
  expect(hidden.judged.length).toBeGreaterThan(0)
  expect(hidden.judged.every(each => inRange(each, 2))).toBe(true)
  const four = analysed(random(pente, 24, { players: '4' }), 600)
  expect(four.judged.length).toBeGreaterThan(0)
  for (const { shares } of four.judged) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('where few games were tried, whoever is to move does not look like the winner', () => {
  const match = random(go, 40, { size: '9' })
  const { judged } = analysed(match, 1_200)
  const mean = judged.reduce((sum, { seat, shares }) => sum + shares[seat]!, 0) / judged.length
  expect(judged.length).toBeGreaterThan(30)
  expect(mean).toBeGreaterThan(0.35)
  expect(mean).toBeLessThan(0.62)
})
