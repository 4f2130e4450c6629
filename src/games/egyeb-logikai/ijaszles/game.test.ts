import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import ijaszles from './game.ts'

/** Archers told as `A`, privileged ones as `P`, arrived ones as `F`; white's in upper case, black's in lower case: `Aa1 pc5`. */
const KINDS: Readonly<Record<string, string>> = { a: 'archer', p: 'champion', f: 'arrived' }
const pieces = (told: string): Record<string, string> =>
  Object.fromEntries(
    told.split(' ').map(one => {
      const sign = one[0]!
      return [one.slice(1), `${sign < 'a' ? 'white' : 'black'} ${KINDS[sign.toLowerCase()]!}`]
    }),
  )
type More = Readonly<Record<string, string | number[]>>
const at = (turn: string, told: string, more: More = {}, options = {}) =>
  from(ijaszles, { turn, pieces: pieces(told), ...more }, options)
const free = { noRetreat: 'off' }
const piecesOf = (match: ReturnType<typeof at>) => (json(match) as { pieces: Record<string, string> }).pieces

test('five ordinary archers of each side stand in their camps; white begins', () => {
  expect(json(start(ijaszles))).toEqual({
    turn: 'white',
    pieces: pieces('Aa1 Ab1 Ac1 Ad1 Ae1 aa5 ab5 ac5 ad5 ae5'),
    wounded: [0, 0],
  })
})

// The book's list once more, told from every end.
const NEAR: Readonly<Record<string, string>> = {
  a1: 'b3 c2',
  a2: 'c1 c3',
  a3: 'b1 c4',
  a4: 'b2 c5',
  a5: 'b3 c4',
  b1: 'a3 d2',
  b2: 'a4 b3 c2',
  b3: 'a1 a5 b2 b4 c5 d2',
  b4: 'b3 c4 d3 d5',
  b5: 'c3 d4',
  c1: 'a2 d3 e2',
  c2: 'a1 b2 d2 d4 e1',
  c3: 'a2 b5 e2 e4',
  c4: 'a3 a5 b4 d4 e5',
  c5: 'a4 b3 e4',
  d1: 'e3',
  d2: 'b1 b3 c2 d3',
  d3: 'b4 c1 d2 d4 e1 e5',
  d4: 'b5 c2 c4 d3',
  d5: 'b4 e3',
  e1: 'c2 d3',
  e2: 'c1 c3',
  e3: 'd1 d5',
  e4: 'c3 c5',
  e5: 'c4 d3',
}

test('25 points and the 37 lines of the list: a ring of eight, and 29 steps of a knight', () => {
  const { board } = ijaszles.make({})
  expect(board.size).toBe(25)
  expect(board.lines).toHaveLength(37)
  const long = ([a, b]: readonly [number, number, ...unknown[]]) =>
    (board.cells[a]!.x - board.cells[b]!.x) ** 2 + (board.cells[a]!.y - board.cells[b]!.y) ** 2
  expect(board.lines.filter(line => Math.round(long(line)) === 1)).toHaveLength(8)
  expect(board.lines.filter(line => Math.round(long(line)) === 5)).toHaveLength(29)
  for (const [c, name] of board.names.entries()) {
    const ways = board.dirs.map((_, d) => board.next[c * board.dirs.length + d]!).filter(n => n < board.size)
    expect(ways.map(n => board.names[n]!).sort(), name).toEqual(NEAR[name]!.split(' '))
  }
})

test('an archer goes along a line to the next empty point', () => {
  expectMoves(start(ijaszles), 'a1-b3 a1-c2 b1-a3 b1-d2 c1-a2 c1-d3 c1-e2 d1-e3 e1-c2 e1-d3')
  const match = play(start(ijaszles), 'c1-a2')
  expect(json(match)).toMatchObject({ turn: 'black', pieces: { a2: 'white archer' } })
  expect(refused(start(ijaszles))).toMatchObject({
    'a1-a2': 'An archer goes along a line to the next empty point.',
    'c1-c3': 'An archer goes along a line to the next empty point.',
    'a5-a1': 'This piece is not yours.',
  })
  expect(refused(at('white', 'Aa1 Ac2 ae5'))['a1-c2']).toBe('Somebody stands there already.')
})

