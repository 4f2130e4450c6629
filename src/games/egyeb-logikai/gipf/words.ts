// What is said in gipf: reasons, prompts, buttons and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  rim: reason('Figurát csak a tábla szélére tehetsz.', 'Pieces enter only on the rim.'),
  inwards: reason('Befelé tolj, a szomszédos mezőre.', 'Push inwards, to the next cell.'),
  full: reason('Ez a sor tele van, nem lehet betolni.', 'This line is full and cannot be pushed.'),
  clear: reason('Előbb le kell venned a négyesedet.', 'You have to clear your row first.', 'rows'),
  ends: reason('Mutass a négyesed két végére.', 'Point at the two ends of your row.', 'rows'),
}
export const BUTTONS = {
  single: text('Szimpla (egy korong)', 'Single (one disc)'),
  double: text('Dupla (két korong)', 'Double (two discs)'),
  leave: text('A négyes marad', 'Leave the row'),
  take: text('Leveszem a duplát', 'Take the double off'),
  keep: text('A dupla marad', 'The double stays'),
}
export const PROMPTS = {
  push: text('Tegyél fel egy figurát a tábla szélére.', 'Put a piece on the rim.'),
  pushDouble: text('Tegyél fel egy dupla figurát a tábla szélére.', 'Put a double on the rim.'),
  clear: text('Vedd le a négyesedet: mutass a két végére.', 'Clear your row: point at its two ends.'),
  clearDoubles: text('Leveheted a duplákból álló négyesedet.', 'You may clear your row of doubles.'),
  double: text('Leveszed ezt a duplát, vagy marad?', 'Do you take this double off, or does it stay?'),
}
export const PRISONERS = text('{player} foglyai', 'Prisoners of {player}')
export const ENDS = {
  noDouble: ['{loser} duplái elfogytak a tábláról.', '{loser} has no double on the board.'],
  emptied: ['{loser} tartaléka elfogyott.', 'The reserve of {loser} is empty.'],
} as const
