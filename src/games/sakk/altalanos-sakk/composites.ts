import type { Moves, Position } from '../../../engine/index.ts'

/** Centres lie on 20 by 20 cells; stones only inside, on 18 by 18. */
export const SIDE = 20
/** Three by three, in rows from the lower left; 4 is the middle. */
const OFFSETS = [-1, 0, 1].flatMap(dy => [-1, 0, 1].map(dx => [dx, dy] as const))
const MIDDLE = 4
/** The cells a man without a stone in its middle may go. */
const SHORT = 3
/** One cell more all round, so that a piece on the rim can be looked at. */
const WIDE = SIDE + 4
const at = (x: number, y: number) => (y + 1) * WIDE + x + 1
const DX = Int32Array.from(OFFSETS, ([x]) => x)
const DY = Int32Array.from(OFFSETS, ([, y]) => y)

export type Landing = 'own stones stay' | 'all are captured'

/** Composite pieces: three by three cells with own stones and no enemy's. A move is the cells of the centre before and after. */
export class Composites {
  private readonly cells: number
  private readonly landing: Landing
  /** Whose stone lies on a cell: 0 nobody's, 1 the first player's, 2 the second's. */
  private readonly grid = new Uint8Array(WIDE * WIDE)
  /** By the code in the position. */
  private readonly side: Uint8Array
  private readonly set: (p: Position, cell: number, code: number) => void

  constructor(
    cells: number,
    side: Uint8Array,
    landing: Landing,
    set: (p: Position, cell: number, code: number) => void,
  ) {
    this.set = set
    this.cells = cells
    this.side = side
    this.landing = landing
  }

  /** Centres may not leave these rows and files. */
  private inside(x: number, y: number): boolean {
    const rim = this.landing === 'all are captured' ? 1 : 0
    return x >= rim && y >= rim && x < SIDE - rim && y < SIDE - rim
  }

  private read(p: Position): void {
    const { grid, side, cells } = this
    for (let y = 0, c = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++, c++) grid[at(x, y)] = side[p.words[cells + c]!]!
  }

  /** 'foreign' or 'empty' where the nine cells around a centre are no piece of the player's. */
  kindOf(p: Position, centre: number, player: number): 'piece' | 'foreign' | 'empty' {
    this.read(p)
    const [x, y] = [centre % SIDE, Math.floor(centre / SIDE)]
    let own = 0
    for (let i = 0; i < 9; i++) {
      const stone = this.grid[at(x + DX[i]!, y + DY[i]!)]!
      if (stone === 2 - player) return 'foreign'
      if (stone !== 0) own++
    }
    return own > 0 && this.inside(x, y) ? 'piece' : 'empty'
  }

  list(p: Position, player: number, out: Moves): void {
    this.read(p)
    const { grid } = this
    const [mine, theirs] = [player + 1, 2 - player]
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        if (!this.inside(x, y)) continue
        let [own, foreign] = [0, false]
        for (let i = 0; i < 9; i++) {
          const stone = grid[at(x + DX[i]!, y + DY[i]!)]!
          if (stone === mine) own |= 1 << i
          else if (stone === theirs) foreign = true
        }
        if (own === 0 || foreign) continue
        const most = (own >> MIDDLE) & 1 ? SIDE : SHORT
        for (let way = 0; way < 9; way++)
          if (way !== MIDDLE && (own >> way) & 1) this.along(x, y, way, own, most, mine, out)
      }
  }

  /** How far the piece goes one way: it stops where it meets stones, one cell earlier where they would share a cell. */
  private along(
    x: number,
    y: number,
    way: number,
    own: number,
    most: number,
    mine: number,
    out: Moves,
  ): void {
    const { grid } = this
    for (let n = 1; n <= most; n++) {
      const [u, v] = [x + DX[way]! * n, y + DY[way]! * n]
      if (!this.inside(u, v)) return
      let met = false
      for (let i = 0; i < 9; i++) {
        const [cx, cy] = [u + DX[i]!, v + DY[i]!]
        const stone = grid[at(cx, cy)]!
        // The piece's own stones are lifted off.
        if (stone === 0 || (Math.abs(cx - x) <= 1 && Math.abs(cy - y) <= 1)) continue
        if (stone === mine && this.landing === 'own stones stay' && (own >> i) & 1) return
        met = true
      }
      out.add(y * SIDE + x + ((v * SIDE + u) << 10))
      if (met) return
    }
  }

  /** Carries a piece over; `code` is the player's stone. */
  play(p: Position, from: number, to: number, player: number, code: number): void {
    this.read(p)
    const { grid } = this
    const [x, y, u, v] = [from % SIDE, Math.floor(from / SIDE), to % SIDE, Math.floor(to / SIDE)]
    let own = 0
    for (let i = 0; i < 9; i++) {
      const [cx, cy] = [x + DX[i]!, y + DY[i]!]
      if (grid[at(cx, cy)] !== player + 1) continue
      own |= 1 << i
      this.set(p, cy * SIDE + cx, 0)
      grid[at(cx, cy)] = 0
    }
    for (let i = 0; i < 9; i++) {
      const [cx, cy] = [u + DX[i]!, v + DY[i]!]
      const on = cx >= 1 && cy >= 1 && cx < SIDE - 1 && cy < SIDE - 1
      if (!on) continue
      if ((own >> i) & 1) this.set(p, cy * SIDE + cx, code)
      else if (
        grid[at(cx, cy)] === 2 - player ||
        (this.landing === 'all are captured' && grid[at(cx, cy)] !== 0)
      )
        this.set(p, cy * SIDE + cx, 0)
    }
  }

  /** How many rings a player has: eight stones around an empty cell. */
  rings(p: Position, player: number): number {
    this.read(p)
    const { grid } = this
    let rings = 0
    for (let y = 2; y < SIDE - 2; y++)
      for (let x = 2; x < SIDE - 2; x++) {
        if (grid[at(x, y)] !== 0) continue
        let i = 0
        while (i < 9 && (i === MIDDLE || grid[at(x + DX[i]!, y + DY[i]!)] === player + 1)) i++
        if (i === 9) rings++
      }
    return rings
  }
}
