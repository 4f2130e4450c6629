// What is said in tumbling down: reasons, the prompt, buttons, the end and options.
import { oneOf, reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'A legfelső korong egy mezőt lép, a ledőlő torony korongjai pedig egyenes vonalban sorban terülnek el.',
    'The top disc steps one cell; the discs of a tumbling tower lie down one by one in a straight line.',
  ),
  foreign: reason(
    'Ez a torony az ellenfélé: az övé a legfelső korong.',
    'This tower is the opponent’s: the top disc is theirs.',
    'towers',
  ),
}
export const BUTTONS = {
  step: text('Lép a legfelső korong', 'The top disc steps'),
  tumble: text('Ledől az egész torony', 'The whole tower tumbles'),
}
export const PROMPT = text(
  'Lépj egy koronggal, vagy dönts le egy tornyot.',
  'Step with a disc, or tumble a tower.',
)
export const CAUGHT = ['{winner} királyt fogott.', '{winner} has caught a king.'] as const
export const OPTIONS = [
  oneOf('setup', 'Alapállás', 'Set-up', [
    ['normal', 'normál', 'normal'],
    ['corner', 'derékszögű', 'in the corners'],
  ]),
]
