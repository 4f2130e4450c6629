/**
 * Draws any board and position and turns clicks, drags and keys into points; knows no game by name.
 * `BoardView` and `TraysView` are for pages, `sceneSvg` for pictures without a DOM, `MoveChoice` makes moves of points.
 * May not hold rules, texts of pages or anything that asks which game it is.
 */
export { BoardView } from './BoardView.tsx'
export { default as TraysView, type TraysViewProps } from './TraysView.tsx'
export { MoveChoice, type Button, type Pointed } from './move-choice.ts'
export { sceneSvg, type StillOptions } from './svg.ts'
export type { BoardViewProps, Target } from './props.ts'
