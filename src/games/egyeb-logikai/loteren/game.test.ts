import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import loteren from './game.ts'

/** Pieces told as `S` and `O` for white's soldiers and officers, `s` and `o` for black's: `Sc5 oe7`. */
const NAMES: Readonly<Record<string, string>> = {
  S: 'white soldier',
  O: 'white officer',
  s: 'black soldier',
  o: 'black officer',
}
const pieces = (told: string): Record<string, string> =>
  Object.fromEntries(
    told
      .split(' ')
      .filter(Boolean)
      .map(one => [one.slice(1), NAMES[one[0]!]!]),
  )
const at = (turn: string, told: string, more: Record<string, string | number> = {}) =>
  from(loteren, { turn, pieces: pieces(told), ...more })
/** Pieces that keep each side able to move, out of everybody's way. */
const REST = 'Sa3 sk9'
const piecesOf = (match: ReturnType<typeof at>) => (json(match) as { pieces: Record<string, string> }).pieces

test('the set-up: three rows and the scouts behind the enemy, with two officers each; white begins', () => {
  const soldiers = (cells: string, sign: string) => cells.split(' ').map(c => sign + c)
  const told = [
    ...soldiers('b2 d2 f2 h2 j2 a3 c3 e3 g3 i3 k3 b4 d4 f4 h4', 'S'),
    ...soldiers('c11 e11 g11 i11 k11', 'S'),
    ...soldiers('j4 a11', 'O'),
    ...soldiers('b10 d10 f10 h10 j10 a9 c9 e9 g9 i9 k9 d8 f8 h8 j8', 's'),
    ...soldiers('a1 c1 e1 g1 i1', 's'),
    ...soldiers('b8 k1', 'o'),
  ].join(' ')
  expect(json(start(loteren))).toEqual({ turn: 'white', pieces: pieces(told) })
})

test('61 points and 120 lines, 20 of them for officers alone', () => {
  const { board } = loteren.make({})
  expect(board.size).toBe(61)
  expect(board.lines).toHaveLength(120)
  expect(board.lines.filter(([, , tint]) => tint === 'red')).toHaveLength(5 + 4 + 5 + 6)
})

test('soldiers go one point diagonally forward along the lines', () => {
  expectMoves(at('white', 'Sd4 sk9'), 'd4-c5 d4-e5')
  expectMoves(at('black', 'sd8 Sa3'), 'd8-c7 d8-e7')
  expectMoves(at('white', 'Se5 sk9'), 'e5-d6 e5-f6')
  expect(refused(at('white', `Se5 ${REST}`))).toMatchObject({
    'e5-d4': 'Only captures go backward.',
    'e5-e7': 'Only officers use the red lines.',
    'e5-g5': 'Only officers use the red lines.',
    'e5-g7':
      'A soldier goes one point diagonally forward; an officer goes one or two, also along the red lines.',
    'e5-k9': 'Somebody stands there already.',
    'k9-a1': 'This piece is not yours.',
  })
})

test('the scouts behind the enemy cannot step, only capture', () => {
  const match = start(loteren)
  expect(moves(match).filter(name => /11-|^[a-k]1-/.test(name))).toEqual([])
  expectMoves(at('white', 'Se11 sd10 Sa3'), 'e11xc9')
})

test.each([
  ['white', 'Se5 sd6', 'e5xc7'],
  ['white', 'Se5 sf4', 'e5xg3'],
  ['white', 'Se5 sd4', 'e5xc3'],
  ['black', 'sg7 Sh8', 'g7xi9'],
])('%s: %s captures diagonally in any direction, %s', (turn, told, name) => {
  const match = at(turn, `${told} ${turn === 'white' ? 'sk9' : 'Sa1'}`)
  expectMoves(match, name)
})

test('soldiers jump neither over their own, nor over two, nor along red lines', () => {
  expect(moves(at('white', 'Se5 Sd6 sk9')).filter(name => name.includes('x'))).toEqual([])
  expect(moves(at('white', 'Se5 sd6 sc7 sk9')).filter(name => name.includes('x'))).toEqual([])
  expect(moves(at('white', 'Se5 sg5 sk9')).filter(name => name.includes('x'))).toEqual([])
})

