import type { Words } from '../../../engine/index.ts'
import { makeBoard, type Board, type CellShape, type Line } from '../../../kit/index.ts'
import { DOUBLE_ZERO, fillOf, HIGH, pocketName, printedName, WIDE, type Bet } from './bets.ts'

/** The book's order, which is the American one; where there is no 00 it is left out. */
const ORDER = [
  0,
  28,
  9,
  26,
  30,
  11,
  7,
  20,
  32,
  17,
  5,
  22,
  34,
  15,
  3,
  24,
  36,
  13,
  1,
  DOUBLE_ZERO,
  27,
  10,
  25,
  29,
  12,
  8,
  19,
  31,
  18,
  6,
  21,
  33,
  16,
  4,
  23,
  35,
  14,
  2,
]
export const wheelOf = (american: boolean): readonly number[] =>
  ORDER.filter(pocket => american || pocket !== DOUBLE_ZERO)

/** The wheel lies in a panel of wood to the right of the cloth. */
const PANEL = { left: 7.4, right: 13.6, top: -1.8, bottom: 15 }
const HUB = [(PANEL.left + PANEL.right) / 2, 6.6] as const
const [INNER, OUTER] = [1.9, 2.95]

const box = (x: number, y: number, w: number, h: number): number[] => [
  x - w,
  y - h,
  x + w,
  y - h,
  x + w,
  y + h,
  x - w,
  y + h,
]

/** A piece of the rim of the wheel, from one angle to the next. */
function wedge(i: number, count: number): readonly [x: number, y: number, outline: number[]] {
  const turn = (2 * Math.PI) / count
  const at = (r: number, k: number): [number, number] => [
    HUB[0] + r * Math.sin(k * turn),
    HUB[1] - r * Math.cos(k * turn),
  ]
  const [a, b] = [i - 0.5, i + 0.5]
  return [...at((INNER + OUTER) / 2, i), [...at(INNER, a), ...at(OUTER, a), ...at(OUTER, b), ...at(INNER, b)]]
}

/** Lines of the cloth between the fields, told by the spots that lie on them; a spot that is alone is its own line. */
function linesOf(bets: readonly Bet[]): Line[] {
  const spots = bets.flatMap(({ half, x, y }, i) => (half ? [] : [{ cell: cellOfBet(i), x, y }]))
  const isBorder = (v: number, side: number) => Math.abs(v / side - 0.5 - Math.round(v / side - 0.5)) < 0.01
  const joined = (list: readonly { cell: number }[]): Line[] =>
    list.slice(1).map(({ cell }, i) => [list[i]!.cell, cell, 'wood'])
  const across = Map.groupBy(
    spots.filter(({ y }) => isBorder(y, HIGH)),
    ({ y }) => Math.round(y * 100),
  )
  const along = Map.groupBy(
    spots.filter(({ x }) => isBorder(x, WIDE)),
    ({ x }) => Math.round(x * 100),
  )
  const lines = [
    ...[...across.values()].flatMap(row => joined(row.toSorted((a, b) => a.x - b.x))),
    ...[...along.values()].flatMap(column => joined(column.toSorted((a, b) => a.y - b.y))),
  ]
  const met = new Set(lines.flatMap(([a, b]) => [a, b]))
  return [...lines, ...spots.flatMap(({ cell }): Line[] => (met.has(cell) ? [] : [[cell, cell, 'wood']]))]
}

/** The panel under the wheel is drawn first, so it is the first cell; then the bets, then the pockets in their order. */
export const WHEEL = 0
export const cellOfBet = (bet: number): number => bet + 1
export const betOfCell = (cell: number): number => cell - 1

const same = (text: string): Words => ({ hu: text, en: text })

export function boardOf(bets: readonly Bet[], wheel: readonly number[]): Board {
  const { left, right, top, bottom } = PANEL
  const [w, h] = [(right - left) / 2, (bottom - top) / 2]
  const panel = {
    name: 'wheel',
    called: { hu: 'kerék', en: 'wheel' },
    x: HUB[0],
    y: HUB[1],
    outline: box(left + w, top + h, w, h),
    fill: 'home',
  }
  const fields = bets.map(({ name, called, x, y, half, fill, text }) => ({
    name,
    called: called ?? same(name.replaceAll('-', '–').replace('..', '–')),
    x,
    y,
    ...(half ? { outline: box(x, y, ...half) } : {}),
    ...(fill ? { fill } : {}),
    ...(text ? { text } : {}),
  }))
  const pockets = wheel.map((pocket, i) => {
    const [x, y, outline] = wedge(i, wheel.length)
    const text = printedName(pocket)
    const called = { hu: `${pocketName(pocket)} a keréken`, en: `${pocketName(pocket)} on the wheel` }
    return { name: `pocket-${pocketName(pocket)}`, called, x, y, outline, fill: fillOf(pocket), text }
  })
  const cells: readonly CellShape[] = [panel, ...fields, ...pockets]
  return makeBoard({ cells, dirs: [], step: () => undefined, lines: linesOf(bets) })
}
