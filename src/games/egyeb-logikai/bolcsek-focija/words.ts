// What is said in philosophers' football: reasons, prompts, the button and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'A labda mellette álló focisták fölött ugrik egyenesen, a mögöttük lévő első üres mezőre.',
    'The ball jumps straight over men right beside it, to the first empty cell behind them.',
  ),
  noPlace: reason('A kapuba nem állhat focista.', 'No man may stand in a goal.'),
  notNow: reason('A focisták a helyükön maradnak.', 'Men stay where they are.'),
  rolling: reason('Ugorj tovább a labdával, vagy állj meg.', 'Jump on with the ball, or stop.'),
}
export const PROMPTS = {
  free: text('Tegyél le egy focistát, vagy ugorj a labdával.', 'Place a man, or jump with the ball.'),
  jump: text('Ugorj tovább, vagy állj meg.', 'Jump on, or stop.'),
}
export const STOP = text('Itt megállok', 'Stop here')
export const ENDS = {
  goal: ['Gól: {winner} nyert.', 'A goal: {winner} has won.'],
  full: ['Betelt a pálya.', 'The pitch is full.'],
} as const
