import type { Words } from '../../engine/index.ts'
import { LIMITS, type Happening, type Kept } from '../../wire/index.ts'
import type { RecordHead, RecordPage, RecordStore } from './record-store.ts'
import type { Answer, Server } from './server.ts'

/** What came of a round with the server. */
export interface Round {
  /** Records that have changed here. */
  readonly changed: readonly string[]
  /** Records that the server does not take, with its reason; the others were sent all the same. */
  readonly refused: ReadonlyMap<string, Words>
  readonly server: 'answered' | 'silent'
}

const CHANGE = 'server.change'

/** This browser is another guest from now on: whatever that one has is news. */
export const forgetChanges = (store: RecordStore): Promise<void> => store.setNote(CHANGE, '0')

class Silent extends Error {}
const heard = <T>(answer: Answer<T>): Exclude<Answer<T>, { is: 'silence' }> => {
  if (answer.is === 'silence') throw new Silent()
  return answer
}

/** All events of a record on the server from a number on. */
async function fetchEvents(
  server: Server,
  id: string,
  from: number,
  until: number,
): Promise<Happening[] | undefined> {
  const found: Happening[] = []
  while (from + found.length < until) {
    const answer = heard(await server.events(id, from + found.length))
    if (answer.is === 'refusal' || answer.value.events.length === 0) return undefined
    found.push(...answer.value.events)
  }
  return found
}

/** What the server has of a deck: its newest event, which holds all of it. */
async function newestOf(server: Server, id: string, version: number) {
  const answer = heard(await server.events(id, Math.max(0, version - 1)))
  const event = answer.is === 'answer' ? answer.value.events.at(-1) : undefined
  return answer.is === 'answer' && event ? { event, version: answer.value.version } : undefined
}

/** The deck as the server has it follows what is here. */
async function takeDeck(
  store: RecordStore,
  server: Server,
  { id, kind, version, updated, head }: Pick<Kept, 'id' | 'kind' | 'version' | 'updated' | 'head'>,
): Promise<boolean> {
  const newest = await newestOf(server, id, version)
  if (!newest) return false
  const base = (await store.head(id))?.version ?? 0
  const written = await store.append(id, { kind, base, head, updated, events: [newest.event] })
  // Another tab was faster; the next round looks again.
  if (written.is !== 'written') return false
  await store.change(id, { sent: written.version, theirs: newest.version, elsewhere: 'settled' })
  return true
}

/** Whether the server's newest event of a deck was sent from here, though its answer got lost. */
async function ownDeck(store: RecordStore, server: Server, id: string, version: number): Promise<boolean> {
  const newest = await newestOf(server, id, version)
  const page = await store.read(id)
  const at = page?.events.findIndex(({ cid }) => cid === newest?.event.cid) ?? -1
  if (!newest || !page || at < 0) return false
  const sent = page.head.version - (page.events.length - 1 - at)
  await store.change(id, { sent, theirs: newest.version })
  return true
}

/** A deck that changed on the server. */
async function hearOfDeck(
  store: RecordStore,
  server: Server,
  kept: Kept,
  here: RecordHead,
): Promise<boolean> {
  if (kept.version <= (here.theirs ?? 0)) return false
  if (here.version <= here.sent) return takeDeck(store, server, kept)
  if (!(await ownDeck(store, server, kept.id, kept.version)))
    await store.change(kept.id, { elsewhere: { how: 'went on', version: kept.version } })
  return true
}

/** The record as the server has it, in the place of what is here. */
export async function takeFromServer(
  store: RecordStore,
  server: Server,
  { id, kind, version, updated, head }: Pick<Kept, 'id' | 'kind' | 'version' | 'updated' | 'head'>,
): Promise<boolean> {
  if (kind === 'deck') return takeDeck(store, server, { id, kind, version, updated, head })
  const events = await fetchEvents(server, id, 0, version)
  if (!events) return false
  const page: RecordPage = {
    head: { id, kind, version: events.length, updated, head, sent: events.length },
    events,
  }
  await store.replace(id, page)
  return true
}

export type Choice = 'take theirs' | 'keep mine as a copy'

/** The person has decided about a record that went on in two places. Gives the id under which the line from here goes on. */
export async function settleConflict(
  store: RecordStore,
  server: Server,
  id: string,
  choice: Choice,
  copyOf: (id: string) => Promise<string>,
): Promise<string> {
  const here = await store.head(id)
  if (!here?.elsewhere) return id
  const mine = choice === 'keep mine as a copy' ? await copyOf(id) : id
  if (!(await takeFromServer(store, server, { ...here, version: here.elsewhere.version }))) throw new Silent()
  return mine
}

