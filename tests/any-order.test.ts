// Sets of men that may be pointed at in any order, in the games that have them.
import { expect, test } from 'vitest'
import { MoveChoice } from '../src/board/move-choice.ts'
import { Match, Rng, type Move, type Point } from '../src/engine/index.ts'
import abalon from '../src/games/egyeb-logikai/abalon/game.ts'
import twixt from '../src/games/osszekotos/twixt/game.ts'
import tetroid from '../src/games/sajat/tetroid/game.ts'

test.each([tetroid, abalon, twixt])('$id: whatever the order, the same move comes out', definition => {
  const rng = new Rng(4)
  const rules = definition.make({})
  const pick = (moves: readonly Move[]) => moves[rng.below(moves.length)]!
  let mixed = 0
  const match = Match.begin(definition)
  for (let ply = 0; ply < 160 && !match.outcome; ply++) {
    const { moves, position } = match
    const choosing = new MoveChoice(rules, position, moves, rules.scene(position))
    const loose = (m: Move) => rules.loosePoints!(position, m)
    const sets = moves.filter(m => loose(m) > 1)
    for (const move of sets.length > 0 ? [pick(sets), pick(sets), pick(moves)] : [pick(moves)]) {
      const points = rules.points(position, move)
      const set = rng.shuffle(points.slice(0, loose(move)))
      const order = [...set, ...points.slice(loose(move))]
      if (order.some((point, i) => point !== points[i])) mixed++
      const last = order.pop()!
      let chosen: readonly Point[] = []
      for (const point of order) {
        expect(choosing.point(chosen, point), match.nameOf(move)).toEqual({ chosen: [...chosen, point] })
        chosen = [...chosen, point]
      }
      expect(choosing.point(chosen, last), match.nameOf(move)).toEqual({ move })
    }
    // Links of twixt are taken off after a button, so that those are pressed now and then.
    const buttons = moves.filter(m => typeof rules.points(position, m)[0] === 'string')
    match.play(buttons.length > 0 && rng.below(3) === 0 ? pick(buttons) : pick(moves))
  }
  expect(mixed).toBeGreaterThan(10)
})
