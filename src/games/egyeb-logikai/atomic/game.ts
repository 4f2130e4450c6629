// Ruling: the book gives no end in words but its goal: an opponent without atoms has lost. It is asked after every single
// explosion, once both players have moved, and then the chain reaction is cut off. So no chain goes on for ever: one that
// did would have to blow up every cell, and would leave the opponent nothing long before.
// Ruling: the supply of atoms is not limited.
import { Layout, type Outcome, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsCodec,
  neighbours,
  PieceSet,
  placedOn,
  square,
  WHITE,
  win,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIDE = 8
// A cell that waits for its turn to explode can gather one atom more from each neighbour but the one that filled it: 4 + 3.
const MOST = 7
const TAKEN = 1

function make(): BoardGame {
  const board = square(SIDE, SIDE)
  const players = [WHITE, BLACK]
  const pieces = new PieceSet(
    players,
    Array.from({ length: MOST }, (_, i) => ({
      id: String(i + 1),
      name: { hu: `${i + 1} atom`, en: i === 0 ? '1 atom' : `${i + 1} atoms` },
      art: 'atom',
      text: String(i + 1),
    })),
  )
  const atoms = Int8Array.from({ length: pieces.codes }, (_, code) => 1 + pieces.kind(code))
  const owner = Int8Array.from({ length: pieces.codes }, (_, code) => pieces.owner(code))
  const ONE_MORE = pieces.code(1, 0) - pieces.code(0, 0)

  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size, { json: cellsCodec(board, pieces) })
  const totals = layout.range('totals', players.length)

  // Side neighbours, four places for each cell, -1 behind the last.
  const near = new Int8Array(board.size * 4).fill(-1)
  const room = new Int8Array(board.size)
  for (let c = 0; c < board.size; c++) {
    const sides = neighbours(board, c).filter(n => {
      const [a, b] = [board.cells[c]!, board.cells[n]!]
      return a.x === b.x || a.y === b.y
    })
    near.set(sides, c * 4)
    room[c] = sides.length
  }

  /** One more atom of `player` on the cell, with all that stands there made theirs; tells how many there are now. */
  const land = (p: Position, c: number, player: number): number => {
    const code = p.words[cells + c]!
    if (code === 0) p.put(cells + c, pieces.code(0, player))
    else {
      const rival = owner[code]! - player
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
      p.put(cells + at, left === 0 ? 0 : pieces.code(left - 1, player))
      for (let k = at * 4; k < at * 4 + room[at]!; k++) {
        const n = near[k]!
        if (land(p, n, player) === room[n]) ring[tail++ & last] = n
      }
      if (p.words[totals + 1 - player] === 0) return
    }
  }

  const ends: Outcome[] = players.map(({ name }, i) =>
    win(
      players,
      i,
      `${players[1 - i]!.name.hu} minden atomja eltűnt: ${name.hu} nyert.`,
      `All atoms of ${players[1 - i]!.name.en} are gone: ${name.en} wins.`,
    ),
  )

  // Atoms are never lost, so two of them mean that both players have moved.
  const outcome = (p: Position): Outcome | undefined => {
    const white = p.words[totals]!
    const black = p.words[totals + 1]!
    if ((white !== 0 && black !== 0) || white + black < 2) return undefined
    return ends[white === 0 ? 1 : 0]
  }

  return {
    players,
    layout,
    board,
    turns: 'one move',
    reasons: [
      { hu: '', en: '' },
      {
        hu: 'Az ellenfél atomjai mellé nem tehetsz sajátot.',
        en: "You cannot add to the opponent's atoms.",
        rule: 'moves',
      },
    ],
    start: () => {},
    derive(p) {
      const sums = [0, 0]
      for (let c = 0; c < board.size; c++) {
        const code = p.at(cells + c)
        if (code > 0) sums[owner[code]!]! += atoms[code]!
      }
      p.note(totals, sums[0]!)
      p.note(totals + 1, sums[1]!)
    },
    flaw(p) {
      for (let c = 0; c < board.size && !outcome(p); c++)
        if (atoms[p.at(cells + c)]! >= room[c]!)
          return {
            hu: `Ennyi atom nem lehet együtt: ${board.names[c]}.`,
            en: `So many atoms cannot be together: ${board.names[c]}.`,
          }
      return undefined
    },
    moves(p, out) {
      const rival = 1 - p.words[0]!
      for (let c = 0; c < board.size; c++) if (owner[p.words[cells + c]!] !== rival) out.add(c)
    },
    attempts(p, out, reasons) {
      for (let c = 0; c < board.size; c++)
        if (owner[p.at(cells + c)] === 1 - p.turn) {
          out.add(c)
          reasons.add(TAKEN)
        }
    },
    play(p, m) {
      const player = p.words[0]!
      p.note(totals + player, p.words[totals + player]! + 1)
      if (land(p, m, player) >= room[m]!) explode(p, m, player)
      p.pass(1 - player)
    },
    outcome,
    stuck: p => ends[1 - p.turn]!,
    name: (_, m) => board.names[m]!,
    points: (_, m) => [m],
    value(p, player) {
      const mine = p.words[totals + player]!
      const theirs = p.words[totals + 1 - player]!
      return (mine - theirs) / (mine + theirs + 1)
    },
    scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [] }),
  }
}

const atomic: GameDefinition = {
  id: 'atomic',
  chapter: 'egyeb-logikai',
  title: { hu: 'Atomic', en: 'Atomic' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default atomic
