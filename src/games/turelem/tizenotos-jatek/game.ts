// Ruling: only arrangements that can be solved are dealt, and none that is solved already.
// Ruling: pushing several tiles of a row or column at once can be one move, as an option.
import { dealOption, oneOf, tiles, type GameDefinition } from '../../../kit/index.ts'
import { loadTables, type Tables } from './patterns.ts'
import { searchByPatterns } from './search.ts'

/** Loaded once, when a solution is first asked for or made ready for; tried again where they could not be had. */
let tables: Promise<Tables> | undefined

const game: GameDefinition = {
  id: 'tizenotos-jatek',
  chapter: 'turelem',
  title: { hu: 'Tizenötös játék', en: 'Fifteen Puzzle' },
  players: [1],
  rules: 1,
  options: [
    dealOption('any'),
    oneOf('pushes', 'Egy lépés', 'One move', [
      ['one', 'egy lap tolása', 'pushes one tile'],
      ['line', 'egy sor vagy oszlop több lapja is', 'may push several tiles of a row or column'],
    ]),
  ],
  make: ({ deal, pushes }) =>
    tiles({
      side: 4,
      pushes: pushes === 'line' ? 'line' : 'one',
      deal,
      lengths: { easy: [10, 18], medium: [20, 36], hard: [42, Infinity] },
      async search(arranged, load, pushes) {
        tables ??= loadTables(load).catch((error: unknown) => {
          tables = undefined
          throw error
        })
        return searchByPatterns(await tables, arranged, pushes)
      },
    }),
}

export default game
