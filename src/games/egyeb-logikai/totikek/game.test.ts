import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import totikek from './game.ts'

const balls = (white: string, black: string): Pieces => ({
  ...Object.fromEntries(white.split(' ').map(c => [c, 'white ball'])),
  ...Object.fromEntries(black.split(' ').map(c => [c, 'black ball'])),
})

test('the board is empty and white begins; quarters of an 8 × 8 board are usual', () => {
  const match = start(totikek)
  expect(json(match)).toEqual({ turn: 'white', pieces: {} })
  expect(totikek.make({}).board.size).toBe(64)
  expect(match.game.prompt?.(match.position)?.en).toMatch(/^Roll your ball/)
})

// The channels in the ruling's own words, the deepest cell first.
const rowsOf = (list: string) =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .map(line => line.split(' '))
const QUARTERS = rowsOf(`
  d1 c1 b1 a1\n d2 c2 b2 a2\n d3 c3 b3 a3\n d4 c4 b4 a4
  e5 f5 g5 h5\n e6 f6 g6 h6\n e7 f7 g7 h7\n e8 f8 g8 h8
  a5 a6 a7 a8\n b5 b6 b7 b8\n c5 c6 c7 c8\n d5 d6 d7 d8
  e4 e3 e2 e1\n f4 f3 f2 f1\n g4 g3 g2 g1\n h4 h3 h2 h1`)
const A1 = 'a1 b1 c1 d1 e1 f1 g1 g2 g3 g4 g5 g6 f6 e6 d6 d5'.split(' ').reverse()
const SPIRAL = [0, 1, 2, 3].map(turns =>
  A1.map(cell => {
    let [x, y] = [cell.charCodeAt(0) - 97, Number(cell[1]) - 1]
    for (let i = 0; i < turns; i++) [x, y] = [7 - y, x]
    return `${'abcdefgh'[x]}${y + 1}`
  }),
)
const DIAGONAL = [...'abcdefgh'].flatMap((col, i) => [
  [...'abcdefgh']
    .slice(0, i + 1)
    .reverse()
    .map(c => `${c}${i + 1}`),
  [1, 2, 3, 4, 5, 6, 7, 8]
    .slice(0, i + 1)
    .reverse()
    .map(r => `${col}${r}`),
])
const IN = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(r => [[...'dcba'].map(c => c + r), [...'efgh'].map(c => c + r)])
const OUT = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(r => [[...'abcd'].map(c => c + r), [...'hgfe'].map(c => c + r)])
/** The hexagon's cell by its line f and row r, counted from 1. */
const hex = (f: number, r: number) => `${'abcdefghi'[f - 1]}${r}`
const from3 = (x: number, y: number) => hex(x + 5, y + 5)
const THIRDS = [0, -1, -2, -3, -4].flatMap(k => {
  const steps = [1, 2, 3, 4]
  const middle = k === 0 ? ['e5'] : []
  return [
    [...middle, ...steps.map(x => from3(x, k))],
    [...middle, ...steps.map(y => from3(-y - k, y))],
    [...middle, ...steps.map(z => from3(k, -k - z))],
  ]
})
const HONEYCOMB = [
  [0, 0],
  [2, 1],
  [-1, 3],
  [-3, 2],
  [-2, -1],
  [1, -3],
  [3, -2],
].map(([q, r]) =>
  // The middle, then SW, SE, E, NE, NW, W.
  [
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ].map(([a, b]) => from3(q! + a!, r! + b!)),
)
const LAYOUTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  quarters: QUARTERS,
  spiral: SPIRAL,
  diagonal: DIAGONAL,
  in: IN,
  out: OUT,
  thirds: THIRDS,
  honeycomb: HONEYCOMB,
}

test.each([
  ['quarters', 16, 64],
  ['spiral', 4, 64],
  ['diagonal', 16, 64],
  ['in', 16, 64],
  ['out', 16, 64],
  ['thirds', 15, 61],
  ['honeycomb', 7, 49],
])('%s: %i channels cover all %i cells', (layout, channels, cells) => {
  expect(LAYOUTS[layout]).toHaveLength(channels)
  expect(new Set(LAYOUTS[layout]!.flat()).size).toBe(cells)
  const { board } = totikek.make({ layout })
  expect([...board.names].sort()).toEqual([...new Set(LAYOUTS[layout]!.flat())].sort())
})

test('the ends of the book: the spiral from a1 leads to d5, the thirds share the middle', () => {
  expectMoves(start(totikek, { layout: 'spiral' }), 'd5 d4 e4 e5')
  expect(SPIRAL.map(way => way.at(-1)!).sort()).toEqual(['a1', 'a8', 'h1', 'h8'])
  const thirds = moves(start(totikek, { layout: 'thirds' }))
  expect(thirds).toHaveLength(13)
  expect(thirds).toContain('e5')
  expect(moves(play(start(totikek, { layout: 'thirds' }), 'e5'))).toEqual(
    expect.arrayContaining(['f5', 'd6', 'e4']),
  )
  expectMoves(start(totikek, { layout: 'honeycomb' }), HONEYCOMB.map(way => way[0]).join(' '))
})

