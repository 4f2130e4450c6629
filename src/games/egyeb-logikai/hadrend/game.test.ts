import { expect, test } from 'vitest'
import { refusals, Rng, type Json, type Match, type Options } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import type { Pieces } from '../../../../tests/slow-rules.ts'
import { apartArrangement } from './arrangement.ts'
import hadrend from './game.ts'

const SORAKOZO = { game: 'sorakozo' }
const LERAKAS = { game: 'lerakas' }
const PLACED = { array: 'placed' }

const WORDS: Record<string, string> = {
  y: 'yellow',
  g: 'green',
  r: 'red',
  s: 'square',
  c: 'circle',
  t: 'triangle',
}
/** `ys` is a yellow square, `.` nothing; the far row first. */
const drawn = (...rows: string[]): Pieces =>
  Object.fromEntries(
    rows.flatMap((row, y) =>
      row
        .trim()
        .split(/\s+/)
        .flatMap((sign, x) =>
          sign === '.' ? [] : [[`${'abcde'[x]}${5 - y}`, `${WORDS[sign[0]!]} ${WORDS[sign[1]!]}`]],
        ),
    ),
  )
const at = (turn: string, pieces: Pieces, options: Options = {}, more: Record<string, Json> = {}) =>
  from(hadrend, { turn, pieces, ...more }, options)
const dealt = (options: Options, seed = 1) => {
  const match = start(hadrend, options)
  const rng = new Rng(seed)
  while (match.position.turn < 0) play(match, `deal:${rng.below(1000)}`)
  return match
}
const prompt = (match: Match) => match.game.prompt!(match.position)?.en
const piecesOf = (match: Match) => json(match)['pieces'] as Pieces

const COUNTS = {
  'yellow square': 2,
  'yellow circle': 3,
  'yellow triangle': 3,
  'green square': 3,
  'green circle': 2,
  'green triangle': 3,
  'red square': 3,
  'red circle': 3,
  'red triangle': 2,
}
const tally = (pieces: Pieces): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const piece of Object.values(pieces)) found[piece] = (found[piece] ?? 0) + 1
  return found
}
const beside = (cell: string): string[] => {
  const [x, y] = ['abcde'.indexOf(cell[0]!), Number(cell[1])]
  return [`${'abcde'[x - 1]}${y}`, `${'abcde'[x + 1]}${y}`, `${cell[0]!}${y - 1}`, `${cell[0]!}${y + 1}`]
}
const isClash = (pieces: Pieces, cell: string, piece: string): boolean =>
  beside(cell).some(near => piece.split(' ').some(word => pieces[near]?.split(' ').includes(word)))

test('24 common figures on 5 × 5 cells; the shape sorter is the first player', () => {
  const match = start(hadrend, LERAKAS)
  expect(hadrend.make(LERAKAS).board.size).toBe(25)
  expect(match.game.players.map(player => player.id)).toEqual(['shapes', 'colours'])
  expect(json(match)['turn']).toBe('shapes')
  const pool = hadrend
    .make(LERAKAS)
    .scene(match.position)
    .trays.find(tray => tray.id === 'pool')!
  expect(Object.fromEntries(pool.items.map(({ label, count }) => [label.en, count]))).toEqual(COUNTS)
  expect(() => at('shapes', drawn('ys ys ys . .'), LERAKAS)).toThrow('at most 2: yellow square')
  // The colour is told by a sign too: no two figures have the same lines.
  expect(new Set(pool.items.map(({ look }) => JSON.stringify(look.drawing))).size).toBe(9)
})

// Hadrend: for each, a board where the one move unites a type.
const SHAPE = [
  'rc rs yt gc gs',
  'yc rc yt gs gs',
  'ys gt .  gt rs',
  'rs rc rt rt gt',
  'gc ys yc yt yc',
] as const
const COLOUR = [
  'gc yc rs gs yc',
  'gs ys rt gt rs',
  'yt ys rc rs . ',
  'yt rc yc rc gt',
  'yt gc gs rt gt',
] as const
const BOTH = [
  'gs gt yt .  gs',
  'yc yc yc yt rs',
  'ys rs ys gt yt',
  'rc gs rc gt rt',
  'rs rc gc gc rt',
] as const

