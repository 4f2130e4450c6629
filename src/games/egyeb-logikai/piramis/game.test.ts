import { expect, test } from 'vitest'
import { Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import piramis from './game.ts'

const pieces = (white: string, black: string): Record<string, string> =>
  Object.fromEntries(
    [white, black].flatMap((list, i) =>
      list.split(' ').map(cell => [cell, i === 0 ? 'white piece' : 'black piece']),
    ),
  ) as Record<string, string>
const at = (turn: string, white: string, black: string, more = {}) =>
  from(piramis, { turn, pieces: pieces(white, black), moved: ['white', 'black'], ...more })
const after = (match: Match, names: string) => json(play(match, names))

// Rows and their widths as the book lists them; a field is red where letter and row add up to an odd number.
const ROWS = [
  'abcdefghijklm',
  'abcdefghijklm',
  'abcdefghijklm',
  'abcdefghijklm',
  'bcdefghijkl',
  'cdefghijk',
  'defghij',
  'efghi',
  'fgh',
  'g',
]
const RED = ROWS.flatMap((letters, r) =>
  [...letters]
    .filter(letter => (letter.charCodeAt(0) - 96 + r + 1) % 2 === 1)
    .map(letter => `${letter}${r + 1}`),
)

test('ten rows, 47 red fields, striped slopes that lead to the top', () => {
  const { board } = piramis.make({})
  expect([...board.names].sort()).toEqual(
    ROWS.flatMap((letters, r) => [...letters].map(l => `${l}${r + 1}`)).sort(),
  )
  const red = board.cells.filter(({ fill }) => fill === 'dark').map(({ name }) => name)
  expect(red.sort()).toEqual([...RED].sort())
  expect(RED).toHaveLength(47)
  const lines = board.lines.map(([a, b]) => `${board.names[a]}-${board.names[b]}`)
  expect(lines).toEqual('b5-c6 c6-d7 d7-e8 e8-f9 f9-g10 l5-k6 k6-j7 j7-i8 i8-h9 h9-g10'.split(' '))
})

test('three pieces each, in turn on row 1; the first move is not made by the piece at the edge', () => {
  const match = start(piramis)
  expect(json(match)).toEqual({ turn: 'white', pieces: pieces('b1 f1 j1', 'd1 h1 l1') })
  expectMoves(match, 'f1-e2 f1-g2 j1-i2 j1-k2')
  expect(refused(match)['b1-a2']).toBe('The piece at the edge may not make the first move.')
  play(match, 'f1-e2')
  expectMoves(match, 'd1-c2 h1-g2 h1-i2')
  play(match, 'h1-i2')
  expect(moves(match)).toContain('b1-a2')
})

test('one step slantwise, up or down, to an empty red field; nothing is jumped or captured', () => {
  const match = at('white', 'e4 b1 f1', 'd5 h1 l1')
  expectMoves(match, 'b1-a2 b1-c2 e4-d3 e4-f3 e4-f5 f1-e2 f1-g2')
  const why = refused(match)
  expect(why['e4-d5']).toBe('There is no jumping and no capturing.')
  expect(why['e4-e5']).toBe('Only red fields are used.')
  expect(why['e4-g6']).toBe('A piece steps one field slantwise, up or down.')
  expect(why['d5-a1']).toBe('This piece is not yours.')
})

test('reaching the top wins at once', () => {
  expect(play(at('black', 'b1 f1 j1', 'f9 h1 l1'), 'f9-g10').outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'black has reached the top.' },
  })
})

test('the piece that stepped attacks in line at any distance, and the enemy draws back down off the line', () => {
  // The line rises to the right.
  const right = play(at('white', 'c4 b1 j1', 'f5 h1 l1'), 'c4-d3')
  expect(json(right)).toMatchObject({ turn: 'black', attacker: 'd3' })
  expectMoves(right, 'f5-g4')
  expect(refused(right)['h1-g2']).toBe('You are attacked and have to draw back from the line.')
  expect(json(play(right, 'f5-g4'))['attacker']).toBeUndefined()
  // It rises to the left, and a piece between does not matter.
  expectMoves(play(at('white', 'j1 h3 b1', 'f5 d1 l1'), 'j1-i2'), 'f5-e4')
  // Only the piece that stepped attacks.
  expect(after(at('white', 'd3 b1 j1', 'f5 h1 l1'), 'j1-k2')['attacker']).toBeUndefined()
})

test('pieces on row 1 neither attack nor are attacked', () => {
  expect(after(at('white', 'e2 b1 j1', 'i4 d1 l1'), 'e2-f1')['attacker']).toBeUndefined()
  expect(after(at('white', 'h3 b1 j1', 'f1 g6 l1'), 'h3-g2')['attacker']).toBeUndefined()
})

