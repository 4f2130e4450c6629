import { trackBoard } from '../../../kit/index.ts'
import { FIELDS } from './fields.ts'

/** Start, then the fields from 1 to 39. */
export const board = trackBoard(
  FIELDS.map(({ print, text, tint }, i) => ({
    name: i === 0 ? 'start' : String(i),
    print,
    told: text,
    ...(i === 0 ? {} : { corner: String(i) }),
    ...(tint && i % 10 !== 0 ? { fill: `lot-${tint}` } : {}),
  })),
)
