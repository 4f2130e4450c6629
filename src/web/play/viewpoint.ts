import { createEffect, createMemo, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js'
import { CHANCE, isTime, type MatchView, type Point, type Position } from '../../engine/index.ts'
import type { Placed, Scene } from '../../kit/index.ts'
import type { Session } from '../match/session.ts'

/** What is on the screen: which moment of the match, and through whose eyes. */
export interface Viewpoint {
  /** The moment looked at, as a number of moves played. */
  readonly at: Accessor<number>
  /** Whether the moment looked at is the present of the match. */
  readonly isNow: Accessor<boolean>
  /** The match as whoever looks may know it. */
  readonly match: Accessor<MatchView>
  readonly scene: Accessor<Scene>
  readonly last: Accessor<readonly Point[]>
  /** Of the moves before the last one: the rest of its turn, and where several play, the last turn of each other player. */
  readonly earlier: Accessor<readonly Point[]>
  /** The cells that decided the match, once it is over and its end is looked at. */
  readonly decisive: Accessor<readonly number[]>
  /** Whose eyes; undefined sees what everybody may: all of it where nothing is hidden, nothing under the curtain. */
  readonly viewer: Accessor<number | undefined>
  /** 'up': all may be seen. 'soon': a person has just moved and hands over. 'down': nothing is drawn. */
  readonly curtain: Accessor<'up' | 'soon' | 'down'>
  /** For whom the curtain waits. */
  readonly next: Accessor<number | undefined>
  readonly filmRuns: Accessor<boolean>
  lookAt(index: number): void
  lookNow(): void
  step(by: number): void
  runFilm(state: 'run' | 'stop'): void
  raiseCurtain(): void
}

const HANDOVER = 1600
const FRAME = 800
/** How many moves the turns before the last one may take. */
const LOOKED_BACK = 16

const sameWords = (a: Position, b: Position) => a.words.every((word, i) => word === b.words[i])

const contents = (placed: readonly Placed[], cell: number): string =>
  JSON.stringify(
    placed
      .filter(each => each.cell === cell || each.cells?.includes(cell))
      .map(({ look, label }) => [look, label]),
  )

export function createViewpoint(session: Session): Viewpoint {
  const { game } = session
  const secret = game.layout.secret
  const [film, setFilm] = createSignal<number>()
  const [filmRuns, setFilmRuns] = createSignal(false)
  const people = session.persons()
  /** Who looked last; they look no more once the curtain is down. */
  const [holder, setHolder] = createSignal(
    secret && people.length === 1 && !session.outcome() ? people[0] : undefined,
  )
  const [curtain, setCurtain] = createSignal<'up' | 'soon' | 'down'>(
    secret && people.length > 1 && !session.outcome() ? 'down' : 'up',
  )

  const viewer = () => (curtain() === 'down' ? undefined : holder())

  const at = createMemo(() => Math.min(film() ?? session.match().at, session.match().length))
  const isNow = createMemo(() => at() === session.match().at)
  /** Whether whoever looks sees the whole match. */
  const whole = createMemo(() => !secret || !!session.outcome() || session.persons().length === 0)
  /** The match as whoever looks may know it: as one seat, or while nobody looks at secrets, as everybody. */
  const match = createMemo(() => session.view(whole() ? undefined : viewer()), undefined, { equals: false })
  const isCovered = () => !whole() && viewer() === undefined
  const sceneAt = (index: number): Scene =>
    game.scene(
      index === match().at ? match().position : match().positionAt(index),
      whole() ? undefined : viewer(),
    )
  const scene = createMemo((): Scene => (isCovered() ? { placed: [], trays: [] } : sceneAt(at())))

  const last = createMemo((): readonly Point[] => {
    if (isCovered()) return []
    const seen = match()
    for (let i = at() - 1; i >= 0; i--) {
      const mover = seen.moverAt(i)
      if (mover === undefined || mover === CHANCE) continue
      const m = seen.moveAt(i)
      const before = seen.positionAt(i)
      const points = m === undefined ? undefined : (game.trail?.(before, m) ?? game.points(before, m))
      if (points && (whole() || mover === viewer())) return points
      // What another did in secret is marked only where this seat sees a change.
      const was = sceneAt(i).placed
      const is = sceneAt(i + 1).placed
      const cells = points ?? game.board.names.map((_, cell) => cell)
      return cells.filter(point => typeof point === 'number' && contents(was, point) !== contents(is, point))
    }
    return []
  })

  const earlier = createMemo((): readonly Point[] => {
    const seen = match()
    // Where the board grows, cells are called otherwise after every move.
    if (!whole() || scene().window || (game.turns === 'one move' && game.players.length === 2)) return []
    const points: Point[] = []
    const movers: number[] = []
    for (let i = at() - 1; i >= 0 && i >= at() - LOOKED_BACK; i--) {
      const mover = seen.moverAt(i)
      const m = seen.moveAt(i)
      if (mover === undefined || mover === CHANCE || m === undefined) continue
      if (
        mover !== movers.at(-1) &&
        (movers.includes(mover) || (movers.length > 0 && game.players.length === 2))
      )
        break
      const before = seen.positionAt(i)
      if (game.preparing?.(before)) break
      if (movers.length > 0) points.push(...(game.trail?.(before, m) ?? game.points(before, m)))
      if (mover !== movers.at(-1)) movers.push(mover)
    }
    return points
  })

  const decisive = createMemo((): readonly number[] => {
    const { outcome, isSettled, position } = match()
    const shares = new Set(outcome?.result)
    return outcome && !isSettled && shares.size > 1 && at() === match().at
      ? (game.decisive?.(position, outcome) ?? [])
      : []
  })

  const next = createMemo(() => session.toAct().find(seat => session.persons().includes(seat)))
  let handover: ReturnType<typeof setTimeout> | undefined
  createEffect(() => {
    clearTimeout(handover)
    const people = session.persons()
    if (!secret || session.outcome() || people.length <= 1) {
      setHolder(secret && !session.outcome() ? people[0] : undefined)
      setCurtain('up')
      return
    }
    const to = next()
    const seat = holder()
    if (to === undefined || to === seat) return
    if (seat === undefined) {
      setCurtain('down')
      return
    }
    if (sameWords(session.view(seat).position, session.view(to).position)) {
      setHolder(to)
      return
    }
    // A curtain that is down stays down, whatever else happens to the match.
    if (untrack(curtain) === 'down') return
    setCurtain('soon')
    handover = setTimeout(() => setCurtain('down'), HANDOVER)
  })
  onCleanup(() => clearTimeout(handover))

  // A move made at the table brings the eye back to it; a tick of the clock does not.
  createEffect(
    on(
      session.match,
      () => {
        if (session.happening() === 'move' || session.happening() === 'back') lookNow()
      },
      { defer: true },
    ),
  )

  const lookNow = () => {
    setFilmRuns(false)
    setFilm(undefined)
  }
  const lookAt = (index: number) => {
    const { at: present, length } = session.match()
    const to = Math.max(0, Math.min(index, length))
    setFilm(to === present ? undefined : to)
  }
  createEffect(() => {
    if (!filmRuns()) return
    const timer = setInterval(() => {
      if (at() >= session.match().length) setFilmRuns(false)
      else lookAt(at() + 1)
    }, FRAME)
    onCleanup(() => clearInterval(timer))
  })

  return {
    at,
    isNow,
    match,
    scene,
    last,
    earlier,
    decisive,
    viewer,
    curtain,
    next,
    filmRuns,
    lookAt(index) {
      setFilmRuns(false)
      lookAt(index)
    },
    lookNow,
    step(by) {
      setFilmRuns(false)
      const { log, length } = session.match()
      let to = at() + by
      // Ticks of the clock are no pictures of the film.
      while (to > 0 && to < length && isTime(log[to - 1])) to += Math.sign(by)
      lookAt(to)
    },
    runFilm(state) {
      if (state === 'run' && at() >= session.match().length) lookAt(0)
      setFilmRuns(state === 'run')
    },
    raiseCurtain() {
      setHolder(next())
      setCurtain('up')
    },
  }
}

/** How the board lies before whoever looks at it. */
export interface Facing {
  /** Whether it is turned round for them. */
  readonly turned: Accessor<boolean>
  /** Who of two players sits near when the board is turned round or not. */
  near(turned: boolean): number
}

/**
 * Whoever plays against the machine or behind the curtain has the own men near, and so has the first player where two people play. A
 * board that begins empty has no near and far.
 */
export function createFacing(session: Session, viewpoint: Viewpoint): Facing {
  const { game } = session
  const start = game.layout.empty()
  game.start(start)
  const { placed } = game.scene(start)
  const hasSides = game.players.length === 2 && (placed.length > 0 || game.layout.secret)
  const height = (seat: number) => {
    const own = placed.filter(({ owner }) => owner === seat)
    return own.reduce((sum, { cell }) => sum + game.board.cells[cell]!.y, 0) / own.length
  }
  // Most games set the first player's men up below.
  const far = height(0) < height(1) - 0.3 ? 0 : 1
  return {
    turned: createMemo(() => {
      const people = session.persons()
      return hasSides && ((people.length === 1 ? people[0] : viewpoint.viewer()) ?? 0) === far
    }),
    near: turned => (turned ? far : 1 - far),
  }
}
