// A deck on two devices and in two tabs: every version that was kept lives on in some deck, or the person gave it up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../src/engine/index.ts'
import { deckBody, renamedDeck } from '../src/web/store/deck-record.ts'
import { memoryStore } from '../src/web/store/memory-store.ts'
import type { RecordPage, RecordStore } from '../src/web/store/record-store.ts'
import { settleConflict, synchronise } from '../src/web/store/synchronisation.ts'
import type { Happening } from '../src/wire/index.ts'
import { fakeServer } from './record-server.ts'
import { NOW } from './record-tabs.ts'

/** What a deck is here: the numbers of all writes that led to it. */
interface Content {
  readonly id: string
  readonly deck: { readonly name: string; readonly made: readonly number[] }
}
const contentOf = (events: readonly Happening[]): Content =>
  (events.at(-1)!.body as unknown as { whole: Content }).whole
const head = (name: string) => ({ name, state: 'running', about: {} }) as const

let copies = 0
const copier = (store: RecordStore) => async (id: string) => {
  const page = (await store.read(id))!
  const copy = `copy${copies++}`
  const events = page.events
    .slice(-1)
    .map(({ cid, body }) => ({ cid, body: renamedDeck(body, copy, `${page.head.head.name}'`) }))
  await store.append(copy, {
    kind: 'deck',
    base: 0,
    head: head(`${page.head.head.name}'`),
    updated: NOW,
    events,
  })
  return copy
}

async function write(store: RecordStore, page: RecordPage, n: number): Promise<void> {
  const { id, deck } = contentOf(page.events)
  const body: Json = deckBody({ id, deck: { ...deck, made: [...deck.made, n] } })
  const written = await store.append(page.head.id, {
    kind: 'deck',
    base: page.head.version,
    head: page.head.head,
    updated: NOW,
    events: [{ cid: `c${n}`, body }],
  })
  expect(written.is).toBe('written')
}

test('two devices: no kept version of a deck is lost, and both come to agree', async () => {
  let parted = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(9), fc.nat(10_000)), { minLength: 80, maxLength: 80 }),
      async deeds => {
        const server = fakeServer()
        const stores = [memoryStore(), memoryStore()]
        const kept = new Set<number>()
        const given = new Set<number>()
        const round = async (store: RecordStore, choice: number) => {
          await synchronise(store, server, copier(store))
          for (const { id, elsewhere } of await store.list('deck')) {
            if (!elsewhere) continue
            parted++
            const how = choice % 2 === 0 ? 'keep mine as a copy' : 'take theirs'
            if (how === 'take theirs')
              for (const n of contentOf((await store.read(id))!.events).deck.made) given.add(n)
            await settleConflict(store, server, id, how, copier(store))
          }
        }
        await stores[0]!.append('one', {
          kind: 'deck',
          base: 0,
          head: head('one'),
          updated: NOW,
          events: [{ cid: 'first', body: deckBody({ id: 'one', deck: { name: 'one', made: [] } }) }],
        })
        for (const store of stores) await round(store, 0)
        let n = 0
        for (const [what, by] of deeds) {
          const store = stores[by % 2]!
          if (what < 6) {
            const decks = await store.list('deck')
            const page = (await store.read(decks[(by >> 1) % decks.length]!.id))!
            await write(store, page, ++n)
            kept.add(n)
          } else if (what < 9) await round(store, by >> 1)
          else server.away++
        }
        server.away = 0
        for (let k = 0; k < 4; k++) for (const store of stores) await round(store, 0)
        const newest = [...server.all().values()].map(contentOf)
        const alive = new Set(newest.flatMap(({ deck }) => deck.made))
        expect([...kept].filter(each => !alive.has(each) && !given.has(each))).toEqual([])
        for (const store of stores) {
          const heads = await store.list('deck')
          expect(heads.map(({ id }) => id).sort()).toEqual([...server.all().keys()].sort())
          for (const { id, version, sent } of heads) {
            expect(contentOf((await store.read(id))!.events)).toEqual(contentOf(server.all().get(id)!))
            expect(sent).toBe(version)
          }
        }
      },
    ),
    { numRuns: 40 },
  )
  expect(parted).toBeGreaterThan(20)
})

test('only the newest version of a deck is sent, however often it was kept', async () => {
  const server = fakeServer()
  const store = memoryStore()
  const body = (n: number) => deckBody({ id: 'd', deck: { name: 'd', made: [n] } })
  for (let n = 0; n < 20; n++)
    await store.append('d', {
      kind: 'deck',
      base: n,
      head: head('d'),
      updated: NOW,
      events: [{ cid: `c${n}`, body: body(n) }],
    })
  await synchronise(store, server, copier(store))
  expect(
    server
      .all()
      .get('d')!
      .map(({ cid }) => cid),
  ).toEqual(['c19'])
  expect(await store.head('d')).toMatchObject({ version: 20, sent: 20, theirs: 1 })
})

test('an answer that got lost asks nobody: what the server has was sent from here', async () => {
  const server = fakeServer()
  const store = memoryStore()
  const put = (n: number) =>
    store.append('d', {
      kind: 'deck',
      base: n,
      head: head('d'),
      updated: NOW,
      events: [{ cid: `c${n}`, body: deckBody({ id: 'd', deck: { name: 'd', made: [n] } }) }],
    })
  await put(0)
  await synchronise(store, server, copier(store))
  for (const lost of ['list', 'append'] as const) {
    const { version } = (await store.head('d'))!
    await put(version)
    const plain = server[lost]
    // The server does what is asked, but its answer never comes.
    Object.assign(server, {
      [lost]: async (...given: never[]) => {
        await (plain as (...all: never[]) => Promise<unknown>)(...given)
        return { is: 'silence' }
      },
    })
    await synchronise(store, server, copier(store))
    Object.assign(server, { [lost]: plain })
    await put(version + 1)
    await synchronise(store, server, copier(store))
    expect((await store.head('d'))!.elsewhere).toBeUndefined()
  }
  expect(contentOf(server.all().get('d')!).deck.made).toEqual([4])
})

test('a deck deleted here is deleted by the number the server counts', async () => {
  const store = memoryStore()
  const body = deckBody({ id: 'd', deck: { name: 'd', made: [] } })
  for (let n = 0; n < 5; n++)
    await store.append('d', {
      kind: 'deck',
      base: n,
      head: head('d'),
      updated: NOW,
      events: [{ cid: `c${n}`, body }],
    })
  await synchronise(store, fakeServer(), copier(store))
  await store.remove('d', 'tell the server')
  expect(await store.tombstones()).toEqual([{ id: 'd', sent: 1 }])
})
