// Which chains are dead at the end of a game of go, as an opponent sees it.
import { Rng, type Game, type Move, type Position } from '../../../engine/index.ts'
import type { Board } from '../../../kit/index.ts'

export interface Ground {
  readonly board: Board
  readonly cells: number
  readonly dirs: readonly number[]
}

/** Cells of one colour that hang together, or empty ones. */
interface Patch {
  readonly code: number
  /** In order of their numbers. */
  readonly cells: readonly number[]
}

/** Chains and empty patches of a position; `at` tells the number of the chain or of the patch of each cell. */
export interface Spread {
  readonly chains: readonly Patch[]
  readonly empties: readonly Patch[]
  readonly at: Int16Array
}

function neighbours({ board, dirs }: Ground, cell: number): number[] {
  return dirs.map(d => board.next[cell * board.dirs.length + d]!).filter(next => next < board.size)
}

export function spread(ground: Ground, p: Position): Spread {
  const { board, cells } = ground
  const at = new Int16Array(board.size).fill(-1)
  const [chains, empties]: [Patch[], Patch[]] = [[], []]
  for (let first = 0; first < board.size; first++) {
    if (at[first]! >= 0) continue
    const code = p.at(cells + first)
    const list = code === 0 ? empties : chains
    const found = [first]
    at[first] = list.length
    for (const cell of found)
      for (const next of neighbours(ground, cell)) {
        if (at[next]! >= 0 || p.at(cells + next) !== code) continue
        at[next] = list.length
        found.push(next)
      }
    list.push({ code, cells: found.sort((a, b) => a - b) })
  }
  return { chains, empties, at }
}

/** An empty patch this large has room for two eyes. */
const ROOMY = 7
const PLAYOUTS = 60
/** A chain is dead that stays in so many fewer of the playouts than a chain beside it. */
const WORSE = 0.12

/**
 * The first cells of the dead chains: they have neither two eyes nor room for them, and when luck plays the game out they vanish
 * more often than the enemies around them.
 */
export function deadHeads(game: Game, p: Position, ground: Ground): ReadonlySet<number> {
  const { chains, empties, at } = spread(ground, p)
  const isStone = (cell: number) => p.at(ground.cells + cell) !== 0
  /** The chains around each empty patch. */
  const around = empties.map(({ cells }) => [
    ...new Set(
      cells.flatMap(cell =>
        neighbours(ground, cell)
          .filter(isStone)
          .map(next => at[next]!),
      ),
    ),
  ])
  const eyes = around.map(list => new Set(list.map(c => chains[c]!.code)).size === 1)
  // Chains that share an eye live or die together.
  const group = chains.map((_, c) => c)
  for (const [i, list] of around.entries()) {
    if (!eyes[i]) continue
    const joined = new Set(list.map(c => group[c]!))
    const [first = 0] = joined
    for (const [c, of] of group.entries()) if (joined.has(of)) group[c] = first
  }
  const isSafe = (of: number): boolean => {
    const own = empties.filter((_, i) => eyes[i] && around[i]!.some(c => group[c] === of))
    return own.length > 1 || own.some(({ cells }) => cells.length >= ROOMY)
  }
  const stays = survival(game, p, ground)
  const staying = chains.map(({ cells }) => stays(cells[0]!))
  const dead = new Set<number>()
  for (const [c, { code, cells }] of chains.entries()) {
    if (isSafe(group[c]!)) continue
    const near = new Set([
      ...cells.flatMap(cell =>
        neighbours(ground, cell)
          .filter(isStone)
          .map(next => at[next]!),
      ),
      ...around.filter(list => list.includes(c)).flat(),
    ])
    const enemies = [...near].filter(other => chains[other]!.code !== code)
    if (Math.max(0, ...enemies.map(other => staying[other]!)) > staying[c]! + WORSE) dead.add(cells[0]!)
  }
  return dead
}

/** How often the chain of a cell is still there when the game is played out by luck. */
function survival(game: Game, p: Position, ground: Ground): (cell: number) => number {
  const { board, cells } = ground
  const kept = new Int32Array(board.size)
  const rng = new Rng(19)
  for (let i = 0; i < PLAYOUTS; i++) {
    const end = p.copy()
    if (i % 2 === 1) end.pass(1 - end.turn)
    playOut(game, end, rng, ground)
    for (let c = 0; c < board.size; c++)
      if (p.at(cells + c) !== 0 && end.at(cells + c) === p.at(cells + c)) kept[c]!++
  }
  return cell => kept[cell]! / PLAYOUTS
}

/** Luck places stones but fills no eyes; it ends when neither side finds a place. */
function playOut(game: Game, p: Position, rng: Rng, ground: Ground): void {
  p.recording = false
  // With superko every position of the game is kept, and there is room for a thousand.
  const most = Math.round(1.2 * ground.board.size)
  for (let n = 0, idle = 0; n < most && idle < 2; n++) {
    const m = place(game, p, rng, ground)
    if (m === undefined) {
      idle++
      p.pass(1 - p.turn)
    } else {
      idle = 0
      game.play(p, m)
    }
  }
}
function place(game: Game, p: Position, rng: Rng, { board, cells }: Ground): Move | undefined {
  const { size } = board
  const from = rng.below(size)
  for (let i = 0; i < size; i++) {
    const m = (from + i) % size
    if (p.at(cells + m) !== 0 || game.net?.futile?.(p, m)) continue
    if (!game.refuses?.(p, m)) return m
  }
  return undefined
}
