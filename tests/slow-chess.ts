// A slow, plain generator for chess on any set of places, written from the rulings alone: no code of the kit.
// A position is a map from cell names to pieces such as "white king"; every move is tried on a copy and looked at.

export interface SlowPosition {
  readonly turn: 'white' | 'black'
  readonly pieces: ReadonlyMap<string, string>
  readonly castling: ReadonlySet<string>
  /** Cells just passed by a pawn, and where it stands. */
  readonly passed: readonly string[]
  readonly passer: string | undefined
}

export interface SlowMove {
  readonly name: string
  readonly after: SlowPosition
}

type Vector = readonly [number, number]

export interface SlowWays {
  readonly leaps: readonly Vector[]
  readonly slides: readonly Vector[]
  readonly most: number
}

export interface SlowGame {
  /** Cells by name at their coordinates; white goes towards growing y. */
  readonly cells: ReadonlyMap<string, Vector>
  readonly slides: Readonly<Record<string, readonly Vector[]>>
  readonly leaps: Readonly<Record<string, readonly Vector[]>>
  /** How a piece goes from a cell, where that depends on the cell: leaps, and slides of so many steps at most. */
  readonly ways?: (kind: string, cell: string) => SlowWays | undefined
  readonly pawnStep: Vector
  readonly pawnTakes: readonly Vector[]
  readonly pawnFirst: number
  /** How many steps a pawn may take from elsewhere; 1 when absent. */
  readonly pawnLater?: (side: 'white' | 'black', cell: string) => number
  readonly pawnHome: { readonly white: ReadonlySet<string>; readonly black: ReadonlySet<string> }
  readonly promotion: { readonly white: ReadonlySet<string>; readonly black: ReadonlySet<string> }
  readonly becomes: readonly string[]
  /** Pieces that go by a step and a slide at half a right angle outwards, in either order: the steps, the slides. */
  readonly bends?: Readonly<Record<string, readonly [readonly Vector[], readonly Vector[]]>>
  /** What a piece may become, if its owner likes, on arriving on these cells. */
  readonly mayBecome?: readonly {
    readonly kind: string
    readonly into: string
    readonly on: { readonly white: ReadonlySet<string>; readonly black: ReadonlySet<string> }
  }[]
  /** 'none': the king may be left attacked. */
  readonly check?: 'none'
  /** Name, king from, king to, rook from, rook to, cells that must be empty, cells that must not be attacked. */
  readonly castles: readonly {
    readonly side: 'white' | 'black'
    readonly name: string
    readonly king: readonly [string, string]
    readonly rook: readonly [string, string]
    readonly empty: readonly string[]
    readonly safe: readonly string[]
  }[]
}

const other = (side: 'white' | 'black') => (side === 'white' ? 'black' : 'white')
const kindOf = (piece: string) => piece.split(' ')[1]!

export function slowStart(
  turn: 'white' | 'black',
  pieces: Readonly<Record<string, string>>,
  castling: readonly string[],
): SlowPosition {
  return {
    turn,
    pieces: new Map(Object.entries(pieces)),
    castling: new Set(castling),
    passed: [],
    passer: undefined,
  }
}

export class SlowChess {
  private readonly game: SlowGame
  private readonly byPlace = new Map<string, string>()

  constructor(game: SlowGame) {
    this.game = game
    for (const [name, [x, y]] of game.cells) this.byPlace.set(`${x},${y}`, name)
  }

  private step(cell: string, [dx, dy]: Vector): string | undefined {
    const [x, y] = this.game.cells.get(cell)!
    return this.byPlace.get(`${x + dx},${y + dy}`)
  }

  private pawnward(side: 'white' | 'black', [dx, dy]: Vector): Vector {
    return side === 'white' ? [dx, dy] : [dx, -dy]
  }

  /** Cells a piece attacks. */
  private *attacks(p: SlowPosition, from: string): Iterable<string> {
    const piece = p.pieces.get(from)!
    const kind = kindOf(piece)
    if (kind === 'pawn') {
      for (const vector of this.game.pawnTakes) {
        const to = this.step(from, this.pawnward(piece.startsWith('white') ? 'white' : 'black', vector))
        if (to) yield to
      }
      return
    }
    const ways = this.game.ways?.(kind, from)
    for (const vector of ways?.leaps ?? this.game.leaps[kind] ?? []) {
      const to = this.step(from, vector)
      if (to) yield to
    }
    const bend = this.game.bends?.[kind]
    if (bend) yield* this.bent(p, from, bend[0], bend[1])
    for (const vector of ways?.slides ?? this.game.slides[kind] ?? []) {
      let n = 1
      for (let to = this.step(from, vector); to; to = this.step(to, vector)) {
        yield to
        if (p.pieces.has(to) || n++ === ways?.most) break
      }
    }
  }

  private bent(
    p: SlowPosition,
    from: string,
    steps: readonly Vector[],
    slides: readonly Vector[],
  ): Set<string> {
    const found = new Set<string>()
    const free = (cell: string | undefined): cell is string => cell !== undefined && !p.pieces.has(cell)
    for (const step of steps)
      for (const slide of slides) {
        // Half a right angle: the two have a part in common and neither turns back.
        if (step[0] * slide[0] + step[1] * slide[1] <= 0) continue
        const first = this.step(from, step)
        if (free(first))
          for (let to = this.step(first, slide); to; to = this.step(to, slide)) {
            found.add(to)
            if (p.pieces.has(to)) break
          }
        for (let on = this.step(from, slide); free(on); on = this.step(on, slide)) {
          const to = this.step(on, step)
          if (to) found.add(to)
        }
      }
    return found
  }

