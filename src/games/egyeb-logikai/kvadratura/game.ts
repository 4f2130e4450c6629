// Ruling: an enemy is squared when it stands on one corner of a rectangle whose other three are own, at least one of them moved or added in this
// turn; this goes on until nothing more is squared. Suicide is tested before any capture.
// Ruling: the hand never runs out, since eighteen men are always on the board. Who cannot move loses; the same position for the third time, or 400
// moves, is a draw.
import type { Move, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  cellsOf,
  dirOf,
  Flood,
  from,
  ground,
  kind,
  menOf,
  numberTrays,
  pack,
  painted,
  square,
  squareAt,
  standing,
  step,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { ENDS, TITLES, WHY } from './words.ts'

/** So few men on the board lose. */
const FEW = 2
/** So many quiet sideways moves in a row, and no more. */
const QUIET = 2
const HOMES = ['e1 f1 g1', 'e11 f11 g11'] as const
/** Seen from each player: straight ahead, diagonally ahead, sideways. */
const WAYS = ['n nw ne w e', 's sw se w e']
const FRAME = [{ path: 'M-15-15H15V15H-15Z', stroke: 'ink', width: 5 }] as const

function make(): BoardGame {
  const board = painted(square(11, 11), { goal: HOMES.join(' ') })
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('figura', 'man', 'tile', { drawing: FRAME, size: 0.72 }) },
    setup: { man: ['b3 c3 d3 e3 f3 g3 h3 i3 j3', 'b9 c9 d9 e9 f9 g9 h9 i9 j9'] },
    counters: { quiet: { for: 'each player', most: QUIET } },
    tracks: ['counts'],
    why: WHY,
  })
  const { cells, men, players, why } = g
  const { quiet } = g.count
  const code = g.codes('man')
  const at = squareAt(board)
  // For each cell the other three corners of every rectangle it is a corner of.
  const corners = Int16Array.from(
    board.cells.flatMap(({ x, y }) =>
      board.cells.flatMap((far, c) => (far.x === x || far.y === y ? [] : [c, at(far.x, y), at(x, far.y)])),
    ),
  )
  const RECTANGLES = corners.length / board.size
  const ways = WAYS.map(names => names.split(' ').map(name => dirOf(board, name)))
  const homes = HOMES.map(names => cellsOf(board, names))
  const isSideways = (m: Move): boolean => board.cells[from(m)]!.y === board.cells[to(m)]!.y

  /** How many of the three corners from `k` on are enemies; -1 when one is empty, as the cell `left` is. */
  const enemiesOn = (words: Int32Array, k: number, player: number, left: number): number => {
    let n = 0
    for (let i = k; i < k + 3; i++) {
      const man = words[cells + corners[i]!]
      if (man === 0 || corners[i] === left) return -1
      if (man !== code[player]) n++
    }
    return n
  }
  /** Whether `c` is the corner of a rectangle with so many enemies, the others on it being own men. */
  const closes = (words: Int32Array, c: number, player: number, enemies: number, left: number): boolean => {
    for (let k = c * RECTANGLES; k < (c + 1) * RECTANGLES; k += 3)
      if (enemiesOn(words, k, player, left) === enemies) return true
    return false
  }
  const squared = new Flood(board.size)
  /** Squares all that a man on `cell` can, then all that the added men can; tells how many were taken. */
  const squareFrom = (p: Position, cell: number, player: number): number => {
    squared.begin(cell)
    for (let c = squared.next(); c >= 0; c = squared.next())
      for (let k = c * RECTANGLES; k < (c + 1) * RECTANGLES; k += 3) {
        if (enemiesOn(p.words, k, player, -1) !== 1) continue
        let enemy = corners[k]!
        for (let i = k; g.ownerAt(p, enemy) === player; i++) enemy = corners[i]!
        g.set(p, enemy, code[player]!)
        squared.find(enemy)
      }
    return squared.count - 1
  }
  const homeWins = winsOf(players, ...ENDS.home)
  const fewWins = winsOf(players, ...ENDS.few)

  return standing(g, {
    from(p, c, out) {
      const dirs = ways[p.words[0]!]!
      for (let i = 0; i < dirs.length; i++) {
        const n = step(board, c, dirs[i]!)
        if (p.words[cells + n] === 0) out.add(pack(c, n))
      }
    },
    refuses(p, m) {
      const player = p.words[0]!
      if (closes(p.words, to(m), player, 3, from(m))) return why.suicide
      if (p.words[quiet + player] !== QUIET || !isSideways(m)) return 0
      return closes(p.words, to(m), player, 1, from(m)) ? 0 : why.quiet
    },
    play(p, m) {
      const player = p.words[0]!
      g.carry(p, from(m), to(m))
      const taken = squareFrom(p, to(m), player)
      p.put(quiet + player, taken === 0 && isSideways(m) ? p.words[quiet + player]! + 1 : 0)
      g.endTurn(p)
    },
    outcome(p) {
      for (let i = 0; i < 2; i++) {
        if (p.words[men + 1 - i]! <= FEW) return fewWins[i]
        if (g.countOf(p, code[i]!, homes[1 - i]) === homes[1 - i]!.length) return homeWins[i]
      }
      return undefined
    },
    draws: { repetition: { times: 3 }, cap: 400 },
    value: aheadBy(menOf(g), 4),
    scene: p => ({
      trays: [
        ...numberTrays(g, 'men', TITLES.men, i => p.at(men + i)),
        ...numberTrays(g, 'marker', TITLES.marker, i => ['–', '•', '• •'][p.at(quiet + i)]!),
      ],
    }),
  })
}

const kvadratura: GameDefinition = {
  id: 'kvadratura',
  chapter: 'egyeb-logikai',
  material: 'rows',
  title: { hu: 'Kvadratúra', en: 'Quadrature' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default kvadratura
