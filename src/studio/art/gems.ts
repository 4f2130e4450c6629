/** Rubies and coal. */
import { fill, group, inked, line, placed, type Drawn } from '../drawing.ts'
import { P } from './palette.ts'
import { ellipse, polygon, star } from './pen.ts'

/** A cut ruby, about 20 mm wide at size 1. */
export function ruby(x: number, y: number, size = 1, turn = 0): Drawn {
  const facets: Drawn[] = [
    fill(polygon([-10, -3], [-6, -8.6], [6, -8.6], [10, -3], [0, 10.4]), P.ruby),
    fill(polygon([-10, -3], [-6, -8.6], [-4.4, -3]), P.rose),
    fill(polygon([-6, -8.6], [0, -8.6], [-4.4, -3]), P.blush),
    fill(polygon([0, -8.6], [4.4, -3], [-4.4, -3]), P.rose),
    fill(polygon([0, -8.6], [6, -8.6], [4.4, -3]), P.ruby),
    fill(polygon([6, -8.6], [10, -3], [4.4, -3]), P.wine),
    fill(polygon([-10, -3], [-4.4, -3], [0, 10.4]), P.ruby),
    fill(polygon([-4.4, -3], [4.4, -3], [0, 10.4]), P.rose),
    fill(polygon([4.4, -3], [10, -3], [0, 10.4]), P.wine),
    line('M-10 -3H10M-6 -8.6L-4.4 -3L0 -8.6L4.4 -3L6 -8.6M-4.4 -3L0 10.4L4.4 -3', P.wine, 0.3),
    line(polygon([-10, -3], [-6, -8.6], [6, -8.6], [10, -3], [0, 10.4]), P.ink, 0.8),
    fill(star(-4.6, -6, 4, 2.6, 0.6), P.chalk),
  ]
  return group(facets, placed(x, y, turn, size))
}

/** A glow of rays behind something precious. */
export function rays(x: number, y: number, radius: number): Drawn[] {
  const drawn: Drawn[] = []
  for (let i = 0; i < 14; i++) {
    const t = (i * Math.PI) / 7
    const w = 0.09
    const at = (r: number, angle: number): readonly [number, number] => [
      x + r * Math.cos(angle),
      y + r * Math.sin(angle),
    ]
    drawn.push(
      fill(
        polygon(at(radius * 0.45, t - w), at(i % 2 ? radius * 0.86 : radius, t), at(radius * 0.45, t + w)),
        P.sun,
      ),
    )
  }
  return drawn
}

export function coal(x: number, y: number, size = 1): Drawn {
  const lump = (d: string, light: string, glint: string) => [
    inked(d, P.coal, P.ink, 0.7),
    fill(light, P.slate),
    line(glint, P.iron, 0.6),
  ]
  return group(
    [
      fill(ellipse(0, 8, 13, 2.8), P.soil),
      ...lump(
        'M-12.4 7.6L-13.2 1.6L-9.4 -3.4L-3.6 -3L-0.6 2.2L-2 7.8Z',
        'M-12 1.8L-9 -2.2L-4.2 -1.9L-6.4 1.4Z',
        'M-10.4 0.6L-8.4 -1.4',
      ),
      ...lump(
        'M1 7.8L-0.4 2L3 -2.6L9 -2.8L12.8 2L12 7.4Z',
        'M1 2L3.6 -1.4L8.4 -1.6L6 1.8Z',
        'M3 0.6L4.8 -0.8',
      ),
      ...lump(
        'M-6.6 1.2L-7.4 -5.2L-2.6 -10.2L3.6 -9.4L7.2 -4L5.4 1.4L-0.4 3.4Z',
        'M-6.2 -5L-2 -9L3 -8.4L-0.6 -4.2Z',
        'M-4 -6L-1.6 -8',
      ),
    ],
    placed(x, y, 0, size),
  )
}
