import { describe, expect, test } from 'vitest'
import { Layout, type Move, type Point } from '../engine/index.ts'
import { BLACK, square, WHITE, type BoardGame, type Placed, type Scene, type Tint } from '../kit/index.ts'
import { MoveChoice } from './move-choice.ts'

const board = square(4, 4)
const cell = (name: string) => board.names.indexOf(name)

/** A game that is nothing but a list of moves with their points. */
const game = (points: readonly (readonly Point[])[], loose: number): BoardGame => ({
  players: [WHITE, BLACK],
  layout: new Layout(['white', 'black']),
  board,
  turns: 'one move',
  start() {},
  moves() {},
  play() {},
  outcome: () => undefined,
  stuck: () => 0,
  name: (_, m) => String(m),
  points: (_, m) => points[m]!,
  loosePoints: () => loose,
  label: point => ({ hu: `hu ${point}`, en: `en ${point}` }),
  scene: () => scene([]),
})
/** White and black men belong to the players, all others to nobody. */
const OWNERS: Partial<Record<Tint, { readonly owner: number }>> = { white: { owner: 0 }, black: { owner: 1 } }
const man = (name: string, tint: Tint, more: Partial<Placed> = {}): Placed => ({
  cell: cell(name),
  ...OWNERS[tint],
  look: { art: 'disc', tint },
  label: { hu: 'korong', en: 'disc' },
  ...more,
})
const scene = (placed: readonly Placed[], hand: readonly string[] = []): Scene => ({
  placed,
  trays: [
    {
      id: 'hand',
      title: { hu: 'kéz', en: 'hand' },
      items: hand.map(point => ({
        look: { art: 'disc', tint: 'white' },
        label: { hu: 'k', en: 'd' },
        point,
      })),
    },
  ],
})
const choosing = (points: readonly (readonly Point[])[], seen: Scene, loose = 1) => {
  const rules = game(points, loose)
  return new MoveChoice(
    rules,
    rules.layout.empty(),
    points.map((_, m): Move => m),
    seen,
  )
}
const [a1, a2, b1, b2, c3, d4] = ['a1', 'a2', 'b1', 'b2', 'c3', 'd4'].map(cell) as [
  number,
  number,
  number,
  number,
  number,
  number,
]

describe('two points a move', () => {
  const two = choosing(
    [
      [a1, a2],
      [a1, b2],
      [b1, b2],
    ],
    scene([man('a1', 'white'), man('b1', 'white'), man('b2', 'black')]),
  )
  test('targets: what may be taken up, then where it may go', () => {
    expect(two.targets([])).toEqual([
      { point: a1, kind: 'start' },
      { point: b1, kind: 'start' },
    ])
    expect(two.targets([a1])).toEqual([
      { point: a2, kind: 'move' },
      { point: b2, kind: 'capture' },
    ])
  })
  test('first a piece, then its target', () => {
    expect(two.point([], a1)).toEqual({ chosen: [a1] })
    expect(two.point([a1], a2)).toEqual({ move: 0 })
  })
  test('another own piece replaces the choice; the same one again puts it down', () => {
    expect(two.point([a1], b1)).toEqual({ chosen: [b1] })
    expect(two.point([a1], a1)).toEqual({ chosen: [] })
  })
  test('what is not allowed is refused with all the points tried', () => {
    expect(two.point([a1], d4)).toEqual({ refused: [a1, d4] })
    expect(two.point([], d4)).toEqual({ refused: [d4] })
  })
  test('a drag is two points, whatever was chosen before', () => {
    expect(two.drag([], a1, b2)).toEqual({ move: 1 })
    expect(two.drag([a1], a1, b2)).toEqual({ move: 1 })
    expect(two.drag([a1], b1, b2)).toEqual({ move: 2 })
    expect(two.drag([], a1, d4)).toEqual({ refused: [a1, d4] })
  })
})

describe('longer moves', () => {
  const long = choosing(
    [
      [a1, b2, c3],
      [a1, b2, d4],
      [a1, a2, a1],
    ],
    scene([man('a1', 'white')]),
  )
  test('the middle step can be chosen anew and taken back', () => {
    expect(long.point([a1], b2)).toEqual({ chosen: [a1, b2] })
    expect(long.point([a1, b2], a2)).toEqual({ chosen: [a1, a2] })
    expect(long.point([a1, b2], b2)).toEqual({ chosen: [a1] })
  })
  test('coming back to the first cell is a move when the rules say so', () => {
    expect(long.point([a1, a2], a1)).toEqual({ move: 2 })
    expect(long.point([a1, b2], a1)).toEqual({ chosen: [] })
  })
})

