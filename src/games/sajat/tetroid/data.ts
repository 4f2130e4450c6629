/** Column and row of each of four cells, the first at 0, 0 and the rest after it in order of rows, then columns. */
type Shape = readonly (readonly [number, number])[]

// Drawn as on paper, the top row first; every rotation and reflection of I, T, L, S and O.
const DRAWN = `
  ####

  #
  #
  #
  #

  ###   .#.   #.   .#
  .#.   ###   ##   ##
              #.   .#

  #..   ..#   ###   ###
  ###   ###   #..   ..#

  #.   .#   ##   ##
  #.   .#   #.   .#
  ##   ##   #.   .#

  .##   ##.   #.   .#
  ##.   .##   ##   ##
              .#   #.

  ##
  ##
`

/** The pictures of one band stand side by side, parted by blanks. */
function band(text: string): Shape[] {
  const rows = text.split('\n').map(row => row.slice(2))
  const height = rows.length
  const wide = Math.max(...rows.map(row => row.length))
  const shapes: [number, number][][] = []
  let parted = true
  for (let x = 0; x < wide; x++) {
    const column = rows.flatMap((row, y): [number, number][] => (row[x] === '#' ? [[x, height - 1 - y]] : []))
    if (column.length === 0 && rows.every(row => (row[x] ?? ' ') === ' ')) parted = true
    else {
      if (parted) shapes.push([])
      parted = false
      shapes.at(-1)!.push(...column)
    }
  }
  return shapes.map(shape => {
    const sorted = shape.sort((a, b) => a[1] - b[1] || a[0] - b[0])
    const [x, y] = sorted[0]!
    return sorted.map(([cx, cy]) => [cx - x, cy - y] as const)
  })
}

const tetrominoes: readonly Shape[] = DRAWN.slice(1, -1).split('\n\n').flatMap(band)

export const SHAPES = tetrominoes.length

/**
 * parts[(cell * SHAPES + shape) * 4 + k]: the cells of a shape whose first cell (lowest, then leftmost) is `cell`; the wall
 * where it does not fit on a square board of this size.
 */
export function partsOn(size: number): Int16Array {
  const wall = size * size
  const parts = new Int16Array(wall * SHAPES * 4).fill(wall)
  for (let c = 0; c < wall; c++)
    for (const [s, shape] of tetrominoes.entries())
      for (const [k, [dx, dy]] of shape.entries()) {
        const col = (c % size) + dx
        const row = Math.floor(c / size) + dy
        if (col >= 0 && col < size && row < size) parts[(c * SHAPES + s) * 4 + k] = row * size + col
      }
  return parts
}
