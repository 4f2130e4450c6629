import {
  circlePath,
  diamondOutline,
  octagonOutline,
  polygonPath,
  staggered,
  withDirs,
  type Shape,
} from '../../../kit/index.ts'

/** How much of each corner an octagon leaves to the square between four of them. */
const CUT = 0.36
const HALF = 0.5
/** The joint between two fields, half of it. */
const JOINT = 0.018

/** Octagons in odd rows, squares in even ones: straight ahead leads from octagon to octagon, aslant lies the other shape. */
const fields = staggered(11, {
  wide: HALF,
  high: HALF,
  look: (row, x, y) =>
    row % 2 === 0
      ? { outline: octagonOutline(x, y, HALF - JOINT, CUT), fill: 'light' }
      : { outline: diamondOutline(x, y, CUT - JOINT), fill: 'dark' },
  // A square has no other square straight ahead: there two octagons touch.
  joins: (row, dir) => row % 2 === 0 || dir.length === 2,
})
export const board = withDirs(fields, ['n', 'ne', 'se', 's', 'sw', 'nw'])

/** A glazed tile with a rim, a little thick; a ring or a dot in the middle tells the kinds apart by more than the outline. */
const tile = (
  outline: (y: number, half: number) => number[],
  half: number,
  eye: number,
): readonly Shape[] => [
  { path: polygonPath(outline(4, half)), fill: 'deep', stroke: 'line', width: 2 },
  { path: polygonPath(outline(-4, half)), fill: 'base', stroke: 'line', width: 2 },
  { path: polygonPath(outline(-4, half * 0.74)), stroke: 'deep', width: 4 },
  { path: circlePath(eye), stroke: 'deep', width: 4 },
]
export const OCTAGON_TILE = tile((y, half) => octagonOutline(0, y, half, half * 0.58), 40, 11)
export const SQUARE_TILE = tile((y, half) => diamondOutline(0, y, half), 44, 3)
