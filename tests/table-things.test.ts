// Groups, sides, sizes, fittings and buttons of the free table, and their file.
import { describe, expect, test } from 'vitest'
import { madeCells, madeSvg } from '../src/web/table/made-board.ts'
import { ratioOf } from '../src/studio/contrast.ts'
import { newTableFile, parseTableFile } from '../src/wire/index.ts'
import {
  answer,
  apply,
  emptyTable,
  heightsOf,
  MOST,
  sizeOf,
  withGroups,
  type Act,
  type Errand,
  type Face,
  type MadeBoard,
  type Numbering,
  type Piece,
  type Table,
} from '../src/table/index.ts'
import { layoutOf } from '../src/table/errands.ts'
import { gridCells } from '../src/table/grid.ts'
import { heapOf } from '../src/table/heap.ts'
import { nearestPlace } from '../src/table/lattice.ts'
import { coverOf, freeSpots, roomFor, rowsOf, seatSpots, windowAround } from '../src/table/places.ts'
import { press as pressButton } from '../src/table/press.ts'

const disc = (tint: string, width = 1): Face => ({ kind: 'art', art: 'disc', tint, width, height: width })
const plain = { x: 0, y: 0, angle: 0, locked: false }
const after = (table: Table, ...acts: Act[]): Table =>
  acts.reduce((now, act) => {
    const result = apply(now, act)
    if (!result.ok) throw new Error(result.why.en)
    return result.value
  }, table)
const box: Act[] = [
  { do: 'kind', kind: { id: 'pod', name: 'pod', front: disc('red'), back: disc('blue', 2), inside: 20 } },
  { do: 'kind', kind: { id: 'card', name: 'card', front: disc('red'), back: disc('grey'), inside: 9 } },
]
const piece = (id: number, kind: string, x: number, y: number): Act => ({
  do: 'put',
  kind,
  count: 1,
  x,
  y,
  id,
})
const laid = after(emptyTable(), ...box, piece(1, 'pod', 0, 0), piece(2, 'pod', 1, 0), piece(3, 'pod', 5, 5))
const at = (table: Table, id: number) => table.things.find(thing => thing.id === id) as Piece
const counting = (from: number): Numbering => ({
  take(count = 1) {
    const first = from
    from += count
    return first
  },
})
const first = () => 0
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

