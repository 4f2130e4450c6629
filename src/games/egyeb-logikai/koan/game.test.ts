import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers } from '../../../../tests/slow-rules.ts'
import koan from './game.ts'

type Pieces = Record<string, string>
const at = (turn: string, pieces: Pieces) => from(koan, { turn, pieces })
const row = (cells: string, name: string) => Object.fromEntries(cells.split(' ').map(c => [c, name]))

test('octagons stand on the first and last rows, squares before them; white begins', () => {
  expect(json(start(koan))).toEqual({
    turn: 'white',
    pieces: {
      ...row('a1 c1 e1 g1 i1 k1', 'white octagon'),
      ...row('b2 d2 f2 h2 j2', 'white square'),
      ...row('b10 d10 f10 h10 j10', 'black square'),
      ...row('a11 c11 e11 g11 i11 k11', 'black octagon'),
    },
  })
})

test('36 octagon fields on odd columns and rows, 25 square ones on even columns and rows', () => {
  const { board } = koan.make({})
  const fields = (corners: number) =>
    board.cells.filter(cell => cell.outline!.length === corners * 2).map(cell => cell.name)
  expect(fields(8)).toHaveLength(36)
  expect(fields(8).every(name => /^[acegik](1|3|5|7|9|11)$/.test(name))).toBe(true)
  expect(fields(4)).toHaveLength(25)
  expect(fields(4).every(name => /^[bdfhj](2|4|6|8|10)$/.test(name))).toBe(true)
})

test.each(['octagon', 'square'])('%s: forward from an octagon three ways, from a square two', kind => {
  expect(targets(at('white', { e5: `white ${kind}`, a11: 'black octagon' }), 'e5')).toEqual([
    'd6',
    'e7',
    'f6',
  ])
  expect(targets(at('white', { d6: `white ${kind}`, a11: 'black octagon' }), 'd6')).toEqual(['c7', 'e7'])
  expect(targets(at('black', { e5: `black ${kind}`, a1: 'white octagon' }), 'e5')).toEqual(['d4', 'e3', 'f4'])
  expect(targets(at('black', { d6: `black ${kind}`, a1: 'white octagon' }), 'd6')).toEqual(['c5', 'e5'])
  expect(targets(at('white', { a5: `white ${kind}`, k11: 'black octagon' }), 'a5')).toEqual(['a7', 'b6'])
})

test('sideways and backward moves are refused in words; so are own pieces in the way', () => {
  const match = at('white', {
    e5: 'white octagon',
    f6: 'white square',
    d6: 'black square',
    a11: 'black octagon',
  })
  const way =
    'A piece moves only forward, to a field it touches: from an octagon to the next octagon or aslant to a square, from a square aslant.'
  expect(refused(match)).toMatchObject({
    'e5-e3': way,
    'e5-g5': way,
    f6xd6: way,
    'f6-f8': way,
    'e5-f6': 'Your own piece stands there.',
    e5xd6: 'A piece captures only on a field of its own shape: an octagon on octagons, a square on squares.',
    'd6-a1': 'This piece is not yours.',
  })
  expect(match.game.prompt?.(match.position)?.en).toBe('Move a piece forward.')
})

test.each([
  ['white octagon', 'e5', 'e7', 'black octagon', true],
  ['white octagon', 'e5', 'e7', 'black square', true],
  ['white octagon', 'd6', 'e7', 'black square', true],
  ['white octagon', 'e5', 'f6', 'black octagon', false],
  ['white octagon', 'e5', 'f6', 'black square', false],
  ['white square', 'e5', 'f6', 'black octagon', true],
  ['white square', 'e5', 'f6', 'black square', true],
  ['white square', 'e5', 'e7', 'black square', false],
  ['white square', 'd6', 'e7', 'black octagon', false],
  ['black octagon', 'e7', 'e5', 'white square', true],
  ['black square', 'e7', 'd6', 'white octagon', true],
  ['black square', 'e7', 'e5', 'white square', false],
])('a %s going %s-%s takes a %s there: %s', (piece, a, b, victim, taken) => {
  const turn = piece.split(' ')[0]!
  const rest = { [turn === 'white' ? 'k11' : 'k1']: `${turn === 'white' ? 'black' : 'white'} octagon` }
  const match = at(turn, { [a]: piece, [b]: victim, ...rest })
  expect(moves(match).includes(`${a}x${b}`)).toBe(taken)
  if (taken) expect(json(play(match, `${a}x${b}`))).toMatchObject({ pieces: { ...rest, [b]: piece } })
})

