import { beginsWith, type Move, type Point, type Position, type Words } from '../engine/index.ts'
import type { BoardGame, Scene } from '../kit/index.ts'
import type { Target } from './props.ts'

/** What pointing comes to: more is needed, a move, several moves that look the same, or nothing allowed. */
export type Pointed =
  | { readonly chosen: readonly Point[] }
  | { readonly move: Move }
  | { readonly ask: readonly Move[]; readonly chosen: readonly Point[] }
  /** The points tried, for asking why not. */
  | { readonly refused: readonly Point[] }

/** A point that is neither a cell nor a thing in the scene: the page shows a button for it. */
export interface Button {
  readonly point: string
  readonly label: Words
}

/** A move with what a person points at to make it: the first `loose` points in any order, the rest in theirs. */
interface Way {
  readonly move: Move
  readonly points: readonly Point[]
  readonly loose: number
}

const begins = ({ points, loose }: Way, chosen: readonly Point[]): boolean =>
  beginsWith(points, loose, chosen)

/** The points that may come after these. */
const after = ({ points, loose }: Way, chosen: readonly Point[]): readonly Point[] =>
  chosen.length < loose
    ? points.slice(0, loose).filter(point => !chosen.includes(point))
    : points.slice(chosen.length, chosen.length + 1)

/** Turns points into moves for one position; knows the legal moves and nothing of any rule. */
export class MoveChoice {
  private readonly game: BoardGame
  private readonly position: Position
  private readonly ways: readonly Way[]
  /** The owners of the top pieces by cell; cells without a piece and pieces of nobody are left out. */
  private readonly owners = new Map<number, number>()
  private readonly ids = new Map<string, number | undefined>()

  /** `moves` are those the person may make; `scene` is what the person sees. */
  constructor(game: BoardGame, position: Position, moves: readonly Move[], scene: Scene) {
    this.game = game
    this.position = position
    this.ways = moves.flatMap(move => this.waysOf(move))
    for (const { cell, cells, owner, point } of scene.placed) {
      for (const c of cells ?? [cell])
        if (owner === undefined) this.owners.delete(c)
        else this.owners.set(c, owner)
      if (point !== undefined) this.ids.set(point, cell)
    }
    for (const tray of scene.trays)
      for (const { point } of tray.items) if (point !== undefined) this.ids.set(point, undefined)
  }

  private waysOf(move: Move): Way[] {
    const { game, position } = this
    const points = game.points(position, move)
    const way = { move, points, loose: game.loosePoints?.(position, move) ?? 1 }
    const shortcut = game.shortcut?.(position, move)
    return shortcut ? [way, { move, points: shortcut, loose: 1 }] : [way]
  }

  private fitting(points: readonly Point[]): readonly Way[] {
    return this.ways.filter(way => begins(way, points))
  }

  /** Whether some move begins with these points. */
  fits(points: readonly Point[]): boolean {
    return this.ways.some(way => begins(way, points))
  }

  /** The points that may come next, each with what it would do; buttons among them. */
  private following(chosen: readonly Point[]): ReadonlyMap<Point, Target['kind']> {
    const found = new Map<Point, Target['kind']>()
    for (const way of this.fitting(chosen))
      for (const point of after(way, chosen)) {
        if (found.get(point) === 'capture') continue
        const kind = this.kind(point, chosen.length, way)
        if (kind === 'capture' || !found.has(point)) found.set(point, kind)
      }
    return found
  }

  targets(chosen: readonly Point[]): Target[] {
    return [...this.following(chosen)].flatMap(([point, kind]) =>
      this.isButton(point) ? [] : [{ point, kind }],
    )
  }

  private kind(point: Point, at: number, { move, points, loose }: Way): Target['kind'] {
    // The rest of a group is taken up like its first man.
    if (at < points.length - 1 && (at === 0 || at < loose)) return 'start'
    const cell = typeof point === 'number' ? point : this.ids.get(point)
    // Things beside the board are never taken.
    if (cell === undefined) return 'move'
    const owner = this.owners.get(cell)
    if (owner !== undefined && !this.isFriend(owner, move)) return 'capture'
    // One point is the whole move, and takes only what lies there. A longer move may take what it passes.
    return at > 0 && (this.game.gain?.(this.position, move) ?? 0) > 0 ? 'capture' : 'move'
  }

  /** Whether a piece of this player stands on the side of the one who makes the move. */
  private isFriend(owner: number, move: Move): boolean {
    const { game, position } = this
    const mover = game.actor?.(position, move) ?? position.turn
    const team = game.players[owner]?.team
    return owner === mover || (team !== undefined && team === game.players[mover]?.team)
  }

  buttons(chosen: readonly Point[]): Button[] {
    return [...this.following(chosen).keys()]
      .filter(point => this.isButton(point))
      .map(point => ({
        point,
        label: this.game.label?.(point, this.position) ?? { hu: point, en: point },
      }))
  }

  private isButton(point: Point): point is string {
    return typeof point === 'string' && !this.ids.has(point)
  }

  /** One more point after those chosen. */
  point(chosen: readonly Point[], point: Point): Pointed {
    const onward = this.take([...chosen, point])
    if (onward) return onward
    const again = chosen.lastIndexOf(point)
    // One of a group is put down alone; what follows a step is put down with it.
    if (again >= 0) {
      const group = this.fitting(chosen).some(way => way.loose >= chosen.length)
      return { chosen: chosen.filter((_, i) => (group ? i !== again : i < again)) }
    }
    // Another choice for the last step, or a step before it: another piece of one's own is taken up instead.
    for (let kept = chosen.length - 1; kept >= 0; kept--) {
      const instead = this.take([...chosen.slice(0, kept), point])
      if (instead) return instead
    }
    return { refused: [...chosen, point] }
  }

  /** A drag is two points; it may begin on what is chosen already. */
  drag(chosen: readonly Point[], from: Point, to: Point): Pointed {
    if (chosen.includes(from)) return this.point(chosen, to)
    const taken = this.point(chosen, from)
    return 'chosen' in taken && !('ask' in taken) ? this.point(taken.chosen, to) : taken
  }

  private take(points: readonly Point[]): Pointed | undefined {
    const fit = this.fitting(points)
    if (fit.length === 0) return undefined
    const whole = fit.filter(way => way.points.length === points.length)
    if (whole.length === 0) return { chosen: points }
    return whole.length === 1 ? { move: whole[0]!.move } : { ask: whole.map(way => way.move), chosen: points }
  }
}
