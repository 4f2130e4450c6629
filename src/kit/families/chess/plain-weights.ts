import type { Core } from './core.ts'
import { DOUBLED, FAR, FREEDOM, GUARDED, IN_HANDS, PRESSURE, SUPPORTED, WEAK, type Terms } from './terms.ts'
import { IN_HAND, type Worth } from './worth.ts'

/** Two hundredths: at the beginning of a game, and at its end. */
type Both = readonly [number, number]

/** What a passed pawn is worth more by how far it has to go, where it becomes something great. */
const PASSED: readonly number[] = [0, 150, 100, 60, 35, 20, 12, 8, 5, 3, 2, 1]
const GREAT = 7
/** What each cell a man can go to is worth, by what the man is worth in pawns. */
const SLOPES: readonly (readonly [number, Both])[] = [
  [4, [4, 4]],
  [6.5, [2, 4]],
  [Infinity, [1, 2]],
]
const TEMPO: Both = [12, 4]
const PAIR: Both = [25, 40]

/**
 * What the weights are before anything was learnt, in hundredths of a pawn: men by how far they reach, and what holds in all games of
 * this kind. Men stand well where they reach far and move freely, near the foe's royal and with small ones around their own; pawns that
 * nothing can stop are dangerous.
 */
export function plainWeights(core: Core, worth: Worth, terms: Terms): Int32Array {
  const { pieces, drops } = core
  const weights = new Int32Array(2 * terms.count)
  const set = (at: number, [beginning, end]: Both) => {
    weights[at] = Math.round(beginning)
    weights[terms.count + at] = Math.round(end)
  }
  const dropping = core.hands >= 0
  for (const kind of pieces.kinds.keys()) {
    const code = pieces.code(kind, 0)
    const pawn = core.irreversible[code] === 1
    const royal = core.royals[code] === 1
    layPlaces(core, worth, kind, (c, both) => set(terms.place + kind * core.size + c, both))
    if (royal) continue
    const small = worth.kind[kind]! < 4
    for (let d = 1; d <= 2; d++) {
      const shelter = (pawn && !dropping ? 12 : small ? 8 : 0) / d ** 1.2
      set(terms.own + kind * FAR + d, [shelter, 0])
    }
    for (let d = 1; d < 4 && !pawn; d++) set(terms.foe + kind * FAR + d, [(4 - d) * (dropping ? 5 : 2), 0])
    const [, [first, last]] = SLOPES.find(([most]) => worth.kind[kind]! < most)!
    const step = reachesFar(core, code) ? 2 : 1
    const usual = (worth.kind[kind]! / 0.6) * 0.7
    for (let n = 0; n < FREEDOM && !pawn; n++)
      set(terms.freedom + kind * FREEDOM + n, [first * (n * step - usual), last * (n * step - usual)])
    if (isBound(core, code)) set(terms.pair + kind, PAIR)
    if (dropping && drops.place[kind]! >= 0)
      for (let i = 0; i < IN_HANDS; i++) {
        const held = 100 * worth.kind[kind]! * IN_HAND
        set(terms.hand + kind * IN_HANDS + i, [held, held])
      }
  }
  for (let n = 0; n < PRESSURE; n++) set(terms.pressure + n, [Math.min(150, 1.3 * n * n), 2 * n])
  const best = Math.max(
    0,
    ...worth.kind.map((each, k) => (core.irreversible[pieces.code(k, 0)] === 1 ? each : 0)),
  )
  const gain = Math.min(1, (Math.max(...worth.kind) - best) / GREAT)
  for (const [toGo, each] of PASSED.entries()) set(terms.pawns + toGo, [(each * gain) / 2, each * gain])
  set(terms.pawns + GUARDED, [8, 15])
  set(terms.pawns + DOUBLED, [-8, -15])
  set(terms.pawns + WEAK, [-8, -10])
  set(terms.pawns + SUPPORTED, [8, 5])
  set(terms.tempo, TEMPO)
  return weights
}

/** Men by place, as the first player sees the board. */
function layPlaces(core: Core, worth: Worth, kind: number, set: (cell: number, both: Both) => void): void {
  const { size, geometry, pieces } = core
  const code = pieces.code(kind, 0)
  const way = core.forward[0]!
  const xs = core.rules.board.cells.map(({ x }) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const best = Math.max(0, ...core.promotions.into[kind]!.map(to => worth.kind[to]! - worth.kind[kind]!))
  for (let c = 0; c < size; c++) {
    const index = code * size + c
    const middle = 1 - Math.abs((2 * (xs[c]! - left)) / Math.max(1, right - left) - 1)
    if (core.royals[code] === 1) {
      set(c, [100 * worth.home[index]! - 20 * middle, 100 * worth.open[index]!])
      continue
    }
    const own = 100 * worth.kind[kind]!
    if (core.irreversible[code] === 0) {
      set(c, [own + 4 * worth.spread[index]!, own + 3 * worth.spread[index]!])
      continue
    }
    const [ahead, behind] = [geometry.depth(c, way), geometry.depth(c, -way)]
    const far = behind / Math.max(1, ahead + behind)
    const lure = far * far * Math.min(best, 4)
    if (core.hands >= 0) set(c, [own + 25 * lure, own + 25 * lure])
    else set(c, [own + 20 * middle * Math.min(far, 0.6), own + 10 * lure])
  }
}

/** Whether a man can go to more cells than are told apart. */
export function reachesFar(core: Core, code: number): boolean {
  const { size } = core
  for (let cell = 0; cell < size; cell++) if (goals(core, code, cell).length >= FREEDOM) return true
  return false
}

/** Where a man can go on an empty board. */
function goals(core: Core, code: number, cell: number): number[] {
  const { leaps, rays, track, size } = core.tables
  const index = code * size + cell
  const found = [...leaps.flat.subarray(leaps.at[index]!, leaps.at[index + 1]!)]
  for (let i = rays.at[index]!; i < rays.at[index + 1]!; i++)
    for (let k = rays.flat[i]!; track[k] !== size; k++) found.push(track[k]!)
  return found
}

/** Whether a man never comes to all parts of the board, however long it goes, though it comes to many: a bishop. */
function isBound(core: Core, code: number): boolean {
  const from = core.setup.find(([, each]) => each === code)?.[0] ?? 0
  const met = new Set([from])
  const open = [from]
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of goals(core, code, at))
      if (!met.has(to)) {
        met.add(to)
        open.push(to)
      }
  return met.size < core.size * 0.6 && met.size > core.size * 0.2
}
