import type { Game, Notation } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { BLACK } from '../pieces.ts'
import type { Draughts } from './draughts.ts'

/**
 * Draughts as players write them: 32-28, 19x28, a chain as 32x23x14. Where dark and light face each other on half of the cells of a square board
 * the cells have numbers; elsewhere they keep their names. `chain` is where the position says that a capture goes on.
 */
export function draughtsNotation(rules: Draughts, game: Game, chain: number): Notation {
  const { board } = rules
  const numbers = cellNumbers(rules)
  const cell = (name: string): string => numbers?.get(name) ?? name
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

/** The usual numbers by the names of the cells: from the side of dark, so that its first row is 1, 2, 3 … from its right. */
export function cellNumbers({
  board,
  cells,
  armies,
  lines,
}: Draughts): ReadonlyMap<string, string> | undefined {
  const [one, two] = armies
  const isSquare =
    armies.length === 2 && one!.heading[0] === 0 && two!.heading[0] === 0 && lines === 'diagonal'
  if (!isSquare || !cells || cells.length > board.size / 2) return undefined
  const dark = armies.find(({ player }) => player === BLACK)!
  return new Map(inOrder(board, cells, -dark.heading[1]).map((c, i) => [board.names[c]!, String(i + 1)]))
}

/** Rows from the bottom and each from the right where `way` is 1, the other way round where it is -1. */
const inOrder = ({ cells: shapes }: Board, cells: readonly number[], way: number): number[] =>
  cells.toSorted((a, b) => way * (shapes[b]!.y - shapes[a]!.y || shapes[b]!.x - shapes[a]!.x))
