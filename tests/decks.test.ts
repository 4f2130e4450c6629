// The card game may not import the studio, so the built-in deck stands in both: what is played must be what is printed.
import { expect, test } from 'vitest'
import { TRIGONOMETRIC } from '../src/games/uj/ekkovadaszok/data.ts'
import { trigonometricDeck } from '../src/studio/decks/trigonometric.ts'

test('the trigonometric deck is the same on the table and on paper', () => {
  expect(trigonometricDeck).toMatchObject(TRIGONOMETRIC)
  expect(trigonometricDeck.paths.length).toBe(TRIGONOMETRIC.paths.length)
})
