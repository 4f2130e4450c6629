import { expect, test } from 'vitest'
import { Match } from '../../engine/index.ts'
import type { BoardGame, GameDefinition } from '../../kit/index.ts'
import malom from '../../games/amoba/malom/game.ts'
import potyogos from '../../games/amoba/potyogos-amoba/game.ts'
import kozonseges from '../../games/dama/kozonseges-damajatek/game.ts'
import reversi from '../../games/egyeb-logikai/reversi/game.ts'
import stratego from '../../games/egyeb-logikai/stratego/game.ts'
import sakk from '../../games/sakk/sakk/game.ts'
import { hintReason, type HintReason } from './hint-reason.ts'

/** Why the last move is good after those before it. */
function why(definition: GameDefinition, line: string): HintReason {
  const match = Match.begin(definition, {})
  const names = line.split(' ')
  const found = names.map((name, i) => {
    const move = match.find(name)
    if (!move.ok) throw new Error(`${name}: ${move.why.en}`)
    if (i < names.length - 1) match.play(move.value)
    return move.value
  })
  return hintReason(match.game as BoardGame, match.position, match.moves, found.at(-1)!)
}

test('a move that wins, that saves the game, and the only one', () => {
  expect(why(sakk, 'e2-e4 e7-e5 d1-h5 b8-c6 f1-c4 g8-f6 h5xf7').kind).toBe('wins')
  expect(why(potyogos, 'a f a f a').kind).toBe('thought')
  expect(why(potyogos, 'a f b f c d').kind).toBe('saves')
  expect(why(kozonseges, 'c3-d4 f6-e5 d4xf6').kind).toBe('only')
})

test('what is taken, turned over or begun by it', () => {
  expect(why(sakk, 'e2-e4 d7-d5 e4xd5')).toMatchObject({
    kind: 'takes',
    men: [{ label: { en: 'black pawn' } }],
  })
  const turned = why(reversi, 'd3')
  expect(turned).toMatchObject({ kind: 'turns', men: [{ owner: 1 }] })
  expect(why(malom, '1É 3É 1ÉK 3K 1ÉNy')).toMatchObject({
    kind: 'goesOn',
    wanted: { en: expect.stringContaining('mill') },
  })
})

test('a knight that is attacked steps back; quiet moves are only thought', () => {
  expect(why(sakk, 'g1-f3 e7-e5 b1-c3 e5-e4 f3-d4').kind).toBe('guards')
  expect(why(sakk, 'e2-e4').kind).toBe('thought')
  // A seat's view is never played on.
  const match = Match.begin(stratego, {})
  expect(hintReason(match.game as BoardGame, match.position, match.moves, match.moves[0]!).kind).toBe(
    'thought',
  )
})