test('capturing is a duty with a free choice', () => {
  const match = at('white', 'Se5 sd6 Sa3 sb4 sk9')
  expectMoves(match, 'e5xc7 a3xc5')
  expect(refused(match)['e5-f6']).toBe('You must capture.')
})

test('a series must go on with the same piece; what is taken leaves at once', () => {
  const match = play(at('white', 'Se5 sd6 sd8 Sa3 sb4 sk9'), 'e5xc7')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'series', runner: 'c7' })
  expect(piecesOf(match)).not.toHaveProperty('d6')
  expect(match.game.prompt?.(match.position)?.en).toBe('Go on capturing with the same piece.')
  expectMoves(match, 'c7xe9')
  expect(refused(match)).toMatchObject({
    'a3-a1': 'The same piece must go on capturing.',
    'c7-b8': 'Only another capture may follow now.',
  })
  expect(json(play(match, 'c7xe9'))).toMatchObject({ turn: 'black' })
  expect(json(match)).not.toHaveProperty('part')
})

test('an officer goes one or two points forward, sideways on red lines, and up a red line', () => {
  expect(targets(at('white', `Oe5 ${REST}`), 'e5')).toEqual('a5 c5 c7 d6 e7 f6 g5 g7 i5'.split(' ').sort())
  expect(targets(at('white', `Of6 ${REST}`), 'f6')).toEqual('b6 d6 d8 e7 g7 h6 h8 j6'.split(' ').sort())
  expect(targets(at('white', `Oe7 ${REST}`), 'e7')).toEqual('a7 c7 c9 d8 f8 g7 g9 i7'.split(' ').sort())
  expect(targets(at('black', `oe7 ${REST}`), 'e7')).toEqual('a7 c5 c7 d6 e5 f6 g5 g7 i7'.split(' ').sort())
  expect(targets(at('white', `Oc3 Sa1 sk9`), 'c3')).toEqual('a5 b4 d4 e5'.split(' '))
})

test('both points of a long step must be empty', () => {
  expect(targets(at('white', `Oe5 sd8 Sf6 Sg5 Sc7 ${REST}`), 'e5')).not.toContain('c7')
  expect(targets(at('white', 'Oc3 Sd4 Se5 sk9'), 'c3')).toEqual(['a5', 'b4'])
})

test.each([
  ['right behind the enemy or one further', 'Oe5 sd6 sk3', 'e5xc7 e5xb8'],
  ['with an empty point before the enemy, and then right behind it', 'Oe5 sc7 sk3', 'e5xb8'],
  ['not with two empty points before the enemy', 'Oe5 sb8 sk3', ''],
  ['not over two enemies', 'Oe5 sd6 sc7 sk3', ''],
  ['backward too', 'Oe5 sf4 sk9', 'e5xg3 e5xh2'],
  ['backward with a point before', 'Oe5 sg3 sk9', 'e5xh2'],
  ['along a red row', 'Oe5 sg5 sk9', 'e5xi5 e5xk5'],
  ['along a red row from afar', 'Oe5 si5 sk9', 'e5xk5'],
  ['never up a red line', 'Oe5 se7 sk3', ''],
])('an officer captures: %s', (_, told, names) => {
  const found = moves(at('white', `${told} Sa1`)).filter(name => name.includes('x'))
  expect(found).toEqual(names.split(' ').filter(Boolean).sort())
})

test('an officer may lengthen each jump of a series', () => {
  const match = play(at('white', 'Oe5 sd6 sd10 sk3 Sa1'), 'e5xb8')
  expectMoves(match, 'b8xe11')
  expect(targets(at('white', 'Oe5 sd6 sd8 sk3 Sa1'), 'e5')).toEqual(['b8', 'c7'])
})