test('moves with the same points are asked about', () => {
  const alike = choosing(
    [
      [a1, a2],
      [a1, a2],
      [a1, b2],
    ],
    scene([man('a1', 'white')]),
  )
  expect(alike.point([a1], a2)).toEqual({ ask: [0, 1], chosen: [a1, a2] })
  expect(alike.drag([], a1, a2)).toEqual({ ask: [0, 1], chosen: [a1, a2] })
})

test('one point a move: placing, taking off, pushing', () => {
  const seen = scene([man('a1', 'white'), man('b2', 'black'), man('c3', 'brown')])
  const one = choosing([[a2], [b2], [a1], [c3]], seen)
  expect(one.targets([])).toEqual([
    { point: a2, kind: 'move' },
    { point: b2, kind: 'capture' },
    { point: a1, kind: 'move' },
    { point: c3, kind: 'move' },
  ])
  expect(one.point([], b2)).toEqual({ move: 1 })
})

test('ids: pieces and trays are targets, everything else a button with its label', () => {
  const mixed = choosing(
    [['hand:pawn', a2], ['pass'], ['tower', b2], [a1, 'turn']],
    scene([man('a1', 'white'), man('c3', 'white', { point: 'tower' })], ['hand:pawn']),
  )
  expect(mixed.targets([])).toEqual([
    { point: 'hand:pawn', kind: 'start' },
    { point: 'tower', kind: 'start' },
    { point: a1, kind: 'start' },
  ])
  expect(mixed.buttons([])).toEqual([{ point: 'pass', label: { hu: 'hu pass', en: 'en pass' } }])
  expect(mixed.buttons([a1])).toEqual([{ point: 'turn', label: { hu: 'hu turn', en: 'en turn' } }])
  expect(mixed.point([a1], 'turn')).toEqual({ move: 3 })
  expect(mixed.point(['hand:pawn'], a2)).toEqual({ move: 0 })
  expect(mixed.point([a1], 'pass')).toEqual({ move: 1 })
})

test('a cell under a large block counts as held', () => {
  const block = choosing([[a1, b2]], scene([man('a1', 'white'), man('c3', 'black', { cells: [c3, b2] })]))
  expect(block.targets([a1])).toEqual([{ point: b2, kind: 'capture' }])
})

describe('groups: the first points in any order', () => {
  const men = scene([man('a1', 'white'), man('a2', 'white'), man('b1', 'white'), man('b2', 'white')])
  const pairs = choosing(
    [
      [a1, a2, c3],
      [a1, b1, d4],
      [a1, b1, c3],
    ],
    men,
    2,
  )
  test('any man of a group begins, any other goes on', () => {
    expect(pairs.targets([]).map(({ point, kind }) => [point, kind])).toEqual([
      [a1, 'start'],
      [a2, 'start'],
      [b1, 'start'],
    ])
    expect(pairs.point([], b1)).toEqual({ chosen: [b1] })
    expect(pairs.targets([b1])).toEqual([{ point: a1, kind: 'start' }])
    expect(pairs.targets([a1])).toEqual([
      { point: a2, kind: 'start' },
      { point: b1, kind: 'start' },
    ])
    expect(pairs.targets([b1, a1]).map(({ kind }) => kind)).toEqual(['move', 'move'])
    expect(pairs.point([b1], a1)).toEqual({ chosen: [b1, a1] })
    expect(pairs.point([b1, a1], d4)).toEqual({ move: 1 })
    expect(pairs.point([a1, b1], c3)).toEqual({ move: 2 })
  })
  test('only the group is loose: where it goes comes last', () => {
    expect(pairs.point([], c3)).toEqual({ refused: [c3] })
    expect(pairs.point([a1], c3)).toEqual({ refused: [a1, c3] })
  })
  test('a man of the group again is put down alone; another takes the place of the last', () => {
    expect(pairs.point([a1, b1], a1)).toEqual({ chosen: [b1] })
    expect(pairs.point([a1, b1], b1)).toEqual({ chosen: [a1] })
    expect(pairs.point([a1, b1], a2)).toEqual({ chosen: [a1, a2] })
  })
  test('from and to never change places: both ways round are moves of their own', () => {
    const both = choosing(
      [
        [a1, b1],
        [b1, a1],
        [b1, b2],
      ],
      men,
    )
    expect(both.point([a1], b1)).toEqual({ move: 0 })
    expect(both.point([b1], a1)).toEqual({ move: 1 })
    // a1 cannot go to b2, but b2 is no beginning either, though b1 could go there.
    expect(both.point([a1], b2)).toEqual({ refused: [a1, b2] })
    const onto = choosing(
      [
        [b1, a1],
        [a1, c3],
      ],
      men,
    )
    expect(onto.point([a1], b1)).toEqual({ chosen: [b1] })
  })
})

