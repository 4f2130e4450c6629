// Small words of the floor that several games share: hands, flags, where kinds may stand, values and weights.
import { expect, test } from 'vitest'
import { readPosition } from '../../engine/index.ts'
import { square } from '../boards/index.ts'
import { BLACK, RED, WHITE } from '../pieces.ts'
import { aheadBy, common, ground, kind, menOf, place, standing, takeHeaviest } from './index.ts'

const g = ground({
  players: [WHITE, BLACK],
  board: square(3, 3),
  kinds: {
    man: kind('bábu', 'man', 'disc', { on: 'a1 b1 c1' }),
    rock: common('kő', 'rock', 'disc'),
  },
  setup: { man: ['a1 b1', 'c1'], rock: 'b2' },
  hands: { man: 2 },
  flags: ['moved'],
  tracks: ['counts'],
})
const game = standing(g, { moves: (_, out) => out.add(place(3)), play: p => g.endTurn(p) })
const begun = () => {
  const p = game.layout.empty()
  game.start(p)
  return p
}

test('whose piece stands on a cell', () => {
  expect([0, 2, 4, 8].map(c => g.ownerAt(begun(), c))).toEqual([0, 1, 2, -1])
})

test('hands: how many are held, and some more; none where there are no hands', () => {
  const p = begun()
  g.toHand(p, 1, 'man', 2)
  g.toHand(p, 0, 'man', -1)
  expect([g.inHand(p, 0, 'man'), g.inHand(p, 1, 'man')]).toEqual([1, 4])
  const bare = ground({ players: [WHITE], board: square(1, 1), kinds: { man: kind('', '', '') } })
  expect(bare.inHand(bare.layout.empty(), 0, 'man')).toBe(0)
})

test('a flag is set for one player alone', () => {
  const p = begun()
  g.setFlag(p, g.flag.moved, 1)
  expect([0, 1].map(player => g.hasFlag(p, g.flag.moved, player))).toEqual([false, true])
})

test('a position with a piece where its kind may not stand is refused', () => {
  expect(readPosition(game, game.layout.write(begun()))).toMatchObject({ ok: true })
  const read = readPosition(game, { pieces: { a2: 'black man', c3: 'rock' } })
  expect(read).toMatchObject({ ok: false, why: { en: 'No black man can stand here: a2.' } })
})

test('a value by a count: of two players against the other, of more against the best', () => {
  const p = begun()
  expect(aheadBy(menOf(g), 1)(p, 0)).toBe(0.5)
  expect(aheadBy(menOf(g), 1)(p, 1)).toBe(-0.5)
  const counts = [1, 4, 6]
  const three = aheadBy((_, i) => counts[i]!, 2, [WHITE, BLACK, RED].length)
  expect(counts.map((_, i) => three(p, i))).toEqual([-5 / 7, -0.5, 0.5])
})

test('the heaviest come out one by one, the first of equals first, while they weigh more than nothing', () => {
  const weights = Float64Array.of(0, 2, 5, 2)
  expect([1, 2, 3, 4].map(() => takeHeaviest(weights))).toEqual([2, 1, 3, -1])
  expect(takeHeaviest(Float64Array.of(-2, -3), -2.5)).toBe(0)
})
