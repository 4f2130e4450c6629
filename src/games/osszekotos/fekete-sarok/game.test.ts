import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import feketeSarok from './game.ts'

const SMALL = { size: '4' }
const begin = (names: string) => play(start(feketeSarok, SMALL), names)

test('8 × 8 cells, or 4–10; the first tile goes to the upper left in any of three ways', () => {
  const match = start(feketeSarok)
  expect(json(match)).toEqual({ turn: 'red', pieces: {} })
  expectMoves(match, 'a8+ a8/ a8\\')
  expect(refused(match)['b8+']).toContain('upper left')
  for (const size of ['4', '5', '10']) expect(moves(start(feketeSarok, { size }))).toContain(`a${size}/`)
})

test('the second tile goes beside the first or below it', () => {
  const match = begin('a4+')
  expectMoves(match, 'b4+ b4/ b4\\ a3+ a3/ a3\\')
  expect(refused(match)['b3+']).toContain('beside the first one or below')
  expect(refused(match)['a4/']).toContain('already')
})

test('from then on the head of the main line tells where the tile goes', () => {
  // Straight through b4 to c4; a curve turns down.
  expectMoves(begin('a4+ b4+'), 'c4+ c4/ c4\\')
  expectMoves(begin('a4+ b4\\'), 'b3+ b3/ b3\\')
  const match = begin('a4+ a3+')
  expectMoves(match, 'a2+ a2/ a2\\')
  expect(refused(match)['c3+']).toContain('main line')
  expect(refused(match)['d1+']).toContain('black cell')
})

test('a crossing carries on straight, arcs turn: rising joins left with top, falling left with bottom', () => {
  // Into b3 from above: the crossing goes down, rising arcs to the left, falling arcs to the right.
  const down = 'a4+ b4\\'
  expect(moves(begin(`${down} b3+`))[0]).toMatch(/^b2/)
  expect(moves(begin(`${down} b3/`))[0]).toMatch(/^a3/)
  expect(moves(begin(`${down} b3\\`))[0]).toMatch(/^c3/)
})

test('whoever leads the main line into the black cell wins', () => {
  const match = begin('a4+ b4+ c4+ d4\\ d3+')
  expect(match.outcome).toBeUndefined()
  const won = play(match, 'd2+')
  expect(won.outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'blue led the main line into the black cell.' },
  })
})

test('whoever leads it into the rim loses, with the second tile too', () => {
  expect(begin('a4+ b4/').outcome).toMatchObject({ result: [1, 0] })
  expect(begin('a4+ b4+ c4/').outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'red led the main line into the rim.' },
  })
})

test('the line runs on through tiles that lie in its way', () => {
  // Round b3 and back through the other line of a tile.
  const match = begin('a4+ b4+ c4\\ c3/ b3/')
  expect(json(match)['pieces']).toMatchObject({ b3: 'rise' })
  expectMoves(match, 'b2+ b2/ b2\\')
  const through = begin('a4+ b4+ c4\\ c3/ b3\\')
  // b3 leads up into b4, whose upright line runs into the rim.
  expect(through.outcome).toMatchObject({ result: [0, 1] })
})

test('whoever leads the line into its own beginning loses', () => {
  // The first tile joins right and below: the tail waits below a4.
  const match = begin('a4/ b4\\ b3/')
  expectMoves(match, 'a3+ a3/ a3\\')
  expect(begin('a4/ b4\\ b3/ a3/').outcome).toBeUndefined()
  // Up through the first tile the line meets itself; straight on it would meet the rim.
  expect(play(match, 'a3\\').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'blue led the main line into its own beginning.' },
  })
  expect(begin('a4/ b4\\ b3/ a3+').outcome?.reason.en).toContain('rim')
})

test('which of the two lines is the main one is kept with the position', () => {
  const pieces = { a4: 'cross', b4: 'cross' }
  expect(moves(from(feketeSarok, { turn: 'red', pieces, second: 'right' }, SMALL))[0]).toMatch(/^c4/)
  expect(moves(from(feketeSarok, { turn: 'red', pieces }, SMALL))[0]).toMatch(/^c4/)
  expect(() => from(feketeSarok, { pieces: { ...pieces, c2: 'rise' } }, SMALL)).toThrow('on the main line')
  expect(() => from(feketeSarok, { pieces: { ...pieces, d1: 'rise' } }, SMALL)).toThrow('black cell')
})

test('what is wanted, what is marked, and the three tiles to choose from', () => {
  const game = feketeSarok.make(SMALL)
  const match = begin('a4+ b4+')
  expect(game.prompt?.(match.position)?.en).toContain('marked cell')
  const { fills, trays, placed } = game.scene(match.position)
  expect(fills).toEqual([{ cell: game.board.names.indexOf('c4'), fill: 'marked' }])
  expect(trays[0]!.items.map(item => item.point)).toEqual(['tile:cross', 'tile:rise', 'tile:fall'])
  expect(placed.some(({ look }) => look.tint === 'black')).toBe(true)
  expect(game.points(match.position, match.moves[0]!)[1]).toBe(game.board.names.indexOf('c4'))
})
