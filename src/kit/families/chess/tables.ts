import type { Board } from '../../boards/index.ts'
import { betza, type Walk } from '../../moves/betza.ts'
import type { PieceSet } from '../../pieces.ts'
import type { Geometry } from './geometry.ts'
import { waysOn, type Way } from './ways.ts'

/** How the kinds of pieces go, before it is laid out for the board. */
export interface Gaits {
  /** What a piece on a cell does, in Betza's notation; `strikes` takes royals only. */
  readonly moves: (code: number, cell: number) => string
  readonly strikes: (code: number, cell: number) => string
  /** Cells a piece may never enter. */
  readonly barred: (code: number, cell: number) => boolean
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

/** How a line of attack works: over empty cells, over exactly one piece, or against royals only. */
export type Line = 'open' | 'hop' | 'strike'

/** A piece on `from` could capture on `run[k]` when the cells before it are empty; `line` names the direction. */
export type Reach = (
  code: number,
  from: number,
  run: readonly number[],
  k: number,
  line: string,
  how?: Line,
) => void

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
  /** Ways with conditions in pairs: a run of the track and its use. Of a lame leap all cells but the goal are empty. */
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

/** Uses of a way with conditions. MOVES and TAKES: a lame leap to the end of the run. */
export const MOVES = 1
export const TAKES = 2
/** Captures the second piece met, and the first one. */
export const HOPS = 4
export const RIDE_TAKES = 8
/** Captures the first piece met if it is a royal. */
export const STRIKES = 16
/** The same goal as the way before: another way round, looked at when that one is barred. */
export const AGAIN = 32

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
  const { ways, bends } = waysOn(geometry)
  const read = memo(betza)

  for (let code = 1; code < pieces.codes; code++) {
    const kind = pieces.kind(code)
    const forward = gaits.forward[pieces.owner(code)]
    for (let cell = 0; cell < size; cell++) {
      const index = code * size + cell
      const to = { leaps: new Set<number>(), rays: [] as number[], steps: [] as number[] }
      const more = { takes: new Set<number>(), first: new Set<number>() }
      const lame: [run: readonly number[], use: number][] = []
      const lay = (walk: Walk, way: Way, strikes: boolean): void => {
        const longer = walk.use === 'move' && gaits.home(code, cell)
        const times = longer ? Math.max(walk.times, gaits.firstStep[kind]!) : walk.times
        const run: number[] = []
        for (let c = way.next[cell]!; c !== size && run.length < times; c = way.next[c]!) run.push(c)
        const shut = run.findIndex(c => gaits.barred(code, c))
        if (shut >= 0 && !walk.hops && !strikes) run.length = shut
        const goal = run[0]
        if (goal === undefined) return
        if (strikes) {
          lame.push([run, STRIKES])
          for (let k = 0; k < run.length; k++) reach(code, cell, run, k, `${way.line} strike`, 'strike')
        } else if (walk.lame) {
          const over = way.over.map(table => table[cell]!)
          const use = walk.use === 'both' ? MOVES | TAKES : walk.use === 'move' ? MOVES : TAKES
          lame.push([[...over, goal], use])
          if (walk.use !== 'move') reach(code, cell, [...over, goal], over.length, `${way.line} lame`)
        } else if (walk.use === 'move') to.steps.push(track.run(run, size))
        else if (walk.hops) {
          lame.push([run, HOPS])
          for (let k = 1; k < run.length; k++) reach(code, cell, run, k, `${way.line} hop`, 'hop')
        } else {
          if (walk.use === 'take' && times === 1) more.takes.add(goal)
          else if (walk.use === 'take') lame.push([run, RIDE_TAKES])
          else if (times === 1) to.leaps.add(goal)
          else {
            to.rays.push(track.run(run, size))
            more.first.add(goal)
          }
          for (let k = 0; k < run.length; k++) reach(code, cell, run, k, way.line)
        }
      }
      if (forward !== undefined) {
        for (const [text, strikes] of [
          [gaits.moves(code, cell), false],
          [gaits.strikes(code, cell), true],
        ] as const)
          for (const walk of read(text)) {
            if (walk.bend)
              for (const bend of bends(walk)) {
                if (!walk.goes(bend.x * forward, bend.y * forward)) continue
                for (const { path, line } of bend.paths(cell)) {
                  if (gaits.barred(code, path.at(-1)!)) continue
                  lame.push([path, MOVES | TAKES])
                  reach(code, cell, path, path.length - 1, line)
                }
              }
            else
              for (const way of ways(walk))
                if (walk.goes(way.x * forward, way.y * forward)) lay(walk, way, strikes)
          }
      }
      for (const c of more.first) to.leaps.delete(c)
      leaps.give(index, to.leaps)
      rays.give(index, to.rays)
      steps.give(index, to.steps)
      takes.give(index, more.takes)
      lames.give(
        index,
        inOrder(lame).flatMap(([run, use]) => [track.run(run, size), use]),
      )
      if (to.leaps.size + to.rays.length + to.steps.length + more.takes.size + lame.length === 0)
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

function memo<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return text => {
    let one = made.get(text)
    if (one === undefined) made.set(text, (one = make(text)))
    return one
  }
}

/** Two ways to one goal come one after the other, and the second is marked. */
function inOrder(lame: [run: readonly number[], use: number][]): [readonly number[], number][] {
  const isLeap = (use: number) => (use & (MOVES | TAKES)) !== 0
  const ordered = lame.toSorted(([a, x], [b, y]) =>
    isLeap(x) && isLeap(y) ? a.at(-1)! - b.at(-1)! : Number(isLeap(y)) - Number(isLeap(x)),
  )
  return ordered.map(([run, use], i) => {
    const before = ordered[i - 1]
    const again = isLeap(use) && before !== undefined && isLeap(before[1]) && before[0].at(-1) === run.at(-1)
    return [run, again ? use | AGAIN : use]
  })
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
