import { squareOutline } from './outlines.ts'
import { makeBoard, type Board, type CellShape } from './board.ts'
import { hexes, type Hex } from './hexes.ts'

/** A table without an edge: tiles are laid beside what lies there (src/kit/growing.ts follows them). */
export interface Growth {
  readonly shape: 'squares' | 'hexes' | 'triangles'
  /** The most tiles that ever lie on it, so that its cells can be counted. */
  readonly tiles: number
  /** How many tiles a new one must touch; the second tile touches the first. */
  readonly touch: 1 | 2
  /**
   * How many steps the table goes from the first tile. Without it so many that no tile ever comes to the edge; where that
   * takes thousands of cells, a limit that nobody meets makes random games four times as fast.
   */
  readonly reach?: number
}

// A tile that must touch two can be a step farther from the first only where two lie a step nearer. A ring of cells lies
// around the farthest.
const reachOf = ({ tiles, touch, reach }: Growth): number => reach ?? (touch === 1 ? tiles : (tiles >> 1) + 1)

const way = (steps: number, plus: string, minus: string): string =>
  steps === 0 ? '' : `${steps > 0 ? plus : minus}${Math.abs(steps)}`

/**
 * The name of a cell tells the way from the first tile, whose cell is `0`: `e2n1` lies two steps east and one north. On
 * hexes north and south run along the line that rises to the right.
 */
export const wayName = (east: number, north: number): string =>
  way(east, 'e', 'w') + way(north, 'n', 's') || '0'

const WAY = /^(?:([ew])(\d+))?(?:([ns])(\d+))?$/

/** The board whose cells are named so, with what people call them: the steps to the right and up from the first tile, (2, −1). */
export function calledByWays<B extends Board>(board: B): B {
  const steps = (side: string | undefined, count = '0') =>
    side === 'w' || side === 's' ? `−${count}` : count
  const cells = board.cells.map((cell): CellShape => {
    const [, across, east, upright, north] = WAY.exec(cell.name) ?? []
    const told = `(${steps(across, east)}, ${steps(upright, north)})`
    return { ...cell, called: { hu: told, en: told } }
  })
  return { ...board, cells }
}

const squareAround = (name: string, x: number, y: number): CellShape => ({
  name,
  x,
  y,
  outline: squareOutline(x, y),
  fill: 'plain',
})

const SQUARE_STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Squares that touch by their sides: directions n, e, s, w; rows count downwards. */
function sideSquares(cells: readonly CellShape[]): Board {
  const at = new Map(cells.map(({ x, y }, c) => [`${x},${y}`, c]))
  return makeBoard({
    cells,
    dirs: ['n', 'e', 's', 'w'],
    step: (c, d) => at.get(`${cells[c]!.x + SQUARE_STEPS[d]![0]},${cells[c]!.y + SQUARE_STEPS[d]![1]}`),
  })
}

const ROOT = Math.sqrt(3)
/** The height of a row of triangles whose middles are 1 apart. */
const HIGH = 1.5

/**
 * Triangles that touch by their sides: directions e, w, and v through the side below or above. The one in the middle points
 * up, and so does every other whose steps east and north are even together.
 */
function triangles(reach: number): Board {
  const places: [number, number][] = [[0, 0]]
  const at = new Map([['0,0', 0]])
  const steps = new Map([[0, 0]])
  const beyond = ([east, north]: readonly [number, number], d: number): [number, number] =>
    d < 2 ? [east + (d === 0 ? 1 : -1), north] : [east, north + ((east + north) % 2 === 0 ? -1 : 1)]
  for (let c = 0; c < places.length; c++)
    for (let d = 0; d < 3 && steps.get(c)! < reach; d++) {
      const place = beyond(places[c]!, d)
      if (at.has(place.join())) continue
      steps.set(places.length, steps.get(c)! + 1)
      at.set(place.join(), places.length)
      places.push(place)
    }
  const cells = places.map(([east, north]): CellShape => {
    const up = (east + north) % 2 === 0
    const [x, half] = [(east * ROOT) / 2, ROOT / 2]
    const [base, tip] = up ? [-north * HIGH, -(north + 1) * HIGH] : [-(north + 1) * HIGH, -north * HIGH]
    const y = base + (tip - base) / 3
    return {
      name: wayName(east, north),
      x,
      y,
      outline: [x, tip, x + half, base, x - half, base],
      fill: 'plain',
    }
  })
  return makeBoard({
    cells,
    dirs: ['e', 'w', 'v'],
    step: (c, d) => at.get(beyond(places[c]!, d).join()),
    opposite: [1, 0, 2],
  })
}

const boards = new Map<string, Board>()
/** These boards are large, and all that are alike are one. */
function once(key: string, make: () => Board): Board {
  const found = boards.get(key) ?? make()
  boards.set(key, found)
  return found
}

/** All the cells of such a table, the first tile's in the middle. */
export function growingBoard(growth: Growth): Board {
  const reach = reachOf(growth)
  return once(`${growth.shape} ${reach}`, () => {
    if (growth.shape === 'triangles') return calledByWays(triangles(reach))
    const list: Hex[] = []
    const squares: CellShape[] = []
    for (let north = reach; north >= -reach; north--)
      for (let east = -reach; east <= reach; east++)
        if (growth.shape === 'squares') {
          if (Math.abs(east) + Math.abs(north) <= reach)
            squares.push(squareAround(wayName(east, north), east, -north))
        } else if (Math.abs(east + north) <= reach)
          list.push({ q: east, r: north, name: wayName(east, north) })
    return calledByWays(growth.shape === 'squares' ? sideSquares(squares) : hexes(list))
  })
}

/** Columns @, A … Z, AA, AB … */
function column(col: number): string {
  if (col === 0) return '@'
  let name = ''
  for (let n = col; n > 0; n = Math.floor((n - 1) / 26))
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name
  return name
}

/**
 * Squares for tiles whose area always begins in A1; column @ and row 0 are the cells before it. A connected area of n tiles
 * has a width and height of n + 1 together at most, so a triangle of cells is enough.
 */
export function corneredBoard(tiles: number): Board {
  return once(`cornered ${tiles}`, () => {
    const reach = tiles + 2
    const cells: CellShape[] = []
    for (let y = 0; y <= reach; y++)
      for (let x = 0; x + y <= reach; x++) cells.push(squareAround(`${column(x)}${y}`, x, y))
    return sideSquares(cells)
  })
}
