import { expect, test } from 'vitest'
import type { Options } from '../../../engine/index.ts'
import type { BoardGame } from '../../../kit/index.ts'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import tablut from './game.ts'

/** `K` the king, `G` guards, `a` attackers, by cell: "Ke5 Ge4 aa1". */
const NAMES: Readonly<Record<string, string>> = {
  K: 'defenders king',
  G: 'defenders man',
  a: 'attackers man',
}
const men = (list: string): Pieces =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map(each => [each.slice(1), NAMES[each[0]!]!]),
  )
const at = (turn: string, list: string, options: Options = {}) =>
  from(tablut, { turn, pieces: men(list) }, options)
const list = (sign: string, cells: string) =>
  cells
    .split(', ')
    .map(cell => sign + cell)
    .join(' ')

test('the set-up of the book on 9 × 9 cells; a guard makes the first move', () => {
  const match = start(tablut)
  expect(json(match)).toEqual({
    turn: 'defenders',
    pieces: men(
      [
        'Ke5',
        list('G', 'c5, d5, f5, g5, e3, e4, e6, e7'),
        list('a', 'a4, a5, a6, b5, d1, e1, f1, e2, e8, d9, e9, f9, h5, i4, i5, i6'),
      ].join(' '),
    ),
  })
  expect(moves(match).some(name => name.startsWith('e5'))).toBe(false)
})

test.each([
  ['9', 8, 16, 'e5'],
  ['11', 12, 24, 'f6'],
  ['13', 12, 24, 'g7'],
  ['19', 24, 48, 'j10'],
])('board of %s: %i guards, %i attackers, the king on %s', (size, guards, attackers, king) => {
  const pieces = json(start(tablut, { size }))['pieces'] as Pieces
  const count = (name: string) => Object.values(pieces).filter(each => each === name).length
  expect([count('defenders man'), count('attackers man'), count('defenders king')]).toEqual([
    guards,
    attackers,
    1,
  ])
  expect(pieces[king]).toBe('defenders king')
  // The same on all four sides: turning the board changes nothing.
  const side = Number(size)
  const turned = Object.entries(pieces).map(([cell, name]) => {
    const [x, y] = [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1]
    return [`${String.fromCharCode(97 + y)}${side - x}`, name]
  })
  expect(Object.fromEntries(turned)).toEqual(pieces)
})

test.each([
  ['11', 'd6, e5, e6, e7, f4, f5, f7, f8, g5, g6, g7, h6', 'a4, a5, a6, a7, a8, b6'],
  ['13', 'd7, e7, f7, g4, g5, g6, g8, g9, g10, h7, i7, j7', 'a5, a6, a7, a8, a9, b7'],
  [
    '19',
    'e9, e11, g10, h9, h11, i5, i8, i10, i12, i15, j7, j9, j11, j13, k5, k8, k10, k12, k15, l9, l11, m10, o9, o11',
    'a3, a6, a14, a17, c1, c6, c14, c19, d8, d10, d12, e7, e13, f1, f3, f6, f14, f17, f19, g5, g15, h4, h16, j4, j16, l4, l16, m5, m15, n1, n3, n6, n14, n17, n19, o7, o13, p8, p10, p12, q1, q6, q14, q19, s3, s6, s14, s17',
  ],
])('the lists of the board of %s', (size, guards, attackers) => {
  expect(json(start(tablut, { size }))['pieces']).toMatchObject({
    ...men(list('G', guards)),
    ...men(list('a', attackers)),
  })
})

test('every piece goes like a rook; nobody jumps', () => {
  const match = at('attackers', 'Kc2 ae4 ae7 Gb4')
  expect(targets(match, 'e4')).toEqual(['c4', 'd4', 'e1', 'e2', 'e3', 'f4', 'g4', 'h4', 'i4'].sort())
  expect(refused(match)).toMatchObject({
    'e4-f5': 'Every piece goes straight, across or up and down, over empty cells.',
    'e4-a4': 'Every piece goes straight, across or up and down, over empty cells.',
  })
  expect(targets(at('defenders', 'Kc2 aa9'), 'c2')).toHaveLength(16)
})

test('the empty throne is entered and passed by nobody, the king included', () => {
  const match = at('defenders', 'Kc5 Ge2 aa9')
  expect(targets(match, 'e2')).not.toContain('e5')
  expect(targets(match, 'e2')).not.toContain('e6')
  expect(targets(match, 'c5')).not.toContain('e5')
  expect(refused(match)).toMatchObject({
    'c5-e5': 'Nobody may enter the throne, not even the king.',
    'e2-e7': 'Nobody may pass over the empty throne either.',
    'c5-f5': 'Nobody may pass over the empty throne either.',
  })
  const free = at('defenders', 'Kc5 Ge2 aa9', { throneTransit: 'on' })
  expect(targets(free, 'e2')).toContain('e6')
  expect(targets(free, 'c5')).toContain('i5')
  expect(targets(free, 'c5')).not.toContain('e5')
  expect(refused(free)['c5-e5']).toContain('Nobody may enter the throne')
  // The king leaves it in the usual way.
  expect(targets(at('defenders', 'Ke5 aa9'), 'e5')).toHaveLength(16)
})

