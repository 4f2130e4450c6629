import { lookKey } from '../../board/art/index.ts'
import { cellAt } from '../../board/geometry.ts'
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
import type { Look } from '../../kit/index.ts'
import type { Face, Piece, Table } from '../../table/index.ts'
import type { SavedMatch } from '../../wire/index.ts'
import { freshKey } from '../store/matches.ts'
import { seatsFor } from '../store/opening.ts'
import type { KnownBoard } from './board-shown.ts'
import { tintOf } from './faces.ts'
import { learn, sideKey } from './learning.ts'
import { shownFace } from './extent.ts'
import { thingName } from './telling.ts'
import { en } from './text/en.ts'
import { hu } from './text/hu.ts'

/** From the free table to rules play in the same position, when it is a legal one; else what hinders it. */

const lookOf = (face: Face, angle: number): Look | undefined =>
  face.kind === 'art'
    ? {
        art: face.art,
        tint: tintOf(face.tint),
        ...(face.text ? { text: face.text } : {}),
        ...(angle ? { turn: angle } : {}),
      }
    : undefined

interface Standing {
  readonly piece: Piece
  readonly look: Look
}

/** What stands on which cell, by the nearest cell; pieces beside the board do not count. */
function standing(known: KnownBoard, table: Table): Result<Map<number, Standing[]>> {
  const cells = new Map<number, Standing[]>()
  const [left, top, width, height] = known.frame.view
  for (const thing of table.things) {
    if (thing.what !== 'piece' || thing.hand !== undefined) continue
    const face = shownFace(table, thing)
    const look = face && lookOf(face, thing.angle)
    const cell = cellAt(known.frame, thing.x, thing.y)
    if (cell === undefined) {
      const { x, y } = thing
      if (x < left || y < top || x > left + width || y > top + height) continue
      const name = thingName(table, thing)
      return fail(hu.switch.between(name), en.switch.between(name))
    }
    const where = known.game.board.names[cell]!
    if (!look) {
      const name = thingName(table, thing)
      return fail(hu.switch.unknownPiece(name, where), en.switch.unknownPiece(name, where))
    }
    cells.set(cell, [...(cells.get(cell) ?? []), { piece: thing, look }])
  }
  return ok(cells)
}

const signature = (cells: ReadonlyMap<number, readonly { readonly look: Look }[]>, how: 'turned' | 'plain') =>
  [...cells]
    .filter(([, list]) => list.length > 0)
    .sort(([a], [b]) => a - b)
    .map(
      ([cell, list]) =>
        `${cell}:${list.map(({ look }) => (how === 'turned' ? sideKey(look) : lookKey(look))).join('+')}`,
    )
    .join(' ')

function seen(known: KnownBoard, position: Position): Map<number, { look: Look }[]> {
  const cells = new Map<number, { look: Look }[]>()
  for (const { cell, look } of known.game.scene(position).placed)
    cells.set(cell, [...(cells.get(cell) ?? []), { look }])
  return cells
}

/** The written pieces of one range, from the looks that lie on the cells. */
function written(
  known: KnownBoard,
  table: Table,
  cells: ReadonlyMap<number, readonly Standing[]>,
  words: ReadonlyMap<string, Json>,
): Result<PositionJson> {
  const json: { [cell: string]: Json } = {}
  const plain = new Map([...words].map(([key, word]) => [key.slice(0, key.lastIndexOf(' ')), word]))
  for (const [cell, list] of cells) {
    const where = known.game.board.names[cell]!
    const said: Json[] = []
    for (const { piece, look } of list) {
      const word = words.get(sideKey(look)) ?? plain.get(lookKey(look))
      if (word === undefined) {
        const name = thingName(table, piece)
        return fail(hu.switch.unknownPiece(name, where), en.switch.unknownPiece(name, where))
      }
      said.push(word)
    }
    json[where] = said.length === 1 ? said[0]! : said
  }
  return ok(json)
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

/** The position the table shows, with this player to move. */
export function positionOf(known: KnownBoard, table: Table, turn: string): Result<PositionJson> {
  const stand = standing(known, table)
  if (!stand.ok) return stand
  const cells = stand.value
  const { game } = known
  const base = baseOf(known, table)
  const wanted = signature(cells, 'plain')
  const first = readPosition(game, { ...base, turn })
  // Nothing was moved: all that pieces do not show is kept as it was.
  if (first.ok && signature(seen(known, first.value), 'plain') === wanted) return ok({ ...base, turn })
  const ranges = [...learn(known).words]
  let why: Result<PositionJson> = fail(hu.switch.notShown, en.switch.notShown)
  for (const [range, words] of ranges) {
    const pieces = written(known, table, cells, words)
    if (!pieces.ok) {
      why = pieces
      continue
    }
    // With all the rest as it was, and without it: rights and counts that no longer fit are left out.
    for (const json of [
      { ...base, turn, [range]: pieces.value },
      { turn, [range]: pieces.value },
    ]) {
      const read = readPosition(game, json)
      if (!read.ok) {
        why = read
        continue
      }
      if (signature(seen(known, read.value), 'plain') === wanted) return ok(game.layout.write(read.value))
      why = fail(hu.switch.notShown, en.switch.notShown)
    }
  }
  return why
}

/** A match that begins with what lies on the table. */
export function matchFrom(known: KnownBoard, table: Table, turn: string, name: string): Result<SavedMatch> {
  const json = positionOf(known, table, turn)
  if (!json.ok) return json
  try {
    const match = Match.beginFrom(known.definition, known.options, json.value)
    if (!match.ok) return match
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
