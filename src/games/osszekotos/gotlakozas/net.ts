import type { NetView } from '../../../engine/index.ts'
import { Chains, type BoardGame } from '../../../kit/index.ts'

const [OWN, OTHER, BOARD, ATARI, TWO, FORBIDDEN, ROWS, COLUMNS] = [1, 2, 4, 8, 16, 32, 64, 128]

/** How a net sees gonnect: liberties and forbidden points as in go, and whether the chains touch sides. */
export function gotlakozasNet(game: BoardGame, cells: number, swap: 'on' | 'off'): NetView {
  const count = game.board.size
  const size = Math.round(Math.sqrt(count))
  const beside = Array.from({ length: count }, (_, c) =>
    [c - size, c + size, ...(c % size > 0 ? [c - 1] : []), ...(c % size < size - 1 ? [c + 1] : [])].filter(
      n => n >= 0 && n < count,
    ),
  )
  const sides = Uint8Array.from({ length: count }, (_, c) => {
    const inRow = c < size || c >= count - size ? ROWS : 0
    return inRow | (c % size === 0 || c % size === size - 1 ? COLUMNS : 0)
  })
  const chains = new Chains(beside)
  const codes = new Uint8Array(count)
  const touch = new Uint8Array(count)
  // The first two liberties of each chain; more are counted as three.
  const liberties = new Uint8Array(count)
  const free = [new Int16Array(count), new Int16Array(count)] as const

  const libertyOf = (first: number, c: number): void => {
    const n = liberties[first]!
    if (n > 2 || (n > 0 && free[0][first] === c) || (n > 1 && free[1][first] === c)) return
    if (n < 2) free[n as 0 | 1][first] = c
    liberties[first] = n + 1
  }

  return {
    weights: new URL('./gotlakozas.bin', import.meta.url),
    size,
    planes(p, bytes) {
      for (let c = 0; c < count; c++) {
        const code = p.words[cells + c]!
        codes[c] = code === 0 ? 0 : code === p.turn + 1 ? OWN : OTHER
      }
      chains.find(codes)
      const { first } = chains
      touch.fill(0)
      liberties.fill(0)
      for (let c = 0; c < count; c++) {
        if (codes[c] !== 0) touch[first[c]!]! |= sides[c]!
        else for (const n of beside[c]!) if (codes[n] !== 0) libertyOf(first[n]!, c)
      }
      for (let c = 0; c < count; c++) {
        const code = codes[c]!
        if (code === 0) bytes[c] = BOARD | (game.refuses!(p, c) === 0 ? 0 : FORBIDDEN)
        else {
          const n = liberties[first[c]!]!
          bytes[c] = BOARD | code | (n === 1 ? ATARI : n === 2 ? TWO : 0) | touch[first[c]!]!
        }
      }
      return 1
    },
    place: (_, m) => (m < count ? m : -1),
    shared: ({ words }) => swap === 'on' && words.subarray(cells, cells + count).every(code => code === 0),
  }
}
