import { type Act, type OneAct, type Table, type Thing } from '../../table/index.ts'
import { gameTitle } from './game-title.ts'
import type { Ground } from './ground.ts'
import { rt } from './text/rare.ts'
import { tt } from './text/text.ts'

import { kindName, placeName, showing, thingName } from './act-words.ts'

await rt.load()

/** Acts as lines of text: for the log, and for what is said after undoing. They come when the first of them is told. */

export function boardName(table: Table): string {
  const { board } = table
  if (board.kind === 'plain') return rt().board.plain
  if (board.kind === 'picture') return table.pictures[board.picture]?.name ?? ''
  if (board.kind === 'made') return rt().board.made(board.columns, board.rows)
  return gameTitle(board.game)
}

const named = (table: Table, ids: readonly number[]): string => {
  const [first] = ids
  const thing = ids.length === 1 ? table.things.find(each => each.id === first) : undefined
  return thing ? thingName(table, thing) : rt().acts.things(ids.length)
}

/** An act in a line. `before` is the table it was done on. */
export function actText(act: Act, before: Table, frame: Ground | undefined): string {
  const words = { ...tt().acts, ...rt().acts }
  if (act.do !== 'many') return oneText(act, before, frame)
  if (act.as === 'play') {
    const laid = act.acts.flatMap(one => (one.do === 'hand' ? (one.fresh ?? one.ids) : []))
    return words.playing(named(before, laid))
  }
  if (act.as === 'put') return words.putAll
  if (act.as === 'lay')
    return words.lay(act.acts.reduce((n, one) => n + (one.do === 'put' ? one.count : 1), 0))
  if (act.as === 'flip' || act.as === 'rotate') {
    const count = act.acts.reduce((n, one) => n + ('ids' in one ? one.ids.length : 1), 0)
    return words[act.as](words.things(count))
  }
  if (act.as === 'roll') return words.roll(rolledText(act.acts, before))
  return words[act.as]
}

/** What several devices showed, with the sum of those that are numbers. */
export function rolledText(acts: readonly OneAct[], before: Table): string {
  const shown = acts.flatMap(act => {
    const device = act.do === 'chance' ? before.things.find(thing => thing.id === act.id) : undefined
    const after = device && act.do === 'chance' && ({ ...device, showing: act.showing } as Thing)
    return after ? [showing(after) ?? ''] : []
  })
  const isNumber = (each: string) => each !== '' && Number.isFinite(Number(each))
  const numbers = shown.filter(isNumber)
  if (numbers.length < 2) return shown.join(', ')
  const sum = numbers.reduce((total, each) => total + Number(each), 0)
  return [...shown.filter(each => !isNumber(each)), `${numbers.join(' + ')} = ${sum}`].join(', ')
}

function oneText(act: OneAct, before: Table, frame: Ground | undefined): string {
  const words = { ...tt().acts, ...rt().acts }
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
