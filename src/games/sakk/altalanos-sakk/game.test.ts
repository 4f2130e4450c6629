import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import gess from './game.ts'

type Stones = Record<string, string>
/** Rings of both sides out of the way, and the stones named. */
const ring = (x: string, y: number) => {
  const files = 'abcdefghijklmnopqrst'
  const at = files.indexOf(x)
  return [-1, 0, 1].flatMap(dx => [-1, 0, 1].flatMap(dy => (dx || dy ? [`${files[at + dx]}${y + dy}`] : [])))
}
const set = (black: string, white = ''): Stones =>
  Object.fromEntries([
    ...ring('q', 4).map(cell => [cell, 'black stone']),
    ...ring('q', 17).map(cell => [cell, 'white stone']),
    ...black
      .split(' ')
      .filter(Boolean)
      .map(cell => [cell, 'black stone']),
    ...white
      .split(' ')
      .filter(Boolean)
      .map(cell => [cell, 'white stone']),
  ])
const at = (black: string, white = '', options = {}) =>
  from(gess, { turn: 'black', pieces: set(black, white) }, options)
const stones = (match: ReturnType<typeof at>) => json(match)['pieces'] as Stones

test('43 stones each on 18 by 18 cells, centres on 20 by 20; dark begins', () => {
  const match = start(gess)
  const all = Object.entries(stones(match))
  const black = all.filter(([, piece]) => piece === 'black stone').map(([cell]) => cell)
  expect(black).toHaveLength(43)
  expect(all).toHaveLength(86)
  const row = (n: number) => black.filter(cell => cell.slice(1) === String(n)).length
  expect([2, 3, 4, 7].map(row)).toEqual([12, 13, 12, 6])
  for (const cell of black)
    expect(stones(match)[`${cell[0]}${21 - Number(cell.slice(1))}`]).toBe('white stone')
  expect(gess.make({}).board.size).toBe(400)
  expect(json(match)['turn']).toBe('black')
})

test('the stones on the rim of the nine cells tell the directions: c3 goes straight, d3 slantwise and to the left', () => {
  const match = start(gess)
  const ways = (centre: string) =>
    new Set(
      targets(match, centre).map(to => {
        const [dx, dy] = [
          to.charCodeAt(0) - centre.charCodeAt(0),
          Number(to.slice(1)) - Number(centre.slice(1)),
        ]
        return `${Math.sign(dx)},${Math.sign(dy)}`
      }),
    )
  expect([...ways('c3')].every(way => way.split(',').includes('0'))).toBe(true)
  expect(targets(match, 'c3')).toContain('c4')
  expect(refused(match)['d3-e3']).toMatch(/no stone on that side/)
  expect([...ways('d3')].filter(way => way === '1,0' || way === '0,1' || way === '0,-1')).toEqual([])
  // To the left it could go, were it not for the stone on b3.
  expect(refused(match)['d3-c3']).toMatch(/stopped before/)
})

test('with a stone in the middle any distance, without one three cells at most, with nothing else not at all', () => {
  expect(targets(at('e9 e10'), 'e9')).toEqual(
    ['e10', 'e11', 'e12', 'e13', 'e14', 'e15', 'e16', 'e17', 'e18', 'e19', 'e20'].sort(),
  )
  expect(targets(at('e10'), 'e9')).toEqual(['e10', 'e11', 'e12'])
  expect(targets(at('e9'), 'e9')).toEqual([])
  expect(refused(at('e10'))['e9-e13']).toMatch(/three cells/)
})

test('all nine cells hold together; an enemy stone among them makes it no piece, and so does no own stone', () => {
  const match = play(at('d9 e9 e10 f8'), 'e9-e12')
  expect(
    Object.keys(stones(match))
      .filter(cell => 'def'.includes(cell[0]!))
      .sort(),
  ).toEqual(['d12', 'e12', 'e13', 'f11'])
  expect(targets(at('e9 e10', 'd8'), 'e9')).toEqual([])
  expect(refused(at('e9 e10', 'd8'))['e9-e9']).toMatch(/enemy stone/)
  expect(refused(at('e9 e10'))['k10-k10']).toMatch(/no stone within/)
})

test('it stops where it covers enemies, and takes all of them', () => {
  const match = at('e9 e10', 'd13 f13 e14')
  expect(targets(match, 'e9')).toEqual(['e10', 'e11', 'e12'])
  const after = stones(play(match, 'e9-e12'))
  expect([after['d13'], after['f13'], after['e14']]).toEqual([undefined, undefined, 'white stone'])
  expect(after['e13']).toBe('black stone')
})

test('it stops where it covers own stones, which stay; one cell earlier where two would share a cell', () => {
  const beside = at('e9 e10 f13')
  expect(targets(beside, 'e9')).toEqual(['e10', 'e11', 'e12'])
  expect(stones(play(beside, 'e9-e12'))).toMatchObject({
    f13: 'black stone',
    e12: 'black stone',
    e13: 'black stone',
  })
  expect(targets(at('e9 e10 e14'), 'e9')).toEqual(['e10', 'e11', 'e12'])
  // Enemies there do not help.
  expect(targets(at('e9 e10 e14', 'd14'), 'e9')).toEqual(['e10', 'e11', 'e12'])
})

test('stones that end outside the board are lost; the centre stays on a1 to t20', () => {
  const match = at('e17 e18')
  expect(targets(match, 'e17')).toEqual(['e18', 'e19', 'e20'])
  const after = stones(play(match, 'e17-e19'))
  expect([after['e19'], after['e20']]).toEqual(['black stone', undefined])
})

test('a centre may lie outside the board', () => {
  expect(targets(at('c2'), 'b1')).toEqual(['c2', 'd3', 'e4'])
})

test('who has no ring loses; who breaks the own one loses, even if neither has one', () => {
  const taking = at('q13 q14 q12', '')
  expect(play(taking, 'q13-q15').outcome?.result).toEqual([1, 0])
  expect(play(at('e9'), 'q3-p3').outcome?.result).toEqual([0, 1])
  const neither = (turn: string) =>
    from(gess, { turn, pieces: { e9: 'black stone', e15: 'white stone' } }).outcome?.result
  expect([neither('white'), neither('black')]).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('several rings, and one may be broken while another stays', () => {
  const second = ring('e', 9).join(' ')
  expect(play(at(second), 'e8-d8').outcome).toBeUndefined()
})

test('no legal move loses; a third repetition and 1000 plies draw', () => {
  expect(gess.make({}).stuck(start(gess).position)).toMatchObject({ result: [0, 1] })
  expect(gess.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})

test('official: own stones are captured on landing too, and centres stay on b2 to s19', () => {
  const official = { official: 'on' }
  expect(targets(at('e9 e10 e14', '', official), 'e9')).toEqual(['e10', 'e11', 'e12', 'e13'])
  const after = stones(play(at('e9 e10 f13', '', official), 'e9-e12'))
  expect(after['f13']).toBeUndefined()
  expect(targets(at('e17 e18', '', official), 'e17')).toEqual(['e18', 'e19'])
  expect(moves(at('c2', '', official)).filter(name => name.startsWith('b1'))).toEqual([])
})
