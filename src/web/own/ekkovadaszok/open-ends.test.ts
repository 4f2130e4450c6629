import { expect, test } from 'vitest'
import { at, table } from '../../../../tests/hunters-playing.ts'
import { pathOf } from '../../../games/uj/ekkovadaszok/cards.ts'
import { openEnds } from './open-ends.ts'

test('open ends are the tunnels with a free open side, from west to east; dead ends and closed-in cards are none', () => {
  const maze = { '1,0': 'EW1', '2,0': 'NESW1', '2,-1': 'NS-dead', '3,0': 'NEW1', '-1,0': 'EW2' }
  const ends = openEnds(table(at({ maze })))
  expect(ends.map(({ letter, card }) => `${letter} ${pathOf(card.code).name}`)).toEqual([
    'A EW2',
    'B NESW1',
    'C NEW1',
  ])
})
