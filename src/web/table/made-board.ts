import { escape, FONT, round } from '../../board/art/brush.ts'
import type { MadeBoard } from '../../table/index.ts'

/** Boards by their numbers: where the cells are, what they are called, and the picture. */

export interface MadeCell {
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly name: string
  /** Corners as x, y, x, y …; none on a point. */
  readonly outline?: readonly number[]
  readonly shade: 'light' | 'dark'
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const letterOf = (n: number): string =>
  n < 26 ? LETTERS[n]! : LETTERS[Math.floor(n / 26) - 1]! + LETTERS[n % 26]!
const ROOT3 = Math.sqrt(3)

const square = (x: number, y: number): number[] => [
  x - 0.5,
  y - 0.5,
  x + 0.5,
  y - 0.5,
  x + 0.5,
  y + 0.5,
  x - 0.5,
  y + 0.5,
]
const hexagon = (x: number, y: number): number[] =>
  [0, 1, 2, 3, 4, 5].flatMap(i => {
    const a = Math.PI / 6 + (i * Math.PI) / 3
    return [x + Math.cos(a) / ROOT3, y + Math.sin(a) / ROOT3]
  })

/** Columns and rows of the fields of a track, in the order of travel. */
function track({ pattern, columns, rows }: MadeBoard): (readonly [number, number])[] {
  if (pattern === 'row') return Array.from({ length: columns }, (_, i) => [i, 0] as const)
  if (pattern === 'snake')
    return Array.from({ length: columns * rows }, (_, i) => {
      const row = Math.floor(i / columns)
      const column = i % columns
      // The travel begins at the lower left, as on old race boards.
      return [row % 2 === 0 ? column : columns - 1 - column, rows - 1 - row] as const
    })
  const [right, bottom] = [columns - 1, rows - 1]
  if (right < 1 || bottom < 1)
    return Array.from(
      { length: columns * rows },
      (_, i) => (rows === 1 ? [i, 0] : [0, i]) as [number, number],
    )
  const way: (readonly [number, number])[] = []
  for (let x = 0; x < right; x++) way.push([x, 0])
  for (let y = 0; y < bottom; y++) way.push([right, y])
  for (let x = right; x > 0; x--) way.push([x, bottom])
  for (let y = bottom; y > 0; y--) way.push([0, y])
  return way
}

const isTrack = ({ pattern }: MadeBoard) => pattern === 'ring' || pattern === 'snake' || pattern === 'row'

export function madeCells(board: MadeBoard): MadeCell[] {
  const { pattern, columns, rows } = board
  const named = (i: number, column: number, row: number, high: number) =>
    board.labels === 'numbers' ? String(i + 1) : `${letterOf(column)}${high - row}`
  if (isTrack(board))
    return track(board).map(([x, y], i) => ({
      x,
      y,
      unit: 1,
      name: String(i + 1),
      outline: square(x, y),
      shade: i % 2 === 0 ? 'light' : 'dark',
    }))
  if (pattern === 'hexagon') {
    // As many rows as two sides less one; each row one longer up to the middle.
    const high = 2 * columns - 1
    let n = 0
    return Array.from({ length: high }, (_, row) => {
      const off = Math.abs(row - (columns - 1))
      return Array.from({ length: high - off }, (__, column): MadeCell => {
        const [x, y] = [column + off / 2, (row * ROOT3) / 2]
        const shade = row % 2 === 0 ? 'light' : 'dark'
        return { x, y, unit: 1, name: named(n++, column, row, high), outline: hexagon(x, y), shade }
      })
    }).flat()
  }
  return Array.from({ length: columns * rows }, (_, i): MadeCell => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const name = named(i, column, row, rows)
    const cell = { unit: 1, name, shade: (column + row) % 2 === 0 ? 'light' : 'dark' } as const
    if (pattern === 'hexes') {
      const [x, y] = [column + (row % 2) / 2, (row * ROOT3) / 2]
      return { ...cell, x, y, outline: hexagon(x, y), shade: row % 2 === 0 ? 'light' : 'dark' }
    }
    const [x, y] = [column, row]
    if (pattern === 'points') return { ...cell, x, y }
    return { ...cell, x, y, outline: square(x, y), shade: pattern === 'chequers' ? cell.shade : 'light' }
  })
}

const RIM = 0.55

/** What the picture covers, the rim included. */
export function madeView(cells: readonly MadeCell[]): {
  x: number
  y: number
  width: number
  height: number
} {
  const xs = cells.flatMap(({ x, outline }) => outline?.filter((_, i) => i % 2 === 0) ?? [x - 0.3, x + 0.3])
  const ys = cells.flatMap(({ y, outline }) => outline?.filter((_, i) => i % 2 === 1) ?? [y - 0.3, y + 0.3])
  const [left, top] = [Math.min(...xs) - RIM, Math.min(...ys) - RIM]
  return { x: left, y: top, width: Math.max(...xs) + RIM - left, height: Math.max(...ys) + RIM - top }
}

