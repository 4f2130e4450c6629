import type { Position } from '../../../engine/index.ts'
import type { Board } from '../../../kit/index.ts'

const seen = new Uint8Array(1024)
const stack = new Int16Array(1024)

/**
 * How far each side's best chain of linked pegs stretches between its borders, as a share of the whole way; for search.
 * `ends[c * 8 + way]` is where a link from a peg leads, `bars + c` which of its links are set.
 */
export function outlook(
  board: Board,
  ends: Int16Array | readonly number[],
  cells: number,
  bars: number,
  codes: readonly number[],
) {
  const { size } = board
  const place = [board.cells.map(cell => cell.y), board.cells.map(cell => cell.x)].map(list =>
    Float64Array.from(list),
  )
  const whole = place.map(list => Math.max(...list) - Math.min(...list))

  const reach = (p: Position, player: number): number => {
    const { words } = p
    const own = codes[player]!
    const along = place[player]!
    seen.fill(0)
    let best = 0
    let pegs = 0
    for (let start = 0; start < size; start++) {
      if (words[cells + start] !== own) continue
      pegs++
      if (seen[start] === 1) continue
      let [low, high, top] = [along[start]!, along[start]!, 0]
      stack[top++] = start
      seen[start] = 1
      while (top > 0) {
        const c = stack[--top]!
        if (along[c]! < low) low = along[c]!
        if (along[c]! > high) high = along[c]!
        const set = words[bars + c]!
        for (let way = 0; way < 8; way++) {
          if (((set >> way) & 1) === 0) continue
          const to = ends[c * 8 + way]!
          if (seen[to] === 1) continue
          seen[to] = 1
          stack[top++] = to
        }
      }
      if (high - low > best) best = high - low
    }
    // Few pegs for a long chain is the better chain.
    return best / whole[player]! - pegs / 1000
  }
  return (p: Position, player: number): number => (reach(p, player) - reach(p, 1 - player)) * 0.9
}
