// Every game of the library on the free table: its set-up, the box beside it, and the way to rules play and back.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isMove, Moves, randomMove, Rng, Run, type Position } from '../src/engine/index.ts'
import { lookKey } from '../src/board/art/index.ts'
import { cellTitle } from '../src/board/board-words.ts'
import { games } from '../src/games/index.ts'
import type { Piece, Table } from '../src/table/index.ts'
import { newTableFile, parseTableFile } from '../src/wire/index.ts'
import { halfInTurn } from './rotation.ts'
import type { KnownBoard } from '../src/web/table/board-shown.ts'

// The modules of the page are asked here without a page; all they want of it is to be heard by it.
vi.stubGlobal('window', { addEventListener() {} })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
let page: {
  board: typeof import('../src/web/table/board-shown.ts')
  start: typeof import('../src/web/table/start.ts')
  learning: typeof import('../src/web/table/piece-survey.ts')
  counted: typeof import('../src/web/table/counted-pieces.ts')
  switching: typeof import('../src/web/table/rules-switch.ts')
  ready: typeof import('../src/web/table/ready-start.ts')
  making: typeof import('../src/web/table/ready-making.ts')
}
beforeAll(async () => {
  await (await import('../src/web/table/text/text.ts')).tt.load()
  page = {
    board: await import('../src/web/table/board-shown.ts'),
    start: await import('../src/web/table/start.ts'),
    learning: await import('../src/web/table/piece-survey.ts'),
    counted: await import('../src/web/table/counted-pieces.ts'),
    switching: await import('../src/web/table/rules-switch.ts'),
    ready: await import('../src/web/table/ready-start.ts'),
    making: await import('../src/web/table/ready-making.ts'),
  }
}, 60_000)

async function known(id: string): Promise<KnownBoard> {
  const made = await page.board.knownBoard(id, {})
  if (!made.ok) throw new Error(made.why.en)
  return made.value
}
const pieces = (table: Table) => table.things.filter((thing): thing is Piece => thing.what === 'piece')

/** How many of each look lie there, seeds one by one. */
function looksIn(board: KnownBoard, position: Position): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (look: Parameters<typeof lookKey>[0], times: number) => {
    if (look.art === 'hidden' || look.art === 'die') return
    const one = page.counted.unpacked(look)
    counts.set(lookKey(one.look), (counts.get(lookKey(one.look)) ?? 0) + one.count * times)
  }
  const scene = board.game.scene(position)
  // A block that can be turned is one piece however it lies; that it can lie so is asked where the switch reads it back.
  const inBox = [...page.learning.learn(board).looks.values()]
  for (const { look, turned } of scene.placed)
    add((turned && inBox.find(seen => seen.turned?.of === turned.of)?.look) ?? look, 1)
  for (const tray of scene.trays) for (const { look, count } of tray.items) add(look, count ?? 1)
  return counts
}

/** Positions between turns of a random match that the table has not looked at. */
function* randomTurns({ game }: KnownBoard, seed: number, plies: number): Generator<Position> {
  const rng = new Rng(seed)
  const run = new Run(game)
  const scratch = new Moves()
  const { position } = run
  for (let ply = 0; ply < plies && !game.outcome(position) && !run.drawn(); ply++) {
    const { turn } = position
    let m = randomMove(game, position, rng, scratch)
    if (m < 0) {
      const stuck = game.stuck(position)
      if (!isMove(stuck)) return
      m = stuck
    }
    run.play(m)
    position.settle()
    if (position.turn !== turn || game.players.length === 1) yield position
  }
}

