// Seats of pieces, how they continue from scene to scene, and the picture made of them.
import { describe, expect, test } from 'vitest'
import { hexRhombus, layers, makeBoard, square, type Placed, type Scene, type Tint } from '../kit/index.ts'
import { pageColours } from './colours.ts'
import { frameOf } from './geometry.ts'
import { dotsHelp } from './marks.ts'
import { picture } from './picture.ts'
import { heights, spotsOf } from './piece-spots.ts'
import { sceneSvg } from './svg.ts'
import { continued } from './piece-tracks.ts'

const board = square(8, 8, { look: 'checks' })
const at = (name: string) => board.names.indexOf(name)
const piece = (cell: number, art = 'disc', tint: Tint = 'white', more: Partial<Placed> = {}): Placed => ({
  cell,
  look: { art, tint },
  label: { hu: `${tint} ${art}`, en: `${tint} ${art}` },
  ...more,
})

describe('seats', () => {
  const frame = frameOf(board)
  test('a pile grows upwards and tells its height', () => {
    const placed = [piece(0), piece(0), piece(0), piece(9)]
    const spots = spotsOf(frame, placed)
    expect(spots[1]!.y).toBeLessThan(spots[0]!.y)
    expect(spots[2]!.y).toBeLessThan(spots[1]!.y)
    expect(spots[3]).toMatchObject({ x: 1, y: 6, scale: 1, height: 1 })
    expect(heights(placed, spots, 3)).toEqual([{ cell: 0, spot: spots[2] }])
  })
  test('a very high pile stays near its cell', () => {
    const spots = spotsOf(
      frame,
      Array.from({ length: 30 }, () => piece(0)),
    )
    expect(spots[29]!.y).toBeGreaterThan(frame.places[0]!.y - 0.7)
  })
  test('men stand side by side and smaller', () => {
    const spots = spotsOf(frame, [piece(0, 'man'), piece(0, 'man')])
    expect(spots[0]!.x).toBeLessThan(spots[1]!.x)
    expect(spots[0]!.scale).toBeLessThan(0.8)
    for (let n = 2; n < 12; n++)
      for (const { x, y } of spotsOf(
        frame,
        Array.from({ length: n }, () => piece(0, 'man')),
      )) {
        expect(Math.abs(x - frame.places[0]!.x)).toBeLessThan(0.5)
        expect(Math.abs(y - frame.places[0]!.y)).toBeLessThan(0.5)
      }
  })
  test('what lies in a ring lies in its middle', () => {
    const [ring, ball] = spotsOf(frame, [piece(0, 'ring'), piece(0, 'marble')])
    expect([ball!.x, ball!.y]).toEqual([ring!.x, ring!.y])
    expect(ball!.scale).toBeLessThan(ring!.scale)
  })
  test('a long cell is filled from its outer end', () => {
    const long = makeBoard({
      cells: [
        { name: 'up', x: 0, y: 0, outline: [-0.5, -2.5, 0.5, -2.5, 0, 2.5] },
        { name: 'down', x: 0, y: 6, outline: [-0.5, 8.5, 0.5, 8.5, 0, 3.5] },
      ],
      dirs: [],
      step: () => undefined,
    })
    const ys = spotsOf(frameOf(long), [piece(0), piece(0), piece(1), piece(1)]).map(spot => spot.y)
    expect(ys[0]).toBeCloseTo(-2)
    expect(ys[1]).toBeGreaterThan(ys[0]!)
    expect(ys[2]).toBeCloseTo(8)
    expect(ys[3]).toBeLessThan(ys[2]!)
  })
  test('a place within the cell turns with the board', () => {
    const placed = [piece(0, 'disc', 'white', { shift: [0.2, -0.3] })]
    const [plain, turned] = [frame, frameOf(board, { flipped: true })].map(f => {
      const spot = spotsOf(f, placed)[0]!
      return [spot.x - f.places[0]!.x, spot.y - f.places[0]!.y].map(v => Math.round(v * 10) / 10)
    })
    expect(plain).toEqual([0.2, -0.3])
    expect(turned).toEqual([-0.2, 0.3])
  })
})

describe('pieces from scene to scene', () => {
  const far = (a: number, b: number) => Math.abs(a - b)
  const go = (before: Placed[], after: Placed[], last: (number | string)[] = []) =>
    continued(before, after, last, far)

  test('a moved piece is the same, a captured one is gone', () => {
    const before = [piece(1), piece(2, 'disc', 'black'), piece(5)]
    expect(go(before, [piece(2), piece(5)], [1, 2])).toEqual({ from: [0, 2], gone: [1] })
  })
  test('equal pieces: the last move tells which, else the nearest', () => {
    const before = [piece(1), piece(7)]
    expect(go(before, [piece(7), piece(8)], [1, 8]).from).toEqual([1, 0])
    const both = [piece(0), piece(10)]
    expect(go(both, [piece(9), piece(1)]).from).toEqual([1, 0])
    expect(go(both, [piece(6)], [0, 6])).toEqual({ from: [0], gone: [1] })
  })
  test('turned over where it stands, promoted on its way', () => {
    expect(go([piece(3, 'disc', 'white')], [piece(3, 'disc', 'black')])).toEqual({ from: [0], gone: [] })
    const pawn = [piece(1, 'chess-pawn'), piece(2, 'chess-rook', 'black')]
    expect(go(pawn, [piece(2, 'chess-queen')], [1, 2])).toEqual({ from: [0], gone: [1] })
  })
  test('a placed stone is new, though others vanish', () => {
    const before = [piece(1, 'stone', 'black'), piece(2, 'stone', 'white')]
    expect(go(before, [piece(1, 'stone', 'black'), piece(3, 'stone', 'black')], [3])).toEqual({
      from: [0, undefined],
      gone: [1],
    })
  })
  test('an id is stronger than the look', () => {
    const before = [piece(1, 'disc', 'red', { point: 'a' }), piece(2, 'disc', 'red', { point: 'b' })]
    const after = [piece(4, 'disc', 'red', { point: 'b' }), piece(3, 'disc', 'red', { point: 'a' })]
    expect(go(before, after).from).toEqual([1, 0])
  })
})

