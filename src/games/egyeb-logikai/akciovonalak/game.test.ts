import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import akciovonalak from './game.ts'

/** `W` white, `b` black, the far row first. */
const men = (drawn: string): Pieces =>
  Object.fromEntries(
    drawn
      .trim()
      .split(/\s+/)
      .flatMap((row, y) =>
        [...row].flatMap((sign, x) =>
          sign === '.' ? [] : [[`${'abcdefgh'[x]}${8 - y}`, sign === 'W' ? 'white man' : 'black man']],
        ),
      ),
  )
const list = (white: string, black: string): Pieces =>
  Object.fromEntries([
    ...white.split(' ').map(cell => [cell, 'white man']),
    ...black.split(' ').map(cell => [cell, 'black man']),
  ]) as Pieces
const at = (turn: string, white: string, black: string) =>
  from(akciovonalak, { turn, pieces: list(white, black) })

test('normal set-up: white on rows 1 and 8, black on columns a and h, no corners; white begins', () => {
  expect(json(start(akciovonalak))).toEqual({
    turn: 'white',
    pieces: men('.WWWWWW. b......b b......b b......b b......b b......b b......b .WWWWWW.'),
  })
  expect(moves(start(akciovonalak))).toHaveLength(36)
})

test('mixed set-up: going round from b1 the colours take turns, white on b1', () => {
  expect(json(start(akciovonalak, { setup: 'mixed' }))['pieces']).toEqual(
    list('b1 d1 f1 h2 h4 h6 g8 e8 c8 a7 a5 a3', 'c1 e1 g1 h3 h5 h7 f8 d8 b8 a6 a4 a2'),
  )
})

test('a piece goes exactly as many cells as there are pieces on its whole line, both ways to the edges', () => {
  // d4: upright d4 and d8 (2), level d4 (1), rising d4 and g7 (2), falling d4, a7 and e3 (3).
  const match = at('white', 'd4 g7 e3', 'd8 a7 h6')
  expect(targets(match, 'd4')).toEqual(['a7', 'b2', 'c4', 'd2', 'd6', 'e4', 'f6', 'g1'])
  expect(refused(match)).toMatchObject({
    'd4-d5': 'A piece goes exactly as many cells as there are pieces on the whole line, from edge to edge.',
  })
})

test('own pieces are passed over, enemies are not; nobody lands on an own piece', () => {
  expect(targets(at('white', 'a1 b1 h5', 'h8 a8'), 'a1')).toContain('c1')
  const over = at('white', 'a1 h5', 'b1 h8 a8')
  expect(targets(over, 'a1')).not.toContain('c1')
  expect(refused(over)['a1-c1']).toBe('Nobody passes over an enemy.')
  const own = at('white', 'a1 c1 h5', 'd8 a8')
  expect(refused(own)['a1-c1']).toBe('Your own piece stands there.')
})

test('landing on an enemy captures it', () => {
  const match = play(at('white', 'a1 h5', 'c1 h8 a8'), 'a1xc1')
  expect(json(match)).toEqual({ turn: 'black', pieces: list('c1 h5', 'h8 a8') })
})

test('who unites all pieces wins, side or corner neighbours; a single piece is united', () => {
  expect(play(at('white', 'a1 b4', 'h8 e8 h3'), 'b4-b3').outcome).toBeUndefined()
  const won = play(at('white', 'a1 b3', 'h8 e8 h3'), 'b3-b2')
  expect(won.outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'The pieces of white form one group.' },
  })
  // White takes the last but one piece of black: black is united.
  expect(play(at('white', 'a1 h5', 'c1 h8'), 'a1xc1').outcome?.result).toEqual([0, 1])
  // Both are united by the same move: the mover wins.
  expect(play(at('white', 'a1 d2', 'c1 h8'), 'a1xc1').outcome?.result).toEqual([1, 0])
})

test('who cannot move passes, and it is no loss', () => {
  // The piece in the corner has three lines with two pieces each, and an enemy beside it on all of them.
  const match = at('white', 'a1 h8', 'a2 b1 b2 g7 g8 h7 d4')
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))['turn']).toBe('black')
})

test('the third repetition and the 1000th move are a draw', () => {
  const match = at('white', 'a1 c5 c7', 'h8 f4 f2')
  play(match, 'a1-b1 h8-g8 b1-a1 g8-h8 a1-b1 h8-g8 b1-a1')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'g8-h8').outcome?.result).toEqual([0.5, 0.5])
  expect(match.game.draws?.cap).toBe(1000)
})

// Written from the rules alone.
const WAYS = [-1, 0, 1].flatMap(x => [-1, 0, 1].flatMap(y => (x === 0 && y === 0 ? [] : [[x, y] as const])))
const shift = (cell: string, dx: number, dy: number): string => {
  const [x, y] = [cell.charCodeAt(0) - 97 + dx, Number(cell[1]) + dy]
  return x >= 0 && x < 8 && y >= 1 && y <= 8 ? `${'abcdefgh'[x]}${y}` : ''
}
/** Whether the pieces of a player form one group. */
function oneGroup(pieces: Pieces, player: string): boolean {
  const own = Object.keys(pieces).filter(cell => pieces[cell] === `${player} man`)
  const group = new Set(own.slice(0, 1))
  for (const cell of group)
    for (const [dx, dy] of WAYS) if (own.includes(shift(cell, dx, dy))) group.add(shift(cell, dx, dy))
  return group.size === own.length
}
function slow(seen: ReturnType<typeof json>): Answers {
  const pieces = seen['pieces'] as Pieces
  const turn = String(seen['turn'])
  const enemy = turn === 'white' ? 'black' : 'white'
  const answers: Record<string, Answers[string]> = {}
  // The game goes on only while neither side is united.
  expect([oneGroup(pieces, 'white'), oneGroup(pieces, 'black')]).toEqual([false, false])
  for (const [cell, piece] of Object.entries(pieces)) {
    if (piece !== `${turn} man`) continue
    for (const [dx, dy] of WAYS) {
      let n = 0
      for (let k = -7; k <= 7; k++) if (pieces[shift(cell, k * dx, k * dy)]) n++
      const way = Array.from({ length: n }, (_, k) => shift(cell, (k + 1) * dx, (k + 1) * dy))
      const goal = way.pop()!
      if (goal === '' || pieces[goal] === piece || way.some(each => pieces[each] === `${enemy} man`)) continue
      const after: Record<string, string> = { ...pieces, [goal]: piece }
      delete after[cell]
      answers[`${cell}${pieces[goal] ? 'x' : '-'}${goal}`] = { turn: enemy, pieces: after }
    }
  }
  if (Object.keys(answers).length === 0) answers['pass'] = { turn: enemy, pieces }
  return answers
}

test.each(['normal', 'mixed'])('random games go as the slow rules say: %s', setup => {
  expect(agree(akciovonalak, { setup }, slow, { games: 6, plies: 120 })).toBeGreaterThan(200)
})
