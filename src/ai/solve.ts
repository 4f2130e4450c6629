import {
  CHANCE,
  choices,
  Moves,
  type Game,
  type Move,
  type Position,
  type Search,
  type Solution,
} from '../engine/index.ts'
import { Deepening } from './deepening.ts'
import { Known, Waiting } from './known.ts'

export interface Solving {
  /** Told now and then how many positions have been looked at. */
  readonly onProgress?: (positions: number) => void
  readonly cancelled?: () => boolean
  /** The most memory the search may take, in bytes; 800 MB when absent. */
  readonly memory?: number
  /** Fetches a file that lies beside a game; without it no game uses a search of its own. */
  readonly load?: (file: URL) => Promise<ArrayBuffer>
}

const USUAL_MEMORY = 800e6
/** How long the search works before it lets others have the thread, in milliseconds. */
const BREATH = 100
const LOOKS = 1 << 10

/**
 * The fewest counted moves that win a one-person game: best-first by the moves made plus the moves that `Game.needs`
 * knows to be needed, which is breadth-first search without it. Moves that are not counted are looked at together with the move
 * they go on with. Of equally promising positions the one with the better
 * `Game.value` comes first. When the memory is full, a game with `needs` is searched on depth-first, in rounds.
 *
 * Positions are told apart by all 64 bits of their hash, not by their words: among n of them two share it with
 * a chance of about n² / 2^65, one in a hundred thousand for twenty million. A solution that was found is sure in any case.
 */
export async function solve(game: Game, from: Position, how: Solving = {}): Promise<Solution> {
  if (game.players.length !== 1 || game.layout.secret)
    return { kind: 'gave up', why: 'Only open one-person games can be solved.' }
  if (from.turn === CHANCE) return { kind: 'gave up', why: 'Luck has not decided everything yet.' }
  let search: Search =
    (await ownSearch(game, from, how)) ?? new BestFirst(game, from, how.memory ?? USUAL_MEMORY)
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

/** The game's own search; without its file, or where nothing is to be found, the general one searches. */
async function ownSearch(game: Game, from: Position, { load }: Solving): Promise<Search | undefined> {
  if (!load || game.needs?.(from) === Infinity) return undefined
  try {
    return await game.search?.(from, load)
  } catch {
    return undefined
  }
}

const LOOKED_AT = -1
const NO_NODE = -1

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
  private readonly key = new Int32Array(2)
  /** The nodes from the one that is looked at to where `p` stands, as far as they are nodes, and the moves between them. */
  private readonly trail: number[] = [NO_NODE]
  private readonly by: number[] = [0]
  private readonly further: Moves[] = []

  constructor(game: Game, from: Position, memory: number) {
    this.game = game
    this.memory = memory
    this.p = from.copy()
    this.meet(0, 0)
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
        if (end.result[0] === 1)
          return { kind: 'solved', moves: this.movesTo(node), counted: known.counted[node]! }
        continue
      }
      if (known.bytes(out.n) + waiting.bytes > this.memory) return 'memory is full'
      this.trail[0] = node
      this.spread(0, out, known.counted[node]! + 1)
    }
    return undefined
  }

  /** Meets the positions that the moves lead to, and those that uncounted moves lead on to. */
  private spread(depth: number, moves: Moves, counted: number): void {
    const { game, p } = this
    for (let k = 0; k < moves.n; k++) {
      const m = moves.list[k]!
      if (depth > 0 && !game.uncounted!(p, m)) continue
      const mark = p.mark()
      game.play(p, m)
      this.trail[depth + 1] = NO_NODE
      this.by[depth + 1] = m
      this.meet(depth + 1, counted)
      if (game.uncounted) {
        const further = (this.further[depth] ??= new Moves())
        if (!choices(game, p, further)) this.spread(depth + 1, further, counted)
      }
      p.rewind(mark)
    }
  }

  /** `p` was reached at the end of the trail. It gets a node when no way was known to it, or only longer ones. */
  private meet(depth: number, counted: number): void {
    const { game, p, known, key, trail } = this
    if (game.likeness) game.likeness(p, key)
    else {
      key[0] = p.low
      key[1] = p.high
    }
    const old = known.find(key[0]!, key[1]!)
    if (old >= 0 && known.counted[old]! <= counted) return
    const needs = game.needs?.(p) ?? 0
    if (needs === Infinity) return
    // A position on the trail to which another way is known has no node on this trail yet.
    for (let i = 1; i < depth; i++) if (trail[i] === NO_NODE) this.link(i, known.link(), counted, LOOKED_AT)
    const node = old < 0 ? known.add(key[0]!, key[1]!) : known.link()
    if (old >= 0) {
      known.replace(old, node)
      known.promise[old] = LOOKED_AT
    }
    this.link(depth, node, counted, counted + needs)
    this.waiting.push(node, counted + needs, counted, game.value?.(p, 0) ?? 0)
  }

  private link(depth: number, node: number, counted: number, promise: number): void {
    const { known, trail } = this
    const parent = depth === 0 ? NO_NODE : trail[depth - 1]!
    trail[depth] = node
    known.parents[node] = parent
    known.by[node] = this.by[depth]!
    known.moves[node] = parent === NO_NODE ? 0 : known.moves[parent]! + 1
    known.counted[node] = counted
    known.promise[node] = promise
  }

  /** The most promising node that was not looked at yet; -1 when all were. */
  private next(): number {
    const { known, waiting } = this
    for (;;) {
      const node = waiting.pop()
      if (node < 0) return -1
      // To a position in the queue a shorter way may have been found since; then another node waits for it.
      if (known.promise[node] !== waiting.promise) continue
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
