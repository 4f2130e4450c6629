import { expect, test } from 'vitest'
import { Rng, type Json, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import fokusz from './game.ts'

type Towers = Readonly<Record<string, string>>
const NAMES = { w: 'white disc', b: 'black disc' } as const
const NAMED: Readonly<Record<string, string>> = { 'white disc': 'w', 'black disc': 'b' }
/** Towers as letters from the bottom: `{ c3: 'bw' }`. */
const pieces = (towers: Towers): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(towers).map(([cell, discs]) => {
      const list = [...discs].map(each => NAMES[each as 'w' | 'b'])
      return [cell, list.length === 1 ? list[0]! : list]
    }),
  )
const at = (turn: 'white' | 'black', towers: Towers, more: Record<string, Json> = {}, options = {}) =>
  from(fokusz, { turn, pieces: pieces(towers), ...more }, options)
const towersOf = (match: Match): Record<string, string> =>
  Object.fromEntries(
    Object.entries(json(match)['pieces'] as Record<string, Json>).map(([cell, list]) => [
      cell,
      (Array.isArray(list) ? list : [list]).map(name => NAMED[String(name)]).join(''),
    ]),
  )

test('52 cells; 18 discs each on b2 to g7 in pairs; light begins', () => {
  const match = start(fokusz)
  const { board } = fokusz.make({})
  expect(board.size).toBe(52)
  for (const gone of 'a1 a2 b1 a7 a8 b8 g1 h1 h2 g8 h7 h8'.split(' ')) expect(board.names).not.toContain(gone)
  const rows: Record<string, string> = {}
  for (const [r, colours] of ['wwbbww', 'bbwwbb', 'wwbbww', 'bbwwbb', 'wwbbww', 'bbwwbb'].entries())
    for (const [c, colour] of [...colours].entries()) rows[`${'bcdefg'[c]}${r + 2}`] = colour
  expect(towersOf(match)).toEqual(rows)
  expect(json(match)).toMatchObject({ turn: 'white', prisoners: [0, 0] })
})

test('a disc steps to a side neighbour, not diagonally', () => {
  expectMoves(at('white', { d4: 'w', f7: 'b' }), 'd4-c4 d4-e4 d4-d3 d4-d5')
})

test('a tower goes exactly as far as it takes discs from its top, the rest stays', () => {
  const match = at('white', { d4: 'bww', f7: 'b' })
  expectMoves(match, 'd4-c4 d4-b4 d4-a4 d4-e4 d4-f4 d4-g4 d4-d3 d4-d2 d4-d1 d4-d5 d4-d6 d4-d7')
  expect(towersOf(play(match, 'd4-d6'))).toEqual({ d4: 'b', d6: 'ww', f7: 'b' })
  expect(towersOf(play(at('white', { d4: 'bww', f7: 'b' }), 'd4-d7'))).toEqual({ d7: 'bww', f7: 'b' })
})

test('a tower belongs to the top disc', () => {
  expectMoves(at('black', { d4: 'wb', f7: 'w' }), 'd4-c4 d4-b4 d4-e4 d4-f4 d4-d3 d4-d2 d4-d5 d4-d6')
  expect(refused(at('white', { d4: 'wb', f7: 'w' }))['d4-c1']).toContain('the top disc is theirs')
})

test('a jump takes the enemy along, underneath, and its cell does not count', () => {
  expect(towersOf(play(at('white', { d4: 'w', d5: 'b', a4: 'b' }), 'd4xd6'))).toEqual({ d6: 'bw', a4: 'b' })
  // Two discs jump three cells far, with the enemy near or far on the way.
  expect(towersOf(play(at('white', { d4: 'ww', d5: 'wb', a4: 'b' }), 'd4xd7'))).toEqual({
    d7: 'wbww',
    a4: 'b',
  })
  expect(towersOf(play(at('white', { d4: 'bww', d6: 'b', a4: 'b' }), 'd4xd7'))).toEqual({
    d4: 'b',
    d7: 'bww',
    a4: 'b',
  })
})

test('no duty and no chain: stepping stays possible, and the turn ends after a jump', () => {
  const match = at('white', { d4: 'w', d5: 'b', d7: 'b' })
  expectMoves(match, 'd4xd6 d4-c4 d4-e4 d4-d3')
  expect(json(play(match, 'd4xd6'))['turn']).toBe('black')
})

test('what is in the way, and why', () => {
  const match = at('white', { d4: 'wwww', d5: 'w', c4: 'b', a4: 'b', f4: 'b', g4: 'b', d2: 'w' })
  const why = refused(match)
  expect(why['d4-d6']).toBe('You cannot jump a tower of your own.')
  expect(why['d4-h4']).toBe('You can jump only one tower at a time.')
  expect(why['d4xd5']).toBe('You can only land on an empty cell.')
  expect(why['d2-d1']).toBeUndefined()
  expect(why['d2-b2']).toBe('You would need more discs to go this far.')
  expect(why['d2-c1']).toContain('exactly as many cells as you take discs')
  expect(moves(match)).not.toContain('d4xh4')
  expect(moves(match).filter(name => name.startsWith('d4'))).toEqual(['d4-d3', 'd4-e4', 'd4xb4'])
})

