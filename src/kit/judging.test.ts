import { expect, test } from 'vitest'
import { Layout, Position } from '../engine/index.ts'
import { byLead, judging, REPEATED } from './judging.ts'

const layout = new Layout(['white', 'black'])
const men = layout.range('men', 2)
const kings = layout.range('kings', 2)
const judged = judging(
  { hu: 'Bábuk', en: 'Men' },
  (p, player) => p.at(men + player),
  (p, player) => p.at(kings + player),
)
const after = (white: readonly [number, number], black: readonly [number, number]) => {
  const p = new Position(layout.size)
  for (const [player, [n, crowned]] of [white, black].entries()) {
    p.put(men + player, n)
    p.put(kings + player, crowned)
  }
  return judged(p, REPEATED)
}

test('a lead wins, none is a draw', () => {
  expect([byLead(3), byLead(-1), byLead(0)]).toEqual([
    [1, 0],
    [0, 1],
    [0.5, 0.5],
  ])
})

test('the first count decides and is told, the next one only when it is equal', () => {
  expect(after([5, 0], [4, 2])).toEqual({
    result: [1, 0],
    points: [5, 4],
    reason: {
      hu: 'Ugyanaz az állás ismétlődött. Bábuk: 5 : 4.',
      en: 'The same position was repeated. Men: 5 : 4.',
    },
  })
  expect(after([4, 1], [4, 2])).toMatchObject({ result: [0, 1], points: [4, 4] })
  expect(after([4, 2], [4, 2]).result).toEqual([0.5, 0.5])
})
