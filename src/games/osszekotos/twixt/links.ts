import { assert, fail, ok, type Codec, type Json } from '../../../engine/index.ts'
import type { Board } from '../../../kit/index.ts'

/** The eight ways a link can go; the first four lead to the right, and the opposite of `k` is `k ^ 4`. */
const WAYS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const
const MOST_CROSSING = 9

type Segment = readonly [number, number, number, number]
const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

/** Whether two links cross; those that meet in a peg do not. No link passes over a point, so nothing else can happen. */
const cross = ([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): boolean =>
  turn(ax, ay, bx, by, cx, cy) * turn(ax, ay, bx, by, dx, dy) < 0 &&
  turn(cx, cy, dx, dy, ax, ay) * turn(cx, cy, dx, dy, bx, by) < 0

/** A link by number: the cell it starts from and its way. */
export interface Links {
  /** ends[cell * 8 + way]: the cell at the other end, or -1. */
  readonly ends: Int16Array
  /** Whether some link that is set crosses this one; the words from `start` on hold the ways of each cell as bits. */
  blocked(words: Int32Array, start: number, cell: number, way: number): boolean
}

export function links(board: Board): Links {
  const at = new Map(board.cells.map(({ x, y }, c) => [`${x},${-y}`, c]))
  const ends = new Int16Array(board.size * 8).fill(-1)
  // Links that cross a link, as cell * 8 + way, with -1 behind the last.
  const crossing = new Int16Array(board.size * 8 * (MOST_CROSSING + 1)).fill(-1)

  const near: [number, number, number][][] = WAYS.map(([dx, dy]) => {
    const found: [number, number, number][] = []
    for (let x = -3; x <= 3; x++)
      for (let y = -3; y <= 3; y++)
        for (let way = 0; way < 4; way++) {
          const [ex, ey] = WAYS[way]!
          if (cross([0, 0, dx, dy], [x, y, x + ex, y + ey])) found.push([x, y, way])
        }
    assert(found.length === MOST_CROSSING, 'a link is crossed by nine others')
    return found
  })
  for (const [place, c] of at) {
    const [x = 0, y = 0] = place.split(',').map(Number)
    for (const [way, [dx, dy]] of WAYS.entries()) {
      ends[c * 8 + way] = at.get(`${x + dx},${y + dy}`) ?? -1
      let k = (c * 8 + way) * (MOST_CROSSING + 1)
      for (const [nx, ny, other] of near[way]!) {
        const from = at.get(`${x + nx},${y + ny}`)
        if (from !== undefined) crossing[k++] = from * 8 + other
      }
    }
  }
  return {
    ends,
    blocked(words, start, cell, way) {
      for (let k = (cell * 8 + way) * (MOST_CROSSING + 1); crossing[k]! >= 0; k++) {
        const link = crossing[k]!
        if ((words[start + (link >> 3)]! >> (link & 7)) & 1) return true
      }
      return false
    },
  }
}

/** `["c3-d5", "d5-f6"]`; the left peg comes first. */
export const linksCodec = (board: Board, ends: Int16Array): Codec => ({
  write(p, start) {
    const list: string[] = []
    for (let c = 0; c < board.size; c++)
      for (let way = 0; way < 4; way++)
        if ((p.at(start + c) >> way) & 1) list.push(`${board.names[c]}-${board.names[ends[c * 8 + way]!]}`)
    return list.length === 0 ? undefined : list
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json)) return fail('A lécek nem listában vannak.', 'The links are not a list.')
    for (const each of json as readonly Json[]) {
      const [a = -1, b = -1] = String(each)
        .split('-')
        .map(name => board.names.indexOf(name))
      const way = a < 0 || b < 0 ? -1 : ends.subarray(a * 8, a * 8 + 8).indexOf(b)
      if (way < 0) return fail(`Nincs ilyen léc: „${String(each)}”.`, `There is no link "${String(each)}".`)
      p.put(start + a, p.at(start + a) | (1 << way))
      p.put(start + b, p.at(start + b) | (1 << (way ^ 4)))
    }
    return ok(undefined)
  },
})
