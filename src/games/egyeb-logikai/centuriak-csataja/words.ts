// What is said while the centurions fight: reasons, prompts, ends and options.
import { oneOf, reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'A katona egy mezőt lép előre vagy oldalra, üres mezőre; hátra és átlósan soha.',
    'A soldier steps one cell forward or sideways onto an empty cell, never back or diagonally.',
  ),
  leap: reason(
    'A centurió egyet lép, vagy átugrik egy szomszédos ellenséges katonát a mögötte levő üres mezőre.',
    'The centurion steps one cell, or jumps a neighbouring enemy soldier to the empty cell behind it.',
    'variants',
  ),
  must: reason(
    'A két katona két szomszédos, oldalával érintkező üres mezőre kerül.',
    'The two soldiers go on two empty cells that share a side.',
    'variants',
  ),
}
export const ANY_WAY = reason(
  'A katona egy mezőt lép előre, hátra vagy oldalra, üres mezőre; átlósan soha.',
  'A soldier steps one cell forward, back or sideways onto an empty cell, never diagonally.',
  'variants',
)
export const STOP = text('Nem kérem a jutalomlépést', 'No bonus move')

export const PROMPTS = {
  move: text('Lépj egy bábuddal.', 'Move one of your pieces.'),
  bonus: text(
    'Ütöttél: jutalomlépés jár, bármelyik bábuddal.',
    'You captured: make a bonus move with any piece.',
  ),
  first: text('Tedd le a pár első katonáját.', 'Put down the first soldier of the pair.'),
  second: text('Tedd mellé a pár másik katonáját.', 'Put the other soldier of the pair beside it.'),
  centurion: text('Tedd le a centuriódat.', 'Put down your centurion.'),
}

export const MISFIT = text(
  'A kézben levő bábuk nem illenek a lépés részéhez.',
  'The pieces in hand do not fit the part of the turn.',
)
export const DESTROYED = ['{loser} minden katonája elesett.', 'All soldiers of {loser} have fallen.'] as const
export const SHUT_IN = ['{loser} nem tud lépni.', '{loser} cannot move.'] as const
export const LARGER = [
  'Senki sem tud lépni, és {winner} katonái vannak többen.',
  'Nobody can move, and {winner} has more soldiers.',
] as const
export const EVEN = [
  'Senki sem tud lépni, és a két sereg egyforma.',
  'Nobody can move, and the armies are equal.',
] as const
export const OPTIONS = [
  oneOf('version', 'Változat', 'Version', [
    ['1', '1.: katonák két sorban', '1: soldiers in two rows'],
    ['2', '2.: üres tábla, centurióval', '2: empty board, with centurions'],
  ]),
]
