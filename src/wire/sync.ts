import { fail, ok, type Json, type Result, type Words } from '../engine/index.ts'
import { byKey, isObject, list, matching, object, text, whole, word, type Shape } from './shape.ts'

/**
 * How a browser and the server keep the same things. A thing is a *record*: a numbered list of events that only grows.
 * Its version is the number of its events. The server never merges: an append names the number it builds on (`base`), and
 * when the record has gone on elsewhere the answer is a conflict (409) with the server's version. The page then asks the
 * person: take that one, or keep mine as a copy.
 *
 * | call                             | body    | answer                                                                 |
 * |----------------------------------|---------|------------------------------------------------------------------------|
 * | POST   /api/guest                | –       | Guest; sets the cookie when the browser has none. Call it first.       |
 * | POST   /api/guest/link           | –       | Link: a code another device can use once                               |
 * | POST   /api/guest/join           | Join    | Guest; this browser is that guest from now on, its records move along  |
 * | GET    /api/records?since=n      | –       | Listing: own records changed after n (0: all), tombstones too          |
 * | GET    /api/records/:id?from=n   | –       | Events: from number n on, one page; ask again until `version` is there |
 * | POST   /api/records/:id          | Append  | Accepted · 409 conflict · 410 deleted                                  |
 * | POST   /api/records/:id/copy     | Copy    | Accepted: the first `upto` events under a new id                       |
 * | DELETE /api/records/:id?base=n   | –       | Accepted: the tombstone is the last event · 409 · 404                  |
 *
 * Every refusal has a body: Refusal. The page must ask the person before it joins: joining gives the records of this
 * browser to the guest who made the code. Afterwards the list is asked for from 0: it counts another guest's changes.
 */
export const paths = {
  health: '/api/health',
  guest: '/api/guest',
  link: '/api/guest/link',
  join: '/api/guest/join',
  records: (since: number): string => `/api/records?since=${since}`,
  record: (id: string): string => `/api/records/${encodeURIComponent(id)}`,
  events: (id: string, from: number): string => `/api/records/${encodeURIComponent(id)}?from=${from}`,
  copy: (id: string): string => `/api/records/${encodeURIComponent(id)}/copy`,
  deletion: (id: string, base: number): string => `/api/records/${encodeURIComponent(id)}?base=${base}`,
}

export const LIMITS = {
  /** Characters of one event as JSON: a picture of twelve megabytes fits. */
  event: 13 * 1024 * 1024,
  /** Bytes of one request. An append with more is sent in parts. */
  request: 64 * 1024 * 1024,
  /** Events in one append. */
  batch: 5000,
  events: 200_000,
  depth: 64,
  about: 24_000,
} as const

export type Kind = 'match' | 'table' | 'deck'
const kind = word('match', 'table', 'deck')
const id = matching(/^[A-Za-z0-9-]+$/, 64)
const count = whole(0, LIMITS.events + 1)

/** Characters that steer the direction of writing or cannot be seen make a name look like another one. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g
export const plainName = (name: string): string => name.replace(HIDDEN, '')

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/
/** A date as `toISOString` writes it; any other text would be compared wrongly. */
export const isStamp = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 40 && ISO.test(value) && !Number.isNaN(Date.parse(value))

const name: Shape<string> = (value, where) => {
  const read = text(200)(value, where)
  return read.ok ? ok(plainName(read.value)) : read
}

const scalar: Shape<string | number> = (value, where) =>
  typeof value === 'number' && Number.isFinite(value) ? ok(value) : text(LIMITS.about)(value, where)

/** What a list shows of a record. It is sent with every append, so it always tells of the newest event. */
export interface Head {
  readonly name: string
  readonly state: 'running' | 'finished'
  /** Small things a list shows: the game, number of moves, whose turn, a small picture as a data address. */
  readonly about: Readonly<Record<string, string | number>>
}
const head: Shape<Head> = object({ name, state: word('running', 'finished'), about: byKey(scalar, 16) })

/** Plain data of bounded depth. Numbers are finite, so what is stored reads back as it was sent. */
const plain = (value: unknown, depth: number): value is Json => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return value.every(each => plain(each, depth - 1))
  for (const key in value) if (key === '__proto__' || !plain(Reflect.get(value, key), depth - 1)) return false
  return true
}
const json: Shape<Json> = (value, where) =>
  plain(value, LIMITS.depth)
    ? ok(value)
    : fail(`Hibás vagy túl mély adat itt: ${where}.`, `Wrong or too deep data at ${where}.`)

/**
 * One event: an id made by the browser that stays the same when it is sent again, and what happened. The server looks into
 * a body only as far as src/server/checking.ts says. A record that was a whole file before (or was imported from one)
 * begins with `{ "whole": <SavedMatch | TableFile | deck> }`.
 */
export interface Happening {
  readonly cid: string
  readonly body: Json
}
const happening: Shape<Happening> = object({ cid: matching(/^[A-Za-z0-9_-]+$/, 40), body: json })

