import { createComputed, createSignal, on, onCleanup, untrack, type Accessor, type Setter } from 'solid-js'
import type { Point } from '../engine/index.ts'
import type { Placed, Scene } from '../kit/index.ts'
import type { Frame } from './geometry.ts'
import { spotsOf, type Spot } from './piece-spots.ts'
import { continued } from './piece-tracks.ts'

/** 'turning': it shows another face where it lies. */
export type PieceState = 'here' | 'coming' | 'moving' | 'turning' | 'leaving'

/** One piece on the table that lives on from scene to scene, so that its element glides instead of jumping. */
export interface Piece {
  readonly placed: Accessor<Placed>
  readonly spot: Accessor<Spot>
  readonly state: Accessor<PieceState>
  /** Where a pointer let go of it: it glides on from there. */
  letGo?: { readonly x: number; readonly y: number } | undefined
}

interface Kept extends Piece {
  readonly setPlaced: Setter<Placed>
  readonly setSeat: Setter<Spot>
  readonly setState: Setter<PieceState>
}

/** How long a piece glides or fades; board.css says the same. */
export const GLIDE = 200
/** More changes than this at once are a jump to another position, not moves to be followed. */
const MOST_GLIDES = 60

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** All the pieces that are drawn, those that fade away among them. */
export function createPieces(
  scene: Accessor<Scene>,
  frame: Accessor<Frame>,
  last: Accessor<readonly Point[]>,
  motion: Accessor<'on' | 'off'>,
): Accessor<readonly Piece[]> {
  const [list, setList] = createSignal<readonly Kept[]>([])
  let here: readonly Kept[] = []
  let before: readonly Placed[] = []
  let drawnIn: Frame | undefined
  const timers = new Set<number>()
  onCleanup(() => {
    for (const timer of timers) clearTimeout(timer)
  })
  const later = (task: () => void, milliseconds: number) => {
    const timer = window.setTimeout(() => {
      timers.delete(timer)
      task()
    }, milliseconds)
    timers.add(timer)
  }

  const make = (placed: Placed, spot: Spot, state: 'here' | 'coming'): Kept => {
    const [getPlaced, setPlaced] = createSignal(placed)
    const [getSeat, setSeat] = createSignal(spot, { equals: sameSeat })
    const [getState, setState] = createSignal<PieceState>(state)
    return { placed: getPlaced, setPlaced, spot: getSeat, setSeat, state: getState, setState }
  }

  createComputed(
    on([scene, frame], ([now, view]) => {
      const spots = spotsOf(view, now.placed)
      const distance = (a: number, b: number) => {
        const [p, q] = [view.places[a], view.places[b]]
        return p && q ? Math.hypot(p.x - q.x, p.y - q.y) : Infinity
      }
      const first = drawnIn === undefined
      const { from, gone } = continued(before, now.placed, untrack(last), distance)
      const changes =
        gone.length + from.filter((i, j) => i === undefined || before[i]!.cell !== now.placed[j]!.cell).length
      // A turned board, another window or a jump in the film is no move to be followed.
      const quiet = first || drawnIn !== view || untrack(motion) === 'off' || calm() || changes > MOST_GLIDES
      const next = now.placed.map((placed, j): Kept => {
        const i = from[j]
        if (i === undefined) return make(placed, spots[j]!, quiet ? 'here' : 'coming')
        const piece = here[i]!
        if (!quiet) piece.setState(changeOf(before[i]!, placed))
        piece.setPlaced(placed)
        piece.setSeat(spots[j]!)
        return piece
      })
      const leaving = quiet ? [] : gone.map(i => here[i]!)
      for (const piece of leaving) piece.setState('leaving')
      const faded = untrack(list).filter(piece => piece.state() === 'leaving' && !leaving.includes(piece))
      here = next
      before = now.placed
      drawnIn = view
      setList([...(quiet ? [] : faded), ...leaving, ...next])
      if (quiet) return
      later(() => {
        for (const piece of next) if (piece.state() !== 'leaving') piece.setState('here')
        if (leaving.length > 0) setList(all => all.filter(piece => !leaving.includes(piece)))
      }, GLIDE + 60)
    }),
  )
  return list
}

const changeOf = (before: Placed, after: Placed): PieceState =>
  before.cell !== after.cell ? 'moving' : before.look.tint !== after.look.tint ? 'turning' : 'here'

const sameSeat = (a: Spot, b: Spot) =>
  a.x === b.x && a.y === b.y && a.scale === b.scale && a.level === b.level && a.height === b.height
