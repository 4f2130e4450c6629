// Records: several tabs and devices write to them, and nothing that was acknowledged is lost.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Rng, type Json } from '../src/engine/index.ts'
import hex from '../src/games/osszekotos/hex/game.ts'
import backgammon from '../src/games/szerencse/backgammon/game.ts'
import { MatchHolder } from '../src/web/match/match-holder.ts'
import { RecordLog } from '../src/web/store/record-log.ts'
import { memoryStore } from '../src/web/store/memory-store.ts'
import { firstBody, matchOfRecord } from '../src/web/store/match-record.ts'
import { tableOfRecord } from '../src/web/store/table-reading.ts'
import {
  begin,
  deeds,
  matchThing,
  openTab,
  runTabs,
  savedMatch,
  tableThing,
  type Deed,
  type Thing,
} from './record-tabs.ts'

const THINGS: readonly (readonly [string, Thing])[] = [
  ['hex', matchThing(hex)],
  ['backgammon', matchThing(backgammon)],
  ['a free table', tableThing],
]

describe('two tabs on one record', () => {
  for (const [name, thing] of THINGS) {
    const check = ({ tabs, kept, acknowledged }: Awaited<ReturnType<typeof runTabs>>) => {
      const cids = kept.map(({ cid }) => cid)
      const there = new Set(cids)
      expect(there.size).toBe(cids.length)
      expect(acknowledged.filter(cid => !there.has(cid))).toEqual([])
      const plain = thing.hold(kept, () => {}, 'plain').seen()
      for (const tab of tabs) {
        expect(tab.seen()).toEqual(plain)
        expect(tab.states.at(-1) ?? 'saved').toBe('saved')
      }
    }
    test(`${name}: nothing acknowledged is lost, both converge`, { timeout: 120_000 }, () =>
      fc.assert(
        fc.asyncProperty(deeds(300), async list => check(await runTabs(thing, list))),
        { numRuns: 40 },
      ),
    )

    test(`${name}: a thousand acts in each tab`, { timeout: 120_000 }, async () => {
      const list: Deed[] = []
      const rng = new Rng(9)
      for (let acts = [0, 0]; acts[0]! < 1000 || acts[1]! < 1000;) {
        const tab = rng.below(2) === 0 ? 0 : 1
        const what = rng.below(40) === 0 ? 'fail' : rng.below(3) === 0 && acts[tab]! < 1000 ? 'act' : 'step'
        if (what === 'act') acts = acts.with(tab, acts[tab]! + 1)
        list.push([what, tab, rng.below(10_000)])
      }
      const result = await runTabs(thing, list)
      check(result)
      if (process.env['SHOW'])
        console.log(name, { kept: result.kept.length, acknowledged: result.acknowledged.length })
    })
  }

  test('the check fails where a store lets writers overwrite each other', { timeout: 60_000 }, async () => {
    const store = memoryStore()
    const careless = {
      ...store,
      append: async (id: string, news: Parameters<typeof store.append>[1]) => {
        const page = await store.read(id)
        if (page && page.events.length > news.base)
          await store.replace(id, {
            head: { ...page.head, version: news.base },
            events: page.events.slice(0, news.base),
          })
        return store.append(id, news)
      },
    }
    const list: Deed[] = []
    const rng = new Rng(4)
    for (let i = 0; i < 600; i++)
      list.push([rng.below(3) === 0 ? 'act' : 'step', rng.below(2) === 0 ? 0 : 1, rng.below(10_000)])
    const { kept, acknowledged } = await runTabs(THINGS[0]![1], list, careless)
    const cids = new Set(kept.map(({ cid }) => cid))
    expect(acknowledged.filter(cid => !cids.has(cid)).length).toBeGreaterThan(0)
  })
})

test('F29: of two moves in the same moment the later gives way, and its player is told', async () => {
  const disk = memoryStore()
  await begin(disk, matchThing(hex))
  const known = (await disk.read('one'))!.events
  const outrun = [0, 0]
  const tabs = outrun.map((_, i) => {
    const recorded = matchOfRecord(hex, [known[0]!.body])
    if (!recorded.ok) throw new Error(recorded.why.en)
    const holder = new MatchHolder(hex, recorded.value, {
      changed() {},
      outrun: () => void outrun[i]!++,
      saving() {},
    })
    return { holder, log: new RecordLog({ store: disk, id: 'one', known, holder, tell() {} }) }
  })
  for (const { holder, log } of tabs) {
    holder.match.playNamed('a1')
    holder.record(log)
  }
  for (const { log } of tabs) await log.settled()
  tabs[0]!.log.news({ version: 2 })
  for (const { log } of tabs) await log.settled()
  expect(outrun.reduce((a, b) => a + b)).toBe(1)
  for (const { holder } of tabs) expect(holder.match.log).toEqual(['a1'])
  expect((await disk.read('one'))!.events).toHaveLength(2)
})

test('a full disk is said, retried, and drops nothing', async () => {
  const disk = memoryStore()
  const thing = matchThing(hex)
  await begin(disk, thing)
  const tab = await openTab(disk, thing, 'tab', () => {})
  const rest = async () => {
    while (await tab.step());
  }
  tab.act(tab.log, 1)
  await rest()
  tab.fail.next = true
  tab.act(tab.log, 2)
  await rest()
  expect(tab.states.at(-1)).toBe('full')
  expect(tab.log.unsaved).toBe(1)
  tab.fail.next = true
  tab.act(tab.log, 3)
  await rest()
  expect(tab.states.at(-1)).toBe('full')
  // The words stay while it is tried again.
  expect(new Set(tab.states.slice(tab.states.indexOf('full')))).toEqual(new Set(['full']))
  for (const again of tab.later.splice(0)) again()
  await rest()
  expect(tab.states.at(-1)).toBe('saved')
  expect((await disk.read('one'))!.events).toHaveLength(4)
})

test('a record that was deleted elsewhere says so and is not made again', async () => {
  const disk = memoryStore()
  const thing = matchThing(hex)
  await begin(disk, thing)
  const tab = await openTab(disk, thing, 'tab', () => {})
  await disk.remove('one', 'tell the server')
  tab.act(tab.log, 1)
  while (await tab.step());
  expect(tab.states.at(-1)).toBe('gone')
  expect(await disk.list()).toEqual([])
})

test('a damaged record keeps the longest part that can be repeated', () => {
  const bodies: Json[] = [
    firstBody(savedMatch(hex)),
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
  const { event } = tableThing.begin()
  const put: Json = { do: 'put', kind: 'man', count: 1, x: 0, y: 0 }
  const table = tableOfRecord([
    event.body,
    { do: 'act', act: put, by: 'a', when: 1 },
    { do: 'act', act: { do: 'flip', ids: [77] }, by: 'a', when: 2 },
    { do: 'act', act: put, by: 'a', when: 3 },
  ])
  expect(table.ok && table.value.version).toBe(2)
  expect(table.ok && table.value.log.history.present.things).toHaveLength(1)
})
