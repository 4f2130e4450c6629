// The first player wins by force: proved by search on every board up to the book's 8 × 8.
import { expect, test } from 'vitest'
import { think, thinkRandomly } from '../../../ai/index.ts'
import { Match, Rng } from '../../../engine/index.ts'
import { provesWin } from '../../../../tests/proved.ts'
import blokad from './game.ts'

const MOST = 2_000_000

test.each(['4', '5', '6', '7', '8'])('on a board of side %s the first player wins by force', size => {
  const { game, position } = Match.begin(blokad, { size })
  const { wins, positions } = provesWin(game, position, 0, MOST)
  console.log(`blokád, ${size} × ${size}: the first player wins, ${positions} positions`)
  expect(wins).toBe(true)
})

test('the second player cannot even draw: the proof fails for the other side', () => {
  const { game, position } = Match.begin(blokad, { size: '6' })
  expect(provesWin(game, position, 1, MOST).wins).toBe(false)
})

test.each([6, 2, 0] as const)(
  'the strongest opponent who begins beats level %i (0 plays at random)',
  other => {
    for (let seed = 1; seed <= 4; seed++) {
      const rng = new Rng(seed)
      const match = Match.begin(blokad)
      while (!match.outcome) {
        const { game, position } = match
        const level = position.turn === 0 ? 6 : other
        let asked = 0
        match.play(
          level === 0
            ? thinkRandomly(game, position, rng)
            : // The clock counts how often it is asked, so the test does not depend on the machine.
              think(game, position, {
                seat: position.turn,
                level,
                seed,
                milliseconds: 40,
                clock: () => asked++,
              }),
        )
      }
      expect(match.outcome.result, match.log.join(' ')).toEqual([1, 0])
    }
  },
)
