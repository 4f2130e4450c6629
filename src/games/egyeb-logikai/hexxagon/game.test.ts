import { expect, test } from 'vitest'
import { perft, Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, start } from '../../../../tests/playing.ts'
import {
  CLOSED,
  EMPTY,
  hexagons,
  slowLeaders,
  slowMoves,
  written,
  type Discs,
} from '../../../../tests/slow-spreading.ts'
import hexxagon from './game.ts'

const TINTS = ['white', 'black', 'red']
const three = { players: '3' }
const discs = (...cells: string[]) =>
  Object.fromEntries(
    cells.flatMap((list, i) => (list ? list.split(' ').map(cell => [cell, `${TINTS[i]} disc`]) : [])),
  ) as Record<string, string>
const at = (turn: string, ...cells: string[]) =>
  from(hexxagon, { turn, pieces: discs(...cells) }, cells.length === 3 ? three : {})
// The ruling's board: letters and rows from 1 to 9 whose sum is 6 to 14.
const all = [...'abcdefghi'].flatMap((letter, f) =>
  Array.from({ length: 9 }, (_, r) => r + 1)
    .filter(r => f + 1 + r >= 6 && f + 1 + r <= 14)
    .map(r => `${letter}${r}`),
)

test('a hexagon of 61 cells, nine across', () => {
  expect(new Set(hexxagon.make({}).board.names)).toEqual(new Set(all))
  expect(all).toHaveLength(61)
})

test('two players: every second corner; three: every third, in the order white, black, red', () => {
  expect(json(start(hexxagon))).toEqual({ turn: 'white', pieces: discs('e1 i5 a9', 'i1 e9 a5') })
  expect(json(start(hexxagon, three))).toEqual({ turn: 'white', pieces: discs('e1 e9', 'i1 a9', 'i5 a5') })
  const match = play(start(hexxagon, three), 'e2')
  expect(json(match)).toMatchObject({ turn: 'black' })
  expect(json(play(match, 'i2'))).toMatchObject({ turn: 'red' })
  expect(json(play(match, 'h5'))).toMatchObject({ turn: 'white' })
})

test('a disc divides onto 6 neighbours or jumps to 12 cells two away', () => {
  const near = 'd5 d6 e4 e6 f4 f5'
  const far = 'c5 c6 c7 d4 d7 e3 e7 f3 f6 g3 g4 g5'
  const jumps = far.split(' ').map(cell => `e5-${cell}`)
  expectMoves(at('white', 'e5', 'a9'), `${near} ${jumps.join(' ')}`)
})

test('the new disc turns over its neighbours; a jump leaves its cell', () => {
  expect(json(play(at('white', 'e5', 'e7 g5 i1'), 'e6'))).toMatchObject({
    pieces: discs('e5 e6 e7', 'g5 i1'),
  })
  expect(json(play(at('white', 'e3', 'e6 d6 f5 i1'), 'e3-e5'))).toMatchObject({
    pieces: discs('e5 e6 d6 f5', 'i1'),
  })
})

test('of three players both others turn over, and whoever has no disc is out', () => {
  const match = play(at('white', 'e3 i1', 'e6 a9', 'f5'), 'e3-e5')
  expect(json(match)).toMatchObject({ turn: 'black', pieces: discs('e5 e6 f5 i1', 'a9'), out: ['red'] })
  expect(match.outcome).toBeUndefined()
  expect(json(play(match, 'a8'))).toMatchObject({ turn: 'white' })
})

test('the only colour left has won at once', () => {
  expect(play(at('white', 'c5 e4', 'e6', 'f5'), 'c5-e5').outcome).toMatchObject({ result: [1, 0, 0] })
})

test('whoever cannot move passes', () => {
  // Around the corner e1 every cell within two steps is white.
  const match = at('black', 'd2 f1 e2 c3 g1 d3 e3 f2', 'e1')
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))).toMatchObject({ turn: 'white' })
})

