import type { ManWaysOf } from '../../../kit/index.ts'

/** Any distance over free cells along the steps of the kind; an enemy at the end of the way is shot, unless it stands on red. */
export const driving =
  (steps: readonly Int16Array[], shelter: readonly number[]): ManWaysOf =>
  ({ board, cells, owner, pieces }) => {
    const D = board.dirs.length
    const nextOf = Array.from({ length: pieces.codes }, (_, code) => steps[pieces.kind(code)] ?? board.next)
    const sheltered = new Uint8Array(board.size)
    for (const c of shelter) sheltered[c] = 1
    return {
      next: code => nextOf[code]!,
      list(p, first, end, out) {
        const w = p.words
        const enemy = 1 - w[0]!
        for (let k = first; k < end; k++) {
          const c = w[k]!
          const next = nextOf[w[cells + c]!]!
          for (let d = 0; d < D; d++) {
            let to = next[c * D + d]!
            for (; w[cells + to] === 0; to = next[to * D + d]!) out.add(c | (to << 10))
            const there = w[cells + to]!
            if (there > 0 && owner[there] === enemy && sheltered[to] === 0) out.add(c | (to << 10))
          }
        }
      },
    }
  }