const lineBetween = (a: MadeCell, b: MadeCell) => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`

/** Lines from every point to its neighbours on the right and below. */
function pointLines({ columns, rows, lines }: MadeBoard, cells: readonly MadeCell[]): string {
  const at = (column: number, row: number) =>
    column >= 0 && column < columns && row < rows ? cells[row * columns + column] : undefined
  return cells
    .map((cell, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      const ways: (readonly [number, number])[] = [
        [1, 0],
        [0, 1],
      ]
      // As on old boards: diagonals through every other point.
      if (lines === 'diagonal' && (column + row) % 2 === 0) ways.push([1, 1], [-1, 1])
      return ways
        .map(([dx, dy]) => {
          const to = at(column + dx, row + dy)
          return to ? lineBetween(cell, to) : ''
        })
        .join('')
    })
    .join('')
}

/** Letters as large as is wished for, or as the longest of these texts has room for. */
const fitting = (texts: readonly string[], size: number, room = 0.86): number =>
  Math.min(size, ...texts.map(text => room / (0.56 * Math.max(1, [...text].length))))

const words = (text: string, x: number, y: number, size: number, fill: string, room?: number): string => {
  const fitted = fitting([text], size, room)
  return `<text x="${round(x)}" y="${round(y + fitted * 0.35)}" font-size="${round(fitted)}" font-family="${FONT}" font-weight="600" text-anchor="middle" fill="${fill}">${escape(text)}</text>`
}

/** How bright a colour is to the eye, from 0 to 1. */
const brightness = (colour: string): number =>
  [0.299, 0.587, 0.114].reduce(
    (sum, share, i) => sum + (share * Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16)) / 255,
    0,
  )

/** The board's own colour that is read best on another of them. */
const inkOn = ({ light, ink }: MadeBoard, ground: string): string => {
  const far = (colour: string) => Math.abs(brightness(colour) - brightness(ground))
  return far(light) > far(ink) ? light : ink
}

/** What lies under the cells and around them. */
const plateOf = ({ pattern, light, dark }: MadeBoard): string => (pattern === 'points' ? light : dark)

const groundOf = (board: MadeBoard, { shade }: MadeCell): string =>
  board.pattern === 'points' ? plateOf(board) : board[shade]

/** Letters below and numbers at the left of a board of rows; tracks and numbered boards have theirs in the cells. */
function rimLabels(board: MadeBoard, cells: readonly MadeCell[]): string {
  if (board.labels !== 'letters' || isTrack(board)) return ''
  const { x, y, height } = madeView(cells)
  if (board.pattern === 'hexagon')
    return cells
      .map(cell => words(cell.name, cell.x, cell.y + 0.34, 0.2, inkOn(board, groundOf(board, cell)), 0.5))
      .join('')
  const ink = inkOn(board, plateOf(board))
  // The lowest row, since hexagons of other rows stand aside.
  const row = cells.slice(-board.columns)
  const rows = cells.filter((_, i) => i % board.columns === 0)
  return (
    row.map((cell, i) => words(letterOf(i), cell.x, y + height - 0.26, 0.3, ink)).join('') +
    rows.map((cell, i) => words(String(board.rows - i), x + 0.26, cell.y, 0.3, ink)).join('')
  )
}

/** The picture of a made board. */
export function madeSvg(board: MadeBoard): string {
  const cells = madeCells(board)
  const { x, y, width, height } = madeView(cells)
  const { light, dark, ink } = board
  const plate = plateOf(board)
  const top =
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx=".22" fill="${plate}"/>` +
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx=".22" fill="${board.pattern === 'points' ? 'none' : '#00000026'}" stroke="#00000055" stroke-width=".05"/>`
  const body =
    board.pattern === 'points'
      ? `<path d="${pointLines(board, cells)}" fill="none" stroke="${ink}" stroke-width=".045" stroke-linecap="round"/>` +
        cells
          .map(cell => `<circle cx="${round(cell.x)}" cy="${round(cell.y)}" r=".09" fill="${ink}"/>`)
          .join('')
      : cells
          .map(({ outline, shade }) => {
            const points = outline!.map(round).join(' ')
            return `<polygon points="${points}" fill="${shade === 'light' ? light : dark}" stroke="${ink}" stroke-width=".025" stroke-linejoin="round"/>`
          })
          .join('')
  const inCells = cells
    .map((cell, i) => {
      const text = board.texts?.[i]
      const own = inkOn(board, groundOf(board, cell))
      const number =
        board.labels === 'numbers' || (isTrack(board) && board.labels !== 'none')
          ? words(String(i + 1), cell.x - 0.32, cell.y - 0.34, 0.2, own, 0.4)
          : ''
      return number + (text ? wrapped(text, cell, own) : '')
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(round).join(' ')}" width="${Math.round(width * 100)}" height="${Math.round(height * 100)}">${top}${body}${inCells}${rimLabels(board, cells)}</svg>`
}

/** A cell's own words, in at most three lines. */
function wrapped(text: string, { x, y }: MadeCell, ink: string): string {
  const rows: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + word.length < 9) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  const shown = rows.slice(0, 3)
  const size = fitting(shown, 0.21)
  return shown.map((row, i) => words(row, x, y + (i - (shown.length - 1) / 2) * 0.24, size, ink)).join('')
}
