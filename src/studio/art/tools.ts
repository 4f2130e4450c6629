/** Machete, compass and flask, whole and broken. Each is drawn around the origin, about 40 mm large. */
import { fill, group, inked, line, placed, type Drawn } from '../drawing.ts'
import { P } from './palette.ts'
import { box, ellipse, polygon } from './pen.ts'

export type Tool = 'machete' | 'compass' | 'flask'
export type State = 'whole' | 'broken'
const INK = 0.7

const BLADE_NEAR = 'M-7 -3.6L7.4 -5L6 -2.4L8.4 -0.6L6.4 1.6L8 5.2C2 5.2 -3 4.6 -7 3.8Z'
const BLADE_FAR =
  'M0 -5.2C7 -6.4 13 -7.4 17.4 -5.6C20.4 -4.2 21.4 0 21 3.4C14 5.2 6 5.4 0.6 5.2L-1 1.6L1 -0.6L-1.4 -2.4Z'
const BLADE = 'M-7 -3.6L8 -5.2C14 -6.2 19.4 -7.2 23.4 -5.4C26.2 -4 27 0 26.6 3.2C16 5.6 2 5.4 -7 3.8Z'

function machete(state: State): Drawn[] {
  const handle: Drawn[] = [
    inked(
      'M-7 -3.2C-11 -3.6 -15 -3.6 -18.6 -3C-21.4 -3.4 -23.6 -1.6 -23.4 1.2C-23.2 3.4 -21.6 4.6 -19.6 4.2C-15 3.2 -11 3.4 -7 3.6Z',
      P.plank,
      P.ink,
      INK,
    ),
    fill('M-7.4 0.6C-12 0.4 -17 1 -22.6 1.6C-22.4 3.2 -21.2 4 -19.6 3.6C-15 2.6 -11 2.8 -7.4 3Z', P.wood),
    ...[-19, -14.6, -10.4].map(x => inked(ellipse(x, 0.2, 1), P.sun, P.ink, 0.35)),
    inked(box(-8, -5.4, 2.6, 10.8, 1), P.gold, P.ink, INK),
  ]
  if (state === 'whole')
    return [
      group(
        [
          inked(BLADE, P.steel, P.ink, INK),
          fill('M-6 1.4C4 2.6 16 2.4 26.2 0.8L26.3 3C16 5.2 2 5 -6 3.5Z', P.iron),
          line('M-3 -1.6L19 -3.2', P.chalk, 0.8),
          ...handle,
        ],
        placed(-1, 1, -52, 0.92),
      ),
    ]
  return [
    group(
      [
        inked(BLADE_NEAR, P.steel, P.ink, INK),
        fill('M-6 1.6L6.6 2L7.4 4.9C2 4.8 -3 4.2 -6 3.6Z', P.iron),
        ...handle,
      ],
      placed(-7, 9, -52, 0.92),
    ),
    group(
      [
        inked(BLADE_FAR, P.steel, P.ink, INK),
        fill('M0.2 2.2C7 2.8 14 2.2 20.8 1L20.8 3.2C14 5 6 5 0.8 4.8Z', P.iron),
      ],
      placed(3, -3, -14, 0.92),
    ),
    line('M-4.4 -6.4L-7.4 -9.4M-0.6 -7.8L-0.8 -12M-7.4 -3.4L-11.4 -4', P.ink, 0.9),
  ]
}

function compass(state: State): Drawn[] {
  const parts: Drawn[] = [
    inked(ellipse(0, -20, 3.6, 3.8), P.gold, P.ink, INK),
    fill(ellipse(0, -20, 1.8, 2), P.parchment),
    line(ellipse(0, -20, 1.8, 2), P.ink, INK),
    inked(box(-2.4, -18.6, 4.8, 3.6, 0.8), P.brass, P.ink, INK),
    inked(ellipse(0, 0, 17), P.gold, P.ink, INK),
    fill(ellipse(0, 0, 15.2), P.brass),
    inked(ellipse(0, 0, 13.6), P.chalk, P.ink, 0.5),
  ]
  for (let i = 0; i < 24; i++) {
    const t = (i * Math.PI) / 12
    const [c, s] = [Math.cos(t), Math.sin(t)]
    const inner = i % 6 === 0 ? 10 : i % 3 === 0 ? 11 : 12
    parts.push(
      line(
        `M${(c * inner).toFixed(2)} ${(s * inner).toFixed(2)}L${(c * 12.8).toFixed(2)} ${(s * 12.8).toFixed(2)}`,
        P.slate,
        i % 6 === 0 ? 0.9 : 0.45,
      ),
    )
  }
  for (let i = 0; i < 4; i++)
    parts.push(
      group(
        [
          fill(polygon([0, -8.6], [2, -2], [0, 0]), P.iron),
          fill(polygon([0, -8.6], [-2, -2], [0, 0]), P.cloud),
        ],
        placed(0, 0, i * 90),
      ),
    )
  if (state === 'whole')
    return [
      ...parts,
      group(
        [
          inked(polygon([0, -11.2], [2.6, 0], [-2.6, 0]), P.ruby, P.ink, 0.5),
          inked(polygon([0, 11.2], [2.6, 0], [-2.6, 0]), P.slate, P.ink, 0.5),
          inked(ellipse(0, 0, 1.5), P.sun, P.ink, 0.5),
        ],
        placed(0, 0, 28),
      ),
      line('M-9.4 -6.4C-7.8 -9 -5.4 -10.6 -2.8 -11.2', P.foam, 0.9),
    ]
  return [
    ...parts,
    group(
      [
        inked('M-2.4 0.4L-0.4 -6L-3.6 -10.4L1.6 -6.2L2.4 0.2Z', P.ruby, P.ink, 0.5),
        inked('M-2.4 0.6L1 6L-0.6 11L4 5.6L2.4 0.4Z', P.slate, P.ink, 0.5),
        inked(ellipse(0, 0.4, 1.5), P.sun, P.ink, 0.5),
      ],
      placed(0, 0, 74),
    ),
    // Broken glass: a star of cracks and a splinter out of the rim.
    line(
      'M3.6 -4.6L-1.2 -13.4M3.6 -4.6L11.8 -6.6M3.6 -4.6L9.6 4.6L8 11M3.6 -4.6L-5.2 -1.8L-12.6 -4.6M3.6 -4.6L1.8 4.4L-3 12.8M9.6 4.6L13 4',
      P.ink,
      0.85,
    ),
    inked(
      polygon([10.4, -13.6], [17.6, -9.6], [13.4, -6.2], [11.6, -9.6], [8.4, -10]),
      P.parchment,
      P.ink,
      INK,
    ),
    inked(polygon([16, -16.6], [21.4, -13], [18, -11.2], [16.2, -13.2]), P.gold, P.ink, 0.6),
  ]
}

