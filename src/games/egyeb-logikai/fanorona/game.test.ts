import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import fanorona from './game.ts'

/** `W` white, `b` black, the far row first. */
const men = (drawn: string): Pieces => {
  const rows = drawn.trim().split(/\s+/)
  return Object.fromEntries(
    rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) =>
        sign === '.'
          ? []
          : [[`${'abcdefghi'[x]}${rows.length - y}`, sign === 'W' ? 'white man' : 'black man']],
      ),
    ),
  )
}
const at = (turn: string, drawn: string, more = {}) => from(fanorona, { turn, pieces: men(drawn), ...more })

test('22 men each, the middle row in turns, e3 empty; white begins', () => {
  const match = start(fanorona)
  expect(json(match)).toEqual({
    turn: 'white',
    pieces: men('bbbbbbbbb bbbbbbbbb bWbW.bWbW WWWWWWWWW WWWWWWWWW'),
  })
  const count = (who: string) =>
    Object.values(json(match)['pieces'] as Pieces).filter(name => name === `${who} man`).length
  expect([count('white'), count('black')]).toEqual([22, 22])
  expectMoves(match, 'd2-e3xf4 e2-e3xe4 f2-e3xd4 d3-e3xf3 d3-e3xc3')
})

test('lines: straight everywhere, slanted through b2, b4, d2, d4, f2, f4, h2, h4', () => {
  const { board } = fanorona.make({})
  const drawn = new Set(
    board.lines.flatMap(([a, b]) => [
      `${board.names[a]} ${board.names[b]}`,
      `${board.names[b]} ${board.names[a]}`,
    ]),
  )
  for (const cell of 'b2 b4 d2 d4 f2 f4 h2 h4'.split(' '))
    for (const dx of [-1, 1])
      for (const dy of [-1, 1])
        expect(drawn).toContain(
          `${cell} ${String.fromCharCode(cell.charCodeAt(0) + dx)}${Number(cell[1]) + dy}`,
        )
  // 4 × 9 upright, 5 × 8 across, 8 × 4 slanted lines.
  expect(board.lines).toHaveLength(36 + 40 + 32)
  expectMoves(
    at('white', '......... ......... ....W.... ......... b........'),
    'e3-d3 e3-f3 e3-e4 e3-e2 e3-d4 e3-f4 e3-d2 e3-f2',
  )
  expectMoves(at('white', '......... ......... ...W..... ......... b........'), 'd3-c3 d3-e3 d3-d4 d3-d2')
  expect(refused(at('white', '......... ......... ...W..... ......... b........'))).toMatchObject({
    'd3-e4': 'A man steps along a line to the neighbouring empty point.',
  })
})

test('approach takes the unbroken row beyond the target, withdrawal the one behind the start', () => {
  const row = at('white', '......... ......... W.bbb.b.. ......... ........b')
  expect(json(play(row, 'a3-b3xc3'))['pieces']).toEqual(
    men('......... ......... .W....b.. ......... ........b'),
  )
  const behind = at('white', '......... ......... bbW...... ......... ........b')
  expect(moves(behind).sort()).toEqual(['c3-d3xb3'])
  expect(json(play(behind, 'c3-d3xb3'))['pieces']).toEqual(
    men('......... ......... ...W..... ......... ........b'),
  )
  // An own man or a gap ends the row.
  const gap = at('white', '......... ......... W.bWb.... ......... ........b')
  expect(json(play(gap, 'a3-b3xc3'))['pieces']).toEqual(
    men('......... ......... .W.Wb.... ......... ........b'),
  )
})

test('when both are possible the player points at the row that goes', () => {
  const match = at('white', '......... ......... bW.b..... ......... ........b')
  const names = moves(match)
  expect(names).toEqual(['b3-c3xa3', 'b3-c3xd3'])
  const points = match.moves.map(m =>
    match.game.points(match.position, m).map(c => fanorona.make({}).board.names[Number(c)]),
  )
  expect(points).toContainEqual(['b3', 'c3', 'd3'])
  expect(points).toContainEqual(['b3', 'c3', 'a3'])
  expect(json(play(match, 'b3-c3xa3'))['pieces']).toEqual(
    men('......... ......... ..Wb..... ......... ........b'),
  )
})

test('capturing is a duty, the choice is free', () => {
  const match = at('white', '......... ......... W.b...... ......... W.......b')
  expectMoves(match, 'a3-b3xc3 a1-b2xc3')
  expect(refused(match)).toMatchObject({
    'a1-b1': 'When you can capture, you must.',
    'a3-a4': 'When you can capture, you must.',
    'i1-a1': 'This piece is not yours.',
  })
})

test('the same man may go on in another direction, not to a point of this turn; it may stop', () => {
  // From a3 to b3 takes c3; from b3 up to b4 takes b5.
  const match = play(at('white', '.b....... ......... W.b.b.... ......... ........b'), 'a3-b3xc3')
  expect(json(match)).toMatchObject({ turn: 'white', more: 'b3', path: ['a3'] })
  expectMoves(match, 'b3-b4xb5 stop')
  expect(match.game.prompt!(match.position)?.en).toContain('capture on')
  expect(refused(match)).toMatchObject({
    'b3-c3': 'Every step of a chain must change direction.',
    'b3-a3': 'You have been on this point in this turn.',
    'b3-b2': 'You may go on only by capturing.',
    'b3-d3': 'A man steps along a line to the neighbouring empty point.',
  })
  expect(json(play(match, 'stop'))).toEqual({
    turn: 'black',
    pieces: men('.b....... ......... .W..b.... ......... ........b'),
  })
  const whole = play(at('white', '.b....... ......... W.b.b.... ......... ........b'), 'a3-b3xc3 b3-b4xb5')
  expect(json(whole)).toEqual({
    turn: 'black',
    pieces: men('......... .W....... ....b.... ......... ........b'),
  })
})

