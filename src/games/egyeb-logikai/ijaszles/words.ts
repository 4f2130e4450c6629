import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Az íjász vonal mentén, a szomszédos üres pontra megy.',
    'An archer goes along a line to the next empty point.',
  ),
  taken: reason('Ott már áll valaki.', 'Somebody stands there already.'),
  back: reason('Visszafelé nem szabad lépni.', 'Stepping back is not allowed.', 'variants'),
  notNow: reason('Aki célba ért, az a helyén marad.', 'Whoever has arrived stays there.', 'arriving'),
  notThis: reason(
    'Olyan íjászodat válaszd, akit vonal köt össze a találat helyével.',
    'Choose an archer of yours that a line joins to the place of the hit.',
    'shooting',
  ),
  nothing: reason(
    'Olyan íjászodat válaszd, akit vonal köt össze a találat helyével.',
    'Choose an archer of yours that a line joins to the place of the hit.',
    'shooting',
  ),
  noPlace: reason(
    'A sebesült csak a saját táborod üres helyére térhet vissza.',
    'The wounded returns only to an empty place of your own camp.',
    'arriving',
  ),
}
export const PROMPTS = {
  move: text('Lépj egy íjásszal egy vonal mentén.', 'Move an archer along a line.'),
  shoot: text(
    'Többen is eltalálhatták: válaszd ki, melyik íjászod lőtt. Ő kiváltságos lesz.',
    'Several of your archers could shoot: choose who did. That one becomes privileged.',
  ),
  revive: text(
    'Kiváltságos íjászod célba ért: egy sebesült visszatérhet a táborod üres helyére.',
    'Your privileged archer has arrived: a wounded one may return to an empty place of your camp.',
  ),
}
export const SKIP = text('Senki sem tér vissza', 'Nobody returns')
export const MISFIT = text(
  'A forduló szakasza nem illik az álláshoz.',
  'The part of the turn does not fit the position.',
)
export const TOO_MANY = text('Egy félnek legfeljebb öt íjásza van.', 'A side has at most five archers.')
export const MISPLACED = text(
  'Az ellenfél táborában csak célba ért íjász állhat, máshol pedig nem.',
  'In the other camp stand only archers who have arrived, and those stand nowhere else.',
)
export const ARRIVED_TITLE = text('Célba ért', 'Arrived')
export const NOBODY = text('Senki sem tud lépni.', 'Nobody can move.')
export const ALL_SHOT = [
  '{loser} minden íjászát kilőtték.',
  'All archers of {loser} have been shot.',
] as const
