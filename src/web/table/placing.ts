import type { Kind, OneAct } from '../../table/index.ts'
import type { Outgoing } from './drag-out.ts'
import type { Aim, Desk } from './state.ts'

/** Pieces out of a box onto places of the table. */

const looks = ({ name, front, back, more }: Kind): string => JSON.stringify([name, front, back, more])

/** The kind in the box that looks like this one. */
const knownKind = (desk: Desk, wanted: Kind): Kind | undefined =>
  desk.session.now().box.find(kind => kind.id === wanted.id || looks(kind) === looks(wanted))

/** How many lie on the place where a drag ends. */
export const perPlace = (desk: Desk): number => {
  const dose = desk.dose()
  return dose === 'endless' ? 1 : dose
}

/** What a drag of a kind brings: out of the box as many as are in it, out of the list of pictures any number. */
export const outgoingOf = (desk: Desk, kind: Kind, from: 'box' | 'list'): Outgoing => ({
  face: kind.front,
  drop(place) {
    const each = from === 'box' ? Math.min(perPlace(desk), kind.inside) : perPlace(desk)
    if (placePieces(desk, kind, [place], each) && desk.dose() === 'endless') desk.hold({ kind, from })
  },
})

/** How many more of what is in the hand can be laid. */
export const restOf = (desk: Desk, { kind, from }: { kind: Kind; from: 'box' | 'list' }): number =>
  from === 'list' ? Infinity : (knownKind(desk, kind)?.inside ?? 0)

/** So many pieces onto each of these places, as one act. A kind that is not in the box yet comes into it first. */
export function placePieces(desk: Desk, wanted: Kind, places: readonly Aim[], each: number): boolean {
  const known = knownKind(desk, wanted)
  const { id, inside } = known ?? { id: wanted.id, inside: 0 }
  const count = each * places.length
  const lacking = Math.max(0, count - inside)
  const first = desk.session.numbers(count)
  const acts: OneAct[] = [
    ...(known ? [] : [{ do: 'kind', kind: { ...wanted, inside: count } } as const]),
    ...(known && lacking > 0 ? [{ do: 'stock', kind: id, by: lacking } as const] : []),
    ...places.map(
      ({ x, y }, i) => ({ do: 'put', kind: id, count: each, x, y, id: first + i * each }) as const,
    ),
  ]
  const [only] = acts
  return only !== undefined && desk.session.do(acts.length === 1 ? only : { do: 'many', as: 'put', acts })
}
