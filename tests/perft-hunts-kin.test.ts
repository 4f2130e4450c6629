// The hunts against a slow generator written apart from the kit: places by name, the rules word for word. Two of them are
// solved: every position is looked at to the end.
import { expect, test } from 'vitest'
import { Match, Moves, perft, choices, type Game, type Options, type Position } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import agarak from '../src/games/beszoritos/agarak-es-rokak/game.ts'
import farkas from '../src/games/beszoritos/farkas-es-kutyak/game.ts'
import pokhalo from '../src/games/beszoritos/pokhalo/game.ts'
import tehenek from '../src/games/beszoritos/tehenek-es-leopardok/game.ts'
import vadasz from '../src/games/beszoritos/vadasz-es-nyul/game.ts'
import varvedelem from '../src/games/beszoritos/varvedelem/game.ts'

type Side = 0 | 1
interface State {
  readonly turn: Side
  readonly lies: ReadonlyMap<string, Side>
  readonly hand: readonly [number, number]
  /** The piece in the middle of a chain. */
  readonly jumper?: string
  /** Moves of the first side without gaining a row. */
  readonly idle?: number
}
interface Rules {
  readonly hand: readonly [readonly string[], readonly string[]]
  readonly by: 'all' | 'turns'
  readonly first: Side
  /** Where a piece may walk, as lines. */
  readonly lines: (side: Side, from: string) => readonly (readonly string[])[]
  /** [over, behind] of the side that takes. */
  readonly jumps?: (from: string) => readonly (readonly [string, string])[]
  readonly most?: boolean
  readonly over: (state: State) => boolean
  readonly forbidden?: (state: State, from: string | undefined, to: string) => boolean
  readonly idle?: (state: State, from: string, to: string) => number
}

const of = (state: State, side: Side) =>
  [...state.lies].filter(([, owner]) => owner === side).map(([name]) => name)
const other = (side: Side): Side => (side === 0 ? 1 : 0)

function longest(state: State, rules: Rules, from: string): number {
  let best = 0
  for (const [over, behind] of rules.jumps?.(from) ?? []) {
    if (state.lies.get(over) !== other(state.turn) || state.lies.has(behind)) continue
    const lies = new Map(state.lies)
    lies.delete(from)
    lies.delete(over)
    lies.set(behind, state.turn)
    best = Math.max(best, 1 + longest({ ...state, lies }, rules, behind))
  }
  return best
}

/** Everything one small move can lead to. */
function next(state: State, rules: Rules): State[] {
  const { turn, lies, hand } = state
  const found: State[] = []
  if (hand[turn] > 0) {
    for (const to of rules.hand[turn]) {
      if (lies.has(to) || rules.forbidden?.(state, undefined, to)) continue
      const held: [number, number] = [hand[0], hand[1]]
      held[turn]--
      const then =
        rules.by === 'turns'
          ? other(turn)
          : held[turn] > 0
            ? turn
            : held[other(turn)] > 0
              ? other(turn)
              : rules.first
      found.push({ ...state, turn: then, hand: held, lies: new Map([...lies, [to, turn]]) })
    }
    return found
  }
  const takers = rules.jumps && turn === 0 ? (state.jumper ? [state.jumper] : of(state, turn)) : []
  const jumps: [number, State][] = []
  for (const from of takers)
    for (const [over, behind] of rules.jumps!(from)) {
      if (lies.get(over) !== other(turn) || lies.has(behind)) continue
      const after = new Map(lies)
      after.delete(from)
      after.delete(over)
      after.set(behind, turn)
      const landed: State = { turn, hand, lies: after, jumper: behind }
      const more = longest(landed, rules, behind)
      jumps.push([1 + more, more > 0 ? landed : { turn: other(turn), hand, lies: after }])
    }
  if (jumps.length > 0) {
    const best = Math.max(...jumps.map(([n]) => n))
    return jumps.filter(([n]) => !rules.most || n === best).map(([, after]) => after)
  }
  for (const from of of(state, turn))
    for (const line of rules.lines(turn, from))
      for (const to of line) {
        if (lies.has(to)) break
        if (rules.forbidden?.(state, from, to)) continue
        const after = new Map(lies)
        after.delete(from)
        after.set(to, turn)
        const idle = rules.idle && { idle: rules.idle(state, from, to) }
        found.push({ turn: other(turn), hand, lies: after, ...idle })
      }
  return found
}

