// Ruling: a piece is a jump, one fault, if the field right before it in its line holds an enemy piece, however many enemies
// were passed. Behind an own piece there is no fault.
// Ruling: the game ends with the 36th piece; fewer faults win, equal faults are a draw. There is always an open line.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  ground,
  kind,
  leaderWins,
  place,
  reason,
  square,
  squash,
  standing,
  text,
  to,
  WHITE,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIDE = 8
/** White's lines go up from row 1, black's to the right from column a; the direction back towards the owner's side. */
const BACK = ['s', 'w']
/** How much of a fault an empty field behind an enemy is, if the next piece of its line goes there and if not yet. */
const [NOW, LATER] = [0.5, 0.25]

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board: square(SIDE, SIDE, { look: 'checks', without: (col, row) => col + row >= SIDE }),
    kinds: { piece: kind('bábu', 'piece', 'disc', { most: 18 }) },
    counters: { faults: { for: 'each player', title: text('Hibapont', 'Faults'), most: 18 } },
    tracks: ['empties'],
    why: {
      noPlace: reason(
        'Minden sorodban a hozzád legközelebbi üres mezőre kell tenned.',
        'In each of your lines the piece goes to the empty field nearest to you.',
      ),
    },
  })
  const { board, cells, count, empties, ownerOf, players } = g
  const codes = g.codes('piece')
  const back = BACK.map(way => board.dirs.indexOf(way))
  /** By player, their eight lines, each from their own side to the diagonal. */
  const lines = [board.regions['south']!, board.regions['west']!].map((fields, player) =>
    fields.map(first => {
      const line = [first]
      const ahead = board.opposite[back[player]!]!
      for (let c = board.next[first * 8 + ahead]!; c !== board.size; c = board.next[c * 8 + ahead]!)
        line.push(c)
      return line
    }),
  )
  const isJump = (p: Position, c: number, player: number): boolean =>
    ownerOf[p.words[cells + board.next[c * 8 + back[player]!]!]!] === 1 - player
  /** The first empty field of a line, or -1. */
  const openIn = (p: Position, line: readonly number[]): number => {
    for (let k = 0; k < line.length; k++) if (p.words[cells + line[k]!] === 0) return line[k]!
    return -1
  }
  /** Faults made, half of those that the open lines now ask for, and a quarter of those that may come later. */
  const burden = (p: Position, player: number): number => {
    let sum = p.words[count.faults + player]!
    for (let i = 0; i < SIDE; i++) {
      const c = openIn(p, lines[player]![i]!)
      if (c >= 0 && isJump(p, c, player)) sum += NOW - LATER
    }
    for (let i = empties.count(p) - 1; i >= 0; i--) if (isJump(p, empties.at(p, i), player)) sum += LATER
    return sum
  }
  const judged = leaderWins(
    players,
    ['{winner} kevesebbet ugrott.', '{winner} made fewer jumps.'],
    ['Ugyanannyi a hibapont.', 'The faults are equal.'],
  )

  return standing(g, {
    prompt: p =>
      p.turn === 0
        ? text('Építs tovább egy oszlopot alulról fölfelé.', 'Build on in a column, from below.')
        : text('Építs tovább egy sort balról jobbra.', 'Build on in a row, from the left.'),
    moves(p, out) {
      for (let i = 0; i < SIDE; i++) {
        const c = openIn(p, lines[p.words[0]!]![i]!)
        if (c >= 0) out.add(place(c))
      }
    },
    play(p, m) {
      const player = p.words[0]!
      if (isJump(p, to(m), player)) p.put(count.faults + player, p.words[count.faults + player]! + 1)
      g.set(p, to(m), codes[player]!)
      g.endTurn(p)
    },
    outcome: p =>
      empties.count(p) > 0 ? undefined : judged(p.words[count.faults + 1]! - p.words[count.faults]!),
    value: (p, player) => squash(burden(p, 1 - player) - burden(p, player), 3),
  })
}

const ugrato: GameDefinition = {
  id: 'ugrato',
  chapter: 'egyeb-logikai',
  title: { hu: 'Ugrató', en: 'Leaping lines' },
  players: [2],
  rules: 1,
  material: 'rows',
  options: [],
  make,
}

export default ugrato
