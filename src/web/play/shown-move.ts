import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js'
import type { Move } from '../../engine/index.ts'
import type { Session } from '../match/session.ts'
import type { Viewpoint } from './viewpoint.ts'

/** A move that is shown on the board before anybody makes it: a hint. It goes when the position changes. */
export interface ShownMove {
  readonly move: Accessor<Move | undefined>
  /** How the board draws it. */
  readonly marks: Accessor<readonly number[]>
  readonly arrows: Accessor<readonly (readonly [number, number])[]>
  /** Shows the legal move with this name. */
  show(name: string): void
  clear(): void
}

export function createShownMove(session: Session, viewpoint: Viewpoint): ShownMove {
  const { game } = session
  const [move, setMove] = createSignal<Move>()
  createEffect(on([session.match, viewpoint.at], () => setMove(undefined), { defer: true }))
  /** What a person would point at, cells only: a button has its words. */
  const cells = createMemo(() => {
    const m = move()
    if (m === undefined) return []
    const { position } = viewpoint.match()
    return game.points(position, m).filter(point => typeof point === 'number')
  })
  /** Where the move leads; a single cell that is pointed at may still push something elsewhere. */
  const way = createMemo((): readonly number[] => {
    const m = move()
    const pointed = cells()
    if (m === undefined || pointed.length > 1) return pointed
    const trail = game.trail?.(viewpoint.match().position, m) ?? []
    return trail.length > 1 ? trail.filter(point => typeof point === 'number') : pointed
  })
  return {
    move,
    marks: () => way().slice(0, 1),
    arrows: () => {
      const [first, last] = [way()[0], way().at(-1)]
      return first === undefined || last === undefined || first === last ? [] : [[first, last] as const]
    },
    show(name) {
      const match = viewpoint.match()
      setMove(match.moves.find(m => match.nameOf(m) === name))
    },
    clear: () => setMove(undefined),
  }
}
