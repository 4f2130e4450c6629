// One person on two devices with a server between them: what was acknowledged is never lost, and all come to agree.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Rng } from '../src/engine/index.ts'
import hex from '../src/games/osszekotos/hex/game.ts'
import { memoryStore } from '../src/web/store/memory-store.ts'
import { RecordLog } from '../src/web/store/record-log.ts'
import type { RecordStore } from '../src/web/store/record-store.ts'
import { settleConflict, synchronise } from '../src/web/store/synchronisation.ts'
import { fakeServer } from './record-server.ts'
import { begin, matchThing, NOW, tableThing, type Held, type Thing } from './record-tabs.ts'

interface Device {
  readonly store: RecordStore
  /** Every event this device has been told is kept. */
  readonly acknowledged: Set<string>
  /** What the person has given up by taking the other line. */
  readonly given: Set<string>
  held: Held | undefined
  log: RecordLog | undefined
  open: string
}

async function openAt(device: Device, thing: Thing, id: string, author: string): Promise<void> {
  const page = (await device.store.read(id))!
  device.open = id
  device.held = thing.hold(page.events, () => {}, author)
  device.log = new RecordLog({
    store: device.store,
    id,
    known: page.events,
    holder: device.held.holder,
    tell: () => {},
    now: () => NOW,
  })
}

async function live(thing: Thing, deeds: readonly (readonly [number, number])[]) {
  const server = fakeServer()
  let copies = 0
  const devices: Device[] = []
  for (let i = 0; i < 2; i++)
    devices.push({
      store: memoryStore(),
      acknowledged: new Set(),
      given: new Set(),
      held: undefined,
      log: undefined,
      open: 'one',
    })
  const copier = (store: RecordStore) => async (id: string) => {
    const page = (await store.read(id))!
    const copy = `copy-${copies++}`
    const { kind, head } = page.head
    await store.append(copy, { kind, base: 0, head, updated: NOW, events: page.events })
    return copy
  }
  const round = async (device: Device, author: string, choice: number) => {
    await synchronise(device.store, server, copier(device.store))
    const head = await device.store.head(device.open)
    if (head?.elsewhere) {
      const how = choice % 2 === 0 ? 'keep mine as a copy' : 'take theirs'
      if (how === 'take theirs')
        for (const { cid } of (await device.store.read(device.open, head.sent))!.events) device.given.add(cid)
      const id = await settleConflict(device.store, server, device.open, how, copier(device.store))
      // The person goes on with the line they share, so that it parts again and again; the copy stays.
      expect(await device.store.head(id)).toBeDefined()
      await openAt(device, thing, 'one', author)
    }
    device.log!.news({ version: 0 })
    await device.log!.settled()
  }
  await begin(devices[0]!.store, thing)
  await synchronise(devices[0]!.store, server, copier(devices[0]!.store))
  await synchronise(devices[1]!.store, server, copier(devices[1]!.store))
  for (const [i, device] of devices.entries()) await openAt(device, thing, 'one', `device${i}`)
  for (const [what, n] of deeds) {
    const i = n % 2
    const device = devices[i]!
    if (what < 6) {
      device.held!.act(device.log!, n >> 1)
      await device.log!.settled()
      for (const { cid } of device.log!.events.slice(0, device.log!.version)) device.acknowledged.add(cid)
    } else if (what < 9) await round(device, `device${i}`, n >> 1)
    else server.away++
  }
  server.away = 0
  for (let k = 0; k < 6; k++)
    for (const [i, device] of devices.entries()) await round(device, `device${i}`, 0)
  return { server, devices }
}

async function check(thing: Thing, deeds: readonly (readonly [number, number])[]): Promise<string> {
  const { server, devices } = await live(thing, deeds)
  const there = server.all()
  const everywhere = new Set([...there.values()].flat().map(({ cid }) => cid))
  for (const { store, acknowledged, given } of devices) {
    expect([...acknowledged].filter(cid => !everywhere.has(cid) && !given.has(cid))).toEqual([])
    // Both devices have the same records as the server, event by event.
    const heads = await store.list()
    expect(heads.map(({ id }) => id).sort()).toEqual([...there.keys()].sort())
    for (const { id } of heads)
      expect((await store.read(id))!.events.map(({ cid }) => cid)).toEqual(
        there.get(id)!.map(({ cid }) => cid),
      )
  }
  const [one, two] = devices.map(({ acknowledged }) => acknowledged.size)
  return `${one} + ${two} acknowledged, ${there.size} records`
}

const THINGS: readonly (readonly [string, Thing])[] = [
  ['a match', matchThing(hex)],
  ['a free table', tableThing],
]

describe('two devices', () => {
  for (const [name, thing] of THINGS) {
    test(`${name}: what was acknowledged is kept, and both come to agree`, { timeout: 120_000 }, () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(9), fc.nat(20_000)), { minLength: 60, maxLength: 60 }),
          async deeds => void (await check(thing, deeds)),
        ),
        { numRuns: 30 },
      ),
    )
    test(`${name}: a thousand acts on each device`, { timeout: 120_000 }, async () => {
      const rng = new Rng(11)
      const deeds: [number, number][] = []
      for (let acts = [0, 0]; Math.min(...acts) < 1000;) {
        const n = rng.below(20_000)
        // Rounds are rarer than acts, so that both sides often go on apart.
        const what = rng.below(12) === 0 ? 6 + rng.below(4) : rng.below(6)
        if (what < 6) acts = acts.with(n % 2, acts[n % 2]! + 1)
        deeds.push([what, n])
      }
      const told = await check(thing, deeds)
      if (process.env['SHOW']) console.log(name, told)
    })
  }
})
