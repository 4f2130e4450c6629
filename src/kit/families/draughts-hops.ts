import type { Moves } from '../../engine/index.ts'
import { pack } from '../moves/packing.ts'
import { WALL } from '../pieces.ts'
import type { Draughts } from './draughts.ts'
import { ENEMY, type Tables } from './draughts-tables.ts'

const NOWHERE = -2

/**
 * Steps and hops of one piece. A hop is packed with the jumped cell + 1 as extra. `cells` is where the words of the
 * cells start; `as` is the code the piece moves like; `barred` is a direction it may not jump in, or -1.
 * `remains` tells what is on a jumped cell until the turn ends: 0 when nothing, else an obstacle.
 */
export function hopping(
  t: Tables,
  cells: number,
  capture: Draughts['capture'],
  remains: (w: Int32Array, over: number) => number,
) {
  const { D, next, relation, width, mayStep, mayJump, flies, opposite, size, shuns } = t
  const most = capture.choose === 'most'
  const back = (d: number): number => (capture.turns === 'not back' ? opposite[d]! : -1)

  /** A flying piece on `c` can jump on, with `origin` taken as empty and `over` as holding `rest`. */
  const fliesOn = (
    w: Int32Array,
    c: number,
    as: number,
    barred: number,
    origin: number,
    over: number,
    rest: number,
  ): boolean => {
    const seen = as * width + 1
    for (let d = 0; d < D; d++) {
      if (d === barred) continue
      let n = next[c * D + d]!
      let there = n === origin ? 0 : n === over ? rest : w[cells + n]!
      while (there === 0) {
        n = next[n * D + d]!
        there = n === origin ? 0 : n === over ? rest : w[cells + n]!
      }
      if (relation[seen + there] !== ENEMY) continue
      n = next[n * D + d]!
      if ((n === origin ? 0 : n === over ? rest : w[cells + n]!) === 0) return true
    }
    return false
  }

  /** The piece that just landed on `c` can jump again. */
  const goesOn = (w: Int32Array, c: number, as: number, barred: number): boolean => {
    if (flies[as] === 1) return fliesOn(w, c, as, barred, NOWHERE, NOWHERE, 0)
    const seen = as * width + 1
    for (let d = 0; d < D; d++) {
      const n = next[c * D + d]!
      if (mayJump[as * D + d] === 1 && relation[seen + w[cells + n]!] === ENEMY)
        if (w[cells + next[n * D + d]!] === 0) return true
    }
    return false
  }

  /** Where a flying piece may land behind `over`: only where it can jump on, if there is such a cell. */
  const land = (w: Int32Array, c: number, as: number, over: number, d: number, out: Moves): void => {
    const first = out.n
    const rest = most ? 0 : remains(w, over)
    let on = false
    const near = next[over * D + d]!
    for (let b = near; w[cells + b] === 0; b = next[b * D + d]!) {
      if (b !== near && shuns[as * size + b] === 1) continue
      if (!most) {
        const more = fliesOn(w, b, as, back(d), c, over, rest)
        if (more && !on) {
          on = true
          out.n = first
        }
        if (on && !more) continue
      }
      out.add(c | (b << 10) | ((over + 1) << 20))
    }
  }

  /**
   * Adds the moves of the piece on `c` in one pass. Until a capture is met (`taking`) steps are listed too;
   * the first capture drops what was added since `first`.
   */
  const scan = (
    w: Int32Array,
    c: number,
    as: number,
    barred: number,
    met: boolean,
    first: number,
    out: Moves,
  ): boolean => {
    let taking = met
    const seen = as * width + 1
    if (flies[as] === 1) {
      for (let d = 0; d < D; d++) {
        let n = next[c * D + d]!
        let there = w[cells + n]!
        while (there === 0) {
          if (!taking && shuns[as * size + n] === 0) out.add(c | (n << 10))
          n = next[n * D + d]!
          there = w[cells + n]!
        }
        if (relation[seen + there] !== ENEMY || d === barred) continue
        if (w[cells + next[n * D + d]!] !== 0) continue
        if (!taking) {
          taking = true
          out.n = first
        }
        land(w, c, as, n, d, out)
      }
      return taking
    }
    for (let d = 0; d < D; d++) {
      const n = next[c * D + d]!
      const there = w[cells + n]!
      if (there === 0) {
        if (!taking && mayStep[as * D + d] === 1) out.add(c | (n << 10))
      } else if (relation[seen + there] === ENEMY && mayJump[as * D + d] === 1) {
        const b = next[n * D + d]!
        if (w[cells + b] !== 0) continue
        if (!taking) {
          taking = true
          out.n = first
        }
        out.add(c | (b << 10) | ((n + 1) << 20))
      }
    }
    return taking
  }

  // The greatest capture is looked for on a copy of the cells.
  const sheet = new Int32Array(size + 1)
  const rest = capture.lift === 'at once' ? 0 : WALL
  const longest = (c: number, as: number, barred: number): number => {
    let best = 0
    const seen = as * width + 1
    for (let d = 0; d < D; d++) {
      if (d === barred || mayJump[as * D + d] === 0) continue
      let n = next[c * D + d]!
      if (flies[as] === 1) while (sheet[n] === 0) n = next[n * D + d]!
      const held = sheet[n]!
      if (relation[seen + held] !== ENEMY) continue
      sheet[n] = rest
      const near = next[n * D + d]!
      for (let b = near; sheet[b] === 0; b = next[b * D + d]!) {
        if (b !== near && shuns[as * size + b] === 1) continue
        best = Math.max(best, 1 + longest(b, as, flies[as] === 1 ? back(d) : -1))
        if (flies[as] === 0) break
      }
      sheet[n] = held
    }
    return best
  }

  const lengths: number[] = []
  /** Keeps the captures from `first` on that begin a greatest one. */
  const keepMost = (w: Int32Array, out: Moves, first: number): void => {
    let best = 0
    for (let i = first; i < out.n; i++) {
      const m = out.list[i]!
      const c = m & 1023
      const b = (m >> 10) & 1023
      const as = w[cells + c]!
      for (let k = 0; k <= size; k++) sheet[k] = w[cells + k]!
      sheet[c] = 0
      sheet[(m >> 20) - 1] = rest
      lengths[i] = longest(b, as, flies[as] === 1 ? back(direction(c, b)) : -1)
      if (lengths[i]! > best) best = lengths[i]!
    }
    let kept = first
    for (let i = first; i < out.n; i++) if (lengths[i] === best) out.list[kept++] = out.list[i]!
    out.n = kept
  }

  /** The direction that leads straight from `c` to `b`. */
  const direction = (c: number, b: number): number => {
    for (let d = 0; d < D; d++)
      for (let n = next[c * D + d]!; n !== size; n = next[n * D + d]!) if (n === b) return d
    return -1
  }

  /** Every step and hop of the piece on `c` as if no whole-list rule existed; a taken man may be jumped too. */
  const tries = (w: Int32Array, c: number, as: number, out: Moves): void => {
    for (let d = 0; d < D; d++) {
      const far = flies[as] === 1
      let n = next[c * D + d]!
      for (; w[cells + n] === 0; n = next[n * D + d]!) {
        if (mayStep[as * D + d] === 1) out.add(pack(c, n))
        if (!far) break
      }
      const there = w[cells + n]!
      const enemy = there > 0 && relation[as * width + 1 + t.freed[there]!] === ENEMY
      if (!enemy || mayJump[as * D + d] === 0) continue
      for (let b = next[n * D + d]!; w[cells + b] === 0; b = next[b * D + d]!) {
        out.add(pack(c, b, n + 1))
        if (!far) break
      }
    }
  }

  return { scan, goesOn, keepMost, direction, tries }
}