test('drawing back may attack in turn', () => {
  const match = play(at('white', 'c4 j5 b1', 'f5 h1 l1'), 'c4-d3 f5-g4')
  expect(json(match)).toMatchObject({ turn: 'white' })
  const chain = play(at('white', 'c4 i6 b1', 'f5 h1 l1'), 'c4-d3 f5-g4')
  expect(json(chain)).toMatchObject({ turn: 'white', attacker: 'g4' })
  // From i6 down to the right, off the line g4-i6.
  expectMoves(chain, 'i6-j5')
})

test('of several on a line the one nearest to the top draws back, and the attacker is beaten off', () => {
  const match = play(at('white', 'b3 k2 j1', 'e4 g6 l1'), 'b3-c2')
  expectMoves(match, 'g6-h5')
  play(match, 'g6-h5')
  expect(json(match)).toMatchObject({ turn: 'white', whiteBeaten: 'c2' })
  expectMoves(match, 'c2-b1 c2-d1')
  expect(refused(match)['k2-j3']).toBe('Your attack was beaten off: that piece has to step down.')
  // The step down attacks nobody, though it may be in line.
  expect(json(play(match, 'c2-d1'))).toMatchObject({ turn: 'black' })
  expect(json(match)['whiteBeaten']).toBeUndefined()
})

test('of two on touching fields the one nearer to the attacker draws back', () => {
  expectMoves(play(at('white', 'b3 k2 j1', 'e4 f5 l1'), 'b3-c2'), 'e4-f3')
  // From above the nearer one is the upper one.
  expectMoves(play(at('white', 'g8 b1 j1', 'c4 d5 l1'), 'g8-f7'), 'd5-e4')
  // Of three the two nearest to the top are asked.
  expectMoves(play(at('white', 'b3 k2 j1', 'e4 f5 h7'), 'b3-c2'), 'h7-i6')
})

test('of two attacked lines one is answered, and the other attack lapses', () => {
  const match = play(at('white', 'f1 b1 j1', 'i4 d5 l1'), 'f1-g2')
  expectMoves(match, 'i4-j3 d5-c4')
  play(match, 'i4-j3')
  expect(json(match)['whiteBeaten']).toBeUndefined()
  expect(moves(match)).toContain('b1-a2')
})

test('an attack that nobody can answer is beaten off, and its owner has to step down', () => {
  // g4 is taken, so f5 cannot draw back.
  const match = play(at('white', 'c4 b1 j1', 'f5 g4 l1'), 'c4-d3')
  expect(json(match)).toMatchObject({ turn: 'black', whiteBeaten: 'd3' })
  expect(json(match)['attacker']).toBeUndefined()
  expect(moves(match).length).toBeGreaterThan(3)
  expectMoves(play(match, 'l1-m2'), 'd3-c2 d3-e2')
  // An answer to a new attack comes first, and the duty waits.
  const first = play(at('white', 'c4 b1 i6', 'f5 g4 l1'), 'c4-d3 g4-h3')
  expect(json(first)['whiteBeaten']).toBe('d3')
  const attacked = play(at('white', 'c4 b1 k6', 'f5 g4 h1'), 'c4-d3 h1-g2')
  expect(json(attacked)).toMatchObject({ attacker: 'g2', whiteBeaten: 'd3' })
  expectMoves(attacked, 'k6-l5')
  expect(json(play(attacked, 'k6-l5'))).toMatchObject({ whiteBeaten: 'd3' })
  expectMoves(play(attacked, 'g2-f1'), 'd3-c2 d3-e2')
})

test('a duty to step down lapses when both ways are blocked', () => {
  const match = at('white', 'd3 c2 j1', 'e2 h1 l1', { whiteBeaten: 'd3' })
  expect(moves(match)).toContain('j1-k2')
  expect(moves(match)).toContain('d3-c4')
  expect(json(play(match, 'j1-k2'))['whiteBeaten']).toBeUndefined()
  // A held piece cannot step down either.
  const held = at('white', 'd7 b1 j1', 'e8 h1 l1', { whiteBeaten: 'd7', holders: ['e8'] })
  expectMoves(held, 'b1-a2 b1-c2 j1-i2 j1-k2')
})

test('quarantine: enemies on striped fields of the same slope are held, not attacked', () => {
  const match = play(at('white', 'f7 b1 j1', 'c6 h1 l1'), 'f7-e8')
  expect(json(match)).toMatchObject({ turn: 'black', holders: ['e8'] })
  expect(json(match)['attacker']).toBeUndefined()
  expect(moves(match).some(name => name.startsWith('c6'))).toBe(false)
  expect(refused(match)['c6-d7']).toBe('This piece is held in quarantine.')
  expect(piramis.make({}).scene(match.position).links).toHaveLength(1)
  // It is free when the holder leaves.
  expect(moves(play(match, 'h1-i2 e8-f7 i2-h1 j1-k2'))).toContain('c6-b5')
  // On the other slope nobody is held.
  expect(after(at('white', 'f7 b1 j1', 'k6 h1 l1'), 'f7-e8')['holders']).toBeUndefined()
  // An enemy on the line that is not on a striped field is attacked as usual.
  expectMoves(play(at('white', 'f7 b1 j1', 'a4 c6 l1'), 'f7-e8'), 'a4-b3')
})

