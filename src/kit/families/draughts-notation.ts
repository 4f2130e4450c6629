import type { Game, Notation } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'

/**
 * Draughts as players write them: 32-28, 19x28, a chain as 32x23x14. Cells have numbers where the game says so; elsewhere they keep their
 * names. `chain` is where the position says that a capture goes on.
 */
export function draughtsNotation(
  board: Board,
  numbers: 'cells' | undefined,
  game: Game,
  chain: number,
): Notation {
  const cell = (name: string): string => {
    const called = numbers && board.cells[board.names.indexOf(name)]!.called?.en
    return called ? /\d+(?=\)$)/.exec(called)![0] : name
  }
  return {
    write(p, m) {
      if (p.turn < 0) return undefined
      const name = game.name(p, m)
      const [from = '', to = ''] = name.split(/[-x]/)
      if (!board.names.includes(from) || !board.names.includes(to)) return undefined
      const goesOn = p.at(chain) > 0
      const text = `${goesOn ? '' : cell(from)}${name.includes('x') ? 'x' : '-'}${cell(to)}`
      return { hu: text, en: text, ...(goesOn ? { joins: 'before' as const } : {}) }
    },
  }
}
