import { expect, test } from 'vitest'
import { trigonometricDeck } from '../../../studio/decks/trigonometric.ts'
import { inLanguage } from './pictures.ts'

test.each([
  ['hu', ['monoton növekvő', 'monoton csökkenő']],
  ['en', ['rising', 'falling']],
] as const)('the Starts of the built-in deck speak the language of the reader (%s)', (language, words) => {
  const { starts } = inLanguage(trigonometricDeck, language)
  expect(starts.map(({ sides }) => sides.W.latex)).toEqual(words.map(each => `\\text{${each}}`))
})
