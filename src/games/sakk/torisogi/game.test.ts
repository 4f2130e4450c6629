import { expect, test } from 'vitest'
import type { Json, Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import torisogi from './game.ts'

const targets = (match: Match, cell: string) =>
  moves(match)
    .filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
    .map(name => name.slice(cell.length + 1))
const at = (pieces: Record<string, string>, more: { [key: string]: Json } = {}) =>
  from(torisogi, { turn: 'black', pieces: { g7: 'black phoenix', a7: 'white phoenix', ...pieces }, ...more })

test('7 by 7, sixteen men each as the book says, dark begins', () => {
  const match = start(torisogi)
  const pieces = json(match)['pieces'] as Record<string, string>
  expect(Object.keys(pieces)).toHaveLength(32)
  expect('a1 a2 a3 a4 a5 a6 a7 b4 d3'.split(' ').map(cell => pieces[cell])).toEqual(
    'left-quail pheasant crane phoenix crane pheasant right-quail falcon swallow'
      .split(' ')
      .map(kind => `white ${kind}`),
  )
  expect('g7 g6 g5 g4 g3 g2 g1 f4 d5'.split(' ').map(cell => pieces[cell])).toEqual(
    'left-quail pheasant crane phoenix crane pheasant right-quail falcon swallow'
      .split(' ')
      .map(kind => `black ${kind}`),
  )
  for (let file = 1; file <= 7; file++)
    expect([pieces[`c${file}`], pieces[`e${file}`]]).toEqual(['white swallow', 'black swallow'])
  expect(json(match)['turn']).toBe('black')
})

test.each([
  ['swallow', 'e4', 'd4'],
  ['crane', 'e4', 'd3 d4 d5 f3 f4 f5'],
  ['pheasant', 'e4', 'c4 f3 f5'],
  ['left-quail', 'e4', 'd4 c4 f3 g2 f5'],
  ['right-quail', 'e4', 'd4 c4 f5 g6 f3'],
  ['falcon', 'e4', 'd3 d4 d5 e3 e5 f3 f5'],
  ['goose', 'e4', 'c2 c6 g4'],
  ['eagle', 'd4', 'a1 b2 c3 c4 c5 b6 d3 d5 e4 f4 g4 e3 f2 e5 f6'],
])('%s from %s', (kind, cell, cells) => {
  const seen = targets(
    from(torisogi, {
      turn: 'black',
      pieces: { e7: 'black phoenix', b7: 'white phoenix', [cell]: `black ${kind}` },
    }),
    cell,
  )
  const reached = seen.map(name => name.split('=')[0]!)
  const far = kind === 'left-quail' || kind === 'right-quail' ? ['a4', 'b4'] : kind === 'eagle' ? ['a7'] : []
  expect([...new Set(reached)].sort()).toEqual([...cells.split(' '), ...far].sort())
})

test('a pheasant and a goose leap', () => {
  expect(targets(at({ e4: 'black pheasant', d4: 'white swallow' }), 'e4')).toContain('c4')
  expect(targets(at({ e4: 'black goose', d3: 'white swallow' }), 'e4')).toContain('c2')
})

test('promotion is compulsory for swallow and falcon on a move that ends or starts in the last two rows', () => {
  expect(targets(at({ c4: 'black swallow' }), 'c4')).toEqual(['b4=goose'])
  expect(targets(at({ d4: 'black swallow' }), 'd4')).toEqual(['c4'])
  expect(targets(at({ c4: 'black falcon' }), 'c4')).toEqual([
    'b3=eagle',
    'b4=eagle',
    'b5=eagle',
    'c3',
    'c5',
    'd3',
    'd5',
  ])
  expect(targets(at({ b4: 'black falcon' }), 'b4').every(name => name.endsWith('=eagle'))).toBe(true)
  expect(targets(at({ c4: 'black crane' }), 'c4')).toContain('b4')
})

test('a dropped man stays unpromoted until it moves', () => {
  const match = at({ e1: 'white swallow' }, { hands: { black: ['falcon'] } })
  play(match, 'F@b4')
  expect(json(match)['pieces']).toMatchObject({ b4: 'black falcon' })
})

test('swallows: not on the last row, one to a file, no mate by a drop', () => {
  const hand = { hands: { black: ['swallow'] } }
  expect(moves(at({}, hand))).toContain('S@b2')
  expect(moves(at({}, hand))).not.toContain('S@a2')
  expect(refused(at({ e2: 'black swallow' }, hand))['S@c2']).toMatch(/on this file/)
  expect(moves(at({ e2: 'black goose' }, hand))).toContain('S@c2')
  const shut = { g7: 'black phoenix', a1: 'white phoenix', c1: 'black crane', c2: 'black crane' }
  const mate = from(torisogi, { turn: 'black', pieces: { ...shut, a2: 'white swallow' }, ...hand })
  expect(refused(mate)['S@b1']).toMatch(/swallow may not give mate/)
})

test('captured men change sides unpromoted', () => {
  expect(json(play(at({ e4: 'black crane', d4: 'white goose' }), 'e4xd4'))['hands']).toEqual({
    black: ['swallow'],
  })
})

test('official: two swallows to a file, the foremost on the other sides', () => {
  const pieces = json(start(torisogi, { official: 'on' }))['pieces'] as Record<string, string>
  expect([pieces['d5'], pieces['d3']]).toEqual(['white swallow', 'black swallow'])
  const two = (more: Record<string, string>) =>
    moves(
      from(
        torisogi,
        {
          turn: 'black',
          pieces: { g7: 'black phoenix', a7: 'white phoenix', e2: 'black swallow', ...more },
          hands: { black: ['swallow'] },
        },
        { official: 'on' },
      ),
    )
  expect(two({})).toContain('S@c2')
  expect(two({ d2: 'black swallow' })).not.toContain('S@c2')
})

test('mate of the phoenix wins; four repetitions draw', () => {
  const mate = from(torisogi, {
    turn: 'black',
    pieces: { f6: 'black phoenix', a3: 'white phoenix', c3: 'black crane' },
    hands: { black: ['crane'] },
  })
  expect(play(mate, 'C@b3').outcome?.result).toEqual([1, 0])
  expect(torisogi.make({}).draws).toMatchObject({ repetition: { times: 4 }, cap: 512 })
})
