import { expect, test } from 'vitest'
import type { Kind } from '../../table/index.ts'
import { nearestIn } from './ground.ts'
import { oppositePlaces, opponentOf } from './mirroring.ts'

const places = Array.from({ length: 16 }, (_, i) => ({ x: i % 4, y: Math.floor(i / 4), unit: 1 }))
const ground = { places, names: [], at: nearestIn(places) }
const spots = (found: readonly { x: number; y: number }[]) => found.map(({ x, y }) => `${x},${y}`)

test('what was laid is laid across the middle line, or half a turn around; cells that were laid on stay', () => {
  const row = [
    { x: 0, y: 3 },
    { x: 1, y: 3 },
  ]
  expect(spots(oppositePlaces(ground, row, 'across'))).toEqual(['0,0', '1,0'])
  expect(spots(oppositePlaces(ground, row, 'around'))).toEqual(['3,0', '2,0'])
  expect(oppositePlaces(ground, [...row, { x: 0, y: 0 }, { x: 1, y: 0 }], 'across')).toEqual([])
})

test('the other player has the same drawing in another colour', () => {
  const kind = (id: string, art: string, tint: string): Kind => ({
    id,
    name: id,
    front: { kind: 'art', art, tint, width: 1, height: 1 },
    inside: 1,
  })
  const box = [kind('a', 'rook', 'white'), kind('b', 'king', 'black'), kind('c', 'rook', 'black')]
  expect(opponentOf(box, box[0]!)?.id).toBe('c')
  expect(opponentOf(box, box[2]!)?.id).toBe('a')
  expect(opponentOf(box, box[1]!)).toBeUndefined()
})
