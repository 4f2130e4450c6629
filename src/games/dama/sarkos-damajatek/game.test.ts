import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, start } from '../../../../tests/playing.ts'
import sarkos from './game.ts'

test('two right-angled triangles with the long diagonal empty between them; twenty men each, dark begins', () => {
  const match = start(sarkos)
  const pieces = json(match)['pieces'] as Record<string, string>
  expect(json(match)['turn']).toBe('black')
  const aside = (cell: string) => cell.charCodeAt(0) - 96 - Number(cell.slice(1))
  const of = (side: string) => Object.keys(pieces).filter(cell => pieces[cell] === `${side} man`)
  expect(of('black')).toHaveLength(20)
  expect(of('white')).toHaveLength(20)
  expect(of('black').every(cell => aside(cell) >= 2)).toBe(true)
  expect(of('white').every(cell => aside(cell) <= -2)).toBe(true)
  expect(pieces).toMatchObject({ c1: 'black man', j8: 'black man', a3: 'white man', h10: 'white man' })
  expect(moves(match).every(name => aside(name.split('-')[1]!) === 0)).toBe(true)
})

test('forward is vertical as usual: dark is crowned on row 10, light on row 1', () => {
  const dark = from(sarkos, { turn: 'black', pieces: { i9: 'black man', b4: 'white man' } })
  expectMoves(dark, 'i9-h10 i9-j10')
  expect(json(play(dark, 'i9-j10'))['pieces']).toMatchObject({ j10: 'black king' })
  const light = from(sarkos, { turn: 'white', pieces: { b2: 'white man', h8: 'black man' } })
  expectMoves(light, 'b2-a1 b2-c1')
  expect(json(play(light, 'b2-c1'))['pieces']).toMatchObject({ c1: 'white king' })
})