test('an officer hops over one own soldier, forward or sideways, and takes nobody', () => {
  const match = at('white', 'Oe5 Sd6 Sd4 Sg5 sk9')
  expect(targets(match, 'e5')).toEqual('a5 c5 c7 e7 f6 g7 i5'.split(' ').sort())
  expect(refused(match)['e5-c3']).toBe('Only captures go backward.')
  expect(piecesOf(play(match, 'e5-c7'))).toMatchObject({ c7: 'white officer', d6: 'white soldier' })
  expect(json(match)).toMatchObject({ turn: 'black' })
  expect(targets(at('white', 'Oe5 Od6 sk9'), 'e5')).not.toContain('c7')
})

test('a hop may be the first leg of a capture, any way, and then the capture is a duty', () => {
  // Behind d4 the officer stands on c3, from where b2 can be taken.
  const match = at('white', 'Oe5 Sd4 sb2 sk9')
  expectMoves(match, 'e5-c3')
  expect(json(play(match, 'e5-c3'))).toMatchObject({ turn: 'white', part: 'series', runner: 'c3' })
  expectMoves(match, 'c3xa1')
  expect(piecesOf(play(match, 'c3xa1'))).not.toHaveProperty('b2')
})

test('no hop later in a series', () => {
  // After e5xc7 a hop over b8 would lead to another capture.
  const match = play(at('white', 'Oe5 sd6 Sd8 sf10 sk3'), 'e5xc7')
  expect(json(match)).toMatchObject({ turn: 'black' })
})

test('ransom: whoever lost an officer may give three soldiers for him right before the next move', () => {
  const match = play(at('white', 'Se5 od6 sk9 si9 sg9 se11 Sa3'), 'e5xc7')
  expect(json(match)).toMatchObject({ turn: 'black', part: 'ransom', lost: 1 })
  expect(match.game.prompt?.(match.position)?.en).toMatch(/^An officer of yours was captured/)
  expectMoves(match, '+k9 +i9 +g9 +e11 decline')
  expect(refused(match)).toMatchObject({
    '+c7': 'Choose a soldier of your own.',
    '+a1': 'Choose a soldier of your own.',
  })
  play(match, '+i9')
  expect(json(match)).toMatchObject({ turn: 'black', part: 'pay', due: 2 })
  expectMoves(match, 'xk9 xg9 xe11')
  expect(match.game.prompt?.(match.position)?.en).toBe('Take off a soldier for the ransom.')
  play(match, 'xe11 xk9')
  expect(piecesOf(match)).toEqual(pieces('Sc7 Sa3 oi9 sg9'))
  expect(json(match)).toMatchObject({ turn: 'black' })
  expect(json(match)).not.toHaveProperty('part')
  expect(moves(match)).toContain('g9-f8')
})

test('ransom may be declined, and then it is over', () => {
  const match = play(at('white', 'Se5 od6 sk9 si9 sg9 Sa3'), 'e5xc7 decline')
  expect(json(match)).toMatchObject({ turn: 'black' })
  expect(json(match)).not.toHaveProperty('lost')
  expect(json(play(match, 'k9-j8 a3-b4'))).not.toHaveProperty('part')
})

test('no ransom with fewer than three soldiers, or for a soldier', () => {
  expect(json(play(at('white', 'Se5 od6 sk9 si9 Sa3'), 'e5xc7'))).not.toHaveProperty('part')
  expect(json(play(at('white', 'Se5 sd6 sk9 si9 sg9 Sa3'), 'e5xc7'))).not.toHaveProperty('part')
})

test('two officers lost in one turn may both be ransomed, three soldiers each', () => {
  const match = play(at('white', 'Se5 od6 od8 sk9 si9 sg9 sk7 si7 sk5 Sa3'), 'e5xc7 c7xe9')
  expect(json(match)).toMatchObject({ turn: 'black', part: 'ransom', lost: 2 })
  play(match, '+k9 xi9 xg9')
  expect(json(match)).toMatchObject({ turn: 'black', part: 'ransom', lost: 1 })
  play(match, '+k7 xi7 xk5')
  expect(piecesOf(match)).toEqual(pieces('Se9 Sa3 ok9 ok7'))
  expect(json(match)).not.toHaveProperty('lost')
})

