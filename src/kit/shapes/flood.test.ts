import { expect, test } from 'vitest'
import { neighbours, square } from '../boards/index.ts'
import { Flood } from './index.ts'

test('a flood finds every cell once, nearer ones first, and begins anew', () => {
  const board = square(4, 1)
  const flood = new Flood(board.size)
  for (const start of [1, 3]) {
    flood.begin(start)
    const looked: number[] = []
    for (let c = flood.next(); c >= 0; c = flood.next()) {
      looked.push(c)
      for (const n of neighbours(board, c)) flood.find(n)
    }
    expect(looked.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(looked[0]).toBe(start)
    expect(looked.at(-1)).toBe(start === 1 ? 3 : 0)
    expect([flood.count, flood.at(0), flood.find(start)]).toEqual([4, start, false])
  }
})
