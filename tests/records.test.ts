// Records: several tabs write to one record, and nothing that was acknowledged is lost.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Match, Rng, type Json } from '../src/engine/index.ts'
import hex from '../src/games/osszekotos/hex/game.ts'
import backgammon from '../src/games/szerencse/backgammon/game.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { MatchHolder } from '../src/web/match/match-holder.ts'
import { firstBody, headOfMatch, matchOfRecord } from '../src/web/store/match-record.ts'
import { memoryStore } from '../src/web/store/memory-store.ts'
import { RecordLog, type Saving } from '../src/web/store/record-log.ts'
import type { RecordStore } from '../src/web/store/record-store.ts'
import type { SavedMatch } from '../src/wire/index.ts'

const NOW = '2026-11-16T04:00:00.000Z'

const fresh = (definition: GameDefinition): SavedMatch => ({
  id: 'one',
  name: '',
  updated: NOW,
  seats: definition.make({}).players.map(() => ({ kind: 'person' })),
  match: Match.begin(definition).save(),
})

async function begin(store: RecordStore, definition: GameDefinition): Promise<void> {
  const body = firstBody(fresh(definition))
  const recorded = matchOfRecord(definition, [body])
  if (!recorded.ok) throw new Error(recorded.why.en)
  await store.append('one', {
    kind: 'match',
    base: 0,
    head: headOfMatch(recorded.value, 'running'),
    updated: NOW,
    events: [{ cid: 'begin', body }],
  })
}

/** A store that answers when the test lets it, in the order of the calls, and fails when the test says so. */
function slowStore(store: RecordStore): {
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

interface Tab {
  readonly holder: MatchHolder
  readonly log: RecordLog
  readonly states: Saving[]
  readonly step: () => Promise<boolean>
  readonly fail: { next: boolean }
  readonly later: (() => void)[]
}

async function openTab(
  store: RecordStore,
  definition: GameDefinition,
  tell: (version: number) => void,
): Promise<Tab> {
  const page = (await store.read('one'))!
  const recorded = matchOfRecord(
    definition,
    page.events.map(({ body }) => body),
  )
  if (!recorded.ok) throw new Error(recorded.why.en)
  const states: Saving[] = []
  const later: (() => void)[] = []
  const holder = new MatchHolder(definition, recorded.value, {
    changed() {},
    outrun() {},
    saving: state => void states.push(state),
  })
  const slow = slowStore(store)
  const log = new RecordLog({
    store: slow.store,
    id: 'one',
    known: page.events,
    holder,
    tell,
    now: () => NOW,
    later: act => later.push(act),
  })
  return { holder, log, states, step: slow.step, fail: slow.fail, later }
}

type Deed = readonly ['act' | 'step' | 'fail', tab: 0 | 1, n: number]
const deeds = (most: number) =>
  fc.array(
    fc.tuple(
      fc.constantFrom<Deed[0]>('act', 'act', 'act', 'step', 'step', 'step', 'step', 'step', 'fail'),
      fc.constantFrom<Deed[1]>(0, 1),
      fc.nat(10_000),
    ),
    { minLength: most, maxLength: most },
  )

/** What a person, luck or the host does in a tab: mostly moves, now and then a walk back, a name, a talk. */
function act({ holder, log }: Tab, n: number): void {
  const { match } = holder
  const rng = new Rng(n)
  if (n % 17 === 0) match.goto(n % (match.length + 1))
  else if (n % 23 === 0) match.rename(`name ${n}`)
  else if (match.outcome) match.goto(0)
  else if (match.position.turn < 0) match.roll(rng)
  else {
    const move = match.moves[n % match.moves.length]!
    match.submit(match.actorOf(move), match.nameOf(move))
  }
  holder.record(log)
}

/** Runs the deeds in two tabs on one store and lets both come to rest. */
async function run(definition: GameDefinition, list: readonly Deed[]) {
  const disk = memoryStore()
  await begin(disk, definition)
  const tabs: Tab[] = []
  const acknowledged: string[] = []
  for (let i = 0; i < 2; i++) {
    const other = 1 - i
    tabs.push(await openTab(disk, definition, version => tabs[other]?.log.news({ version })))
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
    if (what === 'act') act(tab, n)
    else if (what === 'fail') tab.fail.next = true
    else await tab.step()
    hear()
  }
  for (let calm = 0; calm < 4;) {
    let moved = false
    for (const tab of tabs) {
      for (const again of tab.later.splice(0)) again()
      tab.log.write()
      for (let i = 0; i < 8; i++) await Promise.resolve()
      moved = (await tab.step()) || moved
    }
    hear()
    calm =
      tabs.every(({ log }) => log.unsaved === 0) && tabs[0]!.log.version === tabs[1]!.log.version
        ? calm + 1
        : 0
    if (!moved && calm === 0) throw new Error('the tabs do not come to rest')
  }
  const kept = (await disk.read('one'))!
  return { tabs, kept, acknowledged }
}

describe('two tabs on one match', () => {
  for (const [name, definition] of [
    ['hex', hex],
    ['backgammon', backgammon],
  ] as const)
    test(`${name}: nothing acknowledged is lost, both converge`, { timeout: 120_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(deeds(300), async list => {
          const { tabs, kept, acknowledged } = await run(definition, list)
          const cids = kept.events.map(({ cid }) => cid)
          expect(new Set(cids).size).toBe(cids.length)
          for (const cid of acknowledged) expect(cids).toContain(cid)
          const plain = matchOfRecord(
            definition,
            kept.events.map(({ body }) => body),
          )
          if (!plain.ok) throw new Error(plain.why.en)
          expect(plain.value.broken).toBeUndefined()
          for (const { holder, states } of tabs) {
            expect(holder.match.position.words).toEqual(plain.value.match.position.words)
            expect(holder.match.log).toEqual(plain.value.match.log)
            expect(holder.name).toBe(plain.value.name)
            expect(states.at(-1) ?? 'saved').toBe('saved')
          }
        }),
        { numRuns: 40 },
      )
    })

  test('a thousand acts in each tab', { timeout: 120_000 }, async () => {
    const list: Deed[] = []
    const rng = new Rng(9)
    for (let acts = [0, 0]; acts[0]! < 1000 || acts[1]! < 1000;) {
      const tab = rng.below(2) as 0 | 1
      const what = rng.below(40) === 0 ? 'fail' : rng.below(3) === 0 && acts[tab]! < 1000 ? 'act' : 'step'
      if (what === 'act') acts = acts.with(tab, acts[tab]! + 1)
      list.push([what, tab, rng.below(10_000)])
    }
    const { tabs, kept, acknowledged } = await run(hex, list)
    const cids = new Set(kept.events.map(({ cid }) => cid))
    expect(acknowledged.filter(cid => !cids.has(cid))).toEqual([])
    expect(tabs[0]!.holder.match.log).toEqual(tabs[1]!.holder.match.log)
    if (process.env['SHOW']) console.log({ kept: kept.events.length, acknowledged: acknowledged.length })
  })
})