test('whoever cannot move has lost', () => {
  const lost = at('black', 'Sa3 sc1')
  expect(lost.outcome).toMatchObject({ result: [1, 0], reason: { en: 'black cannot move.' } })
  expect(at('black', 'Sa3').outcome).toMatchObject({ result: [1, 0] })
})

test.each([
  ['Sc11 se1 sg1', [0, 1]],
  ['Sc11 Sg11 Si11 Sk11 oe1', [1, 0]],
  ['Sc11 Se11 Si11 oe1', [0.5, 0.5]],
  ['Oc11 sc1 se1', [1, 0]],
])('when neither can move, the stronger side wins, an officer counts three: %s', (told, result) => {
  for (const turn of ['white', 'black'])
    expect(at(turn, told).outcome).toMatchObject({
      result,
      reason: { en: expect.stringMatching(/^Neither/) },
    })
})

test('50 turns without a capture or a move of a soldier are a draw', () => {
  const near = { quiet: 49 }
  expect(play(at('white', `Oe5 ${REST}`, near), 'e5-c5').outcome).toMatchObject({ result: [0.5, 0.5] })
  expect(play(at('white', `Oe5 ${REST}`, near), 'a3-b4').outcome).toBeUndefined()
  expect(json(play(at('white', `Oe5 ${REST}`, near), 'a3-b4'))).not.toHaveProperty('quiet')
  const taking = play(at('white', `Oe5 sd6 ${REST}`, near), 'e5xc7')
  expect(json(taking)).not.toHaveProperty('quiet')
})

test('the third repetition is a draw; no promotion on the far row', () => {
  const dance = 'a5-c5 k7-i7 c5-a5 i7-k7'
  const match = play(at('white', 'Oa5 ok7 Sa3 sk9'), `${dance} ${dance}`)
  expect(match.outcome).toMatchObject({ result: [0.5, 0.5] })
  expect(piecesOf(play(at('white', 'Sd10 Sa3 sk9'), 'd10-c11'))).toMatchObject({ c11: 'white soldier' })
})

test('a position that does not fit its part of the turn is refused', () => {
  for (const more of [{ part: 'series' }, { part: 'ransom' }, { lost: 1 }, { runner: 'e5' }, { due: 1 }])
    expect(() => at('white', `Se5 ${REST}`, more)).toThrow('does not fit')
  // Within a series an officer may have been taken already.
  const amid = at('white', `Se5 sd6 ${REST}`, { part: 'series', runner: 'e5', lost: 1 })
  expect(json(amid)).toMatchObject({ part: 'series', lost: 1 })
})

// Written from the text alone, on the names of the points.
interface Seen {
  readonly turn: string
  readonly part?: string
  readonly runner?: string
  readonly pieces: Pieces
}
const point = (x: number, y: number): string | undefined =>
  x >= 0 && x < 11 && y >= 0 && y < 11 && (x + y) % 2 === 0 && x % 2 === y % 2
    ? `${'abcdefghijk'[x]}${y + 1}`
    : undefined
