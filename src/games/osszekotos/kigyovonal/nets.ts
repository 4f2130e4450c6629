import { LETTERS, makeBoard, type Board, type CellShape, type Label } from '../../../kit/index.ts'

/** One of the two nets of points: a stick joins two of its points and lies on the place between them. */
export interface Net {
  /** By cell: the names of the points that a stick on it joins; undefined where the player cannot lay one. */
  readonly ends: readonly (readonly [string, string] | undefined)[]
  /** The places that touch each of the two sides to be joined. */
  readonly sides: readonly (readonly number[])[]
}

/**
 * Two nets of `n` by `n + 1` points on a common raster, one turned by a right angle: the first owns the even columns and odd
 * rows, the second the odd columns and even rows. The places between points come first, then the points themselves.
 */
export function nets(n: number): { board: Board; nets: readonly [Net, Net]; mirror: readonly number[] } {
  const side = 2 * n + 1
  const name = (x: number, y: number) => `${LETTERS[x - 1]}${y}`
  const on = (x: number, y: number) => x >= 1 && x <= side && y >= 1 && y <= side
  const raster = Array.from(
    { length: side * side },
    (_, i) => [(i % side) + 1, Math.floor(i / side) + 1] as const,
  )
  const isPlace = ([x, y]: readonly [number, number]) => (x + y) % 2 === 0
  const isCorner = ([x, y]: readonly [number, number]) => (x === 1 || x === side) && (y === 1 || y === side)
  const places = raster.filter(at => isPlace(at) && !isCorner(at))
  const points = raster.filter(at => !isPlace(at))
  const at = ([x, y]: readonly [number, number]) => ({ name: name(x, y), x: x - 1, y: side - y })

  /** A rhombus between four points; on the rim only its inner half, a little wider outwards. */
  const rhombus = (place: readonly [number, number]): CellShape => {
    const { x, y, name: label } = at(place)
    const rim = (v: number) => Math.max(-RIM, Math.min(side - 1 + RIM, v))
    const outline = [x, rim(y - 1), rim(x + 1), y, x, rim(y + 1), rim(x - 1), y]
    return { name: label, x, y, outline, fill: 'plain' }
  }
  const cells = [
    ...places.map(rhombus),
    ...points.map(([x, y]): CellShape => ({ ...at([x, y]), fill: x % 2 === 0 ? 'camp-red' : 'camp-blue' })),
  ]

  const net = (first: boolean): Net => {
    const ends = cells.map((_, c) => {
      const [x, y] = places[c] ?? [0, 0]
      // Where columns are even the first net's points lie above and below, the second's left and right.
      const [dx, dy] = (x % 2 === 0) === first ? [0, 1] : [1, 0]
      return on(x - dx, y - dy) && on(x + dx, y + dy)
        ? ([name(x - dx, y - dy), name(x + dx, y + dy)] as const)
        : undefined
    })
    const rims = first ? ['1', String(side)] : ['a', LETTERS[side - 1]]
    const rimOf = (point: string) => (first ? point.slice(1) : point[0])
    const touching = (rim: string | undefined) =>
      ends.flatMap((pair, c) => (pair?.some(point => rimOf(point) === rim) ? [c] : []))
    return { ends, sides: rims.map(touching) }
  }
  const labels = Array.from({ length: side }, (_, i): Label[] => [
    { x: i, y: side - 0.1, text: LETTERS[i]! },
    { x: -0.9, y: side - 1 - i, text: String(i + 1) },
  ]).flat()
  const board = makeBoard({ cells, dirs: [], step: () => undefined, labels })
  return {
    board,
    nets: [net(true), net(false)],
    mirror: [...places, ...points].map(([x, y]) => board.names.indexOf(name(y, x))),
  }
}
const RIM = 0.35
