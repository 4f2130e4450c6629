// The counts of open rows, which several runs share a word for, against counting them anew on the board.
import { expect, test } from 'vitest'
import { Layout, Rng, type Position } from '../../engine/index.ts'
import { dirOf, runs, square } from '../boards/index.ts'
import { RowCounts, rowTest } from './line.ts'

const board = square(9, 9)

test.each([
  [2, 5],
  [3, 4],
  [4, 3],
])('%i players, rows of %i', (players, length) => {
  const layout = new Layout(Array.from({ length: players }, (_, i) => `player${i}`))
  const cells = layout.range('pieces', board.size + 1, { last: 99 })
  const codes = Array.from({ length: players }, (_, i) => i + 1)
  const counts = new RowCounts(layout, board, length, { cells, codes })
  const lines = runs(board, length)
  const p = layout.empty()
  const slowScore = (who: number): number => {
    let sum = 0
    for (const line of lines) {
      const on = line.map(c => p.at(cells + c)).filter(code => code > 0)
      if (on.length > 0 && on.every(code => code === codes[who])) sum += 4 ** (on.length - 1)
    }
    return sum
  }
  const slowGain = (cell: number, who: number): number => {
    let found = 0
    for (const line of lines) {
      if (!line.includes(cell)) continue
      const others = line.filter(c => c !== cell).map(c => p.at(cells + c))
      if (others[0]! > 0 && others.every(code => code === others[0]))
        found = Math.max(found, others[0] === codes[who] ? 2 : 1)
    }
    return found
  }
  const compare = (q: Position): void => {
    const scores = codes.map((_, i) => slowScore(i))
    for (const [i, own] of scores.entries())
      expect(counts.lead(q, i)).toBe(own - Math.max(...scores.filter((_, other) => other !== i)))
    for (let c = 0; c < board.size; c++)
      if (q.at(cells + c) === 0)
        for (const i of codes.keys()) expect(counts.gain(q, c, i)).toBe(slowGain(c, i))
  }
  compare(p)
  const rng = new Rng(3)
  for (let n = 0; n < 120; n++) {
    const c = rng.below(board.size)
    const code = p.at(cells + c)
    if (code === 0) {
      const who = rng.below(players)
      p.put(cells + c, codes[who]!)
      counts.add(p, c, who)
    } else {
      p.put(cells + c, 0)
      counts.remove(p, c, code - 1)
    }
    if (n % 10 === 0) compare(p)
  }
  compare(p)
  p.rewind(0)
  compare(p)
})

test('a row is seen from any piece in it, along the given directions only, and ends at the wall', () => {
  const small = square(4, 3)
  const layout = new Layout(['white', 'black'])
  const cells = layout.range('pieces', small.size + 1, { last: -1 })
  const p = layout.empty()
  for (const name of ['b1', 'c1', 'd1', 'a2', 'a3']) p.put(cells + small.names.indexOf(name), 1)
  const upright = ['n', 's'].map(name => dirOf(small, name))
  const seen = (inRow: (words: Int32Array, cell: number) => boolean) =>
    small.names.filter((_, c) => p.at(cells + c) > 0 && inRow(p.words, c))
  expect(seen(rowTest(small, cells, 3))).toEqual(['b1', 'c1', 'd1'])
  expect(seen(rowTest(small, cells, 3, upright))).toEqual([])
  expect(seen(rowTest(small, cells, 2, upright))).toEqual(['a2', 'a3'])
})
