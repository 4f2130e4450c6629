// What is said in the turtle game: reasons, the prompt and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  taken: reason('Ezen a csomóponton már áll bábu.', 'There is a piece on this node already.'),
  noPlace: reason(
    'Bábut csak csomópontra lehet tenni; a terület a sarkai többségével lesz a tiéd.',
    'Pieces go on nodes only; an area becomes yours by most of its corners.',
    'areas',
  ),
}
export const PROMPT = text('Tegyél egy bábut egy üres csomópontra.', 'Put a piece on an empty node.')
export const POINTS = text('Pont', 'Points')
export const MISFIT = text(
  'A bábuk csomóponton állnak, a területjelzők területen.',
  'Pieces stand on nodes, markers on areas.',
)
export const ENDS = {
  full: ['A tábla betelt.', 'The board is full.'],
  early: ['{winner} megszerezte a pontok többségét.', '{winner} has more than half of the points.'],
} as const
