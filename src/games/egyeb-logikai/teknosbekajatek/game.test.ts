import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { AREAS, NODES } from './data.ts'
import teknosbekajatek from './game.ts'

const pieces = (white: string, black: string, markers: Record<string, string> = {}) => {
  const list = (cells: string, piece: string) =>
    cells.split(' ').flatMap(cell => (cell ? [[cell, piece] as const] : []))
  return {
    ...Object.fromEntries([...list(white, 'white piece'), ...list(black, 'black piece')]),
    ...markers,
  } as Record<string, string>
}
const at = (turn: string, white: string, black: string, options = {}) =>
  from(teknosbekajatek, { turn, pieces: pieces(white, black) }, options)
const piecesOf = (match: ReturnType<typeof start>) => json(match)['pieces'] as Record<string, string>
const shown = teknosbekajatek.make({})
const points = (match: ReturnType<typeof start>): number[] =>
  shown.scene(match.position).trays.map(tray => Number(tray.text!.en))

test('an ellipse with 56 nodes, 89 lines and 34 areas: 6 of seven sides, 14 of five, 14 of three', () => {
  const { board } = teknosbekajatek.make({})
  const sides = Object.values(AREAS).map(corners => corners.length)
  expect(NODES).toHaveLength(56)
  expect([7, 5, 3].map(n => sides.filter(each => each === n).length)).toEqual([6, 14, 14])
  expect(board.lines).toHaveLength(89)
  expect(board.size).toBe(56 + 34)
  const onRim = NODES.filter(([x, y]) => Math.abs((x / 3) ** 2 + (y / 2) ** 2 - 1) < 0.005)
  expect(onRim).toHaveLength(24)
  expect(onRim).toEqual(NODES.slice(0, 24))
  // Every area is closed, and no line crosses another: the corners of each go once around it, with the same sense.
  for (const corners of Object.values(AREAS)) {
    const turn = corners.reduce((sum, node, i) => {
      const [[ax, ay], [bx, by]] = [NODES[node - 1]!, NODES[corners[(i + 1) % corners.length]! - 1]!]
      return sum + ax * by - bx * ay
    }, 0)
    expect(turn).toBeGreaterThan(0)
  }
})

test('the board is empty, white begins, and a piece goes on any empty node', () => {
  const match = start(teknosbekajatek)
  expect(json(match)).toEqual({ turn: 'white', pieces: {} })
  expect(moves(match)).toEqual(NODES.map((_, i) => String(i + 1)).sort())
  play(match, '17 3')
  expect(json(match)).toEqual({ turn: 'white', pieces: pieces('17', '3') })
  expect(moves(match)).toHaveLength(54)
  expect(refused(match)['17']).toBe('There is a piece on this node already.')
  expect(refused(match)['H1']).toContain('Pieces go on nodes only')
  expect(refused(at('white', '31 33', ''))['T13']).toContain('Pieces go on nodes only')
})

test.each([
  ['T13', '31', '33'],
  ['P4', '10 11', '33'],
  ['H5', '34 36 40', '44'],
])('%s is won by the majority of its corners and not before', (area, before, last) => {
  const match = at('white', before, '')
  expect(piecesOf(match)[area]).toBeUndefined()
  expect(piecesOf(play(match, last))[area]).toBe('white marker')
  expect(json(match)['turn']).toBe('black')
})

test('an area once won is never lost, and one piece may win several', () => {
  const match = play(at('black', '31 33', ''), '36')
  expect(piecesOf(match)).toMatchObject({ T13: 'white marker' })
  const three = play(at('white', '32 30 29 25', '35 27'), '28')
  expect(piecesOf(three)).toMatchObject({ P1: 'white marker', P2: 'white marker', P12: 'white marker' })
  expect(points(three)).toEqual([15, 0])
})

test('a triangle counts 3, a five-sided area 5, a seven-sided one 7', () => {
  expect(points(at('white', '31 33', ''))).toEqual([3, 0])
  expect(points(at('white', '', '10 11 31'))).toEqual([0, 5])
  expect(points(at('white', '34 36 40 44', ''))).toEqual([7, 0])
  expect(Object.values(AREAS).reduce((sum, corners) => sum + corners.length, 0)).toBe(154)
})

