// The set-up: tents are dealt cell by cell, then everybody says a colour aloud.
import type { Position } from '../../../engine/index.ts'
import { WHITE_CELLS } from './board.ts'
import type { TentGround } from './ground.ts'
import { COLOURS } from './tents.ts'

export function makeDealing({ g, colourOf, showing }: TentGround) {
  const { cells, own, part, players } = g
  const { colours, empty } = own
  /** Of how many faces towards the player the most frequent colour is. */
  const most = (p: Position, player: number): number => {
    let best = 0
    for (let colour = 1; colour <= COLOURS.length; colour++) best = Math.max(best, showing(p, player, colour))
    return best
  }
  /** In turn everybody says the most frequent colour; whoever has several must choose first. */
  const announce = (p: Position): void => {
    for (let player = 0; player < players.length; player++) {
      if (colourOf(p, player) > 0) continue
      const best = most(p, player)
      let found = 0
      let equal = 0
      for (let colour = COLOURS.length; colour > 0; colour--) {
        if (showing(p, player, colour) !== best) continue
        found = colour
        equal++
      }
      if (equal > 1) {
        p.pass(player)
        return g.go(p, part.choose)
      }
      p.put(colours[player]!, found)
    }
    p.pass(0)
    g.go(p, part.tip)
  }
  /** Where the next tent is dealt; -1 when all stand. */
  const nextCell = (p: Position): number => {
    for (let i = 0; i < WHITE_CELLS.length; i++) {
      const c = WHITE_CELLS[i]!
      if (p.words[cells + c] === 0 && c !== p.words[empty]! - 1) return c
    }
    return -1
  }
  return { most, announce, nextCell }
}
