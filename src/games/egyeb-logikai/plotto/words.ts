// What is said in plotto: reasons, the prompt, names of tiles and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  taken: reason('Itt már fekszik egy lap.', 'A tile lies here already.'),
  apart: reason(
    'A második lap érintse az elsőt, a többi legalább két lapot.',
    'The second tile touches the first, every other at least two tiles.',
  ),
  same: reason('Azonos számok nem érintkezhetnek.', 'Equal numbers may not touch.'),
}
export const PROMPT = text('Válassz egy számot, és tedd le a lapját.', 'Choose a number and lay its tile.')
export const NOBODYS = text('senkié', "nobody's")
export const ENDS = {
  line: [
    '{winner} száma áll egy négyes sor két végén.',
    'The number of {winner} stands at both ends of a line of four.',
  ],
  shut: ['Nincs hely több lapnak.', 'There is no place for another tile.'],
  used: ['120 lap fekszik győztes nélkül.', '120 tiles lie without a winner.'],
} as const
