// Six games of the book set up on the free table by hand. Every press, drag, key and typed field is counted: each takes at
// most a third of what it took before there were made boards, several colours at once and strokes over cells.
// One of them in every run; ROTATION=all does them all and prints the table.
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Table } from '../../src/table/index.ts'
import { emptyTable, TableHistory } from '../../src/table/index.ts'
import { newTableFile } from '../../src/wire/index.ts'
import { oneInTurn } from '../rotation.ts'
import { soon, useHouse } from './browser.ts'
import { TableHands, useTable } from './table-hands.ts'

const house = useHouse()
const atTable = useTable(house)

/** Hands that count what they do. */
class CountingHands {
  readonly hands: TableHands
  readonly page: Page
  count = 0
  constructor(hands: TableHands) {
    this.hands = hands
    this.page = hands.page
  }
  async key(name: string): Promise<void> {
    this.count++
    await this.page.keyboard.press(name)
  }
  async type(text: string): Promise<void> {
    this.count++
    await this.page.keyboard.type(text)
  }
  async button(name: string | RegExp, modifiers: 'Control'[] = []): Promise<void> {
    this.count++
    const found = await this.sought(this.hands.dialog().getByRole('button', { name, exact: true }))
    await found.click({ modifiers })
  }
  async fill(label: string, text: string): Promise<void> {
    this.count++
    await this.hands.dialog().getByLabel(label).first().fill(text)
  }
  /** Opens a menu and chooses from it: two presses. */
  async menu(menu: string, item: string): Promise<void> {
    this.count += 2
    await this.hands.menu(menu, item)
  }

  /** A board of the library by its name, and the pieces that belong to it into the box. */
  async board(name: string, how: 'alone' | 'with its pieces' = 'alone'): Promise<void> {
    await this.key('b')
    await this.hands.dialog().getByRole('searchbox').waitFor()
    await soon(() =>
      this.page.evaluate(() => document.activeElement?.getAttribute('type') === 'search'),
    ).toBe(true)
    await this.type(name)
    if (how === 'with its pieces') {
      this.count++
      await this.hands.dialog().getByLabel('A hozzá való figurákat is a dobozba').check()
      this.count++
      await this.hands.dialog().getByRole('searchbox').press('Enter')
    } else await this.key('Enter')
    await this.page.locator('.world-board').waitFor()
    if (how === 'with its pieces') {
      // The box opens with them.
      await this.hands.dialog().getByRole('listbox').waitFor()
      await soon(async () => (await this.present()).box.length).toBeGreaterThan(0)
    } else await soon(() => this.hands.dialog().count()).toBe(0)
    await this.hands.rest()
  }
  /** What is not in sight is scrolled to, which counts. */
  private async sought(found: Locator): Promise<Locator> {
    const isSeen = await found.evaluate(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    if (!isSeen) {
      this.count++
      await found.evaluate(each => each.scrollIntoView({ block: 'center' }))
    }
    return found
  }
  /** One drag of a picture out of a box to the middle of a cell. */
  async pull(name: string, [x, y]: readonly [number, number]): Promise<void> {
    const picture = await this.sought(this.hands.dialog().getByRole('button', { name, exact: true }))
    this.count++
    await picture.locator('img').waitFor()
    const box = (await picture.boundingBox())!
    const [to] = await this.hands.onScreen([x, y])
    await this.hands.drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, to!)
  }
  /** A kind is taken into the hand; strokes then lay one on each cell. */
  async hold(name: string | RegExp): Promise<void> {
    const picture = this.hands.dialog()
    const found =
      typeof name === 'string'
        ? picture.getByRole('button', { name, exact: true })
        : picture.getByRole('option', { name })
    await this.sought(found.first())
    this.count++
    await found.first().click()
    await this.page.locator('.stamp-layer').waitFor()
  }
  async endless(): Promise<void> {
    this.count++
    await this.hands.dialog().getByText('∞', { exact: true }).click()
  }
  /** One stroke through the middles of cells, given by their places on the table. */
  async stroke(cells: readonly (readonly [number, number])[]): Promise<void> {
    this.count++
    const { mouse } = this.page
    const spots = await this.hands.onScreen(...cells)
    await mouse.move(spots[0]!.x, spots[0]!.y)
    await mouse.down()
    for (const { x, y } of spots) await mouse.move(x, y)
    await mouse.up()
  }
  /** The last stroke once more on the other side of the board, with the opponent's pieces. */
  async opposite(): Promise<void> {
    await this.page.getByRole('button', { name: 'Szemközt is' }).waitFor()
    await this.key('m')
  }
  /** Carries the pile of a player to the base of the same colour on the six-pointed board; violet takes the white one. */
  async toBase(tint: string, turn: number): Promise<void> {
    this.count++
    // The contents of the column before go when nothing is pointed at: they may lie over the next pile.
    await this.page.mouse.move(640, 60)
    await soon(() => this.page.locator('.column-panel').count()).toBe(0)
    const table = await this.present()
    const kind = table.box.find(({ front }) => front.kind === 'art' && front.tint === tint)!
    const man = table.things.findLast(thing => thing.what === 'piece' && thing.kind === kind.id)!
    const a = (turn * Math.PI) / 3
    const [to] = await this.hands.onScreen([7.1 * Math.cos(a), 7.1 * Math.sin(a)])
    await this.hands.drag(await this.hands.spot(man.id), to!)
    await this.hands.rest()
  }
  async present(): Promise<Table> {
    const kept = await this.hands.kept()
    return new TableHistory(kept.first, kept.acts as never).present
  }
  /** Takes what is selected into the hand, to be laid out along strokes. */
  async spread(): Promise<void> {
    await this.key('t')
    await this.page.locator('.spread-layer').waitFor()
  }
}

