// What is said in black: reasons, prompts and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  taken: reason('Itt már fekszik egy lap.', 'A tile lies here already.'),
  first: reason('Az első lap a bal felső mezőre kerül.', 'The first tile goes to the upper left cell.'),
  second: reason(
    'A második lap az első mellé vagy alá kerül.',
    'The second tile goes beside the first one or below it.',
  ),
  noPlace: reason(
    'A fővonalat kell folytatni: a lap arra a mezőre kerül, ahová a vonal vezet.',
    'The main line must go on: the tile goes where the line leads.',
  ),
  black: reason(
    'A fekete mezőre nem kerül lap: oda a vonalnak kell befutnia.',
    'No tile goes to the black cell: the line must run into it.',
  ),
}
/** For the first tile, the second, and those that follow. */
export const PROMPTS = [
  text('Tegyél egy lapot a bal felső sarokba.', 'Lay a tile in the upper left corner.'),
  text('Tegyél egy lapot az első mellé vagy alá.', 'Lay a tile beside the first one or below it.'),
  text('Folytasd a fővonalat a jelölt mezőn.', 'Carry the main line on in the marked cell.'),
]
export const BLACK_CELL = text('fekete mező', 'black cell')
export const OFF_LINE = text(
  'Minden lapnak a fővonalon kell feküdnie.',
  'Every tile must lie on the main line.',
)
/** The main line reached the black cell, ran into the rim, or closed on itself. */
export const ENDS = [
  ['{winner} a fekete mezőbe vezette a fővonalat.', '{winner} led the main line into the black cell.'],
  ['{loser} a tábla szélébe vezette a fővonalat.', '{loser} led the main line into the rim.'],
  ['{loser} a saját kezdetébe vezette a fővonalat.', '{loser} led the main line into its own beginning.'],
] as const