const spot = (name: string): readonly [number, number] => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]
const WAYS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
] as const
/** The next three points along a line from a point. */
function chain(name: string, [dx, dy]: (typeof WAYS)[number]): string[] {
  const found: string[] = []
  let [x, y] = spot(name)
  for (let i = 0; i < 3; i++) {
    const middle = y >= 4 && y <= 6 && y + dy >= 4 && y + dy <= 6
    if ((dx === 0 || dy === 0) && !middle) break
    ;[x, y] = [x + dx, y + dy]
    const next = point(x, y)
    if (!next) break
    found.push(next)
  }
  return found
}
function slowCaptures(all: Pieces, cell: string, piece: string): { to: string; prey: string }[] {
  const other = piece.startsWith('white') ? 'black' : 'white'
  const sign = (c: string) => (all[c] === undefined ? '_' : all[c].startsWith(other) ? 'e' : 'x')
  return WAYS.flatMap(way => {
    const on = chain(cell, way)
    const drawn = on.map(sign).join('')
    if (!piece.endsWith('officer'))
      return way[0] !== 0 && way[1] !== 0 && drawn.startsWith('e_') ? [{ to: on[1]!, prey: on[0]! }] : []
    return [
      ...(drawn.startsWith('e_') ? [{ to: on[1]!, prey: on[0]! }] : []),
      ...(drawn.startsWith('e__') ? [{ to: on[2]!, prey: on[0]! }] : []),
      ...(drawn.startsWith('_e_') ? [{ to: on[2]!, prey: on[1]! }] : []),
    ]
  })
}
const moved = (all: Pieces, a: string, b: string, gone?: string): Pieces =>
  Object.fromEntries([...Object.entries(all).filter(([c]) => c !== a && c !== gone), [b, all[a]!]])
function slow({ turn, part, runner, pieces: all }: Seen): Answers {
  const other = turn === 'white' ? 'black' : 'white'
  const found: Record<string, { turn: string; pieces: Pieces }> = {}
  const own = Object.entries(all).filter(([, piece]) => piece.startsWith(turn))
  if (part === 'ransom' || part === 'pay') {
    for (const [cell, piece] of own)
      if (piece.endsWith('soldier')) {
        const { [cell]: _, ...left } = all
        if (part === 'pay') found[`x${cell}`] = { turn, pieces: left }
        else found[`+${cell}`] = { turn, pieces: { ...left, [cell]: `${turn} officer` } }
      }
    return part === 'pay' ? found : { ...found, decline: { turn, pieces: all } }
  }
  const quiet: Record<string, { turn: string; pieces: Pieces }> = {}
  for (const [cell, piece] of own) {
    if (runner !== undefined && cell !== runner) continue
    for (const { to, prey } of slowCaptures(all, cell, piece)) {
      const left = moved(all, cell, to, prey)
      found[`${cell}x${to}`] = { turn: slowCaptures(left, to, piece).length > 0 ? turn : other, pieces: left }
    }
    if (runner !== undefined) continue
    for (const way of WAYS) {
      const forward = way[1] === 0 || way[1] > 0 === (turn === 'white')
      const [one, two] = chain(cell, way)
      const isOfficer = piece.endsWith('officer')
      const isSlant = way[0] !== 0 && way[1] !== 0
      if (!one || (!isOfficer && !isSlant)) continue
      if (all[one] === undefined && forward && (isOfficer || way[1] !== 0)) {
        quiet[`${cell}-${one}`] = { turn: other, pieces: moved(all, cell, one) }
        if (isOfficer && two && all[two] === undefined)
          quiet[`${cell}-${two}`] = { turn: other, pieces: moved(all, cell, two) }
      }
      if (isOfficer && all[one] === `${turn} soldier` && two && all[two] === undefined) {
        const left = moved(all, cell, two)
        if (slowCaptures(left, two, piece).length > 0) found[`${cell}-${two}`] = { turn, pieces: left }
        else if (forward) quiet[`${cell}-${two}`] = { turn: other, pieces: left }
      }
    }
  }
  return Object.keys(found).length > 0 ? found : quiet
}

test('random games go as by the slow model', () => {
  const compared = agree(loteren, {}, seen => slow(seen as unknown as Seen), { games: 14, plies: 120 })
  expect(compared).toBeGreaterThan(500)
})

test('so do games of officers', () => {
  const begin = () => at('white', 'Oc3 Oe5 Sd4 Sg3 Si3 Sa3 Sb4 Sh4 oi9 og7 sh8 se9 sc9 sk9 sj8 sd8')
  const compared = agree(loteren, {}, seen => slow(seen as unknown as Seen), { games: 14, plies: 60 }, begin)
  expect(compared).toBeGreaterThan(200)
})