const row = (y: number, xs: readonly number[]): (readonly [number, number])[] => xs.map(x => [x, y] as const)
const upTo = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i)
const where = (table: Table, kind: (front: string) => boolean) =>
  table.things
    .flatMap(thing => {
      if (thing.what !== 'piece') return []
      const front = table.box.find(each => each.id === thing.kind)?.front
      return front?.kind === 'art' && kind(front.tint) ? [`${thing.x},${thing.y}`] : []
    })
    .sort()

interface SetUp {
  readonly name: string
  /** What it took before; undefined where nobody had come to the end. */
  readonly before: number | undefined
  readonly most: number
  readonly by: (hands: CountingHands) => Promise<void>
}

const SETUPS: readonly SetUp[] = [
  {
    name: 'fókusz',
    before: 58,
    most: 19,
    async by(hands) {
      await hands.board('fókusz')
      await hands.key('p')
      await hands.button('fehér korong')
      await hands.button('fekete', ['Control'])
      await hands.fill('Darab', '18')
      await hands.button('Az asztalra')
      await hands.button('Kész')
      await hands.hands.rest()
      await hands.key('Control+a')
      await hands.spread()
      hands.count++
      await hands.page.getByLabel('Egyfajta egymás után').fill('2')
      await hands.stroke(upTo(6, 1).flatMap(y => row(y, y % 2 ? upTo(6, 1) : upTo(6, 1).toReversed())))
      const table = await hands.present()
      const white = where(table, tint => tint === 'white')
      expect(white).toHaveLength(18)
      // Two and two in every row, changing from row to row.
      expect(white.filter(spot => spot.endsWith(',1'))).toEqual(['1,1', '2,1', '5,1', '6,1'])
      expect(white.filter(spot => spot.endsWith(',2'))).toEqual(['3,2', '4,2'])
      expect(where(table, tint => tint === 'black')).toHaveLength(18)
    },
  },
  {
    name: 'ingerlés',
    before: 60,
    most: 20,
    async by(hands) {
      await hands.board('ingerlés')
      await hands.menu('Kellékek', 'Játékosok')
      await hands.fill('Hány játékos', '6')
      await hands.fill('Bábu fejenként', '4')
      await hands.button('Az asztalra')
      await hands.hands.rest()
      await hands.key('F5')
      const bases = { blue: 0, orange: 1, purple: 2, green: 3, yellow: 4, red: 5 }
      for (const [tint, turn] of Object.entries(bases)) await hands.toBase(tint, turn)
      const men = await hands.hands
        .things('piece')
        .evaluateAll(all => all.map(each => each.ariaLabel!.replace(/,.*,/, ',')).sort())
      expect(men).toEqual(
        ['kék', 'lila', 'narancs', 'piros', 'sárga', 'zöld'].flatMap(colour =>
          Array<string>(4).fill(`${colour} bábu, ${colour === 'lila' ? 'világos' : colour} alap`),
        ),
      )
      const table = await hands.present()
      expect(table.seats).toHaveLength(6)
      expect(table.things.filter(thing => thing.what === 'piece')).toHaveLength(24)
      expect(table.things.filter(thing => thing.what === 'die')).toHaveLength(1)
      expect(table.things.filter(thing => thing.what === 'seat')).toHaveLength(6)
    },
  },
  {
    name: 'gazdálkodj okosan',
    before: 37,
    most: 12,
    async by(hands) {
      await hands.board('gazdálkodj')
      await hands.menu('Kellékek', 'Játékosok')
      await hands.fill('Hány játékos', '3')
      await hands.fill('Számláló', '14000')
      await hands.button('Az asztalra')
      await hands.hands.rest()
      // Each man by hand onto the field where all of them begin.
      for (const id of (await hands.present()).things.flatMap(each =>
        each.what === 'piece' ? [each.id] : [],
      )) {
        hands.count++
        const board = (await hands.page.locator('.world-board').boundingBox())!
        const from = await hands.hands.spot(id)
        await hands.hands.drag(from, { x: board.x + board.width * 0.95, y: board.y + board.height * 0.95 })
      }
      await soon(() =>
        hands.hands
          .things('piece')
          .evaluateAll(all => all.filter(each => /start/i.test(each.ariaLabel!)).length),
      ).toBe(3)
      // A pack of cards dropped on the table.
      hands.count++
      await hands.page.locator('.table-file').setInputFiles({
        name: 'kártyák.szk',
        mimeType: 'text/plain',
        buffer: Buffer.from('1\nNyertél 500 forintot.\nFizess 200 forintot.\n'),
      })
      await soon(() => hands.hands.things('pack').count()).toBe(1)
      const table = await hands.present()
      expect(table.things.filter(thing => thing.what === 'piece')).toHaveLength(3)
      expect(table.things.filter(thing => thing.what === 'counter').map(({ value }) => value)).toEqual([
        14000, 14000, 14000,
      ])
    },
  },
  {
    name: 'koan',
    before: 54,
    most: 12,
    async by(hands) {
      await hands.board('koan', 'with its pieces')
      await hands.endless()
      const [octagons, squares] = [upTo(6), upTo(5, 0.5)]
      await hands.hold(/^világos nyolcszög 6/)
      await hands.stroke(row(5, octagons))
      await hands.opposite()
      await hands.hold(/^világos négyzet 5/)
      await hands.stroke(row(4.5, squares))
      await hands.opposite()
      await soon(() => hands.hands.things('piece').count()).toBe(22)
      const table = await hands.present()
      expect(where(table, tint => tint === 'white')).toEqual(
        [...row(5, octagons), ...row(4.5, squares)].map(String).sort(),
      )
      expect(where(table, tint => tint === 'black')).toEqual(
        [...row(0, octagons), ...row(0.5, squares)].map(String).sort(),
      )
    },
  },
  {
    name: 'paplanjáték',
    before: 250,
    most: 83,
    async by(hands) {
      await hands.key('p')
      await hands.button('piros')
      await hands.button('kék', ['Control'])
      hands.count++
      await hands.hands.dialog().getByRole('combobox').selectOption('blocks')
      for (const [cells, count] of [
        [4, 5],
        [5, 12],
      ] as const) {
        await hands.fill('Keresés a képek között', ` ${cells}/`)
        await hands.button(`Mind a ${count} a dobozba`)
      }
      await hands.button('Kész')
      const table = await hands.present()
      // Five shapes of four cells and twelve of five, in two colours.
      expect(
        table.box
          .map(({ front }) => (front.kind === 'art' && front.cells?.length) || 0)
          .sort((a, c) => a - c),
      ).toEqual([...Array<number>(10).fill(4), ...Array<number>(24).fill(5)])
    },
  },
  {
    // What was tried before: one pod with a prong on it. Now they go together, too.
    name: 'okti, egy tok a tüskéjével',
    before: 12,
    most: 4,
    async by(hands) {
      await hands.key('p')
      await hands.pull('fehér tok', [2, 2])
      await hands.pull('fehér tüske', [2, 1.5])
      await soon(() => hands.hands.things('piece').count()).toBe(2)
      const [spot] = await hands.hands.onScreen([2, 2])
      await hands.page.mouse.move(spot!.x, spot!.y)
      await hands.key('g')
      await soon(async () => {
        const groups = (await hands.present()).things.map(({ group }) => group)
        return groups.length === 2 && groups[0] !== undefined && groups[0] === groups[1]
      }).toBe(true)
    },
  },
  {
    // The whole set: fourteen pods and fifty prongs in the box, the six pods that begin on their homes. Nobody did that before.
    name: 'okti, az egész készlet',
    before: undefined,
    most: 8,
    async by(hands) {
      await hands.board('okti', 'with its pieces')
      await hands.endless()
      const home = upTo(3, 3)
      await hands.hold(/^világos tok 7/)
      await hands.stroke(row(8, home))
      await hands.opposite()
      await soon(() => hands.hands.things('piece').count()).toBe(6)
      expect(
        await hands.hands
          .things('piece')
          .evaluateAll(all => all.filter(each => /sötét/.test(each.ariaLabel ?? '')).length),
      ).toBe(3)
      const table = await hands.present()
      expect(table.things.map(({ x, y }) => `${x},${y}`).sort()).toEqual(
        [...row(8, home), ...row(0, home)].map(String).sort(),
      )
      expect(table.box.map(({ inside }) => inside).sort((a, c) => a - c)).toEqual([4, 4, 50])
    },
  },
]