test('whoever steps to a point in line with an enemy is shot, and the shooter becomes privileged', () => {
  const match = play(start(ijaszles), 'd1-e3')
  expect(json(match)).toEqual({
    turn: 'black',
    pieces: pieces('Aa1 Ab1 Ac1 Ae1 aa5 ab5 ac5 pd5 ae5'),
    wounded: [1, 0],
  })
})

test('a privileged shooter stays privileged, and privileged archers are shot too', () => {
  expect(piecesOf(play(at('white', 'Pd1 Aa1 pd5'), 'd1-e3'))).toEqual(pieces('Aa1 pd5'))
})

test('of several shooters their side chooses who becomes privileged, then it moves', () => {
  const match = play(start(ijaszles), 'a1-b3')
  expect(json(match)).toMatchObject({ turn: 'black', part: 'shoot', hit: 'b3', wounded: [1, 0] })
  expect(match.game.prompt?.(match.position)?.en).toMatch(/^Several of your archers could shoot/)
  expectMoves(match, '*a5 *c5')
  expect(refused(match)).toMatchObject({
    '*b5': 'Choose an archer of yours that a line joins to the place of the hit.',
    '*a3': 'Choose an archer of yours that a line joins to the place of the hit.',
  })
  play(match, '*c5')
  expect(json(match)).toMatchObject({ turn: 'black', pieces: { a5: 'black archer', c5: 'black champion' } })
  expect(json(match)).not.toHaveProperty('part')
  expect(json(match)).not.toHaveProperty('hit')
  expect(moves(match)).toContain('a5-b3')
})

test('one who is privileged already may have shot as well; when all are, nothing is asked', () => {
  const mixed = play(at('white', 'Aa1 Ae1 aa5 pc5'), 'a1-b3')
  expectMoves(mixed, '*a5 *c5')
  expect(piecesOf(play(mixed, '*c5'))).toEqual(pieces('Ae1 aa5 pc5'))
  const all = play(at('white', 'Aa1 Ae1 pa5 pc5'), 'a1-b3')
  expect(json(all)).toMatchObject({ turn: 'black', wounded: [1, 0] })
  expect(json(all)).not.toHaveProperty('part')
})

test('who stands is never shot, only who steps; archers do not shoot their own', () => {
  const match = play(at('black', 'Aa3 ae5 ab5'), 'e5-c4')
  expect(json(match)).toMatchObject({ turn: 'white', pieces: pieces('Pa3 ab5'), wounded: [0, 1] })
  expect(piecesOf(play(at('white', 'Ab1 Ac4 ab5'), 'b1-a3'))).toEqual(pieces('Aa3 Ac4 ab5'))
})

test('an archer who reaches the enemy camp unshot has arrived and stays', () => {
  const match = play(at('white', 'Aa4 Aa1 ad5 ae5'), 'a4-c5')
  expect(json(match)).toEqual({ turn: 'black', pieces: pieces('Fc5 Aa1 ad5 ae5'), wounded: [0, 0] })
  play(match, 'd5-e3')
  expect(moves(match).filter(name => name.startsWith('c5'))).toEqual([])
  expect(refused(match)['c5-a4']).toBe('Whoever has arrived stays there.')
  expect(piecesOf(play(at('black', 'Aa1 ac2 ac5'), 'c2-e1'))).toMatchObject({ e1: 'black arrived' })
})

test('in the enemy camp too one is shot, and has not arrived then', () => {
  const match = play(at('white', 'Aa4 Aa1 ae4'), 'a4-c5')
  expect(json(match)).toEqual({ turn: 'black', pieces: pieces('Aa1 pe4'), wounded: [1, 0] })
})

test('who has arrived neither shoots nor is shot', () => {
  const match = play(at('black', 'Fa5 Ae1 ab4'), 'b4-b3')
  expect(json(match)).toEqual({ turn: 'white', pieces: pieces('Fa5 Ae1 ab3'), wounded: [0, 0] })
})

