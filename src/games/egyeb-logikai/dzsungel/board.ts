import { cellOf, cellsOf, crosswise, painted, square, stepsFrom } from '../../../kit/index.ts'

const LAKES = 'b4 c4 b5 c5 b6 c6 e4 f4 e5 f5 e6 f6'
/** By player. */
const TRAP_NAMES = ['c1 d2 e1', 'c9 d8 e9']
const DEN_NAMES = ['d1', 'd9']

/** Directions n, e, s, w. */
export const board = painted(
  crosswise(square(7, 9)),
  { water: LAKES, goal: DEN_NAMES.join(' '), 'camp-red': TRAP_NAMES.join(' ') },
  Object.fromEntries(TRAP_NAMES.flatMap(names => names.split(' ')).map(name => [name, '×'])),
)
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

/** By player and cell: how many steps lead to the enemy den over an empty plain. */
export const far = [1, 0].map(enemy => stepsFrom(board, dens[enemy]!))
