import type { Layout, Player, Position } from '../../engine/index.ts'
import { neighbours, type Board } from '../boards/index.ts'
import { CellList } from '../cell-list.ts'
import { to } from '../moves/packing.ts'
import { BLACK, WHITE } from '../pieces.ts'
import type { BoardGame } from '../scene.ts'
import { ground, kind, numberTrays, place, reason, standing, text, winsOf } from '../standing/index.ts'
import { squash } from '../judging.ts'

/** Stones that grow into roots and are choked: Tanbo and its kin on any board; neighbours are those of the board. */
export interface Roots {
  readonly board: Board
  /** Where the roots of black, who moves first, and of white begin. */
  readonly seeds: readonly [string, string]
  /** A net: the game is a draw after so many moves. */
  readonly cap: number
}

const PLAYERS: readonly Player[] = [
  { ...BLACK, name: { hu: 'fekete', en: 'black' } },
  { ...WHITE, name: { hu: 'fehér', en: 'white' } },
]

/**
 * What follows from the stones, in noted words. `root` names the root of a stone by one of its cells, `ring` goes round its stones,
 * `shoots` counts where the root of that name can grow. `grows` tells for each player whose root (+ 1) would grow on an empty cell.
 */
const words = (layout: Layout, size: number) => ({
  root: layout.range('root', size),
  ring: layout.range('ring', size),
  shoots: layout.range('shoots', size),
  grows: layout.range('grows', 2 * size),
  lists: [new CellList(layout, 'first-grows', size), new CellList(layout, 'second-grows', size)] as const,
})

