// Two tabs on one record: a store that answers when the test lets it, and deeds in any order.
import fc from 'fast-check'
import { Match, Rng } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { emptyTable, type Act } from '../src/table/index.ts'
import { MatchHolder } from '../src/web/match/match-holder.ts'
import { memoryStore } from '../src/web/store/memory-store.ts'
import { firstBody, headOfMatch, matchOfRecord } from '../src/web/store/match-record.ts'
import { RecordLog, type Holder, type Saving } from '../src/web/store/record-log.ts'
import type { RecordStore } from '../src/web/store/record-store.ts'
import * as reading from '../src/web/store/table-reading.ts'
import { headOfTable, tableBody } from '../src/web/store/table-record.ts'
import { TableHolder } from '../src/web/table/table-holder.ts'
import type { Happening, Head, Kind, SavedMatch, TableFile } from '../src/wire/index.ts'

export const NOW = '2026-11-16T04:00:00.000Z'

/** What is kept in a record: how it begins, how a tab holds it, what is done to it. */
export interface Thing {
  readonly kind: Kind
  begin(): { readonly head: Head; readonly event: Happening }
  hold(events: readonly Happening[], hearer: (state: Saving) => void, author: string): Held
}
export interface Held {
  readonly holder: Holder
  /** Does something, whatever `n` says, and writes it down. */
  act(log: RecordLog, n: number): void
  /** All that can be seen of it, to be compared. */
  seen(): unknown
}

const bodies = (events: readonly Happening[]) => events.map(({ body }) => body)

export const savedMatch = (definition: GameDefinition, id = 'one'): SavedMatch => ({
  id,
  name: '',
  updated: NOW,
  seats: definition.make({}).players.map(() => ({ kind: 'person' })),
  match: Match.begin(definition).save(),
})

/** A match: mostly moves, now and then a walk back or a name. */
export const matchThing = (definition: GameDefinition): Thing => ({
  kind: 'match',
  begin() {
    const body = firstBody(savedMatch(definition))
    const recorded = matchOfRecord(definition, [body])
    if (!recorded.ok) throw new Error(recorded.why.en)
    return { head: headOfMatch(recorded.value, 'running'), event: { cid: 'begin', body } }
  },
  hold(events, saving) {
    const recorded = matchOfRecord(definition, bodies(events))
    if (!recorded.ok) throw new Error(recorded.why.en)
    const holder = new MatchHolder(definition, recorded.value, { changed() {}, outrun() {}, saving })
    return {
      holder,
      seen: () => [holder.match.log, holder.match.at, [...holder.match.position.words], holder.name],
      act(log, n) {
        const { match } = holder
        if (n % 17 === 0) match.goto(n % (match.length + 1))
        else if (n % 23 === 0) match.rename(`name ${n}`)
        else if (match.outcome) match.goto(0)
        else if (match.position.turn < 0) match.roll(new Rng(n))
        else {
          const move = match.moves[n % match.moves.length]!
          match.submit(match.actorOf(move), match.nameOf(move))
        }
        holder.record(log)
      },
    }
  },
})

const file = (): TableFile => ({
  format: 'jatekvilag-table',
  version: 1,
  kind: 'game',
  id: 'one',
  name: '',
  updated: NOW,
  first: {
    ...emptyTable(),
    box: [
      {
        id: 'man',
        name: 'Man',
        front: { kind: 'art', art: 'disc', tint: 'red', width: 1, height: 1 },
        back: { kind: 'art', art: 'disc', tint: 'blue', width: 1, height: 1 },
        inside: 500,
      },
    ],
  },
  acts: [],
  at: 0,
})

/** A free table: pieces put, moved, turned, sent back; now and then a walk back or a name. */
export const tableThing: Thing = {
  kind: 'table',
  begin() {
    const body = tableBody(file())
    const recorded = reading.tableOfRecord([body])
    if (!recorded.ok) throw new Error(recorded.why.en)
    return { head: headOfTable(recorded.value.log, 'running'), event: { cid: 'begin', body } }
  },
  hold(events, saving, author) {
    const recorded = reading.tableOfRecord(bodies(events))
    if (!recorded.ok) throw new Error(recorded.why.en)
    const holder = new TableHolder(recorded.value, author, { changed() {}, outrun() {}, saving })
    holder.reading = reading
    return {
      holder,
      seen: () => [
        holder.log.history.present,
        holder.log.history.at,
        holder.log.history.line,
        holder.log.name,
      ],
      act(log, n) {
        const { history } = holder.log
        const { things } = history.present
        const thing = things[n % Math.max(1, things.length)]
        const act = (done: Act) => void holder.do({ do: 'act', act: done }, log)
        if (n % 19 === 0) holder.do({ do: 'goto', to: n % (history.length + 1) }, log)
        else if (n % 23 === 0) holder.do({ do: 'name', name: `name ${n}` }, log)
        else if (!thing || n % 5 === 0)
          act({ do: 'put', kind: 'man', count: 1 + (n % 3), x: n % 9, y: n % 7 })
        else if (n % 5 === 1) act({ do: 'flip', ids: [thing.id] })
        else if (n % 5 === 2) act({ do: 'return', ids: [thing.id] })
        else act({ do: 'move', places: [{ id: thing.id, x: n % 11, y: n % 13 }] })
      },
    }
  },
}