test('dots are left out where nearly every free cell is a target', () => {
  const targets = (n: number) => Array.from({ length: n }, (_, point) => ({ point, kind: 'move' as const }))
  expect(dotsHelp(targets(300), [], 361)).toBe(false)
  expect(dotsHelp(targets(300), [4], 361)).toBe(true)
  expect(dotsHelp(targets(12), [], 56)).toBe(true)
})

describe('the picture', () => {
  const scene = (placed: Placed[], more: Partial<Scene> = {}): Scene => ({ placed, trays: [], ...more })
  const uses = (svg: string) => svg.match(/<use /g)?.length ?? 0
  const well = (svg: string) => {
    expect(svg).not.toMatch(/undefined|NaN|Infinity/)
    const open: string[] = []
    for (const [, end, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g))
      if (end) expect(open.pop()).toBe(name)
      else if (!self) open.push(name!)
    expect(open).toEqual([])
  }

  test('stands alone in light and dark, and takes the page’s colours when asked', () => {
    const placed = [piece(at('e1'), 'chess-king'), piece(at('e8'), 'chess-king', 'black')]
    const [light, dark] = (['light', 'dark'] as const).map(theme => sceneSvg(board, scene(placed), { theme }))
    const page = picture(board, scene(placed), pageColours, {})
    for (const svg of [light!, dark!, page]) well(svg)
    expect(light).not.toContain('var(')
    expect(dark).not.toContain('var(')
    // Boards do not know the theme: wood is wood at night too.
    expect(light).toBe(dark)
    const [maple, kaya] = (['chess', 'go'] as const).map(material =>
      sceneSvg(board, scene(placed), { material }),
    )
    for (const svg of [maple!, kaya!]) well(svg)
    expect(maple).not.toBe(kaya)
    expect(page).toContain('var(--board-light)')
    expect(uses(light!)).toBe(2)
  })
  test('brings both themes along when asked', () => {
    const svg = sceneSvg(board, scene([piece(0)]), { theme: 'auto' })
    well(svg)
    const given = new Set([...svg.matchAll(/(--[a-z0-9-]+):/g)].map(match => match[1]))
    for (const [, name] of svg.matchAll(/var\((--[a-z0-9-]+)\)/g)) expect(given).toContain(name)
  })
  test('each look is drawn once, however many pieces wear it', () => {
    const svg = sceneSvg(board, scene(board.cells.map((_, c) => piece(c, 'disc', c % 2 ? 'white' : 'black'))))
    expect(uses(svg)).toBe(64)
    expect(svg.match(/<g id="jv-p/g)?.length).toBe(2)
  })
  test('says the position in words', () => {
    const svg = sceneSvg(board, scene([piece(at('e1'), 'chess-king')]), { language: 'en' })
    expect(svg).toContain('aria-label="Position: e1 white chess-king"')
  })
  test('and calls printed fields by what is printed on them', () => {
    const told = { hu: 'jövedelemadó', en: 'income tax' }
    const field = { name: 'income-tax', x: 0, y: 0, text: { hu: 'jövedelem-\nadó', en: 'Income\ntax' }, told }
    const track = makeBoard({ cells: [field], dirs: [], step: () => undefined })
    const svg = sceneSvg(track, scene([piece(0)]), { language: 'en' })
    expect(svg).toContain('aria-label="Position: Income tax white disc"')
  })
  test('blocks, links, fills, trays, layers, windows and hexes are all well formed', () => {
    const rich = scene(
      [
        piece(at('a1'), 'block', 'red', { cells: ['a1', 'a2', 'b2'].map(at) }),
        piece(at('c3'), 'shogi', 'black', { look: { art: 'shogi', tint: 'black', text: '+P', turn: 180 } }),
      ],
      {
        links: (['bar', 'arrow', 'wall'] as const).map(kind => ({ from: 20, to: 21, tint: 'blue', kind })),
        fills: ['gone', 'fog', 'water', 'goal', 'camp-red', 'lot-blue', 'nonsense'].map((fill, i) => ({
          cell: 40 + i,
          fill,
        })),
        trays: [
          {
            id: 't',
            title: { hu: '<kéz>', en: '<hand>' },
            items: [{ look: { art: 'die', tint: 'red', text: '4' }, label: { hu: '4', en: '4' }, count: 2 }],
          },
        ],
      },
    )
    well(
      sceneSvg(board, rich, {
        trays: 'shown',
        flipped: true,
        marks: [1],
        arrows: [[0, 9]],
        last: [3, 4],
        width: 400,
      }),
    )
    well(sceneSvg(board, { ...rich, window: [1, 1, 4, 4] }))
    well(sceneSvg(layers(square(3, 3), 3), scene([piece(13, 'marble')]), { columns: 2 }))
    well(sceneSvg(hexRhombus(5), scene([piece(3, 'stone')])))
    well(sceneSvg(square(5, 5, { look: 'points' }), scene([piece(3, 'stone')]), { coordinates: 'hidden' }))
  })
})
