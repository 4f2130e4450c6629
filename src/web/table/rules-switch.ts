import { lookKey } from '../../board/art/index.ts'
import { cellTitle } from '../../board/board-words.ts'
import { cellAt, frameOf, type Frame } from '../../board/geometry.ts'
import {
  fail,
  Match,
  ok,
  readPosition,
  type Json,
  type Position,
  type PositionJson,
  type Result,
} from '../../engine/index.ts'
import type { CellShape, Look } from '../../kit/index.ts'
import type { Face, Piece, Table } from '../../table/index.ts'
import type { SavedMatch } from '../../wire/index.ts'
import { freshKey } from '../store/records.ts'
import { seatsFor } from '../store/game-loading.ts'
import type { KnownBoard } from './board-shown.ts'
import { COUNTED, unpacked } from './counted-pieces.ts'
import { lookOfFace } from './faces.ts'
import { learn, wayKey } from './piece-survey.ts'
import { shownFace } from './extent.ts'
import { thingName } from './act-words.ts'
import { en } from './text/rare-en.ts'
import { hu } from './text/rare-hu.ts'
import type { Seen } from './sample-matches.ts'
import { sideKey, type Spelling } from './position-words.ts'

/** From the free table to rules play in the same position, when it is a legal one; else what hinders it. */

/** What a piece shows; a block that was turned shows the way it lies now. */
function lookOf(known: KnownBoard, face: Face, angle: number): Look | undefined {
  if (face.kind !== 'art') return undefined
  const look = lookOfFace(face)
  const { looks, ways } = learn(known)
  const turned = face.cells && looks.get(lookKey(look))?.turned
  if (!turned) return { ...look, ...(angle ? { turn: angle } : {}) }
  const at = (way: number) => ways.get(wayKey(turned.of, turned.angle + way))?.look
  // A bar that looks the same from both ends has only two ways to lie.
  return at(angle) ?? at(angle + 180) ?? { ...look, turn: angle }
}

interface Standing {
  readonly piece: Piece
  readonly look: Look
}

const wholes = new WeakMap<KnownBoard, Frame>()
/** All the cells there can be: a board that grows shows only some of them. */
function wholeFrame(known: KnownBoard): Frame {
  if (!known.frame.window) return known.frame
  const made = wholes.get(known) ?? frameOf(known.game.board, { coordinates: 'hidden' })
  wholes.set(known, made)
  return made
}

/** Beside the board, not between its cells. */
function isAside(known: KnownBoard, { x, y }: Piece): boolean {
  const [left, top, width, height] = wholeFrame(known).view
  return x < left || y < top || x > left + width || y > top + height
}

const NEAR = 0.15

/** The cell a piece stands on; one that lies on the very edge belongs to the cell beside. */
function cellNear(known: KnownBoard, { x, y }: Piece): number | undefined {
  const frame = wholeFrame(known)
  return (
    cellAt(frame, x, y) ??
    cellAt(frame, x, y - NEAR) ??
    cellAt(frame, x, y + NEAR) ??
    cellAt(frame, x - NEAR, y) ??
    cellAt(frame, x + NEAR, y)
  )
}

/** The cell a large block is named after, when all of it lies on cells. */
function blockCell(
  known: KnownBoard,
  { x, y, angle }: Piece,
  look: Look,
  cells: readonly (readonly [number, number])[],
): number | undefined {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const covered = cells.map(([dx, dy]) =>
    cellAt(known.frame, x + dx * cos - dy * sin, y + dx * sin + dy * cos),
  )
  if (covered.includes(undefined)) return undefined
  const { game, frame } = known
  const start = game.layout.empty()
  game.start(start)
  // Where the naming cell lies in the block is seen from the set-up, or from the ways it can be turned.
  const { ways } = learn(known)
  const own: Pick<Seen, 'cell' | 'cells'> | undefined =
    game.scene(start).placed.find(each => each.cells && lookKey(each.look) === lookKey(look)) ??
    [...ways.values()].find(each => lookKey(each.look) === lookKey(look))
  const spots = own?.cells?.map(cell => frame.places[cell]!) ?? []
  const named = own?.cell === undefined ? undefined : frame.places[own.cell]
  if (!named) return covered[0]
  const middle = (of: readonly number[]) => (Math.min(...of) + Math.max(...of)) / 2
  return cellAt(
    frame,
    x + named.x - middle(spots.map(spot => spot.x)),
    y + named.y - middle(spots.map(spot => spot.y)),
  )
}

