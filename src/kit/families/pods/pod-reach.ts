import type { Board } from '../../boards/index.ts'

const FAR = 20

/** How many steps a pod with these prongs needs to the opponent's homes on an empty board; `FAR` when it never gets there. */
export function podReach(board: Board, ways: readonly number[], homes: readonly (readonly number[])[]) {
  const { size, opposite } = board
  const degree = board.dirs.length
  const tables: Uint8Array[] = []

  const table = (player: number): Uint8Array => {
    const steps = new Uint8Array(size << ways.length).fill(FAR)
    for (let prongs = 0; prongs < 1 << ways.length; prongs++) {
      const queue = [...homes[1 - player]!]
      for (const c of queue) steps[prongs * size + c] = 0
      for (const c of queue)
        for (let way = 0; way < ways.length; way++) {
          // Backwards along a prong.
          const from = board.next[c * degree + opposite[ways[way]!]!]!
          if (!((prongs >> way) & 1) || from === size || steps[prongs * size + from] !== FAR) continue
          steps[prongs * size + from] = steps[prongs * size + c]! + 1
          queue.push(from)
        }
    }
    return steps
  }
  // Made when an opponent first thinks.
  return (player: number, prongs: number, cell: number): number =>
    (tables[player] ??= table(player))[prongs * size + cell]!
}