test('Hadrend: luck lays out all figures, never two of a colour or a shape side by side; the shape sorter begins', () => {
  for (const seed of [1, 2, 3]) {
    const match = dealt({}, seed)
    const pieces = piecesOf(match)
    expect(tally(pieces)).toEqual(COUNTS)
    for (const [cell, piece] of Object.entries(pieces)) expect(isClash(pieces, cell, piece)).toBe(false)
    expect(json(match)['turn']).toBe('shapes')
    expect(match.outcome).toBeUndefined()
  }
})

test('Hadrend: there are arrangements with every cell empty, and they differ', () => {
  const all = Array.from({ length: 200 }, (_, seed) => apartArrangement(new Rng(seed)))
  expect(new Set(all.map(laid => laid.indexOf(-1))).size).toBe(25)
  expect(new Set(all.map(laid => laid.join())).size).toBeGreaterThan(190)
})

test('Hadrend: any figure goes to the empty cell, and only there', () => {
  const match = at('shapes', drawn(...SHAPE))
  expect(moves(match)).toHaveLength(24)
  expect(targets(match, 'a1')).toEqual(['c3'])
  expect(prompt(match)).toBe('Move a figure to the empty cell.')
  expect(refused(match)['a1-b1']).toBe('A figure goes to the empty cell only.')
  expect(json(play(match, 'a1-c3'))).toMatchObject({ turn: 'colours', moved: 'c3' })
  expect(() => at('shapes', drawn('ys gc'))).toThrow('All 24 figures must be on the board.')
})

test('Hadrend: what the opponent has just moved stays for a turn', () => {
  const match = play(at('shapes', drawn(...SHAPE)), 'a1-c3')
  expect(moves(match)).toHaveLength(23)
  expect(refused(match)['c3-a1']).toBe('Your opponent has just moved this figure; move another one now.')
  play(match, 'e5-a1')
  expect(moves(match)).toContain('c3-e5')
  expect(hadrend.make({}).scene(match.position).fills).toEqual([{ cell: 0, fill: 'marked' }])
})

test('Hadrend: one united shape wins for the shape sorter, one colour for the colour sorter, whoever moved', () => {
  for (const turn of ['shapes', 'colours']) {
    expect(play(at(turn, drawn(...SHAPE)), 'c5-c3').outcome).toMatchObject({
      result: [1, 0],
      reason: { en: 'One type of the shape sorter stands in one group.' },
    })
    expect(play(at(turn, drawn(...COLOUR)), 'b2-e3').outcome?.result).toEqual([0, 1])
    // Both at once: the mover wins.
    const both = play(at(turn, drawn(...BOTH)), 'e3-d5')
    expect(both.outcome?.result).toEqual(turn === 'shapes' ? [1, 0] : [0, 1])
    // A position that was read knows no last move; whoever is not to move has moved.
    const read = at(turn, piecesOf(both))
    expect(read.outcome?.result).toEqual(turn === 'colours' ? [1, 0] : [0, 1])
  }
})

test('Hadrend: the third repetition and the 1000th move are a draw', () => {
  const match = at('shapes', drawn(...SHAPE))
  // Each player leads one figure round three cells: after the first move all comes again every six moves.
  const round = 'a1-c3 e5-a1 c3-e5 a1-c3 e5-a1 c3-e5'
  play(match, `${round} ${round}`)
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'a1-c3').outcome?.result).toEqual([0.5, 0.5])
  const { draws } = match.game
  expect(draws).toEqual({ repetition: { times: 3 }, cap: 1000 })
})