/** The file a record began with, if it began with one. */
export const wholeOf = (body: Json): Json | undefined =>
  isObject(body) && 'whole' in body ? (body['whole'] as Json) : undefined

/** New events. The first append (base 0) makes the record; a repeated one gets the same answer and changes nothing. */
export interface Append {
  readonly kind: Kind
  readonly base: number
  readonly head: Head
  readonly events: readonly Happening[]
}
const append: Shape<Append> = object({ kind, base: count, head, events: list(happening, LIMITS.batch) })

export interface Accepted {
  readonly version: number
  /** The number of this guest's last change: what the next listing may start from. */
  readonly change: number
}

/** A copy of the first events under a new id: the person keeps both lines. */
export interface Copy {
  readonly id: string
  readonly upto: number
  readonly head: Head
}

export interface Events {
  readonly version: number
  readonly from: number
  readonly events: readonly Happening[]
}

export interface Kept {
  readonly is: 'kept'
  readonly kind: Kind
  readonly id: string
  readonly version: number
  readonly change: number
  /** When the server took the last event, as an ISO date: to show, never to decide by. */
  readonly updated: string
  readonly head: Head
}
/** A record that was deleted: every browser of the guest that holds it hears of it. */
export interface Deleted {
  readonly is: 'deleted'
  readonly kind: Kind
  readonly id: string
  readonly version: number
  readonly change: number
}
export interface Listing {
  /** What the next listing may start from. */
  readonly change: number
  /** How many more changed records there are: ask again from `change` until this is 0. */
  readonly rest: number
  readonly records: readonly (Kept | Deleted)[]
}

export interface Guest {
  /** Whether the cookie was made now. */
  readonly guest: 'new' | 'known'
  /** Bytes kept and allowed. */
  readonly used: number
  readonly room: number
}
export interface Join {
  readonly code: string
}
export interface Link {
  readonly code: string
  readonly minutes: number
}

/** Why something was not done. `what` is for the program, `error` for the person. */
export interface Refusal {
  readonly what: (typeof REFUSALS)[number]
  readonly error: Words
  /** The server's version, when the record went on or was deleted elsewhere. */
  readonly version?: number
}
export const REFUSALS = [
  /** 409: the record went on elsewhere. */
  'conflict',
  /** 410: it was deleted elsewhere. */
  'deleted',
  /** 404: there is no such record, code or address. A record the server does not have is sent from its start. */
  'unknown',
  /** 401: the browser has no key yet, or one the server does not know. */
  'guest',
  /** 413 and 507: too large, or the guest's room is full. */
  'room',
  /** 429 and 503: asked too often, or the server is busy: try again later. */
  'later',
  /** 400, 405, 415: what was sent makes no sense here. */
  'wrong',
  /** 403 and 421: another site, or a name this server does not go by. */
  'foreign',
  /** 500: a fault of the server. */
  'fault',
] as const

const change = whole(0, Number.MAX_SAFE_INTEGER)
const accepted: Shape<Accepted> = object({ version: count, change })
const copy: Shape<Copy> = object({ id, upto: count, head })
const events: Shape<Events> = object({ version: count, from: count, events: list(happening, LIMITS.events) })
const updated = matching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 24)
const kept: Shape<Kept> = object({ is: word('kept'), kind, id, version: count, change, updated, head })
const deleted: Shape<Deleted> = object({ is: word('deleted'), kind, id, version: count, change })
const listed: Shape<Kept | Deleted> = (value, where) =>
  isObject(value) && value['is'] === 'deleted' ? deleted(value, where) : kept(value, where)
const listing: Shape<Listing> = object({ change, rest: count, records: list(listed, 100_000) })
const guest: Shape<Guest> = object({
  guest: word('new', 'known'),
  used: whole(0, Number.MAX_SAFE_INTEGER),
  room: whole(0, Number.MAX_SAFE_INTEGER),
})
const join: Shape<Join> = object({ code: matching(/^[0-9A-Za-z -]+$/, 40) })
const link: Shape<Link> = object({ code: text(40), minutes: whole(1, 1440) })
const refusal: Shape<Refusal> = object(
  { what: word(...REFUSALS), error: object({ hu: text(500), en: text(500) }) },
  { version: count },
)

export const parseAppend = (value: unknown): Result<Append> => {
  const read = append(value, '')
  return read.ok && read.value.events.length === 0
    ? fail('Nincs mit hozzáfűzni.', 'There is nothing to append.')
    : read
}
export const parseCopy = (value: unknown): Result<Copy> => copy(value, '')
export const parseJoin = (value: unknown): Result<Join> => join(value, '')
export const parseAccepted = (value: unknown): Result<Accepted> => accepted(value, '')
export const parseEvents = (value: unknown): Result<Events> => events(value, '')
export const parseListing = (value: unknown): Result<Listing> => listing(value, '')
export const parseGuest = (value: unknown): Result<Guest> => guest(value, '')
export const parseLink = (value: unknown): Result<Link> => link(value, '')
export const parseRefusal = (value: unknown): Result<Refusal> => refusal(value, '')
