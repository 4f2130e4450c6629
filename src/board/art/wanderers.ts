// People on the road: a pilgrim with a broad hat and a staff, a pedlar with a bundle on the back.
import { circlePath, type Shape } from '../../kit/index.ts'
import type { Art } from './brush.ts'
import { strokes } from './tiles.ts'

const CLOAK = 'M0-20C-13-20-16-8-19 8L-27 40Q0 47 27 40L19 8C16-8 13-20 0-20Z'
const SHADOW: Shape = { path: 'M-30 39Q2 52 36 40Q2 32-30 39Z', fill: 'deep' }
const head: Shape = { path: circlePath(12, 0, -27), fill: 'base', stroke: 'line', width: 2.5 }
const cloak: Shape = { path: CLOAK, fill: 'base', stroke: 'line', width: 2.5 }
const fold: Shape = { path: 'M0-14V43M-11 2-15 41M11 2 15 41', stroke: 'deep', width: 2.5 }

const PILGRIM: readonly Shape[] = [
  SHADOW,
  { path: 'M30-44V42', stroke: 'brown', width: 5 },
  { path: 'M30-44a5 5 0 1 1 .1 0', fill: 'brown' },
  cloak,
  fold,
  head,
  {
    path: 'M-25-31Q0-24 25-31Q13-37 11-40Q0-52-11-40Q-13-37-25-31Z',
    fill: 'deep',
    stroke: 'line',
    width: 2.5,
  },
  { path: 'M12 0 29 3', stroke: 'line', width: 5 },
]

const PEDLAR: readonly Shape[] = [
  SHADOW,
  { path: 'M-12-17Q-40-22-38 8Q-34 26-14 22Z', fill: 'wood', stroke: 'line', width: 2.5 },
  { path: 'M-34-4Q-24-8-14-3M-36 9Q-26 5-14 10', stroke: 'brown', width: 2.5 },
  cloak,
  fold,
  { path: 'M13-17Q4 2-17 12', stroke: 'brown', width: 4 },
  head,
  { path: 'M-13-30Q-12-44 0-44Q12-44 13-30Q0-34-13-30Z', fill: 'deep', stroke: 'line', width: 2.5 },
]

const drawn =
  (drawing: readonly Shape[]): Art =>
  (brush, look) =>
    strokes(brush, { ...look, drawing })
export const pilgrim = drawn(PILGRIM)
export const pedlar = drawn(PEDLAR)
