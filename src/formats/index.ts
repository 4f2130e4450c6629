/**
 * Matches in the files of other programs: PGN and FEN, SGF, PDN, USI and KIF, MAT. Each format has a file that writes a match and reads a text
 * into a draft; `replay.ts` plays a draft by the rules. Nothing here knows a game by name: what a game is called in a format comes from outside.
 */
export { FORMATS, formatsOf, type FormatId, type Kept, type Library } from './format.ts'
export { positionText } from './position-text.ts'
export { readForeign } from './reading.ts'
export { writeForeign } from './writing.ts'
