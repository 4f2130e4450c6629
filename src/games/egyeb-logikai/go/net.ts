import type { Move, NetView, Position } from '../../../engine/index.ts'
import { crosswise, neighbours, type SquareBoard } from '../../../kit/index.ts'

/** Where the words of a position lie. */
export interface GoGround {
  readonly board: SquareBoard
  readonly cells: number
  readonly ko: number
  readonly passes: number
  readonly komi: number
  readonly pass: Move
}

const [OWN, OTHER, BOARD, ATARI, TWO, FORBIDDEN, KOMI, PASSED] = [1, 2, 4, 8, 16, 32, 64, 128]

/** How a net sees go: the stones, chains with one and two liberties, forbidden points, the mover's komi, and a pass before. */
export function goNet({ board, cells, ko, passes, komi, pass }: GoGround): NetView {
  // The neighbours of every point: beside it, and across its corners.
  const straight = crosswise(board)
  const beside = board.cells.map((_, c) => neighbours(straight, c))
  const across = beside.map((near, c) => neighbours(board, c).filter(n => !near.includes(n)))
  const chain = new Int16Array(pass)
  const liberties = new Int16Array(pass)
  const waiting = new Int16Array(pass)
  const counted = new Int32Array(pass)
  let count = 0

  /** Marks the chain of `start` and counts its liberties. */
  const follow = (bytes: Uint8Array, start: number): void => {
    const who = bytes[start]! & 3
    let top = 0
    let free = 0
    count++
    waiting[top++] = start
    chain[start] = start
    while (top > 0)
      for (const n of beside[waiting[--top]!]!) {
        const code = bytes[n]! & 3
        if (code === 0 && counted[n] !== count) {
          counted[n] = count
          free++
        }
        if (code !== who || chain[n]! >= 0) continue
        chain[n] = start
        waiting[top++] = n
      }
    liberties[start] = free
  }
  /** Whether the mover's stone on a free point would have a liberty. */
  const lives = (bytes: Uint8Array, c: number): boolean =>
    beside[c]!.some(n => {
      const code = bytes[n]! & 3
      return code === 0 || (liberties[chain[n]!] === 1) === (code === OTHER)
    })

  return {
    weights: new URL('./go.bin', import.meta.url),
    size: Math.sqrt(board.size),
    pass,
    planes({ words, turn }, bytes) {
      const ground = BOARD | KOMI | (words[passes]! > 0 ? PASSED : 0)
      for (let c = 0; c < pass; c++) {
        const code = words[cells + c]!
        bytes[c] = ground | (code === 0 ? 0 : code === turn + 1 ? OWN : OTHER)
        chain[c] = -1
      }
      for (let c = 0; c < pass; c++) if ((bytes[c]! & 3) !== 0 && chain[c]! < 0) follow(bytes, c)
      for (let c = 0; c < pass; c++) {
        if ((bytes[c]! & 3) === 0) {
          if (words[ko] === c + 1 || !lives(bytes, c)) bytes[c]! |= FORBIDDEN
          continue
        }
        const free = liberties[chain[c]!]!
        if (free <= 2) bytes[c]! |= free === 1 ? ATARI : TWO
      }
      return 0.5 + (turn === 1 ? komi : -komi) / 13
    },
    // Of marking dead stones it knows nothing.
    place: (_, m) => (m > pass ? -1 : m),
    lead: ({ turn }, owned) => owned + (turn === 1 ? komi : -komi),
    // An eye: own stones on all sides, and too few strangers across the corners to make it false.
    futile({ words, turn }: Position, m: Move) {
      if (m === pass) return false
      const own = turn + 1
      if (beside[m]!.some(n => words[cells + n] !== own)) return false
      const strangers = across[m]!.filter(n => words[cells + n] === 2 - turn).length
      return strangers < (across[m]!.length < 4 ? 1 : 2)
    },
  }
}