const counts: string[] = []
test.each(oneInTurn(SETUPS))('$name is set up by hand with $most actions at most', async setUp => {
  await atTable('/table', async table => {
    const hands = new CountingHands(table)
    await table.page.mouse.move(640, 420)
    await setUp.by(hands)
    counts.push(
      `${String(hands.count).padStart(4)} of ${String(setUp.before ?? '–').padStart(4)}  ${setUp.name}`,
    )
    expect(hands.count).toBeLessThanOrEqual(setUp.most)
    if (setUp.before !== undefined) expect(setUp.most * 3).toBeLessThanOrEqual(setUp.before)
  })
})
afterAll(() => console.log(['actions by hand, now and before:', ...counts].join('\n')))

/** A tile with a free corner over a disc, a pile of twelve, and a pod with two spikes as a group. */
function corner(): Table {
  const art = (name: string, tint: string, size = 1) =>
    ({ kind: 'art', art: name, tint, width: size, height: size }) as const
  const cells = [
    [-0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ] as const
  const lying = { what: 'piece', side: 'front', angle: 0, locked: false } as const
  const pieces = [
    { kind: 'disc', x: 0.5, y: -0.5 },
    { kind: 'tile', x: 0, y: 0 },
    ...upTo(12).map(() => ({ kind: 'disc', x: 4, y: 0 })),
    { kind: 'disc', x: 8, y: 0, group: 7 },
    { kind: 'prong', x: 8, y: -0.6, group: 7 },
    { kind: 'prong', x: 8.6, y: 0, group: 7 },
  ]
  return {
    ...emptyTable(),
    box: [
      { id: 'disc', name: 'disc', front: art('disc', 'red', 0.8), inside: 0 },
      { id: 'tile', name: 'tile', front: { ...art('block', 'blue', 2), cells }, inside: 0 },
      { id: 'prong', name: 'prong', front: art('prong', 'white', 0.5), inside: 0 },
    ],
    things: pieces.map((piece, i) => ({ ...lying, ...piece, id: i + 1 })),
    nextId: pieces.length + 1,
  }
}

test('a piece is grabbed by its drawing, a pile shows its height, a group moves and turns as one', () =>
  atTable('/table', async hands => {
    const { page } = hands
    const file = { ...newTableFile('corner', 'corner', new Date(0).toISOString()), first: corner() }
    await page.locator('.table-file').setInputFiles({
      name: 'c.jatek',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
    await soon(() => hands.things('piece').count()).toBe(17)
    await hands.rest()
    const at = async () => {
      const kept = await hands.kept()
      const table = new TableHistory(kept.first, kept.acts as never).present
      return new Map(table.things.map(({ id, x, y, angle }) => [id, { x, y, angle }]))
    }
    // The first look brings what knows the drawings; until then the box around a piece is grabbed.
    const disc = await hands.spot(1)
    await soon(async () => {
      await page.mouse.move(disc.x + 1, disc.y)
      await page.mouse.move(disc.x, disc.y)
      await page.keyboard.press('e')
      return (await at()).get(1)!.angle
    }).not.toBe(0)
    const { angle } = (await at()).get(2)!
    await page.keyboard.press('e')
    await page.keyboard.press('e')
    expect((await at()).get(2)).toEqual({ x: 0, y: 0, angle })
    await hands.dragBy(1, 0, -120)
    expect((await at()).get(1)!.y).toBeLessThan(-1)
    expect((await at()).get(2)).toMatchObject({ x: 0, y: 0 })

    expect(await hands.thing(14).getAttribute('data-height')).toBe('12')
    expect(await hands.thing(13).getAttribute('data-height')).toBeNull()

    const before = await at()
    await hands.dragBy(15, 60, 40)
    const moved = await at()
    for (const id of [15, 16, 17]) {
      const [a, b] = [before.get(id)!, moved.get(id)!]
      expect(b.x - a.x).toBeCloseTo(moved.get(15)!.x - before.get(15)!.x)
      expect(b.x - a.x).toBeGreaterThan(0.2)
    }
    const spot = await hands.spot(15)
    await page.mouse.move(spot.x, spot.y)
    await page.keyboard.press('e')
    await page.keyboard.press('e')
    await soon(async () => (await at()).get(16)!.angle).toBe(90)
    const turned = await at()
    // A quarter turn: what pointed up points right, what pointed right points down.
    expect(turned.get(16)!.x).toBeGreaterThan(turned.get(15)!.x + 0.5)
    expect(turned.get(17)!.y).toBeGreaterThan(turned.get(15)!.y + 0.5)
  }))
