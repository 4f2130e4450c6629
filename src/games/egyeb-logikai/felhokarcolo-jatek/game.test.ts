import { expect, test } from 'vitest'
import { Rng, type Match, type Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import skyscraper from './game.ts'

const at = (turn: string, pieces: Record<string, string>, options: Options = {}) =>
  from(skyscraper, { turn, pieces }, options)
const piecesOf = (match: Match) => (json(match) as { pieces: Record<string, string> }).pieces

// The rows as the ruling lists them: the columns, and the sign of the first hole of each part.
const ROWS: Record<number, string> = {
  2: 'abcd:X fghi:*',
  3: 'abcdefghi:*',
  4: 'abcdefghi:O',
  5: 'bcdefgh:O',
  6: 'cdefg:O',
  7: 'cdefg:X',
  8: 'cdefg:*',
  9: 'def:*',
  10: 'def:O',
  11: 'def:X',
  12: 'e:X',
  13: 'e:*',
  14: 'e:O',
}
const CYCLE = 'XO*'
const HOLES = new Map<string, string>([...'abcdfghi'].map(col => [`${col}1`, '']))
for (const [row, parts] of Object.entries(ROWS))
  for (const part of parts.split(' ')) {
    const [cols, first] = part.split(':') as [string, string]
    for (const [i, col] of [...cols].entries())
      HOLES.set(`${col}${row}`, CYCLE[(CYCLE.indexOf(first) + i) % 3]!)
  }

test('68 fields: start fields without a hole below, then X, O and * in turn', () => {
  const { board } = skyscraper.make({})
  expect(board.size).toBe(68)
  expect(new Set(board.names)).toEqual(new Set(HOLES.keys()))
  for (const { name, text = '' } of board.cells) expect(String(text).replace('✱', '*')).toBe(HOLES.get(name))
  // Upward every column runs X, *, O.
  for (const [name, hole] of HOLES) {
    const above = HOLES.get(`${name[0]}${Number(name.slice(1)) + 1}`)
    if (hole && above) expect(above).toBe({ X: '*', '*': 'O', O: 'X' }[hole])
  }
})

test.each([
  ['2', ['a1 b1 c1 d1', 'f1 g1 h1 i1']],
  ['3', ['a1 b1', 'd1 f1', 'h1 i1']],
  ['4', ['a1 b1', 'c1 d1', 'f1 g1', 'h1 i1']],
])('%s players place their cubes in turn on their own start fields, lying as they like', (players, homes) => {
  const match = start(skyscraper, { players })
  expect(match.game.prompt?.(match.position)?.en).toContain('Place a cube')
  for (let k = 0; k < homes[0]!.split(' ').length; k++)
    for (const [i, home] of homes.entries()) {
      expect(match.position.turn).toBe(i)
      const open = home.split(' ').slice(k)
      expectMoves(
        match,
        open.flatMap(c => ['xos', 'xso', 'oxs', 'osx', 'sxo', 'sox'].map(lie => `${lie}@${c}`)).join(' '),
      )
      expect(refused(match)).toMatchObject({ e3: 'Place the cube on a free start field of yours.' })
      play(match, `osx@${open[0]}`)
    }
  expect(json(match)).toMatchObject({ turn: 'red' })
  expect(json(match)).not.toHaveProperty('part')
  expect(Object.keys(piecesOf(match)).sort()).toEqual(homes.join(' ').split(' ').sort())
})

test('a cube tips to a field beside one of its sides and turns: ahead, and sideways', () => {
  const tipped = (move: string) => piecesOf(play(at('red', { e4: 'red oxs', i1: 'blue xos' }), move))
  // O on top, X at the sides, * in front; e4 has the hole *.
  expectMoves(at('red', { e4: 'red oxs', i1: 'blue xos' }), 'e4-e5 e4-f4 e4-e3 e4-d4')
  expect(tipped('e4-e5')['e5']).toBe('red sxo')
  expect(tipped('e4-e3')['e3']).toBe('red sxo')
  expect(tipped('e4-d4')['d4']).toBe('red xos')
  const match = at('red', { e4: 'red oxs', i1: 'blue xos' })
  const way = 'A cube tips to a field beside one of its sides.'
  expect(refused(match)).toMatchObject({ 'e4-f5': way, 'e4-e6': way, 'i1-a1': 'This piece is not yours.' })
})

test('tipping the same way twice brings the same side up again', () => {
  const match = play(at('red', { e4: 'red oxs', i1: 'blue xos' }), 'e4-d4 i1-h1 d4-c4')
  expect(piecesOf(match)['c4']).toBe('red oxs')
})

test('a cube falls where its lower side has the shape of the hole, and comes back to a start field', () => {
  // Tipped to the right the X comes under the cube, and f4 has the hole X.
  const match = play(at('red', { e4: 'red oxs', i1: 'blue xos' }), 'e4-f4')
  expect(piecesOf(match)).toEqual({ a1: 'red xos', i1: 'blue xos' })
  // The leftmost free one of the owner's; the lie stays as it fell.
  const second = play(at('red', { a1: 'red xso', b1: 'red xso', e4: 'red oxs', i1: 'blue xos' }), 'e4-f4')
  expect(piecesOf(second)).toMatchObject({ c1: 'red xos' })
  // With all four taken, the leftmost free one at all.
  const home = { a1: 'blue xos', b1: 'blue xos', c1: 'red xos', d1: 'blue xos' }
  expect(piecesOf(play(at('red', { ...home, e4: 'red oxs' }), 'e4-f4'))).toMatchObject({ f1: 'red xos' })
})

test('start fields have no hole', () => {
  const match = play(at('red', { a2: 'red osx', i1: 'blue xos' }), 'a2-a1')
  expect(piecesOf(match)['a1']).toBe('red xso')
})

test('an enemy cube on the way is tipped one field further in the same direction', () => {
  const match = at('red', { d5: 'red oxs', e5: 'blue sox', i1: 'blue xos' })
  expect(targets(match, 'd5')).toContain('e5')
  // The blue cube tips to f5 with its O, where the hole is *; the red one with its X, where the hole is O.
  expect(piecesOf(play(match, 'd5-e5'))).toEqual({ e5: 'red xos', f5: 'blue osx', i1: 'blue xos' })
})

test('a pushed cube may fall too', () => {
  const match = play(at('red', { d5: 'red oxs', e5: 'blue osx', i1: 'blue xos' }), 'd5-e5')
  expect(piecesOf(match)).toEqual({ e5: 'red xos', f1: 'blue sox', i1: 'blue xos' })
})

test('own cubes cannot be pushed, nor two, nor off the board', () => {
  const behind = 'The enemy cube cannot tip on: there is no empty field behind it.'
  const own = at('red', { d5: 'red oxs', e5: 'red sox', i1: 'blue xos' })
  expect(targets(own, 'd5')).not.toContain('e5')
  expect(refused(own)['d5-e5']).toBe('You cannot push a cube of your own.')
  const two = at('red', { d5: 'red oxs', e5: 'blue sox', f5: 'blue sox' })
  expect(refused(two)['d5-e5']).toBe(behind)
  const mixed = at('red', { d5: 'red oxs', e5: 'blue sox', f5: 'red sox' })
  expect(refused(mixed)['d5-e5']).toBe(behind)
  expect(refused(at('red', { g5: 'red oxs', h5: 'blue sox' }))['g5-h5']).toBe(behind)
})

test('a cube that stays on e14 wins, its owner even if it was pushed there', () => {
  const top = play(at('red', { e13: 'red oxs', i1: 'blue xos' }), 'e13-e14')
  expect(top.outcome).toMatchObject({ result: [1, 0], reason: { en: 'A cube of red has reached the top.' } })
  const pushed = play(at('red', { e12: 'red oxs', e13: 'blue oxs' }), 'e12-e13')
  expect(pushed.outcome).toMatchObject({ result: [0, 1] })
})

test('a cube that falls on e14 does not win', () => {
  const match = play(at('red', { e13: 'red xso', i1: 'blue xos' }), 'e13-e14')
  expect(match.outcome).toBeUndefined()
  expect(piecesOf(match)).toEqual({ a1: 'red osx', i1: 'blue xos' })
})

test('whoever cannot move passes; the third repetition and 1000 moves are draws', () => {
  const shut = at('red', { a1: 'red xos', b1: 'blue xos', c1: 'blue xos', a2: 'blue osx', a3: 'blue xso' })
  expectMoves(shut, 'pass')
  expect(json(play(shut, 'pass'))).toMatchObject({ turn: 'blue' })
  expect(start(skyscraper).game.draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
  expect(() =>
    at('red', { a1: 'red xos', b1: 'red xos', c1: 'red xos', d1: 'red xos', e4: 'red oxs' }),
  ).toThrow('at most 4')
})

// Written from the text alone: sides of a cube by letter, fields by name.
type Cube = { readonly owner: string; readonly lie: string }
const SHAPE: Record<string, string> = { x: 'X', o: 'O', s: '*' }
const HOME: Record<string, readonly (readonly [string, string])[]> = {
  2: [
    ['red', 'abcd'],
    ['blue', 'fghi'],
  ],
  3: [
    ['red', 'ab'],
    ['blue', 'df'],
    ['green', 'hi'],
  ],
}
const stepFrom = (name: string, [dx, dy]: readonly [number, number]) => {
  const goal = `${String.fromCharCode(name.charCodeAt(0) + dx)}${Number(name.slice(1)) + dy}`
  return HOLES.has(goal) ? goal : undefined
}
const WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const
function slowTip(
  board: Map<string, Cube>,
  name: string,
  way: readonly [number, number],
  players: string,
): void {
  const { owner, lie } = board.get(name)!
  const [v, side, front] = [...lie] as [string, string, string]
  const turned = way[0] === 0 ? `${front}${side}${v}` : `${side}${v}${front}`
  const goal = stepFrom(name, way)!
  board.delete(name)
  if (SHAPE[turned[0]!] !== HOLES.get(goal)) return void board.set(goal, { owner, lie: turned })
  const own = HOME[players]!.find(([who]) => who === owner)![1]
  const home = [...own, ...'abcdfghi'].find(col => !board.has(`${col}1`))!
  board.set(`${home}1`, { owner, lie: turned })
}
function slowMoves(
  board: ReadonlyMap<string, Cube>,
  who: string,
  players: string,
): Map<string, Map<string, Cube>> {
  const found = new Map<string, Map<string, Cube>>()
  for (const [name, { owner }] of board)
    for (const way of WAYS) {
      const goal = stepFrom(name, way)
      if (owner !== who || !goal) continue
      const other = board.get(goal)
      const further = stepFrom(goal, way)
      if (other && (other.owner === who || !further || board.has(further))) continue
      const after = new Map(board)
      if (other) slowTip(after, goal, way, players)
      slowTip(after, name, way, players)
      found.set(`${name}-${goal}`, after)
    }
  return found
}

test.each([
  [1, '2'],
  [2, '2'],
  [3, '3'],
])('random game %i of %s players goes as by the slow model', (seed, players) => {
  const rng = new Rng(seed)
  const match = start(skyscraper, { players })
  while ((json(match) as { part?: string }).part === 'place')
    match.play(match.moves[rng.below(match.moves.length)]!)
  let board = new Map(
    Object.entries(piecesOf(match)).map(([c, name]) => [
      c,
      { owner: name.split(' ')[0]!, lie: name.split(' ')[1]! },
    ]),
  )
  for (let i = 0; i < 250 && !match.outcome; i++) {
    const who = HOME[players]![i % Number(players)]![0]
    const found = slowMoves(board, who, players)
    expect(moves(match)).toEqual([...found.keys()].sort())
    // Upwards more often, so that cubes meet on the narrow floors.
    const up = [...found.keys()].filter(name => name.split('-')[0]!.slice(1) < name.split('-')[1]!.slice(1))
    const names = up.length > 0 && rng.below(2) === 0 ? up : [...found.keys()]
    const chosen = names[rng.below(names.length)]!
    board = found.get(chosen)!
    play(match, chosen)
    expect(piecesOf(match)).toEqual(
      Object.fromEntries([...board].map(([c, cube]) => [c, `${cube.owner} ${cube.lie}`])),
    )
  }
})
