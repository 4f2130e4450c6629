import type { Grid } from './grounds.ts'

/** An endless grid over the table: where things are drawn to when no board says it. Lengths are in cells. */
export interface Lattice {
  readonly shape: Grid['shape']
  /** From one place to the next in its row. */
  readonly step: number
  /** Where one of its places lies. */
  readonly x: number
  readonly y: number
}

export const UNIT_LATTICE: Lattice = { shape: 'square', step: 1, x: 0, y: 0 }

/** From one row to the next. */
export const rowStep = ({ shape, step }: Lattice): number =>
  shape === 'hex' ? (step * Math.sqrt(3)) / 2 : step

/** The place of the lattice nearest to a point. */
export function nearestPlace(lattice: Lattice, x: number, y: number): { x: number; y: number } {
  const { shape, step } = lattice
  const down = rowStep(lattice)
  const row = Math.round((y - lattice.y) / down)
  const places = [row, row - 1, row + 1].map(r => {
    const first = lattice.x + (shape !== 'square' && r % 2 !== 0 ? step / 2 : 0)
    return { x: first + Math.round((x - first) / step) * step, y: lattice.y + r * down }
  })
  const far = (place: { x: number; y: number }) => Math.hypot(place.x - x, place.y - y)
  return places.reduce((best, place) => (far(place) < far(best) ? place : best))
}