describe.each(halfInTurn(games).map(game => game.id))('%s', id => {
  test('opens as it is set up, whole, in its places and to scale', async () => {
    const board = await known(id)
    const made = await page.start.startOf(id)
    if (!made.ok) throw new Error(made.why.en)
    const table = made.value
    const file = parseTableFile(
      JSON.parse(JSON.stringify({ ...newTableFile('x', 'x', '2026-01-01T00:00:00Z'), first: table })),
    )
    expect(file.ok || file.why).toBe(true)
    expect(table.board).toEqual({ kind: 'game', game: id, options: {} })
    const start = board.game.layout.empty()
    board.game.start(start)
    const lying = board.game.scene(start).placed
    const counts = lying.map(({ look }) => page.counted.unpacked(look).count)
    expect(pieces(table)).toHaveLength(counts.reduce((sum, n) => sum + n, 0))
    // On the board, on the cell where the rules have it, and as large as its cell allows.
    const [x, y, width, height] = board.frame.view
    let next = 0
    for (const [i, placed] of lying.entries())
      for (let n = 0; n < counts[i]!; n++) {
        const piece = pieces(table)[next++]!
        const kind = table.box.find(each => each.id === piece.kind)!
        expect(piece.x > x && piece.x < x + width && piece.y > y && piece.y < y + height).toBe(true)
        const cell = board.frame.places[placed.cell]!
        const spread = placed.cells ? 2 : placed.shift || cell.outline ? 4 : 0.6
        expect(Math.hypot(piece.x - cell.x, piece.y - cell.y)).toBeLessThan(spread)
        if (!placed.cells) expect(kind.front.width).toBeLessThanOrEqual(1.35 * Math.max(1, cell.unit))
      }
    // No piece hides another of another cell.
    const spots = lying.flatMap((placed, i) => Array.from({ length: counts[i]! }, () => placed.cell))
    for (const [i, a] of pieces(table).entries())
      for (const [j, b] of pieces(table).entries())
        if (j > i && spots[i] !== spots[j])
          expect(Math.hypot(a.x - b.x, a.y - b.y), `${spots[i]} ${spots[j]}`).toBeGreaterThan(0.3)
  })

  test('what the build lays out is what the rules would: the table, the board in both themes and languages, its cells', async () => {
    const board = await known(id)
    const made = await page.start.startOf(id)
    const ready = page.making.makeReady(board)
    expect(ready.table).toEqual(made.ok && made.value)
    expect(ready.players.slice(0, 12).map(name => name.hu)).toEqual(ready.table.seats)
    for (const theme of ['light', 'dark'] as const)
      for (const printed of ['hu', 'en'] as const)
        expect(page.ready.readySvg(ready, theme, printed)).toBe(page.board.boardSvg(board, theme, printed))
    const at = page.ready.readyCell(ready)
    const ground = (await page.board.groundOf(ready.table.board))!
    for (const cell of board.frame.shown) {
      const { x, y } = board.frame.places[cell]!
      expect(ready.names[at(x, y)!]).toEqual(ground.names[ground.at(x, y)!])
      // As people call it, never by a code of the program; of tiers that lie above each other, one of their cells.
      const called = ground.names[ground.at(x, y)!]!
      const there = board.frame.shown.filter(other => {
        const place = board.frame.places[other]!
        return place.x === x && place.y === y
      })
      expect(there.map(other => cellTitle(board.frame.board.cells[other]!, 'hu'))).toContain(
        typeof called === 'string' ? called : called.hu,
      )
    }
  })

  // Two keep most of their cards in piles that nobody sees and have pages of their own.
  test.skipIf(['ekkovadaszok', 'smaragd-koponyak'].includes(id))(
    'the box has whatever the game can need',
    async () => {
      const board = await known(id)
      const found = page.learning.learn(board)
      const made = await page.start.startOf(id)
      if (!made.ok) throw new Error(made.why.en)
      const table = made.value
      const owned = new Map(
        table.box.map(kind => [
          kind.id,
          kind.inside + pieces(table).filter(piece => piece.kind === kind.id).length,
        ]),
      )
      const pictured = new Set(
        board.game
          .scene(new Run(board.game).position)
          .trays.flatMap(tray => tray.items)
          .filter(({ label }) =>
            table.box.some(({ names, front }) => names?.hu === label.hu && 'cells' in front),
          )
          .map(({ look }) => lookKey(look)),
      )
      const short = new Set<string>()
      for (const seed of [1001, 1002])
        for (const position of randomTurns(board, seed, 160))
          for (const [key, n] of looksIn(board, position)) {
            const pair = found.sides.get(key)
            const front = pair?.side === 'back' ? pair.other : key
            const seen = found.looks.get(front)
            // A block in the stock is shown as a small picture of itself.
            if (!seen && !pictured.has(key)) short.add(key)
            if (seen && n > (found.needs.get(front) ?? 0)) short.add(`${n} ${key}`)
          }
      expect([...short]).toEqual([])
      expect([...owned.values()].every(n => n >= 0)).toBe(true)
    },
  )
})

test('what is learned is the same every time', async () => {
  for (const id of ['sakk', 'sogi', 'backgammon', 'vari', 'oszlopos-damajatek']) {
    const board = await known(id)
    const told = ({ needs, sides, looks, spellings }: ReturnType<typeof page.learning.learn>) =>
      JSON.stringify([
        [...needs],
        [...sides],
        [...looks],
        [...spellings].map(([key, { words }]) => [key, [...words]]),
      ])
    expect(told(page.learning.learn({ ...board })), id).toBe(told(page.learning.learn(board)))
  }
})

