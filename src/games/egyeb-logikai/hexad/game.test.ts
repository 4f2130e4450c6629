import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import hexad from './game.ts'

const stones = (white: string, black: string) =>
  Object.fromEntries([
    ...white.split(' ').flatMap(cell => (cell ? [[cell, 'white stone']] : [])),
    ...black.split(' ').flatMap(cell => (cell ? [[cell, 'black stone']] : [])),
  ]) as Record<string, string>
const at = (turn: string, white: string, black: string, options = {}) =>
  from(hexad, { turn, pieces: stones(white, black) }, options)
const left = (match: Parameters<typeof json>[0]) => (json(match) as { pieces: unknown }).pieces
const OFFICIAL = { official: 'on' }
const LINE = 'j4 j5 j6 j7 j8'

test('an empty hexagon of 271 cells, 19 across; white begins with one stone a turn', () => {
  const match = start(hexad)
  expect(json(match)).toEqual({ turn: 'white', pieces: {} })
  expect(moves(match)).toHaveLength(271)
  expect(json(play(match, 'j10'))).toEqual({ turn: 'black', pieces: stones('j10', '') })
  expect(refused(match)).toEqual({ j10: 'This place is taken already.' })
})

test("two cells at least lie between the first player's first two stones; the second player is free, and so are all later stones", () => {
  const match = play(start(hexad), 'j10')
  expect(moves(match)).toContain('j11')
  play(match, 'j11')
  expect(moves(match)).not.toContain('i9')
  expect(moves(match)).toContain('j7')
  expect(moves(match)).not.toContain('j8')
  const near = Object.entries(refused(match)).filter(([, why]) => why.startsWith('At least two cells'))
  // Six cells are one step away, twelve two, and black stands on one of them.
  expect(near).toHaveLength(17)
  expect(moves(at('black', 'j10', 'j12'))).toContain('j11')
  play(match, 'j7 j12')
  expect(moves(match)).toEqual(expect.arrayContaining(['i9', 'j9', 'i6', 'j6']))
})

test('a pair between the new stone and another own one is taken', () => {
  expect(left(play(at('white', 'j8 a1', 'j9 j10'), 'j11'))).toEqual(stones('j8 j11 a1', ''))
  expect(left(play(at('black', 'h8 i9', 'g7 a1'), 'j10'))).toEqual(stones('', 'g7 j10 a1'))
})

test.each([
  ['one stone', 'j8 a1', 'j9', 'j10'],
  ['three stones', 'j8 a1', 'j9 j10 j11', 'j12'],
  ['stones apart', 'j8 a1', 'j9 j11', 'j12'],
  ['a pair that ends at the edge', 'j4 a1', 'j1 j2', 'j3'],
])('%s in line are not', (_, white, black, move) => {
  expect(left(play(at('white', white, black), move))).toEqual(stones(`${white} ${move}`, black))
})

test('pairs are taken in several directions at once', () => {
  // Rows go along the numbers; the second line keeps its number, the third changes both.
  const match = play(at('white', 'j7 g10 m13 a1', 'j8 j9 h10 i10 k11 l12'), 'j10')
  expect(left(match)).toEqual(stones('j7 g10 m13 a1 j10', ''))
})

test('going between two enemies is safe', () => {
  expect(left(play(at('white', 'j9 a1', 'j8 j11'), 'j10'))).toEqual(stones('j9 j10 a1', 'j8 j11'))
})

test.each([
  ['six in line', LINE, 'j9'],
  ['six in line that rises', 'e10 f10 g10 h10 i10', 'j10'],
  ['six in line that falls', 'e5 f6 g7 h8 i9', 'j10'],
  ['more than six in line', 'j4 j5 j6 j8 j9 j10', 'j7'],
  ['the ring round a cell', 'j9 j11 i9 i10 k10', 'k11'],
  ['a triangle that points up', 'j8 j9 j10 i8 i9', 'h8'],
  ['a triangle that points down', 'j8 j9 j10 k9 k10', 'l10'],
  ['any place of the triangle last', 'h8 i8 i9 j8 j10', 'j9'],
])('%s wins at once', (_, white, move) => {
  const match = at('white', white, 'a1 a3 a5')
  expect(match.outcome).toBeUndefined()
  expect(play(match, move).outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white made a perfect six.' },
  })
})

test('what stands inside the ring and around the six does not matter', () => {
  expect(play(at('white', 'j9 j11 i9 i10 k10', 'j10 a1'), 'k11').outcome).toMatchObject({ result: [1, 0] })
  expect(play(at('black', 'a1', `${LINE} i8 k9`), 'j9').outcome).toMatchObject({ result: [0, 1] })
})

test.each([
  ['five in line', 'j4 j5 j6 j7', 'j8'],
  ['a ring with a gap', 'j9 j11 i9 i10', 'k11'],
  ['six in a bent line', LINE, 'i8'],
  ['a parallelogram', 'j8 j9 j10 i8 i9', 'i10'],
])('%s is no perfect six', (_, white, move) => {
  expect(play(at('white', white, 'a1 a3'), move).outcome).toBeUndefined()
})

test('official: the opponent has one move against a six', () => {
  const match = play(at('white', LINE, 'a1 a4 s15', OFFICIAL), 'j9')
  expect(match.outcome).toBeUndefined()
  expect(match.game.prompt?.(match.position)?.en).toContain('The opponent has a six')
  expect(play(match, 's16').outcome).toMatchObject({ result: [1, 0] })
})

