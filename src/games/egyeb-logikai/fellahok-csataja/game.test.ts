import { expect, test } from 'vitest'
import type { Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import fellahok from './game.ts'

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
const at = (turn: string, drawn: string, options: Options = {}, more = {}) =>
  from(fellahok, { turn, pieces: men(drawn), ...more }, options)
const hand = (n: number) => Array.from({ length: n }, () => 'man')

test.each([
  ['5', 12],
  ['7', 24],
  ['9', 40],
])('board of %s: %i pieces each, all in hand, the centre marked', (size, n) => {
  const match = start(fellahok, { size })
  expect(json(match)).toEqual({
    turn: 'white',
    part: 'drop',
    pieces: {},
    hands: { white: hand(n), black: hand(n) },
  })
  const { cells } = fellahok.make({ size }).board
  expect(cells).toHaveLength(Number(size) ** 2)
  expect(cells.flatMap((cell, c) => (cell.fill === 'goal' ? [c] : []))).toEqual([(cells.length - 1) / 2])
})

test('two pieces a turn are put down anywhere but on the centre; nobody is taken', () => {
  const match = start(fellahok)
  expect(moves(match)).toHaveLength(24)
  expect(refused(match)).toMatchObject({ c3: 'The centre stays empty.' })
  play(match, 'a1')
  expect(json(match)['turn']).toBe('white')
  expect(refused(match)['a1']).toBe('This place is taken already.')
  play(match, 'c1')
  expect(json(match)['turn']).toBe('black')
  play(match, 'b1 b2')
  expect(json(match)).toMatchObject({ turn: 'white', pieces: { b1: 'black man' } })
})

test('with one piece a turn the players alternate', () => {
  const match = play(start(fellahok, { drop: '1' }), 'a1')
  expect(json(match)['turn']).toBe('black')
  expect(json(play(match, 'b1'))['turn']).toBe('white')
})

/** All pieces are put down, row by row. */
function filled(options: Options) {
  const match = start(fellahok, options)
  while (json(match)['part'] === 'drop') play(match, moves(match)[0]!)
  return match
}
test.each([
  [{}, 'black'],
  [{ starter: 'egypt', drop: '1' }, 'black'],
  [{ starter: 'sudan' }, 'white'],
  [{ starter: 'sudan', drop: '1', size: '7' }, 'white'],
])('%o: the moves are begun by %s', (options, turn) => {
  expect(json(filled(options))).toMatchObject({ turn })
  expect(json(filled(options))['hands']).toEqual({})
})

test('a piece steps to a neighbouring empty cell, in eight directions or in four; the centre may be entered', () => {
  const two = `..... .W... ..... ....W b...b`
  expect(targets(at('white', two), 'b4')).toEqual(['a3', 'a4', 'a5', 'b3', 'b5', 'c3', 'c4', 'c5'])
  expect(targets(at('white', two, { moves: 'orthogonal' }), 'b4')).toEqual(['a4', 'b3', 'b5', 'c4'])
  expect(refused(at('white', two))['b4-b2']).toContain('straight or diagonally')
  expect(refused(at('white', two, { moves: 'orthogonal' }))['b4-c3']).toContain('straight only')
})

test.each([
  ['one', '..... W.... .b... .W... ....b', 'a4-b4xb3', '..... .W... ..... .W... ....b'],
  ['by a slanted step', 'W.... .b... .W... b.... ....b', 'a5-b5xb4', '.W... ..... .W... b.... ....b'],
  ['two', '..... W.... b.bW. .W... ....b', 'b2-b3xc3', undefined],
])('an enemy between the mover and another piece is taken: %s', (_, before, move, after) => {
  if (after === undefined) {
    // The piece on the centre cannot be taken.
    expect(moves(at('white', before))).not.toContain(move)
    expect(json(play(at('white', before), 'b2-b3'))).toMatchObject({ turn: 'black' })
  } else expect(json(play(at('white', before), move))['pieces']).toEqual(men(after))
})

test('several at once; not two deep, not diagonally, and who walks in between is safe', () => {
  const three = `.W... .b... W.... b.b.W .W..b`
  expect(json(play(at('white', `W.... .W... .b..b W.bW. .W...`), 'a2-b2xb3xc2'))['pieces']).toEqual(
    men(`W.... .W... ....b .W.W. .W...`),
  )
  expect(json(play(at('white', three), 'a3-b3xb4'))['pieces']).toEqual(men('.W... ..... .W... b.b.W .W..b'))
  expect(json(play(at('white', `W.... b.... b.... .W... b...b`), 'b2-a2'))['turn']).toBe('black')
  expect(moves(at('white', `..W.. .b... ..... W.... b...b`))).toContain('a2-a3')
  const inside = play(at('black', `..... W.W.. .b... ..... W...b`), 'b3-b4 a1-a2')
  expect(json(inside)['pieces']).toMatchObject({ b4: 'black man' })
})

test('without a further capture the turn is over', () => {
  expect(json(play(at('white', `.W... b.... W..b. ...W. b...b`), 'b5-a5xa4'))['turn']).toBe('black')
  // Another piece could capture, but only the same one may go on.
  expect(json(play(at('white', `..... W...W .b.b. .W.W. b...b`), 'a4-b4xb3'))['turn']).toBe('black')
})

test('when a further capture is at hand the turn goes on with that piece alone', () => {
  // b4 takes b3, then c4 would take d4 with e4.
  const match = play(at('white', `..... W..bW .b... .W... b...b`), 'a4-b4xb3')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'more', runner: 'b4' })
  expectMoves(match, 'b4-c4xd4 stop')
  expect(match.game.prompt!(match.position)?.en).toContain('go on capturing')
  expect(refused(match)).toMatchObject({
    'b4-b3': 'You may go on only with a step that captures again.',
    'e4-e3': 'Only the piece that has just captured may go on.',
  })
  expect(json(play(match, 'stop'))).toMatchObject({ turn: 'black' })
  const taken = play(at('white', `..... W..bW .b... .W... b...b`), 'a4-b4xb3 b4-c4xd4')
  expect(json(taken)['turn']).toBe('black')
  expect(json(taken)['pieces']).toEqual(men('..... ..W.W ..... .W... b...b'))
})

