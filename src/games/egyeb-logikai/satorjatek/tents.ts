// A tent is a tetrahedron with four colours. How it stands is told by its faces: down, towards the south, the west and the east.
import type { Words } from '../../../engine/index.ts'
import { common, text, type KindSpec, type PieceSet, type Tint } from '../../../kit/index.ts'
import { tentDrawing } from './drawing.ts'

/** In the order in which equal colours are offered. A face is the number of its colour + 1; 0 is a face that is not known. */
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const satisfies readonly Tint[]
export const COLOUR_WORDS: readonly Words[] = [
  text('piros', 'red'),
  text('sárga', 'yellow'),
  text('zöld', 'green'),
  text('kék', 'blue'),
]
export type Faces = readonly number[]
const FACES = 4
const NUMBERS = [1, 2, 3, 4]
/** Five tents are coloured as the first kind says, six the other way round. */
export const TENTS = [5, 6] as const
const [RED, YELLOW, GREEN, BLUE] = NUMBERS as [number, number, number, number]
const FIRST_KIND: Faces = [BLUE, RED, GREEN, YELLOW]

/** The new face is the one that was there: by axis, for each place, where its colour comes from after two tips. */
const TIPS: readonly Faces[] = [
  [1, 0, 3, 2],
  [2, 3, 0, 1],
  [3, 2, 1, 0],
]

const ordered = (left: readonly number[]): readonly Faces[] =>
  left.length === 0
    ? [[]]
    : left.flatMap(one => ordered(left.filter(each => each !== one)).map(rest => [one, ...rest]))
/** The 24 ways in which a tent can stand, of both kinds. */
export const STANDS = ordered(NUMBERS)

const MASKS = Array.from({ length: 1 << FACES }, (_, mask) => mask)
const sizeOf = (mask: number): number => NUMBERS.filter((_, i) => (mask >> i) & 1).length
/** What is known of a tent when the faces of the mask were seen; three of them tell the fourth. */
const glimpse = (faces: Faces, mask: number): Faces =>
  sizeOf(mask) >= FACES - 1 ? faces : faces.map((face, i) => ((mask >> i) & 1 ? face : 0))

export const idOf = (faces: Faces): string =>
  faces.map(face => (face === 0 ? '?' : COLOURS[face - 1]!)).join(' ')
/** All that is ever known of a tent, the whole tents first. */
export const GLIMPSES: readonly Faces[] = [
  ...new Map(
    [...STANDS, ...STANDS.flatMap(faces => MASKS.map(mask => glimpse(faces, mask)))].map(f => [idOf(f), f]),
  ).values(),
]
/** By axis and mask: which faces are known after the tips when those of the mask were known before. */
export const TIPPED_MASKS = TIPS.map(origin =>
  MASKS.map(mask =>
    MASKS.find(after => origin.every((place, i) => ((after >> i) & 1) === ((mask >> place) & 1)))!,
  ),
)
/** The words for which faces a player has seen, by mask. */
export const MASK_WORDS = MASKS.map(mask =>
  ['down', 'south', 'west', 'east'].filter((_, i) => (mask >> i) & 1).join(' '),
)

const PLACES = [
  text('alul', 'below'),
  text('délre', 'south'),
  text('nyugatra', 'west'),
  text('keletre', 'east'),
]
function wordsOf(faces: Faces): Words {
  // The face below comes last: nobody sees it.
  const known = [1, 2, 3, 0].filter(i => faces[i]! > 0)
  const say = (language: 'hu' | 'en') =>
    known.map(i => `${PLACES[i]![language]} ${COLOUR_WORDS[faces[i]! - 1]![language]}`).join(', ')
  return known.length === 0 ? text('sátor', 'tent') : text(`sátor: ${say('hu')}`, `tent: ${say('en')}`)
}
export const tentKinds = (list: readonly Faces[]): Record<string, KindSpec> =>
  Object.fromEntries(
    list.map(faces => {
      const { hu, en } = wordsOf(faces)
      const drawing = tentDrawing(faces.map(face => COLOURS[face - 1]))
      return [idOf(faces), common(hu, en, 'bare', { drawing, tint: 'white', size: 1.5 })]
    }),
  )

/** Whether the colours come from the first kind's by an even number of exchanges: 0, else 1. */
const kindOf = (faces: Faces): number => {
  let crossed = 0
  for (let i = 0; i < FACES; i++)
    for (let k = i + 1; k < FACES; k++)
      if (FIRST_KIND.indexOf(faces[i]!) > FIRST_KIND.indexOf(faces[k]!)) crossed++
  return crossed % 2
}

/** Tables by the code of a tent. */
export interface Tents {
  readonly codes: number
  /** The codes of `STANDS`. */
  readonly stands: Int16Array
  /** `face[code * 4 + place]` */
  readonly face: Int8Array
  /** `tipped[axis * codes + code]` */
  readonly tipped: Int16Array
  /** `seen[code * 16 + mask]` */
  readonly seen: Int16Array
  /** 0 for the five tents, 1 for the six, -1 for what is not known. */
  readonly kind: Int8Array
}

export function tentTables(pieces: PieceSet, list: readonly Faces[]): Tents {
  const { codes } = pieces
  const codeOf = (faces: Faces): number => pieces.codeOf(idOf(faces), pieces.players.length)
  const face = new Int8Array(codes * FACES)
  const tipped = new Int16Array(codes * TIPS.length)
  const seen = new Int16Array(codes * MASKS.length)
  const kind = new Int8Array(codes).fill(-1)
  for (const faces of list) {
    const code = codeOf(faces)
    face.set(faces, code * FACES)
    for (const [axis, origin] of TIPS.entries())
      tipped[axis * codes + code] = codeOf(origin.map(place => faces[place]!))
    if (!faces.includes(0)) kind[code] = kindOf(faces)
    // Only hidden games have glimpses.
    if (list.length > STANDS.length)
      for (const mask of MASKS) seen[code * MASKS.length + mask] = codeOf(glimpse(faces, mask))
  }
  return { codes, stands: Int16Array.from(STANDS, codeOf), face, tipped, seen, kind }
}
