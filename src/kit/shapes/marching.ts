import type { Move, Moves, Position, Words } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { extra, from, pack, to } from '../moves/packing.ts'
import { isButton } from '../standing/buttons.ts'

/** The numbers of the reasons why a group cannot go: too weak to push, something behind the pushed row, a target not empty. */
export interface MarchReasons {
  readonly weak: number
  readonly backed: number
  readonly blocked: number
}

/** The lines men stand on in reading order: east, south-east, south-west. */
const LINES = [0, 5, 4]
const STRONGEST = 3

/** A move: first and last man, then the direction, how many they are, and for sideways moves the line they stand on. */
const group = (first: number, last: number, dir: number, men: number, line = 0): Move =>
  pack(first, last, dir | (men << 3) | (line << 5))
const dirOfGroup = (m: Move): number => extra(m) & 7
const isSideways = (m: Move): boolean => extra(m) >> 5 > 0
/** The direction from the first man of a sideways move to the last. */
const lineOfGroup = (m: Move): number => LINES[(extra(m) >> 5) - 1]!

/** Adds what is allowed; with `reasons` what is not. */
function tell(out: Moves, reasons: Moves | undefined, m: Move, reason: number): void {
  if (reasons) {
    if (reason === 0) return
    reasons.add(reason)
  } else if (reason !== 0) return
  out.add(m)
}

/**
 * Men of one owner in line on hexes, one to three of them, that go one step together: along their line, where they push a
 * shorter row of others, or sideways. `cells` is where the range of pieces starts; it must end in a wall.
 */
export function marching({ next, size, names }: Board, cells: number, why: MarchReasons) {
  /** 0 when `force` own men can push the row that begins on `front`, else the reason why not. */
  const push = (words: Int32Array, own: number, front: number, dir: number, force: number): number => {
    let at = front
    let row = 0
    while (words[cells + at]! > 0 && words[cells + at] !== own) {
      if (++row === force) return why.weak
      at = next[at * 6 + dir]!
    }
    return words[cells + at]! > 0 ? why.backed : 0
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
        if (b !== size) tell(out, reasons, group(c, second, d, 2, l + 1), open ? 0 : why.blocked)
        if (!three) continue
        const t = next[third * 6 + d]!
        if (t === size) continue
        tell(out, reasons, group(c, third, d, 3, l + 1), open && words[cells + t] === 0 ? 0 : why.blocked)
      }
    }
  }

  /** All moves of the men with this code; with `reasons` the refused ones instead. */
  const list = (words: Int32Array, own: number, out: Moves, reasons?: Moves): void => {
    for (let c = 0; c < size; c++) {
      if (words[cells + c] !== own) continue
      inLine(words, own, c, out, reasons)
      sideways(words, own, c, out, reasons)
    }
  }

  /** Carries a move out and gives the code of the man that was pushed over the rim, 0 for none. */
  const march = (p: Position, m: Move): number => {
    const dir = dirOfGroup(m)
    const own = p.words[cells + from(m)]!
    if (isSideways(m)) {
      const along = lineOfGroup(m)
      for (let c = from(m), done = false; !done; c = next[c * 6 + along]!) {
        p.put(cells + c, 0)
        p.put(cells + next[c * 6 + dir]!, own)
        done = c === to(m)
      }
      return 0
    }
    // The row slides by one: everything before the hindmost man hands its place to the one behind.
    p.put(cells + from(m), 0)
    let carried = own
    let at = next[to(m) * 6 + dir]!
    while (carried > 0 && at !== size) {
      const met = p.words[cells + at]!
      p.put(cells + at, carried)
      carried = met
      at = next[at * 6 + dir]!
    }
    return carried
  }

  /** Where the last man of a group goes. */
  const target = (m: Move): number => next[to(m) * 6 + dirOfGroup(m)]!
  /** Whether a move pushes a man over the rim; a button never does. */
  const ejects = (p: Position, m: Move): boolean => {
    if (isButton(m)) return false
    let at = target(m)
    if (isSideways(m) || p.words[cells + at] === 0) return false
    while (p.words[cells + at]! > 0) at = next[at * 6 + dirOfGroup(m)]!
    return at === size
  }

  /** Where its men stand, the two ends or the only one, and where the last of them goes; nothing for a button. */
  const points = (_: Position, m: Move): readonly number[] | undefined =>
    isButton(m) ? undefined : from(m) === to(m) ? [to(m), target(m)] : [from(m), to(m), target(m)]
  /** `a1-b1` for one man, `a1a3-b3` for a group. */
  const name = (p: Position, m: Move): string | undefined => {
    const ends = points(p, m)?.map(c => names[c]!)
    return ends && `${ends.slice(0, -1).join('')}-${ends.at(-1)}`
  }
  const loosePoints = (_: Position, m: Move): number => (from(m) === to(m) ? 1 : 2)
  /** The two ends of a group, and where the last of them goes: `a1–a3 → b3`. */
  const write = (p: Position, m: Move): Words | undefined => {
    const ends = points(p, m)?.map(c => names[c]!)
    if (ends?.length !== 3) return undefined
    const told = `${ends[0]}–${ends[1]} → ${ends[2]}`
    return { hu: told, en: told }
  }
  return { list, march, ejects, shown: { name, points, loosePoints, write } }
}
