import { fail, type Result } from '../../engine/index.ts'
import {
  parseAccepted,
  parseEvents,
  parseGuest,
  parseLink,
  parseListing,
  parseRefusal,
  paths,
  type Accepted,
  type Append,
  type Events,
  type Guest,
  type Link,
  type Listing,
  type Refusal,
} from '../../wire/index.ts'

/** What the server says: its answer, why it refuses, or nothing that can be understood. */
export type Answer<T> =
  | { readonly is: 'answer'; readonly value: T }
  | { readonly is: 'refusal'; readonly why: Refusal }
  | { readonly is: 'silence' }

/** The server's side of synchronising; see src/wire/sync.ts. */
export interface Server {
  /** Whether a server of ours answers and knows this browser. */
  greet(): Promise<boolean>
  list(since: number): Promise<Answer<Listing>>
  events(id: string, from: number): Promise<Answer<Events>>
  append(id: string, append: Append): Promise<Answer<Accepted>>
  remove(id: string, base: number): Promise<Answer<Accepted>>
}

const PATIENCE = 8000

async function ask<T>(
  path: string,
  init: RequestInit,
  parse: (json: unknown) => Result<T>,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) })
    const json: unknown = await response.json()
    if (!response.ok) {
      const why = parseRefusal(json)
      return why.ok ? { is: 'refusal', why: why.value } : { is: 'silence' }
    }
    const read = parse(json)
    return read.ok ? { is: 'answer', value: read.value } : { is: 'silence' }
  } catch {
    return { is: 'silence' }
  }
}

const post = (body?: unknown): RequestInit =>
  body === undefined
    ? { method: 'POST' }
    : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

const healthy = (json: unknown): Result<true> =>
  typeof json === 'object' && json !== null && 'ok' in json && json.ok === true
    ? { ok: true, value: true }
    : fail('Ez nem a mi kiszolgálónk.', 'This is not a server of ours.')

export const httpServer = (): Server => ({
  async greet() {
    // A plain file server gives its own page or 404 here, and then nothing is sent to it.
    if ((await ask(paths.health, {}, healthy)).is !== 'answer') return false
    return (await ask(paths.guest, post(), parseGuest)).is === 'answer'
  },
  list: since => ask(paths.records(since), {}, parseListing),
  events: (id, from) => ask(paths.events(id, from), {}, parseEvents),
  append: (id, append) => ask(paths.record(id), post(append), parseAccepted),
  remove: (id, base) => ask(paths.deletion(id, base), { method: 'DELETE' }, parseAccepted),
})

/** A code by which another device becomes the same guest. */
export const askCode = (): Promise<Answer<Link>> => ask(paths.link, post(), parseLink)
/** This browser becomes the guest who made the code. The person was asked before. */
export const joinByCode = (code: string): Promise<Answer<Guest>> =>
  ask(paths.join, post({ code }), parseGuest)
