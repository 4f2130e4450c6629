// What is said in lines of action: reasons, the prompt and the end.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Pontosan annyi mezőt kell lépni, ahány bábu a lépés egész vonalán áll, a két tábla széle között.',
    'A piece goes exactly as many cells as there are pieces on the whole line, from edge to edge.',
  ),
  over: reason('Ellenséges bábun nem lehet átmenni.', 'Nobody passes over an enemy.'),
  taken: reason('Ott a saját bábud áll.', 'Your own piece stands there.'),
}
export const PROMPT = text(
  'Lépj egy bábuval annyit, ahány bábu a vonalán áll.',
  'Move a piece as many cells as there are pieces on its line.',
)
export const UNITED = [
  '{winner} bábui egyetlen csoportban állnak.',
  'The pieces of {winner} form one group.',
] as const
