import { expect, test } from 'vitest'
import { circleIn } from './chunk-circles.ts'

test('files that load each other are named', () => {
  const tree = [
    ['page', ['shell', 'table']],
    ['table', ['shell']],
    ['shell', []],
  ] as const
  expect(circleIn(new Map<string, readonly string[]>(tree))).toBeUndefined()
  const circle = [...tree, ['shell', ['icons']], ['icons', ['table']]] as const
  expect(circleIn(new Map<string, readonly string[]>(circle))).toEqual(['shell', 'icons', 'table', 'shell'])
})