test('kings are the backs of men, and pawns find every piece they may become', async () => {
  const box = async (id: string) => {
    const made = await page.start.startOf(id)
    if (!made.ok) throw new Error(made.why.en)
    return made.value.box
  }
  for (const id of ['nemzetkozi-damajatek', 'oszlopos-damajatek', 'tarsas-damajatek', 'torok-damajatek'])
    for (const { front, back, inside } of await box(id)) {
      expect(front).toMatchObject({ art: 'disc' })
      expect(back).toMatchObject({ art: 'king', tint: front.kind === 'art' ? front.tint : '' })
      expect(inside).toBe(0)
    }
  const spares = (await box('sakk'))
    .filter(kind => kind.inside > 0)
    .map(kind => `${kind.names?.hu} ${kind.inside}`)
  const become = ['vezér', 'bástya', 'futó', 'huszár']
  expect(spares.sort()).toEqual(
    ['sötét', 'világos'].flatMap(side => become.map(name => `${side} ${name} 8`)).sort(),
  )
  // All eighteen pawns may end in one hand, and each is its own promoted back.
  for (const kind of (await box('sogi')).filter(each => /gyalog/.test(each.names?.hu ?? ''))) {
    expect(kind.inside).toBe(9)
    expect(kind.back).toBeDefined()
  }
  // What one player can take the other can too, seen or not.
  for (const id of ['sogi', 'minisogi', 'jarisogi', 'torisogi']) {
    const board = await known(id)
    const { needs, looks } = page.learning.learn(board)
    const needed = (tint: string) =>
      [...looks].flatMap(([key, { look }]) =>
        look.tint === tint && needs.has(key) ? [`${look.text} ${needs.get(key)}`] : [],
      )
    expect(needed('white').length, id).toBeGreaterThan(3)
    expect(needed('white').sort(), id).toEqual(needed('black').sort())
  }
  expect((await box('scramble')).reduce((sum, kind) => sum + kind.inside, 0)).toBe(100)
  expect((await box('reversi'))[0]).toMatchObject({
    inside: 60,
    front: { tint: 'white' },
    back: { tint: 'black' },
  })
})

/** The table as it lies, without what it remembers of the match it came from. */
const forgetful = (table: Table): Table =>
  table.board.kind === 'game'
    ? { ...table, board: { kind: 'game', game: table.board.game, options: table.board.options } }
    : table

/** Rings of zertz that are gone are no pieces: without a memory the table cannot show them. */
const shown = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? Object.fromEntries(Object.entries(json).filter(([, word]) => word !== 'gone'))
    : (json ?? {})

const KINDS: readonly (readonly [id: string, ranges: readonly string[]])[] = [
  // How many men of malom were taken cannot be seen on a table that remembers nothing.
  ['malom', ['pieces']],
  ['pente', ['pieces']],
  ['potyogos-amoba', ['pieces']],
  ['terbeli-amoba', ['pieces']],
  ['csillagjatek', ['pieces']],
  ['roka-es-libak', ['pieces', 'hands']],
  ['nemzetkozi-damajatek', ['pieces']],
  ['oszlopos-damajatek', ['pieces']],
  ['tarsas-damajatek', ['pieces']],
  ['abalon', ['pieces']],
  ['amazonok', ['pieces']],
  ['atomic', ['pieces']],
  ['go', ['pieces']],
  ['reversi', ['pieces']],
  ['vari', ['pits']],
  ['halma', ['pieces']],
  ['hex', ['pieces']],
  ['camelot', ['pieces']],
  ['tetroid', ['pieces']],
  ['hexasakk', ['pieces']],
  ['omegasakk', ['pieces']],
  ['sakk', ['pieces']],
  ['sogi', ['pieces', 'hands']],
  ['backgammon', ['pieces']],
  ['szoliter', ['pieces']],
  ['voros-szamar', ['blocks']],
  ['tigrisjatek', ['blocks']],
  ['torpedo', ['pieces']],
  ['zertz', ['pieces']],
  ['torok-damajatek', ['pieces']],
  ['sotet-sakk', ['pieces']],
  ['trax', ['pieces']],
  ['twixt', ['pieces']],
  ['kockazas', ['pieces']],
  ['okti', ['pieces']],
  ['confound', ['pieces']],
  ['hatarvonal', ['pieces']],
  ['tuleles', ['pieces']],
]

test.each(KINDS)(
  'the switch: what lies on the table of %s is read as the position it is',
  async (id, ranges) => {
    const board = await known(id)
    const { layout } = board.game
    let tried = 0
    for (const seed of [7, 8])
      for (const position of randomTurns(board, seed, 70)) {
        if (position.turn < 0 || ++tried % 9 !== 1) continue
        const json = layout.write(position)
        const table = page.start.layOut(board, position, 'position')
        const turn = String(json['turn'])
        const again = page.switching.positionOf(board, forgetful(table), turn)
        if (!again.ok) throw new Error(`${again.why.en} ${JSON.stringify(json)}`)
        for (const range of ranges) expect(shown(again.value[range]), range).toEqual(shown(json[range]))
        expect(again.value['turn']).toBe(turn)
        // With its memory nothing at all is lost.
        const whole = page.switching.positionOf(board, table, turn)
        expect(whole.ok && layout.read(whole.value).ok && whole.value).toMatchObject(json)
      }
    expect(tried).toBeGreaterThan(2)
  },
)

