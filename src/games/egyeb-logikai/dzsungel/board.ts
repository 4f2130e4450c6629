import { cellOf, cellsOf, crosswise, square } from '../../../kit/index.ts'

const LAKES = 'b4 c4 b5 c5 b6 c6 e4 f4 e5 f5 e6 f6'
/** By player. */
const TRAP_NAMES = ['c1 d2 e1', 'c9 d8 e9']
const DEN_NAMES = ['d1', 'd9']

const bare = crosswise(square(7, 9))
const fillOf = (name: string) =>
  LAKES.includes(name)
    ? { fill: 'water' }
    : DEN_NAMES.includes(name)
      ? { fill: 'goal' }
      : TRAP_NAMES.some(cells => cells.includes(name))
        ? { fill: 'camp-red', text: '×' }
        : {}

/** Directions n, e, s, w. */
export const board = { ...bare, cells: bare.cells.map(cell => ({ ...cell, ...fillOf(cell.name) })) }
const { next, size } = board

/** By player. */
export const dens = DEN_NAMES.map(name => cellOf(board, name))
export const traps = TRAP_NAMES.map(names => cellsOf(board, names))
/** By cell, the wall included: 1 in the water. */
export const isLake = new Uint8Array(size + 1)
for (const c of cellsOf(board, LAKES)) isLake[c] = 1
/** By cell: whose trap it is; -1 elsewhere. */
export const trapOf = new Int8Array(size).fill(-1)
for (const [player, list] of traps.entries()) for (const c of list) trapOf[c] = player

/** By cell * 4 + direction: the first land across the water ahead; the wall where there is no water. */
export const across = Int16Array.from({ length: size * 4 }, (_, k) => {
  let c = next[k]!
  if (!isLake[c]) return size
  while (isLake[c]) c = next[c * 4 + (k & 3)]!
  return c
})

/** By player * size + cell: how many steps lead to the enemy den over an empty plain. */
export const far = Int8Array.from({ length: 2 * size }, (_, i) => {
  const here = board.cells[i % size]!
  const den = board.cells[dens[i < size ? 1 : 0]!]!
  return Math.abs(here.x - den.x) + Math.abs(here.y - den.y)
})