function flask(state: State): Drawn[] {
  const body: Drawn[] = [
    line('M-13 -8C-20 -16 -14 -25 0 -25C14 -25 20 -16 13 -8', P.ink, 3.4),
    line('M-13 -8C-20 -16 -14 -25 0 -25C14 -25 20 -16 13 -8', P.plank, 2),
    inked(box(-4, -16.4, 8, 6, 1), P.iron, P.ink, INK),
    inked(box(-5.2, -21.4, 10.4, 5.6, 1.6), P.lead, P.ink, INK),
    line('M-3 -20.4V-16.8M0 -20.4V-16.8M3 -20.4V-16.8', P.slate, 0.6),
    inked(ellipse(0, 4, 16.4), P.moss, P.ink, INK),
    fill(
      'M-15.9 5C-15 14 -8 20 0 20C8 20 15 14 15.9 5C12 11 6 13.6 0 13.6C-6 13.6 -12 11 -15.9 5Z',
      P.forest,
    ),
    line(ellipse(0, 4, 12.6), P.goblin, 0.7),
    inked(box(-18, 1.8, 36, 4.4, 1), P.plank, P.ink, 0.6),
  ]
  const drop =
    'M0 -5.6C3.2 -1.2 5.4 1.6 5.4 4.8C5.4 8 3 10 0 10C-3 10 -5.4 8 -5.4 4.8C-5.4 1.6 -3.2 -1.2 0 -5.6Z'
  if (state === 'whole')
    return [
      ...body,
      inked(ellipse(0, 4, 8.4), P.parchment, P.ink, 0.6),
      group(
        [inked(drop, P.water, P.ink, 0.6), line('M-2.8 4.6C-2.8 6.2 -1.8 7.4 -0.6 7.7', P.chalk, 0.9)],
        placed(0, 2.8, 0, 0.82),
      ),
    ]
  return [
    inked(
      'M-6 22.4C-10 20.4 -4 18.2 3 18.6C11 18.2 20 19.6 18 22C17 24.6 8 24.4 4 24C0 24.6 -4 24 -6 22.4Z',
      P.water,
      P.ink,
      0.6,
    ),
    ...body,
    // A hole that leaks, and drops on their way down.
    inked(
      polygon(
        [-1, -3.6],
        [2.4, -0.4],
        [7.4, -2.2],
        [6.2, 2.6],
        [10.6, 5.4],
        [5.6, 7.4],
        [6, 12.4],
        [1.4, 9],
        [-3.6, 11],
        [-2.6, 6.2],
        [-6.4, 3.4],
        [-1.8, 1.6],
      ),
      P.ink,
      P.ink,
      0.5,
    ),
    inked(
      'M0.4 5.4C2.6 4.8 4.4 5.4 5 7.4C6.4 12 8.4 15 9.6 20.6L3.8 20.4C3 15 1.2 10.4 0.4 5.4Z',
      P.water,
      P.ink,
      0.5,
    ),
    line('M3 8.4C4 12 5.4 15.4 6 18.8', P.foam, 0.8),
    line('M-6.4 3.4L-11.4 1.2M-3.6 11L-6.4 15M7.4 -2.2L10.4 -6.4M-1 -3.6L-3.4 -8', P.ink, 0.8),
    group([inked(drop, P.water, P.ink, 1)], placed(13.6, 13.4, 0, 0.3)),
    group([inked(drop, P.water, P.ink, 1)], placed(-2.4, 19.4, 0, 0.26)),
  ]
}

const DRAW = { machete, compass, flask } as const

export const tool = (which: Tool, state: State, x: number, y: number, size = 1): Drawn =>
  group(DRAW[which](state), placed(x, y, 0, size))
