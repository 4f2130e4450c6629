import { expect, test } from 'vitest'
import { Match, type Point } from '../engine/index.ts'
import potyogos from '../games/amoba/potyogos-amoba/game.ts'
import zertz from '../games/egyeb-logikai/zertz/game.ts'
import sakk from '../games/sakk/sakk/game.ts'
import type { BoardGame, GameDefinition } from '../kit/index.ts'
import { usualReason } from './usual-reasons.ts'

const told = (definition: GameDefinition, chosen: readonly Point[], point: Point, played: string[] = []) => {
  const match = Match.begin(definition)
  for (const name of played) {
    const found = match.find(name)
    if (!found.ok) throw new Error(found.why.en)
    match.play(found.value)
  }
  const game = match.game as BoardGame
  const { position, moves } = match
  return usualReason({ game, position, scene: game.scene(position), moves }, chosen, point).en
}
const { names } = (Match.begin(sakk).game as BoardGame).board
const at = (name: string) => names.indexOf(name)

test('what lies there is told, and what to do instead', () => {
  expect(told(sakk, [], at('e4'))).toMatch(/nothing to move here\. First point at the piece/)
  expect(told(sakk, [], at('e7'))).toBe('This piece is not yours.')
  expect(told(sakk, [], at('a1'))).toMatch(/^This piece of yours cannot move now/)
  expect(told(sakk, [at('e2')], at('a1'))).toMatch(/a piece of yours is in the way/)
  expect(told(sakk, [at('e2')], at('e7'))).toBe('This piece cannot take that one now.')
  expect(told(sakk, [at('e2')], at('e5'))).toBe('This piece cannot go there now.')
})

test('where a turn has parts, what is wanted now is said', () => {
  const placed = ['w@d4']
  const game = Match.begin(zertz)
  expect(game.find('w@d4').ok).toBe(true)
  expect(told(zertz, [], 'pool:white', placed)).toMatch(/remove a free ring/)
})

test('a column is pointed at anywhere', () => {
  const match = Match.begin(potyogos)
  const game = match.game as BoardGame
  const cell = (name: string) => game.board.names.indexOf(name)
  expect(game.meant!(match.position, cell('c1'))).toBe(cell('c7'))
  expect(game.meant!(match.position, cell('c7'))).toBe(cell('c7'))
})
