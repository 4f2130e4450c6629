import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Result, Words } from '../engine/index.ts'
import { LIMITS, parseCopy, parseJoin, type Guest, type Link } from '../wire/index.ts'
import { answer, later, noAddress, noMethod, Refused, tooLarge } from './answering.ts'
import { bodyOf } from './bodies.ts'
import type { Checker } from './checker.ts'
import { readJson } from './checking.ts'
import { addressOf, isForeign, isPrivate, schemeOf, type Reach } from './gate.ts'
import type { GuestRow } from './guests.ts'
import { codeHash, cookieFor, freshCode, freshKey, hashOf, keyIn } from './keys.ts'
import type { Intake, Limits, Meter, Rate } from './limits.ts'
import type { Listed } from './reading.ts'
import type { Outcome } from './records.ts'
import type { Store } from './storage.ts'

/** Everything the addresses under /api need. */
export interface Api {
  readonly store: Store
  readonly checker: Checker
  readonly reach: Reach
  readonly limits: Limits
  readonly meter: Meter
  readonly intake: Intake
  /** The longest pause in an upload, in milliseconds. */
  readonly pause: number
}

/** One request on its way. */
export interface Call {
  readonly api: Api
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly query: URLSearchParams
  readonly address: string
}

const words = (hu: string, en: string): Words => ({ hu, en })

/** How long a code for another device works. */
export const MINUTES = 10

function limit({ api }: Call, key: string, rate: Rate): void {
  const wait = api.meter.wait(key, rate)
  if (wait > 0) throw later(wait)
}

/** A body from outside. Only what says that it is JSON is read: a form of another site cannot say so. */
function body({ api, request, address }: Call, largest: number) {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new Refused(415, 'wrong', words('Ide csak JSON küldhető.', 'Only JSON can be sent here.'))
  return bodyOf(request, { intake: api.intake, from: address, largest, pause: api.pause })
}

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(400, 'wrong', result.why)
  return result.value
}

const SMALL = 64 * 1024
async function smallJson<T>(call: Call, parse: (json: unknown) => Result<T>): Promise<T> {
  const text = new TextDecoder().decode(await body(call, SMALL))
  return good(parse(good(readJson(text))))
}

async function guestOf(call: Call): Promise<GuestRow> {
  const { api, request } = call
  const key = keyIn(request.headers.cookie, api.store.server)
  const guest = key === undefined ? undefined : await api.store.call('guestOf', hashOf(key))
  if (!guest)
    throw new Refused(
      401,
      'guest',
      words(
        'A kiszolgáló nem ismeri ezt a böngészőt: töltsd újra az oldalt.',
        'The server does not know this browser: load the page again.',
      ),
    )
  limit(call, `guest ${guest.id}`, api.limits.guest)
  return guest
}

const FULL: Readonly<Record<'guest' | 'records' | 'record', Words>> = {
  guest: words(
    'Betelt a helyed a kiszolgálón. Törölj néhány régi mentést; a böngésződben ez is megvan.',
    'Your room on the server is full. Delete some old saves; your browser keeps this one.',
  ),
  records: words(
    'Túl sok mentésed van a kiszolgálón. Törölj néhány régit; a böngésződben ez is megvan.',
    'You have too many saves on the server. Delete some old ones; your browser keeps this one.',
  ),
  record: words(
    'Ez a mentés túl nagyra nőtt a kiszolgálónak. A böngésződben megvan.',
    'This save has grown too large for the server. Your browser keeps it.',
  ),
}
const noRecord = () => new Refused(404, 'unknown', words('Nincs ilyen mentés.', 'There is no such save.'))
const gone = (version: number) =>
  new Refused(
    410,
    'deleted',
    words('Ezt a mentést egy másik eszközön törölték.', 'This save was deleted on another device.'),
    {
      version,
    },
  )

function tell({ response }: Call, outcome: Outcome): void {
  switch (outcome.is) {
    case 'accepted':
      return answer(response, 200, { version: outcome.version, change: outcome.change })
    case 'conflict':
      throw new Refused(
        409,
        'conflict',
        words('Ez közben máshol folytatódott.', 'This went on elsewhere meanwhile.'),
        { version: outcome.version },
      )
    case 'deleted':
      throw gone(outcome.version)
    case 'unknown':
      throw noRecord()
    case 'full':
      throw new Refused(507, 'room', FULL[outcome.what])
  }
}

const count = (text: string | null): number => {
  const n = Number(text ?? 0)
  if (!Number.isSafeInteger(n) || n < 0)
    throw new Refused(400, 'wrong', words('Ez nem szám.', 'This is not a number.'))
  return n
}

const guestAnswer = (call: Call, guest: GuestRow, state: Guest['guest']): Guest => ({
  guest: state,
  used: guest.bytes,
  room: call.api.limits.room.bytes,
})

function setKey({ api, request, response }: Call, key: string): void {
  response.setHeader('set-cookie', cookieFor(api.store.server, key, schemeOf(api.reach, request)))
}

async function meet(call: Call): Promise<void> {
  const { api, request, response } = call
  const had = keyIn(request.headers.cookie, api.store.server)
  const known = had === undefined ? undefined : await api.store.call('guestOf', hashOf(had))
  if (known && had !== undefined) {
    // Said again, so that the cookie of somebody who comes now and then does not run out.
    setKey(call, had)
    return answer(response, 200, guestAnswer(call, known, 'known'))
  }
  limit(call, `guests ${call.address}`, api.limits.guests)
  const key = freshKey()
  const old = isPrivate(api.reach) ? 'claim' : 'leave'
  const { guest } = await api.store.call('newGuest', hashOf(key), old)
  setKey(call, key)
  answer(response, 200, guestAnswer(call, guest, 'new'))
}

