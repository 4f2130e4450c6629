import {
  isStandIn,
  rouletteColour,
  total,
  type Act,
  type Face,
  type Kind,
  type OneAct,
  type Table,
  type Thing,
} from '../../table/index.ts'
import { say } from '../text/text.ts'
import { gameTitle } from './game-title.ts'
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
      if (thing.side === 'front') return kindName(table, kind)
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
  if (frame && cell !== undefined) return frame.names[cell]!
  const plain = (v: number) => (Math.round(v * 10) / 10).toLocaleString(language())
  return tt().where(plain(x), plain(y))
}

export function boardName(table: Table): string {
  const { board } = table
  if (board.kind === 'plain') return tt().board.plain
  if (board.kind === 'picture') return table.pictures[board.picture]?.name ?? ''
  if (board.kind === 'made') return tt().board.made(board.columns, board.rows)
  return gameTitle(board.game)
}

const named = (table: Table, ids: readonly number[]): string => {
  const [first] = ids
  const thing = ids.length === 1 ? table.things.find(each => each.id === first) : undefined
  return thing ? thingName(table, thing) : tt().acts.things(ids.length)
}

/** An act in a line. `before` is the table it was done on. */
export function actText(act: Act, before: Table, frame: Ground | undefined): string {
  const words = tt().acts
  if (act.do !== 'many') return oneText(act, before, frame)
  if (act.as === 'play') {
    const laid = act.acts.flatMap(one => (one.do === 'hand' ? (one.fresh ?? one.ids) : []))
    return words.playing(named(before, laid))
  }
  if (act.as === 'put') return words.putAll
  if (act.as === 'lay')
    return words.lay(act.acts.reduce((n, one) => n + (one.do === 'put' ? one.count : 1), 0))
  if (act.as === 'roll') return words.roll(rolledText(act.acts, before))
  return words[act.as]
}

/** What several devices showed, with the sum where all are numbers. */
export function rolledText(acts: readonly OneAct[], before: Table): string {
  const shown = acts.flatMap(act => {
    const device = act.do === 'chance' ? before.things.find(thing => thing.id === act.id) : undefined
    const after = device && act.do === 'chance' && ({ ...device, showing: act.showing } as Thing)
    return after ? [showing(after) ?? ''] : []
  })
  const sum = shown.reduce((total, each) => total + Number(each), 0)
  return shown.length > 1 && Number.isFinite(sum) && !shown.includes('')
    ? `${shown.join(' + ')} = ${sum}`
    : shown.join(', ')
}

function oneText(act: OneAct, before: Table, frame: Ground | undefined): string {
  const words = tt().acts
  const thing = (id: number) => before.things.find(each => each.id === id)
  const nameOf = (id: number) => {
    const found = thing(id)
    return found ? thingName(before, found) : tt().things.faceDown
  }
  switch (act.do) {
    case 'name':
      return words.name(act.name)
    case 'seats':
      return words.seats
    case 'board':
      return words.board(boardName({ ...before, board: act.board }))
    case 'picture':
      return words.picture(act.picture.name)
    case 'kind':
      return words.kind(kindName(before, act.kind))
    case 'unkind':
      return words.unkind
    case 'put': {
      const kind = before.box.find(each => each.id === act.kind)
      return words.put(kind ? kindName(before, kind) : '', act.count)
    }
    case 'add':
      return words.add(thingName(before, { ...act.thing, id: 0 } as Thing))
    case 'move': {
      const [place] = act.places
      return act.places.length === 1 && place
        ? words.move(nameOf(place.id), placeName(frame, place.x, place.y))
        : words.moveMany(act.places.length)
    }
    case 'flip':
      return words.flip(named(before, act.ids))
    case 'turnover':
      return words.turnover(act.ids.length)
    case 'return':
      return words.return(named(before, act.ids))
    case 'column':
      if (act.by === 'shuffle') return words.shuffle(act.ids.length)
      if (act.by === 'cut') return words.cut
      return words.column(act.ids.length, placeName(frame, act.x, act.y))
    case 'rotate':
      return words.rotate(named(before, act.ids))
    case 'group':
      return act.group === null ? words.ungroup : words.group(act.ids.length)
    case 'resize':
      return words.resize(named(before, act.ids))
    case 'tint':
      return words.tint(named(before, act.ids))
    case 'turn':
      return words.turn(act.seat === null ? '' : (before.seats[act.seat] ?? ''))
    case 'front':
      return words.front(named(before, act.ids))
    case 'back':
      return words.back(named(before, act.ids))
    case 'lock':
      return act.locked ? words.lock(named(before, act.ids)) : words.unlock(named(before, act.ids))
    case 'hand':
      return act.seat === null
        ? words.fromHand(act.ids.length)
        : words.toHand(act.ids.length, before.seats[act.seat] ?? '')
    case 'stow':
      return words.stow(named(before, act.ids), nameOf(act.bag))
    case 'draw':
      return act.seat === undefined
        ? words.draw(nameOf(act.bag))
        : words.drawTo(nameOf(act.bag), before.seats[act.seat] ?? '')
    case 'peek':
      return words.peek(named(before, act.ids), act.seat === undefined ? '' : (before.seats[act.seat] ?? ''))
    case 'chance': {
      const device = thing(act.id)
      const after = device && ({ ...device, showing: act.showing } as Thing)
      return words.chance(nameOf(act.id), (after && showing(after)) ?? '')
    }
    case 'write':
      return words.write(nameOf(act.id), act.text)
    case 'set':
      return words.change(nameOf(act.id))
    case 'rekind':
    case 'stock': {
      const kind = before.box.find(each => each.id === act.kind)
      return words.kind(kind ? kindName(before, kind) : '')
    }
    case 'change':
      return words.change(thingName(before, act.thing))
    default:
      return act satisfies never
  }
}