/** What stands on which cell, by the nearest cell; pieces beside the board do not count. */
function standing(known: KnownBoard, table: Table): Result<Map<number, Standing[]>> {
  const cells = new Map<number, Standing[]>()
  for (const thing of table.things) {
    if (thing.what !== 'piece' || thing.hand !== undefined) continue
    const face = shownFace(table, thing)
    const look = face && lookOf(known, face, thing.angle)
    const cell =
      look && face.kind === 'art' && face.cells
        ? blockCell(known, thing, look, face.cells)
        : cellNear(known, thing)
    if (cell === undefined) {
      if (isAside(known, thing)) continue
      const name = thingName(table, thing)
      return fail(hu.switch.between(name), en.switch.between(name))
    }
    if (!look) return notHere(table, thing, known.game.board.cells[cell]!)
    cells.set(cell, [...(cells.get(cell) ?? []), { piece: thing, look }])
  }
  return ok(cells)
}

type Shown = ReadonlyMap<number, readonly { readonly look: Look }[]>

/** The same cells with the same pieces have the same signature; seeds are counted. */
const signature = (cells: Shown): string =>
  [...cells]
    .filter(([, list]) => list.length > 0)
    .sort(([a], [b]) => a - b)
    .map(([cell, list]) => {
      const looks = list.flatMap(({ look }) => {
        const one = unpacked(look)
        return Array.from({ length: one.count }, () => lookKey(one.look))
      })
      return `${cell}:${looks.join('+')}`
    })
    .join(' ')

function seen(known: KnownBoard, position: Position): Map<number, { look: Look }[]> {
  const cells = new Map<number, { look: Look }[]>()
  for (const { cell, look } of known.game.scene(position).placed)
    cells.set(cell, [...(cells.get(cell) ?? []), { look }])
  return cells
}

const notHere = (table: Table, piece: Piece, cell: CellShape) => {
  const name = thingName(table, piece)
  return fail(
    hu.switch.unknownPiece(name, cellTitle(cell, 'hu')),
    en.switch.unknownPiece(name, cellTitle(cell, 'en')),
  )
}
const crowded = (cell: CellShape) =>
  fail(hu.switch.crowded(cellTitle(cell, 'hu')), en.switch.crowded(cellTitle(cell, 'en')))

/** "1 white, 2 black": neighbours that are alike are counted. */
function runs(words: readonly string[]): string {
  const parts: { word: string; n: number }[] = []
  for (const word of words) {
    const last = parts.at(-1)
    if (last?.word === word) last.n++
    else parts.push({ word, n: 1 })
  }
  return parts.map(({ word, n }) => `${n} ${word}`).join(', ')
}

/** What lies on the cells, in the words of one range. */
function written(
  known: KnownBoard,
  table: Table,
  cells: ReadonlyMap<number, readonly Standing[]>,
  base: Json | undefined,
  { how, words, order, silent, columns, unwritten }: Spelling,
): Result<Json> {
  const { board } = known.game
  if (how === 'numbers') return ok(order.map(cell => cells.get(cell)?.length ?? 0))
  const json: { [cell: string]: Json } = {}
  for (const [name, word] of Object.entries(base ?? {}))
    if (silent.has(JSON.stringify(word))) json[name] = word as Json
  const plain = new Map([...words].map(([key, word]) => [key.slice(0, key.lastIndexOf(' ')), word]))
  for (const [cell, list] of cells) {
    const where = board.names[cell]!
    const [first] = list
    if (!first || unwritten.has(cell)) continue
    // Many small ones in a cell are one thing with a number on it.
    const packed = COUNTED.has(first.look.art) && list.length >= 1
    if (packed && list.some(({ look }) => lookKey(look) !== lookKey(first.look)))
      return crowded(board.cells[cell]!)
    const looks = packed ? [{ piece: first.piece, look: { ...first.look, text: String(list.length) } }] : list
    const said: Json[] = []
    for (const { piece, look } of looks) {
      const word = words.get(sideKey(look)) ?? plain.get(lookKey(look))
      if (word === undefined) return notHere(table, piece, board.cells[cell]!)
      said.push(word)
    }
    if (how === 'words' && said.length > 1 && !columns) return crowded(board.cells[cell]!)
    if (how === 'words') json[where] = said.length === 1 ? said[0]! : said
    else json[where] = runs(said.map(String))
  }
  return ok(json)
}

const listOf = (hands: Json | undefined, player: string): readonly Json[] => {
  const [, list] = Object.entries(hands ?? {}).find(([id]) => id === player) ?? []
  return Array.isArray(list) ? (list as readonly Json[]) : []
}

