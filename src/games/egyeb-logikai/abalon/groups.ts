import type { Move, Moves } from '../../../engine/index.ts'
import { extra, pack, type Board } from '../../../kit/index.ts'

/** Why a group cannot go: too weak to push, something behind the pushed row, a target of a sideways move not empty. */
const [WEAK, BACKED, BLOCKED] = [1, 2, 3] as const

/** The lines men stand on in reading order: east, south-east, south-west. */
const LINES = [0, 5, 4]
const STRONGEST = 3

/** A move: first and last man, then the direction, how many they are, and for sideways moves the line they stand on. */
const group = (first: number, last: number, dir: number, men: number, line = 0): Move =>
  pack(first, last, dir | (men << 3) | (line << 5))
export const dirOfGroup = (m: Move): number => extra(m) & 7
export const isSideways = (m: Move): boolean => extra(m) >> 5 > 0
/** The direction from the first man of a sideways move to the last. */
export const lineOfGroup = (m: Move): number => LINES[(extra(m) >> 5) - 1]!

/** Adds what is allowed; with `reasons` what is not. */
function tell(out: Moves, reasons: Moves | undefined, m: Move, reason: number): void {
  if (reasons) {
    if (reason === 0) return
    reasons.add(reason)
  } else if (reason !== 0) return
  out.add(m)
}

/** Moves of one, two or three men in line; `cells` is where the words of the board begin, with the wall behind them. */
export function groups({ next, size }: Board, cells: number) {
  /** 0 when `force` own men can push the row that begins on `front`, else the reason why not. */
  const push = (words: Int32Array, own: number, front: number, dir: number, force: number): number => {
    let at = front
    let row = 0
    while (words[cells + at]! > 0 && words[cells + at] !== own) {
      if (++row === force) return WEAK
      at = next[at * 6 + dir]!
    }
    return words[cells + at]! > 0 ? BACKED : 0
  }

  /** In line, with c as the hindmost of one, two or three men. */
  const inLine = (words: Int32Array, own: number, c: number, out: Moves, reasons?: Moves): void => {
    for (let d = 0; d < 6; d++) {
      let head = c
      for (let n = 1; n <= STRONGEST; n++) {
        const front = next[head * 6 + d]!
        const there = words[cells + front]!
        if (there !== own) {
          if (there === 0) tell(out, reasons, group(c, head, d, n), 0)
          else if (there > 0) tell(out, reasons, group(c, head, d, n), push(words, own, front, d, n))
          break
        }
        head = front
      }
    }
  }

  /** Sideways, with c as the first of two or three men in reading order. */
  const sideways = (words: Int32Array, own: number, c: number, out: Moves, reasons?: Moves): void => {
    for (let l = 0; l < LINES.length; l++) {
      const along = LINES[l]!
      const second = next[c * 6 + along]!
      if (words[cells + second] !== own) continue
      const third = next[second * 6 + along]!
      const three = words[cells + third] === own
      for (let k = 1; k < 6; k++) {
        if (k === 3) continue
        const d = along + k < 6 ? along + k : along + k - 6
        const a = next[c * 6 + d]!
        const b = next[second * 6 + d]!
        const open = words[cells + a] === 0 && words[cells + b] === 0
        if (!open && !reasons) continue
        if (b !== size) tell(out, reasons, group(c, second, d, 2, l + 1), open ? 0 : BLOCKED)
        if (!three) continue
        const t = next[third * 6 + d]!
        if (t === size) continue
        tell(out, reasons, group(c, third, d, 3, l + 1), open && words[cells + t] === 0 ? 0 : BLOCKED)
      }
    }
  }

  /** All moves of the men with this code; with `reasons` the refused ones instead. */
  return (words: Int32Array, own: number, out: Moves, reasons?: Moves): void => {
    for (let c = 0; c < size; c++) {
      if (words[cells + c] !== own) continue
      inLine(words, own, c, out, reasons)
      sideways(words, own, c, out, reasons)
    }
  }
}
