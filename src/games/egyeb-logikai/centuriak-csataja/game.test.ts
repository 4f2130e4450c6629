import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import centuriak from './game.ts'

const SECOND = { version: '2' }
/** `S` soldiers and `C` centurions of white, `s` and `c` of black, by cell: "Sa1 cb2". */
const NAMES: Readonly<Record<string, string>> = {
  S: 'white soldier',
  C: 'white centurion',
  s: 'black soldier',
  c: 'black centurion',
}
const men = (list: string): Pieces =>
  Object.fromEntries(list.split(' ').flatMap(each => (each ? [[each.slice(1), NAMES[each[0]!]!]] : [])))
const at = (turn: string, list: string, options = {}, more = {}) =>
  from(centuriak, { turn, pieces: men(list), ...more }, options)
const row = (sign: string, n: number) => [...'abcdefgh'].map(letter => `${sign}${letter}${n}`).join(' ')

test('first version: 8 columns, 7 rows, 16 soldiers on the two base rows of each, no centurions', () => {
  const match = start(centuriak)
  expect(json(match)).toEqual({
    turn: 'white',
    pieces: men([row('S', 1), row('S', 2), row('s', 6), row('s', 7)].join(' ')),
  })
  expectMoves(match, 'a2-a3 b2-b3 c2-c3 d2-d3 e2-e3 f2-f3 g2-g3 h2-h3')
  expect(() => at('white', 'Ca1 Sb1 sh7')).toThrow('at most 0')
})

test('soldiers step forward or sideways, never back or diagonally', () => {
  expectMoves(at('white', 'Sd4 sa7'), 'd4-c4 d4-d5 d4-e4')
  expectMoves(at('black', 'Sh1 sd4'), 'd4-c4 d4-d3 d4-e4')
  const never = 'A soldier steps one cell forward or sideways onto an empty cell, never back or diagonally.'
  expect(refused(at('white', 'Sd4 sa7'))).toMatchObject({ 'd4-d3': never, 'd4-e5': never, 'd4-d6': never })
})

test.each([
  ['two soldiers hold one between them', 'Sc3 sd4 Se4', 'c3-c4xd4', 'Sc4 Se4'],
  ['two at once in one line', 'Sd3 sc4 se4 Sb4 Sf4', 'd3-d4xe4xc4', 'Sd4 Sb4 Sf4'],
  ['two at once around a corner', 'Sd3 sd5 se4 Sd6 Sf4', 'd3-d4xd5xe4', 'Sd4 Sd6 Sf4'],
  ['three at once', 'Sd3 sc4 se4 sd5 Sb4 Sf4 Sd6', 'd3-d4xd5xe4xc4', 'Sd4 Sb4 Sf4 Sd6'],
])('%s', (_, list, move, left) => {
  const match = play(at('white', `${list} sh7`), move)
  expect(json(match)).toEqual({ turn: 'white', part: 'bonus', pieces: men(`${left} sh7`) })
})

test.each([
  ['two in a row', 'Sa3 sb4 sc4 Sd4', 'a3-a4'],
  ['a soldier at the edge', 'Sb3 sa4', 'b3-b4'],
  ['a diagonal', 'Sb2 sd4 Se5', 'b2-c2'],
])('%s is not taken', (_, list, move) => {
  expect(json(play(at('white', `${list} sh7`), move))['turn']).toBe('black')
})

test('who walks in between is safe, also on the next turn of the others', () => {
  const match = play(at('black', 'Sc3 Se3 Sa1 sd4 sh7'), 'd4-d3')
  expect(json(match)).toMatchObject({ turn: 'white', pieces: { d3: 'black soldier' } })
  play(match, 'a1-a2')
  expect(json(match)).toMatchObject({ turn: 'black', pieces: { d3: 'black soldier' } })
})

test('a capture gives a bonus move with any piece, each further capture another one; it may be declined', () => {
  const match = play(at('white', 'Sc3 sd4 Se4 Sg5 sf6 Se6 sh7'), 'c3-c4xd4')
  expect(match.game.prompt!(match.position)?.en).toContain('bonus move')
  expect(moves(match)).toContain('stop')
  expect(match.game.label!('stop', match.position).en).toBe('No bonus move')
  play(match, 'g5-g6xf6')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'bonus' })
  play(match, 'e4-e5')
  expect([json(match)['turn'], json(match)['quiet']]).toEqual(['black', undefined])
  const declined = play(at('white', 'Sc3 sd4 Se4 sh7'), 'c3-c4xd4 stop')
  expect(json(declined)['turn']).toBe('black')
  expect(json(declined)['part']).toBeUndefined()
})

