// Which dice and which level a hint points at.
import { expect, test } from 'vitest'
import { made, placeOf } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { hintedDice, hintedLevel } from './hint-words.ts'

const SKULL = 5

test('as many dice of the level as are placed, and as many skulls', () => {
  const faces = [0, 1, 1, SKULL, 1, SKULL]
  expect([...hintedDice(placeOf(2, 2, 1), faces)]).toEqual([1, 2, 3])
  expect([...hintedDice(placeOf(5, 0, 1), faces)]).toEqual([3])
  expect(hintedLevel(placeOf(2, 2, 1))).toBe(2)
})

test('other moves point at no dice', () => {
  for (const move of [undefined, made('nose'), made('buy', 5)]) {
    expect(hintedDice(move, [0, 1]).size).toBe(0)
    expect(hintedLevel(move)).toBeUndefined()
  }
})
