import { hexCentre, hexes, LETTERS, step, type Board, type Hex, type Label } from '../../../kit/index.ts'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Letter and row add up to so much: sides of 6 and 4 cells in turn. */
const [LEAST, MOST] = [5, 13]
const CENTRE = 'd5 e5 d6'
/** Around a cell, clockwise. */
const CLOCKWISE = ['e', 'se', 'sw', 'w', 'nw', 'ne']

const hex = (line: number, row: number): Hex => {
  const name = `${LETTERS[line - 1]}${row}`
  return { q: line, r: row, name, fill: CENTRE.split(' ').includes(name) ? 'goal' : 'plain' }
}
const label = (line: number, row: number, text: string): Label => ({
  ...hexCentre(hex(line, row), 'pointy'),
  text,
})

export interface Wheels {
  readonly board: Board
  readonly centre: readonly number[]
  /** By cell: the six cells around it, clockwise; none where one of them would be off the board. */
  readonly rings: readonly (readonly number[])[]
}

export function wheels(): Wheels {
  const list = ROWS.flatMap(row =>
    ROWS.filter(line => line + row >= LEAST && line + row <= MOST).map(line => hex(line, row)),
  )
  const board = hexes(list, {
    labels: ROWS.flatMap(i => [
      label(i, Math.max(1, LEAST - i) - 1, LETTERS[i - 1]!),
      label(Math.min(9, MOST - i) + 1, i, String(i)),
    ]),
  })
  const ways = CLOCKWISE.map(way => board.dirs.indexOf(way))
  const rings = board.cells.map((_, c) => {
    const ring = ways.map(way => step(board, c, way))
    return ring.includes(board.size) ? [] : ring
  })
  return { board, centre: CENTRE.split(' ').map(name => board.names.indexOf(name)), rings }
}
