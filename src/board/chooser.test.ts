import { expect, test } from 'vitest'
import { Match, type Move } from '../engine/index.ts'
import sakk from '../games/sakk/sakk/game.ts'
import type { BoardGame } from '../kit/index.ts'
import { createChooser } from './chooser.ts'

/** A chooser on the first position of chess, and what it played. */
function atChess() {
  const match = Match.begin(sakk)
  const game = match.game as BoardGame
  const { position, moves } = match
  const played: Move[] = []
  const chooser = createChooser(
    { game, position: () => position, moves: () => moves, scene: () => game.scene(position) },
    { play: m => played.push(m), refused: () => undefined },
  )
  const point = (name: string) => chooser.point(game.board.names.indexOf(name))
  return { chooser, point, played: () => played.map(m => game.name(position, m)) }
}

test('a piece pointed at again is put down', () => {
  const { chooser, point, played } = atChess()
  point('e2')
  point('e2')
  expect(chooser.chosen()).toEqual([])
  point('e4')
  expect([played(), chooser.refusal()?.en]).toEqual([[], expect.stringMatching(/nothing to move here/)])
})

test('after a refusal a piece pointed at again stays chosen, and goes on', () => {
  const { chooser, point, played } = atChess()
  point('e2')
  point('a1')
  expect(chooser.refusal()?.en).toMatch(/a piece of yours is in the way/)
  point('e2')
  expect([chooser.chosen().length, chooser.refusal()]).toEqual([1, undefined])
  point('e4')
  expect(played()).toEqual(['e2-e4'])
})