/** A record that changed on the server: it goes on here too, or the person is asked when both sides went on. */
async function hearOf(store: RecordStore, server: Server, kept: Kept): Promise<boolean> {
  const here = await store.head(kept.id)
  if ((await store.tombstones()).some(({ id }) => id === kept.id)) return false
  if (!here) return takeFromServer(store, server, kept)
  if (kept.kind === 'deck') return hearOfDeck(store, server, kept, here)
  if (kept.version <= here.sent) return false
  if (here.version > here.sent) {
    // What was sent while the answer got lost is there already: the two have not gone apart.
    const theirs = await fetchEvents(server, kept.id, here.sent, kept.version)
    const mine = (await store.read(kept.id, here.sent))?.events ?? []
    if (theirs && theirs.every(({ cid }, i) => mine[i]?.cid === cid)) {
      await store.change(kept.id, { sent: kept.version })
      return true
    }
    await store.change(kept.id, { elsewhere: { how: 'went on', version: kept.version } })
    return true
  }
  const events = await fetchEvents(server, kept.id, here.version, kept.version)
  if (!events) return false
  const written = await store.append(kept.id, {
    kind: kept.kind,
    base: here.version,
    head: kept.head,
    updated: kept.updated,
    events,
  })
  if (written.is === 'written') await store.change(kept.id, { sent: written.version })
  return written.is === 'written'
}

const sizeOf = ({ body }: Happening): number => JSON.stringify(body).length

/** As many events as one request may hold. */
function portion(events: readonly Happening[]): readonly Happening[] {
  let size = 0
  let n = 0
  while (n < events.length && n < LIMITS.batch) {
    size += sizeOf(events[n]!)
    if (n > 0 && size > LIMITS.event * 2) break
    n++
  }
  return events.slice(0, n)
}

/** Sends what the server does not have of a record. */
async function send(
  store: RecordStore,
  server: Server,
  { id }: RecordHead,
  refused: Map<string, Words>,
  copyOf: (id: string) => Promise<string>,
): Promise<'changed' | 'same'> {
  let restarted = false
  for (;;) {
    const here = await store.head(id)
    if (!here || here.elsewhere || here.sent >= here.version) return 'same'
    const isDeck = here.kind === 'deck'
    const base = isDeck ? (here.theirs ?? 0) : here.sent
    const page = await store.read(id, isDeck ? here.version - 1 : here.sent)
    const events = isDeck ? (page?.events.slice(-1) ?? []) : portion(page?.events ?? [])
    if (!page || events.length === 0) return 'same'
    const answer = heard(await server.append(id, { kind: here.kind, base, head: here.head, events }))
    if (answer.is === 'answer') {
      const { version } = answer.value
      await store.change(id, isDeck ? { sent: page.head.version, theirs: version } : { sent: version })
      continue
    }
    const { what, error, version } = answer.why
    if (what === 'conflict' && isDeck && (await ownDeck(store, server, id, version ?? 0))) continue
    if (what === 'conflict') {
      await store.change(id, { elsewhere: { how: 'went on', version: version ?? 0 } })
      return 'changed'
    }
    if (what === 'deleted') {
      // It was deleted on another device, but here it went on: what is here lives on under another id.
      await copyOf(id)
      await store.remove(id, 'heard from the server')
      return 'changed'
    }
    if (what === 'unknown' && base > 0 && !restarted) {
      // The server has lost it, or is another one: it is sent from its start.
      restarted = true
      await store.change(id, isDeck ? { theirs: 0 } : { sent: 0 })
      continue
    }
    if (what === 'later' || what === 'guest') throw new Silent()
    refused.set(id, error)
    return 'same'
  }
}

/**
 * One round with the server: what changed there comes here, what was deleted here is deleted there, and what is new here is
 * sent. Whatever fails for one record leaves the others alone.
 */
export async function synchronise(
  store: RecordStore,
  server: Server,
  copyOf: (id: string) => Promise<string>,
): Promise<Round> {
  const changed: string[] = []
  const refused = new Map<string, Words>()
  try {
    for (const { id, sent } of await store.tombstones()) {
      const answer = heard(await server.remove(id, sent))
      // It went on elsewhere after it was deleted here: what went on is kept, and comes back.
      if (answer.is === 'answer' || answer.why.what !== 'later') await store.buried(id)
    }
    for (let rest = 1; rest > 0;) {
      const since = Number((await store.note(CHANGE)) ?? 0)
      const answer = heard(await server.list(since))
      if (answer.is === 'refusal') throw new Silent()
      for (const record of answer.value.records)
        if (record.is === 'kept') {
          if (await hearOf(store, server, record)) changed.push(record.id)
        } else {
          const here = await store.head(record.id)
          if (!here) continue
          // Deleted there, but gone on here since: nothing that is not there is lost.
          if (here.version > here.sent) changed.push(await copyOf(record.id))
          await store.remove(record.id, 'heard from the server')
          changed.push(record.id)
        }
      await store.setNote(CHANGE, String(answer.value.change))
      rest = answer.value.rest
    }
    for (const head of await store.list())
      if (head.version > head.sent && !head.elsewhere) {
        const how = await send(store, server, head, refused, copyOf)
        if (how === 'changed') changed.push(head.id)
      }
    return { changed, refused, server: 'answered' }
  } catch (error) {
    if (!(error instanceof Silent)) throw error
    return { changed, refused, server: 'silent' }
  }
}
