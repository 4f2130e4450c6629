import { createMemo, createSignal, type Accessor } from 'solid-js'
import { whyNot, type Move, type Point, type Position, type Reason } from '../engine/index.ts'
import type { BoardGame, Scene } from '../kit/index.ts'
import { MoveChoice, type Button } from './move-choice.ts'
import type { Target } from './props.ts'
import { usualReason } from './usual-reasons.ts'

/** What a person has pointed at so far, and what may come next. */
export interface Chooser {
  readonly chosen: Accessor<readonly Point[]>
  readonly targets: Accessor<readonly Target[]>
  /** Points that are neither cells nor things in the scene. */
  readonly buttons: Accessor<readonly Button[]>
  /** Moves that look the same: the person says which. */
  readonly alike: Accessor<readonly Move[]>
  readonly refusal: Accessor<Reason | undefined>
  point(point: Point): void
  playAlike(move: Move): void
  drop(): void
  /** The position has changed: points that still begin a move may be kept. */
  renew(points: 'kept' | 'dropped'): void
}

interface Chosen {
  readonly game: BoardGame
  readonly position: Accessor<Position>
  /** The moves this person may make now. */
  readonly moves: Accessor<readonly Move[]>
  readonly scene: Accessor<Scene>
}

/** Follows a person's points on one board; `MoveChoice` makes moves of them. */
export function createChooser(at: Chosen, act: { play(m: Move): void; refused(): void }): Chooser {
  const { game } = at
  const [chosen, setChosen] = createSignal<readonly Point[]>([])
  const [refusal, setRefusal] = createSignal<Reason>()
  const [alike, setAlike] = createSignal<readonly Move[]>([])
  const choosing = createMemo(() => new MoveChoice(game, at.position(), at.moves(), at.scene()))

  /** A piece that may not move was pointed at: what is pointed at next is where it was meant to go. */
  let tried: readonly Point[] = []
  const refuse = (points: readonly Point[], point: Point) => {
    const own = whyNot(game, at.position(), points)
    const meant = !own && tried.length > 0 ? whyNot(game, at.position(), [...tried, point]) : undefined
    const seen = { game, position: at.position(), scene: at.scene(), moves: at.moves() }
    setRefusal(own ?? meant ?? usualReason(seen, points.slice(0, -1), point))
    tried = own && points.length === 1 ? points : []
    act.refused()
  }
  /** A cell that begins no move may stand for one that does. */
  const meantBy = (point: Point): Point => {
    if (typeof point === 'string' || choosing().fits([...chosen(), point])) return point
    const other = game.meant?.(at.position(), point)
    return other !== undefined && choosing().fits([...chosen(), other]) ? other : point
  }
  const drop = () => {
    setAlike([])
    setChosen([])
    setRefusal(undefined)
  }

  return {
    chosen,
    targets: createMemo(() => choosing().targets(chosen())),
    buttons: createMemo(() => choosing().buttons(chosen())),
    alike,
    refusal,
    point(point) {
      if (at.moves().length === 0) return
      // After a refusal whoever points at the chosen piece takes it up again; it is not put down.
      if (refusal() && chosen().at(-1) === point) return setRefusal(undefined)
      const done = choosing().point(chosen(), meantBy(point))
      if ('refused' in done) return refuse(done.refused, point)
      setRefusal(undefined)
      tried = []
      if ('move' in done) return act.play(done.move)
      setChosen(done.chosen)
      if ('ask' in done) setAlike(done.ask)
    },
    playAlike(move) {
      setAlike([])
      act.play(move)
    },
    drop,
    renew(points) {
      if (points === 'kept' && choosing().fits(chosen())) setAlike([])
      else drop()
    },
  }
}
