// What is said in wanderers: reasons, the prompt and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Vonal mentén, egy szomszédos mezőre lehet lépni.',
    'A wanderer goes along a line to the next node.',
  ),
  taken: reason('Ott már áll valaki.', 'Somebody stands there already.'),
  city: reason(
    'Az ellenfél városával szomszédos mezőre nem szabad lépni.',
    'You may not step next to a city of your opponent.',
  ),
  enemy: reason(
    'Ellenséges vándor mellé nem szabad lépni.',
    'You may not step next to a wanderer of your opponent.',
  ),
}
export const PROMPT = text('Lépj egy vándorral, vagy passzolj.', 'Move a wanderer, or pass.')
export const ENDS = {
  changed: ['{winner} két vándora helyet cserélt.', 'The wanderers of {winner} have changed places.'],
  idle: ['Négy passz volt egymás után.', 'There were four passes in a row.'],
} as const
