import { circlePath, type Shape } from '../../../kit/index.ts'

const SHADOW: Shape = { path: 'M-26 42Q2 52 30 42Q2 34-26 42Z', fill: 'deep' }
const COAT: Shape = {
  path: 'M-4-16Q-18-12-19 6L-25 41Q-4 46 14 41L9 6Q9-12-4-16Z',
  fill: 'base',
  stroke: 'line',
  width: 2.5,
}
const BELT: Shape = { path: 'M-20 11Q-5 17 10 11', stroke: 'deep', width: 5 }
const ARM: Shape = { path: 'M-2-4 24-6', stroke: 'line', width: 6 }
const FACE: Shape = { path: circlePath(10, -5, -25), fill: 'wood', stroke: 'line', width: 2.5 }
const FUR = 'M-18-26Q-16-31-5-31Q6-31 8-26Q6-22-5-23Q-16-22-18-26Z'
const cap = (colour: 'deep' | 'yellow'): readonly Shape[] => [
  { path: 'M-16-29Q-15-42-5-43Q5-42 6-29ZM-8-42Q-5-50-2-42Z', fill: colour, stroke: 'line', width: 2.5 },
  { path: FUR, fill: 'brown', stroke: 'line', width: 2 },
]
/** The bow bends outwards, the string is drawn to the hand. */
const bow = (colour: 'brown' | 'yellow'): readonly Shape[] => [
  { path: 'M18-40Q44-24 26-5Q44 14 18 30', stroke: colour, width: 5 },
  { path: 'M18-40 6-6 18 30', stroke: 'line', width: 1.6 },
  { path: 'M4-6H44M44-6 36-10M44-6 36-2', stroke: 'line', width: 2.6 },
]
const body: readonly Shape[] = [SHADOW, COAT, BELT, FACE]

/** An archer in a fur cap, with the bow drawn. */
export const ARCHER: readonly Shape[] = [...body, ...cap('deep'), ...bow('brown'), ARM]
/** The same with a golden cap, a golden bow and a quiver: one who has hit. */
export const CHAMPION: readonly Shape[] = [
  { path: 'M-30 8-18-16M-34 4-22-20M-26 10-14-14', stroke: 'yellow', width: 3 },
  ...body,
  { path: circlePath(5, -5, 0), fill: 'yellow', stroke: 'line', width: 2 },
  ...cap('yellow'),
  ...bow('yellow'),
  ARM,
]
/** One who has arrived plants a flag and has laid the bow aside. */
export const ARRIVED: readonly Shape[] = [
  { path: 'M26-48V42', stroke: 'brown', width: 4.5 },
  ...body,
  ...cap('deep'),
  { path: 'M28-46Q38-50 48-44V-22Q38-28 28-24Z', fill: 'base', stroke: 'line', width: 2.5 },
  ARM,
]