describe('bodies', () => {
  test('a group is all that shares its number; a hand or a shuffle with new numbers leaves it', () => {
    const group = after(laid, { do: 'group', ids: [1, 2], group: 77 })
    expect(withGroups(group, [1])).toEqual([1, 2])
    expect(withGroups(group, [3])).toEqual([3])
    expect(withGroups(after(group, { do: 'group', ids: [1, 2], group: null }), [1])).toEqual([1])
    const dealt = after(group, { do: 'seats', names: ['A'] }, { do: 'hand', ids: [1], seat: 0, x: 0, y: 0 })
    expect(at(dealt, 1).group).toBeUndefined()
    const mixed = after(group, { do: 'column', ids: [1, 2], x: 0, y: 0, by: 'shuffle', fresh: [8, 9] })
    expect(mixed.things.map(thing => thing.group)).toEqual([undefined, undefined, undefined])
  })
  test('a heap is what lies on each other, however little; neighbours that touch are none', () => {
    const table = after(
      laid,
      piece(4, 'card', 0.7, 0),
      piece(5, 'card', 5.6, 5),
      piece(6, 'card', 6.5, 5),
      piece(7, 'card', 9, 9),
    )
    expect(heapOf(table, 3)).toEqual([3, 5, 6])
    // The first two lie side by side and belong together only by the card over both.
    expect(heapOf(laid, 1)).toEqual([1])
    expect(heapOf(table, 1).toSorted((a, b) => a - b)).toEqual([1, 2, 4])
    expect(heapOf(table, 7)).toEqual([7])
    const held = after(table, { do: 'seats', names: ['A'] }, { do: 'hand', ids: [4], seat: 0, x: 0, y: 0 })
    expect(heapOf(held, 1)).toEqual([1])
  })
  test('turned about a point, every piece goes round it and turns itself', () => {
    const turned = after(laid, { do: 'rotate', ids: [1, 2], degrees: 90, about: { x: 0.5, y: 0 } })
    expect(at(turned, 1).x).toBeCloseTo(0.5)
    expect(at(turned, 1).y).toBeCloseTo(-0.5)
    expect(at(turned, 2).y).toBeCloseTo(0.5)
    expect(at(turned, 2).angle).toBe(90)
    expect(at(turned, 3)).toEqual(at(laid, 3))
  })
  test('flipped as one body: left is right, the lowest is the highest, angles mirrored', () => {
    const tilted = after(laid, { do: 'rotate', ids: [2], degrees: 30 })
    const flipped = after(tilted, { do: 'flip', ids: [1, 2], about: { x: 0.5, y: 0 } })
    expect(flipped.things.map(thing => thing.id)).toEqual([2, 1, 3])
    expect(at(flipped, 2)).toMatchObject({ x: 0, y: 0, angle: 330, side: 'back' })
    expect(at(flipped, 1)).toMatchObject({ x: 1, side: 'back' })
    expect(after(flipped, { do: 'flip', ids: [1, 2], about: { x: 0.5, y: 0 } })).toEqual(tilted)
  })
  test('more than two sides come one after the other, each with its size', () => {
    const three = after(laid, {
      do: 'rekind',
      kind: 'pod',
      fields: { more: [disc('green', 3), disc('pink', 4)] },
    })
    const widths: number[] = []
    let table = three
    for (let i = 0; i < 5; i++) {
      widths.push(sizeOf(table, at(table, 1)).width)
      table = after(table, { do: 'flip', ids: [1] })
    }
    expect(widths).toEqual([1, 2, 3, 4, 1])
  })
  test('a kind loses its back, is renamed and resized; pieces follow', () => {
    const changed = after(laid, { do: 'rekind', kind: 'pod', fields: { name: 'tok', back: null } })
    expect(changed.box[0]).toMatchObject({ name: 'tok' })
    expect(changed.box[0]!.back).toBeUndefined()
    const large = after(laid, { do: 'rekind', kind: 'pod', fields: { front: disc('red', 2.5) } })
    expect(sizeOf(large, at(large, 3)).width).toBe(2.5)
  })
  test('resizing is bounded, and twice by halves is nothing', () => {
    const small = after(laid, { do: 'resize', ids: [1], factor: 0.5 })
    expect(sizeOf(small, at(small, 1)).width).toBe(0.5)
    expect(at(after(small, { do: 'resize', ids: [1], factor: 2 }), 1)).toEqual(at(laid, 1))
    const huge = after(
      laid,
      ...Array.from({ length: 9 }, (): Act => ({ do: 'resize', ids: [1], factor: 20 })),
    )
    expect(at(huge, 1).scale).toBe(20)
  })
  test('a colour of its own, and back to that of the kind', () => {
    const pink = after(laid, { do: 'tint', ids: [1, 3], tint: 'pink' })
    expect(pink.things.map(thing => thing.what === 'piece' && thing.tint)).toEqual([
      'pink',
      undefined,
      'pink',
    ])
    expect(after(pink, { do: 'tint', ids: [1, 3], tint: null })).toEqual(laid)
  })
  test('a piece cannot be set to a kind that is not there', () =>
    expect(apply(laid, { do: 'set', id: 1, fields: { what: 'piece', kind: 'none' } }).ok).toBe(false))
})

describe('piles', () => {
  test('pieces on one spot have heights and know what lies on them; a piece alone has none', () => {
    const heights = heightsOf(after(laid, { do: 'column', ids: [1, 2], x: 3, y: 3 }).things)
    expect([...heights]).toEqual([
      [1, { level: 0, of: 2, above: 2 }],
      [2, { level: 1, of: 2 }],
    ])
  })
})

