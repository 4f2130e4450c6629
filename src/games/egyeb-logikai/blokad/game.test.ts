import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import blokad from './game.ts'

/** Rows from the top, as they are seen: W, B and dots. */
const drawn = (rows: readonly string[]) =>
  Object.fromEntries(
    rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) =>
        sign === '.' ? [] : [[`${LETTERS[x]}${rows.length - y}`, sign === 'W' ? 'white disc' : 'black disc']],
      ),
    ),
  ) as Record<string, string>
const LETTERS = 'abcdefghijklmnopqrs'
const at = (turn: string, rows: readonly string[], options = {}) =>
  from(blokad, { turn, pieces: drawn(rows) }, { size: String(rows.length), ...options })
const left = (match: Parameters<typeof json>[0]) => (json(match) as { pieces: Record<string, string> }).pieces
const after = (match: Parameters<typeof json>[0], size: number) =>
  Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      const disc = left(match)[`${LETTERS[x]}${size - y}`]
      return disc === undefined ? '.' : disc[0]!.toUpperCase()
    }).join(''),
  )

test('8 × 8 cells, four discs a side in the middle, white begins', () => {
  expect(json(start(blokad))).toEqual({
    turn: 'white',
    pieces: {
      c3: 'white disc',
      d5: 'white disc',
      e4: 'white disc',
      f6: 'white disc',
      c6: 'black disc',
      d4: 'black disc',
      e5: 'black disc',
      f3: 'black disc',
    },
  })
})

test.each([
  ['4', 'a1'],
  ['5', 'a1'],
  ['7', 'b2'],
  ['9', 'c3'],
  ['19', 'h8'],
])('on a board of side %s the four by four cells begin at %s', (size, corner) => {
  const pieces = left(start(blokad, { size }))
  expect(Object.keys(pieces)).toHaveLength(8)
  expect(pieces[corner]).toBe('white disc')
  const [col, row] = [LETTERS.indexOf(corner[0]!), Number(corner.slice(1))]
  expect(pieces[`${LETTERS[col + 3]}${row + 3}`]).toBe('white disc')
  expect(pieces[`${LETTERS[col + 3]}${row}`]).toBe('black disc')
  expect(pieces[`${LETTERS[col]}${row + 3}`]).toBe('black disc')
})

test('a disc goes on an empty cell beside both an own and an enemy one, corners included', () => {
  expectMoves(start(blokad), 'e6 d6 f5 f4 c5 c4 d3 e3')
  const match = at('white', ['.....', '..B..', '.....', 'W....', '.....'])
  expectMoves(match, 'b3')
  expect(refused(match)).toMatchObject({
    a1: "No disc of the opponent's is beside it.",
    d5: 'No disc of yours is beside it.',
    e1: 'There must be a disc of yours and one of the opponent beside the cell.',
    c4: 'This place is taken already.',
  })
})

test('three own discs beside it turn an enemy over and fill an empty cell; two do not', () => {
  const match = play(at('white', ['.....', '.WB..', '.W...', '.....', '.....']), 'c5')
  // b4, b3 and c5 are beside c4; b5 has b4 and c5 alone.
  expect(after(match, 5)).toEqual(['..W..', '.WW..', '.W...', '.....', '.....'])
  const filled = play(at('white', ['.....', '.WW..', '...B.', '.....', '.....']), 'c3')
  // The empty b3 touches three white discs (b4, c4, c3), the enemy d3 only two.
  expect(after(filled, 5)).toEqual(['.....', '.WW..', '.WWB.', '.....', '.....'])
})

test('an own disc beside the new one with four enemies around is lost; with three it stays', () => {
  const four = play(at('white', ['BBB..', 'BW...', '...B.', '.....', '.....']), 'c3')
  expect(after(four, 5)).toEqual(['BBB..', 'BB...', '..WB.', '.....', '.....'])
  const three = play(at('white', ['BBB..', '.W...', '...B.', '.....', '.....']), 'c3')
  expect(after(three, 5)).toEqual(['BBB..', '.W...', '..WB.', '.....', '.....'])
})

test('only neighbours of the new disc change', () => {
  // b4 is lost only when somebody places beside it.
  const match = play(at('white', ['BBB..', 'BW...', '.....', '...WB', '.....']), 'e1')
  expect(after(match, 5)).toEqual(['BBB..', 'BW...', '.....', '...WB', '....W'])
})

test('all is judged at once: what changes has no say, the new disc stays, nothing follows', () => {
  // With c3 the enemy c4 sees three own discs (b4, d4, c3) and b4 four enemies: both change, though each is counted for the other.
  const match = play(at('white', ['BBB..', 'BWBW.', '.....', '.....', '.....']), 'c3')
  expect(after(match, 5)).toEqual(['BBB..', 'BBWW.', '..W..', '.....', '.....'])
  // The new disc has six enemies around it.
  const brave = play(at('white', ['BBB..', 'B.B..', 'BW...', '.....', '.....']), 'b4')
  expect(left(brave)['b4']).toBe('white disc')
})

test('who cannot place ends the game, and the most discs win', () => {
  const match = play(at('white', ['....', '.W..', '.WB.', '....']), 'c1')
  expect(after(match, 4)).toEqual(['....', '.W..', '.WW.', '..W.'])
  expect(match.outcome).toMatchObject({ result: [1, 0], points: [4, 0], reason: { en: 'Discs: 4 : 0.' } })
})

