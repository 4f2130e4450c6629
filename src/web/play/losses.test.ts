import { expect, test } from 'vitest'
import { Match } from '../../engine/index.ts'
import kozonseges from '../../games/dama/kozonseges-damajatek/game.ts'
import hex from '../../games/osszekotos/hex/game.ts'
import sakk from '../../games/sakk/sakk/game.ts'
import sogi from '../../games/sakk/sogi/game.ts'
import type { BoardGame, GameDefinition, Scene } from '../../kit/index.ts'
import { hasArmies, lossesOf } from './losses.ts'

const startOf = (definition: GameDefinition): Scene => {
  const match = Match.begin(definition)
  return (match.game as BoardGame).scene(match.position)
}
const sceneOf = (definition: GameDefinition, pieces: Record<string, string>): Scene => {
  const match = Match.beginFrom(definition, {}, { turn: 'white', pieces })
  if (!match.ok) throw new Error(match.why.en)
  return (match.value.game as BoardGame).scene(match.value.position)
}
const told = (start: Scene, now: Scene, player: number) =>
  lossesOf(start, now, player).map(({ label, count }) => `${count} ${label.en}`)

test('who lost what, the rarest kinds first', () => {
  const start = startOf(sakk)
  expect(told(start, start, 0)).toEqual([])
  const now = sceneOf(sakk, {
    e1: 'white king',
    a1: 'white rook',
    a2: 'white pawn',
    e8: 'black king',
    d8: 'black queen',
  })
  expect(told(start, now, 0)).toEqual([
    '1 white queen',
    '1 white rook',
    '2 white knight',
    '2 white bishop',
    '7 white pawn',
  ])
  expect(told(start, now, 1).at(-1)).toBe('8 black pawn')
})

test('a pawn that became a queen was not lost', () => {
  const start = startOf(sakk)
  const now = { ...start, placed: start.placed.map(each => ({ ...each })) }
  const pawn = now.placed.findIndex(({ label }) => label.en === 'white pawn')
  const queen = now.placed.find(({ label }) => label.en === 'white queen')!
  now.placed[pawn] = { ...queen, cell: now.placed[pawn]!.cell }
  expect(told(start, now, 0)).toEqual([])
  // One more pawn is taken.
  now.placed.splice(
    now.placed.findIndex(({ label }) => label.en === 'white pawn'),
    1,
  )
  expect(told(start, now, 0)).toEqual(['1 white pawn'])
})

test('only armies lose men: not stones that are placed, nor men that go to the hand', () => {
  expect(hasArmies(startOf(kozonseges), 2)).toBe(true)
  expect(hasArmies(startOf(hex), 2)).toBe(false)
  expect(hasArmies(startOf(sogi), 2)).toBe(false)
})
