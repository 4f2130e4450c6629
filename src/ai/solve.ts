import { CHANCE, choices, Moves, type Game, type Move, type Position } from '../engine/index.ts'
import { Deepening } from './deepening.ts'
import { Known, Waiting } from './known.ts'

export interface Solving {
  /** Told now and then how many positions have been looked at. */
  readonly onProgress?: (positions: number) => void
  readonly cancelled?: () => boolean
  /** The most memory the search may take, in bytes; 800 MB when absent. */
  readonly memory?: number
}

/** `moves` is a shortest way to the goal; 'none' means that no position within reach is a goal. */
export type Solution =
  | { readonly kind: 'solved'; readonly moves: readonly Move[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'gave up'; readonly why: string }

/** A search that can be interrupted: looks at up to `n` more positions and tells what came out, if anything did. */
export interface Search {
  readonly positions: number
  advance(n: number): Solution | 'memory is full' | undefined
}

const USUAL_MEMORY = 800e6
/** How long the search works before it lets others have the thread, in milliseconds. */
const BREATH = 100
const LOOKS = 1 << 10

/**
 * The fewest moves of the game that win a one-person game: best-first by the moves made plus the moves that `Game.needs`
 * knows to be needed, which is breadth-first search without it. Of equally promising positions the one with the better
 * `Game.value` comes first. When the memory is full, a game with `needs` is searched on depth-first, in rounds.
 *
 * Positions are told apart by all 64 bits of their hash, not by their words: among n of them two share it with
 * a chance of about n² / 2^65, one in a hundred thousand for twenty million. A solution that was found is sure in any case.
 */
export async function solve(game: Game, from: Position, how: Solving = {}): Promise<Solution> {
  if (game.players.length !== 1 || game.layout.secret)
    return { kind: 'gave up', why: 'Only open one-person games can be solved.' }
  let search: Search = new BestFirst(game, from, how.memory ?? USUAL_MEMORY)
  let breath = performance.now() + BREATH
  for (;;) {
    const found = search.advance(LOOKS)
    if (found === 'memory is full') {
      if (!game.needs)
        return { kind: 'gave up', why: `The memory is full after ${search.positions} positions.` }
      search = new Deepening(game, from, search instanceof BestFirst ? search.proved : 0)
    } else if (found) {
      how.onProgress?.(search.positions)
      return found
    }
    if (how.cancelled?.()) return { kind: 'gave up', why: 'The search was stopped.' }
    if (performance.now() < breath) continue
    how.onProgress?.(search.positions)
    await new Promise(resolve => setTimeout(resolve))
    breath = performance.now() + BREATH
  }
}

const LOOKED_AT = -1

/** Positions are not stored: each node holds the move that led to it, and one position walks from node to node. */
class BestFirst implements Search {
  private readonly game: Game
  private readonly p: Position
  private readonly known = new Known()
  private readonly waiting = new Waiting()
  private readonly out = new Moves()
  private readonly memory: number
  /** The nodes from the start to where `p` stands, and the marks to go back by. */
  private readonly path: number[] = []
  private readonly marks: number[] = []
  private readonly way: number[] = []

  constructor(game: Game, from: Position, memory: number) {
    this.game = game
    this.memory = memory
    this.p = from.copy()
    this.meet(-1, 0, 0)
    this.path.push(0)
    this.marks.push(0)
  }

  get positions(): number {
    return this.known.count
  }
  /** No solution is shorter than this. */
  get proved(): number {
    return this.waiting.promise
  }

  advance(n: number): Solution | 'memory is full' | undefined {
    const { game, p, out, known, waiting } = this
    for (let i = 0; i < n; i++) {
      const node = this.next()
      if (node < 0) return { kind: 'none' }
      this.walkTo(node)
      if (p.turn === CHANCE) return { kind: 'gave up', why: 'Luck has not decided everything yet.' }
      const end = choices(game, p, out)
      if (end) {
        if (end.result[0] === 1) return { kind: 'solved', moves: this.movesTo(node) }
        continue
      }
      if (known.bytes(out.n) + waiting.bytes > this.memory) return 'memory is full'
      const moves = known.moves[node]! + 1
      for (let k = 0; k < out.n; k++) {
        const mark = p.mark()
        game.play(p, out.list[k]!)
        this.meet(node, out.list[k]!, moves)
        p.rewind(mark)
      }
    }
    return undefined
  }

  /** `p` was reached by a move from `parent`, in so many moves. */
  private meet(parent: number, by: Move, moves: number): void {
    const { game, p, known } = this
    let node = known.find(p.low, p.high)
    if (node >= 0 && known.moves[node]! <= moves) return
    const needs = game.needs?.(p) ?? 0
    if (needs === Infinity) return
    if (node < 0) node = known.add(p.low, p.high)
    known.parents[node] = parent
    known.by[node] = by
    known.moves[node] = moves
    known.promise[node] = moves + needs
    this.waiting.push(node, moves + needs, moves, game.value?.(p, 0) ?? 0)
  }

  /** The most promising node that was not looked at yet; -1 when all were. */
  private next(): number {
    const { known, waiting } = this
    for (;;) {
      const node = waiting.pop()
      if (node < 0) return -1
      // To a node in the queue a shorter way may have been found since; then it waits a second time.
      if (known.promise[node] !== waiting.promise || known.moves[node] !== waiting.moves) continue
      known.promise[node] = LOOKED_AT
      return node
    }
  }

  private walkTo(node: number): void {
    const { game, p, known, path, marks, way } = this
    way.length = 0
    let at = node
    while (path[known.moves[at]!] !== at) {
      way.push(at)
      at = known.parents[at]!
    }
    const shared = known.moves[at]!
    if (shared + 1 < path.length) p.rewind(marks[shared + 1]!)
    path.length = shared + 1
    marks.length = shared + 1
    for (let i = way.length - 1; i >= 0; i--) {
      marks.push(p.mark())
      path.push(way[i]!)
      game.play(p, known.by[way[i]!]!)
    }
  }

  private movesTo(node: number): Move[] {
    const { known } = this
    const found: Move[] = []
    for (let at = node; known.parents[at]! >= 0; at = known.parents[at]!) found.push(known.by[at]!)
    return found.reverse()
  }
}
