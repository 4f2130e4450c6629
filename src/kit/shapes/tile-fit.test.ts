import { expect, test } from 'vitest'
import { tileFit } from './tile-fit.ts'

// Straight lines north–south and east–west, a bend north–east, and a tile without lines.
const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8]
const ways = [NORTH | SOUTH, EAST | WEST, NORTH | EAST, 0]
const { fits, list, first } = tileFit(ways)
const fitting = (asked: number): number[] => {
  const found: number[] = []
  for (let k = first(asked); list[k]! >= 0; k++) found.push(list[k]!)
  return found
}
/** The tiles beside the cell, and those of them with a line towards it. */
const asked = (tiles: number, lines: number): number => tiles | (lines << 4)

test.each([
  ['no neighbour asks for nothing', 0, 0, [0, 1, 2, 3]],
  ['a line from the north is taken on', NORTH, NORTH, [0, 2]],
  ['a tile in the north without a line wants none', NORTH, 0, [1, 3]],
  ['lines from north and east', NORTH | EAST, NORTH | EAST, [2]],
  ['a line from the north, none from the east', NORTH | EAST, NORTH, [0]],
  ['lines from three sides fit no tile here', NORTH | EAST | SOUTH, NORTH | EAST | SOUTH, []],
])('%s', (_, tiles, lines, expected) => {
  expect(fitting(asked(tiles, lines))).toEqual(expected)
  expect(ways.flatMap((__, way) => (fits(asked(tiles, lines), way) ? [way] : []))).toEqual(expected)
})
