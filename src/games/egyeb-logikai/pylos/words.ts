// What is said in pylos: reasons, prompts, the button and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  unsupported: reason('Ide csak négy golyó fölé lehet tenni.', 'This place needs four balls below it.'),
  carries: reason('Ezen a golyón másik nyugszik.', 'Another ball rests on this one.', 'raise'),
  higher: reason(
    'Áthelyezni csak magasabb szintre lehet.',
    'A ball can only be raised to a higher level.',
    'raise',
  ),
  own: reason('A golyó nem lehet a saját alátámasztója.', 'A ball cannot rest on itself.', 'raise'),
  notThis: reason(
    'Csak saját golyót vehetsz vissza, amin semmi sem nyugszik.',
    'You can take back only balls of your own that carry nothing.',
    'squares',
  ),
}
export const DONE = text('Nem veszek vissza többet', 'I take no more back')
export const PROMPTS = {
  turn: text('Tegyél le egy golyót, vagy emelj följebb egyet.', 'Put a ball down, or raise one.'),
  take: text('Visszavehetsz egy vagy két golyódat.', 'You may take one or two of your balls back.'),
  another: text('Visszavehetsz még egy golyót.', 'You may take one more ball back.'),
}
export const TAKEN = text('visszavéve', 'taken back')
export const ENDS = {
  emptied: ['{loser} golyói elfogytak.', '{loser} has no ball left.'],
  top: ['{winner} tette föl a csúcsot.', '{winner} has put the ball on top.'],
} as const
