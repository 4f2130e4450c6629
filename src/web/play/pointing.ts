import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js'
import { Choosing, type Button } from '../../board/choosing.ts'
import type { Target } from '../../board/props.ts'
import { NOT_POSSIBLE, whyNot, type Move, type Point, type Reason } from '../../engine/index.ts'
import type { Session } from '../match/session.ts'
import type { Viewing } from './viewing.ts'

/** What a person has pointed at so far, and what may come next. */
export interface Pointing {
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
}

/** Follows a person's points at a table; `Choosing` makes moves of them. */
export function createPointing(
  session: Session,
  viewing: Viewing,
  act: { play(m: Move): void; refused(): void },
): Pointing {
  const { game } = session
  const [chosen, setChosen] = createSignal<readonly Point[]>([])
  const [refusal, setRefusal] = createSignal<Reason>()
  const [alike, setAlike] = createSignal<readonly Move[]>([])

  const moves = createMemo((): readonly Move[] => {
    const match = session.match()
    if (!viewing.isNow() || viewing.curtain() !== 'up' || session.outcome()) return []
    if (session.toAct().length === 0) return []
    const seat = viewing.viewer()
    const people = session.persons().filter(person => seat === undefined || person === seat)
    return match.moves.filter(m => people.includes(session.actor(m)))
  })
  const choosing = createMemo(() => new Choosing(game, session.match().position, moves(), viewing.scene()))

  // What was pointed at holds only for the position it was pointed at in; a tick of the clock may keep it.
  createEffect(
    on(
      [session.match, viewing.at],
      () => {
        setAlike([])
        if (session.happening() === 'time' && choosing().fits(chosen())) return
        setChosen([])
        setRefusal(undefined)
      },
      { defer: true },
    ),
  )

  /** A piece that may not move was pointed at: what is pointed at next is where it was meant to go. */
  let tried: readonly Point[] = []
  const refuse = (points: readonly Point[], point: Point) => {
    const { position } = session.match()
    const own = whyNot(game, position, points)
    const meant = !own && tried.length > 0 ? whyNot(game, position, [...tried, point]) : undefined
    setRefusal(own ?? meant ?? NOT_POSSIBLE)
    tried = own && points.length === 1 ? points : []
    act.refused()
  }

  return {
    chosen,
    targets: createMemo(() => choosing().targets(chosen())),
    buttons: createMemo(() => choosing().buttons(chosen())),
    alike,
    refusal,
    point(point) {
      if (moves().length === 0) return
      const done = choosing().point(chosen(), point)
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
    drop() {
      setAlike([])
      setChosen([])
      setRefusal(undefined)
    },
  }
}
