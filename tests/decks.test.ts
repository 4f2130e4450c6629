// The card game may not import the studio, so the built-in deck stands in both: what is played must be what is printed.
import { expect, test } from 'vitest'
import { TRIGONOMETRIC } from '../src/games/uj/ekkovadaszok/data.ts'
import { trigonometricDeck } from '../src/studio/decks/trigonometric.ts'
import { checkPlayability, part } from '../src/studio/playability/index.ts'
import { finish } from '../src/studio/work.ts'

test('the trigonometric deck is the same on the table and on paper', () => {
  expect(trigonometricDeck).toMatchObject(TRIGONOMETRIC)
  expect(trigonometricDeck.paths.length).toBe(TRIGONOMETRIC.paths.length)
})

test('a rising and a falling Start are about equally hard with it', () => {
  const [rising, falling] = finish(checkPlayability(trigonometricDeck, { games: 150 })).scenarios.map(each =>
    part(each.outlook.all),
  )
  expect(rising).toBeGreaterThan(0.4)
  expect(Math.abs(rising! - falling!)).toBeLessThan(0.08)
})