test('whose last soldier falls has lost, and so has who cannot move', () => {
  expect(play(at('white', 'Sc3 sd4 Se4'), 'c3-c4xd4').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'All soldiers of black have fallen.' },
  })
  // White's soldiers are at the far row, shut in by each other and by the edge.
  const shut = at('black', 'Sa7 sb7 sc6', {}, {})
  expect(shut.outcome).toBeUndefined()
  expect(play(shut, 'c6-c5').outcome).toMatchObject({ result: [0, 1], reason: { en: 'white cannot move.' } })
})

test('when nobody can move, more soldiers win, and equal armies draw', () => {
  const far = `${row('S', 7)} ${row('s', 1)}`
  expect(at('white', far).outcome?.result).toEqual([0.5, 0.5])
  const more = at('white', `${far} ${row('S', 6)}`)
  expect(more.outcome?.result).toEqual([1, 0])
  expect(more.outcome?.reason.en).toBe('Nobody can move, and white has more soldiers.')
  expect(at('black', `${far} ${row('s', 2)}`).outcome?.result).toEqual([0, 1])
})

test('100 turns without a capture are a draw, and so is the third repetition', () => {
  const match = at('white', 'Sd1 sd7', {}, { quiet: 98 })
  expect(json(play(match, 'd1-e1'))['quiet']).toBe(99)
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'd7-e7').outcome?.reason.en).toBe('No capture for 100 turns.')
  const round = play(at('white', 'Sd1 sd7'), 'd1-e1 d7-e7 e1-d1 e7-d7 d1-e1 d7-e7 e1-d1')
  expect(round.outcome).toBeUndefined()
  expect(play(round, 'e7-d7').outcome?.result).toEqual([0.5, 0.5])
  expect(round.game.draws?.cap).toBe(1000)
})

test('second version: pairs of soldiers on neighbouring cells, 8 times each, then the centurions', () => {
  const match = start(centuriak, SECOND)
  expect(json(match)).toMatchObject({ turn: 'white', part: 'pair', pieces: {} })
  expect(moves(match)).toHaveLength(56)
  play(match, 'd4')
  expectMoves(match, 'c4 e4 d3 d5')
  expect(refused(match)).toMatchObject({
    e5: 'The two soldiers go on two empty cells that share a side.',
    d4: 'This place is taken already.',
  })
  expect(match.game.prompt!(match.position)?.en).toContain('other soldier')
  play(match, 'd5')
  expect(json(match)['turn']).toBe('black')
  // Nobody is taken while the soldiers are put down.
  play(match, 'c4 c3 b4 a4')
  expect(json(match)['pieces']).toMatchObject({ c4: 'black soldier' })
  let pairs = 3
  for (; json(match)['part'] === 'pair'; pairs++) for (let i = 0; i < 2; i++) play(match, moves(match)[0]!)
  expect(pairs).toBe(16)
  expect(json(match)).toMatchObject({ turn: 'white', part: 'centurion' })
  play(match, moves(match)[0]!)
  expect(json(match)).toMatchObject({ turn: 'black', part: 'centurion' })
  play(match, moves(match)[0]!)
  expect(json(match)['turn']).toBe('white')
  expect(json(match)['part']).toBeUndefined()
  expect(
    Object.values(json(match)['pieces'] as Pieces).filter(name => name === 'black soldier'),
  ).toHaveLength(16)
})

test('when no two neighbours are empty, the pair goes on any two empty cells', () => {
  const dark = all.filter(cell => (cell.charCodeAt(0) + Number(cell[1])) % 2 === 0)
  const match = at('white', dark.map((cell, i) => `${i % 2 === 0 ? 'S' : 's'}${cell}`).join(' '), SECOND, {
    part: 'pair',
    hands: { white: ['soldier', 'soldier'], black: ['soldier', 'soldier'] },
  })
  expect(moves(match)).toHaveLength(28)
  expect(moves(play(match, 'a2'))).toHaveLength(27)
  expect(json(play(match, 'h7'))['turn']).toBe('black')
})

test('in the second version soldiers step four ways, and the centurion may jump an enemy soldier without taking it', () => {
  expectMoves(at('white', 'Sd4 sa7', SECOND), 'd4-c4 d4-d5 d4-e4 d4-d3')
  const match = at('white', 'Cd4 Sa1 sd5 Se4 ch7 sh6', SECOND)
  expect(moves(match).filter(name => name.startsWith('d4'))).toEqual(['d4-c4', 'd4-d3', 'd4-d6'])
  expect(refused(match)['d4-f4']).toContain('The centurion steps one cell, or jumps')
  expect(json(play(match, 'd4-d6'))).toMatchObject({
    turn: 'black',
    pieces: { d5: 'black soldier', d6: 'white centurion' },
  })
  // Neither over a centurion, nor over two, nor onto a piece.
  expect(moves(at('white', 'Cd4 Sa1 cd5 sh6', SECOND))).not.toContain('d4-d6')
  expect(moves(at('white', 'Cd4 Sa1 sd5 sd6', SECOND))).not.toContain('d4-d6')
})

