import { expect, test } from 'vitest'
import { Match, Rng } from '../engine/index.ts'
import sakk from '../games/sakk/sakk/game.ts'
import hex from '../games/osszekotos/hex/game.ts'
import stratego from '../games/egyeb-logikai/stratego/game.ts'
import { agreesToDraw, takesDraw, valueFor } from './manners.ts'
import { ponder } from './opponent.ts'
import { resigns } from './resigning.ts'

const flat = (value: number, n = 21) => Array.from({ length: n }, () => value)

test('nothing is agreed before the middle of the game, however bad it stands', () => {
  expect(agreesToDraw({ moves: 19, values: flat(-0.9), canBeDrawn: true })).toBe(false)
  expect(agreesToDraw({ moves: 20, values: flat(-0.9), canBeDrawn: true })).toBe(true)
})
test('a score that is merely level now is played on; one that has long been so is not', () => {
  const just = [...flat(-0.4, 12), ...flat(0, 9)]
  expect(agreesToDraw({ moves: 40, values: just, canBeDrawn: true })).toBe(false)
  expect(agreesToDraw({ moves: 40, values: flat(0, 5), canBeDrawn: true })).toBe(false)
  expect(agreesToDraw({ moves: 40, values: flat(0.01), canBeDrawn: true })).toBe(true)
  expect(agreesToDraw({ moves: 40, values: flat(0.2), canBeDrawn: true })).toBe(false)
})
test('where no game ends level by itself, only the one who stands worse agrees', () => {
  expect(agreesToDraw({ moves: 40, values: flat(0), canBeDrawn: false })).toBe(false)
  expect(agreesToDraw({ moves: 40, values: flat(-0.3), canBeDrawn: false })).toBe(true)
})

/** A chess match in which nothing is taken. */
function walked(pieces: Record<string, string>, plies: number): Match {
  const begun = Match.beginFrom(sakk, {}, { turn: 'white', pieces })
  if (!begun.ok) throw new Error(begun.why.en)
  const match = begun.value
  const rng = new Rng(4)
  while (match.at < plies) {
    const quiet = match.moves.filter(m => !match.nameOf(m).includes('x'))
    match.play(quiet[rng.below(quiet.length)]!)
    if (match.outcome) match.undo()
  }
  return match
}
const FORTRESS = { a4: 'white pawn', a5: 'black pawn', h4: 'white pawn', h5: 'black pawn' }

test('a real match: refused at the start, taken by the weaker side, and when nothing has moved for long', () => {
  expect(takesDraw(Match.begin(sakk), 1, 1)).toBe(false)
  const dead = walked({ e1: 'white king', e8: 'black king', ...FORTRESS }, 44)
  expect(dead.outcome).toBeUndefined()
  expect([0, 1].map(seat => takesDraw(dead, seat, 1))).toEqual([true, true])
  const uneven = walked({ e1: 'white king', e8: 'black king', a1: 'white rook', ...FORTRESS }, 44)
  expect([0, 1].map(seat => takesDraw(uneven, seat, 1))).toEqual([false, true])
})
test('hex is played on to its end', () => {
  const match = Match.begin(hex)
  const rng = new Rng(1)
  while (match.at < 44) match.play(match.moves[rng.below(match.moves.length)]!)
  expect([0, 1].filter(seat => takesDraw(match, seat, 1)).length).toBeLessThan(2)
})
test('where something is hidden the answer hangs on what the seat sees alone', () => {
  const match = Match.begin(stratego)
  const rng = new Rng(2)
  while (match.decisions < 60 && !match.outcome) {
    match.roll(rng)
    if (match.moves.length > 0) match.play(match.moves[rng.below(match.moves.length)]!)
  }
  const { game, position } = match
  const world = game.imagine!(game.layout.view(position, 0), 0, new Rng(9))
  expect(world.words).not.toEqual(position.words)
  expect(valueFor(game, world, 0, new Rng(5))).toBe(valueFor(game, position, 0, new Rng(5)))
})

test('a lost game is given up after three lost looks in a row, never at the beginning', () => {
  const even = flat(0.5, 7)
  expect(resigns([...even, 0.02, 0, 0])).toBe(true)
  expect(resigns([...even, 0, 0.1, 0])).toBe(false)
  expect(resigns([...even, 0.5, 0, 0])).toBe(false)
  expect(resigns(flat(0, 9))).toBe(false)
  expect(resigns(flat(0, 10))).toBe(true)
})
test('the search itself tells how it stands', () => {
  const lost = Match.beginFrom(
    sakk,
    {},
    { turn: 'black', pieces: { a8: 'black king', c6: 'white king', h1: 'white queen', b2: 'white pawn' } },
  )
  if (!lost.ok) throw new Error(lost.why.en)
  const { game, position } = lost.value
  let now = 0
  const { share } = ponder(game, position, {
    seat: 1,
    level: 6,
    seed: 1,
    milliseconds: 400,
    clock: () => now++,
  })
  expect(share).toBe(0)
})
