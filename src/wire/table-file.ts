import { fail, ok, type Result, type Words } from '../engine/index.ts'
import {
  emptyTable,
  TableHistory,
  MANY,
  MOST,
  MOST_CELLS,
  PATTERNS,
  OWN_NUMBERS,
  type Act,
  type Errand,
  type Fields,
  type OneAct,
  type Side,
  type Table,
  type TableEvent,
} from '../table/index.ts'
import {
  byKey,
  isObject,
  list,
  matching,
  number,
  object,
  oneOf,
  orNull,
  text,
  truth,
  whole,
  word,
  wrong,
  type Shape,
} from './shape.ts'
import { isStamp, plainName } from './sync.ts'

/** A starting position or a saved game of the free table, with its own pictures: a `.jatek` file. */
export interface TableFile {
  readonly format: 'jatekvilag-table'
  readonly version: 1
  /** The two are kept apart, so that a quick save never overwrites a starting position. */
  readonly kind: 'start' | 'game'
  readonly id: string
  readonly name: string
  readonly updated: string
  readonly first: Table
  readonly acts: readonly Act[]
  readonly at: number
}

export const LARGEST_TABLE = 60 * 1024 * 1024
const MOST_ACTS = 50_000
const LARGEST_PICTURE = 12 * 1024 * 1024

