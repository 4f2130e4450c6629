// What the chapter's other hunts ask of the family, on boards small enough to see through.
import { expect, test } from 'vitest'
import { Match, refusals, type Definition, type Json } from '../../engine/index.ts'
import { square } from '../boards/index.ts'
import { BLACK, WHITE, type Kind } from '../pieces.ts'
import { hunt, isPlacing, type Hunt } from './hunt.ts'
import { leapsOn, stepsOn, type Walks } from './hunt-tables.ts'

const kind = (id: string): Kind => ({ id, name: { hu: id, en: id }, art: 'disc' })
const board = square(3, 3)
const all = board.cells.map((_, c) => c)
const every = () => true
const walks = stepsOn(board, every)
const leaps = leapsOn(board, every)

const begin = (rules: Partial<Hunt>, from?: Json): Match => {
  const definition: Definition = {
    id: 'toy',
    chapter: 'none',
    title: { hu: '', en: '' },
    players: [2],
    rules: 1,
    options: [],
    make: () =>
      hunt({
        board,
        first: 0,
        sides: [
          { player: WHITE, piece: kind('cat'), walks, leaps, hand: { count: 2, cells: all } },
          { player: BLACK, piece: kind('mouse'), walks, hand: { count: 3, cells: all } },
        ],
        placing: { first: 0, by: 'turns' },
        hunted: 0,
        ...rules,
      }),
  }
  const begun = from === undefined ? undefined : Match.beginFrom(definition, {}, from)
  if (begun && !begun.ok) throw new Error(begun.why.en)
  return begun?.ok ? begun.value : Match.begin(definition)
}
const names = (match: Match) => match.moves.map(m => match.nameOf(m))
const play = (match: Match, moves: string) => {
  for (const name of moves.split(' ')) expect(match.playNamed(name), name).toMatchObject({ ok: true })
  return match
}
const turn = (match: Match) => match.game.layout.write(match.position)['turn']

test('placing by turns: whoever has an empty hand moves while the other still places', () => {
  const match = play(begin({}), 'a1 c3 a3 c1')
  expect(names(match)).toContain('a1-a2')
  play(match, 'a1-a2')
  expect(names(match).every(name => name.length === 2)).toBe(true)
  play(match, 'b3')
  expect(match.game.layout.write(match.position)['hands']).toBeUndefined()
})

test('placing all first: one side, then the other, then the first move', () => {
  const match = begin({ placing: { first: 1, by: 'all' } })
  play(match, 'a1 b1 c1')
  expect(turn(match)).toBe('white')
  play(match, 'a3 c3')
  expect(turn(match)).toBe('white')
  expect(names(match)).toContain('a3-b3')
})

test('a half-placed position is written and read', () => {
  const match = play(begin({}), 'a1 c3')
  const json = match.game.layout.write(match.position)
  expect(json['hands']).toEqual({ white: ['cat'], black: ['mouse', 'mouse'] })
  expect(names(begin({}, json as Json)).sort()).toEqual(names(match).sort())
})

test('taking any: each jump will do, but a jump there must be, and a chain goes on', () => {
  const pieces = { a1: 'cat', b2: 'mouse', b1: 'mouse', c2: 'mouse' }
  const loose = begin({ taking: 'any' }, { pieces })
  expect(names(loose).sort()).toEqual(['a1xc1', 'a1xc3'])
  const most = begin({ taking: 'most' }, { pieces })
  expect(names(most).sort()).toEqual(['a1xc1', 'a1xc3'])
  play(loose, 'a1xc3')
  expect(names(loose)).toEqual(['c3xc1'])
  play(loose, 'c3xc1 c1xa1')
  expect(turn(loose)).toBe('black')
  expect(loose.outcome?.result).toEqual([1, 0])
})

test('a slide is a line of several cells and stops before a piece', () => {
  const up: Walks = all.map(c => [[c + 3, c + 6].filter(n => n < 9)])
  const sides: Hunt['sides'] = [
    { player: WHITE, piece: kind('cat'), walks: up, setup: [0] },
    { player: BLACK, piece: kind('mouse'), walks, setup: [7] },
  ]
  expect(names(begin({ sides }, { pieces: { a1: 'cat', b3: 'mouse' } }))).toEqual(['a1-a2', 'a1-a3'])
  expect(names(begin({ sides }, { pieces: { a1: 'cat', a3: 'mouse' } }))).toEqual(['a1-a2'])
})

test('a side that cannot move loses, or passes when it may', () => {
  const sides = (stuck?: 'passes'): Hunt['sides'] => [
    { player: WHITE, piece: kind('cat'), walks: all.map(() => []), setup: [0], ...(stuck ? { stuck } : {}) },
    { player: BLACK, piece: kind('mouse'), walks, setup: [8] },
  ]
  const pieces = { a1: 'cat', c3: 'mouse' }
  expect(begin({ sides: sides() }, { pieces }).outcome?.result).toEqual([0, 1])
  const match = begin({ sides: sides('passes') }, { pieces })
  expect(names(match)).toEqual(['pass'])
  expect(turn(play(match, 'pass'))).toBe('black')
})

test('a part of a game may forbid placings and moves, keep words, and end the game', () => {
  const match = begin({
    parts: [
      ({ layout, won }) => {
        const seen = layout.range('seen', 1)
        return {
          forbids: (_, m) => isPlacing(m) && m >> 10 === 4,
          reason: { hu: 'A közép tilos.', en: 'Not in the middle.' },
          played: p => p.put(seen, p.at(seen) + 1),
          outcome: p => (p.at(seen) === 3 ? won(1, 'Három.', 'Three.') : undefined),
        }
      },
    ],
  })
  expect(names(match)).not.toContain('b2')
  const told = refusals(match.game, match.position).map(({ reason }) => reason.en)
  expect(new Set(told)).toEqual(new Set(['Not in the middle.']))
  play(match, 'a1 b1 c1')
  expect(match.outcome?.result).toEqual([0, 1])
})
