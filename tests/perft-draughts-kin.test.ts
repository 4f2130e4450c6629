// The kin of international draughts against the slow generator.
import { describe, expect, test } from 'vitest'
import { perft } from '../src/engine/index.ts'
import egyiranyu from '../src/games/dama/egyiranyu-damajatek/game.ts'
import ejtoernyos from '../src/games/dama/ejtoernyos-damajatek/game.ts'
import gotikus from '../src/games/dama/gotikus-damajatek/game.ts'
import asztar from '../src/games/helycserelo/asztar/game.ts'
import haromszogu from '../src/games/dama/haromszogu-damajatek/game.ts'
import kiralyjatek from '../src/games/dama/kiralyjatek/game.ts'
import kozonseges from '../src/games/dama/kozonseges-damajatek/game.ts'
import lepes from '../src/games/dama/lepes-damajatek/game.ts'
import max from '../src/games/dama/max-damajatek/game.ts'
import osdama from '../src/games/dama/osdamajatek/game.ts'
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

const pairs = (lines: readonly string[]) => {
  const found = lines.flatMap(line => {
    const names = line.split(' ')
    return names.slice(1).map((name, i) => `${names[i]} ${name}`)
  })
  return (a: string, b: string) => found.includes(`${a} ${b}`) || found.includes(`${b} ${a}`)
}
const slanted = pairs(['a1 b2 c3 d4 e5', 'a3 b4 c5', 'c1 d2 e3', 'a3 b2 c1', 'a5 b4 c3 d2 e1', 'c5 d4 e3'])
const quirkat: Words = {
  ...international,
  width: 5,
  dirs: ALL,
  sideways: true,
  atOnce: true,
  joins: (a, b) => a[0] === b[0] || a[1] === b[1] || slanted(a, b),
}
/** Alquerque: from the far row men only capture. With huffing quiet moves stay, and a missed capture may cost a man first. */
const slowQuirkat =
  (huff: boolean): Slow =>
  (at, who, lies, json) => {
    const far = who === 'black' ? '5' : '1'
    const go = (there: typeof lies) => {
      const all = slowDraughts({ ...quirkat, free: true })(at, who, there, json)
      const captures = all.filter(turn => turn.includes('x'))
      const quiet = all.filter(turn => !turn.includes('x') && turn[1] !== far)
      return huff ? [...captures, ...quiet] : captures.length > 0 ? captures : quiet
    }
    const missed = Object.keys((json['missed'] ?? {}) as object)
    const enemies = places(5).filter(c => lies(squareName(c))!.some(man => !man.startsWith(who)))
    return [
      ...go(lies),
      ...missed.flatMap(cell =>
        enemies.length === 1
          ? [`~${cell}`]
          : go(name => (name === cell ? [] : lies(name))).map(turn => `~${cell} ${turn}`),
      ),
    ]
  }

// The square in rows 3 to 7, the camps below and above it.
const astarName = ([x, y]: XY): string => {
  if (y < 1 || y > 9) return '?'
  if (y >= 3 && y <= 7) return `${'abcde'[x - 1] ?? '?'}${y - 2}`
  const camp = y < 3 ? 's' : 'k'
  return y === 2 || y === 8
    ? `${camp}${x >= 2 && x <= 4 ? x - 1 : '?'}`
    : `${camp}${x >= 1 && x <= 5 ? x + 3 : '?'}`
}
const astar: Words = {
  ...quirkat,
  forward: { yellow: [0, 1], blue: [0, -1] },
  stepsBack: true,
  most: true,
  grid: { cells: places(9).filter(([x]) => x <= 5), name: astarName },
  joins: pairs([
    ...[1, 2, 3, 4, 5].map(row => `a${row} b${row} c${row} d${row} e${row}`),
    ...[...'abcde'].map(col => [1, 2, 3, 4, 5].map(row => col + row).join(' ')),
    ...['s', 'k'].flatMap(camp => {
      const top = camp === 's' ? 'c1' : 'c5'
      const of = (...numbers: number[]) => numbers.map(n => camp + n).join(' ')
      return [
        `${top} ${of(1, 4)}`,
        `${top} ${of(2, 6)}`,
        `${top} ${of(3, 8)}`,
        of(1, 5),
        of(3, 7),
        of(4, 5, 6, 7, 8),
      ]
    }),
  ]),
}

/** The king on the edge moves first, if it can. */
const slowKings =
  (width: number): Slow =>
  (at, who, lies, json) => {
    const words: Words = { ...international, width, shuns: ([x]) => x === 1 || x === width }
    const leave = json[`${who} must leave`]
    const alone =
      leave === undefined ? [] : slowDraughts({ ...words, only: String(leave) })(at, who, lies, json)
    return alone.length > 0 ? alone : slowDraughts(words)(at, who, lies, json)
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
    ['Alquerque', osdama, {}, slowQuirkat(false), 30, 2],
    ['Alquerque, huffing', osdama, { huff: 'on' }, slowQuirkat(true), 12, 2],
    ['astar', asztar, {}, slowDraughts(astar), 6, 5],
    ['kings', kiralyjatek, {}, slowKings(10), 20, 2],
    ['kings, small', kiralyjatek, { size: '8' }, slowKings(8), 40, 1],
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