test('markers follow from the pieces, whatever a read position says', () => {
  const read = from(teknosbekajatek, {
    turn: 'white',
    pieces: pieces('31 33', '', { H1: 'black marker', T13: 'black marker' }),
  })
  expect(piecesOf(read)).toEqual(pieces('31 33', '', { T13: 'white marker' }))
  const begun = (cells: Record<string, string>) => from(teknosbekajatek, { turn: 'white', pieces: cells })
  expect(() => begun({ '5': 'white marker' })).toThrow('Pieces stand on nodes')
  expect(() => begun({ H1: 'white piece' })).toThrow('Pieces stand on nodes')
})

/** Pieces of the players in turn on all nodes of a list. */
const filled = (nodes: readonly number[], options = {}) => {
  const match = start(teknosbekajatek, options)
  for (const node of nodes) if (!match.outcome) play(match, String(node))
  return match
}
const ascending = NODES.map((_, i) => i + 1)

test('28 pieces each fill the board; more points win, 77 to 77 is a draw', () => {
  const match = filled(ascending)
  const result = match.outcome!
  expect(Object.values(piecesOf(match)).filter(piece => piece === 'white piece')).toHaveLength(28)
  expect(result.points![0]! + result.points![1]!).toBe(154)
  expect(result.result).toEqual(result.points![0]! > result.points![1]! ? [1, 0] : [0, 1])
  let draws = 0
  for (let seed = 1; draws === 0 && seed < 200; seed++) {
    const outcome = filled(new Rng(seed).shuffle([...ascending])).outcome!
    if (outcome.points![0] !== 77) continue
    expect(outcome).toMatchObject({ result: [0.5, 0.5], points: [77, 77] })
    draws++
  }
  expect(draws).toBe(1)
  expect(() => at('white', ascending.slice(0, 29).join(' '), '')).toThrow('at most 28')
})

test('stop: 78 points end the game at once', () => {
  const nodes = new Rng(3).shuffle([...ascending])
  const match = filled(nodes, { stop: 'on' })
  const [white, black] = points(match)
  expect(Math.max(white!, black!)).toBeGreaterThanOrEqual(78)
  expect(match.outcome!.result).toEqual(white! > black! ? [1, 0] : [0, 1])
  expect(moves(start(teknosbekajatek, { stop: 'on' }))).toHaveLength(56)
  const early = Array.from({ length: 12 }, (_, i) =>
    filled(new Rng(i + 20).shuffle([...ascending]), { stop: 'on' }),
  )
  expect(
    early.some(each => Object.values(piecesOf(each)).filter(piece => piece.endsWith('piece')).length < 56),
  ).toBe(true)
  for (const each of early) {
    const before = from(teknosbekajatek, { turn: 'white', pieces: piecesOf(each) })
    if (points(each).every(n => n < 78)) expect(each.outcome!.result).toEqual([0.5, 0.5])
    else if (Object.values(piecesOf(each)).filter(piece => piece.endsWith('piece')).length < 56)
      expect(before.outcome).toBeUndefined()
  }
})

test.each([1, 2, 3, 4, 5, 6])('random game %i: areas as counted anew from the corners', seed => {
  const match = start(teknosbekajatek)
  const owners = new Map<number, string>()
  const areas = new Map<string, string>()
  for (const [i, node] of new Rng(seed).shuffle([...ascending]).entries()) {
    const side = i % 2 === 0 ? 'white' : 'black'
    owners.set(node, side)
    for (const [name, corners] of Object.entries(AREAS)) {
      const count = corners.filter(corner => owners.get(corner) === side).length
      if (!areas.has(name) && 2 * count > corners.length) areas.set(name, side)
    }
    play(match, String(node))
    expect(piecesOf(match)).toEqual(
      Object.fromEntries([
        ...[...owners].map(([each, owner]) => [String(each), `${owner} piece`]),
        ...[...areas].map(([name, owner]) => [name, `${owner} marker`]),
      ]),
    )
    const sum = (owner: string) =>
      [...areas].reduce((all, [name, who]) => all + (who === owner ? AREAS[name]!.length : 0), 0)
    expect(points(match)).toEqual([sum('white'), sum('black')])
  }
  const [white, black] = points(match)
  expect(match.outcome).toMatchObject({
    points: [white, black],
    result: white === black ? [0.5, 0.5] : white! > black! ? [1, 0] : [0, 1],
  })
})
