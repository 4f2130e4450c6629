// Small games for two, proved by every position there is; a slower solver that shares nothing with it must agree.
import { expect, test } from 'vitest'
import { prove } from '../src/cli/proof.ts'
import { Match, type Options } from '../src/engine/index.ts'
import egyszeruMalom from '../src/games/amoba/egyszeru-malom/game.ts'
import vadasz from '../src/games/beszoritos/vadasz-es-nyul/game.ts'
import sakk from '../src/games/sakk/sakk/game.ts'
import multezim from '../src/games/szerencse/multezim/game.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { solved } from './solved.ts'

test.each<readonly [string, GameDefinition, Options]>([
  ['four men each', egyszeruMalom, { men: '4' }],
  ['three men each', egyszeruMalom, { men: '3' }],
  ['hunters and hare', vadasz, {}],
  ['with all diagonals', vadasz, { diagonals: 'all' }],
])('both solvers know the same: %s', (_, definition, options) => {
  const match = Match.begin(definition, options)
  const proof = prove(match.game, match.position)
  if (typeof proof === 'string') throw new Error(proof)
  const table = solved(match.game, match.position)
  expect(proof.positions).toBe(table.positions)
  for (let i = 0; !match.outcome && i < 40; i++) {
    for (const m of match.moves) {
      const then = match.position.copy()
      match.game.play(then, m)
      expect(proof.value(then), `${match.log.join(' ')} ${match.nameOf(m)}`).toBe(table.value(then))
    }
    match.play(match.moves[(7 * i) % match.moves.length]!)
  }
})

test('neither luck nor too many positions are looked at', () => {
  const chess = Match.begin(sakk)
  expect(prove(chess.game, chess.position, 1000)).toBe('too many')
  const dice = Match.begin(multezim)
  expect(prove(dice.game, dice.position, 1000)).toBe('luck')
})
