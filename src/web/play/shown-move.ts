import { createEffect, createSignal, on, onCleanup, type Accessor } from 'solid-js'
import { cellOfPoint } from '../../board/marks.ts'
import type { Move, Point, Position } from '../../engine/index.ts'
import type { BoardGame, Scene } from '../../kit/index.ts'
import type { Hint, PlayParts } from './play-parts.ts'

/** A move that is shown on the board before anybody makes it: a hint. It goes when the position changes. */
export interface ShownMove {
  readonly move: Accessor<Move | undefined>
  /** Shows the legal move with this name. */
  show(name: string): void
  clear(): void
}

export function createShownMove({ session, viewpoint, hint }: PlayParts): ShownMove {
  const { game } = session
  const [, setHint] = hint
  const [move, setMove] = createSignal<Move>()
  const clear = () => {
    setMove(undefined)
    setHint(undefined)
  }
  createEffect(
    on(
      [session.match, viewpoint.at],
      // A tick of the clock leaves the position as it is.
      () => (session.happening() === 'time' && viewpoint.isNow() ? undefined : clear()),
      { defer: true },
    ),
  )
  onCleanup(clear)
  return {
    move,
    clear,
    show(name) {
      const match = viewpoint.match()
      const m = match.moves.find(each => match.nameOf(each) === name)
      if (m === undefined) return
      setMove(m)
      setHint(hintOf(game, match.position, m, viewpoint.scene()))
    },
  }
}

/** The cells a person would point at; where that is one only, the cells that the move marks afterwards. */
function wayOf(game: BoardGame, position: Position, m: Move, { placed }: Scene): readonly number[] {
  const cellsOf = (points: readonly Point[]) => points.flatMap(point => cellOfPoint(point, placed) ?? [])
  const cells = cellsOf(game.points(position, m))
  if (cells.length > 1) return cells
  const trail = cellsOf(game.trail?.(position, m) ?? [])
  return trail.length > 1 ? trail : cells
}

/** How a move is shown before it is made: a ring where it begins, an arrow to where it ends, a ring on things beside the board. */
export function hintOf(game: BoardGame, position: Position, m: Move, scene: Scene): Hint {
  const way = wayOf(game, position, m, scene)
  const [first, last] = [way[0], way.at(-1)]
  return {
    marks: way.slice(0, 1),
    arrows: first === undefined || last === undefined || first === last ? [] : [[first, last]],
    things: game
      .points(position, m)
      .filter(point => typeof point === 'string')
      .filter(point => cellOfPoint(point, scene.placed) === undefined),
  }
}