test.each([
  ['an attacker between two guards', 'defenders', 'Kc2 Gd4 af4 Gg4', 'd4-e4xf4', 'Kc2 Ge4 Gg4'],
  ['a guard between two attackers', 'attackers', 'Kc2 ad4 Gf4 ag4', 'd4-e4xf4', 'Kc2 ae4 ag4'],
  ['three at once', 'attackers', 'Kb8 ae1 Gd3 Gf3 Ge4 ac3 ag3', 'e1-e3xe4xf3xd3', 'Kb8 ae3 ac3 ag3'],
  ['against the empty throne', 'attackers', 'Kb8 ac1 Gd5', 'c1-c5xd5', 'Kb8 ac5'],
  ['against the empty throne, by a guard', 'defenders', 'Kb8 Ge1 ae4', 'e1-e3xe4', 'Kb8 Ge3'],
])('%s is taken', (_, turn, before, move, after) => {
  expect(json(play(at(turn, `${before} ai9 Gi1`), move))['pieces']).toEqual(men(`${after} ai9 Gi1`))
})

test.each([
  ['the king on the throne is no anvil', 'attackers', 'Ke5 ac1 Gd5', 'c1-c5'],
  ['the king does not take', 'defenders', 'Kc4 ad3 Ge3', 'c4-c3'],
  ['the king is no second captor', 'defenders', 'Kc3 ad3 Ge4', 'e4-e3'],
  ['walking in between is safe', 'attackers', 'Kb8 Gd3 Gf3 ae1', 'e1-e3'],
  ['two in a row stay', 'attackers', 'Kb8 ac1 Gd3 Ge3 af3', 'c1-c3'],
])('%s', (_, turn, before, move) => {
  const match = at(turn, `${before} ai9 Gi1`)
  const count = Object.keys(json(match)['pieces'] as Pieces).length
  expect(Object.keys(json(play(match, move))['pieces'] as Pieces)).toHaveLength(count)
})

test('the king falls with attackers on four sides, or on three and the empty throne on the fourth', () => {
  const four = play(at('attackers', 'Kc3 ab3 ad3 ac4 ag2 Gi1'), 'g2-c2')
  expect(four.outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'The attackers have captured the king.' },
  })
  expect(json(four)['pieces']).not.toHaveProperty('c3')
  expect(play(at('attackers', 'Ke4 ad4 af4 ag3 Gi1'), 'g3-e3').outcome?.result).toEqual([0, 1])
  expect(play(at('defenders', 'Kc3 ab3 ad3 ac4 Gg2'), 'g2-c2').outcome).toBeUndefined()
  // Three alone, a guard on the fourth side, or an attacker that moves elsewhere do nothing.
  expect(play(at('attackers', 'Kc3 ab3 ad3 ag4 Gi1'), 'g4-c4').outcome).toBeUndefined()
  expect(play(at('attackers', 'Kc3 ab3 ad3 ag4 Gc2 Gi1'), 'g4-c4').outcome).toBeUndefined()
  expect(play(at('attackers', 'Ke4 ad4 af4 ae3 ag9 Gi1'), 'g9-g8').outcome).toBeUndefined()
})

test('the king wins on any cell of the edge', () => {
  for (const goal of ['c1', 'c9', 'a3', 'i3'])
    expect(play(at('defenders', 'Kc3 ab9'), `c3-${goal}`).outcome).toMatchObject({
      result: [1, 0],
      reason: { en: 'The king has escaped.' },
    })
  expect(play(at('defenders', 'Kc3 ab9'), 'c3-c8').outcome).toBeUndefined()
})

test('the calls: one open way, or two', () => {
  const notes = (pieces: string, options: Options = {}) => {
    const match = at('attackers', pieces, options)
    return (match.game as BoardGame).scene(match.position).notes?.map(note => note.en)
  }
  expect(notes('Kc3 aa3 ac1 ac9')).toEqual(['Raichi! The king has an open way.'])
  expect(notes('Kc3 aa3 ac1')).toEqual(['Tuichi! The king has two open ways.'])
  expect(notes('Kc3 aa3')).toEqual(['Tuichi! The king has two open ways.'])
  expect(notes('Kc3 aa3 ac1 ac9 ai3')).toBeUndefined()
  expect(notes('Kc3 aa3 ac1', { kingMax4: 'on' })).toBeUndefined()
  expect(notes('Kc3 aa3 ag1', { kingMax4: 'on' })).toEqual(['Raichi! The king has an open way.'])
})

test('the king may be held to four cells', () => {
  const match = at('defenders', 'Kd2 Gh2 aa9', { kingMax4: 'on' })
  expect(targets(match, 'd2')).toEqual(['a2', 'b2', 'c2', 'd1', 'd3', 'd4', 'd5', 'd6', 'e2', 'f2', 'g2'])
  expect(refused(match)['d2-d7']).toBe('The king may go four cells at most.')
  expect(targets(match, 'h2')).toContain('h9')
})

