import { assert } from '../../../engine/index.ts'
import type { Board } from '../../boards/index.ts'
import { betza, type Walk } from '../../moves/betza.ts'
import type { PieceSet } from '../../pieces.ts'
import type { Geometry } from './geometry.ts'

/** How the kinds of pieces go, before it is laid out for the board. */
export interface Gaits {
  readonly moves: readonly string[]
  /** How many steps a kind's move-only walks may take at first, and from which cells of which player. */
  readonly firstStep: readonly number[]
  readonly home: (code: number, cell: number) => boolean
  /** +1 goes up the board, -1 down. */
  readonly forward: readonly number[]
}

/** Lists for every (piece, cell), one after the other in one array; `at` has one entry more than there are lists. */
export class Lists {
  readonly at: Int32Array
  private readonly collected: number[] = []
  flat = new Int32Array(0)

  constructor(count: number) {
    this.at = new Int32Array(count + 1)
  }

  /** Lists must be given in order. */
  give(index: number, items: Iterable<number>): void {
    this.at[index] = this.collected.length
    for (const item of items) this.collected.push(item)
    this.at[index + 1] = this.collected.length
  }

  done(): this {
    for (let i = 1; i < this.at.length; i++) this.at[i] = Math.max(this.at[i]!, this.at[i - 1]!)
    this.flat = Int32Array.from(this.collected)
    return this
  }
}

/** A piece on `from` could capture on `run[k]` when the cells before it are empty; `line` names the direction. */
export type Reach = (code: number, from: number, run: readonly number[], k: number, line: string) => void

/**
 * Where every piece can go from every cell. Index: code * size + cell. `track` holds runs of cells that end in the
 * wall, so a walk along it never tests a length.
 */
export interface Tables {
  readonly size: number
  /** The codes of the pieces, then one for the wall. */
  readonly stride: number
  readonly track: Int16Array
  /** Cells to move or capture on, whatever stands between. */
  readonly leaps: Lists
  /** Runs of the track to go along, capturing at the end. */
  readonly rays: Lists
  /** Runs of the track to go along without capture. */
  readonly steps: Lists
  /** Cells to capture on only. */
  readonly takes: Lists
  /** Lame leaps in pairs: a run of the track whose last cell is the goal and whose others must be empty, and its use. */
  readonly lames: Lists
  /** 1 where a piece could not move even on an empty board. */
  readonly dead: Uint8Array
  /**
   * All of it again for the generator, read in one go: from starts[index] on, each list with its length before it; only
   * the lists that the code's shape names, a bit for each in the order above.
   */
  readonly starts: Int32Array
  readonly stream: Int32Array
  readonly shapes: Uint8Array
  /** The most moves one piece can have, promotions left aside. */
  readonly widest: number
}

export const LEAPS = 1
export const RIDES = 2
export const STEPS = 4
export const CAPTURES = 8
export const LAME = 16

/** Uses of a lame leap. */
export const MOVES = 1
export const TAKES = 2

class Track {
  readonly cells: number[] = []
  private readonly known = new Map<string, number>()

  run(cells: readonly number[], wall: number): number {
    const key = cells.join()
    const known = this.known.get(key)
    if (known !== undefined) return known
    const start = this.cells.length
    this.cells.push(...cells, wall)
    this.known.set(key, start)
    return start
  }
}

