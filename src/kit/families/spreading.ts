import type { Move, Outcome, Player, Position } from '../../engine/index.ts'
import { neighbours, type Board } from '../boards/index.ts'
import { menNet } from '../men-net.ts'
import { from, pack, to } from '../moves/packing.ts'
import { byPoints, most } from '../outcomes.ts'
import type { BoardGame } from '../scene.ts'
import {
  common,
  ground,
  isPlace,
  kind,
  numberTrays,
  place,
  reason,
  standing,
  text,
  winsOf,
} from '../standing/index.ts'
import { squash } from '../judging.ts'

/** Men that divide or jump and turn over what they come to touch: Ataxx and its kin on any board. */
export interface Spreading {
  /** In the order of play. */
  readonly players: readonly Player[]
  readonly board: Board
  /** Where each player's men stand at first. */
  readonly homes: readonly (readonly number[])[]
  /** Cells that nobody enters; jumps pass over them. */
  readonly blocked: readonly number[]
  /** The game is a draw after so many moves. */
  readonly cap: number
  /** Where a net's weights lie, on square boards. */
  readonly weights?: URL
}

/** So many jumps in a row, without a man more, are a draw; a forced pass neither counts nor breaks the row. */
const IDLE = 100

/** By cell the cells exactly two steps away, as many places for each as the fullest has, filled up with the wall. */
function farCells(board: Board): { readonly far: Int16Array; readonly reach: number } {
  const lists = board.cells.map((_, c) => {
    const near = neighbours(board, c)
    const two = new Set(near.flatMap(n => neighbours(board, n)))
    return [...two].filter(n => n !== c && !near.includes(n))
  })
  const reach = Math.max(...lists.map(list => list.length))
  const far = new Int16Array(board.size * reach).fill(board.size)
  for (const [c, list] of lists.entries()) far.set(list, c * reach)
  return { far, reach }
}

export function spreading({ players, board, homes, blocked, cap, weights }: Spreading): BoardGame {
  const g = ground({
    players,
    board,
    kinds: {
      disc: kind('korong', 'disc', 'disc'),
      blocked: common('tiltott mező', 'forbidden cell', 'bare'),
    },
    setup: { disc: homes, blocked },
    counters: { jumps: { for: 'all', most: IDLE } },
    flags: ['out'],
    tracks: ['counts', 'empties'],
    why: {
      noWay: reason(
        'Ugrani pontosan két mezőnyire, üres mezőre lehet.',
        'A jump goes exactly two cells far, to an empty cell.',
      ),
      noPlace: reason('Nincs mellette saját korongod.', 'No disc of yours stands next to it.'),
      divide: reason(
        'Az osztódáshoz csak az üres mezőre mutass.',
        'To divide, point at the empty cell alone.',
      ),
      closed: reason('Ez tiltott mező: senki sem léphet rá.', 'This cell is forbidden to all.', 'variants'),
    },
  })
  const { cells, men, empties, ownerOf, why } = g
  const { next, size } = board
  const degree = board.dirs.length
  const { far, reach } = farCells(board)
  const code = g.codes('disc')
  const CLOSED = g.code('blocked')
  const { jumps } = g.count
  const { out: gone } = g.flag
  const isNear = (a: number, b: number): boolean => neighbours(board, a).includes(b)

  const counted = (p: Position): Outcome =>
    byPoints(
      players,
      text('Korongok', 'Discs'),
      players.map((_, i) => p.at(men + i)),
    )
  /** Whoever still has a disc shares. */
  const level = (p: Position): Outcome => ({
    ...most(
      players,
      players.map((_, i) => (p.at(men + i) > 0 ? 1 : 0)),
      `${IDLE} ugrás követte egymást osztódás nélkül.`,
      `There were ${IDLE} jumps in a row and no division.`,
    ),
    points: players.map((_, i) => p.at(men + i)),
  })
  /** How many discs a disc of the player would turn over on the cell. */
  const turned = (p: Position, c: number): number => {
    let n = 0
    for (let k = c * degree; k < c * degree + degree; k++) {
      const met = p.words[cells + next[k]!]!
      if (met > 0 && met !== CLOSED && met !== code[p.words[0]!]) n++
    }
    return n
  }

  return standing(g, {
    prompt: text(
      'Válassz egy üres mezőt egy korongod mellett, vagy ugorj egy koronggal.',
      'Choose an empty cell next to a disc of yours, or jump with a disc.',
    ),
    moves(p, out) {
      const { words } = p
      const own = code[words[0]!]!
      for (let i = empties.count(p) - 1; i >= 0; i--) {
        const c = empties.at(p, i)
        for (let k = c * degree, end = k + degree; k < end; k++)
          if (words[cells + next[k]!] === own) {
            out.add(place(c))
            break
          }
        for (let k = c * reach, end = k + reach; k < end; k++)
          if (words[cells + far[k]!] === own) out.add(pack(far[k]!, c))
      }
    },
    play(p, m) {
      const player = p.words[0]!
      const own = code[player]!
      const c = to(m)
      if (isPlace(m)) {
        g.set(p, c, own)
        p.note(jumps, 0)
      } else {
        g.carry(p, from(m), c)
        p.note(jumps, p.words[jumps]! + 1)
      }
      for (let k = c * degree, end = k + degree; k < end; k++) {
        const met = p.words[cells + next[k]!]!
        if (met <= 0 || met === own || met === CLOSED) continue
        const victim = ownerOf[met]!
        p.put(cells + next[k]!, own)
        p.note(men + player, p.words[men + player]! + 1)
        p.note(men + victim, p.words[men + victim]! - 1)
        if (p.words[men + victim] === 0) p.put(gone, p.words[gone]! | (1 << victim))
      }
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (g.at(p, to(m)) === CLOSED) return why.closed
      if (usual === why.notNow) return why.closed
      if (usual !== why.noWay) return usual
      return g.at(p, to(m)) === 0 && isNear(from(m), to(m)) ? why.divide : usual
    },
    derive(p) {
      for (let i = 0; i < players.length; i++) if (p.at(men + i) === 0) p.put(gone, p.at(gone) | (1 << i))
    },
    outcome: p => (empties.count(p) === 0 ? counted(p) : p.words[jumps]! >= IDLE ? level(p) : undefined),
    last: winsOf(players, 'Csak {winner} korongjai maradtak.', 'Only {winner} has discs left.'),
    stuck: 'passes',
    counted,
    draws: { repetition: { times: 3 }, cap },
    value(p, player) {
      let rival = 0
      for (let i = 0; i < players.length; i++) if (i !== player) rival = Math.max(rival, p.words[men + i]!)
      return squash(p.words[men + player]! - rival, 12)
    },
    // One or two discs change hands all the time: only more than that is worth a look beyond the horizon.
    gain: (p: Position, m: Move) => Math.max(0, turned(p, to(m)) - 2) / 4,
    ...(weights && {
      net: menNet(g, {
        weights,
        // Forbidden cells, and how many jumps have followed each other.
        bits: (p, c) => (g.at(p, c) === CLOSED ? 80 : 64),
        level: p => p.at(jumps) / IDLE,
      }),
    }),
    scene: p => ({
      fills: Array.from({ length: size }, (_, cell) => cell)
        .filter(cell => g.at(p, cell) === CLOSED)
        .map(cell => ({ cell, fill: 'blocked' })),
      trays: numberTrays(g, 'discs', text('Korongok', 'Discs'), i => p.at(men + i)),
    }),
  })
}
