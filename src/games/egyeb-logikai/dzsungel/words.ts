import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Egy állat egyetlen mezőt lép előre, hátra vagy oldalra; átlósan soha.',
    'An animal goes a single cell forward, back or sideways, never diagonally.',
  ),
  foreign: reason('Ez az ellenfél állata.', 'This animal is the opponent’s.'),
  own: reason('Ott a saját állatod áll.', 'Your own animal stands there.'),
  den: reason('A saját búvóhelyére senki sem léphet.', 'Nobody may enter their own den.', 'den'),
  water: reason('Csak a patkány tud úszni.', 'Only the rat can swim.', 'lake'),
  leap: reason(
    'A tavat csak az oroszlán és a tigris ugorhatja át.',
    'Only the lion and the tiger may leap across the lake.',
    'lake',
  ),
  swimmer: reason(
    'Patkány úszik az ugrás vonalában, nem lehet fölötte átugrani.',
    'A rat swims in the line of the leap: nobody may leap over it.',
    'lake',
  ),
  wet: reason(
    'A tóból kilépő patkány nem támadhat azonnal az elefántra.',
    'A rat that comes out of the lake may not attack the elephant at once.',
    'lake',
  ),
  must: reason(
    'Állatod a saját csapdádban áll: most azzal kell lépned.',
    'Your animal stands in a trap of your own: it has to move now.',
    'traps',
  ),
  shore: reason(
    'Ebben a változatban a patkány a parton át nem támadhat: vízből csak vízbe, szárazról csak szárazra.',
    'In this variant a rat does not attack across the shore: from water only into water, from land only onto land.',
    'variants',
  ),
  stronger: reason(
    'Ebben a változatban erősebb állatot nem szabad megtámadni.',
    'In this variant nobody may attack a stronger animal.',
    'variants',
  ),
  afraid: reason(
    'Ebben a változatban az elefánt nem támadhatja meg a patkányt.',
    'In this variant the elephant may not attack the rat.',
    'variants',
  ),
}

export const PROMPT = text(
  'Lépj egy állattal egy mezőt, vagy ugord át a tavat.',
  'Move an animal one cell, or leap across the lake.',
)
export const LEAVE = text(
  'Saját csapdádban állsz: lépj ki belőle.',
  'You stand in a trap of your own: leave it.',
)
export const REACHED = text(
  '{winner} bejutott az ellenfél búvóhelyére.',
  '{winner} has reached the enemy den.',
)
export const CLEARED = text('{loser} minden állata elesett.', 'All animals of {loser} have fallen.')
export const FLAWS = {
  wet: text('A tóban csak patkány lehet.', 'Only rats can be in the lake.'),
  home: text('Saját búvóhelyén senki sem állhat.', 'Nobody can stand in their own den.'),
  both: text(
    'Nem juthatott be mindkét játékos az ellenfél búvóhelyére.',
    'The players cannot both have reached the enemy den.',
  ),
  none: text('Nincs állat a táblán.', 'There is no animal on the board.'),
}
