import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { agree, type Answers } from '../../../../tests/slow-rules.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import rotary from './game.ts'

const free = { freeSetup: 'on' }
const pieces = (white: string, black: string): Record<string, string> =>
  Object.fromEntries(
    [white, black].flatMap((list, i) =>
      list
        .split(' ')
        .filter(Boolean)
        .map(cell => [cell, i === 0 ? 'white piece' : 'black piece']),
    ),
  ) as Record<string, string>
const at = (turn: string, white: string, black: string, more = {}, options = {}) =>
  from(rotary, { turn, pieces: pieces(white, black), ...more }, options)
const hubs = (match: ReturnType<typeof start>) => [...new Set(moves(match).map(name => name.slice(0, 2)))]
const LIGHT = 'a4 a5 a6 a7 a8 a9 b3 b4 c2 c3 d1 d2 e1'
const DARK = 'i1 i2 i3 i4 h1 h2 h3 h4 h5 g6 f7 e8 d9'

// The ruling's board: letters and rows from 1 to 9 whose sum is 5 to 13; around a cell clockwise from the right.
const cell = (f: number, r: number) => String.fromCharCode(96 + f) + String(r)
const isOn = (f: number, r: number) => f >= 1 && r >= 1 && f <= 9 && r <= 9 && f + r >= 5 && f + r <= 13
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const ALL = NINE.flatMap(f => NINE.filter(r => isOn(f, r)).map(r => cell(f, r)))
const ringOf = (name: string): string[] => {
  const [f, r] = [name.charCodeAt(0) - 96, Number(name.slice(1))]
  const around = [
    [f + 1, r],
    [f + 1, r - 1],
    [f, r - 1],
    [f - 1, r],
    [f - 1, r + 1],
    [f, r + 1],
  ] as const
  return around.every(([x, y]) => isOn(x, y)) ? around.map(([x, y]) => cell(x, y)) : []
}

test('60 cells with sides of 6 and 4, of which 36 can be a hub; the centre is d5 e5 d6', () => {
  const { board } = rotary.make({})
  expect([...board.names].sort()).toEqual([...ALL].sort())
  expect(ALL).toHaveLength(60)
  expect(ALL.filter(name => ringOf(name).length > 0)).toHaveLength(36)
  const row = (r: number) => ALL.filter(name => name.endsWith(String(r))).length
  expect([row(1), row(9)]).toEqual([6, 4])
  expect(board.cells.filter(({ fill }) => fill === 'goal').map(({ name }) => name)).toEqual([
    'd5',
    'e5',
    'd6',
  ])
  // The row from the lower left to the upper right is named by a letter.
  const [a, b] = [board.cells[board.names.indexOf('d5')]!, board.cells[board.names.indexOf('d6')]!]
  expect(b.x).toBeGreaterThan(a.x)
  expect(b.y).toBeLessThan(a.y)
})

test('13 pieces each on the left and right sides; white begins', () => {
  expect(json(start(rotary))).toEqual({ turn: 'white', pieces: pieces(LIGHT, DARK) })
  expect([LIGHT, DARK].map(list => list.split(' ').length)).toEqual([13, 13])
})

test('the rota turns six cells around an empty one with more own pieces than enemies', () => {
  expect(hubs(at('white', 'c4 c5', 'd3'))).toContain('d4')
  expect(hubs(at('white', 'c4 c5', 'd3 e3'))).not.toContain('d4')
  expect(hubs(at('white', 'c4 c5 d4', 'd3'))).not.toContain('d4')
  expect(hubs(at('black', 'c4', 'd3 e3'))).toContain('d4')
  // On the rim there is no room.
  expect(hubs(at('white', 'b4', ''))).not.toContain('a4')
})

