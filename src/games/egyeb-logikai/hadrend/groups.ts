/** Sets of cells of the 5 × 5 board as bits, the nearest row in the lowest ones. Cells are joined by their sides. */
export const SIDE = 5
export const EVERY_CELL = (1 << (SIDE * SIDE)) - 1
const FIRST_COLUMN = 0b00001_00001_00001_00001_00001
const LAST_COLUMN = FIRST_COLUMN << (SIDE - 1)

/** The cells beside some of these, and perhaps some of these themselves. */
export const beside = (bits: number): number =>
  ((bits << SIDE) | (bits >> SIDE) | ((bits & ~LAST_COLUMN) << 1) | ((bits & ~FIRST_COLUMN) >> 1)) &
  EVERY_CELL

export const lowestCell = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** The group of the lowest cell. */
const lowestGroup = (bits: number): number => {
  let [group, grown] = [0, bits & -bits]
  while (grown !== group) {
    group = grown
    grown = group | (beside(group) & bits)
  }
  return group
}
export const isOneGroup = (bits: number): boolean => lowestGroup(bits) === bits

export const groupsOf = (bits: number): number => {
  let n = 0
  for (let left = bits; left !== 0; left &= ~lowestGroup(left)) n++
  return n
}

const sizeOf = (bits: number): number => {
  let n = 0
  for (let left = bits; left !== 0; left &= left - 1) n++
  return n
}

/** How far figures are from being one group: the groups too many, and the figures outside the largest group. */
export const disorderOf = (bits: number): number => {
  let [groups, largest] = [0, 0]
  for (let left = bits; left !== 0; groups++) {
    const group = lowestGroup(left)
    largest = Math.max(largest, sizeOf(group))
    left &= ~group
  }
  return groups === 0 ? 0 : groups - 1 + sizeOf(bits) - largest
}