/** Sequences of `depth` turns; a turn goes on while the same side moves. */
function count(state: State, rules: Rules, depth: number): number {
  if (depth === 0) return 1
  if (rules.over(state)) return 0
  return next(state, rules).reduce((sum, after) => {
    const goesOn = after.turn === state.turn && !rules.over(after)
    return sum + count(after, rules, goesOn ? depth : depth - 1)
  }, 0)
}

const begin = (turn: Side, hand: readonly [number, number], first: string, second: string): State => ({
  turn,
  hand,
  lies: new Map([
    ...first
      .split(' ')
      .filter(Boolean)
      .map((name): [string, Side] => [name, 0]),
    ...second
      .split(' ')
      .filter(Boolean)
      .map((name): [string, Side] => [name, 1]),
  ]),
})
const at = (name: string): [number, number] => [name.charCodeAt(0) - 96, Number(name.slice(1))]
const named = (col: number, row: number) => `${String.fromCharCode(96 + col)}${row}`
const rowOf = (name: string) => at(name)[1]
const dark = (size: number, rows: (row: number) => boolean) =>
  Array.from({ length: size * size }, (_, i) => [1 + (i % size), 1 + Math.floor(i / size)] as const)
    .filter(([col, row]) => (col + row) % 2 === 0 && rows(row))
    .map(([col, row]) => named(col, row))

/** One of the fleeing side stands in no higher row than all the others. */
const through = (side: Side, row: (name: string) => number) => (state: State) =>
  state.hand[0] + state.hand[1] === 0 &&
  Math.min(...of(state, side).map(row)) <= Math.min(...of(state, other(side)).map(row))

const slanted = (size: number, name: string, ways: readonly (readonly [number, number])[], far: boolean) =>
  ways.map(([dx, dy]) => {
    const line: string[] = []
    let [col, row] = at(name)
    do {
      col += dx
      row += dy
      if (col < 1 || row < 1 || col > size || row > size) break
      line.push(named(col, row))
    } while (far)
    return line
  })
const FOUR = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
const UP = [
  [1, 1],
  [-1, 1],
] as const

const wolf: Rules = {
  hand: [dark(8, () => true), []],
  by: 'all',
  first: 0,
  lines: (side, from) => slanted(8, from, side === 0 ? FOUR : UP, false),
  over: through(0, rowOf),
}
const hounds = (size: number): Rules => ({
  hand: [dark(size, row => row === size), []],
  by: 'all',
  first: 0,
  lines: (side, from) => slanted(size, from, side === 0 ? FOUR : UP, side === 0),
  over: through(0, rowOf),
})

const HARE_EDGES =
  '1-2 2-3 4-5 5-6 7-8 8-9 1-4 4-7 2-5 5-8 3-6 6-9 1-5 3-5 5-7 5-9 10-1 10-2 10-3 11-7 11-8 11-9'
const MORE_EDGES = '2-4 2-6 4-8 6-8'
const graphOf = (edges: string) => {
  const near = new Map<string, string[]>()
  for (const edge of edges.split(/\s+/)) {
    const [a, b] = edge.split('-') as [string, string]
    near.set(a, [...(near.get(a) ?? []), b])
    near.set(b, [...(near.get(b) ?? []), a])
  }
  return near
}
const hareRow = (name: string) => (name === '10' ? 0 : name === '11' ? 4 : Math.ceil(Number(name) / 3))
const hare = (edges: string, free: boolean): Rules => {
  const near = graphOf(edges)
  const fields = [...near.keys()]
  const broken = through(1, hareRow)
  return {
    hand: free ? [fields, fields.filter(name => name !== '10')] : [[], []],
    by: 'all',
    first: 0,
    lines: (side, from) =>
      near
        .get(from)!
        .filter(to => side === 1 || hareRow(to) >= hareRow(from))
        .map(to => [to]),
    over: state => broken(state) || (state.idle ?? 0) >= 10,
    idle: (state, from, to) =>
      state.turn === 1 ? (state.idle ?? 0) : hareRow(to) > hareRow(from) ? 0 : (state.idle ?? 0) + 1,
    forbidden: (state, from, to) =>
      from === undefined &&
      state.turn === 0 &&
      state.hand[0] === 1 &&
      near.get(of(state, 1)[0]!)!.every(name => state.lies.has(name) || name === to),
  }
}