/** What the players hold, from what lies beside the board or has not yet been put on it. */
function heldHands(
  known: KnownBoard,
  table: Table,
  base: PositionJson,
  cells: Shown,
  before: Shown,
): PositionJson | undefined {
  const { hands } = learn(known)
  if (!hands) return undefined
  const count = (shown: Shown, key: string) =>
    [...shown.values()].flat().filter(({ look }) => lookKey(look) === key).length
  const had = base[hands.range]
  const beside = asideLooks(known, table)
  const json: { [player: string]: Json[] } = {}
  for (const [key, { player, word }] of hands.items) {
    const waiting = listOf(had, player).filter(each => each === word).length
    const n = hands.stock.has(key)
      ? Math.max(0, waiting - (count(cells, key) - count(before, key)))
      : beside.filter(each => each === key).length
    if (n > 0) json[player] = [...(json[player] ?? []), ...Array.from({ length: n }, () => word)]
  }
  return { [hands.range]: json }
}

/** The looks of the pieces that lie beside the board or in somebody's hand. */
function asideLooks(known: KnownBoard, table: Table): string[] {
  return table.things.flatMap(thing => {
    if (thing.what !== 'piece') return []
    if (thing.hand === undefined && !isAside(known, thing)) return []
    const face = shownFace(table, thing)
    const look = face && lookOf(known, face, thing.angle)
    return look ? [lookKey(look)] : []
  })
}

function baseOf(known: KnownBoard, table: Table): PositionJson {
  const { game } = known
  if (table.board.kind === 'game' && table.board.from !== undefined) {
    try {
      const json = JSON.parse(table.board.from) as PositionJson
      if (readPosition(game, json).ok) return json
    } catch {
      // The set-up of the game serves as well.
    }
  }
  const start = game.layout.empty()
  game.start(start)
  return game.layout.write(start)
}

/** With all the rest as it was, then without one part of it, then without all: rights and counts that no longer fit go. */
function* rests(base: PositionJson, own: PositionJson): Generator<PositionJson> {
  yield { ...base, ...own }
  const others = Object.keys(base).filter(key => !(key in own))
  for (const left of others) {
    const { [left]: _, ...rest } = base
    yield { ...rest, ...own }
  }
  yield own
}

/** The position the table shows, with this player to move. */
/** The table as if its board lay where the game draws it. */
function unmoved(table: Table): Table {
  const at = table.board.kind === 'game' ? table.board.at : undefined
  if (!at) return table
  return { ...table, things: table.things.map(thing => ({ ...thing, x: thing.x - at.x, y: thing.y - at.y })) }
}

export function positionOf(known: KnownBoard, lying: Table, turn: string): Result<PositionJson> {
  const table = unmoved(lying)
  const stand = standing(known, table)
  if (!stand.ok) return stand
  const cells = stand.value
  const { game } = known
  const base = baseOf(known, table)
  const wanted = signature(cells)
  const first = readPosition(game, base)
  const before = first.ok ? seen(known, first.value) : new Map<number, { look: Look }[]>()
  const hands = heldHands(known, table, base, cells, before)
  const same = { ...base, ...hands, turn }
  const still = readPosition(game, same)
  // Nothing was moved: all that pieces do not show is kept as it was.
  if (still.ok && signature(before) === wanted) return ok(same)
  const { spellings } = learn(known)
  if (spellings.size === 0) return fail(hu.switch.untold, en.switch.untold)
  let why: Result<PositionJson> | undefined
  for (const [range, spelling] of spellings) {
    const pieces = written(known, table, cells, base[range], spelling)
    if (!pieces.ok) {
      why ??= pieces
      continue
    }
    for (const json of rests(base, { turn, [range]: pieces.value, ...hands })) {
      const read = readPosition(game, json)
      // The last try has nothing but what is seen, so what hinders it can be seen too.
      if (!read.ok) why = read
      else if (signature(seen(known, read.value)) === wanted) return ok(game.layout.write(read.value))
      else why = fail(hu.switch.notShown, en.switch.notShown)
    }
  }
  return why ?? fail(hu.switch.notShown, en.switch.notShown)
}

/** A match that begins with what lies on the table. */
export function matchFrom(known: KnownBoard, table: Table, turn: string, name: string): Result<SavedMatch> {
  const json = positionOf(known, table, turn)
  if (!json.ok) return json
  try {
    const match = Match.beginFrom(known.definition, known.options, json.value)
    if (!match.ok) return match
    const over = match.value.outcome
    if (over) return fail(hu.switch.over(over.reason.hu), en.switch.over(over.reason.en))
    return ok({
      id: freshKey(),
      name,
      updated: new Date().toISOString(),
      seats: seatsFor(match.value.game.players.length, []),
      match: match.value.save(),
    })
  } catch {
    return fail(hu.switch.notShown, en.switch.notShown)
  }
}