test('the direction may come again later in the chain, only not twice in a row', () => {
  // Right, up, right again.
  const match = at('white', '.b....... ...b..... W.b...... ......... ........b')
  play(match, 'a3-b3xc3 b3-b4xb5')
  expectMoves(match, 'b4-c4xd4 stop')
})

test('a step back to the first point is never a capture', () => {
  // Going back from b3 to a3 would withdraw from c3's place: the point was left in this turn.
  const match = play(at('white', '......... ......... W.b...... .b....... ........b'), 'a3-b3xc3')
  expect(moves(match).every(name => !name.startsWith('b3-a3'))).toBe(true)
})

test('who has no man or no move left has lost', () => {
  expect(
    play(at('white', '......... ......... W.b...... ......... .........'), 'a3-b3xc3').outcome,
  ).toMatchObject({
    result: [1, 0],
    reason: { en: 'All men of black have been captured.' },
  })
  const shut = play(at('black', 'Wbb...... bbb...... b.b...... ......... ........b'), 'i1-i2')
  expect(shut.outcome?.result).toEqual([0, 1])
})

test('100 turns without a capture, the third repetition and the 1000th move are a draw', () => {
  const far = '........b ......... ......... ......... W........'
  expect(play(at('white', far, { quiet: 98 }), 'a1-a2').outcome).toBeUndefined()
  expect(play(at('white', far, { quiet: 99 }), 'a1-a2').outcome?.reason.en).toBe('No capture for 100 turns.')
  const round = play(at('white', far), 'a1-a2 i5-i4 a2-a1 i4-i5 a1-a2 i5-i4 a2-a1')
  expect(round.outcome).toBeUndefined()
  expect(play(round, 'i4-i5').outcome?.result).toEqual([0.5, 0.5])
  expect(round.game.draws?.cap).toBe(1000)
  const taken = play(
    at('white', '......... ......... W.b...... ......... ........b', { quiet: 99 }),
    'a3-b3xc3',
  )
  expect([taken.outcome, json(taken)['quiet']]).toEqual([undefined, undefined])
})

// Written from the rules alone.
const shift = (cell: string, dx: number, dy: number): string => {
  const [x, y] = [cell.charCodeAt(0) - 97 + dx, Number(cell[1]) + dy]
  return x >= 0 && x < 9 && y >= 1 && y <= 5 ? `${'abcdefghi'[x]}${y}` : ''
}
const STRONG = new Set('b2 b4 d2 d4 f2 f4 h2 h4'.split(' '))
const WAYS = [-1, 0, 1].flatMap(x => [-1, 0, 1].flatMap(y => (x === 0 && y === 0 ? [] : [[x, y] as const])))

function slow(seen: ReturnType<typeof json>): Answers {
  const pieces = seen['pieces'] as Pieces
  const turn = String(seen['turn'])
  const enemy = turn === 'white' ? 'black' : 'white'
  interface Step {
    readonly name: string
    readonly goal: string
    readonly way: string
    readonly after: Pieces
    readonly captures: boolean
  }
  const stepsOf = (on: Pieces, cell: string): Step[] =>
    WAYS.flatMap(([dx, dy]) => {
      const goal = shift(cell, dx, dy)
      const joined = dx === 0 || dy === 0 || STRONG.has(cell) || STRONG.has(goal)
      if (goal === '' || on[goal] || !joined) return []
      const rowFrom = (start: string, x: number, y: number) => {
        const row: string[] = []
        for (let c = shift(start, x, y); c !== '' && on[c] === `${enemy} man`; c = shift(c, x, y)) row.push(c)
        return row
      }
      const rows = [rowFrom(goal, dx, dy), rowFrom(cell, -dx, -dy)].filter(row => row.length > 0)
      return [[], ...rows].map(row => {
        const after: Record<string, string> = { ...on, [goal]: `${turn} man` }
        for (const each of [cell, ...row]) delete after[each]
        return {
          name: row.length > 0 ? `${cell}-${goal}x${row[0]}` : `${cell}-${goal}`,
          goal,
          way: `${dx} ${dy}`,
          after,
          captures: row.length > 0,
        }
      })
    })
  const path = (seen['path'] ?? []) as string[]
  const runner = seen['more'] as string | undefined
  const wayOf = (a: string, b: string) =>
    `${b.charCodeAt(0) - a.charCodeAt(0)} ${Number(b[1]) - Number(a[1])}`
  const onward = (on: Pieces, left: readonly string[], cell: string) =>
    stepsOf(on, cell).filter(
      step => step.captures && !left.includes(step.goal) && step.way !== wayOf(left.at(-1)!, cell),
    )
  const own = Object.keys(pieces).filter(cell => pieces[cell] === `${turn} man`)
  const all = own.flatMap(cell => stepsOf(pieces, cell))
  const steps = runner
    ? onward(pieces, path, runner)
    : all.some(step => step.captures)
      ? all.filter(step => step.captures)
      : all
  const answers: Record<string, Answers[string]> = {}
  for (const { name, goal, after, captures } of steps) {
    const goesOn = captures && onward(after, [...path, name.slice(0, 2)], goal).length > 0
    answers[name] = { turn: goesOn ? turn : enemy, pieces: after }
  }
  if (runner) answers['stop'] = { turn: enemy, pieces }
  return answers
}

test('random games go as the slow rules say', () => {
  expect(agree(fanorona, {}, slow, { games: 12, plies: 120 })).toBeGreaterThan(400)
})
