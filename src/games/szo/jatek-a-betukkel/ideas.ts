import type { Move, Position } from '../../../engine/index.ts'
import { CELLS, DRAWN, spelt, TITLE, UNNAMED } from './letters.ts'
import { made, NAME } from './moves.ts'
import { bestWords } from './search.ts'
import type { State } from './state.ts'

/** A weaker player finds words worth so much less of the best one, step by step. */
const STEP = 0.09
const IDEAS = 10

/** What an opponent needs beyond the rules: the words it knows, and a world that fits what a seat sees. */
export function lettersIdeas(state: State) {
  const { n, list, phase, cells, drawn, digits, letterAt, laidCount, slotOn } = state

  /** The next move towards each of some words: the best first, then lesser ones. */
  function nextMoves(p: Position): Move[] {
    const player = p.turn
    const found = bestWords(
      {
        letter: letterAt(p, player),
        slotOn: cell => slotOn(p, player, cell),
        red: Array.from({ length: DRAWN }, (_, i) => p.at(drawn + i) - 1),
        digits: Array.from({ length: DRAWN }, (_, i) => p.at(digits + i) - 1),
      },
      list!,
    )
    const best = found[0]
    if (!best)
      return [
        laidCount(p, player) > 0 && p.at(phase) !== NAME
          ? made('recall')
          : p.at(phase) === NAME
            ? made('name')
            : made('pass'),
      ]
    const moves: Move[] = []
    for (let k = 0; k < IDEAS; k++) {
      const word = found.find(({ points }) => points <= best.points * (1 - STEP * k))
      if (!word) break
      const m = towards(p, player, word.tiles)
      if (!moves.includes(m)) moves.push(m)
    }
    return moves
  }

  function towards(p: Position, player: number, tiles: ReturnType<typeof bestWords>[number]['tiles']): Move {
    const there = letterAt(p, player)
    // A joker just laid is named before anything else, for the word if it lies in it.
    if (p.at(phase) === NAME)
      return made('name', tiles.find(({ cell }) => there(cell) === UNNAMED)?.letter ?? 0)
    for (const { cell, slot, letter } of tiles) {
      if (there(cell) === letter) continue
      return there(cell) < 0 ? made('lay', slot, cell) : made('length', 0, cell)
    }
    return made('done')
  }

  /** Nobody knows what others have on their boards but the title: a world where they have no more fits. */
  function imagine(seen: Position, seat: number): Position {
    const p = seen.copy()
    const letters = spelt(TITLE.join(''))
    for (const [i, cell] of state.titleCells(p).entries())
      for (let player = 0; player < n; player++)
        if (player !== seat) p.put(cells + player * CELLS + cell, letters[i]! + 1)
    p.settle()
    return p
  }
  return { nextMoves, imagine }
}
