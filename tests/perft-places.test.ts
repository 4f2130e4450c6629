// Games of changing places against the slow generators.
import { describe, expect, test } from 'vitest'
import antilopok from '../src/games/helycserelo/antilopok-es-sakalok/game.ts'
import halma from '../src/games/helycserelo/halma/game.ts'
import gyorsabb from '../src/games/helycserelo/ki-a-gyorsabb/game.ts'
import kinai from '../src/games/helycserelo/kinai-damajatek/game.ts'
import szalta from '../src/games/helycserelo/szalta/game.ts'
import tankcsata from '../src/games/helycserelo/tankcsata/game.ts'
import { ALL, compare, places, squareName } from './slow-draughts.ts'
import { slowAntelopes, slowFaster, slowHalma, slowSalta, slowTanks } from './slow-places.ts'

// The rows of the star as the book lists them, from a to q.
const ROWS = '5-5 5-6 5-7 5-8 1-13 2-13 3-13 4-13 5-13 5-14 5-15 5-16 5-17 10-13 11-13 12-13 13-13'.split(' ')
const starCells = ROWS.flatMap((row, i) => {
  const [first, last] = row.split('-').map(Number) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, k): [number, number] => [i, first + k])
})
const starName = ([row, n]: readonly [number, number]) => `${'abcdefghijklmnopq'[row] ?? '?'}${n}`
const camp = (rows: string, low: number, high: number) =>
  starCells.map(starName).filter(name => {
    const n = Number(name.slice(1))
    return rows.includes(name[0]!) && n >= low && n <= high
  })
const TOP = camp('abcd', 5, 8)
const BOTTOM = camp('nopq', 10, 13)
const GOALS: Readonly<Record<string, readonly string[]>> = {
  red: BOTTOM,
  blue: TOP,
  // e10-e13 f11-f13 g12-g13 h13, and the others by reflection.
  purple: 'e10 e11 e12 e13 f11 f12 f13 g12 g13 h13'.split(' '),
  green: 'e1 e2 e3 e4 f2 f3 f4 g3 g4 h4'.split(' '),
  orange: 'm14 m15 m16 m17 l14 l15 l16 k14 k15 j14'.split(' '),
  yellow: 'm5 m6 m7 m8 l5 l6 l7 k5 k6 j5'.split(' '),
}
const slowStar = slowHalma({
  cells: starCells,
  name: starName,
  dirs: [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
    [1, 1],
    [-1, -1],
  ],
  goal: side => GOALS[side]!,
})
const RED_HALMA = 'h8 h7 h6 h5 g8 g7 g6 f8 f7 e8'.split(' ')
const BLUE_HALMA = 'a1 a2 a3 a4 b1 b2 b3 c1 c2 d1'.split(' ')
const slowSmallHalma = slowHalma({
  cells: places(8),
  name: squareName,
  dirs: ALL,
  goal: side => (side === 'red' ? RED_HALMA : BLUE_HALMA),
})

describe('moves of random positions', () => {
  test.each([
    ['star, two players', kinai, { players: '2' }, slowStar, 2, 9],
    ['star, three side by side', kinai, { players: '3', start: 'adjacent' }, slowStar, 2, 16],
    ['star, six players', kinai, { players: '6' }, slowStar, 1, 31],
    ['antelopes and jackals', antilopok, {}, slowAntelopes, 40, 1],
    ['who is faster', gyorsabb, {}, slowFaster, 2, 3],
    ['tanks', tankcsata, {}, slowTanks, 3, 11],
    ['Salta', szalta, {}, slowSalta(false), 3, 7],
    ['Salta, official', szalta, { official: 'on' }, slowSalta(true), 3, 11],
    ['halma on 8 × 8', halma, { size: '8' }, slowSmallHalma, 3, 4],
  ] as const)('%s', (_, definition, options, slow, seeds, stride) => {
    expect(compare(definition, options, slow, seeds, stride)).toBeGreaterThan(15)
  })
})
