// How a board is cut into sheets of A4, true to size. All lengths are millimetres.

export const A4 = { short: 210, long: 297 } as const
/** Printers leave a rim; the caption and the ruler need some room as well. */
export const RIM = 10
const CAPTION = 8

export interface Sheet {
  readonly row: number
  readonly col: number
  /** What part of the board lies on it. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Tiling {
  readonly paper: 'upright' | 'sideways'
  readonly sheets: readonly Sheet[]
}

const roomOf = (paper: Tiling['paper']): readonly [number, number] => {
  const [wide, high] = paper === 'upright' ? [A4.short, A4.long] : [A4.long, A4.short]
  return [wide - 2 * RIM, high - 2 * RIM - CAPTION]
}

/** Equal parts, as few as fit: a narrow strip left over would be hard to glue. */
const parts = (long: number, room: number): number => Math.max(1, Math.ceil(long / room - 1e-9))

function cut(width: number, height: number, paper: Tiling['paper']): Tiling {
  const [wide, high] = roomOf(paper)
  const [cols, rows] = [parts(width, wide), parts(height, high)]
  const sheets = Array.from({ length: rows * cols }, (_, i): Sheet => {
    const [row, col] = [Math.floor(i / cols), i % cols]
    return {
      row,
      col,
      x: (col * width) / cols,
      y: (row * height) / rows,
      width: width / cols,
      height: height / rows,
    }
  })
  return { paper, sheets }
}

/** The sheets of a board of this size, the paper turned the way that needs fewer. */
export function tile(width: number, height: number): Tiling {
  const [upright, sideways] = [cut(width, height, 'upright'), cut(width, height, 'sideways')]
  return sideways.sheets.length < upright.sheets.length ? sideways : upright
}

const COMFORTABLE = 16
const LARGEST = 30

/** A size of cells that suits a board: as large as one sheet allows, and no smaller than fingers like. */
export function cellSize(cellsWide: number, cellsHigh: number): number {
  const fits = (['upright', 'sideways'] as const).map(paper => {
    const [wide, high] = roomOf(paper)
    return Math.min(wide / cellsWide, high / cellsHigh)
  })
  return Math.round(Math.min(LARGEST, Math.max(COMFORTABLE, ...fits)) * 2 - 0.5) / 2
}