async function makeLink(call: Call): Promise<void> {
  const guest = await guestOf(call)
  const code = freshCode()
  await call.api.store.call('makeCode', guest.id, { hash: codeHash(code), minutes: MINUTES })
  const link: Link = { code, minutes: MINUTES }
  answer(call.response, 200, link)
}

async function join(call: Call): Promise<void> {
  const { api, request, response } = call
  limit(call, `joins ${call.address}`, api.limits.joins)
  const { code } = await smallJson(call, parseJoin)
  const had = keyIn(request.headers.cookie, api.store.server)
  const key = had ?? freshKey()
  const guest = await api.store.call('join', codeHash(code), hashOf(key))
  if (!guest)
    throw new Refused(
      404,
      'unknown',
      words(
        'Ez a kód nem jó: lejárt, már használták, vagy elírás van benne. Kérj újat a másik eszközön.',
        'This code does not work: it has expired, was used, or is mistyped. Ask for a new one on the other device.',
      ),
    )
  setKey(call, key)
  answer(response, 200, guestAnswer(call, guest, 'known'))
}

/** Heads lie on the disk as JSON text and are passed on as they are. */
const listingText = ({ change, rest, records }: Listed): string => {
  const each = records.map(record => {
    const { id, kind, version } = record
    const plain = { is: record.state, kind, id, version, change: record.change }
    if (record.state === 'deleted') return JSON.stringify(plain)
    const updated = new Date(record.updated_ms).toISOString()
    return `${JSON.stringify({ ...plain, updated }).slice(0, -1)},"head":${record.head}}`
  })
  return `{"change":${change},"rest":${rest},"records":[${each.join(',')}]}`
}

async function list(call: Call): Promise<void> {
  const guest = await guestOf(call)
  const found = await call.api.store.call('listRecords', guest.id, count(call.query.get('since')))
  answer(call.response, 200, undefined, listingText(found))
}

async function read(call: Call, id: string): Promise<void> {
  const guest = await guestOf(call)
  const from = count(call.query.get('from'))
  const found = await call.api.store.call('read', guest.id, id, from)
  if (found.is === 'unknown') throw noRecord()
  if (found.is === 'deleted') throw gone(found.version)
  const events = found.events.map(event => `{"cid":${JSON.stringify(event.cid)},"body":${event.body}}`)
  answer(
    call.response,
    200,
    undefined,
    `{"version":${found.version},"from":${from},"events":[${events.join(',')}]}`,
  )
}

async function append(call: Call, id: string): Promise<void> {
  const guest = await guestOf(call)
  const bytes = await body(call, LIMITS.request)
  if (bytes.length > call.api.limits.room.record) throw tooLarge()
  const rows = good(await call.api.checker.check(bytes))
  tell(call, await call.api.store.call('append', guest.id, id, rows))
}

async function copy(call: Call, id: string): Promise<void> {
  const guest = await guestOf(call)
  const { head, ...wish } = await smallJson(call, parseCopy)
  tell(call, await call.api.store.call('copy', guest.id, id, { ...wish, head: JSON.stringify(head) }))
}

async function remove(call: Call, id: string): Promise<void> {
  const guest = await guestOf(call)
  tell(call, await call.api.store.call('remove', guest.id, id, count(call.query.get('base'))))
}

async function health({ api, response }: Call): Promise<void> {
  await api.store.health()
  answer(response, 200, { ok: true })
}

type Handler = (call: Call, id: string) => Promise<void>
const ROUTES: readonly { readonly path: RegExp; readonly by: Readonly<Record<string, Handler>> }[] = [
  { path: /^\/api\/health$/, by: { GET: health } },
  { path: /^\/api\/guest$/, by: { POST: meet } },
  { path: /^\/api\/guest\/link$/, by: { POST: makeLink } },
  { path: /^\/api\/guest\/join$/, by: { POST: join } },
  { path: /^\/api\/records$/, by: { GET: list } },
  { path: /^\/api\/records\/([A-Za-z0-9-]{1,64})$/, by: { GET: read, POST: append, DELETE: remove } },
  { path: /^\/api\/records\/([A-Za-z0-9-]{1,64})\/copy$/, by: { POST: copy } },
]

const allowed = (by: Readonly<Record<string, unknown>>): string =>
  [...Object.keys(by), ...('GET' in by ? ['HEAD'] : [])].join(', ')

/** The addresses of wire/sync.ts. Throws Refused for what is not done. */
export async function serveApi(
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  const call: Call = { api, request, response, query, address: addressOf(api.reach, request) }
  if (isForeign(api.reach, request))
    throw new Refused(
      403,
      'foreign',
      words('Más oldalról ezt nem lehet elérni.', 'Other sites may not reach this.'),
    )
  limit(call, `address ${call.address}`, api.limits.address)
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '')
  for (const { path: pattern, by } of ROUTES) {
    const found = pattern.exec(path)
    if (!found) continue
    const handler = Object.hasOwn(by, method) ? by[method] : undefined
    if (!handler) throw noMethod(allowed(by))
    return handler(call, found[1] ?? '')
  }
  throw noAddress()
}