test('two channels with one deepest cell are one move', () =>
  expectMoves(start(totikek, { layout: 'diagonal' }), 'a1 b2 c3 d4 e5 f6 g7 h8'))

// Written from the text alone: in each channel the first empty cell in the order of filling is open.
const slow =
  (layout: string) =>
  ({ turn, pieces }: { turn: string; pieces: Pieces }): Answers => {
    const open = LAYOUTS[layout]!.flatMap(way => way.find(cell => !pieces[cell]) ?? [])
    const other = turn === 'white' ? 'black' : 'white'
    return Object.fromEntries(
      open.map(cell => [cell, { turn: other, pieces: { ...pieces, [cell]: `${turn} ball` } }]),
    )
  }

test.each(Object.keys(LAYOUTS))('%s: random games fill the channels as the slow model does', layout => {
  const compared = agree(
    totikek,
    { layout },
    seen => slow(layout)(seen as { turn: string; pieces: Pieces }),
    {
      games: 3,
      plies: 64,
    },
  )
  expect(compared).toBeGreaterThan(20)
})

test('a ball rolls on to the deepest empty cell; a taken cell is refused too', () => {
  const match = play(start(totikek), 'd4 d3')
  const rolls = 'A ball would roll on from here: choose the deepest empty cell of a channel.'
  expect(refused(match)).toMatchObject({
    a4: rolls,
    b4: rolls,
    h1: rolls,
    d4: 'This place is taken already.',
  })
  expect(moves(match)).toContain('c4')
})

test.each([
  ['across', 'd4 d3 c4 c3 b4 b3 a4', [1, 0]],
  ['upwards', 'd1 e4 d2 f4 d3 g4 d4', [1, 0]],
  ['over the border of two quarters', 'd4 d3 c4 c3 e4 d2 f4', [1, 0]],
  ['by the second player', 'a5 d1 b5 d2 d5 d3 f4 d4', [0, 1]],
])('four in a row win: %s', (_, line, result) => {
  const names = line.split(' ')
  const match = play(start(totikek), names.slice(0, -1).join(' '))
  expect(match.outcome).toBeUndefined()
  expect(play(match, names.at(-1)!).outcome).toMatchObject({ result })
})

test('four on a diagonal win', () => {
  const match = from(totikek, { turn: 'white', pieces: balls('d4 e5 f6 h4', 'f5 e6 d3 g4') })
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'c3').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white completed a row.' },
  })
})

test('on hexagons the three axes count', () => {
  const thirds = { layout: 'thirds' }
  // e5 f5 g5 h5 lie in a row, d6 e5 f4 g3 on one of the slanting lines.
  expect(play(start(totikek, thirds), 'e5 f4 f5 f3 g5 f2 h5').outcome).toMatchObject({ result: [1, 0] })
  expect(play(start(totikek, thirds), 'e5 f3 d6 f5 f4 f2 c7').outcome).toMatchObject({ result: [1, 0] })
  expect(play(start(totikek, thirds), 'e5 f4 e4 d6 e3 f5 e2').outcome).toMatchObject({ result: [1, 0] })
})

test.each(['6', '10', '12'])('boards of side %s', size => {
  for (const layout of ['quarters', 'spiral', 'diagonal', 'in', 'out']) {
    const { board } = totikek.make({ layout, size })
    expect(board.size).toBe(Number(size) ** 2)
    const channels = { quarters: 2 * Number(size), spiral: 4, diagonal: Number(size), in: 2 * Number(size) }
    const open = moves(start(totikek, { layout, size }))
    expect(open).toHaveLength(channels[layout === 'out' ? 'in' : (layout as keyof typeof channels)])
  }
  expect(moves(start(totikek, { layout: 'spiral', size: '6' })).sort()).toEqual(['c3', 'c4', 'd3', 'd4'])
})

test('a full board without four in a row is a draw', () => {
  // Pairs of one colour in a pattern that never makes four.
  const colour = (x: number, y: number) => ((Math.floor(x / 2) + y) % 2 === 0 ? 'white ball' : 'black ball')
  const pieces: Record<string, string> = {}
  for (let x = 0; x < 8; x++)
    for (let y = 0; y < 8; y++) if (x !== 0 || y !== 0) pieces[`${'abcdefgh'[x]}${y + 1}`] = colour(x, y)
  const match = from(totikek, { turn: 'white', pieces })
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'a1').outcome).toMatchObject({
    result: [0.5, 0.5],
    reason: { en: 'The board is full without a row.' },
  })
})

test('no ball floats in a channel, and an arrow shows each open mouth', () => {
  expect(() => from(totikek, { turn: 'white', pieces: { a1: 'white ball' } })).toThrow('empty below a ball')
  const game = totikek.make({})
  const arrows = (names: string) => {
    const match = start(totikek)
    if (names) play(match, names)
    return game
      .scene(match.position)
      .links!.map(({ from: a, to: b }) => `${game.board.names[a]}-${game.board.names[b]}`)
  }
  expect(arrows('')).toHaveLength(16)
  expect(arrows('')).toContain('a1-b1')
  expect(arrows('d1 c1 b1')).toHaveLength(15)
})
