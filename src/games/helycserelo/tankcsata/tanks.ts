import { circlePath, kind, type Shape } from '../../../kit/index.ts'

// Seen from above, the gun ahead.
const HULL: readonly Shape[] = [
  { path: 'M-34-24Q-34-30-28-30H-24Q-18-30-18-24V34Q-18 40-24 40H-28Q-34 40-34 34Z', fill: 'line' },
  { path: 'M34-24Q34-30 28-30H24Q18-30 18-24V34Q18 40 24 40H28Q34 40 34 34Z', fill: 'line' },
  { path: 'M-34-16H-18M-34-4H-18M-34 8H-18M-34 20H-18M-34 32H-18', stroke: 'deep', width: 3 },
  { path: 'M34-16H18M34-4H18M34 8H18M34 20H18M34 32H18', stroke: 'deep', width: 3 },
  { path: 'M-20-22 -14-28H14L20-22V32L14 38H-14L-20 32Z', fill: 'deep', stroke: 'line', width: 3 },
  { path: 'M-4.5-46H4.5V0H-4.5Z', fill: 'base', stroke: 'line', width: 3 },
  { path: circlePath(17, 0, 6), fill: 'base', stroke: 'line', width: 3 },
]
const STAR = 'M0-6 3.5 1.5 11.5 2.3 5.5 7.6 7.3 15.5 0 11.4-7.3 15.5-5.5 7.6-11.5 2.3-3.5 1.5Z'
const HATCH: Shape = { path: circlePath(6, 0, 9), stroke: 'line', width: 2.5 }
const tank = (id: string, hu: string, en: string, sign: Shape) => ({
  id,
  ...kind(hu, en, 'bare', { drawing: [...HULL, sign] }),
})
export const TANK = tank('tank', 'könnyű harckocsi', 'light tank', HATCH)
export const COMMANDER = tank('commander', 'parancsnoki harckocsi', 'commander', { path: STAR, fill: 'ink' })
