// What only some games need and no figure or beast is, as one file to load.
import { block, patch, pentomino } from './blocks.ts'
import type { Art } from './brush.ts'
import { atom, coin, ring, seed, signDisc, token } from './counters.ts'
import { cube, hotel, hourglass, house, star } from './men.ts'
import {
  arrow,
  bare,
  card,
  die,
  flatHexagon,
  hexagon,
  letter,
  number,
  squareTile,
  stick,
  strokes,
  traxCurve,
  traxStraight,
  triangle,
} from './tiles.ts'

export const things: Readonly<Record<string, Art>> = {
  ring,
  cube,
  block: (brush, look) => block(brush, look) + strokes(brush, look),
  patch,
  pentomino,
  'sign-disc': signDisc,
  star,
  arrow,
  hourglass,
  letter,
  die,
  'trax-straight': traxStraight,
  'trax-curve': traxCurve,
  house,
  hotel,
  token,
  coin,
  card,
  seed,
  atom,
  number,
  stick,
  hexagon,
  'flat-hexagon': flatHexagon,
  triangle,
  tile: squareTile,
  bare,
}
