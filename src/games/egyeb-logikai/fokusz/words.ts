// What is said in focus: reasons, prompts, titles and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Egyenesen, pontosan annyi mezőt mész, ahány korongot viszel; az átugrott torony mezője nem számít.',
    'You go straight, exactly as many cells as you take discs; the cell of a jumped tower does not count.',
  ),
  short: reason('Ilyen messzire több korong kellene.', 'You would need more discs to go this far.', 'towers'),
  landing: reason('Csak üres mezőre érkezhetsz.', 'You can only land on an empty cell.'),
  own: reason('Saját tornyot nem ugorhatsz át.', 'You cannot jump a tower of your own.', 'jumps'),
  two: reason('Egyszerre csak egy tornyot ugorhatsz át.', 'You can jump only one tower at a time.', 'jumps'),
  foreign: reason(
    'Ez a torony az ellenfélé: az övé a legfelső korong.',
    'This tower is the opponent’s: the top disc is theirs.',
    'towers',
  ),
}
export const PROMPTS = {
  turn: text('Lépj egy toronnyal.', 'Move a tower.'),
  either: text('Tegyél le egy tartalék korongot, vagy lépj.', 'Put down a disc of your reserve, or move.'),
  move: text('Most lépj egy toronnyal.', 'Now move a tower.'),
}
export const PRISONERS = text('{player} foglyai', 'Prisoners of {player}')
export const ENDS = {
  stuck: ['{loser} nem tud lépni, és tartaléka sincs.', '{loser} cannot move and has no reserve.'],
  tired: [
    '100 lépés óta nem volt ugrás, és tartalék sem került a táblára.',
    'There was no jump and no disc from the reserve for 100 moves.',
  ],
} as const