export function roots({ board, seeds, cap }: Roots): BoardGame {
  const g = ground({
    players: PLAYERS,
    board,
    kinds: { stone: kind('kő', 'stone', 'stone') },
    setup: { stone: seeds },
    tracks: ['counts'],
    own: layout => words(layout, board.size),
    why: {
      noPlace: reason('Nincs mellette saját köved.', 'No stone of yours is next to it.'),
      joins: reason(
        'Több saját köveddel is szomszédos lenne: csak egy mellé nőhet.',
        'It would touch more than one stone of yours: a root grows beside just one.',
      ),
    },
  })
  const { cells, men, ownerOf, why } = g
  const { root, ring, shoots, grows, lists } = g.own
  const { next, size } = board
  const degree = board.dirs.length
  const code = g.codes('stone')
  /** The roots that lost their last shoot since a move began; one may be named twice or have grown again. */
  const withered = new Int16Array(2 * size * degree)
  let found = 0

  /** The root (+ 1) of the only stone of the player beside the cell; 0 when there is none or more than one. */
  const only = (p: Position, c: number, player: number): number => {
    let one = 0
    for (let k = c * degree, end = k + degree; k < end; k++) {
      if (p.words[cells + next[k]!] !== code[player]) continue
      if (one > 0) return 0
      one = p.words[root + next[k]!]! + 1
    }
    return one
  }
  /** Finds out anew whose root of the player grows on the cell. */
  const look = (p: Position, c: number, player: number): void => {
    const at = grows + player * size + c
    const old = p.words[at]!
    const now = p.words[cells + c] === 0 ? only(p, c, player) : 0
    if (now === old) return
    p.note(at, now)
    if (old > 0) {
      const left = p.words[shoots + old - 1]! - 1
      p.note(shoots + old - 1, left)
      if (left === 0) withered[found++] = old - 1
    }
    if (now > 0) p.note(shoots + now - 1, p.words[shoots + now - 1]! + 1)
    if (old === 0) lists[player]!.add(p, c)
    else if (now === 0) lists[player]!.remove(p, c)
  }
  const lookAround = (p: Position, c: number, player: number): void => {
    look(p, c, 0)
    look(p, c, 1)
    for (let k = c * degree, end = k + degree; k < end; k++) if (next[k]! !== size) look(p, next[k]!, player)
  }
  const removeRoot = (p: Position, name: number): void => {
    const player = ownerOf[p.words[cells + name]!]!
    let c = name
    do {
      g.set(p, c, 0)
      c = p.words[ring + c]!
    } while (c !== name)
    do {
      lookAround(p, c, player)
      c = p.words[ring + c]!
    } while (c !== name)
  }
  /** Removes what is dead: the grown root alone if it is, and then those live again that it choked; else all the others. */
  const clear = (p: Position, grown: number): void => {
    if (p.words[shoots + grown] === 0) return removeRoot(p, grown)
    let dead = 0
    for (let i = 0; i < found; i++) if (p.words[shoots + withered[i]!] === 0) withered[dead++] = withered[i]!
    for (let i = 0; i < dead; i++) if (p.words[cells + withered[i]!]! > 0) removeRoot(p, withered[i]!)
  }

  /** Joins the stones of a colour that touch into roots, each named by its first cell. */
  const derive = (p: Position): void => {
    for (let c = 0; c < size; c++) {
      p.note(root + c, -1)
      p.note(shoots + c, 0)
      for (let i = 0; i < 2; i++) p.note(grows + i * size + c, 0)
    }
    for (const list of lists) list.clear(p)
    for (let first = 0; first < size; first++) {
      if (g.at(p, first) === 0 || p.at(root + first) >= 0) continue
      p.note(root + first, first)
      const stones = [first]
      for (const c of stones)
        for (const n of next.subarray(c * degree, (c + 1) * degree))
          if (n !== size && g.at(p, n) === g.at(p, first) && p.at(root + n) < 0) {
            p.note(root + n, first)
            stones.push(n)
          }
      for (const [i, c] of stones.entries()) p.note(ring + c, stones[i + 1] ?? first)
    }
    for (let c = 0; c < size; c++) for (let i = 0; i < 2; i++) look(p, c, i)
    found = 0
  }
  const isName = (p: Position, c: number): boolean => g.at(p, c) > 0 && p.at(root + c) === c
  const rootsOf = (p: Position, player: number): number =>
    board.names.filter((_, c) => isName(p, c) && ownerOf[g.at(p, c)] === player).length
  const ownBeside = (p: Position, c: number): number =>
    neighbours(board, c).filter(n => ownerOf[g.at(p, n)] === p.turn).length
  /** Every root counts, and the less it can grow the less it is worth. */
  const vigour = (p: Position, player: number): number => {
    let sum = 0
    for (let c = 0; c < size; c++)
      if (p.words[cells + c] === code[player] && p.words[root + c] === c) {
        const room = p.words[shoots + c]!
        sum += room / (room + 3)
      }
    return sum
  }
  const wins = winsOf(PLAYERS, '{loser} utolsó gyökere is elpusztult.', 'The last root of {loser} is gone.')

  return standing(g, {
    prompt: text('Növeld meg egy gyökeredet egy kővel.', 'Let one of your roots grow by a stone.'),
    moves: (p, out) => lists[p.words[0]!]!.places(p, out),
    pick(p, rng) {
      const c = lists[p.words[0]!]!.any(p, rng)
      return c < 0 ? -1 : place(c)
    },
    play(p, m) {
      const c = to(m)
      const player = p.words[0]!
      const grown = p.words[grows + player * size + c]! - 1
      found = 0
      p.note(root + c, grown)
      p.note(ring + c, p.words[ring + grown]!)
      p.note(ring + grown, c)
      g.set(p, c, code[player]!)
      lookAround(p, c, player)
      clear(p, grown)
      g.endTurn(p)
    },
    because: (p, m, usual) => (usual === why.noPlace && ownBeside(p, to(m)) > 1 ? why.joins : usual),
    derive,
    flaw(p) {
      for (let c = 0; c < size; c++)
        if (isName(p, c) && p.at(shoots + c) === 0)
          return text(
            `Halott gyökér nem állhat a táblán: ${board.names[c]}.`,
            `A dead root cannot stand on the board: ${board.names[c]}.`,
          )
      return undefined
    },
    outcome: p => (p.words[men] === 0 ? wins[1] : p.words[men + 1] === 0 ? wins[0] : undefined),
    draws: { cap },
    value: (p, player) => squash(vigour(p, player) - vigour(p, 1 - player), 1),
    scene: p => ({ trays: numberTrays(g, 'roots', text('Gyökerek', 'Roots'), i => rootsOf(p, i)) }),
  })
}
