import { circlePath, type Shape } from '../../../kit/index.ts'

const SHADOW: Shape = { path: 'M-33 41Q3 52 40 41Q3 32-33 41Z', fill: 'deep' }
const bust = (path: string): Shape => ({ path, fill: 'base', stroke: 'line', width: 2.5 })
const FACE: Shape = { path: 'M-13-20Q-14 4 0 8Q14 4 13-20Z', fill: 'wood', stroke: 'line', width: 2 }
const CHEST = 'M-33 42Q-34 14-12 8Q0 16 12 8Q34 14 33 42Z'

/** A soldier in a helmet, with the rifle over the shoulder. */
export const SOLDIER: readonly Shape[] = [
  SHADOW,
  { path: 'M24-40 15 30', stroke: 'line', width: 6 },
  { path: 'M24-40 21-16', stroke: 'grey', width: 3 },
  bust(CHEST),
  { path: 'M-26 42Q-14 26 4 15M-33 33 33 33', stroke: 'deep', width: 4 },
  FACE,
  bust('M-23-15Q-24-42 0-43Q24-42 23-15Q12-20 0-20Q-12-20-23-15Z'),
  { path: 'M-22-22Q0-28 22-22', stroke: 'deep', width: 3 },
]

/** An officer in a peaked cap, with golden epaulettes and a star. */
export const OFFICER: readonly Shape[] = [
  SHADOW,
  bust(CHEST),
  { path: 'M0 14V42', stroke: 'deep', width: 3 },
  { path: 'M-35 24Q-35 12-18 10L-15 18ZM35 24Q35 12 18 10L15 18Z', fill: 'yellow', stroke: 'line', width: 2 },
  { path: `${circlePath(2.6, -6, 24)}${circlePath(2.6, -6, 34)}`, fill: 'yellow' },
  FACE,
  bust('M-29-26Q-28-45 0-46Q28-45 29-26Q14-31 0-31Q-14-31-29-26Z'),
  { path: 'M-20-18Q-21-28-20-29Q0-34 20-29Q21-28 20-18Q0-24-20-18Z', fill: 'red', stroke: 'line', width: 2 },
  { path: 'M-21-17Q0-25 21-17Q0-8-21-17Z', fill: 'line' },
  { path: 'M0-45 2.4-39.6 8-39 3.8-35.2 5-29.6 0-32.6-5-29.6-3.8-35.2-8-39-2.4-39.6Z', fill: 'yellow' },
]
