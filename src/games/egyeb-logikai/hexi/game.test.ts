import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, start } from '../../../../tests/playing.ts'
import { crowdedPods, slowState, slowTurns, turnsOf } from '../../../../tests/slow-pods.ts'
import hexi from './game.ts'

const { board } = hexi.make({})
const isCell = (x: number, y: number) =>
  x >= 1 && x <= 9 && y >= Math.max(1, x - 4) && y <= Math.min(9, x + 4)

test('61 hexes, columns of 5 to 9 and back to 5', () => {
  const names = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(x =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(y => (isCell(x, y) ? [`${x}${y}`] : [])),
  )
  expect(board.size).toBe(61)
  expect([...board.names].sort()).toEqual(names.sort())
})

test('three empty pods at home in two corners, three pods and 19 prongs in reserve', () => {
  expect(json(start(hexi))).toEqual({
    turn: 'white',
    pods: [3, 3],
    prongs: [19, 19],
    pieces: {
      41: 'white pod',
      51: 'white pod',
      62: 'white pod',
      48: 'black pod',
      59: 'black pod',
      69: 'black pod',
    },
  })
  const at = (name: string) => board.cells[board.names.indexOf(name)]!
  expect(at('51').x).toBeCloseTo(at('59').x)
  expect(at('51').y).toBeGreaterThan(at('59').y)
  expect(Math.max(...board.cells.map(cell => cell.y))).toBeCloseTo(at('51').y)
})

test('the first turn: a prong in one of six directions, or a pod on a home', () => {
  const adds = ['41', '51', '62'].flatMap(cell => [...'ABCDEF'].map(way => `${cell}+${way}`))
  expectMoves(start(hexi), [...adds, '@41', '@51', '@62'].join(' '))
})

test.each([
  ['A', '56'],
  ['B', '66'],
  ['C', '65'],
  ['D', '54'],
  ['E', '44'],
  ['F', '45'],
])('%s leads from 55 to %s', (way, cell) => {
  const match = from(hexi, { turn: 'white', pieces: { 55: ['white pod', `prong ${way}`], 59: 'black pod' } })
  expect(moves(match).filter(name => name.startsWith('55-'))).toEqual([`55-${cell}`])
  const [a, b] = ['55', cell].map(name => board.cells[board.names.indexOf(name)]!)
  const turn = 'ABCDEF'.indexOf(way) * 60
  expect(b!.x - a!.x).toBeCloseTo(Math.sin((turn * Math.PI) / 180))
  expect(a!.y - b!.y).toBeCloseTo(Math.cos((turn * Math.PI) / 180))
})

test('one home wins, or all three by the variant', () => {
  const near = {
    turn: 'white',
    pieces: { 58: ['white pod', 'prong A'], 48: 'white pod', 41: ['black pod', 'prong A'] },
  }
  expect(from(hexi, near).outcome).toMatchObject({ result: [1, 0] })
  const match = from(hexi, near, { threeBase: 'on' })
  expect(play(match, '58-59').outcome).toBeUndefined()
  const third = { ...near, pieces: { ...near.pieces, 59: 'white pod', 68: ['white pod', 'prong A'] } }
  expect(play(from(hexi, third, { threeBase: 'on' }), '68-69').outcome).toMatchObject({ result: [1, 0] })
})

test('captured pods are out for good, whatever the options', () => {
  const held = { turn: 'white', pieces: { 59: ['white pod', 'prong D'], 41: ['black pod', 'prong A'] } }
  for (const official of ['off', 'on'])
    expect(moves(from(hexi, held, { threeBase: 'on', official }))).not.toContain('@59')
})

test('own pods are jumped only by the official rule', () => {
  const cells = { turn: 'white', pieces: { 44: ['white pod', 'prong A'], 45: 'white pod', 59: 'black pod' } }
  expect(moves(from(hexi, cells))).not.toContain('44^46')
  expect(moves(from(hexi, cells, { official: 'on' }))).toContain('44^46')
})

test('the third repetition and the 1000th move are a draw', () => {
  expect(start(hexi).game.draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})

const WAYS = { A: [0, 1], B: [1, 1], C: [1, 0], D: [0, -1], E: [-1, -1], F: [-1, 0] } as const
const homes = [
  ['51', '41', '62'],
  ['59', '48', '69'],
] as const

test('from crowded positions whole turns lead where a slow generator says', () => {
  const rng = new Rng(11)
  const cells = '33 34 43 44 45 54 55 56 65 66 67 76 77'.split(' ')
  let jumps = 0
  for (let i = 0; i < 40; i++) {
    const official = i % 2 === 0 ? 'off' : 'on'
    const crowd = crowdedPods(n => rng.below(n), cells, 'ABCDEF', 6, 19)
    const match = from(hexi, crowd, { official })
    jumps += moves(match).filter(name => name.includes('^')).length
    expect(turnsOf(match)).toEqual(
      slowTurns({ ways: WAYS, isCell, homes, ownJumps: official === 'on' }, slowState(json(match))),
    )
  }
  expect(jumps).toBeGreaterThan(100)
})
