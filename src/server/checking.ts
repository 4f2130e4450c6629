import { fail, ok, type Json, type Result } from '../engine/index.ts'
import { games } from '../games/index.ts'
import {
  LIMITS,
  matchEventShape,
  parseAppend,
  parseSavedMatch,
  parseTableShape,
  tableEventShape,
  unsealBody,
  wholeOf,
  type Kind,
} from '../wire/index.ts'
import type { Rows } from './records.ts'

/**
 * What is looked at before something is kept. The cost grows with the size only: nothing is replayed here. A record is read
 * only by the browsers of its own guest, and those replay it and never trust it.
 */

/** A record's head as JSON: what a list carries for each of many records. */
const LARGEST_HEAD = 32_000

/** How deep the brackets of a text go. Counted on the text, so that no nest is ever built. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x22) {
      // To the end of the string; a quote after an odd number of backslashes belongs to it.
      for (;;) {
        i = text.indexOf('"', i + 1)
        if (i < 0) return most
        let back = i
        while (text.charCodeAt(back - 1) === 0x5c) back--
        if ((i - back) % 2 === 0) break
      }
    } else if (code === 0x5b || code === 0x7b) most = Math.max(most, ++depth)
    else if (code === 0x5d || code === 0x7d) depth--
  }
  return most
}

/** Text from outside as data: of bounded depth, and never a throw. */
export function readJson(text: string): Result<unknown> {
  // The request itself is a few levels around the data.
  if (depthOf(text) > LIMITS.depth + 8)
    return fail('Az adat túl mélyen egymásba ágyazott.', 'The data are nested too deeply.')
  try {
    return ok(JSON.parse(text))
  } catch {
    return fail('Ez nem érthető adat (JSON).', 'This is not readable data (JSON).')
  }
}

const known = new Set(games.map(game => game.id))
const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Games that a table's board or a match names, as far down as they can stand. */
function unknownGame(json: Json | undefined, depth = 6): string | undefined {
  if (depth === 0 || typeof json !== 'object' || json === null) return undefined
  if (
    isObject(json) &&
    json['kind'] === 'game' &&
    typeof json['game'] === 'string' &&
    !known.has(json['game'])
  )
    return json['game']
  for (const each of Object.values(json)) {
    const found = typeof each === 'object' ? unknownGame(each, depth - 1) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

const noGame = (id: string) =>
  fail(`Nincs ilyen játék: „${id.slice(0, 80)}”.`, `There is no game "${id.slice(0, 80)}".`)

/** A whole file inside an event is one of ours; a deck is any plain data. */
function checkWhole(kind: Kind, file: Json): Result<unknown> {
  if (kind === 'deck') return ok(file)
  return kind === 'match' ? parseSavedMatch(file) : parseTableShape(file)
}

/** An event has one of the shapes that pages read; whether it can be repeated where it stands is for them to say. */
function checkEvent(kind: Kind, body: Json): Result<unknown> {
  if (kind === 'match') return matchEventShape(body, 'event')
  return kind === 'table' ? tableEventShape(body, 'event') : ok(body)
}

function checkBody(kind: Kind, kept: Json): Result<Json> {
  // A match with secrets comes sealed and is kept so; what is in it is looked at all the same.
  const opened = kind === 'match' ? unsealBody(kept, readJson) : ok(kept)
  if (!opened.ok) return opened
  const body = opened.value
  const file = wholeOf(body)
  const read = file === undefined ? checkEvent(kind, body) : checkWhole(kind, file)
  if (!read.ok) return read
  if (kind === 'table') {
    const id = unknownGame(body)
    if (id !== undefined) return noGame(id)
  }
  const match = kind === 'match' && isObject(file) ? file['match'] : undefined
  const id = isObject(match) ? match['game'] : undefined
  if (typeof id === 'string' && !known.has(id)) return noGame(id)
  return ok(kept)
}

/** An append as it goes to the disk. */
function checkAppend(text: string): Result<Rows> {
  const json = readJson(text)
  if (!json.ok) return json
  const read = parseAppend(json.value)
  if (!read.ok) return read
  const { kind, base, head, events } = read.value
  const heading = JSON.stringify(head)
  if (heading.length > LARGEST_HEAD) return fail('A fejléc túl nagy.', 'The head is too large.')
  if (new Set(events.map(event => event.cid)).size !== events.length)
    return fail('Két eseménynek ugyanaz az azonosítója.', 'Two events have the same id.')
  const rows: Rows['events'][number][] = []
  for (const { cid, body } of events) {
    const checked = checkBody(kind, body)
    if (!checked.ok) return checked
    const written = JSON.stringify(body)
    if (written.length > LIMITS.event) return fail('Egy esemény túl nagy.', 'One event is too large.')
    rows.push({ cid, body: written })
  }
  return ok({ kind, base, head: heading, events: rows })
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** An append as it came over the network. */
export function checkBytes(bytes: Uint8Array): Result<Rows> {
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    return fail('Ez nem UTF-8 szöveg.', 'This is not UTF-8 text.')
  }
  return checkAppend(text)
}