test('quarantine ends when the holder is held itself, and everything it held is free', () => {
  const match = at('black', 'e8 b1 j1', 'c6 e6 l1', { holders: ['e8'] })
  play(match, 'e6-d7')
  expect(json(match)).toMatchObject({ holders: ['d7'] })
  expect(moves(match).some(name => name.startsWith('e8'))).toBe(false)
  expect(moves(play(match, 'j1-k2'))).toContain('c6-b5')
})

test('a held piece cannot draw back: the attack is beaten off', () => {
  const match = at('white', 'e8 d1 j1', 'c6 h1 l1', { holders: ['e8'] })
  // d1-e2 would attack nobody; from b3 the line to c4, d5 … misses c6; f3 is in line with c6 to the left.
  play(match, 'd1-e2 h1-i2 e2-f3')
  expect(json(match)).toMatchObject({ whiteBeaten: 'f3' })
  expect(json(match)['attacker']).toBeUndefined()
})

test('whoever cannot move passes; nobody can: a draw; third repetition; 200 moves', () => {
  const match = at('black', 'f9 b1 j1', 'b5 c6 d7', { holders: ['f9'] })
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))['turn']).toBe('white')
  expect(piramis.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 200 })
})

test('what does not fit together is no position', () => {
  expect(() => at('white', 'a1 b1 j1', 'd1 h1 l1')).toThrow('fit together')
  expect(() => at('white', 'f1 b1 j1', 'd1 h1 l1', { attacker: 'h1' })).toThrow('fit together')
  expect(() => at('white', 'f1 b1 j1', 'd1 h1 l1', { whiteBeaten: 'h1' })).toThrow('fit together')
  expect(() => at('white', 'f1 b1 j1', 'd1 h1 l1', { holders: ['c6'] })).toThrow('fit together')
  expect(() => at('white', 'f1 b1', 'd1 h1 l1')).toThrow('3')
})

// From the text and the ruling alone, with fields as pairs of numbers and everything looked up anew.
type Field = readonly [number, number]
interface Slow {
  turn: string
  on: Map<string, string>
  attacker?: string | undefined
  beaten: Record<string, string | undefined>
  holders: Set<string>
  moved: Set<string>
}
const pairOf = (name: string): Field => [name.charCodeAt(0) - 96, Number(name.slice(1))]
const nameOf = ([f, r]: Field) => String.fromCharCode(96 + f) + String(r)
const move = (name: string, df: number, dr: number): string | undefined => {
  const [f, r] = pairOf(name)
  const next = nameOf([f + df, r + dr])
  return RED.includes(next) ? next : undefined
}
const SLOPES = [new Set('b5 c6 d7 e8 f9'.split(' ')), new Set('l5 k6 j7 i8 h9'.split(' '))]
const sameSlope = (a: string, b: string) => SLOPES.some(fields => fields.has(a) && fields.has(b))
const other = (side: string) => (side === 'white' ? 'black' : 'white')
const isHeld = (s: Slow, cell: string) =>
  [...s.holders].some(holder => sameSlope(holder, cell) && s.on.get(holder) !== s.on.get(cell))

