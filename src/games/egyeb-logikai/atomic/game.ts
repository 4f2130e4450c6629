// Ruling: the book gives no end in words but its goal: an opponent without atoms has lost. It is asked after every single
// explosion, once both players have moved, and then the chain reaction is cut off. So no chain goes on for ever: one that
// did would have to blow up every cell, and would leave the opponent nothing long before.
// Ruling: the supply of atoms is not limited.
import type { Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  ground,
  kind,
  place,
  reason,
  square,
  standing,
  step,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

// A cell that waits for its turn to explode can gather one atom more from each neighbour but the one that filled it: 4 + 3.
const COUNTS = [1, 2, 3, 4, 5, 6, 7]

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board: square(8, 8),
    kinds: Object.fromEntries(
      COUNTS.map(n => [n, kind(`${n} atom`, n === 1 ? '1 atom' : `${n} atoms`, 'atom', { text: String(n) })]),
    ),
    rim: 'none',
    own: layout => layout.range('totals', 2),
    why: {
      notThis: reason(
        'Az ellenfél atomjai mellé nem tehetsz sajátot.',
        "You cannot add to the opponent's atoms.",
      ),
    },
  })
  const { board, cells, ownerOf, own: totals } = g
  const { size } = board
  const atoms = g.kindOf.map(k => k + 1)
  const ones = g.codes('1')
  const ONE_MORE = g.code('2', 0) - ones[0]!

  // Side neighbours, four places for each cell.
  const near = new Int8Array(board.size * 4)
  const room = new Int8Array(board.size)
  for (let c = 0; c < board.size; c++)
    for (const d of [0, 2, 4, 6])
      if (step(board, c, d) !== board.size) near[c * 4 + room[c]!++] = step(board, c, d)

  /** One more atom of `player` on the cell, with all that stands there made theirs; tells how many there are now. */
  const land = (p: Position, c: number, player: number): number => {
    const code = p.words[cells + c]!
    if (code === 0) p.put(cells + c, ones[player]!)
    else {
      const rival = ownerOf[code]! - player
      if (rival !== 0) {
        const turned = atoms[code]!
        p.note(totals + player, p.words[totals + player]! + turned)
        p.note(totals + 1 - player, p.words[totals + 1 - player]! - turned)
      }
      p.put(cells + c, code - rival + ONE_MORE)
    }
    return atoms[p.words[cells + c]!]!
  }

  // Cells about to explode, first come first served; each is in the ring once at most, and one explosion calms it.
  const ring = new Int8Array(board.size)
  const last = board.size - 1
  const explode = (p: Position, c: number, player: number): void => {
    let head = 0
    let tail = 0
    ring[tail++] = c
    while (head < tail) {
      const at = ring[head++ & last]!
      const left = atoms[p.words[cells + at]!]! - room[at]!
      p.put(cells + at, left === 0 ? 0 : ones[player]! + (left - 1) * ONE_MORE)
      for (let k = at * 4; k < at * 4 + room[at]!; k++) {
        const n = near[k]!
        if (land(p, n, player) === room[n]) ring[tail++ & last] = n
      }
      if (p.words[totals + 1 - player] === 0) return
    }
  }

  const wins = winsOf(
    g.players,
    '{loser} minden atomja eltűnt: {winner} nyert.',
    'All atoms of {loser} are gone: {winner} wins.',
  )
  // Atoms are never lost, so two of them mean that both players have moved.
  const outcome = (p: Position): Outcome | undefined => {
    const white = p.words[totals]!
    const black = p.words[totals + 1]!
    if ((white !== 0 && black !== 0) || white + black < 2) return undefined
    return wins[white === 0 ? 1 : 0]
  }

  return standing(g, {
    prompt: text('Tegyél le egy atomot.', 'Put down an atom.'),
    moves(p, out) {
      const { words } = p
      const rival = 1 - words[0]!
      for (let c = 0; c < size; c++) if (ownerOf[words[cells + c]!] !== rival) out.add(place(c))
    },
    play(p, m) {
      const player = p.words[0]!
      p.note(totals + player, p.words[totals + player]! + 1)
      if (land(p, to(m), player) >= room[to(m)]!) explode(p, to(m), player)
      g.endTurn(p)
    },
    derive(p) {
      for (let i = 0; i < 2; i++) {
        let sum = 0
        for (let c = 0; c < board.size; c++) if (ownerOf[g.at(p, c)] === i) sum += atoms[g.at(p, c)]!
        p.note(totals + i, sum)
      }
    },
    flaw(p) {
      const c = outcome(p) ? -1 : room.findIndex((most, at) => atoms[g.at(p, at)]! >= most)
      return c < 0
        ? undefined
        : text(
            `Ennyi atom nem lehet együtt: ${board.names[c]}.`,
            `So many atoms cannot be together: ${board.names[c]}.`,
          )
    },
    outcome,
    value: (p, i) => (p.at(totals + i) - p.at(totals + 1 - i)) / (p.at(totals) + p.at(totals + 1) + 1),
  })
}

const atomic: GameDefinition = {
  id: 'atomic',
  chapter: 'egyeb-logikai',
  material: 'marbles',
  title: { hu: 'Atomic', en: 'Atomic' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default atomic
