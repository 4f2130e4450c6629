import {
  faceOf,
  isStandIn,
  rouletteColour,
  total,
  type Face,
  type Kind,
  type Table,
  type Thing,
} from '../../table/index.ts'
import { say } from '../text/text.ts'
import type { Ground } from './ground.ts'
import { language } from '../text/dictionary.ts'
import { pieceWordsIfHere } from './text/piece-words.ts'
import { tt } from './text/text.ts'

/** Names of things, places and acts, for the log and for those who listen. */

export const artName = (face: Face): string => {
  if (face.kind === 'picture') return ''
  const words = pieceWordsIfHere()
  const named = words && `${words.tints[face.tint] ?? face.tint} ${words.arts[face.art] ?? face.art}`
  // What stands on a card is told by its own name; on a back it only tells its shape.
  return [named, face.art.startsWith('deck-') ? '' : face.text].filter(Boolean).join(' ')
}

export const kindName = (table: Table, kind: Kind): string =>
  kind.name ||
  (kind.names && say(kind.names)) ||
  (isStandIn(kind) && backName(table, kind.front)) ||
  (kind.front.kind === 'picture' ? (table.pictures[kind.front.picture]?.name ?? '') : artName(kind.front))

/** A kind as it looks in the colour that one piece of it was given. */
const tinted = (kind: Kind, tint: string | undefined): Kind =>
  tint === undefined || kind.front.kind !== 'art' ? kind : { ...kind, front: { ...kind.front, tint } }

const backName = (table: Table, back: Face): string =>
  artName(back) || (back.kind === 'picture' && table.pictures[back.picture]?.name) || tt().things.faceDown

/** What a device or token shows now, in words. */
export function showing(thing: Thing): string | undefined {
  switch (thing.what) {
    case 'die':
      return thing.faces[thing.showing]
    case 'numbers':
      return thing.showing === null ? undefined : String(thing.showing)
    case 'roulette':
      return thing.showing === null
        ? undefined
        : `${thing.showing}, ${tt().things[rouletteColour(thing.showing)]}`
    case 'pack':
      return thing.showing === null ? undefined : thing.cards[thing.showing]
    case 'token':
    case 'note':
    case 'label':
    case 'button':
      return thing.text
    case 'zone':
      return thing.label
    case 'counter':
      return String(thing.value)
    case 'scores':
      return thing.rows.map(({ name, points }) => `${name} ${total(points)}`).join(', ')
    case 'bag':
      return String(thing.inside.length)
    case 'piece':
    case 'clock':
    case 'mark':
    case 'seat':
      return undefined
    default:
      return thing satisfies never
  }
}

/** What a thing is called. A piece is called by the side that is up. */
export function thingName(table: Table, thing: Thing): string {
  const words = tt().things
  switch (thing.what) {
    case 'piece': {
      const kind = table.box.find(each => each.id === thing.kind)
      if (!kind) return ''
      if (thing.side === 'front') return kindName(table, tinted(kind, thing.tint))
      // Further sides are open to all.
      if (thing.side !== 'back')
        return [kind.name, backName(table, faceOf(kind, thing.side))].filter(Boolean).join(', ')
      // A back says nothing of the front.
      return kind.back ? backName(table, kind.back) : `${kindName(table, kind)}, ${words.back}`
    }
    case 'die':
      return words.die(thing.faces.length)
    case 'numbers':
      return words.numbers(thing.least, thing.most)
    case 'pack':
      return words.pack(thing.title)
    case 'counter':
    case 'bag':
      return thing.label || words[thing.what]
    case 'mark':
      return thing.shape === 'arrow' ? words.arrow : words.circle
    case 'seat':
      return table.seats[thing.seat] || words.seat
    case 'zone':
      return thing.label || words.zone
    case 'label':
    case 'button':
      return thing.text || words[thing.what]
    case 'roulette':
    case 'token':
    case 'note':
    case 'clock':
    case 'scores':
      return words[thing.what]
    default:
      return thing satisfies never
  }
}

/** A place: the cell of a known board, else the distance from the corner. */
export function placeName(frame: Ground | undefined, x: number, y: number): string {
  const cell = frame?.at(x, y)
  const name = cell === undefined ? undefined : frame?.names[cell]
  if (name !== undefined) return typeof name === 'string' ? name : say(name)
  // With nothing added, a place just left of the middle would be called -0.
  const plain = (v: number) => (Math.round(v * 10) / 10 + 0).toLocaleString(language())
  return tt().where(plain(x), plain(y))
}
