import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'A közkatona egy mezőt lép átlósan előre; a tiszt egyet vagy kettőt, és a piros vonalakon is mehet.',
    'A soldier goes one point diagonally forward; an officer goes one or two, also along the red lines.',
  ),
  back: reason('Hátrafelé csak ütni lehet.', 'Only captures go backward.'),
  red: reason('A piros vonalakon csak a tisztek mehetnek.', 'Only officers use the red lines.'),
  taken: reason('Ott már áll valaki.', 'Somebody stands there already.'),
  must: reason('Ütéskényszer van: most ütni kell.', 'You must capture.', 'capture'),
  notNow: reason(
    'Az ütést ugyanazzal a bábuval kell folytatni.',
    'The same piece must go on capturing.',
    'capture',
  ),
  onlyCapture: reason('Most csak további ütés jöhet.', 'Only another capture may follow now.', 'capture'),
  notThis: reason('Egy saját közkatonádat válaszd.', 'Choose a soldier of your own.', 'ransom'),
  nothing: reason('Egy saját közkatonádat válaszd.', 'Choose a soldier of your own.', 'ransom'),
}
export const PROMPTS = {
  move: text('Lépj vagy üss egy bábuval.', 'Move or capture with a piece.'),
  series: text('Üss tovább ugyanazzal a bábuval.', 'Go on capturing with the same piece.'),
  ransom: text(
    'Leütötték egy tisztedet. Három közkatonáért kiválthatod: válaszd ki azt, akinek a helyére áll, vagy mondj le róla.',
    'An officer of yours was captured. You may ransom him for three soldiers: choose the one whose place he takes, or decline.',
  ),
  pay: text('Vegyél le egy közkatonát a kiváltásért.', 'Take off a soldier for the ransom.'),
}
export const DECLINE = text('Nem váltja ki', 'No ransom')
export const MISFIT = text(
  'A forduló szakasza nem illik az álláshoz.',
  'The part of the turn does not fit the position.',
)
export const QUIET = [
  '50 forduló telt el ütés és közkatona lépése nélkül.',
  '50 turns passed without a capture or a move of a soldier.',
] as const
export const NOBODY = text('Egyik fél sem tud lépni.', 'Neither side can move.')
export const STRENGTH = text('Erő', 'Strength')