const WEB_EDGES = `a1-b1 b1-c1 c1-d1 d1-e1 e1-f1 f1-a1
  a1-a2 a2-a3 a3-a4 a4-a5 a5-p b1-b2 b2-b3 b3-b4 b4-b5 b5-p c1-c2 c2-c3 c3-c4 c4-p
  d1-d2 d2-d3 d3-d4 d4-p e1-e2 e2-e3 e3-e4 e4-p f1-f2 f2-f3 f3-f4 f4-f5 f5-p
  a1-b2 a2-b3 a3-b3 a4-b5 a5-b5 b2-c2 b3-c2 b4-c3 b5-c4 c1-d2 c2-d2 c3-d3 c4-d4
  d1-e2 d2-e3 d3-e3 d3-e4 d4-e4 e1-f3 e2-f3 e3-f4 e4-f5 f2-a2 f3-a3 f4-a4 f5-a5`
const webNear = graphOf(WEB_EDGES)
const web: Rules = {
  hand: [[], ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']],
  by: 'all',
  first: 0,
  lines: (_, from) => webNear.get(from)!.map(to => [to]),
  over: state => of(state, 0).some(name => name.endsWith('1')),
  forbidden: (state, from, to) => from !== undefined && state.turn === 0 && to === 'p',
}

// Points of the cows by column and row; two are joined when the text joins them.
const COWS = new Map<string, readonly [number, number]>()
for (let row = 1; row <= 5; row++) for (let col = 1; col <= 5; col++) COWS.set(named(col, row), [col, row])
for (const [i, [x, y]] of [
  [2, 0],
  [3, 0],
  [4, 0],
  [1, -1],
  [3, -1],
  [5, -1],
].entries())
  COWS.set(`S${i + 1}`, [x!, y!])
for (const [i, [x, y]] of [
  [2, 6],
  [3, 6],
  [4, 6],
  [1, 7],
  [3, 7],
  [5, 7],
].entries())
  COWS.set(`N${i + 1}`, [x!, y!])
for (const [i, [x, y]] of [
  [0, 2],
  [0, 3],
  [0, 4],
  [-1, 1],
  [-1, 3],
  [-1, 5],
].entries())
  COWS.set(`W${i + 1}`, [x!, y!])
for (const [i, [x, y]] of [
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 1],
  [7, 3],
  [7, 5],
].entries())
  COWS.set(`E${i + 1}`, [x!, y!])
const cowEdges: string[] = []
for (let row = 1; row <= 5; row++)
  for (let col = 1; col <= 5; col++) {
    if (col < 5) cowEdges.push(`${named(col, row)}-${named(col + 1, row)}`)
    if (row < 5) cowEdges.push(`${named(col, row)}-${named(col, row + 1)}`)
  }
for (const line of ['a1 b2 c3 d4 e5', 'a3 b4 c5', 'c1 d2 e3', 'a3 b2 c1', 'a5 b4 c3 d2 e1', 'c5 d4 e3'])
  line.split(' ').forEach((name, i, all) => i > 0 && cowEdges.push(`${all[i - 1]}-${name}`))
for (const [t, j] of [
  ['S', 'c1'],
  ['N', 'c5'],
  ['W', 'a3'],
  ['E', 'e3'],
] as const)
  cowEdges.push(
    ...[1, 2, 3].map(k => `${j}-${t}${k}`),
    ...['12', '23', '14', '36', '45', '56', '25'].map(([a, b]) => `${t}${a}-${t}${b}`),
  )
