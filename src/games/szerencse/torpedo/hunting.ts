import { Rng, type Moves, type Position } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'
import type { Ground } from './ground.ts'
import { MOVE } from './laying.ts'

/** How many fleets that fit all shots so far the hunter thinks of. */
const FLEETS = 90
/** What a hit is worth, in steps of a plain mistake. */
const HIT = 4

/** Where ships lie most often among fleets that fit; reads only what the player to move may see. */
export function makeHunter(g: Ground) {
  const often = new Int32Array(g.size)
  return (p: Position, out: Moves, worth: number[] = []): void => {
    const sea = 1 - p.turn
    const known = g.learnKnown(p, sea)
    let open = 0
    for (let c = 0; c < g.size; c++) if (known[c] === 0) open++
    const rng = new Rng(open * 1009 + p.words[g.last]!)
    often.fill(0)
    let found = 0
    for (let i = 0; i < FLEETS; i++) {
      if (!g.drawer.draw(known, rng)) continue
      found++
      for (let c = 0; c < g.size; c++) if (known[c] === 0 && g.drawer.isShip(c)) often[c]!++
    }
    const order = Array.from(often.keys())
      .filter(c => known[c] === 0)
      .sort((a, b) => often[b]! - often[a]!)
    for (const c of order) {
      out.add(pack(sea * g.size + c, sea * g.size + c, MOVE.SHOT))
      worth.push((HIT * often[c]!) / Math.max(1, found))
    }
  }
}
