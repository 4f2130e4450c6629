import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import entropia from './game.ts'

/** `W` white, `b` black, the far row first. */
const men = (drawn: string): Pieces =>
  Object.fromEntries(
    drawn
      .trim()
      .split(/\s+/)
      .flatMap((row, y) =>
        [...row].flatMap((sign, x) =>
          sign === '.' ? [] : [[`${'abcde'[x]}${5 - y}`, sign === 'W' ? 'white man' : 'black man']],
        ),
      ),
  )
const at = (turn: string, drawn: string) => from(entropia, { turn, pieces: men(drawn) })

test('seven pieces each on the base row and the ends of the second; white begins', () => {
  expect(json(start(entropia))).toEqual({ turn: 'white', pieces: men('bbbbb b...b ..... W...W WWWWW') })
  expect(start(entropia).game.players).toHaveLength(2)
})

test('a piece that touches one of its own slides any distance in eight directions; nobody is jumped or captured', () => {
  const match = at('white', '....b ....b ..... .W... ..W..')
  expect(targets(match, 'b2')).toEqual([
    'a1',
    'a2',
    'a3',
    'b1',
    'b3',
    'b4',
    'b5',
    'c2',
    'c3',
    'd2',
    'd4',
    'e2',
  ])
  expect(targets(match, 'c1')).toEqual(['a1', 'b1', 'c2', 'c3', 'c4', 'c5', 'd1', 'd2', 'e1', 'e3'])
  expect(refused(match)).toMatchObject({
    'b2-e5': 'A piece slides over empty cells, straight or diagonally; nobody is jumped.',
    'b2-e4': 'A piece slides over empty cells, straight or diagonally; nobody is jumped.',
  })
})

test('a piece that touches none of its own cannot move, whatever enemies it touches', () => {
  const match = at('white', 'Wb... .b... ..... ..WW. .....')
  expect(targets(match, 'a5')).toEqual([])
  expect(refused(match)['a5-a4']).toBe('This piece touches none of its own, so it cannot move.')
})

test('an isolated piece must be joined; it cannot move itself', () => {
  // a5 touches nobody: only moves that end beside it are legal.
  const match = at('white', 'W.... ..... ....b ...Wb ..W..')
  expectMoves(match, 'd2-b4')
  expect(refused(match)).toMatchObject({
    'd2-d3': 'You have an isolated piece: you must bring one of its own beside it.',
    'c1-c2': 'You have an isolated piece: you must bring one of its own beside it.',
  })
  expect(match.game.prompt!(match.position)?.en).toContain('isolated piece')
})

test('one of several isolated pieces is enough, and new isolation may be made', () => {
  const match = at('white', 'W...W ..... ..... b..W. b.W..')
  expectMoves(match, 'd2-b4 d2-d4 d2-d5')
  // c1 is left alone by it.
  expect(json(play(match, 'd2-b4'))['turn']).toBe('black')
})

test('who has no move that joins passes', () => {
  // White's e1 is isolated, and the two that could move are walled off from it.
  const match = at('white', 'WWb.. bbb.. ..... ..... ....W')
  expectMoves(match, 'pass')
  play(match, 'pass')
  expect(json(match)['turn']).toBe('black')
  expect(moves(match)).not.toContain('pass')
})

test('nobody may pass who can move; when nobody can move it is a draw', () => {
  expect(moves(start(entropia))).not.toContain('pass')
  expect(at('white', 'WWbbb WWbbb ..... ..... .....').outcome).toBeUndefined()
})

test('the mover wins when none of the own pieces touches another; enemies beside them and isolation do not matter', () => {
  const match = play(at('white', '..... .b... ...bb W.... .W..b'), 'b1-c2')
  expect(match.outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'None of the pieces of white can move any more.' },
  })
  expect(play(at('black', 'W.... WW... ..... ...b. ....b'), 'd2-b2').outcome?.result).toEqual([0, 1])
})

test('the third repetition and the 1000th move are a draw', () => {
  const match = at('white', 'WW... ..... ..b.. ..bb. .....')
  play(match, 'b5-b4 d2-d3 b4-b5 d3-d2 b5-b4 d2-d3 b4-b5')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'd3-d2').outcome?.result).toEqual([0.5, 0.5])
  expect(match.game.draws?.cap).toBe(1000)
})

// Written from the rules alone.
const WAYS = [-1, 0, 1].flatMap(x => [-1, 0, 1].flatMap(y => (x === 0 && y === 0 ? [] : [[x, y] as const])))
const shift = (cell: string, dx: number, dy: number): string => {
  const [x, y] = [cell.charCodeAt(0) - 97 + dx, Number(cell[1]) + dy]
  return x >= 0 && x < 5 && y >= 1 && y <= 5 ? `${'abcde'[x]}${y}` : ''
}
const near = (cell: string) => WAYS.map(([dx, dy]) => shift(cell, dx, dy)).filter(each => each !== '')

function slow(seen: ReturnType<typeof json>): Answers {
  const pieces = seen['pieces'] as Pieces
  const turn = String(seen['turn'])
  const enemy = turn === 'white' ? 'black' : 'white'
  const own = Object.keys(pieces).filter(cell => pieces[cell] === `${turn} man`)
  const isolated = own.filter(cell => near(cell).every(each => !pieces[each]))
  const answers: Record<string, Answers[string]> = {}
  for (const cell of own) {
    if (near(cell).every(each => pieces[each] !== `${turn} man`)) continue
    for (const [dx, dy] of WAYS)
      for (let goal = shift(cell, dx, dy); goal !== '' && !pieces[goal]; goal = shift(goal, dx, dy)) {
        const after: Record<string, string> = { ...pieces, [goal]: `${turn} man` }
        delete after[cell]
        if (isolated.length > 0 && isolated.every(each => near(each).every(n => !after[n]))) continue
        answers[`${cell}-${goal}`] = { turn: enemy, pieces: after }
      }
  }
  if (Object.keys(answers).length === 0) answers['pass'] = { turn: enemy, pieces }
  return answers
}

test('random games go as the slow rules say', () => {
  expect(agree(entropia, {}, slow, { games: 20, plies: 120 })).toBeGreaterThan(400)
})
