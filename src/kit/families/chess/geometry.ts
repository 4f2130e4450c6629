import { assert } from '../../../engine/index.ts'
import { neighbours, type Board } from '../../boards/index.ts'

/** A step as it lies on the board; y grows upwards. `way` are the places passed when the step may not leap. */
export interface Vector {
  readonly x: number
  readonly y: number
  readonly way: readonly (readonly [number, number])[]
}

const add = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, way: [...a.way, [a.x, a.y]] })
const cosine = (a: Vector, b: Vector) => (a.x * b.x + a.y * b.y) / Math.hypot(a.x, a.y) / Math.hypot(b.x, b.y)

/**
 * Where steps lead on a board of squares or hexes. Both have straight steps (over an edge) and slanting ones (over a
 * corner); a step (a, b) is a - b straight steps and b slanting ones that lie next to them, so N is the chess knight's
 * leap on squares and the J-shaped one on hexes. Steps never lead from one separate part of a board to another.
 */
export class Geometry {
  readonly board: Board
  /** The separate part of the board each cell belongs to, counted from 0 in the order of the cells. */
  readonly part: readonly number[]
  private readonly found = new Map<string, number>()
  private readonly led = new Map<string, Int16Array>()
  private readonly straight: readonly Vector[]
  private readonly slanting: readonly Vector[]

  constructor(board: Board) {
    this.board = board
    for (const [c, { x, y }] of board.cells.entries()) this.found.set(this.key(x, -y), c)
    const vectors = board.dirs.map((_, d) => this.vector(d))
    const hexes = board.dirs.length === 12
    assert(hexes || board.dirs.length === 8, 'the chess kin play on squares or on hexes with corners')
    this.straight = vectors.filter((_, d) => (hexes ? d < 6 : d % 2 === 0))
    this.slanting = vectors.filter((_, d) => (hexes ? d >= 6 : d % 2 === 1))
    this.part = this.parts()
  }

  /** Steps and places by name; the same for what differs only by rounding. */
  key(x: number, y: number): string {
    return `${Math.round(x * 64)},${Math.round(y * 64)}`
  }

  private vector(dir: number): Vector {
    const { board } = this
    for (let c = 0; c < board.size; c++) {
      const to = board.next[c * board.dirs.length + dir]!
      if (to === board.size) continue
      const [a, b] = [board.cells[c]!, board.cells[to]!]
      return { x: b.x - a.x, y: a.y - b.y, way: [] }
    }
    throw new Error(`direction ${board.dirs[dir]} leads nowhere`)
  }

  private parts(): number[] {
    const part = this.board.cells.map(() => -1)
    let count = 0
    for (let c = 0; c < part.length; c++) {
      if (part[c]! >= 0) continue
      const open = [c]
      part[c] = count
      for (let at = open.pop(); at !== undefined; at = open.pop())
        for (const n of neighbours(this.board, at))
          if (part[n]! < 0) {
            part[n] = count
            open.push(n)
          }
      count++
    }
    return part
  }

  /** All the ways to make the step (a, b). */
  vectors([a, b]: readonly [number, number]): Vector[] {
    const grow = (start: Vector, step: Vector, times: number) => {
      let vector = start
      for (let i = 0; i < times; i++) vector = add(vector, step)
      return vector
    }
    if (b === 0) return this.straight.map(step => grow(step, step, a - 1))
    if (a === b) return this.slanting.map(step => grow(step, step, a - 1))
    const nearest = cosine(this.straight[0]!, this.slanting[0]!)
    const close = Math.max(nearest, ...this.slanting.map(step => cosine(this.straight[0]!, step)))
    return this.straight.flatMap(first =>
      this.slanting
        .filter(step => cosine(first, step) > close - 1e-6)
        .map(step => grow(grow(first, first, a - b - 1), step, b)),
    )
  }

  /** Where the step leads from every cell; the wall leads to itself. */
  leading(x: number, y: number): Int16Array {
    const { board, part } = this
    const key = this.key(x, y)
    const known = this.led.get(key)
    if (known) return known
    const made = new Int16Array(board.size + 1).fill(board.size)
    for (const [c, from] of board.cells.entries()) {
      const to = this.found.get(this.key(from.x + x, y - from.y))
      if (to !== undefined && part[to] === part[c]) made[c] = to
    }
    this.led.set(key, made)
    return made
  }

  /** The cell that lies so far from another, or the wall. */
  at(cell: number, x: number, y: number): number {
    return this.leading(x, y)[cell]!
  }

  /** How many straight steps forward a cell lies from the far rim, by the way a player goes. */
  depth(cell: number, forward: number): number {
    const next = this.leading(0, forward)
    let steps = 0
    for (let c = next[cell]!; c !== this.board.size; c = next[c]!) steps++
    return steps
  }
}