const cowNear = graphOf(cowEdges.join(' '))
const cowAt = new Map([...COWS].map(([name, [x, y]]) => [`${x},${y}`, name]))
const cows: Rules = {
  hand: [[...COWS.keys()], [...COWS.keys()]],
  by: 'turns',
  first: 0,
  most: true,
  lines: (_, from) => cowNear.get(from)!.map(to => [to]),
  jumps: from =>
    cowNear.get(from)!.flatMap((over): [string, string][] => {
      const [[x, y], [u, v]] = [COWS.get(from)!, COWS.get(over)!]
      const behind = cowAt.get(`${2 * u - x},${2 * v - y}`)
      return behind !== undefined && cowNear.get(over)!.includes(behind) ? [[over, behind]] : []
    }),
  over: state => of(state, 1).length + state.hand[1] < 4,
}

const cross = (col: number, row: number) =>
  col >= 1 && row >= 1 && col <= 7 && row <= 7 && ((col >= 3 && col <= 5) || (row >= 3 && row <= 5))
const arm = (n: number) => n >= 3 && n <= 5
const joined = (a: string, b: string) => {
  const [[c, r], [d, s]] = [at(a), at(b)]
  if (!cross(c, r) || !cross(d, s)) return false
  return c === d || r === s || (arm(c) && arm(d)) || (arm(r) && arm(s))
}
const EIGHT = [...FOUR, [1, 0], [-1, 0], [0, 1], [0, -1]] as const
const castle = ['c5', 'c6', 'c7', 'd5', 'd6', 'd7', 'e5', 'e6', 'e7']
const siege: Rules = {
  hand: [castle, []],
  by: 'all',
  first: 1,
  lines: (side, from) => {
    const [col, row] = at(from)
    const ways = side === 0 ? EIGHT : EIGHT.filter(([dx, dy]) => dx * dy === 0 && dy >= 0)
    return ways
      .map(([dx, dy]) => named(col + dx, row + dy))
      .filter(to => joined(from, to))
      .map(to => [to])
  },
  jumps: from => {
    const [col, row] = at(from)
    return EIGHT.map(([dx, dy]): [string, string] => [
      named(col + dx, row + dy),
      named(col + 2 * dx, row + 2 * dy),
    ]).filter(([over, behind]) => joined(from, over) && joined(over, behind))
  },
  over: state => castle.every(name => state.lies.get(name) === 1) || of(state, 1).length < 9,
}
const besiegers = Array.from({ length: 49 }, (_, i) => named(1 + (i % 7), 1 + Math.floor(i / 7))).filter(
  name => cross(...at(name)) && !castle.includes(name),
)

test.each([
  ['farkas-es-kutyak', farkas, {}, wolf, begin(0, [1, 0], '', 'a1 c1 e1 g1'), 5],
  ['agarak-es-rokak', agarak, {}, hounds(10), begin(0, [2, 0], '', dark(10, row => row <= 4).join(' ')), 3],
  [
    'agarak-es-rokak, small',
    agarak,
    { size: '8' },
    hounds(8),
    begin(0, [2, 0], '', dark(8, row => row <= 4).join(' ')),
    3,
  ],
  ['vadasz-es-nyul', vadasz, {}, hare(HARE_EDGES, false), begin(0, [0, 0], '1 3 10', '5'), 8],
  [
    'vadasz-es-nyul, all diagonals',
    vadasz,
    { diagonals: 'all' },
    hare(`${HARE_EDGES} ${MORE_EDGES}`, false),
    begin(0, [0, 0], '1 3 10', '5'),
    7,
  ],
  [
    'vadasz-es-nyul, free set-up',
    vadasz,
    { setup: 'free' },
    hare(HARE_EDGES, true),
    begin(1, [3, 1], '', ''),
    4,
  ],
  ['pokhalo', pokhalo, {}, web, begin(1, [0, 5], 'p', ''), 3],
  ['tehenek-es-leopardok', tehenek, {}, cows, begin(0, [2, 24], '', ''), 3],
  ['varvedelem', varvedelem, {}, siege, begin(0, [2, 0], '', besiegers.join(' ')), 5],
] as const)('%s from the start', (_, definition: GameDefinition, options: Options, rules, state, depth) => {
  const game = definition.make(options)
  const p = game.layout.empty()
  game.start(p)
  for (let d = 1; d <= depth; d++) expect(perft(game, p, d)).toBe(count(state, rules, d))
})