describe('what is captured: the pieces of another side, whatever their colours', () => {
  const plain = (name: string, tint: Tint): Placed => ({
    cell: cell(name),
    look: { art: 'disc', tint },
    label: { hu: 'korong', en: 'disc' },
  })
  const kinds = (rules: BoardGame, placed: readonly Placed[], chosen: readonly Point[] = []) =>
    new MoveChoice(rules, rules.layout.empty(), [0, 1, 2], scene(placed))
      .targets(chosen)
      .map(({ kind }) => kind)

  test("a piece of nobody in a player's colour is not captured", () => {
    expect(kinds(game([[a1], [b2], [c3]], 1), [plain('a1', 'black'), plain('b2', 'white')])).toEqual([
      'move',
      'move',
      'move',
    ])
    const steps = [
      [a1, a2],
      [a1, b2],
      [a1, c3],
    ]
    const placed = [man('a1', 'white'), plain('a2', 'black'), plain('b2', 'grey'), man('c3', 'black')]
    expect(kinds(game(steps, 1), placed, [a1])).toEqual(['move', 'move', 'capture'])
  })
  test("a player's piece in no player's colour is captured", () =>
    expect(kinds(game([[a1], [b2], [c3]], 1), [{ ...plain('b2', 'teal'), owner: 1 }])).toEqual([
      'move',
      'capture',
      'move',
    ]))
  test('the top piece decides, a common one too', () => {
    const rings = [man('a1', 'black'), plain('a1', 'grey'), man('b2', 'white'), man('b2', 'black')]
    expect(kinds(game([[a1], [b2], [c3]], 1), rings)).toEqual(['move', 'capture', 'move'])
  })
  test('two boards with the same colours, and partners on one team', () => {
    const seat = (id: string, tint: Tint, team: number) => ({ id, tint, team, name: { hu: id, en: id } })
    const rules: BoardGame = {
      ...game([[a1], [b2], [c3]], 1),
      players: [
        seat('w1', 'white', 0),
        seat('w2', 'white', 1),
        seat('b1', 'black', 1),
        seat('b2', 'black', 0),
      ],
    }
    const owned = (name: string, owner: number) => ({
      ...plain(name, rules.players[owner]!.tint as Tint),
      owner,
    })
    const placed = [owned('a1', 1), owned('b2', 2), owned('c3', 3)]
    expect(kinds(rules, placed)).toEqual(['capture', 'capture', 'move'])
    // Both boards play at once: what is captured depends on who makes the move, not on whose turn it is.
    expect(kinds({ ...rules, actor: () => 1 }, placed)).toEqual(['move', 'move', 'capture'])
  })
})

test('a move that has a second way to point at it is made by either', () => {
  const points = [
    [a1, a2],
    [a1, b1],
  ]
  const rules = { ...game(points, 1), shortcut: (_: unknown, m: Move) => [`die:${m + 1}`, a1] }
  const seen = scene([man('a1', 'white')], ['die:1', 'die:2'])
  const choice = new MoveChoice(rules, rules.layout.empty(), [0, 1], seen)
  expect(choice.point([a1], b1)).toEqual({ move: 1 })
  expect(choice.point([], 'die:2')).toEqual({ chosen: ['die:2'] })
  expect(choice.point(['die:2'], a1)).toEqual({ move: 1 })
  // The other die may be taken instead.
  expect(choice.point(['die:2'], 'die:1')).toEqual({ chosen: ['die:1'] })
  expect(choice.buttons([])).toEqual([])
})