test('over five discs: the lowest come off, own ones to the reserve, the enemy’s for good', () => {
  const match = play(at('white', { d4: 'bww', d6: 'wbwb', a4: 'b' }), 'd4xd8')
  // Three white discs' way is three empty cells and the jumped one: 4 + 3 discs, the lowest two come off.
  expect(towersOf(match)).toEqual({ d8: 'wbbww', a4: 'b' })
  expect(json(match)).toMatchObject({ hands: { white: ['disc'] }, prisoners: [1, 0] })
})

test('a disc of the reserve goes on any cell before the move, at once in one’s power, and once a turn', () => {
  const match = at('white', { d4: 'b', d5: 'w', f4: 'bbbbb' }, { hands: { white: ['disc', 'disc'] } })
  expect(moves(match).filter(name => name.startsWith('D@'))).toHaveLength(52)
  play(match, 'D@d4')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'move', hands: { white: ['disc'] } })
  expect(moves(match).some(name => name.startsWith('D@'))).toBe(false)
  expect(towersOf(play(match, 'd4-d2'))).toEqual({ d2: 'bw', d5: 'w', f4: 'bbbbb' })
  expect(json(match)['turn']).toBe('black')
})

test('a reserve disc on a tower of five pushes the lowest one off', () => {
  const match = play(at('white', { d5: 'w', f4: 'wbbbb' }, { hands: { white: ['disc'] } }), 'D@f4')
  expect(towersOf(match)).toEqual({ d5: 'w', f4: 'bbbbw' })
  expect(json(match)).toMatchObject({ hands: { white: ['disc'] }, prisoners: [0, 0] })
  const other = play(at('white', { d5: 'w', f4: 'bbbbb' }, { hands: { white: ['disc'] } }), 'D@f4')
  expect(json(other)['hands']).toEqual({})
  expect(json(other)['prisoners']).toEqual([1, 0])
})

/** White's disc on c1 is shut in by discs of its own and black's behind them. */
const SHUT = { c1: 'w', d1: 'b', e1: 'b', c2: 'b', c3: 'b', b2: 'b', d2: 'b' }

test('who can neither move nor put a disc down has lost', () => {
  const match = at('white', SHUT)
  expect(match.outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'white cannot move and has no reserve.' },
  })
  expect(at('white', { c4: 'b' }).outcome).toMatchObject({ result: [0, 1] })
})

test('with a reserve but no move one must be put down; if there is still no move the turn is over', () => {
  const match = at('white', SHUT, { hands: { white: ['disc'] } })
  expect(moves(match)).toHaveLength(52)
  play(match, 'D@c1')
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))['turn']).toBe('black')
  const freed = play(at('white', SHUT, { hands: { white: ['disc'] } }), 'D@e1')
  expect(moves(freed)).toContain('e1-f1')
})

test('100 moves without a jump or a reserve disc are a draw, also repetition and the 1000th move', () => {
  const towers = { d4: 'w', g6: 'b', g5: 'w' }
  expect(play(at('white', towers, { quiet: 99 }), 'd4-d3').outcome).toMatchObject({ result: [0.5, 0.5] })
  expect(play(at('white', towers, { quiet: 98 }), 'd4-d3').outcome).toBeUndefined()
  expect(json(play(at('black', towers, { quiet: 99 }), 'g6xg4'))['quiet']).toBeUndefined()
  const put = play(at('white', towers, { quiet: 99, hands: { white: ['disc'] } }), 'D@a4 d4-d3')
  expect(json(put)['quiet']).toBeUndefined()
  expect(fokusz.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 1000 })
})

test('variant: putting a disc down is the whole turn', () => {
  const match = at('white', { d4: 'b', d5: 'w' }, { hands: { white: ['disc'] } }, { reserveIsMove: 'on' })
  expect(json(play(match, 'D@d4'))).toMatchObject({ turn: 'black' })
  const late = at(
    'white',
    { d4: 'b', d5: 'w' },
    { quiet: 99, hands: { white: ['disc'] } },
    { reserveIsMove: 'on' },
  )
  expect(json(play(late, 'D@a4'))['quiet']).toBeUndefined()
})

test('official: any number of discs goes as many cells over anything and lands on anything', () => {
  const official = { official: 'on' }
  const match = at('white', { d4: 'bw', d5: 'b', c4: 'w', b4: 'b' }, {}, official)
  expect(
    moves(match)
      .filter(name => name.startsWith('d4'))
      .sort(),
  ).toEqual('d4-d2 d4-d3 d4-d6 d4-e4 d4-f4 d4xb4 d4xc4 d4xd5'.split(' '))
  expect(towersOf(play(match, 'd4xd5'))).toEqual({ d4: 'b', d5: 'bw', c4: 'w', b4: 'b' })
  const high = play(at('white', { d4: 'bbw', d7: 'bwbb' }, {}, official), 'd4xd7')
  expect(towersOf(high)).toEqual({ d7: 'bbbbw' })
  expect(json(high)).toMatchObject({ hands: { white: ['disc'] }, prisoners: [1, 0] })
  const put = play(at('white', { d4: 'w', d7: 'b' }, { hands: { white: ['disc'] } }, official), 'D@d7')
  expect(json(put)).toMatchObject({ turn: 'black' })
})