test('who cannot move has lost; the third repetition and the 400th move are a draw', () => {
  const shut = play(at('defenders', 'Kc3 Ga2 aa1 Gd1'), 'd1-b1')
  expect(shut.outcome?.result).toEqual([1, 0])
  const match = play(at('defenders', 'Kc3 Gb2 aa9 Ga5 ai9'), 'b2-b3 i9-i8 b3-b2 i8-i9 b2-b3 i9-i8 b3-b2')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'i8-i9').outcome?.result).toEqual([0.5, 0.5])
  expect(match.game.draws?.cap).toBe(400)
})

test('official: attackers begin, the king fights, and needs a corner on the larger boards', () => {
  const on = { official: 'on' }
  expect(json(start(tablut, on))['turn']).toBe('attackers')
  expect(json(play(at('defenders', 'Kc4 ad3 Ge3 ai9', on), 'c4-c3xd3'))['pieces']).toEqual(men('Kc3 Ge3 ai9'))
  expect(moves(at('defenders', 'Kc3 ad3 Ge4 ai9', on))).toContain('e4-e3xd3')
  expect(play(at('defenders', 'Kc3 ab9', on), 'c3-c1').outcome?.result).toEqual([1, 0])
  const large = { official: 'on', size: '11' }
  expect(play(at('defenders', 'Kc3 ab9', large), 'c3-c1').outcome).toBeUndefined()
  expect(play(at('defenders', 'Kc1 ab9', large), 'c1-a1').outcome?.result).toEqual([1, 0])
  const corner = at('attackers', 'Kc3 ad1 Gb2 aa5', large)
  expect(targets(corner, 'd1')).not.toContain('a1')
  expect(refused(corner)['d1-a1']).toBe('Only the king may enter a corner.')
  // A corner is hostile to both sides.
  expect(moves(at('attackers', 'Kf3 Gb1 ac5 ak9', large))).toContain('c5-c1xb1')
  expect(moves(at('defenders', 'Kf3 ab1 Gc5 ak9', large))).toContain('c5-c1xb1')
  expect(moves(at('attackers', 'Kf3 Gb1 ac5 ak9', { size: '11' }))).toContain('c5-c1')
})

// Written from the rules alone.
const WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

function slow(options: Options, seen: ReturnType<typeof json>): Answers {
  const side = Number(options['size'] ?? 9)
  const modern = options['official'] === 'on'
  const shift = (cell: string, dx: number, dy: number): string => {
    const [x, y] = [cell.charCodeAt(0) - 97 + dx, Number(cell.slice(1)) - 1 + dy]
    return x >= 0 && y >= 0 && x < side && y < side ? `${String.fromCharCode(97 + x)}${y + 1}` : ''
  }
  const last = String.fromCharCode(96 + side)
  const throne = `${String.fromCharCode(97 + (side - 1) / 2)}${(side + 1) / 2}`
  const corners = modern && side > 9 ? ['a1', `a${side}`, `${last}1`, `${last}${side}`] : []
  const pieces = seen['pieces'] as Pieces
  const turn = String(seen['turn'])
  const enemy = turn === 'defenders' ? 'attackers' : 'defenders'
  const answers: Record<string, Answers[string]> = {}
  for (const [cell, piece] of Object.entries(pieces)) {
    if (!piece.startsWith(turn)) continue
    const isKing = piece === 'defenders king'
    for (const [dx, dy] of WAYS)
      for (let n = 1; ; n++) {
        const goal = shift(cell, n * dx, n * dy)
        if (goal === '' || pieces[goal] || (isKing && options['kingMax4'] === 'on' && n > 4)) break
        if (goal === throne && options['throneTransit'] !== 'on') break
        if (goal === throne || (corners.includes(goal) && !isKing)) continue
        const after: Record<string, string> = { ...pieces, [goal]: piece }
        delete after[cell]
        const fights = (name: string | undefined) =>
          name !== undefined && name.startsWith(turn) && (modern || name !== 'defenders king')
        const hostile = (at: string) => fights(after[at]) || ([throne, ...corners].includes(at) && !after[at])
        const taken = WAYS.flatMap(([x, y]) => {
          const [near, far] = [shift(goal, x, y), shift(goal, 2 * x, 2 * y)]
          return after[near] === `${enemy} man` && far !== '' && hostile(far) && fights(piece) ? [near] : []
        })
        for (const each of taken) delete after[each]
        const king = Object.keys(after).find(each => after[each] === 'defenders king')!
        const around = WAYS.map(([x, y]) => shift(king, x, y))
        if (
          turn === 'attackers' &&
          around.includes(goal) &&
          around.every(each => after[each] === 'attackers man' || (each === throne && !after[each]))
        )
          delete after[king]
        answers[[`${cell}-${goal}`, ...taken].join('x')] = { turn: enemy, pieces: after }
      }
  }
  return answers
}

test.each([
  [{}, 8],
  [{ throneTransit: 'on', kingMax4: 'on' }, 5],
  [{ size: '11', official: 'on' }, 2],
  [{ size: '13' }, 1],
] as const)('random games go as the slow rules say: %o', (options, games) => {
  expect(agree(tablut, options, seen => slow(options, seen), { games, plies: 80 })).toBeGreaterThan(60)
})