export function layTables(
  board: Board,
  pieces: PieceSet,
  geometry: Geometry,
  gaits: Gaits,
  reach: Reach,
): Tables {
  const { size } = board
  const walks = gaits.moves.map(betza)
  for (const { use, times } of walks.flat())
    assert(use !== 'take' || times === 1, 'capturing at a distance only is not laid out yet')
  const track = new Track()
  const count = pieces.codes * size
  const [leaps, rays, steps, takes, lames] = [0, 0, 0, 0, 0].map(() => new Lists(count)) as [
    Lists,
    Lists,
    Lists,
    Lists,
    Lists,
  ]
  const dead = new Uint8Array(count)
  const ways = (walk: Walk) =>
    geometry.vectors(walk.step).map(({ x, y, way }) => ({
      x,
      y,
      next: geometry.leading(x, y),
      line: geometry.key(x, y),
      over: way.map(([wx, wy]) => geometry.leading(wx, wy)),
    }))
  const waysOf = new Map(walks.flat().map(walk => [walk, ways(walk)]))

  for (let code = 1; code < pieces.codes; code++) {
    const kind = pieces.kind(code)
    const forward = gaits.forward[pieces.owner(code)]
    for (let cell = 0; cell < size; cell++) {
      const index = code * size + cell
      const to = { leaps: new Set<number>(), rays: [] as number[], steps: [] as number[] }
      const more = { takes: new Set<number>(), lames: [] as number[], first: new Set<number>() }
      for (const walk of forward === undefined ? [] : walks[kind]!) {
        const longer = walk.use === 'move' && gaits.home(code, cell)
        const times = longer ? Math.max(walk.times, gaits.firstStep[kind]!) : walk.times
        for (const { x, y, next, line, over: passed } of waysOf.get(walk)!) {
          if (!walk.goes(x * forward!, y * forward!)) continue
          const run: number[] = []
          for (let c = next[cell]!; c !== size && run.length < times; c = next[c]!) run.push(c)
          const goal = run[0]
          if (goal === undefined) continue
          if (walk.lame) {
            const over = passed.map(table => table[cell]!)
            const use = walk.use === 'both' ? MOVES | TAKES : walk.use === 'move' ? MOVES : TAKES
            more.lames.push(track.run([...over, goal], size), use)
            if (walk.use !== 'move') reach(code, cell, [...over, goal], over.length, `${line} lame`)
            continue
          }
          if (walk.use === 'move') to.steps.push(track.run(run, size))
          else {
            if (walk.use === 'take') more.takes.add(goal)
            else if (times === 1) to.leaps.add(goal)
            else {
              to.rays.push(track.run(run, size))
              more.first.add(goal)
            }
            for (let k = 0; k < run.length; k++) reach(code, cell, run, k, line)
          }
        }
      }
      for (const c of more.first) to.leaps.delete(c)
      leaps.give(index, to.leaps)
      rays.give(index, to.rays)
      steps.give(index, to.steps)
      takes.give(index, more.takes)
      lames.give(index, more.lames)
      if (to.leaps.size + to.rays.length + to.steps.length + more.takes.size + more.lames.length === 0)
        dead[index] = 1
    }
  }
  const lists = [leaps, rays, steps, takes, lames]
  for (const list of lists) list.done()
  const cells = Int16Array.from(track.cells)
  return {
    size,
    stride: pieces.codes + 1,
    track: cells,
    leaps,
    rays,
    steps,
    takes,
    lames,
    dead,
    ...layStream(lists, pieces.codes, size),
    widest: widest(lists, cells, count, size),
  }
}

function layStream(lists: readonly Lists[], codes: number, size: number) {
  const starts = new Int32Array(codes * size)
  const shapes = new Uint8Array(codes + 1)
  const stream: number[] = []
  for (let code = 0; code < codes; code++) {
    const used = lists.map(list => list.at[code * size] !== list.at[(code + 1) * size])
    shapes[code] = used.reduce((bits, is, i) => bits | (is ? 1 << i : 0), 0)
    for (let index = code * size; index < (code + 1) * size; index++) {
      starts[index] = stream.length
      for (const [i, list] of lists.entries()) {
        const [from, to] = [list.at[index]!, list.at[index + 1]!]
        if (used[i]) stream.push(to - from, ...list.flat.subarray(from, to))
      }
    }
  }
  return { starts, shapes, stream: Int32Array.from(stream) }
}

function widest(lists: readonly Lists[], track: Int16Array, count: number, size: number): number {
  const [leaps, rays, steps, takes, lames] = lists
  let most = 0
  for (let index = 0; index < count; index++) {
    let moves = 0
    for (const list of [leaps!, takes!, lames!]) moves += list.at[index + 1]! - list.at[index]!
    for (const list of [rays!, steps!])
      for (let i = list.at[index]!; i < list.at[index + 1]!; i++)
        for (let k = list.flat[i]!; track[k] !== size; k++) moves++
    most = Math.max(most, moves)
  }
  return most
}