test('Hadrend put down by the players: in turn, never beside the same colour or shape', () => {
  const match = start(hadrend, PLACED)
  expect(moves(match)).toHaveLength(9 * 25)
  play(match, 'ys@c3')
  expect(json(match)['turn']).toBe('colours')
  expect(prompt(match)).toContain('differ in colour and in shape')
  expect(refused(match)).toMatchObject({
    'yc@c4': 'Figures of one colour may not stand side by side.',
    'rs@b3': 'Figures of one shape may not stand side by side.',
    'rt@c3': 'This place is taken already.',
    a1: 'Choose a figure from the pool first.',
  })
  expect(moves(match)).toEqual(expect.arrayContaining(['rt@b3', 'ys@b4', 'gc@c2']))
  expect(moves(match)).not.toContain('yt@c2')
})

/** Puts figures down by luck until none can be. */
function untilStuck(): Match {
  for (let seed = 1; ; seed++) {
    const [match, rng] = [start(hadrend, PLACED), new Rng(seed)]
    while (json(match)['part'] === 'place' && moves(match)[0]!.includes('@'))
      play(match, moves(match)[rng.below(moves(match).length)]!)
    if (json(match)['part'] === 'place') return match
  }
}

test('Hadrend put down by the players: who cannot place takes any figure back, and that is the turn', () => {
  const match = untilStuck()
  const [pieces, turn] = [piecesOf(match), json(match)['turn']]
  expect(moves(match)).toEqual(Object.keys(pieces).sort())
  expect(prompt(match)).toBe('No figure can be put down: take one off the board.')
  const empty = hadrend.make({}).board.names.find(name => !pieces[name])!
  expect(refused(match)[empty]).toBe('There is nothing to choose here.')
  const taken = moves(match)[3]!
  play(match, taken)
  expect(json(match)['turn']).not.toBe(turn)
  expect(json(match)['takeBacks']).toBe(1)
  expect(Object.keys(piecesOf(match))).toHaveLength(Object.keys(pieces).length - 1)
  const { [taken]: _, ...rest } = pieces
  expect(piecesOf(match)).toEqual(rest)
})

test('Hadrend put down by the players: the tenth time luck lays out everything, and the shape sorter begins', () => {
  const stuck = json(untilStuck())
  const ninth = from(hadrend, { ...stuck, takeBacks: 8 }, PLACED)
  expect(play(ninth, moves(ninth)[0]!).position.turn).toBeGreaterThanOrEqual(0)
  const tenth = from(hadrend, { ...stuck, takeBacks: 9 }, PLACED)
  play(tenth, moves(tenth)[0]!)
  expect([tenth.position.turn, piecesOf(tenth)]).toEqual([-1, {}])
  play(tenth, 'deal:12 deal:7')
  expect(json(tenth)).toMatchObject({ turn: 'shapes' })
  expect(tally(piecesOf(tenth))).toEqual(COUNTS)
  expect(moves(tenth)).toHaveLength(24)
})

// Sorakozó
const BY_COLOUR = [
  'ys ys yc yc yc',
  'yt yt yt gs gs',
  'gs gc gc gt gt',
  'gt .  rs rs rs',
  'rc rc rc rt rt',
] as const
const BY_SHAPE = [
  'ys ys gs gs gs',
  'rs rs rs yc yc',
  'yc gc gc rc rc',
  'rc .  yt yt yt',
  'gt gt gt rt rt',
] as const
const BY_BOTH = [
  '.  rs rs rs rc',
  'gs gs gc gc rc',
  'gs ys rt rt rc',
  'gt ys yt yc yc',
  'gt gt yt yt yc',
] as const
/** The board with one figure taken elsewhere. */
const moved = (board: Pieces, a: string, b: string): Pieces => {
  const { [a]: piece, ...rest } = board
  return { ...rest, [b]: piece! }
}