test('who cannot move passes; the other must open a way if that can be done', () => {
  const match = at('black', `bbW.. WWW.. ..... ..... ....W`)
  expectMoves(match, 'blocked')
  play(match, 'blocked')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'open' })
  expect(match.game.prompt!(match.position)?.en).toContain('open a way')
  expect(moves(match).every(name => !name.startsWith('e1'))).toBe(true)
  expect(refused(match)['e1-e2']).toBe('The opponent cannot move: you must open a way.')
  expect(moves(match)).toContain('c4-c3')
  play(match, 'c4-c3')
  expect(json(match)).toMatchObject({ turn: 'black' })
  expectMoves(match, 'b5-c4')
})

test('when no step can open a way, any step will do', () => {
  // Two walls stand around each prisoner: whoever steps out of the outer one frees nobody.
  const drawn = `bWW.... WWW.... WWW.... ....... ....WWW ....WWW ....WWb`
  const match = play(at('black', drawn, { size: '7' }), 'blocked')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'open' })
  expect(moves(match).length).toBeGreaterThan(0)
  expectMoves(play(match, 'c5-c4'), 'blocked')
})

test('one piece left loses; more pieces win after 100 turns without a capture, and at the third repetition', () => {
  expect(play(at('white', `..... W.... .b... .W... ....b`), 'a4-b4xb3').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'black has at most one piece left.' },
  })
  const quiet = (drawn: string) => play(at('white', drawn, {}, { quiet: 99 }), 'a1-a2').outcome
  expect(at('white', `b...b ..... ..... ..... W...W`, {}, { quiet: 99 }).outcome).toBeUndefined()
  expect(quiet(`b...b ..... ..... ..... W...W`)?.result).toEqual([0.5, 0.5])
  expect(quiet(`b...b ..... ..... ..... W.W.W`)?.result).toEqual([1, 0])
  expect(quiet(`b.b.b ..... ..... ..... W...W`)?.result).toEqual([0, 1])
  const match = at('white', `b...b ..... ..... ..... W.W.W`)
  play(match, 'a1-a2 a5-a4 a2-a1 a4-a5 a1-a2 a5-a4 a2-a1')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'a4-a5').outcome?.result).toEqual([1, 0])
  expect(match.game.draws?.cap).toBe(1000)
  const capture = play(at('white', `..... W.... .b... .W..b b...b`, {}, { quiet: 99 }), 'a4-b4xb3')
  expect([capture.outcome, json(capture)['quiet']]).toEqual([undefined, undefined])
})

