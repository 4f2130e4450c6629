import type { Board } from '../../../kit/index.ts'
import { LIES, tippedAhead, tippedSideways } from './cubes.ts'

const FAR = 60

/** By field and lie: how often a cube that is alone must be tipped to stay on the top; found from the top backwards. */
export function stepsToTop(board: Board, holes: Int8Array, top: number): Uint8Array {
  const steps = new Uint8Array((board.size + 1) * LIES.length).fill(FAR)
  const queue: number[] = []
  const reach = (c: number, lie: number, far: number): void => {
    const at = c * LIES.length + lie
    // A cube cannot have stood where it falls.
    if (steps[at]! < FAR || LIES[lie]![0] === holes[c]) return
    steps[at] = far
    queue.push(at)
  }
  for (const lie of LIES.keys()) reach(top, lie, 0)
  for (const at of queue) {
    const [c, lie] = [Math.floor(at / LIES.length), at % LIES.length]
    // Tipping back the same way undoes a tip, so the ways back are the ways there.
    for (let d = 0; d < 4; d++) {
      const before = board.next[c * 4 + d]!
      if (before !== board.size)
        reach(before, (d % 2 === 1 ? tippedSideways : tippedAhead)[lie]!, steps[at]! + 1)
    }
  }
  return steps
}
