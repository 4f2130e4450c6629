import type { Position } from '../../../engine/index.ts'
import * as w from './ground.ts'

export type Level = 1 | 2 | 3

/** How sand runs: in the glasses on the board, and in the short one beside it. */
export function makeTime(level: Level, short: 'auto' | 'manual') {
  const turnShort = (p: Position): void => {
    p.put(w.timer, w.SHORT)
    p.put(w.against, p.turn + 1)
  }

  /** Whoever has not finished when the short glass runs out against them will miss a turn. */
  const runShort = (p: Position, ms: number): void => {
    let time = ms
    while (p.at(w.timer) > 0 && time >= p.at(w.timer)) {
      time -= p.at(w.timer)
      p.put(w.timer, 0)
      if (p.at(w.against) !== 0) p.put(w.late, p.at(w.late) | (1 << (p.at(w.against) - 1)))
      p.put(w.against, 0)
      if (short === 'auto') turnShort(p)
    }
    if (p.at(w.timer) > 0) p.put(w.timer, p.at(w.timer) - time)
  }

  return {
    turnShort,
    mayTurn: (p: Position): boolean => level === 3 && short === 'manual' && p.words[w.timer] === 0,
    /** Some glass still runs. */
    runs(p: Position): boolean {
      if (p.words[w.timer]! > 0) return true
      for (let c = 0; c < w.board.size; c++) if (p.words[w.sand + c]! > 0) return true
      return false
    },
    flow(p: Position, ms: number): void {
      for (let c = 0; c < w.board.size; c++)
        if (p.words[w.sand + c]! > 0) p.put(w.sand + c, Math.max(0, p.words[w.sand + c]! - ms))
      if (level === 3) runShort(p, ms)
    },
  }
}