test('the switch: pieces moved at the table are found, and what is in a hand is kept', async () => {
  const board = await known('sogi')
  const position = [...randomTurns(board, 3, 80)].at(-1)!
  const json = board.game.layout.write(position)
  const table = page.start.layOut(board, position, 'position')
  const hands = json['hands'] as { readonly [player: string]: readonly string[] }
  const held = Object.values(hands).flat()
  expect(held.length).toBeGreaterThan(0)
  // One of the pieces beside the board is dropped on a free cell: it is in that hand no more.
  const [x, , width] = board.frame.view
  const aside = pieces(table).filter(piece => piece.x < x || piece.x > x + width)
  expect(aside).toHaveLength(held.length)
  const kind = (piece: Piece) => table.box.find(each => each.id === piece.kind)!.front
  const dropped = aside.find(
    piece => kind(piece).kind === 'art' && /[GSBR]/.test(JSON.stringify(kind(piece))),
  )!
  const empty = board.frame.places.findIndex(
    (place, cell) =>
      board.game.board.names[cell]!.startsWith('e') &&
      pieces(table).every(piece => Math.hypot(piece.x - place.x, piece.y - place.y) > 0.5),
  )
  const place = board.frame.places[empty]!
  const moved = {
    ...table,
    things: table.things.map(thing =>
      thing.id === dropped.id ? { ...thing, x: place.x, y: place.y } : thing,
    ),
  }
  const read = page.switching.positionOf(board, moved, String(json['turn']))
  if (!read.ok) throw new Error(read.why.en)
  expect(Object.values(read.value['hands'] as typeof hands).flat()).toHaveLength(held.length - 1)
  expect(Object.keys(read.value['pieces'] as object)).toContain(board.game.board.names[empty])
})

test('the switch says in plain words what hinders it', async () => {
  const words = async (id: string, change: (table: Table, board: KnownBoard) => Table) => {
    const board = await known(id)
    const made = await page.start.startOf(id)
    if (!made.ok) throw new Error(made.why.en)
    const made2 = page.switching.matchFrom(board, change(made.value, board), board.game.players[0]!.id, '')
    return made2.ok ? 'nothing' : made2.why
  }
  const remove = (which: RegExp) => (table: Table) => ({
    ...table,
    things: table.things.filter(thing => thing.what !== 'piece' || !which.test(thing.kind)),
  })
  const put =
    (kind: string, ...cells: readonly string[]) =>
    (table: Table, board: KnownBoard): Table => ({
      ...table,
      nextId: table.nextId + cells.length,
      things: [
        ...table.things,
        ...cells.map((cell, i): Piece => {
          const { x, y } = board.frame.places[board.game.board.names.indexOf(cell)]!
          const found = table.box.find(each => each.id.startsWith(kind))!
          return {
            what: 'piece',
            id: table.nextId + i,
            kind: found.id,
            side: 'front',
            x,
            y,
            angle: 0,
            locked: false,
          }
        }),
      ],
    })
  expect(await words('sakk', table => table)).toBe('nothing')
  expect(await words('sakk', remove(/^chess-king-white/))).toMatchObject({
    hu: expect.stringMatching(/király/),
  })
  expect(await words('hex', put('stone-red', 'a1', 'a1'))).toMatchObject({
    hu: 'a1: egy mezőn több figura áll.',
  })
  const strange = await words('sakk', (table, board) =>
    put('star', 'e4')(
      {
        ...table,
        box: [
          ...table.box,
          {
            id: 'star',
            name: 'csillag',
            inside: 0,
            front: { kind: 'art', art: 'star', tint: 'red', width: 1, height: 1 },
          },
        ],
      },
      board,
    ),
  )
  expect(strange).toMatchObject({ hu: 'csillag (e4): ebben a játékban itt nem szerepelhet.' })
  const between = await words('malom', (table, board) => {
    const laid = put('', board.game.board.names[0]!)(table, board)
    // The middle of its board is no place.
    const [left, top, width, height] = board.frame.view
    return {
      ...laid,
      things: laid.things.map(thing => ({ ...thing, x: left + width / 2, y: top + height / 2 })),
    }
  })
  expect(between).toMatchObject({ hu: expect.stringMatching(/nem egy mezőn áll/) })
  expect(
    await words('monopoly', (table, board) => put('', board.game.board.names[7]!)(table, board)),
  ).toMatchObject({ hu: expect.stringMatching(/nem árulnak el mindent/) })
})
