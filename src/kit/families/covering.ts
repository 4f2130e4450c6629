import type { Outcome, Player, Position, Words } from '../../engine/index.ts'
import type { SquareBoard } from '../boards/index.ts'
import { CellList } from '../cell-list.ts'
import { to } from '../moves/packing.ts'
import { byPoints } from '../outcomes.ts'
import type { BoardGame } from '../scene.ts'
import { common, ground, place, reason, standing, text } from '../standing/index.ts'
import { squash } from '../judging.ts'

/** Where the words of the covered cells start, and of how many covered cells lie beside each by the side. */
export interface Covered {
  readonly cells: number
  readonly beside: number
}

/** Cells are covered one by one, never two side by side, in rounds that are scored: Lace and its kin. */
export interface Covering {
  readonly players: readonly Player[]
  readonly board: SquareBoard
  readonly rounds: number
  /** What the board as it lies would bring a player in a round, counted from 0. */
  readonly score: (p: Position, covered: Covered, round: number, player: number) => number
  /** What a player is in a round. */
  readonly role: (round: number, player: number) => Words
  /** The lead that is worth half a win to an opponent. */
  readonly half: number
}

/** The directions of a board of squares that lead over a side. */
const SIDES = ['n', 'e', 's', 'w']

export function covering({ players, board, rounds, score, role, half }: Covering): BoardGame {
  const { size } = board
  const g = ground({
    players,
    board,
    kinds: { cover: common('letakart mező', 'covered cell', 'tile', { tint: 'blue' }) },
    parts: ['cover', 'start'],
    counters: { round: { for: 'all', most: rounds }, points: { for: 'each player' } },
    own: layout => ({ beside: layout.range('beside', size), open: new CellList(layout, 'open', size) }),
    buttons: { start: text('Kezdődjön a forduló', 'Start the round') },
    why: {
      noPlace: reason('Van már letakart oldalszomszédja.', 'A covered cell touches it by the side already.'),
    },
  })
  const { cells } = g
  const { round, points } = g.count
  const { beside, open } = g.own
  const count = players.length
  const COVER = g.code('cover')
  const dirs = SIDES.map(name => board.dirs.indexOf(name))
  // Four neighbours by the side for each cell, the wall where there is none.
  const near = Int16Array.from(
    board.cells.flatMap((_, c) => dirs.map(d => board.next[c * board.dirs.length + d]!)),
  )
  const covered: Covered = { cells, beside }

  const derive = (p: Position): void => {
    open.clear(p)
    for (let c = 0; c < size; c++) {
      let n = 0
      for (let k = c * 4; k < c * 4 + 4; k++) if (p.words[cells + near[k]!] === COVER) n++
      p.note(beside + c, n)
      if (n === 0 && p.words[cells + c] === 0) open.add(p, c)
    }
  }
  const finish = (p: Position): void => {
    const now = p.words[round]!
    for (let i = 0; i < count; i++) p.put(points + i, p.words[points + i]! + score(p, covered, now, i))
    p.put(round, now + 1)
    if (now + 1 === rounds) return g.endTurn(p)
    p.put(0, (now + 1) % count)
    g.go(p, g.part.start)
  }
  const clear = (p: Position): void => {
    for (let c = 0; c < size; c++) if (p.words[cells + c] !== 0) g.set(p, c, 0)
    derive(p)
  }
  const counted = (p: Position): Outcome =>
    byPoints(
      players,
      text('Pontok', 'Points'),
      players.map((_, i) => p.at(points + i)),
    )
  /** The points so far and, while a round goes on, what its board would bring. */
  const standingOf = (p: Position, player: number): number =>
    p.words[points + player]! +
    (g.partOf(p) === g.part.cover ? score(p, covered, p.words[round]!, player) : 0)
  const shownRound = (p: Position): number =>
    g.partOf(p) === g.part.start || p.at(round) === rounds ? p.at(round) - 1 : p.at(round)

  return standing(g, {
    parts: {
      cover: {
        prompt: text('Takarj le egy mezőt.', 'Cover a cell.'),
        moves: (p, out) => open.places(p, out),
        play(p, m) {
          const c = to(m)
          g.set(p, c, COVER)
          open.remove(p, c)
          for (let k = c * 4; k < c * 4 + 4; k++) {
            const n = near[k]!
            if (n === size) continue
            if (p.words[beside + n] === 0) open.remove(p, n)
            p.note(beside + n, p.words[beside + n]! + 1)
          }
          if (open.count(p) === 0) finish(p)
          else g.endTurn(p)
        },
      },
      start: {
        prompt: p =>
          text(
            `Véget ért a forduló. Nézd meg, aztán kezdődjön a következő.`,
            `Round ${p.at(round)} is over. Have a look, then start the next one.`,
          ),
        moves: (_, out) => out.add(g.button.start),
        play(p) {
          clear(p)
          g.go(p, g.part.cover)
        },
      },
    },
    pick(p, rng) {
      const c = p.words[g.now] === 0 ? open.any(p, rng) : -1
      return c < 0 ? -1 : place(c)
    },
    derive,
    flaw(p) {
      for (let c = 0; c < size; c++)
        if (g.at(p, c) === COVER && p.at(beside + c) > 0)
          return text(
            `Két letakart mező nem lehet oldalszomszédos: ${board.names[c]}.`,
            `Two covered cells cannot touch by the side: ${board.names[c]}.`,
          )
      return p.at(round) < rounds && g.partOf(p) === g.part.cover && open.count(p) === 0
        ? text('Ez a forduló már véget ért.', 'This round is over already.')
        : undefined
    },
    outcome: p => (p.words[round] === rounds ? counted(p) : undefined),
    stuck: counted,
    value(p, player) {
      let rival = -Infinity
      for (let i = 0; i < count; i++) if (i !== player) rival = Math.max(rival, standingOf(p, i))
      return squash(standingOf(p, player) - rival, half)
    },
    scene: p => ({
      notes: [
        text(`${shownRound(p) + 1}. forduló a ${rounds} közül`, `Round ${shownRound(p) + 1} of ${rounds}`),
      ],
      trays: players.map((player, i) => ({
        id: `points:${player.id}`,
        owner: i,
        title: role(shownRound(p), i),
        items: [],
        text: text(`${p.at(points + i)} pont`, `${p.at(points + i)} points`),
      })),
    }),
  })
}
