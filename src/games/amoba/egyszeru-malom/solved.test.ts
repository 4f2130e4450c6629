// Solved by looking at every position that can be reached: with four men each the second player wins, with three nobody can.
import { expect, test } from 'vitest'
import { think } from '../../../ai/index.ts'
import { Match, Rng } from '../../../engine/index.ts'
import { solved } from '../../../../tests/solved.ts'
import game from './game.ts'

const tableOf = (men: string) => {
  const match = Match.begin(game, { men })
  const table = solved(match.game, match.position)
  console.log(
    `egyszeru-malom, ${men} men each: ${table.positions} positions, value ${table.value(match.position)}`,
  )
  const firsts = match.moves.map(m => {
    const then = match.position.copy()
    match.game.play(then, m)
    return table.value(then)
  })
  return { ...table, first: table.value(match.position), firsts }
}

test('with four men each the second player wins, whatever the first begins with', () => {
  const { first, firsts, positions } = tableOf('4')
  expect(first).toBe(-1)
  expect(firsts).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  expect(positions).toBe(5877)
})

test('with three men each it is a draw', () => {
  const { first, firsts } = tableOf('3')
  expect(first).toBe(0)
  expect(firsts).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

test('the strongest opponent plays it perfectly', () => {
  const table = tableOf('4')
  for (let seed = 1; seed <= 8; seed++) {
    const rng = new Rng(seed)
    const match = Match.begin(game)
    while (!match.outcome) {
      const { moves, position } = match
      let asked = 0
      const m =
        position.turn === 0
          ? moves[rng.below(moves.length)]!
          : // The clock counts how often it is asked, so the test does not depend on the machine.
            think(match.game, position, { seat: 1, level: 6, seed, milliseconds: 1000, clock: () => asked++ })
      match.play(m)
      if (position.turn === 0 && !match.outcome) expect(table.value(position), match.log.join(' ')).toBe(-1)
    }
    expect(match.outcome.result).toEqual([0, 1])
  }
})
