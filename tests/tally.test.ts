// What players' cards tell of a position, by family.
import { expect, test } from 'vitest'
import { Match, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import backgammon from '../src/games/szerencse/backgammon/game.ts'
import malom from '../src/games/amoba/malom/game.ts'
import go from '../src/games/egyeb-logikai/go/game.ts'
import halma from '../src/games/helycserelo/halma/game.ts'
import ingerles from '../src/games/szerencse/ingerles/game.ts'
import sakk from '../src/games/sakk/sakk/game.ts'
import zertz from '../src/games/egyeb-logikai/zertz/game.ts'

function told(definition: GameDefinition, player: number, json?: object, options: Options = {}): string[] {
  const begun = json ? Match.beginFrom(definition, options, json as never) : undefined
  if (begun && !begun.ok) throw new Error(begun.why.en)
  const match = begun?.value ?? Match.begin(definition, options)
  return match.game.tally!(match.position, player).map(words => words.en)
}

test('chess: whose men are worth more, in pawns', () => {
  expect([0, 1].map(player => told(sakk, player))).toEqual([[], []])
  const kings = { e1: 'white king', e8: 'black king' }
  const rook = { turn: 'white', pieces: { ...kings, a1: 'white rook' } }
  expect([0, 1].map(player => told(sakk, player, rook))).toEqual([['+5'], []])
  const pawns = { turn: 'white', pieces: { ...kings, a2: 'white pawn', g7: 'black pawn', h7: 'black pawn' } }
  expect([0, 1].map(player => told(sakk, player, pawns))).toEqual([[], ['+1']])
})

test('backgammon: the pips left', () => {
  expect([0, 1].map(player => told(backgammon, player))).toEqual([['167 pips to go'], ['167 pips to go']])
})

test('changing places and races: how many have arrived, of how many', () => {
  expect(told(halma, 1)).toEqual(['at the goal: 0 / 19'])
  expect(told(ingerles, 2)).toEqual(['home: 0 / 4'])
})

test('mills: how many men were taken, whether they are held or on the board', () => {
  expect([0, 1].map(player => told(malom, player))).toEqual([[], []])
  const pieces = { '3ÉNy': 'white man', '3É': 'white man', '3ÉK': 'white man', '1D': 'black man' }
  const hands = { white: Array<string>(6).fill('man'), black: Array<string>(6).fill('man') }
  expect([0, 1].map(player => told(malom, player, { turn: 'white', pieces, hands }))).toEqual([
    ['men taken: 2'],
    [],
  ])
})

test('zertz: marbles of each colour, and how many of one win', () => {
  // While there is a pool the card has it from the scene, where nothing of it can be pointed at.
  const match = Match.begin(zertz)
  const [, red] = zertz.make({}).scene(match.position).trays
  expect(red).toMatchObject({ place: 'card', text: { en: 'white 0 / 3, grey 0 / 4, black 0 / 5' } })
  expect(told(zertz, 0)).toEqual([])
  const empty = { turn: 'red', pieces: { d4: 'white' }, pool: [0, 0, 0], red: [0, 1, 0], blue: [1, 0, 0] }
  expect(told(zertz, 0, empty)).toEqual(['white 0 / 3', 'grey 1 / 4', 'black 0 / 5'])
})

test('go: an estimate of what each holds', () => {
  const small = { size: '9' }
  expect([0, 1].map(player => told(go, player, undefined, small))).toEqual([
    ['estimate: 0 points'],
    ['estimate: 0 points'],
  ])
  const pieces: Record<string, string> = {}
  for (let row = 1; row <= 9; row++) {
    pieces[`d${row}`] = 'black stone'
    pieces[`e${row}`] = 'white stone'
  }
  const [black, white] = [0, 1].map(player => told(go, player, { turn: 'black', pieces }, small))
  expect(black).toEqual(['estimate: 36 points'])
  expect(white).toEqual(['estimate: 45 points'])
})
