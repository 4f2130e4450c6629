// Falling In alone has a shortest solution, which `jatekvilag solve` finds; a slow search written from the text agrees.
import { expect, test } from 'vitest'
import { solve } from '../../../ai/solve.ts'
import type { Match } from '../../../engine/index.ts'
import { json, play, start } from '../../../../tests/playing.ts'
import hadrend from './game.ts'

const DEAL = 'deal:5 deal:77'
const SHORTEST = 'c3-e1 c2-c3 e2-c2 b4-e2 c3-b4 e3-c3 a3-e3 b5-a3 c1-b5 a5-c1'.split(' ')
const COLOURS = ['yellow', 'green', 'red']

/** The colour on each cell; the empty cell is not in it. */
type Colours = ReadonlyMap<string, string>
const coloursOf = (match: Match): Colours =>
  new Map(
    Object.entries(json(match)['pieces'] as Record<string, string>).map(([cell, figure]) => [
      cell,
      figure.split(' ')[0]!,
    ]),
  )
const CELLS = [...'abcde'].flatMap(column => [1, 2, 3, 4, 5].map(row => `${column}${row}`))
const beside = (a: string, b: string): boolean =>
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(Number(a[1]) - Number(b[1])) === 1

function isSorted(colours: Colours): boolean {
  return COLOURS.every(colour => {
    const all = CELLS.filter(cell => colours.get(cell) === colour)
    const group = [all[0]!]
    for (const cell of group)
      group.push(...all.filter(other => beside(cell, other) && !group.includes(other)))
    return group.length === all.length
  })
}

/** Whether so many moves can sort the board, when `made` were made before: yellow, green and red come in turn. */
function canSort(colours: Colours, made: number, left: number): boolean {
  if (isSorted(colours)) return true
  if (left === 0) return false
  const empty = CELLS.find(cell => !colours.has(cell))!
  return [...colours].some(([cell, colour]) => {
    if (colour !== COLOURS[made % 3]) return false
    const then = new Map(colours).set(empty, colour)
    then.delete(cell)
    return canSort(then, made + 1, left - 1)
  })
}

test('a dealt board is sorted in the fewest moves', async () => {
  const match = play(start(hadrend, { players: '1' }), DEAL)
  const found = await solve(match.game, match.position)
  if (found.kind !== 'solved') throw new Error(found.kind)
  expect(found.counted).toBe(SHORTEST.length)
  for (const m of found.moves) match.play(m)
  expect(match.outcome?.result).toEqual([1])
  expect(isSorted(coloursOf(match))).toBe(true)
})

test.each([1, 2, 3, 4])('%i moves before the end the slow search needs as many', async left => {
  const made = SHORTEST.length - left
  const match = play(start(hadrend, { players: '1' }), `${DEAL} ${SHORTEST.slice(0, made).join(' ')}`)
  expect(await solve(match.game, match.position)).toMatchObject({ kind: 'solved', counted: left })
  expect(canSort(coloursOf(match), made, left - 1)).toBe(false)
  expect(canSort(coloursOf(match), made, left)).toBe(true)
})
