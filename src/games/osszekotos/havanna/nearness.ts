import { step, type LinkingPart } from '../../../kit/index.ts'

const [OWN_BRIDGE, OTHER_BRIDGE, BESIDE] = [0.2, 0.15, 0.08]

/**
 * How much a stone has to do with those on the board, for search: a bridge is two stones with two empty cells between them, so
 * that one of the cells can always be taken.
 */
export const nearness: LinkingPart = ({ board, cells, codes }) => {
  const { size } = board
  const ways = board.dirs.length
  // For each direction: the neighbour, and the cell beyond the gap between this neighbour and the next.
  const beside = new Int16Array(size * ways)
  const beyond = new Int16Array(size * ways)
  for (let c = 0; c < size; c++)
    for (let d = 0; d < ways; d++) {
      const near = step(board, c, d)
      beside[c * ways + d] = near
      beyond[c * ways + d] = near === size ? size : step(board, near, (d + 1) % ways)
    }
  return {
    gain(p, m) {
      const { words } = p
      const own = codes[words[0]!]
      let sum = 0
      for (let d = 0; d < ways; d++) {
        const a = beside[m * ways + d]!
        const b = beside[m * ways + ((d + 1) % ways)]!
        if (a !== size && words[cells + a] !== 0) sum += BESIDE
        const far = beyond[m * ways + d]!
        if (far === size || b === size || words[cells + far] === 0) continue
        if (words[cells + a] === 0 && words[cells + b] === 0)
          sum += words[cells + far] === own ? OWN_BRIDGE : OTHER_BRIDGE
      }
      return sum
    },
  }
}
