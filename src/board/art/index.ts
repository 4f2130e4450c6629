/**
 * Our own drawings: a look (art, tint, text) to SVG markup in a box of 100 units a cell, centred on 0, 0.
 * No DOM, no framework, no game by name. A name nobody has drawn becomes a disc with its sign.
 */
import type { Look } from '../../kit/index.ts'
import type { Colours } from '../colours.ts'
import { animals } from './animals.ts'
import { block, pentomino } from './blocks.ts'
import { brushFor, type Art } from './brush.ts'
import { chess, namedFigure } from './chess.ts'
import { court } from './court.ts'
import { atom, coin, disc, king, marble, peg, ring, seed, signDisc, stone, token } from './discs.ts'
import { frozen } from './frozen.ts'
import { cube, hourglass, hotel, house, man, star } from './men.ts'
import {
  arrow,
  bare,
  card,
  die,
  flatHexagon,
  hexagon,
  letter,
  number,
  shogi,
  squareTile,
  stick,
  traxCurve,
  traxStraight,
  unknown,
} from './tiles.ts'
import { towers } from './towers.ts'
import { bomb, flag, hidden, rank } from './war.ts'

export { shades } from './brush.ts'
export { blockPath } from './blocks.ts'

const ARTS: Readonly<Record<string, Art>> = {
  disc,
  king,
  stone,
  peg,
  man,
  ring,
  marble,
  cube,
  block,
  pentomino,
  ...chess,
  ...court,
  ...towers,
  ...frozen,
  'sign-disc': signDisc,
  shogi,
  ...animals,
  star,
  arrow,
  rank,
  flag,
  bomb,
  hidden,
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
  tile: squareTile,
  bare,
}

export const ART_NAMES = Object.keys(ARTS)

const artOf = (name: string): Art => ARTS[name] ?? (name.startsWith('chess-') ? namedFigure : unknown)

/** The markup of a look, upright and unscaled. */
export const drawing = (look: Look, colours: Colours, prefix: string): string =>
  artOf(look.art)(brushFor(look.tint, colours, prefix), look)

/** Two looks with the same key have the same markup. */
export const lookKey = (look: Look): string =>
  `${look.art} ${look.tint} ${look.text ?? ''} ${look.glyph ?? ''} ${drawingKey(look.drawing)}`

const keys = new WeakMap<object, string>()
/** Drawings are constants of their games, so each is written out once. */
function drawingKey(shapes: Look['drawing']): string {
  if (!shapes) return ''
  const key = keys.get(shapes) ?? JSON.stringify(shapes)
  keys.set(shapes, key)
  return key
}

// These show where they point or whose they are by the way they lie, so they turn with the board.
const POINTING: ReadonlySet<string> = new Set(['shogi', 'arrow', 'trax-straight', 'trax-curve'])

/** How far a look is turned on the screen. */
export const turnOf = (look: Look, flipped: boolean): number =>
  ((look.turn ?? 0) + (flipped && (look.turn !== undefined || isPointing(look)) ? 180 : 0)) % 360
const isPointing = (look: Look) => POINTING.has(look.art) || look.drawing !== undefined

/** How several pieces share a cell: on top of each other, side by side, or all in the middle. */
export type Sharing = 'pile' | 'crowd' | 'centre'

const CROWDS: ReadonlySet<string> = new Set([
  'man',
  'peg',
  'marble',
  'house',
  'hotel',
  'token',
  'die',
  'hourglass',
  'seed',
  'atom',
])

export const sharingOf = (art: string): Sharing =>
  CROWDS.has(art) || art.startsWith('chess-') || art in animals ? 'crowd' : 'pile'
