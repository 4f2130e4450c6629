// What is said in pikk-pakk: reasons, prompts, ends and options.
import { oneOf, reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Hét golyóból álló sor tolható: az elülső golyóját vidd a sor előtti üres mezőre.',
    'A line of seven balls can be pushed: take its front ball to the empty field before it.',
  ),
  notSeven: reason(
    'Csak pontosan hét egymás melletti golyó tolható el.',
    'Exactly seven balls side by side can be pushed, no more and no fewer.',
  ),
  fewOwn: reason(
    'A hét golyóból legalább négynek a tiédnek kell lennie.',
    'At least four of the seven balls must be yours.',
  ),
  taken: reason('Ott már van golyó.', 'There is a ball already.', 'free-setup'),
  noPlace: reason(
    'Golyót most csak a b2–h8 négyzetbe tehetsz.',
    'Balls go into the square b2–h8 now.',
    'free-setup',
  ),
}
export const PROMPTS = {
  push: text(
    'Tolj el hét golyót: az elülsőt vidd az előtte levő üres mezőre.',
    'Push a row or column of seven by its front ball.',
  ),
  place: text(
    'Tegyél egy golyót a b2–h8 négyzet üres mezőjére.',
    'Put a ball on an empty field of the square b2–h8.',
  ),
}
export const ENDS = {
  surrounded: ['{winner} körülvette a célgolyót.', '{winner} has surrounded the target ball.'],
} as const
export const OPTIONS = [
  oneOf('setup', 'Alapállás', 'Set-up', [
    ['standard', 'szabványos', 'standard'],
    ['free', 'egyenként felrakva', 'put down one by one'],
  ]),
]
