// The server's side of synchronising, in memory, for tests with several devices.
import type { Answer, Server } from '../src/web/store/server.ts'
import type { Append, Happening, Kept, Refusal } from '../src/wire/index.ts'
import { NOW } from './record-tabs.ts'

export interface FakeServer extends Server {
  /** How many calls get no answer, although the server has done what was asked. */
  away: number
  all(): Map<string, Happening[]>
}

/** The server as src/wire/sync.ts describes it, in memory. */
export function fakeServer(): FakeServer {
  const shelves = new Map<string, { kept: Kept; events: Happening[] }>()
  let change = 0
  const refuse = (what: Refusal['what'], version?: number): Answer<never> => ({
    is: 'refusal',
    why: { what, error: { hu: what, en: what }, ...(version === undefined ? {} : { version }) },
  })
  const server = {
    away: 0,
    all: () => new Map([...shelves].map(([id, { events }]) => [id, events])),
    greet: async () => true,
    async list(since: number) {
      const records = [...shelves.values()].map(({ kept }) => kept).filter(kept => kept.change > since)
      return { is: 'answer', value: { change, rest: 0, records } }
    },
    async events(id: string, from: number) {
      const shelf = shelves.get(id)
      if (!shelf) return refuse('unknown')
      return {
        is: 'answer',
        value: { version: shelf.events.length, from, events: shelf.events.slice(from, from + 7) },
      }
    },
    async append(id: string, { kind, base, head, events }: Append) {
      const shelf = shelves.get(id) ?? { events: [] as Happening[] }
      if (!shelves.has(id) && base > 0) return refuse('unknown')
      let same = 0
      while (same < events.length && shelf.events[base + same]?.cid === events[same]!.cid) same++
      if (same < events.length && base + same !== shelf.events.length)
        return refuse('conflict', shelf.events.length)
      if (same < events.length) {
        shelf.events.push(...events.slice(same))
        change++
        const version = shelf.events.length
        shelves.set(id, {
          events: shelf.events,
          kept: { is: 'kept', kind, id, version, change, updated: NOW, head },
        })
      }
      return { is: 'answer', value: { version: base + events.length, change } }
    },
    remove: async () => refuse('unknown'),
  }
  // An answer may be lost on the way although the server has done what was asked.
  const lossy =
    <A extends readonly unknown[], T>(call: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T | { readonly is: 'silence' }> => {
      const answer = await call(...given)
      if (server.away === 0) return answer
      server.away--
      return { is: 'silence' }
    }
  return Object.assign(server, { list: lossy(server.list), append: lossy(server.append) }) as never
}