test('all the pieces around go along, in either direction, by any number of sixths', () => {
  const after = (name: string) => json(play(at('white', 'c4 c5 e4', 'd3 h5'), name))
  expect(after('d4+60')).toMatchObject({ turn: 'black', pieces: pieces('c5 d5 e3', 'c4 h5') })
  expect(after('d4+120')).toMatchObject({ pieces: pieces('d5 e4 d3', 'c5 h5') })
  expect(after('d4+180')).toMatchObject({ pieces: pieces('e4 e3 c4', 'd5 h5') })
  expect(after('d4-120')).toMatchObject({ pieces: pieces('e3 d3 c5', 'e4 h5') })
  expect(after('d4-60')).toMatchObject({ pieces: pieces('d3 c4 d5', 'e3 h5') })
})

test('a turn that changes nothing is no move, and the same result is one move', () => {
  const around = (list: string) => moves(at('white', list, 'i1')).filter(name => name.startsWith('d4'))
  expect(around('c4 c5 d3 e4 e3 d5')).toEqual([])
  expect(around('c4 d5 e3')).toEqual(['d4+60'])
  expect(around('c4 e4')).toEqual(['d4+120', 'd4+60'])
  expect(around('c4')).toHaveLength(5)
})

test('what is tried in vain is answered', () => {
  const why = refused(at('white', 'c4 c5 d3 e4 e3 d5 g6', 'f6 h4'))
  expect(why['a4']).toBe('The rota does not fit here: it needs six neighbours.')
  expect(why['c4']).toBe('The hub of the rota must be an empty cell.')
  expect(why['d4']).toBe('Turning here would change nothing.')
  expect(why['g4']).toBe('Your pieces must be the majority under the rota.')
  expect(why['h5']).toBe('The rota does not fit here: it needs six neighbours.')
})

test('a hub is pointed at, then a button for the turn; the wheel is seen where it was turned', () => {
  const match = at('white', 'c4', 'i1')
  const { game, position } = match
  const m = match.moves.find(each => match.nameOf(each) === 'd4-60')!
  expect(game.points(position, m)).toEqual([rotary.make({}).board.names.indexOf('d4'), 'turn:-60'])
  expect(game.label!('turn:-60', position).en).toBe('60° left ↺')
  play(match, 'd4-60')
  expect(rotary.make({}).scene(match.position).links).toHaveLength(12)
})

test('three of one colour in the centre win for it, whoever turned', () => {
  expect(play(at('white', 'd6 e5 c5', 'i1 h1'), 'd4+60').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white holds the centre.' },
  })
  // White turns the third black piece in.
  expect(play(at('white', 'c4 e4', 'd6 e5 c5'), 'd4+60').outcome).toMatchObject({ result: [0, 1] })
  expect(play(at('white', 'd6 c5', 'e5 h1'), 'd4+60').outcome).toBeUndefined()
})

test('whoever cannot turn anywhere loses; third repetition and 300 moves are a draw', () => {
  expect(play(at('white', 'c6', 'a9'), 'b7-60').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'The opponent cannot move.' },
  })
  expect(rotary.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 300 })
})

test('free set-up: 13 pieces each put down in turn, not on the centre', () => {
  const match = start(rotary, free)
  expect(json(match)).toMatchObject({ turn: 'white', part: 'put', pieces: {} })
  expect(moves(match)).toHaveLength(57)
  expect(refused(match)['d5']).toBe('No piece may be put on the centre.')
  play(match, 'a4 i1')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'put', pieces: pieces('a4', 'i1') })
  expect(refused(match)['a4']).toBe('There is a piece on this cell already.')
  const [light, dark] = [LIGHT.split(' '), DARK.split(' ')]
  for (let i = 1; i < 13; i++) play(match, `${light[i]} ${dark[i]}`)
  expect(json(match)).toMatchObject({ turn: 'white', part: 'offer', pieces: pieces(LIGHT, DARK) })
})

const offering = (white: string, black: string) =>
  at('white', white, black, { part: 'offer', hands: {} }, free)