const place = number(-MOST.reach, MOST.reach)
const size = number(0.05, 200)
const id = whole(1, Number.MAX_SAFE_INTEGER)
const key = matching(/^[A-Za-z0-9_-]+$/, 80)
const colour = matching(/^#[0-9a-fA-F]{6}$/, 7)
const words = text(MOST.text)
const ids = list(id, MOST.things)
// Only raster pictures: an SVG could carry a script.
const data = matching(/^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/, LARGEST_PICTURE)

const picture = object({ name: text(200), data, width: whole(1, 20_000), height: whole(1, 20_000) })

const spot = object({ x: place, y: place })
const cells = whole(1, MOST_CELLS)
const grid = object({
  shape: word('square', 'offset', 'hex'),
  columns: cells,
  rows: cells,
  x: place,
  y: place,
  width: size,
  height: size,
})
const board = oneOf('kind', {
  plain: object({ kind: word('plain'), colour }),
  game: object(
    { kind: word('game'), game: matching(/^[a-z0-9-]+$/, 80), options: byKey(text(80), 40) },
    { from: text(100_000), at: spot },
  ),
  picture: object({ kind: word('picture'), picture: key, width: size, height: size }, { grid, at: spot }),
  made: object(
    {
      kind: word('made'),
      pattern: word(...PATTERNS),
      columns: cells,
      rows: cells,
      light: colour,
      dark: colour,
      ink: colour,
      labels: word('none', 'letters', 'numbers'),
    },
    { lines: word('straight', 'diagonal'), texts: list(text(60), MOST_CELLS * MOST_CELLS), at: spot },
  ),
})

const offset = number(-100, 100)
const pair: Shape<readonly [number, number]> = (value, where) => {
  const read = list(offset, 2)(value, where)
  if (!read.ok) return read
  const [x, y] = read.value
  return x === undefined || y === undefined
    ? wrong(where, 'két szám kell', 'two numbers are needed')
    : ok([x, y])
}

const path = matching(/^[A-Za-z0-9 ,.+-]*$/, 4000)
const paint = matching(/^[a-z]+$/, 20)
const stroke = object({ path }, { fill: paint, stroke: paint, width: number(0, 200) })

const face = oneOf('kind', {
  art: object(
    {
      kind: word('art'),
      art: matching(/^[a-z0-9-]+$/, 40),
      tint: matching(/^[a-z]+$/, 20),
      width: size,
      height: size,
    },
    { text: text(400), glyph: path, drawing: list(stroke, 60), cells: list(pair, 100) },
  ),
  picture: object({ kind: word('picture'), picture: key, width: size, height: size }),
})

const moreSides = list(face, MOST.sides - 2)
const kind = object(
  { id: key, name: text(200), front: face, inside: whole(0, MOST.copies) },
  { back: face, more: moreSides, names: object({ hu: text(200), en: text(200) }) },
)
const tint = matching(/^[a-z]+$/, 20)
const side: Shape<Side> = (value, where) =>
  typeof value === 'number' ? whole(2, MOST.sides - 1)(value, where) : word('front', 'back')(value, where)

const lying = { x: place, y: place, angle: number(-3600, 3600), locked: truth }
const inHand = { hand: whole(0, MOST.seats - 1), scale: number(0.1, 20), group: id }
const cards = list(words, MOST.cards)
const laid = object({ kind: key, side, x: place, y: place, angle: number(-3600, 3600) })
const errand: Shape<Errand> = oneOf('do', {
  deal: object({ do: word('deal'), each: whole(1, 200) }),
  next: object({ do: word('next') }),
  roll: object({ do: word('roll') }),
  shuffle: object({ do: word('shuffle') }),
  reset: object({
    do: word('reset'),
    pieces: list(laid, MOST.things),
    counters: list(object({ id, value: number(-1e12, 1e12) }), MOST.things),
  }),
})
const makes = {
  piece: { what: word('piece'), kind: key, side },
  die: { what: word('die'), faces: list(text(40), 1000), showing: whole(0, 999) },
  numbers: {
    what: word('numbers'),
    least: whole(-1e9, 1e9),
    most: whole(-1e9, 1e9),
    showing: orNull(whole(-1e9, 1e9)),
  },
  roulette: { what: word('roulette'), zeros: word(1, 2), showing: orNull(matching(/^\d{1,2}$/, 2)) },
  pack: {
    what: word('pack'),
    title: text(200),
    cards,
    runsOut: truth,
    left: list(whole(0, MOST.cards), MOST.cards),
    showing: orNull(whole(0, MOST.cards)),
  },
  token: {
    what: word('token'),
    digits: whole(1, 10),
    text: words,
    font: text(80),
    bold: truth,
    italic: truth,
    size: number(0.2, 10),
    colour,
    background: colour,
  },
  counter: { what: word('counter'), label: text(200), value: number(-1e12, 1e12) },
  note: { what: word('note'), text: words, colour },
  clock: { what: word('clock'), left: list(number(-1e9, 1e9), 12), running: orNull(whole(0, 11)) },
  scores: {
    what: word('scores'),
    rows: list(object({ name: text(80), points: list(number(-1e9, 1e9), 500) }), 40),
  },
  bag: { what: word('bag'), label: text(200), colour, inside: list(key, MOST.things) },
  mark: { what: word('mark'), shape: word('arrow', 'circle'), colour, toX: place, toY: place },
  zone: {
    what: word('zone'),
    label: text(200),
    width: size,
    height: size,
    colour,
    draws: word('free', 'middle'),
  },
  label: { what: word('label'), text: text(500), colour },
  seat: { what: word('seat'), seat: whole(0, MOST.seats - 1), tint },
  button: { what: word('button'), text: text(80), errand },
}
/** What may be missing, besides what any thing may lack. */
const ofPiece = { tint }
const ofDie = { pictures: list(matching(/^[A-Za-z0-9_-]*$/, 80), 1000) }

const thing = oneOf('what', {
  piece: object({ ...makes.piece, id, ...lying }, { ...inHand, ...ofPiece }),
  die: object({ ...makes.die, id, ...lying }, { ...inHand, ...ofDie }),
  numbers: object({ ...makes.numbers, id, ...lying }, inHand),
  roulette: object({ ...makes.roulette, id, ...lying }, inHand),
  pack: object({ ...makes.pack, id, ...lying }, inHand),
  token: object({ ...makes.token, id, ...lying }, inHand),
  counter: object({ ...makes.counter, id, ...lying }, inHand),
  note: object({ ...makes.note, id, ...lying }, inHand),
  clock: object({ ...makes.clock, id, ...lying }, inHand),
  scores: object({ ...makes.scores, id, ...lying }, inHand),
  bag: object({ ...makes.bag, id, ...lying }, inHand),
  mark: object({ ...makes.mark, id, ...lying }, inHand),
  zone: object({ ...makes.zone, id, ...lying }, inHand),
  label: object({ ...makes.label, id, ...lying }, inHand),
  seat: object({ ...makes.seat, id, ...lying }, inHand),
  button: object({ ...makes.button, id, ...lying }, inHand),
})

const newThing = oneOf('what', {
  piece: object({ ...makes.piece, ...lying }, { ...inHand, ...ofPiece }),
  die: object({ ...makes.die, ...lying }, { ...inHand, ...ofDie }),
  numbers: object({ ...makes.numbers, ...lying }, inHand),
  roulette: object({ ...makes.roulette, ...lying }, inHand),
  pack: object({ ...makes.pack, ...lying }, inHand),
  token: object({ ...makes.token, ...lying }, inHand),
  counter: object({ ...makes.counter, ...lying }, inHand),
  note: object({ ...makes.note, ...lying }, inHand),
  clock: object({ ...makes.clock, ...lying }, inHand),
  scores: object({ ...makes.scores, ...lying }, inHand),
  bag: object({ ...makes.bag, ...lying }, inHand),
  mark: object({ ...makes.mark, ...lying }, inHand),
  zone: object({ ...makes.zone, ...lying }, inHand),
  label: object({ ...makes.label, ...lying }, inHand),
  seat: object({ ...makes.seat, ...lying }, inHand),
  button: object({ ...makes.button, ...lying }, inHand),
})

/** Some fields of a thing of one kind. */
const some = <W extends Shape<string>, F extends Readonly<Record<string, Shape<unknown>>>>({
  what,
  ...rest
}: { readonly what: W } & F) => object({ what }, rest)
const fields: Shape<Fields> = oneOf('what', {
  piece: some({ ...makes.piece, ...ofPiece }),
  die: some({ ...makes.die, ...ofDie }),
  numbers: some(makes.numbers),
  roulette: some(makes.roulette),
  pack: some(makes.pack),
  token: some(makes.token),
  counter: some(makes.counter),
  note: some(makes.note),
  clock: some(makes.clock),
  scores: some(makes.scores),
  bag: some(makes.bag),
  mark: some(makes.mark),
  zone: some(makes.zone),
  label: some(makes.label),
  seat: some(makes.seat),
  button: some(makes.button),
})

const table: Shape<Table> = object(
  {
    name: text(200),
    board,
    box: list(kind, MOST.kinds),
    things: list(thing, MOST.things),
    pictures: byKey(picture, MOST.pictures),
    seats: list(text(60), MOST.seats),
    nextId: id,
  },
  { turn: whole(0, MOST.seats - 1) },
)

const showing: Shape<number | string> = (value, where) =>
  typeof value === 'string' ? text(10)(value, where) : whole(-1e9, 1e9)(value, where)

const acts = {
  name: object({ do: word('name'), name: text(200) }),
  seats: object({ do: word('seats'), names: list(text(60), MOST.seats) }),
  board: object({ do: word('board'), board }),
  picture: object({ do: word('picture'), id: key, picture }),
  kind: object({ do: word('kind'), kind }),
  unkind: object({ do: word('unkind'), kind: key }),
  put: object({ do: word('put'), kind: key, count: whole(1, MOST.copies), x: place, y: place }, { id }),
  add: object({ do: word('add'), thing: newThing }, { id }),
  move: object({ do: word('move'), places: list(object({ id, x: place, y: place }), MOST.things) }),
  flip: object({ do: word('flip'), ids }, { about: spot }),
  turnover: object({ do: word('turnover'), ids }),
  return: object({ do: word('return'), ids }),
  column: object({ do: word('column'), ids, x: place, y: place }, { by: word('shuffle', 'cut'), fresh: ids }),
  rotate: object({ do: word('rotate'), ids, degrees: number(-3600, 3600) }, { about: spot }),
  group: object({ do: word('group'), ids, group: orNull(id) }),
  resize: object({ do: word('resize'), ids, factor: number(0.05, 20) }),
  tint: object({ do: word('tint'), ids, tint: orNull(tint) }),
  turn: object({ do: word('turn'), seat: orNull(whole(0, MOST.seats - 1)) }),
  front: object({ do: word('front'), ids }),
  back: object({ do: word('back'), ids }),
  lock: object({ do: word('lock'), ids, locked: truth }),
  hand: object(
    { do: word('hand'), ids, seat: orNull(whole(0, MOST.seats - 1)), x: place, y: place },
    { fresh: ids },
  ),
  stow: object({ do: word('stow'), bag: id, ids }),
  draw: object(
    { do: word('draw'), bag: id, index: whole(0, MOST.things), x: place, y: place },
    { seat: whole(0, MOST.seats - 1), id },
  ),
  peek: object({ do: word('peek'), ids }, { seat: whole(0, MOST.seats - 1) }),
  chance: object({ do: word('chance'), id, showing }, { left: list(whole(0, MOST.cards), MOST.cards) }),
  write: object({ do: word('write'), id, text: words }),
  set: object({ do: word('set'), id, fields }),
  change: object({ do: word('change'), thing }),
  rekind: object({
    do: word('rekind'),
    kind: key,
    fields: object({}, { name: text(200), front: face, back: orNull(face), more: moreSides }),
  }),
  stock: object({ do: word('stock'), kind: key, by: whole(-MOST.copies, MOST.copies) }),
}
const oneAct: Shape<OneAct> = oneOf('do', acts)
const act: Shape<Act> = oneOf('do', {
  ...acts,
  many: object({ do: word('many'), as: word(...MANY), acts: list(oneAct, MOST.things) }),
})

/** An event of a table's log as it comes from another tab or a server; the table checks it afterwards. */
export const tableEventShape: Shape<TableEvent> = oneOf('do', {
  act: object({ do: word('act'), act, by: key, when: number(0, 1e15) }),
  goto: object({ do: word('goto'), to: whole(0, MOST_ACTS), by: key, when: number(0, 1e15) }),
  name: object({ do: word('name'), name: text(200), by: key, when: number(0, 1e15) }),
})

const name: Shape<string> = (value, where) => {
  const read = text(200)(value, where)
  return read.ok ? ok(plainName(read.value)) : read
}
const stamp: Shape<string> = (value, where) =>
  isStamp(value) ? ok(value) : wrong(where, 'dátum kell', 'a date is needed')

const file = object({
  format: word('jatekvilag-table'),
  version: word(1),
  kind: word('start', 'game'),
  id: matching(/^[A-Za-z0-9-]+$/, 64),
  name,
  updated: stamp,
  first: table,
  acts: list(act, MOST_ACTS),
  at: whole(0, MOST_ACTS),
})

/** Things a shape cannot say: numbers used twice, pieces of no kind, a die that shows no face of its own. */
function flaw(read: Table): Words | undefined {
  const numbers = read.things.map(each => each.id)
  if (new Set(numbers).size !== numbers.length || numbers.some(n => n < OWN_NUMBERS && n >= read.nextId))
    return { hu: 'két dolognak ugyanaz a száma', en: 'two things have one number' }
  const kinds = new Set(read.box.map(each => each.id))
  if (read.things.some(each => each.what === 'piece' && !kinds.has(each.kind)))
    return { hu: 'egy figura fajtája nincs a dobozban', en: 'the box does not know the kind of a piece' }
  if (read.things.some(each => each.what === 'bag' && each.inside.some(kind => !kinds.has(kind))))
    return { hu: 'egy zsákban ismeretlen figura van', en: 'a bag holds an unknown piece' }
  if (read.things.some(each => each.what === 'numbers' && each.least > each.most))
    return {
      hu: 'egy számgenerátor határai fordítva állnak',
      en: 'the bounds of a number generator are reversed',
    }
  if (read.things.some(each => each.what === 'die' && each.showing >= each.faces.length))
    return { hu: 'egy kocka nem létező oldalát mutatja', en: 'a die shows a face that it does not have' }
  if (read.turn !== undefined && read.turn >= read.seats.length)
    return {
      hu: 'olyan játékos van soron, aki nem ül az asztalnál',
      en: 'it is the turn of nobody at the table',
    }
  return undefined
}

const notOurs = fail('Ez nem Játékvilág-asztal.', 'This is not a table of Játékvilág.')

/** The shape alone: what a server checks before it keeps a file for somebody who will replay it himself. */
export function parseTableShape(json: unknown): Result<TableFile> {
  if (!isObject(json) || json['format'] !== 'jatekvilag-table') return notOurs
  if (typeof json['version'] === 'number' && json['version'] > 1)
    return fail(
      'Ezt a fájlt a program egy újabb változata mentette.',
      'This file was saved by a newer version of the program.',
    )
  const read = file(json, '')
  if (!read.ok) return read
  const bad = flaw(read.value.first)
  if (bad)
    return fail(
      `Az asztal adatai ellentmondanak egymásnak: ${bad.hu}.`,
      `The data of the table contradict each other: ${bad.en}.`,
    )
  return read
}

export function parseTableFile(json: unknown): Result<TableFile> {
  const read = parseTableShape(json)
  if (!read.ok) return read
  // Every act must be possible where it stands: a history that cannot be repeated is refused as a whole.
  const history = new TableHistory(read.value.first)
  for (const [i, each] of read.value.acts.entries()) {
    const done = history.do(each)
    if (!done.ok)
      return fail(
        `A fájl ${i + 1}. lépése nem ismételhető meg: ${done.why.hu}`,
        `Act ${i + 1} of the file cannot be repeated: ${done.why.en}`,
      )
  }
  return ok(read.value)
}

export function readTableFile(content: string): Result<TableFile> {
  if (content.length > LARGEST_TABLE) return fail('A fájl túl nagy.', 'The file is too large.')
  try {
    return parseTableFile(JSON.parse(content))
  } catch {
    return fail('A fájl sérült vagy nem Játékvilág-fájl.', 'The file is damaged or not a file of Játékvilág.')
  }
}

export const newTableFile = (idText: string, name: string, updated: string): TableFile => ({
  format: 'jatekvilag-table',
  version: 1,
  kind: 'game',
  id: idText,
  name,
  updated,
  first: emptyTable(),
  acts: [],
  at: 0,
})