test('with a privileged archer who arrives a wounded one may return to an empty place of the camp, without drawing fire', () => {
  const match = play(at('white', 'Pa4 Aa1 fe1 ad2 ae5', { wounded: [2, 0] }), 'a4-c5')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'revive', pieces: { c5: 'white arrived' } })
  expect(match.game.prompt?.(match.position)?.en).toMatch(/^Your privileged archer has arrived/)
  expectMoves(match, '+b1 +c1 +d1 skip')
  expect(refused(match)).toMatchObject({
    '+a1': 'Somebody stands there already.',
    '+c3': 'The wounded returns only to an empty place of your own camp.',
  })
  // b1 is in line with d2.
  play(match, '+b1')
  expect(json(match)).toEqual({
    turn: 'black',
    pieces: pieces('Fc5 Aa1 Ab1 fe1 ad2 ae5'),
    wounded: [1, 0],
  })
})

test('the return may be left out; there is none for ordinary archers, without wounded, or without room', () => {
  const wounded = { wounded: [1, 0] }
  const left = play(at('white', 'Pa4 Aa1 ae5', wounded), 'a4-c5 skip')
  expect(json(left)).toMatchObject({ turn: 'black', wounded: [1, 0] })
  expect(json(play(at('white', 'Aa4 Aa1 ae5', wounded), 'a4-c5'))).not.toHaveProperty('part')
  expect(json(play(at('white', 'Pa4 Aa1 ae5'), 'a4-c5'))).not.toHaveProperty('part')
  const full = play(at('white', 'Pa4 Aa1 Ab1 Ac1 fd1 fe1 ae5', wounded), 'a4-c5')
  expect(json(full)).not.toHaveProperty('part')
})

test('black returns to the fifth row', () => {
  const match = play(at('black', 'Ae1 pa3 ae5', { wounded: [0, 1] }), 'a3-b1')
  expectMoves(match, '+a5 +b5 +c5 +d5 skip')
})

test('no stepping back; along the row is allowed', () => {
  expect(targets(at('white', 'Ac4 Ab1 ab5'), 'c4')).toEqual(['a5', 'b4', 'd4', 'e5'])
  expect(refused(at('white', 'Ac4 Ab1 ab5'))['c4-a3']).toBe('Stepping back is not allowed.')
  expect(targets(at('black', 'Aa1 ac2 ab5'), 'c2')).toEqual(['b2', 'd2', 'e1'])
  expect(targets(at('white', 'Ac4 Ab1 ab5', {}, free), 'c4')).toContain('a3')
  expect(targets(at('black', 'Ae2 ac2 ab5', {}, free), 'c2')).toContain('d4')
})

test('who cannot move passes, nobody else does', () => {
  const match = at('white', 'Fa5 ab5')
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))).toMatchObject({ turn: 'black' })
  expect(moves(match)).not.toContain('pass')
})

test.each([
  ['Fa5 Fb5 fa1', [1, 0]],
  ['Fa5 fa1 fb1', [0, 1]],
  ['Fa5 fa1', [0.5, 0.5]],
])('when nobody can move, more arrived archers win: %s', (told, result) => {
  expect(at('white', told).outcome).toMatchObject({
    result,
    reason: { en: expect.stringMatching(/^Nobody can move. Arrived/) },
  })
})

test('a side whose archers are all shot has lost; arrived ones are still on the board', () => {
  expect(play(at('white', 'Ad1 ad5'), 'd1-e3').outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'All archers of white have been shot.' },
  })
  expect(play(at('black', 'Fa5 Ad1 ae5 ad5'), 'd5-e3').outcome).toBeUndefined()
  expect(play(at('black', 'Ad1 ad5'), 'd5-e3').outcome).toMatchObject({ result: [1, 0] })
  expect(play(at('white', 'Fa5 Ad1 ad5'), 'd1-e3').outcome).toBeUndefined()
})

test('the third repetition and the 200th move are judged by arrived archers', () => {
  const dance = 'b2-c2 c4-b4 c2-b2 b4-c4'
  const won = play(at('white', 'Fa5 Ab2 ac4'), `${dance} ${dance}`)
  expect(won.outcome).toMatchObject({
    result: [1, 0],
    points: [1, 0],
    reason: { en: 'The same position was repeated. Arrived: 1 : 0.' },
  })
  expect(play(at('white', 'Ab2 ac4'), `${dance} ${dance}`).outcome).toMatchObject({ result: [0.5, 0.5] })
  const { draws } = start(ijaszles).game
  expect(draws).toMatchObject({ cap: 200 })
  const lead = at('white', 'Fa5 Ab2 fa1 fb1 ac4')
  expect(draws!.capped!(lead.position)).toMatchObject({
    result: [0, 1],
    reason: { en: 'The limit on moves was reached. Arrived: 1 : 2.' },
  })
})