test('a full disk is said, retried, and drops nothing', async () => {
  const disk = memoryStore()
  await begin(disk, hex)
  const tab = await openTab(disk, hex, () => {})
  const play = (name: string) => {
    tab.holder.match.playNamed(name)
    tab.holder.record(tab.log)
  }
  const rest = async () => {
    while (await tab.step());
  }
  play('a1')
  await rest()
  tab.fail.next = true
  play('b2')
  await rest()
  expect(tab.states.at(-1)).toBe('full')
  expect(tab.log.unsaved).toBe(1)
  tab.fail.next = true
  play('c3')
  await rest()
  expect(tab.states.at(-1)).toBe('full')
  for (const again of tab.later.splice(0)) again()
  await rest()
  expect(tab.states.at(-1)).toBe('saved')
  expect((await disk.read('one'))!.events).toHaveLength(4)
})

test('a record that was deleted elsewhere says so and is not made again', async () => {
  const disk = memoryStore()
  await begin(disk, hex)
  const tab = await openTab(disk, hex, () => {})
  await disk.remove('one', 'tell the server')
  tab.holder.match.playNamed('a1')
  tab.holder.record(tab.log)
  while (await tab.step());
  expect(tab.states.at(-1)).toBe('gone')
  expect(await disk.list()).toEqual([])
})

test('a damaged record keeps the longest part that can be repeated', () => {
  const bodies: Json[] = [
    firstBody(fresh(hex)),
    { do: 'move', move: 'a1', by: 0 },
    { do: 'move', move: 'a1', by: 1 },
    { do: 'move', move: 'b2', by: 1 },
  ]
  const recorded = matchOfRecord(hex, bodies)
  expect(recorded.ok && recorded.value.match.log).toEqual(['a1'])
  expect(recorded.ok && recorded.value.version).toBe(2)
  expect(recorded.ok && recorded.value.broken).toBeDefined()
  expect(matchOfRecord(hex, [])).toMatchObject({ ok: false })
  expect(matchOfRecord(hex, [{ whole: { id: 1 } }])).toMatchObject({ ok: false })
})