test('the landing may hold an enemy; a centurion takes with a soldier, and falls like one', () => {
  const landing = play(at('white', 'Cd4 Sd7 sd5 Sf6 se6 sh7', SECOND), 'd4-d6xe6')
  expect(json(landing)['pieces']).toEqual(men('Cd6 Sd7 sd5 Sf6 sh7'))
  // The cell the jumper has left holds nobody: the jumped soldier stays.
  expect(json(play(at('white', 'Cd4 Sa1 sd5 sh7', SECOND), 'd4-d6'))['pieces']).toEqual(
    men('Cd6 Sa1 sd5 sh7'),
  )
  expect(json(play(at('white', 'Sc3 cd4 Ce4 sh7', SECOND), 'c3-c4xd4'))['pieces']).toEqual(men('Sc4 Ce4 sh7'))
  expect(play(at('white', 'Sc3 sd4 Se4 ch7', SECOND), 'c3-c4xd4').outcome?.result).toEqual([1, 0])
})

test('positions whose hands do not fit the part are refused', () => {
  expect(() => at('white', 'Sa1 sh7', SECOND, { hands: { white: ['centurion'] } })).toThrow('do not fit')
  expect(() => at('white', 'Sa1 sh7', SECOND, { part: 'pair' })).toThrow('do not fit')
})

// Written from the rules alone.
const beside = (cell: string, dx: number, dy: number): string => {
  const [x, y] = [cell.charCodeAt(0) + dx, Number(cell[1]) + dy]
  return x >= 97 && x <= 104 && y >= 1 && y <= 7 ? `${String.fromCharCode(x)}${y}` : ''
}
const WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const
const all = [...'abcdefgh'].flatMap(letter => [1, 2, 3, 4, 5, 6, 7].map(n => `${letter}${n}`))
type Hands = Partial<Record<string, readonly string[]>>

function slow(version: 1 | 2, seen: ReturnType<typeof json>): Answers {
  const pieces = seen['pieces'] as Pieces
  const turn = String(seen['turn'])
  const hands = (seen['hands'] ?? {}) as Hands
  const enemy = turn === 'white' ? 'black' : 'white'
  const answers: Record<string, Answers[string]> = {}
  const empty = all.filter(cell => !pieces[cell])
  const part = seen['part']
  if (part === 'pair' || part === 'centurion') {
    const first = seen['first'] as string | undefined
    const isFree = (cell: string) => cell !== '' && !pieces[cell]
    const fits = (cell: string) =>
      part === 'centurion' ||
      WAYS.some(([dx, dy]) => (first ? beside(cell, dx, dy) === first : isFree(beside(cell, dx, dy))))
    const fitting = empty.filter(fits)
    const kind = part === 'pair' ? 'soldier' : 'centurion'
    for (const cell of fitting.length > 0 ? fitting : empty)
      answers[cell] = {
        turn: part === 'pair' && !first ? turn : enemy,
        pieces: { ...pieces, [cell]: `${turn} ${kind}` },
      }
    expect(Object.keys(hands)).not.toHaveLength(0)
    return answers
  }
  for (const [cell, piece] of Object.entries(pieces)) {
    if (!piece.startsWith(turn)) continue
    for (const [dx, dy] of WAYS) {
      let goal = beside(cell, dx, dy)
      if (version === 1 && dy === (turn === 'white' ? -1 : 1)) continue
      if (piece.endsWith('centurion') && pieces[goal] === `${enemy} soldier`) goal = beside(goal, dx, dy)
      if (goal === '' || pieces[goal]) continue
      const after: Record<string, string> = { ...pieces, [goal]: piece }
      delete after[cell]
      const taken = WAYS.flatMap(([x, y]) => {
        const [near, far] = [beside(goal, x, y), beside(goal, 2 * x, 2 * y)]
        return after[near]?.startsWith(enemy) && after[far]?.startsWith(turn) ? [near] : []
      })
      for (const each of taken) delete after[each]
      answers[[`${cell}-${goal}`, ...taken].join('x')] = {
        turn: taken.length > 0 ? turn : enemy,
        pieces: after,
      }
    }
  }
  if (part === 'bonus') answers['stop'] = { turn: enemy, pieces }
  return answers
}

test('random games go as the slow rules say', () => {
  expect(agree(centuriak, {}, seen => slow(1, seen), { games: 6, plies: 200 })).toBeGreaterThan(500)
  expect(agree(centuriak, SECOND, seen => slow(2, seen), { games: 6, plies: 200 })).toBeGreaterThan(500)
})