test('the full board is counted, equal leaders share', () => {
  const shares = (a: number, b: number) =>
    at('white', all.slice(0, a).join(' '), all.slice(a, a + b).join(' '), all.slice(a + b).join(' ')).outcome
  expect(shares(30, 20)).toMatchObject({ result: [1, 0, 0], points: [30, 20, 11] })
  expect(shares(25, 25)).toMatchObject({ result: [0.5, 0.5, 0], points: [25, 25, 11] })
})

test('100 jumps in a row are a draw of those who have discs; third repetition; 600 moves', () => {
  const idle = (pieces: Record<string, string>, out: string[] = []) =>
    from(hexxagon, { turn: 'white', pieces, jumps: 99, ...(out.length ? { out } : {}) }, three)
  expect(play(idle(discs('e1', 'a9', 'i1')), 'e1-e3').outcome!.result).toEqual([1 / 3, 1 / 3, 1 / 3])
  expect(play(idle(discs('e1', 'a9'), ['red']), 'e1-e3').outcome!.result).toEqual([0.5, 0.5, 0])
  expect(play(idle(discs('e1', 'a9', 'i1')), 'e2').outcome).toBeUndefined()
  expect(start(hexxagon).game.draws).toMatchObject({ repetition: { times: 3 }, cap: 600 })
})

test('three forbidden cells around the middle may be jumped over', () => {
  const holes = { holes: 'three' }
  const closed = { e6: 'blocked', d5: 'blocked', f4: 'blocked' }
  expect(json(start(hexxagon, holes))).toMatchObject({
    pieces: { ...discs('e1 i5 a9', 'i1 e9 a5'), ...closed },
  })
  const match = from(hexxagon, { turn: 'white', pieces: { ...discs('e5', 'a9'), ...closed } }, holes)
  expect(moves(match)).toContain('e5-e7')
  for (const cell of ['e6', 'd5', 'f4']) expect(moves(match)).not.toContain(cell)
})

/** Who has won or shares when the match is over. */
const leaders = ({ outcome }: Match): number[] | undefined =>
  outcome?.result.flatMap((share, i) => (share > 0 ? [i] : []))

const model = (match: ReturnType<typeof start>): Discs => {
  const { pieces } = json(match) as { pieces: Record<string, string> }
  const whose = (name: string) =>
    pieces[name] === undefined
      ? EMPTY
      : pieces[name] === 'blocked'
        ? CLOSED
        : TINTS.indexOf(pieces[name].split(' ')[0]!)
  return {
    cells: new Map(all.map(name => [name, whose(name)])),
    turn: 0,
    players: match.game.players.length,
  }
}

test.each([{}, three])('as many moves as a slow model finds: %o', options => {
  const count = (s: Discs, depth: number): number => {
    if (depth === 0) return 1
    let sum = 0
    for (const after of slowMoves(s, hexagons).values()) sum += count(after, depth - 1)
    return sum
  }
  const match = start(hexxagon, options)
  for (const depth of [1, 2, 3])
    expect(perft(match.game, match.position, depth)).toBe(count(model(match), depth))
})

test.each([1, 2, 3, 4, 5, 6])('random game %i goes as in a slow model', seed => {
  const rng = new Rng(seed)
  const match = start(hexxagon, {
    players: seed % 2 ? '3' : '2',
    holes: seed % 3 ? 'none' : 'three',
  })
  let state = model(match)
  for (let i = 0; i < 120 && !match.outcome; i++) {
    const found = slowMoves(state, hexagons)
    expect(moves(match)).toEqual(found.size === 0 ? ['pass'] : [...found.keys()].sort())
    const name = moves(match)[rng.below(moves(match).length)]!
    const next = (json(play(match, name)) as { turn: string }).turn
    state = found.get(name) ?? { ...state, turn: TINTS.indexOf(next) }
    expect(json(match)).toMatchObject({ pieces: written(state, TINTS), turn: TINTS[state.turn] })
    expect(leaders(match)).toEqual(slowLeaders(state, hexagons))
  }
})
