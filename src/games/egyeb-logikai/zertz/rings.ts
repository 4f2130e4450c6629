import { Moves } from '../../../engine/index.ts'
import { pack, type Board } from '../../../kit/index.ts'

/** What a move's `extra` holds: below REMOVE the colour of a placed marble, from JUMP on the direction of a jump. */
export const REMOVE = 3
export const JUMP = 4

/** The loose rings of the board: which marbles can jump, which rings slide out, which groups hang on to no empty ring. */
export function rings({ next, size }: Board, cells: number, gone: number) {
  /** The cells of the group found last. */
  const group = new Moves()
  const met = new Int32Array(size + 1)
  let round = 0

  /** Empty, and two places next to each other around it are without a ring. */
  const isLoose = (words: Int32Array, c: number): boolean => {
    if (words[cells + c] !== 0) return false
    let before = words[cells + next[c * 6 + 5]!] === gone
    for (let d = 0; d < 6; d++) {
      const here = words[cells + next[c * 6 + d]!] === gone
      if (here && before) return true
      before = here
    }
    return false
  }

  const jumpsOf = (words: Int32Array, c: number, out: Moves): void => {
    for (let d = 0; d < 6; d++) {
      const over = next[c * 6 + d]!
      const held = words[cells + over]!
      if (held === 0 || held === gone) continue
      const target = next[over * 6 + d]!
      if (words[cells + target] === 0) out.add(pack(c, target, JUMP + d))
    }
  }

  return {
    group,
    jumpsOf,
    jumps(words: Int32Array, out: Moves): void {
      for (let c = 0; c < size; c++) {
        const held = words[cells + c]!
        if (held !== 0 && held !== gone) jumpsOf(words, c, out)
      }
    },
    slides(words: Int32Array, out: Moves): void {
      for (let c = 0; c < size; c++) if (isLoose(words, c)) out.add(pack(c, 0, REMOVE))
    },
    anySlides(words: Int32Array): boolean {
      for (let c = 0; c < size; c++) if (isLoose(words, c)) return true
      return false
    },
    /** Whether the group of this ring has no empty ring; its cells are then in `group`. */
    isCutOff(words: Int32Array, start: number): boolean {
      round++
      group.n = 0
      group.add(start)
      met[start] = round
      for (let i = 0; i < group.n; i++) {
        const c = group.at(i)
        if (words[cells + c] === 0) return false
        for (let d = 0; d < 6; d++) {
          const n = next[c * 6 + d]!
          if (met[n] === round || words[cells + n] === gone) continue
          met[n] = round
          group.add(n)
        }
      }
      return true
    },
  }
}