const KINDS: Readonly<Record<string, string>> = {
  leopards: 'leopard',
  cows: 'cow',
  knights: 'knight',
  besiegers: 'besieger',
  fly: 'fly',
  spiders: 'spider',
  foxes: 'fox',
  hounds: 'hound',
  wolf: 'wolf',
  dogs: 'dog',
}

test.each([
  // In the middle of things: leopards with cows to take, knights among besiegers, a fly half caught.
  [
    'tehenek-es-leopardok',
    tehenek,
    cows,
    begin(0, [0, 0], 'c3 N2', 'b3 b2 d4 d2 c4 a1 E2 e3 S2 c1 W2 b5 N5'),
    4,
  ],
  ['tehenek-es-leopardok, cows to come', tehenek, cows, begin(0, [0, 2], 'c3 a3', 'b3 b4 d4 c4 a1 E2 W2'), 3],
  ['varvedelem', varvedelem, siege, begin(0, [0, 0], 'c5 e6', 'c4 d4 d3 e4 f4 c3 b4 d6 g4 d1 e2'), 4],
  ['pokhalo', pokhalo, web, begin(0, [0, 0], 'b3', 'a3 b2 c2 a1 d1'), 5],
  ['agarak-es-rokak', agarak, hounds(10), begin(0, [0, 0], 'e7 h8', 'd6 f6 g7 c5 b4 a3 i7 j6'), 4],
  ['farkas-es-kutyak', farkas, wolf, begin(0, [0, 0], 'd6', 'c5 e5 f4 b4'), 7],
] as const)('%s in mid-game', (_, definition: GameDefinition, rules, state, depth) => {
  const { players } = definition.make({})
  const names = players.map(player => KINDS[player.id]!)
  const begun = Match.beginFrom(
    definition,
    {},
    {
      turn: players[state.turn]!.id,
      pieces: Object.fromEntries([...state.lies].map(([name, side]) => [name, names[side]!])),
      ...(state.hand[1] > 0
        ? { hands: { [players[1]!.id]: Array.from({ length: state.hand[1] }, () => names[1]!) } }
        : {}),
    },
  )
  if (!begun.ok) throw new Error(begun.why.en)
  const { game, position } = begun.value
  for (let d = 1; d <= depth; d++) expect(perft(game, position, d)).toBe(count(state, rules, d))
})

/** Whether the player to move wins, by looking at everything; only for games in which nothing is repeated. */
function wins(game: Game, p: Position, known: Map<number, boolean>): boolean {
  const { key } = p
  const met = known.get(key)
  if (met !== undefined) return met
  const out = new Moves()
  const end = choices(game, p, out)
  const player = p.turn
  let won = false
  if (end) won = end.result[player] === 1
  for (let i = 0; i < out.n && !won; i++) {
    const mark = p.mark()
    game.play(p, out.at(i))
    won = wins(game, p, known) === (p.turn === player)
    p.rewind(mark)
  }
  known.set(key, won)
  return won
}

test('farkas-es-kutyak is solved: the dogs catch the wolf wherever it begins', { timeout: 120_000 }, () => {
  const game = farkas.make({})
  const p = game.layout.empty()
  game.start(p)
  const known = new Map<number, boolean>()
  const lost: string[] = []
  const out = new Moves()
  choices(game, p, out)
  expect(out.n).toBe(28)
  for (const m of out.toArray()) {
    const mark = p.mark()
    game.play(p, m)
    if (!wins(game, p, known)) lost.push(game.name(p, m))
    p.rewind(mark)
  }
  expect(lost).toHaveLength(28)
})

// With all diagonals the hare wins instead.
test('vadasz-es-nyul is solved: the hunters win, in the free set-up too', { timeout: 120_000 }, () => {
  const result = (options: Options) => {
    const game = vadasz.make(options)
    const p = game.layout.empty()
    game.start(p)
    return { first: game.players[p.turn]!.id, wins: wins(game, p, new Map()) }
  }
  expect(result({})).toEqual({ first: 'hunters', wins: true })
  expect(result({ setup: 'free' })).toEqual({ first: 'hare', wins: false })
  expect(result({ diagonals: 'all' })).toEqual({ first: 'hunters', wins: false })
})
