// What is said in rotary: reasons, prompts, buttons and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  taken: reason('A rota közepének üres mezőre kell kerülnie.', 'The hub of the rota must be an empty cell.'),
  rim: reason(
    'A tábla szélén a rota nem fér el: hat szomszéd kell köré.',
    'The rota does not fit here: it needs six neighbours.',
  ),
  minority: reason(
    'A rota alatt a te bábuidnak kell többségben lenniük.',
    'Your pieces must be the majority under the rota.',
  ),
  same: reason('Itt a forgatás semmit sem változtatna.', 'Turning here would change nothing.'),
  chosen: reason(
    'Most csak a kijelölt mező körül lehet forgatni.',
    'Now only the chosen hub may be used.',
    'variants',
  ),
  offered: reason('A két felajánlott mező közül válassz.', 'Choose one of the two hubs offered.', 'variants'),
  twice: reason('Két különböző mezőt kell felajánlanod.', 'The two hubs must be different.', 'variants'),
  full: reason('Ezen a mezőn már áll bábu.', 'There is a piece on this cell already.', 'variants'),
  centre: reason('A centrumra most nem lehet bábut rakni.', 'No piece may be put on the centre.', 'variants'),
}
/** Turns of the rota by sixths, clockwise from 1 to 5. */
export const TURNS = {
  'turn:+60': text('60° jobbra ↻', '60° right ↻'),
  'turn:+120': text('120° jobbra ↻', '120° right ↻'),
  'turn:+180': text('Félfordulat', 'Half a turn'),
  'turn:-120': text('120° balra ↺', '120° left ↺'),
  'turn:-60': text('60° balra ↺', '60° left ↺'),
}
export const PROMPTS = {
  turn: text(
    'Tedd a rotát egy üres mezőre, ahol többségben vagy, és forgass.',
    'Put the rota on an empty cell where you are the majority, and turn it.',
  ),
  put: text('Tegyél le egy bábut, de ne a centrumra.', 'Put down a piece, but not on the centre.'),
  offer: text('Ajánlj fel egy mezőt, ahol forgatnál.', 'Offer a hub where you would turn.'),
  another: text('Ajánlj fel egy másik mezőt is.', 'Offer another hub as well.'),
  choose: text('Válaszd ki, hol kell világosnak forgatnia.', 'Choose where white has to turn.'),
}
export const MISFIT = text(
  'A felajánlott mezők nem illenek az álláshoz.',
  'The offered hubs do not fit the position.',
)
export const CENTRE = ['{winner} elfoglalta a centrumot.', '{winner} holds the centre.'] as const
