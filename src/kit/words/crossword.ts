/** Letters on a board of rows and columns, read to the right and downwards; cells are counted from the lower left corner. */
export interface Crossword {
  readonly width: number
  readonly cells: number
  /** The steps of the two ways of reading. */
  readonly ways: readonly [across: number, down: number]
  /** The next cell by a step of a way, or back by its negative; -1 beyond the edge. */
  onward(cell: number, step: number): number
  /** The first cell of the line of letters through a cell. */
  startOf(letter: (cell: number) => number, cell: number, step: number): number
  /** The cells of the whole line of letters through a cell, in the order of reading. A letter below 0 is an empty cell. */
  line(letter: (cell: number) => number, cell: number, step: number): number[]
}

export function crossword(width: number, height: number): Crossword {
  const cells = width * height
  const onward = (cell: number, step: number): number => {
    if (step === 1) return cell % width === width - 1 ? -1 : cell + 1
    if (step === -1) return cell % width === 0 ? -1 : cell - 1
    const to = cell + step
    return to < 0 || to >= cells ? -1 : to
  }
  const startOf = (letter: (cell: number) => number, cell: number, step: number): number => {
    let start = cell
    for (let c = onward(start, -step); c >= 0 && letter(c) >= 0; c = onward(c, -step)) start = c
    return start
  }
  return {
    width,
    cells,
    ways: [1, -width],
    onward,
    startOf,
    line(letter, cell, step) {
      const found: number[] = []
      for (let c = startOf(letter, cell, step); c >= 0 && letter(c) >= 0; c = onward(c, step)) found.push(c)
      return found
    },
  }
}