/** The attacked pieces on the line that rises in this direction, those nearest to the top first. */
function attackedOn(s: Slow, attacker: string, df: number): string[] {
  const [f, r] = pairOf(attacker)
  if (r === 1) return []
  return [...s.on]
    .filter(([cell, side]) => {
      const [x, y] = pairOf(cell)
      return side !== s.on.get(attacker) && y > 1 && (x - f) * df === y - r && !sameSlope(cell, attacker)
    })
    .map(([cell]) => cell)
    .sort((a, b) => pairOf(b)[1] - pairOf(a)[1])
}
function answers(s: Slow, attacker: string): { cell: string; goal: string | undefined; rest: number }[] {
  return [1, -1].flatMap(df => {
    const list = attackedOn(s, attacker, df)
    if (list.length === 0) return []
    const [first, second] = list
    const far = (cell: string) => Math.abs(pairOf(cell)[1] - pairOf(attacker)[1])
    const touching = second !== undefined && pairOf(first!)[1] - pairOf(second)[1] === 1
    const cell = touching && far(second) < far(first!) ? second : first!
    const goal = move(cell, df, -1)
    const free = goal !== undefined && !s.on.has(goal) && !isHeld(s, cell)
    return [{ cell, goal: free ? goal : undefined, rest: list.length - 1 }]
  })
}
function slowMoves(s: Slow): [string, string][] {
  if (s.attacker)
    return answers(s, s.attacker).flatMap(({ cell, goal }) =>
      goal ? [[cell, goal] as [string, string]] : [],
    )
  const ways = (cell: string, rises: number[]) =>
    isHeld(s, cell)
      ? []
      : rises.flatMap(dr =>
          [1, -1].flatMap(df => {
            const goal = move(cell, df, dr)
            return goal && !s.on.has(goal) ? [[cell, goal] as [string, string]] : []
          }),
        )
  const due = s.beaten[s.turn]
  const steps = due ? ways(due, [-1]) : []
  if (steps.length > 0) return steps
  return [...s.on]
    .filter(
      ([cell, side]) => side === s.turn && (s.moved.has(side) || cell !== (side === 'white' ? 'b1' : 'l1')),
    )
    .flatMap(([cell]) => ways(cell, [1, -1]))
}
function slowPlay(s: Slow, a: string, b: string): void {
  const [me, foe] = [s.turn, other(s.turn)]
  const given = s.attacker && answers(s, s.attacker).find(({ cell }) => cell === a)
  const dutiful = !s.attacker && s.beaten[me] === a && pairOf(b)[1] < pairOf(a)[1]
  if (given && given.rest > 0) s.beaten[foe] = s.attacker
  if (!s.attacker || s.beaten[me] === a) s.beaten[me] = undefined
  s.attacker = undefined
  s.on.delete(a)
  s.on.set(b, me)
  s.moved.add(me)
  s.holders.delete(a)
  const held = [...s.on].filter(([cell, side]) => side === foe && sameSlope(cell, b)).map(([cell]) => cell)
  for (const cell of held) s.holders.delete(cell)
  if (held.length > 0) s.holders.add(b)
  s.turn = foe
  const attacked = answers(s, b)
  if (dutiful || attacked.length === 0) return
  if (attacked.some(({ goal }) => goal)) s.attacker = b
  else s.beaten[me] = b
}

test('random games go as by the slow rules', () => {
  let [answered, fought, held] = [0, 0, 0]
  for (let seed = 1; seed <= 40; seed++) {
    const rng = new Rng(seed)
    // Half of the games begin high up, where there is more to fight for.
    const high = rng.shuffle(RED.filter(cell => pairOf(cell)[1] > 2 && cell !== 'g10')).slice(0, 6)
    const [white, black] =
      seed % 2 ? ['b1 f1 j1', 'd1 h1 l1'] : [high.slice(0, 3).join(' '), high.slice(3).join(' ')]
    const match = from(piramis, { turn: 'white', pieces: pieces(white!, black!) })
    const s: Slow = {
      turn: 'white',
      on: new Map(
        Object.entries(pieces(white!, black!)).map(([cell, piece]) => [cell, piece.split(' ')[0]!]),
      ),
      beaten: {},
      holders: new Set(),
      moved: new Set(),
    }
    for (let ply = 0; ply < 90 && !match.outcome; ply++) {
      const found = slowMoves(s)
      const names = found.map(([a, b]) => `${a}-${b}`)
      expect(moves(match), JSON.stringify(json(match))).toEqual(names.length > 0 ? names.sort() : ['pass'])
      if (s.attacker) answered++
      if (s.beaten[s.turn]) fought++
      // Upwards more often than down, so that the games get somewhere.
      const up = names.filter(name => pairOf(name.split('-')[1]!)[1] > pairOf(name.split('-')[0]!)[1])
      const list = up.length > 0 && rng.below(3) > 0 ? up : names
      const name = list[rng.below(list.length)]
      if (name === undefined) {
        play(match, 'pass')
        s.turn = other(s.turn)
        continue
      }
      const [a, b] = name.split('-')
      play(match, name)
      slowPlay(s, a!, b!)
      held += s.holders.size
      expect(json(match), name).toEqual({
        turn: s.turn,
        pieces: Object.fromEntries([...s.on].map(([cell, side]) => [cell, `${side} piece`])),
        moved: ['white', 'black'].filter(side => s.moved.has(side)),
        ...(s.attacker ? { attacker: s.attacker } : {}),
        ...(s.beaten['white'] ? { whiteBeaten: s.beaten['white'] } : {}),
        ...(s.beaten['black'] ? { blackBeaten: s.beaten['black'] } : {}),
        ...(s.holders.size > 0
          ? { holders: 'b5 c6 d7 e8 f9 l5 k6 j7 i8 h9'.split(' ').filter(cell => s.holders.has(cell)) }
          : {}),
      })
    }
  }
  expect([answered > 60, fought > 30, held > 10]).toEqual([true, true, true])
})
