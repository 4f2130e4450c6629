// What is said in hexade: reasons, prompts and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  near: reason(
    'A kezdő második köve és az első közt legalább két mező legyen.',
    "At least two cells must lie between the first player's first two stones.",
  ),
}
export const PROMPTS = {
  put: text('Tegyél le egy követ.', 'Place a stone.'),
  save: text(
    'Az ellenfél hatosa áll: üss ki belőle egy párt, különben nyert.',
    'The opponent has a six: take a pair out of it, or it wins.',
  ),
}
export const ENDS = {
  six: ['{winner} tökéletes hatost alkotott.', '{winner} made a perfect six.'],
  full: ['A tábla betelt.', 'The board is full.'],
} as const
