import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js'
import { refusals, whyNot, type Move, type Point, type Reason, type Words } from '../../engine/index.ts'
import type { Target } from '../../board/props.ts'
import type { Session } from './session.ts'
import type { Viewing } from './viewing.ts'

/** A legal move with what a person points at to make it. */
interface Way {
  readonly move: Move
  readonly points: readonly Point[]
}

export interface PointButton {
  readonly point: string
  readonly label: Words
}

/** What a person has pointed at so far, and what may come next. */
export interface Pointing {
  readonly chosen: Accessor<readonly Point[]>
  readonly targets: Accessor<readonly Target[]>
  /** Points that are neither cells nor things in the scene. */
  readonly buttons: Accessor<readonly PointButton[]>
  /** Moves that look the same: the person says which. */
  readonly alike: Accessor<readonly Move[]>
  readonly refusal: Accessor<Reason | undefined>
  point(point: Point): void
  playAlike(move: Move): void
  drop(): void
}

const begins = (points: readonly Point[], chosen: readonly Point[]) =>
  chosen.length <= points.length && chosen.every((point, i) => point === points[i])

export function createPointing(
  session: Session,
  viewing: Viewing,
  act: { play(m: Move): void; refused(): void },
): Pointing {
  const { game } = session
  const [chosen, setChosen] = createSignal<readonly Point[]>([])
  const [refusal, setRefusal] = createSignal<Reason>()
  const [alike, setAlike] = createSignal<readonly Move[]>([])

  const ways = createMemo((): readonly Way[] => {
    const match = session.match()
    if (!viewing.isNow() || viewing.curtain() !== 'up' || session.outcome()) return []
    if (session.toAct().length === 0) return []
    const seat = viewing.viewer()
    const people = session.persons().filter(person => seat === undefined || person === seat)
    return match.moves
      .filter(m => people.includes(session.actor(m)))
      .map(move => ({ move, points: game.points(match.position, move) }))
  })
  const fitting = (points: readonly Point[]) => ways().filter(way => begins(way.points, points))

  // What was pointed at holds only for the position it was pointed at in; a tick of the clock may keep it.
  createEffect(
    on(
      [session.match, viewing.at],
      () => {
        setAlike([])
        if (session.happening() === 'time' && fitting(chosen()).length > 0) return
        setChosen([])
        setRefusal(undefined)
      },
      { defer: true },
    ),
  )

  const inScene = createMemo(() => {
    const { placed, trays } = viewing.scene()
    const points = [
      ...placed.map(each => each.point),
      ...trays.flatMap(tray => tray.items.map(item => item.point)),
    ]
    return new Set(points.filter(point => point !== undefined))
  })
  const occupied = createMemo(
    () => new Set(viewing.scene().placed.flatMap(each => each.cells ?? [each.cell])),
  )

  const following = createMemo(() => {
    const at = chosen().length
    const found = new Map<Point, { kind: Target['kind'] }>()
    for (const { move, points } of fitting(chosen())) {
      const point = points[at]
      if (point === undefined || found.get(point)?.kind === 'capture') continue
      const takes = (game.gain?.(session.match().position, move) ?? 0) > 0
      const capture = at > 0 && typeof point === 'number' && (takes || occupied().has(point))
      const start = at === 0 && points.length > 1
      found.set(point, { kind: start ? 'start' : capture ? 'capture' : 'move' })
    }
    return found
  })
  const isButton = (point: Point): point is string => typeof point === 'string' && !inScene().has(point)
  const targets = createMemo(() =>
    [...following()].filter(([point]) => !isButton(point)).map(([point, { kind }]) => ({ point, kind })),
  )
  const buttons = createMemo(() =>
    [...following().keys()].filter(isButton).map(point => ({
      point,
      label: game.label?.(point, session.match().position) ?? { hu: point, en: point },
    })),
  )

  /** A piece that may not move was pointed at: what is pointed at next is where it was meant to go. */
  let tried: readonly Point[] = []
  const refuse = (before: readonly Point[], point: Point) => {
    const { position } = session.match()
    const refused = refusals(game, position).map(({ move, reason }) => ({
      reason,
      points: game.points(position, move),
    }))
    const named = (points: readonly Point[]) => refused.find(each => begins(each.points, points))?.reason
    const own = named([...before, point])
    const meant = tried.length > 0 ? named([...tried, point]) : undefined
    setRefusal(own ?? meant ?? whyNot(game, position, [...before, point]))
    tried = own && before.length === 0 ? [point] : []
    act.refused()
  }

  const take = (points: readonly Point[]): boolean => {
    const fit = fitting(points)
    if (fit.length === 0) return false
    const whole = fit.filter(way => way.points.length === points.length)
    setRefusal(undefined)
    tried = []
    if (whole.length === 0) setChosen(points)
    else if (whole.length === 1) act.play(whole[0]!.move)
    else {
      setChosen(points)
      setAlike(whole.map(way => way.move))
    }
    return true
  }

  return {
    chosen,
    targets,
    buttons,
    alike,
    refusal,
    point(point) {
      if (ways().length === 0) return
      const before = chosen()
      if (take([...before, point])) return
      // The same piece again puts it down; another piece of one's own is taken up instead.
      if (before.at(-1) === point) {
        setChosen(before.slice(0, -1))
        return
      }
      if (before.length > 0 && take([point])) return
      refuse(before, point)
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
