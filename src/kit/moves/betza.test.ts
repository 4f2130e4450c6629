import { expect, test } from 'vitest'
import { betza } from './betza.ts'

const AROUND = [-3, -2, -1, 0, 1, 2, 3]

/** The steps a text allows on squares, as "x,y" with y forward, and how often. */
function steps(text: string): string[] {
  const found: string[] = []
  for (const { step, times, goes, use } of betza(text))
    for (const x of AROUND)
      for (const y of AROUND) {
        const [a, b] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))]
        if (a !== step[0] || b !== step[1] || !goes(x, y)) continue
        found.push(
          `${use === 'both' ? '' : use === 'move' ? 'm' : 'c'}${x},${y}${times === 1 ? '' : `*${times}`}`,
        )
      }
  return found.sort()
}

test.each([
  ['W', '-1,0 0,-1 0,1 1,0'],
  ['fW', '0,1'],
  ['sW', '-1,0 1,0'],
  ['vW', '0,-1 0,1'],
  ['fF', '-1,1 1,1'],
  ['blF', '-1,-1'],
  ['ffN', '-1,2 1,2'],
  ['fsN', '-2,1 2,1'],
  ['fbF', '-1,-1 -1,1 1,-1 1,1'],
  ['WfF', '-1,0 -1,1 0,-1 0,1 1,0 1,1'],
  ['mfWcfF', 'c-1,1 c1,1 m0,1'],
  ['fR', '0,1*Infinity'],
  ['R2', '-1,0*2 0,-1*2 0,1*2 1,0*2'],
  ['fWW', '0,1*Infinity'],
  ['K', '-1,-1 -1,0 -1,1 0,-1 0,1 1,-1 1,0 1,1'],
])('%s goes %s', (text, expected) => {
  expect(steps(text)).toEqual(expected.split(' ').sort())
})

test('what is no notation is refused', () => {
  expect(() => betza('xW')).toThrow()
  expect(() => betza('Y')).toThrow()
})

test('a leap by its numbers', () => {
  expect(betza('(4,1)').map(({ step, times }) => [step, times])).toEqual([[[4, 1], 1]])
  expect(betza('F(3,2)')).toHaveLength(2)
})