test('impossible positions are refused', () => {
  expect(() => at('white', 'Aa1 aa5', { part: 'shoot' })).toThrow('does not fit')
  expect(() => at('white', 'Aa1 aa5', { hit: 'b3' })).toThrow('does not fit')
  expect(() => at('white', 'Aa1 aa5', { part: 'revive' })).toThrow('does not fit')
  expect(() => at('white', 'Aa1 aa5', { wounded: [5, 0] })).toThrow('at most five')
  expect(() => at('white', 'Ab5 aa5')).toThrow('arrived')
  expect(() => at('white', 'Fb4 aa5')).toThrow('arrived')
})

test('arrived and wounded archers are told beside the board', () => {
  const { scene } = ijaszles.make({})
  const { trays } = scene(at('white', 'Fa5 Ab2 ac4', { wounded: [0, 2] }).position)
  expect(trays.map(({ title, text }) => `${title.en} ${text!.en}`)).toEqual([
    'Arrived 1',
    'Arrived 0',
    'Wounded 0',
    'Wounded 2',
  ])
})

// Written from the text alone.
interface Seen {
  readonly turn: string
  readonly part?: string
  readonly hit?: string
  readonly pieces: Pieces
  readonly wounded?: readonly number[]
}
const slow =
  (mayRetreat: boolean) =>
  ({ turn, part, hit, pieces: all, wounded = [0, 0] }: Seen): Answers => {
    const other = turn === 'white' ? 'black' : 'white'
    const near = (cell: string) => NEAR[cell]!.split(' ')
    const shoots = (cell: string, who: string) =>
      new RegExp(`^${who} (archer|champion)$`).test(all[cell] ?? '')
    const found: Record<string, { turn: string; pieces: Pieces }> = {}
    if (part === 'shoot') {
      for (const cell of near(hit!))
        if (shoots(cell, turn)) found[`*${cell}`] = { turn, pieces: { ...all, [cell]: `${turn} champion` } }
      return found
    }
    const camp = (who: string) => [...'abcde'].map(col => `${col}${who === 'white' ? 1 : 5}`)
    if (part === 'revive') {
      for (const cell of camp(turn))
        if (!all[cell]) found[`+${cell}`] = { turn: other, pieces: { ...all, [cell]: `${turn} archer` } }
      return { ...found, skip: { turn: other, pieces: all } }
    }
    for (const [cell, piece] of Object.entries(all)) {
      if (!shoots(cell, turn)) continue
      for (const goal of near(cell)) {
        const up = (Number(goal[1]) - Number(cell[1])) * (turn === 'white' ? 1 : -1)
        if (all[goal] || (up < 0 && !mayRetreat)) continue
        const { [cell]: _, ...left } = all
        const shooters = near(goal).filter(c => shoots(c, other))
        const ordinary = shooters.filter(c => all[c]!.endsWith('archer'))
        const alone = shooters.length === 1 && ordinary.length === 1
        const arrived = camp(other).includes(goal)
        const room = camp(turn).some(c => !left[c])
        const revives =
          arrived && piece.endsWith('champion') && wounded[turn === 'white' ? 0 : 1]! > 0 && room
        found[`${cell}-${goal}`] =
          shooters.length > 0
            ? { turn: other, pieces: alone ? { ...left, [shooters[0]!]: `${other} champion` } : left }
            : {
                turn: revives ? turn : other,
                pieces: { ...left, [goal]: arrived ? `${turn} arrived` : piece },
              }
      }
    }
    return Object.keys(found).length > 0 ? found : { pass: { turn: other, pieces: all } }
  }

test.each([{}, free])('random games go as by the slow model: %o', options => {
  const told = slow('noRetreat' in options)
  const compared = agree(ijaszles, options, seen => told(seen as unknown as Seen), { games: 30, plies: 120 })
  expect(compared).toBeGreaterThan(500)
})
