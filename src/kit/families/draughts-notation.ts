import { fail, ok, type Game, type Notation, type PositionLine } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import type { Draughts } from './draughts.ts'

/**
 * Draughts as players write them: 32-28, 19x28, a chain as 32x23x14. Cells have numbers where the game says so; elsewhere they keep their
 * names. `chain` is where the position says that a capture goes on.
 */
export function draughtsNotation(
  board: Board,
  { numbers, king }: Pick<Draughts, 'numbers' | 'king'>,
  game: Game,
  chain: number,
): Notation {
  const cell = (name: string): string => {
    const called = numbers === 'cells' && board.cells[board.names.indexOf(name)]!.called?.en
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
    ...(numbers ? { line: cellLine(board, game, cell, king.kind.id) } : {}),
  }
}

/** `W:W31,K45:B1,2` or `W:Wa2,Kh5:Bb7`: whose turn it is, then the men of each side by their cells, kings with a K. */
function cellLine(board: Board, game: Game, toldAs: (name: string) => string, king: string): PositionLine {
  const nameOf = new Map(board.names.map(name => [toldAs(name), name]))
  return {
    write(p) {
      const json = game.layout.write(p)
      const placed = Object.entries((json['pieces'] ?? {}) as Record<string, string>)
      const side = (owner: string) =>
        placed
          .filter(([, man]) => man.startsWith(owner))
          .map(([name, man]) => [toldAs(name), man.endsWith(king) ? 'K' : ''] as const)
          .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
          .map(([cell, sign]) => `${sign}${cell}`)
          .join(',')
      return `${json['turn'] === 'white' ? 'W' : 'B'}:W${side('white')}:B${side('black')}`
    },
    read(text) {
      const [, turn, ...sides] = /^\s*([WB]):([WB])([^:]*):([WB])([^:.]*)\.?\s*$/.exec(text) ?? []
      const broken = fail(
        `Ez nem olvasható állásnak: „${text.slice(0, 80)}”.`,
        `This cannot be read as a position: "${text.slice(0, 80)}".`,
      )
      if (turn === undefined) return broken
      const pieces: Record<string, string> = {}
      for (const [colour, list = ''] of [sides.slice(0, 2), sides.slice(2)])
        for (const [, crowned, cell = ''] of list.matchAll(/(K?)([^,\s]+)/g)) {
          const name = nameOf.get(cell)
          if (name === undefined) return broken
          pieces[name] = `${colour === 'W' ? 'white' : 'black'} ${crowned ? king : 'man'}`
        }
      return ok({ turn: turn === 'W' ? 'white' : 'black', pieces })
    },
  }
}
