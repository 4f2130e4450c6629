// What is said in tablut: reasons, prompts, the calls and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Minden bábu egyenesen megy, vízszintesen vagy függőlegesen, üres mezőkön át.',
    'Every piece goes straight, across or up and down, over empty cells.',
  ),
  throne: reason(
    'A trónra nem léphet senki, a király sem.',
    'Nobody may enter the throne, not even the king.',
    'throne',
  ),
  over: reason(
    'Az üres trónon átmenni sem szabad.',
    'Nobody may pass over the empty throne either.',
    'throne',
  ),
  corner: reason('A sarokba csak a király léphet.', 'Only the king may enter a corner.', 'variants'),
  far: reason(
    'A király most legfeljebb négy mezőt mehet.',
    'The king may go four cells at most.',
    'variants',
  ),
}
export const PROMPTS = {
  defend: text('A védők lépnek: szöktesd ki a királyt.', 'Defenders to move: let the king escape.'),
  attack: text('A támadók lépnek: fogd el a királyt.', 'Attackers to move: capture the king.'),
}
export const CALLS = {
  raichi: text('Rajcsi! A király útja nyitva áll.', 'Raichi! The king has an open way.'),
  tuichi: text('Tujcsi! A király előtt két út is nyitva áll.', 'Tuichi! The king has two open ways.'),
}
export const ENDS = {
  escaped: ['A király elmenekült.', 'The king has escaped.'],
  caught: ['A támadók elfogták a királyt.', 'The attackers have captured the king.'],
} as const