test('official: 100 moves that take no disc off and put none down are a draw', () => {
  const quiet = (name: string) =>
    play(at('white', { d4: 'www', d7: 'bbb', a4: 'b' }, { quiet: 99 }, { official: 'on' }), name)
  expect(quiet('d4-d5').outcome).toMatchObject({ result: [0.5, 0.5] })
  expect(quiet('d4xd7').outcome).toBeUndefined()
})

test('more discs than there are, or a tower over five, are no position', () => {
  expect(() => at('white', { d4: 'wwwwww' })).toThrow('too high')
  expect(() => at('white', { d4: 'w' }, { hands: { white: Array<string>(18).fill('disc') } })).toThrow(
    'at most 18',
  )
})

// Written from the rules alone: towers as words, the bottom first.
interface Table {
  readonly towers: Record<string, string>
  readonly reserve: Record<string, number>
}
const onBoard = (x: number, y: number) =>
  x >= 0 && y >= 0 && x < 8 && y < 8 && !/^(a[1278]|b[18]|g[18]|h[1278])$/.test(`${'abcdefgh'[x]}${y + 1}`)
function settle(table: Table, cell: string, discs: string, mover: string): Table {
  const surplus = discs.slice(0, Math.max(0, discs.length - 5))
  const own = [...surplus].filter(each => each === mover).length
  return {
    towers: { ...table.towers, [cell]: discs.slice(-5) },
    reserve: { ...table.reserve, [mover]: table.reserve[mover]! + own },
  }
}
function journeys(table: Table, mover: string, official: boolean): Map<string, Table> {
  const found = new Map<string, Table>()
  for (const [start, tower] of Object.entries(table.towers)) {
    if (!tower.endsWith(mover)) continue
    const [x, y] = ['abcdefgh'.indexOf(start[0]!), Number(start[1]) - 1]
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      for (let k = 1; k <= tower.length; k++)
        for (const far of [k, k + 1]) {
          const way = Array.from({ length: far }, (_, i) => [x + dx * (i + 1), y + dy * (i + 1)] as const)
          if (!way.every(([a, b]) => onBoard(a, b))) continue
          const names = way.map(([a, b]) => `${'abcdefgh'[a]}${b + 1}`)
          const goal = names.at(-1)!
          const crossed = names.slice(0, -1).filter(name => table.towers[name])
          const rest = { ...table.towers }
          delete rest[start]
          if (k < tower.length) rest[start] = tower.slice(0, -k)
          const moved = tower.slice(-k)
          if (official) {
            if (far > k) continue
            const below = table.towers[goal] ?? ''
            found.set(
              `${start}${below ? 'x' : '-'}${goal}`,
              settle({ ...table, towers: rest }, goal, below + moved, mover),
            )
          } else if (!table.towers[goal] && crossed.length === far - k) {
            const jumped = crossed[0]
            if (jumped && table.towers[jumped]!.endsWith(mover)) continue
            const under = jumped ? table.towers[jumped]! : ''
            if (jumped) delete rest[jumped]
            found.set(
              `${start}${jumped ? 'x' : '-'}${goal}`,
              settle({ ...table, towers: rest }, goal, under + moved, mover),
            )
          }
        }
  }
  return found
}

test.each([
  [1, {}],
  [2, {}],
  [3, { reserveIsMove: 'on' }],
  [4, { official: 'on' }],
])('random game %i goes as by the slow generator', (seed, options) => {
  const rng = new Rng(seed)
  const match = start(fokusz, options)
  let table: Table = { towers: towersOf(match), reserve: { w: 0, b: 0 } }
  let mover = 'w'
  const official = 'official' in options
  let put = false
  for (let i = 0; i < 400 && !match.outcome; i++) {
    const found = journeys(table, mover, official)
    if (!put && table.reserve[mover]! > 0)
      for (const cell of fokusz.make({}).board.names) {
        const less = { ...table, reserve: { ...table.reserve, [mover]: table.reserve[mover]! - 1 } }
        found.set(`D@${cell}`, settle(less, cell, (table.towers[cell] ?? '') + mover, mover))
      }
    expect(moves(match)).toEqual([...found.keys()].sort())
    const jumps = [...found.keys()].filter(name => name.includes('x') || name.startsWith('D'))
    const from = jumps.length > 0 && rng.below(3) > 0 ? jumps : [...found.keys()]
    const name = from[rng.below(from.length)]!
    table = found.get(name)!
    play(match, name)
    expect(towersOf(match)).toEqual(table.towers)
    put = name.startsWith('D') && Object.keys(options).length === 0
    if (!put) mover = mover === 'w' ? 'b' : 'w'
    const hands = (json(match)['hands'] ?? {}) as Record<string, string[]>
    expect([hands['white']?.length ?? 0, hands['black']?.length ?? 0]).toEqual([
      table.reserve['w'],
      table.reserve['b'],
    ])
  }
})
