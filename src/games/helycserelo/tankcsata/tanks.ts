import type { Kind, Shape } from '../../../kit/index.ts'

// Seen from above, the gun ahead.
const HULL: readonly Shape[] = [
  { path: 'M-34-24Q-34-30-28-30H-24Q-18-30-18-24V34Q-18 40-24 40H-28Q-34 40-34 34Z', fill: 'line' },
  { path: 'M34-24Q34-30 28-30H24Q18-30 18-24V34Q18 40 24 40H28Q34 40 34 34Z', fill: 'line' },
  {
    path: 'M-34-16H-18M-34-4H-18M-34 8H-18M-34 20H-18M-34 32H-18M34-16H18M34-4H18M34 8H18M34 20H18M34 32H18',
    stroke: 'deep',
    width: 3,
  },
  { path: 'M-20-22 -14-28H14L20-22V32L14 38H-14L-20 32Z', fill: 'deep', stroke: 'line', width: 3 },
  { path: 'M-4.5-46H4.5V0H-4.5Z', fill: 'base', stroke: 'line', width: 3 },
  { path: 'M-17 6A17 17 0 1 0 17 6A17 17 0 1 0-17 6Z', fill: 'base', stroke: 'line', width: 3 },
]
const STAR: Shape = {
  path: 'M0-6 3.5 1.5 11.5 2.3 5.5 7.6 7.3 15.5 0 11.4-7.3 15.5-5.5 7.6-11.5 2.3-3.5 1.5Z',
  fill: 'ink',
}
const HATCH: Shape = { path: 'M-6 9A6 6 0 1 0 6 9A6 6 0 1 0-6 9Z', stroke: 'line', width: 2.5 }

export const TANK: Kind = {
  id: 'tank',
  name: { hu: 'könnyű harckocsi', en: 'light tank' },
  art: 'bare',
  drawing: [...HULL, HATCH],
}
export const COMMANDER: Kind = {
  id: 'commander',
  name: { hu: 'parancsnoki harckocsi', en: 'commander' },
  art: 'bare',
  drawing: [...HULL, STAR],
}
