/**
 * Our own drawings: a look (art, tint, text) to SVG markup in a box of 100 units a cell, centred on 0, 0.
 * No DOM, no framework, no game by name. A name nobody has drawn becomes a disc with its sign.
 */
import type { Look } from '../../kit/index.ts'
import type { Colours } from '../colours.ts'
import { brushFor, type Art } from './brush.ts'
import { disc, king, man, marble, peg, spot, stone, unknown } from './discs.ts'

export { shades } from './brush.ts'
export { blockPath } from './blocks.ts'

/** Drawings that nearly every game may need; sets of others are added when a game asks for one of them. */
const ARTS: Record<string, Art> = { disc, king, stone, peg, man, marble, spot }

export const COMMON_NAMES: readonly string[] = Object.keys(ARTS)

/** The sets that travel by themselves: figures of chess; those of its larger kin; beasts; the wedges of shogi; tiles, dice and the like; playing cards; what only the free table shows; the rare rest. */
export type ArtSet = 'figures' | 'court' | 'beasts' | 'wedges' | 'things' | 'cards' | 'toys' | 'creatures'

/** The names of things.ts, which says what they look like. */
const THINGS: ReadonlySet<string> = new Set(
  'ring cube block patch pentomino sign-disc star arrow hourglass letter die trax-straight trax-curve house hotel token coin card seed atom number stick hexagon flat-hexagon triangle tile bare'.split(
    ' ',
  ),
)

const added = new Set<ArtSet>()
let ask: (set: ArtSet) => void = () => {}

/** Who is told when a drawing is wanted whose set is not here yet. */
export const whenMissing = (fetch: (set: ArtSet) => void): void => {
  ask = fetch
}

export function addArts(set: ArtSet, arts: Readonly<Record<string, Art>>): void {
  added.add(set)
  Object.assign(ARTS, arts)
}

/** The names of animals.ts. */
const BEASTS: ReadonlySet<string> = new Set(
  'giraffe crocodile zebra monkey fox goose wolf dog jackal leopard tiger lion cat rat mouse hare rabbit cow elephant frog turtle hunter antelope spider fly'.split(
    ' ',
  ),
)

const COURT =
  /^(tower|frozen)-|^chess-(guard|page|squire|castle|general|fox|duke|cavalier|superpawn|matriarch|jumper)$/

/** The men of shogi, with all that may be written on them. */
const WEDGE = /^shogi(-|$)/

/** The set a drawing comes with; nothing for those that are always here. */
const setOf = (name: string): ArtSet | undefined =>
  COURT.test(name)
    ? 'court'
    : /^chess-|^amazon$/.test(name)
      ? 'figures'
      : WEDGE.test(name)
        ? 'wedges'
        : name.startsWith('deck-')
          ? 'cards'
          : THINGS.has(name)
            ? 'things'
            : BEASTS.has(name)
              ? 'beasts'
              : name in ARTS
                ? undefined
                : name.startsWith('toy-')
                  ? 'toys'
                  : 'creatures'

/** Nothing is better than a wrong piece for the moment until the right one comes. */
const notYet: Art = () => ''

/** The set that must be fetched before this can be drawn. */
export function missingSet(name: string): ArtSet | undefined {
  const set = setOf(name)
  return set && !added.has(set) ? set : undefined
}

function artOf(name: string): Art {
  const known = ARTS[name]
  if (known) return known
  const missing = missingSet(name)
  if (missing) {
    ask(missing)
    return notYet
  }
  // A figure nobody has drawn is a figure all the same.
  return (setOf(name) === 'figures' ? ARTS['chess-'] : undefined) ?? unknown
}

/** The markup of a look, upright and unscaled. */
export const drawing = (look: Look, colours: Colours, prefix: string): string =>
  artOf(look.art)(brushFor(look.tint, colours, prefix), look)

/** Two looks with the same key have the same markup. */
export const lookKey = (look: Look): string =>
  `${look.art} ${look.tint} ${look.text ?? ''} ${look.glyph ?? ''} ${drawingKey(look.drawing)}`

/** The same with the ways of the man, which only some choose to see: what is drawn depends on them. */
export const drawnKey = (look: Look): string => `${lookKey(look)} ${look.ways ?? ''}`

const keys = new WeakMap<object, string>()
/** Drawings are constants of their games, so each is written out once. */
function drawingKey(shapes: Look['drawing']): string {
  if (!shapes) return ''
  const key = keys.get(shapes) ?? JSON.stringify(shapes)
  keys.set(shapes, key)
  return key
}

// These show where they point or whose they are by the way they lie, so they turn with the board.
const POINTING: ReadonlySet<string> = new Set(['arrow', 'trax-straight', 'trax-curve'])

/** How far a look is turned on the screen. */
export const turnOf = (look: Look, flipped: boolean): number =>
  ((look.turn ?? 0) + (flipped && (look.turn !== undefined || isPointing(look)) ? 180 : 0)) % 360
const isPointing = ({ art, drawing }: Look) => POINTING.has(art) || WEDGE.test(art) || drawing !== undefined

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
  ...BEASTS,
])

export const sharingOf = (art: string): Sharing =>
  CROWDS.has(art) || art.startsWith('chess-') ? 'crowd' : 'pile'
