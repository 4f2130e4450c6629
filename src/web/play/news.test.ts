import { expect, test } from 'vitest'
import { CHANCE, type Player } from '../../engine/index.ts'
import type { MoveLine } from './move-lines.ts'
import { newsOf } from './news.ts'

const player = (tint: string): Player => ({ id: tint, name: { hu: tint, en: tint }, tint })
const PLAYERS = [player('red'), player('blue')]
const line = (seat: number, text: string, by: MoveLine['by'] = 'pointing'): Omit<MoveLine, 'index'> => ({
  seat,
  text,
  by,
  joins: false,
  stage: 'play',
})
const LINES = [
  line(0, 'roll', 'button'),
  line(CHANCE, '5–4'),
  line(0, 'buy'),
  line(1, 'roll', 'button'),
  line(CHANCE, '6–1'),
  line(0, 'pass'),
  line(1, 'build'),
].map((each, index): MoveLine => ({ ...each, index }))

test('a line for each of the last three turns; who asks for luck is told by what luck did', () => {
  expect(newsOf(LINES, 7, PLAYERS)).toEqual([
    { tint: 'blue', text: '6–1' },
    { tint: 'red', text: 'pass' },
    { tint: 'blue', text: 'build' },
  ])
})

test('of a moment looked at only what was before it', () => {
  expect(newsOf(LINES, 3, PLAYERS)).toEqual([{ tint: 'red', text: '5–4 · buy' }])
  expect(newsOf(LINES, 0, PLAYERS)).toEqual([])
})
