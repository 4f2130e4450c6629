import type { Move, Point, Position, Words } from '../engine/index.ts'
import type { BoardGame, Scene } from '../kit/index.ts'
import type { Target } from './props.ts'

/** What pointing comes to: more is needed, a move, several moves that look the same, or nothing allowed. */
export type Pointed =
  | { readonly chosen: readonly Point[] }
  | { readonly move: Move }
  | { readonly ask: readonly Move[]; readonly chosen: readonly Point[] }
  /** The points tried, for asking the engine why not. */
  | { readonly refused: readonly Point[] }

/** A point that is neither a cell nor a thing in the scene: the page shows a button for it. */
export interface Button {
  readonly point: string
  readonly label: Words
}

/** A legal move with what a person points at to make it, in order. */
interface Way {
  readonly move: Move
  readonly points: readonly Point[]
}

const begins = (points: readonly Point[], with_: readonly Point[]): boolean =>
  with_.length <= points.length && with_.every((point, i) => point === points[i])

/** Turns points into moves for one position; knows the legal moves and nothing of any rule. */
export class Choosing {
  private readonly game: BoardGame
  private readonly position: Position
  private readonly ways: readonly Way[]
  /** Colours of the top pieces by cell. */
  private readonly tops = new Map<number, string>()
  private readonly ids = new Map<string, number | undefined>()

  /** `moves` are those the person may make; `scene` is what the person sees. */
  constructor(game: BoardGame, position: Position, moves: readonly Move[], scene: Scene) {
    this.game = game
    this.position = position
    this.ways = moves.map(move => ({ move, points: game.points(position, move) }))
    for (const { cell, cells, look, point } of scene.placed) {
      for (const c of cells ?? [cell]) this.tops.set(c, look.tint)
      if (point !== undefined) this.ids.set(point, cell)
    }
    for (const tray of scene.trays)
      for (const { point } of tray.items) if (point !== undefined) this.ids.set(point, undefined)
  }

  private fitting(points: readonly Point[]): readonly Way[] {
    return this.ways.filter(way => begins(way.points, points))
  }

  /** The points that may come next, each with what it would do. */
  targets(chosen: readonly Point[]): Target[] {
    const found = new Map<Point, Target['kind']>()
    for (const { points } of this.fitting(chosen)) {
      const point = points[chosen.length]
      if (point === undefined || this.isButton(point)) continue
      const kind = this.kind(point, chosen.length, points.length)
      if (!found.has(point) || kind === 'capture') found.set(point, kind)
    }
    return [...found].map(([point, kind]) => ({ point, kind }))
  }

  private kind(point: Point, at: number, length: number): Target['kind'] {
    const cell = typeof point === 'number' ? point : this.ids.get(point)
    const tint = cell === undefined ? undefined : this.tops.get(cell)
    if (at > 0) return tint === undefined ? 'move' : 'capture'
    if (length > 1) return 'start'
    if (tint === undefined) return cell === undefined ? 'start' : 'move'
    // One point is the whole move: pushing one's own piece or a common one, or taking another's off.
    const others = this.game.players.filter((_, i) => i !== this.position.turn)
    return others.some(player => player.tint === tint) ? 'capture' : 'start'
  }

  buttons(chosen: readonly Point[]): Button[] {
    const found = new Set<string>()
    for (const { points } of this.fitting(chosen)) {
      const point = points[chosen.length]
      if (point !== undefined && this.isButton(point)) found.add(point)
    }
    return [...found].map(point => ({
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
    if (again >= 0) return { chosen: chosen.slice(0, again) }
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