test('positions that cannot be are refused', () => {
  const drawn = `W...W ..... ..... ..... b...b`
  expect(() => at('white', drawn, {}, { part: 'more' })).toThrow('does not fit')
  expect(() => at('white', drawn, {}, { part: 'drop' })).toThrow('does not fit')
  expect(() => at('white', drawn, {}, { hands: { white: ['man'] } })).toThrow('does not fit')
})

// Written from the rules alone.
const EIGHT = [-1, 0, 1].flatMap(x => [-1, 0, 1].flatMap(y => (x === 0 && y === 0 ? [] : [[x, y] as const])))
const FOUR = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

function slow(options: Options, seen: ReturnType<typeof json>): Answers {
  const side = Number(options['size'] ?? 5)
  const shift = (cell: string, dx: number, dy: number): string => {
    const [x, y] = [cell.charCodeAt(0) - 97 + dx, Number(cell[1]) - 1 + dy]
    return x >= 0 && y >= 0 && x < side && y < side ? `${'abcdefghi'[x]}${y + 1}` : ''
  }
  const middle = `${'abcdefghi'[(side - 1) / 2]}${(side + 1) / 2}`
  const pieces = seen['pieces'] as Pieces
  const turn = String(seen['turn'])
  const enemy = turn === 'white' ? 'black' : 'white'
  const ways = options['moves'] === 'orthogonal' ? FOUR : EIGHT
  const answers: Record<string, Answers[string]> = {}
  if (seen['part'] === 'drop') {
    const hands = seen['hands'] as Record<string, string[] | undefined>
    const left = (hands[turn]?.length ?? 0) - 1
    const next =
      left % Number(options['drop'] ?? 2) > 0
        ? turn
        : hands[enemy]
          ? enemy
          : options['starter'] === 'sudan'
            ? 'white'
            : 'black'
    for (let x = 0; x < side; x++)
      for (let y = 0; y < side; y++) {
        const cell = `${'abcdefghi'[x]}${y + 1}`
        if (cell !== middle && !pieces[cell])
          answers[cell] = { turn: next, pieces: { ...pieces, [cell]: `${turn} man` } }
      }
    return answers
  }
  const takenBy = (after: Pieces, goal: string, own: string) =>
    FOUR.flatMap(([x, y]) => {
      const [near, far] = [shift(goal, x, y), shift(goal, 2 * x, 2 * y)]
      const held = after[near] !== undefined && after[near] !== own && after[far] === own
      return held && near !== middle ? [near] : []
    })
  interface Step {
    readonly name: string
    readonly goal: string
    readonly after: Pieces
    readonly taken: number
  }
  const stepsOf = (on: Pieces, owner: string, only?: string): Step[] =>
    Object.entries(on).flatMap(([cell, piece]) => {
      if (piece !== `${owner} man` || (only && cell !== only)) return []
      return ways.flatMap(([dx, dy]) => {
        const goal = shift(cell, dx, dy)
        if (goal === '' || on[goal]) return []
        const after: Record<string, string> = { ...on, [goal]: piece }
        delete after[cell]
        const taken = takenBy(after, goal, piece)
        for (const each of taken) delete after[each]
        return [{ name: [`${cell}-${goal}`, ...taken].join('x'), goal, after, taken: taken.length }]
      })
    })
  let steps = stepsOf(pieces, turn, seen['runner'] as string | undefined)
  if (seen['part'] === 'more') steps = steps.filter(step => step.taken > 0)
  if (seen['part'] === 'open') {
    const opening = steps.filter(step => stepsOf(step.after, enemy).length > 0)
    if (opening.length > 0) steps = opening
  }
  for (const { name, goal, after, taken } of steps) {
    const goesOn = taken > 0 && stepsOf(after, turn, goal).some(step => step.taken > 0)
    answers[name] = { turn: goesOn ? turn : enemy, pieces: after }
  }
  if (seen['part'] === 'more') answers['stop'] = { turn: enemy, pieces }
  else if (steps.length === 0) answers['blocked'] = { turn: enemy, pieces }
  return answers
}

test.each([
  [{}, 12],
  [{ size: '7', moves: 'orthogonal', drop: '1', starter: 'sudan' }, 3],
  [{ moves: 'orthogonal' }, 12],
  [{ size: '9' }, 1],
])('random games go as the slow rules say: %o', (options, games) => {
  expect(agree(fellahok, options, seen => slow(options, seen), { games, plies: 170 })).toBeGreaterThan(100)
})
