import { expect, test } from 'vitest'
import { blankDeck } from '../../studio/deck.ts'
import { faceAsk } from './art.ts'

test('a card is asked for alone; one that an undo took away is not asked for', () => {
  const deck = blankDeck('x')
  expect(faceAsk(deck, { type: 'start', index: 0 }, 'hu', '')?.deck.starts).toHaveLength(1)
  expect(faceAsk(deck, { type: 'start', index: 1 }, 'hu', '')).toBeUndefined()
  expect(faceAsk(deck, { type: 'path', index: 39 }, 'hu', '')?.card).toEqual({ type: 'path', index: 0 })
  expect(faceAsk(deck, { type: 'path', index: 40 }, 'hu', '')).toBeUndefined()
})