test('Sorakozó: the shape sorter fills 24 cells at will, then the colour sorter begins', () => {
  const match = start(hadrend, SORAKOZO)
  expect(moves(match)).toHaveLength(9 * 25)
  play(match, 'ys@a1 ys@a2')
  expect(json(match)['turn']).toBe('shapes')
  expect(moves(match).some(name => name.startsWith('ys'))).toBe(false)
  while (json(match)['part'] === 'place') play(match, moves(match).at(-1)!)
  expect(tally(piecesOf(match))).toEqual(COUNTS)
  expect(json(match)['turn']).toBe('colours')
})

test('Sorakozó: random set-up', () => {
  const match = dealt({ ...SORAKOZO, filling: 'dealt' })
  expect(tally(piecesOf(match))).toEqual(COUNTS)
  expect(json(match)['turn']).toBe('colours')
  expect(piecesOf(match)).not.toEqual(piecesOf(dealt({ ...SORAKOZO, filling: 'dealt' }, 2)))
})

test('Sorakozó: yellow, green, red, yellow … to the empty cell; the moves are counted', () => {
  const match = at('colours', drawn(...SHAPE), SORAKOZO)
  for (const [n, colour] of ['yellow', 'green', 'red', 'yellow'].entries()) {
    const pieces = piecesOf(match)
    expect(json(match)['moves']).toEqual(n === 0 ? [0, 0] : [0, n])
    expect(moves(match)).toHaveLength(8)
    expect(moves(match).every(name => pieces[name.slice(0, 2)]!.startsWith(colour))).toBe(true)
    expect(prompt(match)).toBe(`Move a ${colour} figure to the empty cell.`)
    expect(Object.values(refused(match))).toContain(`Now you have to move a ${colour} figure.`)
    play(match, moves(match)[0]!)
    expect(json(match)['turn']).toBe('colours')
  }
})

test('Sorakozó: when every colour is one group, the shape sorter goes on from there with square, circle, triangle', () => {
  const match = at('colours', moved(drawn(...BY_COLOUR), 'c5', 'b2'), SORAKOZO, { moves: [0, 3] })
  expect(json(play(match, 'b2-c5'))).toMatchObject({
    turn: 'shapes',
    moves: [0, 4],
    pieces: drawn(...BY_COLOUR),
  })
  for (const shape of ['square', 'circle', 'triangle', 'square']) {
    const pieces = piecesOf(match)
    expect(moves(match)).toHaveLength(8)
    expect(moves(match).every(name => pieces[name.slice(0, 2)]!.endsWith(shape))).toBe(true)
    expect(prompt(match)).toBe(`Move a ${shape} to the empty cell.`)
    expect(Object.values(refused(match))).toContain(`Now you have to move a ${shape}.`)
    play(match, moves(match)[0]!)
  }
})

test('Sorakozó: every colour must be united, two are not enough', () => {
  // After c1-c5 yellow and green are united, but the empty cell parts red.
  const board = drawn(
    'ys ys .  yc yc',
    'yt yt yt gs gs',
    'gs gc gc gt gt',
    'rc gt rs rs rs',
    'rc rc yc rt rt',
  )
  expect(json(play(at('colours', board, SORAKOZO), 'c1-c5'))['turn']).toBe('colours')
})

test.each([
  [5, [1, 0]],
  [4, [0.5, 0.5]],
  [3, [0, 1]],
])('Sorakozó: fewer moves win: the fourth move of the shape sorter against %i', (theirs, result) => {
  const near = moved(drawn(...BY_SHAPE), 'c4', 'b2')
  const match = at('shapes', near, SORAKOZO, { moves: [3, theirs] })
  expect(play(match, 'b2-c4').outcome).toMatchObject({ result, points: [4, theirs] })
})