test('free set-up: white offers two hubs, black chooses, white must turn there', () => {
  const match = offering(LIGHT, DARK)
  expectMoves(match, hubs(start(rotary)).join(' '))
  expect(refused(match)['e5']).toBe('Your pieces must be the majority under the rota.')
  play(match, 'b5')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'offer', first: 'b5' })
  expect(moves(match)).not.toContain('b5')
  expect(refused(match)['b5']).toBe('The two hubs must be different.')
  play(match, 'b7')
  expect(json(match)).toMatchObject({ turn: 'black', part: 'choose', first: 'b5', second: 'b7' })
  expectMoves(match, 'b5 b7')
  expect(refused(match)['b6']).toBe('Choose one of the two hubs offered.')
  play(match, 'b7')
  expect(json(match)).toMatchObject({ turn: 'white', first: 'b7' })
  expect(hubs(match)).toEqual(['b7'])
  expect(refused(match)['b5']).toBe('Now only the chosen hub may be used.')
  play(match, moves(match)[0]!)
  expect(json(match)).toMatchObject({ turn: 'black' })
  expect(json(match)['first']).toBeUndefined()
  expect(hubs(match).length).toBeGreaterThan(1)
})

test('free set-up: a single hub is used without a choice; without one white has lost', () => {
  const single = offering('a9', 'i1')
  expectMoves(single, 'b8')
  play(single, 'b8')
  expect(json(single)).toMatchObject({ turn: 'white', first: 'b8' })
  expect(hubs(single)).toEqual(['b8'])
  // Where nothing would change there is nothing to offer.
  expect(moves(offering('c5 c4 b4 a5 a6 b6', 'i1'))).not.toContain('b5')
  expect(offering('a9', 'b8').outcome).toMatchObject({ result: [0, 1] })
})

test('offers that do not fit are no position', () => {
  expect(() => at('black', LIGHT, DARK, { part: 'choose', first: 'b5' }, free)).toThrow('does not fit')
  expect(() => at('white', LIGHT, DARK, { first: 'a4' })).toThrow('offered')
  expect(() => at('white', LIGHT, DARK, { part: 'put' })).toThrow('does not fit')
  expect(() => at('white', `${LIGHT} b7`, DARK)).toThrow('at most 13')
})

/** All turns from the text alone: every empty cell with six neighbours, every number of sixths, results told apart. */
function slow({ turn, pieces: on }: { turn: string; pieces: Record<string, string> }): Answers {
  const found: Record<string, { turn: string; pieces: Record<string, string> }> = {}
  const next = turn === 'white' ? 'black' : 'white'
  for (const hub of ALL) {
    const ring = ringOf(hub)
    const count = (side: string) => ring.filter(name => on[name] === `${side} piece`).length
    if (on[hub] || ring.length === 0 || count(turn) <= count(next)) continue
    const seen = new Set([JSON.stringify(ring.map(name => on[name] ?? ''))])
    for (const [k, name] of ['+60', '+120', '+180', '-120', '-60'].entries()) {
      const turned = ring.map((_, i) => on[ring[(i - k - 1 + 6) % 6]!] ?? '')
      if (seen.has(JSON.stringify(turned))) continue
      seen.add(JSON.stringify(turned))
      const after = Object.fromEntries(Object.entries(on).filter(([each]) => !ring.includes(each)))
      for (const [i, piece] of turned.entries()) if (piece) after[ring[i]!] = piece
      found[hub + name] = { turn: next, pieces: after }
    }
  }
  return found
}

test('random games go as by the slow rules', () => {
  const read = (seen: ReturnType<typeof json>) => slow(seen as Parameters<typeof slow>[0])
  expect(agree(rotary, {}, read, { games: 4, plies: 60 })).toBeGreaterThan(150)
  // After a free set-up too: pieces on random cells.
  const rng = new Rng(5)
  const scattered = () => {
    const cells = rng.shuffle(ALL.filter(name => !['d5', 'e5', 'd6'].includes(name)))
    return at('white', cells.slice(0, 13).join(' '), cells.slice(13, 26).join(' '))
  }
  expect(agree(rotary, {}, read, { games: 4, plies: 40 }, scattered)).toBeGreaterThan(60)
})
