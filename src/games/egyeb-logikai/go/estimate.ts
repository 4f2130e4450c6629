import type { Position } from '../../../engine/index.ts'
import type { Board } from '../../../kit/index.ts'

/** An influence reaches so far from a stone; what is farther from everybody is nobody's yet. */
const REACH = 4

/**
 * A rough guess of who holds what while the game goes on: each player's stones, and the empty points that are nearer to them than to
 * anybody else's. `cells` is where the stones begin, `ownerOf` tells whose a code is.
 */
export function estimates(
  board: Board,
  cells: number,
  dirs: readonly number[],
  ownerOf: (code: number) => number,
): (p: Position, player: number) => number {
  const degree = board.dirs.length
  /** How far each empty point is from the nearest stone of a player. */
  const distances = (p: Position, player: number): Int8Array => {
    const far = new Int8Array(board.size).fill(REACH + 1)
    const wave: number[] = []
    for (let c = 0; c < board.size; c++) {
      const code = p.at(cells + c)
      if (code === 0 || ownerOf(code) !== player) continue
      far[c] = 0
      wave.push(c)
    }
    for (const c of wave)
      for (const d of dirs) {
        const next = board.next[c * degree + d]!
        if (next >= board.size || p.at(cells + next) !== 0 || far[next]! <= far[c]! + 1 || far[c] === REACH)
          continue
        far[next] = far[c]! + 1
        wave.push(next)
      }
    return far
  }
  return (p, player) => {
    const [own, others] = [distances(p, player), distances(p, 1 - player)]
    let sum = 0
    for (let c = 0; c < board.size; c++) if (own[c]! < others[c]!) sum++
    return sum
  }
}