test('a full board ends the game; equal numbers are a draw', () => {
  const calm = { takeEnemy: '8', loseOwn: '8' }
  const match = play(at('black', ['WWBB', 'WWBB', 'WWBB', 'WW.B'], calm), 'c1')
  expect(match.outcome).toMatchObject({ result: [0.5, 0.5], points: [8, 8] })
  // By the book b2 changes hands, since three black discs are beside it.
  const turned = play(at('black', ['WWBB', 'WWBB', 'WWBB', 'WW.B']), 'c1')
  expect(turned.outcome).toMatchObject({ result: [0, 1], points: [7, 9] })
})

test('the numbers can be chosen', () => {
  const rows = ['.....', '.WB..', '.W...', '.....', '.....']
  expect(after(play(at('white', rows, { takeEnemy: '4' }), 'c5'), 5)[1]).toBe('.WB..')
  expect(after(play(at('white', rows, { takeEmpty: '2' }), 'c5'), 5)[0]).toBe('.WW..')
  const lost = ['BBB..', '.W...', '...B.', '.....', '.....']
  expect(after(play(at('white', lost, { loseOwn: '3' }), 'c3'), 5)[1]).toBe('.B...')
  const ids = blokad.options.map(({ id, choices }) => [id, choices[0]!.id, choices.length])
  expect(ids).toEqual([
    ['size', '8', 16],
    ['takeEnemy', '3', 8],
    ['takeEmpty', '3', 8],
    ['loseOwn', '4', 8],
    ['original', 'off', 2],
  ])
})

test('original: an own disc is lost among four own ones, and corners count nine, the rim three', () => {
  const original = { original: 'on' }
  const rows = ['.....', 'WWW..', '.W...', '..B..', '.....']
  // b3 has three own discs above it and the new one below: lost. Four enemies would not have lost it.
  const match = play(at('white', rows, original), 'b2')
  expect(after(match, 5)[2]![1]).toBe('B')
  const kept = play(at('white', ['BBB..', 'BW...', '...B.', '.....', '.....'], original), 'c3')
  expect(left(kept)['b4']).toBe('white disc')
  const end = play(at('white', ['....', '.W..', '.WB.', '....'], original), 'c1')
  expect(end.outcome).toMatchObject({
    result: [1, 0],
    points: [6, 0],
    reason: { en: 'Points: 6 : 0.' },
  })
  const corner = at('white', ['W...', '....', '....', '....'], original)
  expect(corner.outcome?.points).toEqual([9, 0])
})

// Written from the text alone, on a map of coordinates.
type Board = ReadonlyMap<string, string>
const near = (cell: string, size: number) => {
  const [x, y] = cell.split(',').map(Number)
  return [-1, 0, 1]
    .flatMap(dx => [-1, 0, 1].map(dy => [x! + dx, y! + dy] as const))
    .filter(([a, b]) => (a !== x || b !== y) && a >= 0 && b >= 0 && a < size && b < size)
    .map(([a, b]) => `${a},${b}`)
}
const count = (board: Board, cell: string, size: number, who: string) =>
  near(cell, size).filter(each => board.get(each) === who).length
function slow(
  board: Board,
  cell: string,
  size: number,
  me: string,
  foe: string,
  numbers: readonly number[],
): Board {
  const [takeEnemy, takeEmpty, loseOwn] = numbers
  const put = new Map(board).set(cell, me)
  const found = new Map(put)
  for (const each of near(cell, size)) {
    const held = put.get(each)
    const own = count(put, each, size, me)
    if (held === undefined && own >= takeEmpty!) found.set(each, me)
    if (held === foe && own >= takeEnemy!) found.set(each, me)
    if (held === me && count(put, each, size, foe) >= loseOwn!) found.set(each, foe)
  }
  return found
}

test.each([
  [8, [3, 3, 4]],
  [6, [2, 4, 3]],
  [11, [4, 2, 2]],
])(
  'random games on a board of side %i with the numbers %j go as by slow rules written from the text',
  (size, numbers) => {
    const [takeEnemy, takeEmpty, loseOwn] = numbers.map(String)
    const options = { size: String(size), takeEnemy: takeEnemy!, takeEmpty: takeEmpty!, loseOwn: loseOwn! }
    const key = (cell: string) => `${LETTERS.indexOf(cell[0]!)},${Number(cell.slice(1)) - 1}`
    for (let seed = 1; seed <= 4; seed++) {
      const rng = new Rng(seed)
      const match = start(blokad, options)
      const read = (): Board => new Map(Object.entries(left(match)).map(([cell, disc]) => [key(cell), disc]))
      let board = read()
      const all = Array.from(
        { length: size * size },
        (_, i) => `${LETTERS[i % size]}${Math.floor(i / size) + 1}`,
      )
      for (let ply = 0; ; ply++) {
        const [me, foe] = ply % 2 === 0 ? ['white disc', 'black disc'] : ['black disc', 'white disc']
        const open = all.filter(
          cell =>
            !board.has(key(cell)) &&
            count(board, key(cell), size, me!) > 0 &&
            count(board, key(cell), size, foe!) > 0,
        )
        if (open.length === 0) break
        expect(moves(match)).toEqual(open.sort())
        const chosen = open[rng.below(open.length)]!
        board = slow(board, key(chosen), size, me!, foe!, numbers)
        play(match, chosen)
        expect(read()).toEqual(board)
      }
      const points = ['white disc', 'black disc'].map(
        who => [...board.values()].filter(disc => disc === who).length,
      )
      expect(match.outcome?.points).toEqual(points)
    }
  },
)
