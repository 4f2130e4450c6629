import { expect, test } from 'vitest'
import type { Json, Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import gyors from './game.ts'

const of = (match: Match, cell: string) => moves(match).filter(name => name.startsWith(cell))
const at = (pieces: Record<string, string>, more: { [key: string]: Json } = {}) =>
  from(gyors, { pieces: { a1: 'white king', e5: 'black king', ...pieces }, ...more })

test('5 by 5, ten men each as the book says', () => {
  const pieces = json(start(gyors))['pieces'] as Record<string, string>
  const line = 'knight queen king bishop rook'.split(' ')
  expect(Array.from('abcde', file => pieces[`${file}1`])).toEqual(line.map(kind => `white ${kind}`))
  expect(Array.from('abcde', file => pieces[`${file}5`])).toEqual(line.map(kind => `black ${kind}`))
  expect(Array.from('abcde', file => [pieces[`${file}2`], pieces[`${file}4`]])).toEqual(
    Array.from('abcde', () => ['white pawn', 'black pawn']),
  )
})

test('pawns go one cell only, also at first; no castling', () => {
  expect(of(start(gyors), 'c2')).toEqual(['c2-c3'])
  expect(of(start(gyors, { official: 'on' }), 'c2')).toEqual(['c2-c3'])
  expect(json(start(gyors))['castling']).toBeUndefined()
  expect(json(start(gyors))['enPassant']).toBeUndefined()
})

test('promotion only into a captured piece of the own side', () => {
  expect(of(at({ b4: 'white pawn' }, { lost: { white: ['queen', 'knight'] } }), 'b4')).toEqual([
    'b4-b5=knight',
    'b4-b5=queen',
  ])
  const none = at({ b4: 'white pawn', c5: 'black rook' })
  expect(of(none, 'b4')).toEqual([])
  expect(refused(none)['b4xc5=queen']).toMatch(/you have lost/)
})

test('each captured piece comes back once', () => {
  const match = at({ b4: 'white pawn', d4: 'white rook', c2: 'white pawn' }, { turn: 'black' })
  play(match, 'e5xd4 b4-b5=rook')
  expect(json(match)['lost']).toEqual({})
})

test('a pawn that may not enter still attacks the last row', () => {
  const match = from(gyors, {
    turn: 'black',
    pieces: { a1: 'white king', b4: 'white pawn', d5: 'black king' },
  })
  expect(refused(match)['d5-c5']).toMatch(/could be captured/)
})

test('official: six rows', () => {
  const match = start(gyors, { official: 'on' })
  const pieces = json(match)['pieces'] as Record<string, string>
  expect(gyors.make({ official: 'on' }).board.size).toBe(30)
  expect([pieces['c5'], pieces['c6'], pieces['a6']]).toEqual(['black pawn', 'black king', 'black knight'])
})

test('mate wins, draws as in chess', () => {
  const match = from(gyors, {
    pieces: { b1: 'white king', d1: 'black king', c4: 'white queen', c2: 'white knight', e5: 'black pawn' },
  })
  expect(play(match, 'c4-d3').outcome?.result).toEqual([1, 0])
  expect(gyors.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})
