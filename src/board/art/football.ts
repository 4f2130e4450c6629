import type { Shape } from '../../kit/index.ts'
import type { Art } from './brush.ts'
import { strokes } from './tiles.ts'

const SHADOW = 'M-36 5a37 37 0 1 0 74 0a37 37 0 1 0-74 0Z'
const LEATHER = 'M-38 0a38 38 0 1 0 76 0a38 38 0 1 0-76 0Z'
/** The patch in the middle, and five that are seen from the side. */
const PATCHES = [
  'M0-15 14-5 9 12H-9L-14-5Z',
  'M-9-36.5Q0-39 9-36.5L7-29H-7Z',
  'M28-25Q35-16 37-7L29-8 25-17Z',
  'M32 20Q25 30 17 34L15 26 23 19Z',
  'M-17 34Q-25 30-32 20L-23 19-15 26Z',
  'M-37-7Q-35-16-28-25L-25-17-29-8Z',
]
const SEAMS = 'M0-15V-29M14-5 27-11M9 12 18 22M-9 12-18 22M-14-5-27-11'

const FOOTBALL: readonly Shape[] = [
  { path: SHADOW, fill: 'deep' },
  { path: LEATHER, fill: 'base', stroke: 'line', width: 2.5 },
  { path: SEAMS, stroke: 'line', width: 2.5 },
  ...PATCHES.map((path): Shape => ({ path, fill: 'black' })),
]

/** The ball of a football match. */
export const football: Art = (brush, look) => strokes(brush, { ...look, drawing: FOOTBALL })
