// What is said at the king's flight: reasons, notes and ends.
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

/** By the number of directions in which the king's way is open. */
export const CALLS = [
  undefined,
  text('Rajcsi! A király útja nyitva áll.', 'Raichi! The king has an open way.'),
  text('Tujcsi! A király előtt két út is nyitva áll.', 'Tuichi! The king has two open ways.'),
] as const

export const ESCAPED = text('A király elmenekült.', 'The king has escaped.')
export const CAUGHT = text('A támadók elfogták a királyt.', 'The attackers have captured the king.')
