// Ruling: four in a row are looked for first; only without them does a full bottom row go. Discs that went are used again.
// Ruling: the third repetition is a draw, and so is the 150th disc.
import type { GameDefinition, RowsPart } from '../../../kit/index.ts'
import { dropping, officialBoard } from '../potyogos-amoba/game.ts'

const DISCS = 150

/** A full bottom row disappears, and everything above it sinks by a row. */
const sinking: RowsPart = ({ board, cells, isWon, derive }) => {
  const bottom = board.regions['south']!
  const width = bottom.length
  return {
    played(p) {
      if (isWon(p)) return
      for (let i = 0; i < width; i++) if (p.words[cells + bottom[i]!] === 0) return
      // Cells are numbered row by row from below.
      for (let c = 0; c < board.size; c++)
        p.put(cells + c, c + width < board.size ? p.words[cells + c + width]! : 0)
      derive(p)
    },
  }
}

const tetrisamoba: GameDefinition = {
  id: 'potyogos-tetrisamoba',
  chapter: 'amoba',
  material: 'rack',
  title: { hu: 'Potyogós tetrisamőba', en: 'Sinking four in a row' },
  players: [2],
  rules: 1,
  options: [officialBoard],
  make: options => dropping(options, { draws: { repetition: { times: 3 }, cap: DISCS }, parts: [sinking] }),
}

export default tetrisamoba
