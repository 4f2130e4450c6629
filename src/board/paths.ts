import { round } from './art/brush.ts'
import type { Frame } from './geometry.ts'
import type { Place } from './places.ts'

export const polygon = (outline: readonly number[]): string => {
  let d = ''
  for (let i = 0; i + 1 < outline.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${round(outline[i]!)} ${round(outline[i + 1]!)}`
  return `${d}Z`
}

/** A circle as a path. */
export const spot = ({ x, y }: Place, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The shape of a cell for filling: its outline, or a spot around a point. */
export const cellPath = (frame: Frame, cell: number, r = 0.42): string => {
  const place = frame.places[cell]!
  return place.outline ? polygon(place.outline) : spot(place, round(r * place.unit))
}
