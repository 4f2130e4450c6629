/** What stops a dead end: told apart by form, not by colour. Each is about 17 mm across the trail and 11 mm along it. */
import { fill, group, inked, line, placed, type Drawn } from '../drawing.ts'
import { oneLeaf } from './jungle.ts'
import { P } from './palette.ts'
import { box, ellipse, polygon } from './pen.ts'
import type { Block } from './trails.ts'

const INK = 0.45

function log(): Drawn[] {
  const bark = box(-10.5, -3.6, 19, 7.2, 3)
  return [
    fill(ellipse(0, 3.4, 11, 2.2), P.night),
    inked(bark, P.plank, P.ink, INK),
    fill('M-9 0.6H7.5V3.4H-8C-9 3.2 -9.4 2 -9 0.6Z', P.wood),
    line('M-6.5 -1.7H-1M1.2 -2.2H5.4M-4 0.3H3.2M-7.4 2H-2.2', P.bark, 0.4),
    inked(ellipse(8.6, 0, 2.3, 3.6), P.pine, P.ink, INK),
    line(ellipse(8.6, 0, 1.3, 2.2), P.wood, 0.35),
    fill(ellipse(8.6, 0, 0.45, 0.8), P.wood),
    inked('M-3.4 -3.4C-4.4 -6 -6.4 -6.6 -7.4 -6.2C-6.2 -5.4 -5.4 -4.4 -5.2 -3.4Z', P.plank, P.ink, INK),
    ...oneLeaf(-7, -6, -60, 3.4, 1.7, P.lime, P.fresh),
    ...oneLeaf(-7.2, -6, 200, 3.2, 1.6, P.fresh, P.leaf),
    fill(ellipse(1.4, -3.4, 1.9, 1), P.fresh),
    fill(ellipse(3.6, -3.3, 1.3, 0.8), P.lime),
  ]
}

function rocks(): Drawn[] {
  const rock = (d: string, light: string) => [inked(d, P.stone, P.ink, INK), fill(light, P.pebble)]
  return [
    fill(ellipse(0, 4.2, 11, 2.4), P.night),
    ...rock(
      'M-2.6 3C-4.2 -1 -2.4 -6.6 2 -6.6C6 -6.4 6.8 -2 6 2.6Z',
      'M-0.6 -3.4C0 -5.4 1.2 -6 2.4 -5.9C3.6 -5.7 4.4 -4.8 4.6 -3.8C3 -4.6 1 -4.4 -0.6 -3.4Z',
    ),
    ...rock(
      'M-10.4 4.4C-11 0.8 -8.6 -2.6 -5.2 -2.6C-1.6 -2.4 -0.6 1 -1 4.6Z',
      'M-8.8 0.2C-8 -1.4 -6.4 -2 -5 -1.9C-3.6 -1.7 -2.8 -0.8 -2.4 0.1C-4.4 -0.7 -6.6 -0.8 -8.8 0.2Z',
    ),
    ...rock(
      'M2.2 5C1.4 1.8 3.2 -1 6.2 -1C9.6 -0.9 11 2 10.4 5Z',
      'M3.8 1.4C4.4 0.2 5.4 -0.3 6.4 -0.3C7.6 -0.2 8.4 0.5 8.8 1.3C7 0.6 5.4 0.6 3.8 1.4Z',
    ),
    line('M1.6 -1.4L2.6 0.4L2.2 1.8M-6.4 1.6L-5.4 2.6M6.4 2.4L7.2 3.6', P.slate, 0.4),
  ]
}

function pool(): Drawn[] {
  return [
    fill(
      'M-11 0.4C-11.4 -3.8 -6.4 -6 -0.8 -5.8C5.2 -6.4 11.4 -3.6 11 0.8C11 4.8 5 6.2 -0.2 5.8C-6.2 6.2 -10.8 4.4 -11 0.4Z',
      P.soil,
    ),
    inked(
      'M-9.8 0.4C-10 -2.8 -5.8 -4.8 -0.6 -4.7C4.8 -5.2 10 -2.8 9.8 0.6C9.6 3.8 4.6 5 -0.2 4.7C-5.6 5 -9.6 3.6 -9.8 0.4Z',
      P.tide,
      P.ink,
      INK,
    ),
    fill('M-7 -1C-5.4 -3 -2 -3.8 1.2 -3.6C-1.6 -2.8 -4.8 -2 -7 -1Z', P.water),
    line('M-4.6 1.8Q-3.4 1.1 -2.2 1.8T0.2 1.8M2.4 -1.6Q3.6 -2.3 4.8 -1.6T7.2 -1.6', P.foam, 0.45),
    inked(
      'M5.2 2.2L3.4 0.9C4.6 0 6.8 0 7.6 1.2C8.2 2.6 6.4 3.6 4.8 3.5C3.6 3.4 2.8 2.9 2.7 2.2Z',
      P.fresh,
      P.ink,
      0.3,
    ),
    fill(ellipse(6, 1.6, 0.7, 0.5), P.blush),
    // Eyes and back of something that waits.
    inked(
      'M-7.4 1.2C-7 0.2 -6 0 -5.6 0.6C-5.2 -0.2 -4 -0.2 -3.8 0.8L-1.6 1C-2 1.8 -6.4 2 -7.4 1.2Z',
      P.moss,
      P.ink,
      0.3,
    ),
    fill(ellipse(-5.9, 0.7, 0.32), P.sun),
    fill(ellipse(-4.3, 0.7, 0.32), P.sun),
  ]
}

function brambles(): Drawn[] {
  const spines: Drawn[] = []
  const thorn = (x: number, y: number, degrees: number) => {
    const t = (degrees * Math.PI) / 180
    const [c, s] = [Math.cos(t), Math.sin(t)]
    spines.push(
      inked(
        polygon([x - s * 0.55, y + c * 0.55], [x + c * 2, y + s * 2], [x + s * 0.55, y - c * 0.55]),
        P.straw,
        P.ink,
        0.25,
      ),
    )
  }
  for (const [x, y, turn] of [
    [-8.4, -2.6, -120],
    [-4.6, -4.4, -80],
    [-0.4, -3.6, -110],
    [3.8, -4.6, -70],
    [8, -2.8, -50],
    [-8.6, 2.6, 130],
    [-3.2, 4.4, 80],
    [1.4, 3.9, 110],
    [6.2, 4, 60],
    [9.4, 1.4, 10],
    [-10, 0.4, 185],
  ] as const)
    thorn(x, y, turn)
  const cane = (d: string) => [line(d, P.ink, 2.3), line(d, P.wine, 1.5)]
  return [
    fill(ellipse(0, 0.6, 10.6, 5.2), P.night),
    ...cane('M-10.4 3C-6 -6.6 -1.4 -5.6 0.6 0C2.4 5.4 7 5.4 10.4 -2.6'),
    ...cane('M-10 -3C-7.4 4.8 -2.6 5.4 0.4 0.4C3.4 -5.8 7.4 -5 10 3'),
    ...cane('M-6.4 0.4C-2.6 -3 2.4 -3 6.4 0.8'),
    ...spines,
  ]
}

const LYING = [log, rocks, brambles, pool]
const UPRIGHT = [brambles, log, pool]

export function obstacle({ x, y, across }: Block, which: number): Drawn {
  if (across === 'horizontal') return group(LYING[which % LYING.length]!(), placed(x, y))
  return group(UPRIGHT[which % UPRIGHT.length]!(), placed(x, y, 90, 0.86))
}
