/** A bit for each of the four sides where a tile lies, and four bits higher one where its line comes in. */
const STATES = 1 << 8
const ALL_SIDES = 15

/** Which ways of lying fit what the neighbours ask of a cell. */
export interface TileFit {
  fits(asked: number, way: number): boolean
  /** The ways that fit are `list[first(asked)]`, and so on up to the first -1. */
  readonly list: Int8Array
  first(asked: number): number
}

/**
 * Square tiles whose lines must meet those of their neighbours. `lines` has for each way that a tile can lie the sides with a line, as
 * bits in the order of the board's directions.
 */
export function tileFit(lines: readonly number[]): TileFit {
  const places = lines.length + 1
  const fits = (asked: number, way: number): boolean => (lines[way]! & asked & ALL_SIDES) === asked >> 4
  const list = new Int8Array(STATES * places).fill(-1)
  for (let asked = 0; asked < STATES; asked++) {
    const found = [...lines.keys()].filter(way => fits(asked, way))
    list.set(found, asked * places)
  }
  return { fits, list, first: asked => asked * places }
}
