import type { Move, Position } from '../../engine/index.ts'
import { PASS } from './buttons.ts'
import type { Ground } from './ground.ts'
import { listing } from './listing.ts'
import type { TurnPart } from './rules.ts'

/** A part that may always be passed: the pass is listed last, and those in a row are counted. */
export function passable(g: Ground, part: TurnPart, number: number): TurnPart {
  const { again: _again, from: _from, onto: _onto, moves: _moves, refuses, play, ...kept } = part
  const list = listing(g, part, number)
  const passes = g.count['passes']!
  return {
    ...kept,
    moves(p, out) {
      list(p, out)
      out.add(PASS)
    },
    ...(refuses ? { refuses: (p: Position, m: Move) => (m === PASS ? 0 : refuses(p, m)) } : {}),
    play(p, m) {
      p.put(passes, m === PASS ? p.words[passes]! + 1 : 0)
      if (m === PASS) g.endTurn(p)
      else play(p, m)
    },
  }
}
