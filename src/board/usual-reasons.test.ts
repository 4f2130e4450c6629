import { expect, test } from 'vitest'
import { Match, type Point } from '../engine/index.ts'
import potyogos from '../games/amoba/potyogos-amoba/game.ts'
import dama from '../games/dama/kozonseges-damajatek/game.ts'
import csillag from '../games/beszoritos/csillagjatek/game.ts'
import rotary from '../games/egyeb-logikai/rotary/game.ts'
import zertz from '../games/egyeb-logikai/zertz/game.ts'
import minisogi from '../games/sakk/minisogi/game.ts'
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
})

test('what another player holds is theirs, whatever was chosen before', () => {
  const { board } = Match.begin(minisogi).game as BoardGame
  const position = {
    turn: 'black',
    pieces: { a1: 'white king', e5: 'black king' },
    hands: { white: ['gold'] },
  }
  const begun = Match.beginFrom(minisogi, {}, position)
  if (!begun.ok) throw new Error(begun.why.en)
  const { moves, position: p } = begun.value
  const game = begun.value.game as BoardGame
  const reason = usualReason(
    { game, position: p, scene: game.scene(p), moves },
    [board.names.indexOf('e5')],
    'hand:1:gold',
  )
  expect(reason.hu).toBe('Ez a másik játékosé.')
})

test('where the rules name no reason for a place, the reason for the other places holds', () => {
  const { board } = Match.begin(dama).game as BoardGame
  const cell = (name: string) => board.names.indexOf(name)
  expect(told(dama, [cell('a3')], cell('b8'))).toMatch(/A man steps one cell diagonally forward/)
  // When something can be taken, it must be: the board does not list where else a man could not go.
  const taking = ['a3-b4', 'd6-c5']
  expect(told(dama, [cell('b4')], cell('h8'), taking)).toMatch(/[Cc]aptur/)
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

test('a man in the way is no capture where nothing is taken by stepping on it', () => {
  const { board } = Match.begin(csillag).game as BoardGame
  const cell = (name: string) => board.names.indexOf(name)
  expect(told(csillag, [cell('4')], cell('6'))).toMatch(/^It cannot go there: the place is taken\./)
})

test('after a place was chosen, what follows it is told', () => {
  const match = Match.begin(rotary)
  const game = match.game as BoardGame
  const [hub] = game.points(match.position, match.moves[0]!)
  expect(told(rotary, [hub!], game.board.names.indexOf('a4'))).toBe(
    'You have chosen the place already. Choose one of the buttons now.',
  )
})
