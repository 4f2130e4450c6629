// The kin of international draughts against the slow generator.
import { describe, expect, test } from 'vitest'
import { perft } from '../src/engine/index.ts'
import egyiranyu from '../src/games/dama/egyiranyu-damajatek/game.ts'
import ejtoernyos from '../src/games/dama/ejtoernyos-damajatek/game.ts'
import gotikus from '../src/games/dama/gotikus-damajatek/game.ts'
import haromszogu from '../src/games/dama/haromszogu-damajatek/game.ts'
import kozonseges from '../src/games/dama/kozonseges-damajatek/game.ts'
import lepes from '../src/games/dama/lepes-damajatek/game.ts'
import max from '../src/games/dama/max-damajatek/game.ts'
import panorama from '../src/games/dama/panorama-damajatek/game.ts'
import sarkos from '../src/games/dama/sarkos-damajatek/game.ts'
import {
  ALL,
  beginning,
  compare,
  international,
  places,
  slowDraughts,
  slowPerft,
  squareName,
  type Slow,
  type Words,
  type XY,
} from './slow-draughts.ts'

const common: Words = { ...international, width: 8 }
const american: Words = { ...common, flying: false }
const oneWay: Words = { ...international, forward: { black: [0, 1], white: [0, 1] } }
const gothic: Words = { ...international, dirs: ALL, sideways: true, flying: false }
// Slanting coordinates: x runs along a row, y up and to the right.
const honeycomb: Words = {
  ...international,
  dirs: [
    [1, 0],
    [-1, 0],
    [0, 1],
    [-1, 1],
    [0, -1],
    [1, -1],
  ],
  sideways: true,
  grid: {
    cells: places(10)
      .filter(([col]) => col <= 8)
      .map(([col, row]): XY => [col - Math.floor((row - 1) / 2), row]),
    name: ([x, y]) => `${'abcdefgh'[x - 1 + Math.floor((y - 1) / 2)] ?? '?'}${y}`,
  },
}

// Column and row count from the corner a1; a step changes one of them, or one up and the other down.
const triangular: Words = {
  ...honeycomb,
  forward: { red: [1, 1], green: [0, -1], blue: [-1, 0] },
  grid: {
    cells: places(12).filter(([i, j]) => i + j <= 13),
    name: ([i, j]) => `${'abcdefghijkl'[i - 1] ?? '?'}${j}`,
  },
}

/** Captures first; otherwise moves, or a man from the hand on a free starting cell. */
const slowMax =
  (words: Words, rows: number): Slow =>
  (at, who, lies, json) => {
    const usual = slowDraughts(words)(at, who, lies, json)
    const hands = json['hands'] as Readonly<Record<string, readonly string[]>>
    if (usual.some(turn => turn.includes('x')) || (hands[who]?.length ?? 0) === 0) return usual
    const home = (y: number) => (who === 'black' ? y <= rows : y > words.width - rows)
    const free = places(words.width).filter(
      ([x, y]) => (x + y) % 2 === 0 && home(y) && at(x, y)!.length === 0,
    )
    return [...usual, ...free.map(c => `@${squareName(c)}`)]
  }

describe('turns of random positions', () => {
  test.each([
    ['common', kozonseges, {}, slowDraughts(common), 30, 3],
    ['common, American', kozonseges, { rules: 'american' }, slowDraughts(american), 30, 3],
    [
      'common, English',
      kozonseges,
      { rules: 'english' },
      slowDraughts({ ...american, jumpsBack: false }),
      30,
      3,
    ],
    ['one way', egyiranyu, {}, slowDraughts(oneWay), 20, 3],
    ['parachutes', ejtoernyos, {}, slowDraughts(international), 20, 3],
    ['diagonal', sarkos, {}, slowDraughts(international), 20, 3],
    ['panorama', panorama, {}, slowDraughts({ ...international, width: 20 }), 4, 5],
    ['panorama, small', panorama, { size: '8' }, slowDraughts({ ...international, width: 16 }), 6, 5],
    ['Gothic', gotikus, {}, slowDraughts(gothic), 6, 5],
    ['Gothic, small', gotikus, { size: '8' }, slowDraughts({ ...gothic, width: 8 }), 10, 3],
    ['Gothic, official', gotikus, { official: 'on' }, slowDraughts({ ...gothic, jumpsBack: false }), 6, 5],
    ['honeycomb', lepes, {}, slowDraughts(honeycomb), 8, 4],
    ['triangular', haromszogu, {}, slowDraughts(triangular), 5, 5],
    ['to the max', max, {}, slowMax(common, 3), 20, 3],
    ['to the max, large', max, { size: '10' }, slowMax(international, 4), 6, 5],
  ] as const)('%s', (_, definition, options, slow, seeds, stride) => {
    expect(compare(definition, options, slow, seeds, stride)).toBeGreaterThan(20)
  })
})

describe('perft from the set-up', () => {
  // Published for English draughts (7, 49, 302, 1469, 7361, 36768, 179740); until depth 7 nobody could jump twice in different ways.
  test('common, English: the published numbers', () => {
    const game = kozonseges.make({ rules: 'english' })
    expect([1, 2, 3, 4, 5, 6, 7].map(depth => perft(game, beginning(game), depth))).toEqual([
      7, 49, 302, 1469, 7361, 36768, 179740,
    ])
  })
  test.each([
    ['common', kozonseges, slowDraughts(common), 5],
    ['one way', egyiranyu, slowDraughts(oneWay), 6],
    ['parachutes', ejtoernyos, slowDraughts(international), 4],
    ['diagonal', sarkos, slowDraughts(international), 6],
    ['panorama', panorama, slowDraughts({ ...international, width: 20 }), 2],
    ['Gothic', gotikus, slowDraughts(gothic), 2],
    ['honeycomb', lepes, slowDraughts(honeycomb), 3],
    ['triangular', haromszogu, slowDraughts(triangular), 3],
    ['to the max', max, slowMax(common, 3), 3],
  ] as const)('%s', (_, definition, slow, depth) => {
    const game = definition.make({})
    const counts = Array.from({ length: depth }, (_, i) => perft(game, beginning(game), i + 1))
    expect(counts).toEqual(counts.map((_, i) => slowPerft(game, beginning(game), slow, i + 1)))
  })
})