  attacked(p: SlowPosition, cell: string, by: 'white' | 'black'): boolean {
    for (const [from, piece] of p.pieces)
      if (piece.startsWith(by)) for (const to of this.attacks(p, from)) if (to === cell) return true
    return false
  }

  checked(p: SlowPosition, side: 'white' | 'black'): boolean {
    for (const [cell, piece] of p.pieces)
      if (piece === `${side} king`) return this.attacked(p, cell, other(side))
    return false
  }

  private after(
    p: SlowPosition,
    changes: readonly (readonly [string, string | undefined])[],
    passed: readonly string[] = [],
    passer?: string,
  ): SlowPosition {
    const pieces = new Map(p.pieces)
    const castling = new Set(p.castling)
    for (const [cell, piece] of changes) {
      if (piece === undefined) pieces.delete(cell)
      else pieces.set(cell, piece)
      for (const { side, name, king, rook } of this.game.castles)
        if (king[0] === cell || rook[0] === cell) castling.delete(`${side} ${name}`)
    }
    return { turn: other(p.turn), pieces, castling, passed, passer }
  }

  private *pawnMoves(p: SlowPosition, from: string): Iterable<SlowMove> {
    const { game } = this
    const side = p.turn
    const piece = p.pieces.get(from)!
    const arrive = (to: string, sign: string, also: readonly [string, undefined][] = []): SlowMove[] =>
      game.promotion[side].has(to)
        ? game.becomes.map(kind => ({
            name: `${from}${sign}${to}=${kind}`,
            after: this.after(p, [[from, undefined], ...also, [to, `${side} ${kind}`]]),
          }))
        : [
            {
              name: `${from}${sign}${to}`,
              after: this.after(p, [[from, undefined], ...also, [to, piece]]),
            },
          ]
    const passed: string[] = []
    const most = game.pawnHome[side].has(from) ? game.pawnFirst : (game.pawnLater?.(side, from) ?? 1)
    let to = this.step(from, this.pawnward(side, game.pawnStep))
    for (let n = 1; n <= most && to && !p.pieces.has(to); n++) {
      if (n === 1) yield* arrive(to, '-')
      else {
        const changes = [
          [from, undefined],
          [to, piece],
        ] as const
        yield { name: `${from}-${to}`, after: this.after(p, changes, [...passed], to) }
      }
      passed.push(to)
      to = this.step(to, this.pawnward(side, game.pawnStep))
    }
    for (const cell of this.attacks(p, from)) {
      if (p.pieces.get(cell)?.startsWith(other(side))) yield* arrive(cell, 'x')
      if (p.passed.includes(cell)) yield* arrive(cell, 'x', [[p.passer!, undefined]])
    }
  }

  private *tries(p: SlowPosition): Iterable<SlowMove> {
    const side = p.turn
    for (const [from, piece] of p.pieces) {
      if (!piece.startsWith(side)) continue
      if (kindOf(piece) === 'pawn') {
        yield* this.pawnMoves(p, from)
        continue
      }
      for (const to of this.attacks(p, from)) {
        const met = p.pieces.get(to)
        if (met?.startsWith(side)) continue
        const changes = [
          [from, undefined],
          [to, piece],
        ] as const
        yield { name: `${from}${met ? 'x' : '-'}${to}`, after: this.after(p, changes) }
      }
    }
    for (const castle of this.game.castles) {
      if (castle.side !== side || !p.castling.has(`${side} ${castle.name}`)) continue
      if (castle.empty.some(cell => p.pieces.has(cell))) continue
      if (castle.safe.some(cell => this.attacked(p, cell, other(side)))) continue
      const changes = [
        [castle.king[0], undefined],
        [castle.rook[0], undefined],
        [castle.king[1], `${side} king`],
        [castle.rook[1], `${side} rook`],
      ] as const
      yield { name: castle.name, after: this.after(p, changes) }
    }
  }

  /** Every move of a piece that may change on arriving, once more with the change. */
  private *changed(p: SlowPosition, move: SlowMove): Iterable<SlowMove> {
    yield move
    const [from, to] = move.name.split(/[-x]/)
    const kind = kindOf(p.pieces.get(from!) ?? 'no man')
    for (const change of this.game.mayBecome ?? [])
      if (change.kind === kind && to !== undefined && change.on[p.turn].has(to)) {
        const pieces = new Map(move.after.pieces).set(to, `${p.turn} ${change.into}`)
        yield { name: `${move.name}=${change.into}`, after: { ...move.after, pieces } }
      }
  }

  moves(p: SlowPosition): SlowMove[] {
    const tries = [...this.tries(p)].flatMap(move => [...this.changed(p, move)])
    return this.game.check === 'none' ? tries : tries.filter(({ after }) => !this.checked(after, p.turn))
  }

  perft(p: SlowPosition, depth: number): number {
    const moves = this.moves(p)
    if (depth === 1) return moves.length
    return moves.reduce((sum, { after }) => sum + this.perft(after, depth - 1), 0)
  }
}
