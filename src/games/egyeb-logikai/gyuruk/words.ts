// What is said in rings: reasons, prompts, the button and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noPlace: reason('Követ csak a körök sarkára lehet tenni.', 'Stones are put on the corners of the circles.'),
  circle: reason(
    'Most egy kört válassz, vagy fejezd be a lépést.',
    'Choose a circle now, or end your turn.',
    'convert',
  ),
  minority: reason('Ebben a körben nincs többséged.', 'You have no majority in this circle.', 'convert'),
  unchanged: reason(
    'Ebben a körben nincs mit kicserélni.',
    'There is nothing to convert in this circle.',
    'convert',
  ),
}
export const DONE = text('Kész, nem cserélek többet', 'Done, no more conversions')
export const PROMPTS = {
  put: text('Tegyél le egy követ, vagy passzolj.', 'Put a stone, or pass.'),
  convert: text(
    'Válassz egy kört, ahol cserélsz, vagy fejezd be.',
    'Choose a circle to convert, or end your turn.',
  ),
}
export const CONVERTED = text('csere a körben', 'circle converted')
export const CIRCLES = text('Körök', 'Circles')
export const ENDS = {
  full: ['Betelt a tábla.', 'The board is full.'],
  passed: ['Mindenki passzolt.', 'Everybody passed.'],
} as const
