// What is said in the Japanese war: reasons, the prompt and ends.
import { reason, text } from '../../../kit/index.ts'

/** How men go, by the book and officially. */
export const WAYS = {
  book: reason(
    'Egyet lehet lépni előre, hátra vagy oldalra, vagy ugyanígy szomszédos bábukat átugrani, ha mögöttük üres mező van.',
    'A man steps one cell forward, back or sideways, or jumps neighbouring men the same way when the cell behind is empty.',
  ),
  official: reason(
    'A bábu egyenes vonalban, üres mezőkön át léphet bármilyen messzire; átlósan soha.',
    'A man goes any distance in a straight line over empty cells; never diagonally.',
  ),
}
export const PROMPT = text('Lépj vagy ugorj egy bábuval.', 'Step or jump with a man.')
export const ENDS = {
  row: ['{winner} öt bábut állított egy sorba.', '{winner} has five men in a row.'],
  taking: ['{winner} leütötte {loser} 8 bábuját.', '{winner} has taken 8 men of {loser}.'],
  few: ['Mindkét félnek ötnél kevesebb bábuja maradt.', 'Both have fewer than five men.'],
} as const