describe('places', () => {
  const window = { left: 0, top: 0, right: 12, bottom: 8 }
  const board = { left: 3, top: 0, right: 11, bottom: 8 }
  const overlap = (a: { left: number; right: number; top: number; bottom: number }, b: typeof a) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  test('what is new lies inside the window, beside the board, on nothing else, by its size', () => {
    const sizes = [1, 2, 1, 0.5, 1.5].map(width => ({ width, height: width }))
    const spots = freeSpots(laid, sizes, window, board)
    const covers = spots.map(({ x, y }, i) => {
      const r = sizes[i]!.width / 2
      return { left: x - r, right: x + r, top: y - r, bottom: y + r }
    })
    for (const [i, cover] of covers.entries()) {
      expect(cover.left >= 0 && cover.top >= 0 && cover.right <= 12 && cover.bottom <= 8).toBe(true)
      expect(overlap(cover, board)).toBe(false)
      for (const other of covers.slice(0, i)) expect(overlap(cover, other)).toBe(false)
      for (const thing of laid.things) expect(overlap(cover, coverOf(laid, thing))).toBe(false)
    }
  })
  test('where only the board has room, there is none; a wider window has it, at the right of all that lies there', () => {
    const token = { width: 2, height: 1 }
    const tight = { left: 2.5, top: -0.5, right: 11.5, bottom: 8.5 }
    expect(roomFor(emptyTable(), [token], tight, board)).toEqual([undefined])
    const around = windowAround(tight, { width: 900, height: 900 }, 1)
    expect(around).toEqual(tight)
    const [spot] = roomFor(
      emptyTable(),
      [token],
      windowAround(tight, { width: 900, height: 900 }, 1.3),
      board,
    )
    expect(spot!.x).toBeGreaterThanOrEqual(board.right + 1)
  })
  test('what comes one after the other lies in straight columns and rows, as far apart as what comes at once', () => {
    const token = { width: 1.7, height: 1.1 }
    // The upper edge and the board end where no round number is.
    const tight = { left: -2.43, top: -0.71, right: 13.37, bottom: 8.93 }
    const at = (spots: readonly ({ readonly x: number; readonly y: number } | undefined)[]) => {
      const right = spots.flatMap(spot => (spot && spot.x > board.right ? spot : []))
      expect(right.length).toBeGreaterThan(3)
      expect(new Set(right.map(({ x }) => x.toFixed(6))).size).toBe(1)
      const gaps = right.slice(1).map(({ y }, i) => y - right[i]!.y - token.height)
      for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!)
      return gaps[0]!
    }
    const atOnce = at(
      roomFor(
        emptyTable(),
        upTo(12).map(() => token),
        tight,
        board,
      ),
    )
    let table = after(emptyTable(), {
      do: 'kind',
      kind: { id: 'token', name: '', front: { ...disc('red'), ...token }, inside: 12 },
    })
    const spots = upTo(12).map(i => {
      const [spot] = roomFor(table, [token], tight, board)
      if (spot) table = after(table, piece(i + 1, 'token', spot.x, spot.y))
      return spot
    })
    expect(at(spots)).toBeCloseTo(atOnce)
  })
  test('a full table takes more in its middle, not on one point', () => {
    const spots = freeSpots(
      emptyTable(),
      upTo(3).map(() => ({ width: 11, height: 7 })),
      window,
      undefined,
    )
    expect(new Set(spots.map(({ x }) => x)).size).toBe(3)
  })
  test('rows are as wide as what lies in them', () => {
    const spots = rowsOf(
      [1, 3, 1, 1].map(width => ({ width, height: 1 })),
      2,
      { x: 0, y: 0 },
    )
    expect(spots[1]!.x - spots[0]!.x).toBeGreaterThanOrEqual(2)
    expect(spots[2]!.y - spots[0]!.y).toBeGreaterThanOrEqual(1)
    expect(spots[0]!.x).toBe(spots[2]!.x)
  })
  test.each([1, 2, 3, 4, 6, 12])('%i seats lie round the board, none on another', count => {
    const seats = seatSpots(count, board, 0.9)
    expect(new Set(seats.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(count)
    for (const { x, y } of seats)
      expect(x < board.left || x > board.right || y < board.top || y > board.bottom).toBe(true)
  })
})

describe('grids and made boards', () => {
  const grid = { columns: 4, rows: 3, x: 10, y: 20, width: 8, height: 6 }
  test('square cells fill the rectangle', () => {
    const cells = gridCells({ ...grid, shape: 'square' })
    expect(cells).toHaveLength(12)
    expect(cells[0]).toMatchObject({ x: 11, y: 21, unit: 2 })
    expect(cells.at(-1)).toMatchObject({ x: 17, y: 25 })
  })
  test('offset and hexagonal rows stay within the two corners', () => {
    for (const shape of ['offset', 'hex'] as const)
      for (const cell of gridCells({ ...grid, shape })) {
        expect(cell.x).toBeGreaterThan(10)
        expect(cell.x).toBeLessThan(18)
        expect(cell.y).toBeGreaterThan(20)
        expect(cell.y).toBeLessThan(26)
      }
    const [a, , , , b] = gridCells({ ...grid, shape: 'hex' })
    expect(b!.x - a!.x).toBeCloseTo(8 / 4.5 / 2)
  })
  test('the grid of the bare table: halves, shifted rows, hexagons', () => {
    const to = (shape: 'square' | 'offset' | 'hex', step: number, x: number, y: number, shift = 0) =>
      nearestPlace({ shape, step, x: shift, y: 0 }, x, y)
    expect(to('square', 1, 2.4, -0.6)).toEqual({ x: 2, y: -1 })
    expect(to('square', 0.5, 2.4, -0.6)).toEqual({ x: 2.5, y: -0.5 })
    // Shifted by a half, places lie on the lines of a board.
    expect(to('square', 1, 2.4, 0, 0.5)).toEqual({ x: 2.5, y: 0 })
    expect(to('offset', 1, 2.4, 1.1)).toEqual({ x: 2.5, y: 1 })
    expect(to('offset', 1, 2.4, 2.1)).toEqual({ x: 2, y: 2 })
    const { x, y } = to('hex', 2, 1.2, 1.5)
    expect([x, y]).toEqual([1, expect.closeTo(Math.sqrt(3)) as number])
    // Each place is its own, and all six neighbours are equally far.
    expect(to('hex', 2, x, y)).toEqual({ x, y })
    for (let i = 0; i < 6; i++) {
      const way = (i * Math.PI) / 3
      const near = to('hex', 2, x + 1.9 * Math.cos(way), y + 1.9 * Math.sin(way))
      expect(Math.hypot(near.x - x, near.y - y)).toBeCloseTo(2)
    }
  })
  const made = (pattern: MadeBoard['pattern'], columns: number, rows: number): MadeBoard => ({
    kind: 'made',
    pattern,
    columns,
    rows,
    light: '#ffffff',
    dark: '#000000',
    ink: '#333333',
    labels: 'letters',
  })
  test.each([
    ['chequers', 8, 8, 64],
    ['hexes', 5, 3, 15],
    ['hexagon', 5, 1, 61],
    ['points', 9, 9, 81],
    ['ring', 10, 10, 36],
    ['snake', 10, 10, 100],
    ['row', 12, 3, 12],
    ['ring', 1, 4, 4],
  ] as const)('%s %i × %i has %i cells with names of their own', (pattern, columns, rows, count) => {
    const cells = madeCells(made(pattern, columns, rows))
    expect(cells).toHaveLength(count)
    expect(new Set(cells.map(cell => cell.name)).size).toBe(count)
    expect(new Set(cells.map(cell => `${cell.x.toFixed(3)} ${cell.y.toFixed(3)}`)).size).toBe(count)
    expect(madeSvg(made(pattern, columns, rows))).not.toMatch(/NaN|undefined/)
  })
  const wooden: Pick<MadeBoard, 'light' | 'dark' | 'ink'> = {
    light: '#ebd2a2',
    dark: '#7a4b28',
    ink: '#33261a',
  }
  test.each(['chequers', 'hexes', 'hexagon', 'points', 'ring', 'snake'] as const)(
    'letters of %s can be read on what they stand on',
    pattern => {
      const board = { ...made(pattern, 5, 5), ...wooden }
      const cells = madeCells(board)
      const plate = pattern === 'points' ? board.light : board.dark
      const letters = [
        ...madeSvg(board).matchAll(/<text x="(.*?)" y="(.*?)" font-size="(.*?)".*? fill="(.*?)"/g),
      ].map(([, x, y, size, fill]) => {
        const [cx, cy] = [Number(x), Number(y) - Number(size) * 0.35]
        const cell = cells.find(each => Math.hypot(each.x - cx, each.y - cy) < 0.55)
        return ratioOf(
          (pattern === 'points' || !cell ? plate : board[cell.shade]) as `#${string}`,
          fill as `#${string}`,
        )
      })
      expect(letters.length).toBeGreaterThan(9)
      for (const ratio of letters) expect(ratio).toBeGreaterThan(4.5)
    },
  )
  test('the letters of rows of hexagons stand below the lowest row', () => {
    const board = { ...made('hexes', 3, 2), ...wooden }
    const lowest = madeCells(board).slice(-3)
    const first = /<text x="(.*?)"[^>]*>a</.exec(madeSvg(board))
    expect(Number(first![1])).toBeCloseTo(lowest[0]!.x)
  })
  test('all lines of a cell are of one size, the longest decides', () => {
    const sizes = [
      ...madeSvg({ ...made('squares', 1, 1), labels: 'none', texts: ['Kimaradsz egy körből'] }).matchAll(
        /font-size="(.*?)"/g,
      ),
    ]
    expect(new Set(sizes.map(([, size]) => size)).size).toBe(1)
    expect(sizes).toHaveLength(3)
  })
  test('words of a cell are text, never markup', () =>
    expect(madeSvg({ ...made('squares', 1, 1), texts: ['<script>'] })).not.toContain('<script'))
})

describe('buttons', () => {
  const button = (errand: Errand): Act => ({
    do: 'add',
    id: 90,
    thing: { what: 'button', text: 'x', errand, ...plain },
  })
  const press = (table: Table, errand: Errand) => {
    const act = pressButton(after(table, button(errand)), 90, first, counting(1000))
    return act.ok ? after(table, button(errand), act.value) : act.why.en
  }
  const seated = after(emptyTable(), ...box, { do: 'seats', names: ['A', 'B'] })
  const deck = after(
    seated,
    { do: 'put', kind: 'card', count: 7, x: 1, y: 1, id: 1 },
    { do: 'flip', ids: [1, 2, 3, 4, 5, 6, 7] },
  )
  test('„deal 3 each” deals from the nearest pile', () => {
    const dealt = press(deck, { do: 'deal', each: 3 })
    if (typeof dealt === 'string') throw new Error(dealt)
    expect([0, 1].map(seat => dealt.things.filter(thing => thing.hand === seat).length)).toEqual([3, 3])
    expect(press(deck, { do: 'deal', each: 4 })).toMatch('not enough')
    expect(press(after(emptyTable(), ...box), { do: 'deal', each: 1 })).toMatch('seats')
  })
  test('„next player” goes round the seats', () => {
    const turns = [seated]
    for (let i = 0; i < 3; i++) {
      const act = pressButton(after(turns[i]!, button({ do: 'next' })), 90, first, counting(1))
      if (!act.ok) throw new Error(act.why.en)
      turns.push(after(turns[i]!, act.value))
    }
    expect(turns.map(table => table.turn)).toEqual([undefined, 0, 1, 0])
    expect(after(turns[2]!, { do: 'seats', names: ['A'] }).turn).toBeUndefined()
  })
  test('„reset round” brings everything back, hands too, shuffled and under new numbers', () => {
    const counter = { what: 'counter', label: '', value: 5, ...plain } as const
    const begun = after(deck, { do: 'add', thing: counter, id: 50 }, piece(60, 'pod', 4, 4))
    const errand = layoutOf(begun)
    const played = after(
      begun,
      { do: 'hand', ids: [7, 6], seat: 1, x: 0, y: 0 },
      { do: 'move', places: [{ id: 5, x: 9, y: 9 }] },
      { do: 'flip', ids: [5] },
      { do: 'return', ids: [4, 60] },
      { do: 'write', id: 50, text: '11' },
      piece(61, 'pod', 8, 8),
      piece(62, 'pod', 8, 8),
      { do: 'rotate', ids: [61], degrees: 45 },
    )
    const back = press(played, errand)
    if (typeof back === 'string') throw new Error(back)
    const cards = back.things.filter(thing => thing.what === 'piece' && thing.kind === 'card') as Piece[]
    expect(cards.map(({ x, y, side, hand }) => [x, y, side, hand])).toEqual(
      Array.from({ length: 7 }, () => [1, 1, 'back', undefined]),
    )
    expect(cards.every(card => card.id >= 1000)).toBe(true)
    const pods = back.things.filter(thing => thing.what === 'piece' && thing.kind === 'pod')
    expect(pods.map(({ x, y, angle }) => [x, y, angle])).toEqual([[4, 4, 0]])
    expect(back.things.find(thing => thing.id === 50)).toMatchObject({ value: 5 })
    expect(back.box.map(kind => kind.inside)).toEqual(begun.box.map(kind => kind.inside))
  })
  test('what a reset button knows of a pile face down is not its order', () => {
    const kinds: Act[] = ['a', 'b', 'c'].map(id => ({
      do: 'kind',
      kind: { id, name: id, front: disc('red'), back: disc('grey'), inside: 1 },
    }))
    const pile = (order: string) =>
      after(emptyTable(), ...kinds, ...[...order].map((kind, i) => piece(i + 1, kind, 0, 0)), {
        do: 'flip',
        ids: [1, 2, 3],
      })
    expect(layoutOf(pile('cab'))).toEqual(layoutOf(pile('bca')))
  })
  test('several dice are worked in one act', () => {
    const die = { what: 'die', faces: ['1', '2'], showing: 0, ...plain } as const
    const dice = after(emptyTable(), { do: 'add', thing: die, id: 1 }, { do: 'add', thing: die, id: 2 })
    const act = answer(dice, { do: 'roll', ids: [1, 2] }, n => n - 1, counting(1))
    expect(act.ok && act.value).toEqual({
      do: 'many',
      as: 'roll',
      acts: [
        { do: 'chance', id: 1, showing: 1 },
        { do: 'chance', id: 2, showing: 1 },
      ],
    })
  })
})

describe('the file', () => {
  const made: MadeBoard = {
    kind: 'made',
    pattern: 'hexes',
    columns: 5,
    rows: 4,
    light: '#ffffff',
    dark: '#000000',
    ink: '#333333',
    labels: 'none',
    texts: ['Rajt'],
    at: { x: 1, y: -2 },
  }
  const acts: Act[] = [
    ...box,
    { do: 'seats', names: ['A', 'B'] },
    { do: 'turn', seat: 1 },
    { do: 'board', board: made },
    piece(1, 'pod', 0, 0),
    piece(2, 'pod', 1, 0),
    { do: 'group', ids: [1, 2], group: 5 },
    { do: 'rotate', ids: [1, 2], degrees: 45, about: { x: 0, y: 0 } },
    { do: 'flip', ids: [1, 2], about: { x: 0, y: 0 } },
    { do: 'resize', ids: [1], factor: 2 },
    { do: 'tint', ids: [1], tint: 'pink' },
    { do: 'rekind', kind: 'pod', fields: { back: null, more: [disc('green')] } },
    {
      do: 'add',
      id: 10,
      thing: { what: 'zone', label: 'z', width: 2, height: 1, colour: '#ffffff', draws: 'middle', ...plain },
    },
    { do: 'add', id: 11, thing: { what: 'label', text: 'l', colour: '#ffffff', ...plain } },
    { do: 'add', id: 12, thing: { what: 'seat', seat: 1, tint: 'red', ...plain } },
    { do: 'add', id: 13, thing: { what: 'button', text: 'b', errand: layoutOf(laid), ...plain } },
    {
      do: 'add',
      id: 14,
      thing: { what: 'die', faces: ['a', 'b'], pictures: ['p', ''], showing: 1, ...plain },
    },
  ]
  const file = (change: (acts: Act[]) => unknown) => ({
    ...newTableFile('a', 'a', new Date(0).toISOString()),
    acts: change(acts),
    at: 0,
  })
  test('all of it is written and read back the same', () => {
    const read = parseTableFile(JSON.parse(JSON.stringify(file(all => all))))
    expect(read.ok && read.value.acts).toEqual(acts)
    expect(after(emptyTable(), ...acts).things).toHaveLength(7)
  })
  const bad: Record<string, unknown> = {
    'a side that cannot be': { do: 'add', thing: { what: 'piece', kind: 'pod', side: 1, ...plain } },
    'too many sides': { do: 'rekind', kind: 'pod', fields: { more: Array(MOST.sides).fill(disc('red')) } },
    'a board without end': { do: 'board', board: { ...made, columns: 1e9 } },
    'half a cell': { do: 'board', board: { ...made, columns: 2.5 } },
    'a colour that is a style': { do: 'board', board: { ...made, light: 'red;background:url(x)' } },
    'an unknown errand': { do: 'add', thing: { what: 'button', text: '', errand: { do: 'eval' }, ...plain } },
    'an endless deal': {
      do: 'add',
      thing: { what: 'button', text: '', errand: { do: 'deal', each: 1e9 }, ...plain },
    },
    'a grid of nothing': {
      do: 'board',
      board: {
        kind: 'picture',
        picture: 'p',
        width: 2,
        height: 2,
        grid: { shape: 'square', columns: 0, rows: 1, x: 0, y: 0, width: 1, height: 1 },
      },
    },
    'a turn of nobody': { do: 'turn', seat: 11 },
    'a picture that is an address': {
      do: 'add',
      thing: { what: 'die', faces: ['a', 'b'], pictures: ['http://x'], showing: 0, ...plain },
    },
    'a size without end': { do: 'resize', ids: [1], factor: 1e9 },
    'a tint that is a style': { do: 'tint', ids: [1], tint: 'red"/>' },
  }
  test.each(Object.entries(bad))('refused: %s', (_, act) =>
    expect(parseTableFile(JSON.parse(JSON.stringify(file(all => [...all, act])))).ok).toBe(false),
  )
})
