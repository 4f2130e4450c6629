/** Parts of a match that come after the board: one file for all of them. */
export { default as Ending } from './Ending.tsx'
export { PositionText } from './PositionText.tsx'