test('capturing is not a duty', () =>
  expect(targets(at('white', { e5: 'white octagon', e7: 'black octagon' }), 'e5')).toEqual([
    'd6',
    'e7',
    'f6',
  ]))

test.each([
  ['white', 'd10', 'e11', [1, 0]],
  ['white', 'c9', 'c11', [1, 0]],
  ['black', 'd2', 'c1', [0, 1]],
  ['black', 'a3', 'a1', [0, 1]],
])('%s wins by going %s-%s to the far edge', (turn, a, b, result) => {
  const match = at(turn, { [a]: `${turn} square`, g5: 'white octagon', g7: 'black octagon' })
  expect(match.outcome).toBeUndefined()
  expect(play(match, `${a}-${b}`).outcome).toMatchObject({
    result,
    reason: { en: `${turn} has reached the far edge.` },
  })
})

test('a position that is read with a piece on the far edge is over', () => {
  const won = at('black', { c11: 'white square', e5: 'black octagon' })
  expect(won.outcome).toMatchObject({ result: [1, 0], reason: { en: 'white has reached the far edge.' } })
})

test('whoever cannot move has lost, also without any piece', () => {
  const lost = { result: [0, 1], reason: { en: 'The opponent cannot move.' } }
  // Squares take nothing on octagon fields, and b10 is their own.
  const shut = { ...row('a9 b10', 'white square'), ...row('a11 c11', 'black octagon') }
  expect(at('white', shut).outcome).toMatchObject(lost)
  expect(at('black', shut).outcome).toBeUndefined()
  expect(at('white', { ...shut, b10: 'white octagon' }).outcome).toBeUndefined()
  expect(at('white', { e7: 'black octagon' }).outcome).toMatchObject(lost)
})

test('both sides cannot have got across, and nobody has more than six octagons and five squares', () => {
  expect(() => at('white', { a11: 'white square', a1: 'black square' })).toThrow('both')
  expect(() => at('white', row('a1 c1 e1 g1 i1 k1 a3', 'white octagon'))).toThrow('at most 6')
  expect(() => at('white', row('b2 d2 f2 h2 j2 b4', 'white square'))).toThrow('at most 5')
})

// Written from the text alone, on the names of the fields.
function slow({ turn, pieces }: { turn: string; pieces: Pieces }): Answers {
  const found: Record<string, { turn: string; pieces: Pieces }> = {}
  const other = turn === 'white' ? 'black' : 'white'
  const up = turn === 'white' ? 1 : -1
  const shapeOf = (r: number) => (r % 2 === 1 ? 'octagon' : 'square')
  for (const [cell, piece] of Object.entries(pieces)) {
    if (!piece.startsWith(turn)) continue
    const [x, y] = [cell.charCodeAt(0) - 96, Number(cell.slice(1))]
    for (const [dx, dy] of [
      [0, 2],
      [-1, 1],
      [1, 1],
    ] as const) {
      const [u, v] = [x + dx, y + dy * up]
      if (u < 1 || u > 11 || v < 1 || v > 11) continue
      if (dx === 0 && shapeOf(y) === 'square') continue
      const goal = `${String.fromCharCode(96 + u)}${v}`
      const there = pieces[goal]
      if (there?.startsWith(turn)) continue
      if (there && !piece.endsWith(shapeOf(v))) continue
      const { [cell]: _, ...left } = pieces
      found[`${cell}${there ? 'x' : '-'}${goal}`] = { turn: other, pieces: { ...left, [goal]: piece } }
    }
  }
  return found
}

test('random games go as by the slow model', () => {
  const compared = agree(koan, {}, seen => slow(seen as { turn: string; pieces: Pieces }), {
    games: 25,
    plies: 120,
  })
  expect(compared).toBeGreaterThan(300)
})
