import { expect, test } from 'vitest'
import type { Piece } from '../../table/index.ts'
import { nearestIn, type Ground } from './ground.ts'
import { spreadOrder, strokeStops } from './spreading.ts'

const piece = (id: number, kind: string, x: number): Piece => ({
  what: 'piece',
  id,
  kind,
  side: 'front',
  x,
  y: 0,
  angle: 0,
  locked: false,
})
const places = [0, 1, 2, 3].map(x => ({ x, y: 0, unit: 1 }))
const row: Ground = { places, names: ['a', 'b', 'c', 'd'], at: nearestIn(places) }

test('the top of a pile comes first, the pile laid first before the other, kinds in runs', () => {
  const pieces = [piece(1, 'b', 5), piece(2, 'a', 1), piece(3, 'b', 5), piece(4, 'a', 1)]
  expect(spreadOrder(pieces, 0).map(({ id }) => id)).toEqual([3, 1, 4, 2])
  expect(spreadOrder(pieces, 1).map(({ id }) => id)).toEqual([3, 4, 1, 2])
})

test('a fast stroke leaves out no cell and lays one piece on each', () => {
  const stops = strokeStops(
    row,
    [],
    [
      { x: 0, y: 0.1 },
      { x: 3, y: -0.1 },
    ],
    1,
  )
  expect(stops.map(({ x }) => x)).toEqual([0, 1, 2, 3])
  expect(strokeStops(row, stops, [{ x: 1, y: 0 }], 1)).toEqual(stops)
  expect(strokeStops(row, [], [{ x: 9, y: 0 }], 1)).toEqual([])
})

test('a stroke keeps to cells of the size it began in', () => {
  const mixed = [
    { x: 0, y: 0, unit: 1 },
    { x: 0.7, y: 0, unit: 0.4 },
    { x: 1.4, y: 0, unit: 1 },
  ]
  const ground: Ground = { places: mixed, names: ['a', 'b', 'c'], at: nearestIn(mixed) }
  const stops = strokeStops(
    ground,
    [],
    [
      { x: 0, y: 0 },
      { x: 1.4, y: 0 },
    ],
    1,
  )
  expect(stops.map(({ x }) => x)).toEqual([0, 1.4])
})

test('without cells pieces lie a width apart', () =>
  expect(
    strokeStops(
      undefined,
      [],
      [
        { x: 0, y: 0 },
        { x: 2.6, y: 0 },
      ],
      1,
    ),
  ).toHaveLength(3))
