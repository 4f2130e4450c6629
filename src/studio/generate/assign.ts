import { trailOf } from '../art/trails.ts'
import { WHITE, type Colour } from '../deck.ts'
import { letter } from '../latex/fit.ts'
import { FORTY, shapeOf } from '../shapes.ts'

/** What is written on one card of each deck of a pair (or of the only deck); `rank` is its place on the value line. */
export interface Entry {
  readonly texts: readonly string[]
  readonly width: number
  readonly rank: number
}

const SLOTS = FORTY.map((id, card) => {
  const shape = shapeOf(id)
  const { slot } = trailOf(shape)
  return { card, slot, isDeadEnd: shape.way === 'dead-end' }
})

/** The size in points at which the text stands on a card. */
export function pointsOn(card: number, latex: string, colour: Colour = WHITE): number {
  const lettering = letter(latex, SLOTS[card]!.slot, colour)
  return lettering.ok ? lettering.fitted.points : 0
}

/** Widths up to which a text fits the shorter trails at full size, in ems: below, any such trail is as good. */
const FITTING = [5, 6.8, 8.2] as const
const stretch = (width: number): number => FITTING.find(most => width <= most) ?? width

/**
 * Which entry goes on which card: the widest on the longest trail. Then dead ends give away the three smallest and the
 * three largest values to tunnels where those fit as well: an extreme on a dead end would never carry a way on.
 */
export function assign<E extends Entry>(entries: readonly E[], mixed: <T>(list: readonly T[]) => T[]): E[] {
  const slots = mixed(SLOTS).toSorted((a, b) => b.slot.length - a.slot.length)
  const byWidth = mixed(entries).toSorted((a, b) => stretch(b.width) - stretch(a.width))
  const placed: E[] = []
  for (const [i, { card }] of slots.entries()) placed[card] = byWidth[i]!
  const isExtreme = ({ rank }: Entry) => rank < 3 || rank >= entries.length - 3
  for (const { card, slot } of SLOTS.filter(({ isDeadEnd }) => isDeadEnd)) {
    const entry = placed[card]!
    if (!isExtreme(entry)) continue
    const nearest = SLOTS.filter(({ isDeadEnd, card: other }) => !isDeadEnd && !isExtreme(placed[other]!))
      .toSorted(
        (a, b) =>
          Math.abs(placed[a.card]!.width - entry.width) - Math.abs(placed[b.card]!.width - entry.width) ||
          Math.abs(a.slot.length - slot.length) - Math.abs(b.slot.length - slot.length),
      )
      .at(0)
    if (nearest) [placed[card], placed[nearest.card]] = [placed[nearest.card]!, entry]
  }
  return placed
}
