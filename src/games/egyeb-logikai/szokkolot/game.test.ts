import { expect, test } from 'vitest'
import { Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import szokkolot from './game.ts'

const at = (turn: string, ball: string, white: string, black: string) => {
  const side = (cells: string, who: string) =>
    cells.split(' ').flatMap((c, i) => (c ? [[c, `${who} man${i + 1}`]] : []))
  return from(szokkolot, {
    turn,
    pieces: Object.fromEntries([[ball, 'ball'], ...side(white, 'white'), ...side(black, 'black')]),
  })
}
const piecesOf = (match: Match) => (json(match) as { pieces: Record<string, string> }).pieces

test('men 1 to 6 stand on b to g of the base rows, the ball on d4; black begins', () => {
  const men = (row: number, who: string) =>
    [...'bcdefg'].map((col, i) => [`${col}${row}`, `${who} man${i + 1}`])
  expect(json(start(szokkolot))).toEqual({
    turn: 'black',
    pieces: { ...Object.fromEntries([...men(1, 'white'), ...men(8, 'black')]), d4: 'ball' },
  })
  for (const ball of ['e4', 'd5', 'e5']) expect(piecesOf(start(szokkolot, { ball }))[ball]).toBe('ball')
})

test('running: one field in any of eight directions, onto a free field, never into a goal', () => {
  expectMoves(at('white', 'h7', 'c3', 'a8'), 'c3-c4 c3-d4 c3-d3 c3-d2 c3-c2 c3-b2 c3-b3 c3-b4')
  expectMoves(at('white', 'h7', 'a1', 'b2'), 'a1-a2 a1-b1')
  const match = at('white', 'h7', 'c3', 'a8')
  expect(refused(match)).toMatchObject({
    'c3-c5': 'A player runs to a free field next to it; beside the ball it may also dribble.',
    'a8-a0': 'This piece is not yours.',
  })
})

test('dribbling: man and ball go together one field, and may take the fields they leave', () => {
  const match = at('white', 'd4', 'd3', 'h8')
  const dribbles = moves(match).filter(name => name.includes('+'))
  expect(dribbles).toEqual(
    'd3-c2+d4-c3 d3-c3+d4-c4 d3-c4+d4-c5 d3-d2+d4-d3 d3-d4+d4-d5 d3-e2+d4-e3 d3-e3+d4-e4 d3-e4+d4-e5'
      .split(' ')
      .sort(),
  )
  expect(piecesOf(play(match, 'd3-d4+d4-d5'))).toEqual({ d4: 'white man1', d5: 'ball', h8: 'black man1' })
  expect(piecesOf(play(at('white', 'd4', 'd3', 'h8'), 'd3-d2+d4-d3'))).toMatchObject({
    d2: 'white man1',
    d3: 'ball',
  })
})

test('neither man nor ball may come to a taken field by dribbling', () => {
  const names = moves(at('white', 'd4', 'd3', 'c4 e3'))
  expect(names).not.toContain('d3-c3+d4-c4')
  expect(names).not.toContain('d3-e3+d4-e4')
  expect(names).toContain('d3-c2+d4-c3')
})

test('only a man next to the ball dribbles or kicks', () => {
  const names = moves(at('white', 'd4', 'd2', 'h8'))
  expect(names.filter(name => name.includes('+') || name.startsWith('d4'))).toEqual([])
})

test('kicking: the ball rolls straight away from the man, as far as wanted, up to an obstacle', () => {
  const match = at('white', 'd4', 'c3', 'g7')
  expect(moves(match).filter(name => name.startsWith('d4'))).toEqual(['d4-e5', 'd4-f6'])
  expect(refused(match)).toMatchObject({
    'd4-d5': 'The ball rolls straight away from your player beside it, over free fields.',
    'd4-h8': 'The ball rolls straight away from your player beside it, over free fields.',
  })
  expect(json(play(match, 'd4-f6'))).toMatchObject({
    turn: 'black',
    pieces: { c3: 'white man1', f6: 'ball', g7: 'black man1' },
  })
})

test('the men of the other side do not kick for you', () =>
  expect(moves(at('white', 'd4', 'h1', 'd3')).filter(name => name.startsWith('d4'))).toEqual([]))

test.each([
  ['white', 'd6', 'd5', 'h8', 'd6-d9', [1, 0]],
  ['white', 'g8', 'f7', 'a8', 'g8-h9', [1, 0]],
  ['white', 'd8', 'd7', 'h8', 'd7-d8+d8-d9', [1, 0]],
  ['black', 'd3', 'h1', 'd4', 'd3-d0', [0, 1]],
  ['black', 'd1', 'h1', 'c1', 'c1-b0', null],
])('%s with the ball on %s: %s', (turn, ball, white, black, move, result) => {
  const match = at(turn, ball, white, black)
  if (result === null) expect(moves(match)).not.toContain(move)
  else expect(play(match, move).outcome).toMatchObject({ result, reason: { en: `${turn} has scored.` } })
})

test('side lines and the own base row stop the ball', () => {
  // From b4 the man on c4 would drive the ball over the side line after a4.
  expect(moves(at('white', 'b4', 'c4', 'h8')).filter(name => name.startsWith('b4'))).toEqual(['b4-a4'])
  expect(moves(at('white', 'b2', 'b3', 'h8')).filter(name => name.startsWith('b2'))).toEqual(['b2-b1'])
  expect(moves(at('white', 'h8', 'g7', 'a8')).filter(name => name.startsWith('h8'))).toEqual([])
})

test('no move is a loss; the third repetition and 400 moves are draws', () => {
  expect(start(szokkolot).game.draws).toEqual({ repetition: { times: 3 }, cap: 400 })
  expect(at('white', 'd4', 'a1', 'a2 b2 b1').outcome).toMatchObject({ result: [0, 1] })
  expect(() => at('white', 'd4', 'c0', 'h8')).toThrow('No white player 1 can stand here: c0.')
})

// Written from the text alone: every turn with the pieces after it.
type Men = ReadonlyMap<string, string>
const near = (cell: string, dx: number, dy: number) =>
  `${String.fromCharCode(cell.charCodeAt(0) + dx)}${Number(cell.slice(1)) + dy}`
const WAYS = [-1, 0, 1]
  .flatMap(dx => [-1, 0, 1].map(dy => [dx, dy] as const))
  .filter(([x, y]) => x !== 0 || y !== 0)
const onPitch = (cell: string) => /^[a-h][1-8]$/.test(cell)
function slow(men: Men, ball: string, who: string): Map<string, readonly [Men, string]> {
  const found = new Map<string, readonly [Men, string]>()
  const holdsBall = (cell: string) => onPitch(cell) || (who === 'white' ? /^[a-h]9$/ : /^[a-h]0$/).test(cell)
  for (const [cell, man] of men) {
    if (!man.startsWith(who)) continue
    for (const [dx, dy] of WAYS) {
      const goal = near(cell, dx, dy)
      const moved = new Map([...men].map(([c, m]) => [c === cell ? goal : c, m]))
      if (onPitch(goal) && !men.has(goal) && goal !== ball) found.set(`${cell}-${goal}`, [moved, ball])
      if (!WAYS.some(([x, y]) => near(cell, x, y) === ball)) continue
      const rolled = near(ball, dx, dy)
      if (onPitch(goal) && !men.has(goal) && holdsBall(rolled) && (!men.has(rolled) || rolled === cell))
        found.set(`${cell}-${goal}+${ball}-${rolled}`, [moved, rolled])
      if (near(cell, dx, dy) !== ball) continue
      for (let to = near(ball, dx, dy); holdsBall(to) && !men.has(to); to = near(to, dx, dy))
        found.set(`${ball}-${to}`, [men, to])
    }
  }
  return found
}

test.each([1, 2, 3, 4])('random game %i goes as by the slow model', seed => {
  const rng = new Rng(seed)
  const match = start(szokkolot)
  let ball = 'd4'
  let men: Men = new Map(Object.entries(piecesOf(match)).filter(([, name]) => name !== 'ball'))
  for (let i = 0; i < 150 && /[1-8]$/.test(ball); i++) {
    const found = slow(men, ball, i % 2 === 0 ? 'black' : 'white')
    expect(moves(match)).toEqual([...found.keys()].sort())
    // The ball is moved more often than not.
    const withBall = [...found].filter(([, [, to]]) => to !== ball)
    const some = withBall.length > 0 && rng.below(2) === 0 ? withBall : [...found]
    const [name, after] = some[rng.below(some.length)]!
    ;[men, ball] = after
    play(match, name)
    expect(piecesOf(match)).toEqual({ ...Object.fromEntries(men), [ball]: 'ball' })
    if (match.outcome) break
  }
})