test('Sorakozó: what is sorted already takes no move', () => {
  const both = play(at('colours', moved(drawn(...BY_BOTH), 'e1', 'a5'), SORAKOZO), 'a5-e1')
  expect(both.outcome).toMatchObject({ result: [1, 0], points: [0, 1] })
  // The board is filled by colours: the colour sorter has nothing to do.
  const sorted = drawn(...BY_COLOUR)
  const { e1: _, ...open } = sorted
  const match = at('shapes', open, SORAKOZO, { part: 'place' })
  expect(json(play(match, 'rt@e1'))).toMatchObject({ turn: 'shapes', moves: [0, 0] })
  expect(prompt(match)).toBe('Move a square to the empty cell.')
})

test('Sorakozó: who is not done after 200 moves has 200', () => {
  const match = at('colours', drawn(...SHAPE), SORAKOZO, { moves: [0, 199] })
  play(match, moves(match)[0]!)
  expect(json(match)).toMatchObject({ turn: 'shapes', moves: [0, 200] })
  const last = at('shapes', piecesOf(match), SORAKOZO, { moves: [199, 200] })
  expect(play(last, moves(last)[0]!).outcome).toMatchObject({ result: [0.5, 0.5], points: [200, 200] })
})

test('Sorakozó alone: from a random arrangement by colour; 200 moves are the limit', () => {
  const alone = { players: '1' }
  const match = dealt(alone)
  expect(match.game.players).toHaveLength(1)
  expect(tally(piecesOf(match))).toEqual(COUNTS)
  expect(prompt(match)).toBe('Move a yellow figure to the empty cell.')
  const near = moved(drawn(...BY_COLOUR), 'c5', 'b2')
  expect(play(at('player', near, alone), 'b2-c5').outcome?.result).toEqual([1])
  const late = at('player', drawn(...SHAPE), alone, { moves: [199] })
  expect(play(late, moves(late)[0]!).outcome?.result).toEqual([0])
  expect(at('player', near, alone).game.needs!(at('player', near, alone).position)).toBe(1)
})

// Lerakás
test('Lerakás: any figure on any empty cell but the middle, in turn; nothing moves later', () => {
  const match = start(hadrend, LERAKAS)
  expect(moves(match)).toHaveLength(9 * 24)
  expect(refused(match)['ys@c3']).toBe('The middle cell is barred.')
  play(match, 'ys@a1')
  expect(json(match)['turn']).toBe('colours')
  expect(refused(match)).toMatchObject({
    'rt@a1': 'This place is taken already.',
    a1: 'Choose a figure from the pool first.',
  })
  expect(moves(match)).toContain('ys@a2')
  expect(() => at('shapes', drawn('.', '.', '. . ys'), LERAKAS)).toThrow('No figure may stand on the middle')
})

test('Lerakás: when the board is full, fewer groups in the own view win', () => {
  const board = drawn(
    'ys ys yc yc yc',
    'yt yt yt gs gs',
    'gs gc .  gt gt',
    'gt gc rs rs rs',
    'rc rc rc rt rt',
  )
  const { a1, ...open } = board
  const match = at('colours', open, LERAKAS)
  expect(a1).toBe('red circle')
  expect(moves(match)).toEqual(['rc@a1'])
  const { outcome } = play(match, 'rc@a1')
  // Yellow and red are whole, the middle parts green. Squares: a5 b5, d4 e4, a3, c2 d2 e2; circles: c5 d5 e5, b3 b2 a1 b1 c1;
  // triangles: a4 b4 c4, d3 e3, a2, d1 e1.
  expect(outcome).toMatchObject({
    result: [0, 1],
    points: [10, 4],
    reason: { en: 'There are fewer groups in the view of the colour sorter.' },
  })
})

test('every reason points at a paragraph', () => {
  for (const options of [{}, PLACED, SORAKOZO, LERAKAS]) {
    const match = start(hadrend, options)
    for (const { reason } of refusals(match.game, match.position))
      expect(['pieces', 'moves', 'hadrend', 'sorakozo', 'lerakas']).toContain(reason.rule)
  }
})