/** A store that answers when the test lets it, in the order of the calls, and fails when the test says so. */
export function slowStore(store: RecordStore): {
  store: RecordStore
  step(): Promise<boolean>
  fail: { next: boolean }
} {
  const queue: (() => Promise<void>)[] = []
  const fail = { next: false }
  const slow =
    <A extends readonly unknown[], T>(call: (...given: A) => Promise<T>) =>
    (...given: A): Promise<T> =>
      new Promise((resolve, reject) => {
        queue.push(async () => {
          if (fail.next) {
            fail.next = false
            return reject(new DOMException('no room', 'QuotaExceededError'))
          }
          await call(...given).then(resolve, reject)
        })
      })
  return {
    fail,
    store: { ...store, read: slow(store.read), append: slow(store.append), change: slow(store.change) },
    async step() {
      // Whatever waits for an answer goes on before the next call and after it.
      for (let i = 0; i < 8; i++) await Promise.resolve()
      const next = queue.shift()
      await next?.()
      for (let i = 0; i < 8; i++) await Promise.resolve()
      return next !== undefined
    },
  }
}

export interface Tab extends Held {
  readonly log: RecordLog
  readonly states: Saving[]
  readonly step: () => Promise<boolean>
  readonly fail: { next: boolean }
  readonly later: (() => void)[]
}

export async function begin(store: RecordStore, thing: Thing): Promise<void> {
  const { head, event } = thing.begin()
  await store.append('one', { kind: thing.kind, base: 0, head, updated: NOW, events: [event] })
}

export async function openTab(
  store: RecordStore,
  thing: Thing,
  author: string,
  tell: (version: number) => void,
): Promise<Tab> {
  const page = (await store.read('one'))!
  const states: Saving[] = []
  const later: (() => void)[] = []
  const held = thing.hold(page.events, state => void states.push(state), author)
  const slow = slowStore(store)
  const log = new RecordLog({
    store: slow.store,
    id: 'one',
    known: page.events,
    holder: held.holder,
    tell,
    now: () => NOW,
    later: act => later.push(act),
  })
  return { ...held, log, states, step: slow.step, fail: slow.fail, later }
}

export type Deed = readonly ['act' | 'step' | 'fail', tab: 0 | 1, n: number]
export const deeds = (most: number) =>
  fc.array(
    fc.tuple(
      fc.constantFrom<Deed[0]>('act', 'act', 'act', 'step', 'step', 'step', 'step', 'step', 'fail'),
      fc.constantFrom<Deed[1]>(0, 1),
      fc.nat(10_000),
    ),
    { minLength: most, maxLength: most },
  )

/** Runs the deeds in two tabs on one store and lets both come to rest. */
export async function runTabs(
  thing: Thing,
  list: readonly Deed[],
  disk: RecordStore = memoryStore(),
): Promise<{ tabs: Tab[]; kept: readonly Happening[]; acknowledged: string[] }> {
  await begin(disk, thing)
  const tabs: Tab[] = []
  const acknowledged: string[] = []
  for (let i = 0; i < 2; i++) {
    const other = 1 - i
    tabs.push(await openTab(disk, thing, `tab${i}`, version => tabs[other]?.log.news({ version })))
  }
  let before = tabs.map(() => 1)
  const hear = () => {
    // What a tab counts as kept has been acknowledged to it.
    for (const [i, { log }] of tabs.entries()) {
      for (const { cid } of log.events.slice(before[i], log.version)) acknowledged.push(cid)
      before = before.with(i, Math.max(before[i]!, log.version))
    }
  }
  for (const [what, i, n] of list) {
    const tab = tabs[i]!
    if (what === 'act') tab.act(tab.log, n)
    else if (what === 'fail') tab.fail.next = true
    else await tab.step()
    hear()
  }
  for (let calm = 0; calm < 4;) {
    let moved = false
    for (const tab of tabs) {
      for (const again of tab.later.splice(0)) again()
      tab.log.write()
      moved = (await tab.step()) || moved
    }
    hear()
    const rest = tabs.every(({ log }) => log.unsaved === 0) && tabs[0]!.log.version === tabs[1]!.log.version
    calm = rest ? calm + 1 : 0
    if (!moved && calm === 0) throw new Error('the tabs do not come to rest')
  }
  return { tabs, kept: (await disk.read('one'))!.events, acknowledged }
}
