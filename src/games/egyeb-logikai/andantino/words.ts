// What is said in andantino: reasons, the prompt and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  taken: reason('Itt már fekszik egy lap.', 'A tile lies here already.'),
  apart: reason(
    'A második lap érintse az elsőt, a többi legalább két lapot.',
    'The second tile touches the first, every other at least two tiles.',
  ),
}
export const PROMPT = text('Tedd le egy lapodat.', 'Lay one of your tiles.')
export const ENDS = {
  row: ['{winner} ötöt rakott sorba.', '{winner} has five in a row.'],
  enclosed: ['{winner} bekerítette az ellenfelet.', '{winner} has enclosed the opponent.'],
  used: ['200 lap fekszik győztes nélkül.', '200 tiles lie without a winner.'],
  shut: ['Nincs hely több lapnak.', 'There is no place for another tile.'],
} as const
