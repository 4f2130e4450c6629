import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js'
import { placeOf } from '../../../games/uj/smaragd-koponyak/moves.ts'
import {
  LEVELS,
  onLevel,
  placements,
  ROOM,
  type Placement,
} from '../../../games/uj/smaragd-koponyak/skull.ts'
import type { SkullMatch } from './skull-match.ts'

/** Which rolled dice a person has picked out to be placed. */
export interface DiceChoice {
  /** The rolled dice one by one, and whether each is picked out. */
  readonly dice: Accessor<readonly { readonly face: number; readonly chosen: boolean }[]>
  /** Where the dice picked out may go. */
  readonly fitting: Accessor<readonly Placement[]>
  toggle(index: number): void
  /** Picks out the dice that show a level; false when there is none that may go there. */
  gather(level: number): boolean
  put(placement: Placement): void
}

export function createDiceChoice(skulls: SkullMatch): DiceChoice {
  const { view } = skulls
  const faces = createMemo(() => view().faces.flatMap((n, face) => Array.from({ length: n }, () => face)))
  const none: ReadonlySet<number> = new Set()
  const [chosen, setChosen] = createSignal(none)
  createEffect(on([() => view().faces.join(), () => view().phase], () => void setChosen(none)))
  const possible = createMemo(() =>
    skulls.of('place').length > 0 ? placements(view().skull, view().faces) : [],
  )
  const fitting = createMemo(() => {
    const picked = faces().filter((_, i) => chosen().has(i))
    const wild = picked.filter(face => face === LEVELS).length
    return possible().filter(
      ({ level, own, wild: skulls }) =>
        picked.length > 0 &&
        skulls === wild &&
        own === picked.length - wild &&
        picked.every(face => face === LEVELS || face === level - 1),
    )
  })
  return {
    dice: createMemo(() => faces().map((face, i) => ({ face, chosen: chosen().has(i) }))),
    fitting,
    toggle(index) {
      const face = faces()[index]
      if (face === undefined || skulls.of('place').length === 0) return
      skulls.refuse(undefined)
      const next = new Set(chosen())
      if (next.delete(index)) return void setChosen(next)
      // One level at a time: another number lets go of the first.
      if (face !== LEVELS)
        for (const i of chosen()) if (faces()[i] !== face && faces()[i] !== LEVELS) next.delete(i)
      setChosen(() => next.add(index))
    },
    gather(level) {
      const room = ROOM[level - 1]! - onLevel(view().skull, level)
      if (!possible().some(each => each.level === level)) return false
      const own = faces().flatMap((face, i) => (face === level - 1 ? [i] : []))
      const wild = faces().flatMap((face, i) => (face === LEVELS ? [i] : []))
      const picked = (own.length > 0 ? own : wild.slice(0, 1)).slice(0, room)
      skulls.refuse(undefined)
      setChosen(new Set(picked))
      return true
    },
    put({ level, own, wild }) {
      const move = placeOf(level, own, wild)
      if (skulls.moves().includes(move)) skulls.play(move)
    },
  }
}