test('official: a six that was broken by a capture does not win, one that lost only stones beside it does', () => {
  // j5 and i5 are a pair in the line of l5 … i5: h5 closes it from the other end.
  const broken = play(at('white', `${LINE} i5`, 'k5 a4 s15', OFFICIAL), 'j9 h5')
  expect(left(broken)).toMatchObject({ h5: 'black stone', k5: 'black stone', j9: 'white stone' })
  expect(left(broken)).not.toHaveProperty('j5')
  expect(broken.outcome).toBeUndefined()
  expect(broken.game.prompt?.(broken.position)?.en).toBe('Place a stone.')
  // Of seven in line six remain.
  const longer = play(at('white', 'j4 j5 j6 j7 j9 j10 i4', 'k4 a4 s15', OFFICIAL), 'j8 h4')
  expect(left(longer)).not.toHaveProperty('j4')
  expect(longer.outcome).toMatchObject({ result: [1, 0] })
})

test('official: a six in answer loses to the earlier one that stands', () => {
  const match = play(at('white', LINE, 'n6 n7 n8 n9 n10', OFFICIAL), 'j9 n11')
  expect(match.outcome).toMatchObject({ result: [1, 0] })
  // An answer that breaks it and makes a six needs to last in turn.
  const both = play(at('white', `${LINE} i5`, 'k5 c5 d5 e5 f5 g5', OFFICIAL), 'j9 h5')
  expect(both.outcome).toBeUndefined()
  expect(play(both, 'a1').outcome).toMatchObject({ result: [0, 1] })
})

test('third repetition and 1000 moves are a draw', () => {
  expect(start(hexad).game.draws).toEqual({ repetition: { times: 3 }, cap: 1000 })
})

test('a full board without a six is a draw', () => {
  // Two lines of one colour, then two of the other, aslant over the board, leave no six.
  const white: string[] = []
  const black: string[] = []
  for (const cell of names) (isLight(cell) ? white : black).push(cell)
  expect(slowSix(new Map([...white.map(c => [c, 'w'] as const), ...black.map(c => [c, 'b'] as const)]))).toBe(
    '',
  )
  const match = at('white', white.join(' '), black.join(' '))
  expect(match.outcome).toMatchObject({ result: [0.5, 0.5], reason: { en: 'The board is full.' } })
})

// Written from the text alone: rows and numbers, six neighbours.
const ROWS = 'abcdefghijklmnopqrs'
const nameOf = (i: number, k: number) =>
  i >= 1 && i <= 19 && k >= Math.max(1, i - 9) && k <= Math.min(19, i + 9) ? `${ROWS[i - 1]}${k}` : ''
const names = [...ROWS].flatMap((_, i) =>
  Array.from({ length: 19 }, (_, k) => nameOf(i + 1, k + 1)).filter(Boolean),
)
const AROUND = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
] as const
const isLight = (cell: string) => {
  const [i, k] = [ROWS.indexOf(cell[0]!) + 1, Number(cell.slice(1))]
  return (i + k) % 4 < 2
}
type Board = ReadonlyMap<string, string>
/** Whose six stands on the board; nobody's is ''. */
function slowSix(board: Board): string {
  for (let i = 1; i <= 19; i++)
    for (let k = 1; k <= 19; k++) {
      const who = (list: readonly (readonly [number, number])[]) => {
        const all = new Set(list.map(([a, b]) => board.get(nameOf(i + a, k + b)) ?? ''))
        return all.size === 1 ? [...all][0]! : ''
      }
      const shapes = [
        AROUND,
        ...AROUND.map(([a, b]) => [0, 1, 2, 3, 4, 5].map(n => [n * a, n * b] as const)),
        ...AROUND.map(([a, b], d) => {
          const [e, f] = AROUND[(d + 1) % 6]!
          return [
            [0, 0],
            [a, b],
            [2 * a, 2 * b],
            [e, f],
            [2 * e, 2 * f],
            [a + e, b + f],
          ] as const
        }),
      ]
      for (const shape of shapes) if (who(shape) !== '') return who(shape)
    }
  return ''
}
function slowPlay(board: Board, cell: string, who: string): Board {
  const [i, k] = [ROWS.indexOf(cell[0]!) + 1, Number(cell.slice(1))]
  const after = new Map(board).set(cell, who)
  for (const [a, b] of AROUND) {
    const [one, two, three] = [1, 2, 3].map(n => nameOf(i + n * a, k + n * b))
    const foes = [one!, two!].every(c => board.has(c) && board.get(c) !== who)
    if (foes && board.get(three!) === who) for (const c of [one!, two!]) after.delete(c)
  }
  return after
}

/** Plays a random game alike by both; tells how many stones were taken. */
function playAlike(seed: number): number {
  const rng = new Rng(seed)
  const match = start(hexad)
  let board: Board = new Map()
  let taken = 0
  for (let n = 0; n < 271 && match.outcome === undefined; n++) {
    const who = n % 2 === 0 ? 'white stone' : 'black stone'
    const free = names.filter(cell => !board.has(cell))
    if (n % 8 === 4) expect(moves(match)).toEqual(free.sort())
    // A crowd near the middle makes pairs and shapes.
    const central = free.filter(cell => 'ghijklm'.includes(cell[0]!))
    const open = n === 2 ? moves(match) : seed % 2 === 0 && central.length > 0 ? central : free
    const chosen = open[rng.below(open.length)]!
    const after = slowPlay(board, chosen, who)
    taken += board.size + 1 - after.size
    board = after
    play(match, chosen)
    expect(left(match)).toEqual(Object.fromEntries(board))
    expect(match.outcome !== undefined).toBe(slowSix(board) !== '')
    if (match.outcome) expect(slowSix(board)).toBe(who)
  }
  expect(match.outcome).toBeDefined()
  return taken
}

test('random games go as by slow rules written from the text', () => {
  expect(playAlike(1) + playAlike(2)).toBeGreaterThan(0)
})
