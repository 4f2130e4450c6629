// Two devices of one guest act on one record over a bad network, in any order: nothing acknowledged is lost, both agree.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server/index.ts'
import { parseAccepted, parseEvents, type Kind } from '../src/wire/index.ts'
import { Device, head, place, start } from './server-hands.ts'

const { options, clear } = place()
let running: Running
beforeAll(async () => {
  running = await start(options)
})
afterAll(async () => {
  await running.close()
  clear()
})

/** What the network does to one request. */
type Fate = 'arrives' | 'is lost' | 'its answer is lost' | 'arrives twice'
/** What the person chooses when the record went on elsewhere. */
type Choice = 'mine after theirs' | 'mine as a copy'
interface Step {
  readonly who: 0 | 1
  readonly events: number
  readonly fate: Fate
  readonly choice: Choice
}

/** A browser's side of one record: what it knows of the server, and what waits to be sent. */
class Holder {
  readonly device: Device
  readonly name: string
  readonly kind: Kind
  readonly record: string
  known: string[] = []
  waiting: string[] = []
  made = 0
  /** Acknowledged events by record. */
  readonly acknowledged = new Map<string, string[]>()

  constructor(device: Device, name: string, kind: Kind, record: string) {
    this.device = device
    this.name = name
    this.kind = kind
    this.record = record
  }

  act(count: number): void {
    for (let i = 0; i < count; i++) this.waiting.push(`${this.name}${this.made++}`)
  }

  private body(base: number) {
    return {
      kind: this.kind,
      base,
      head,
      events: this.waiting.map(cid => ({ cid, body: { do: 'name', name: cid, by: 'host', when: 0 } })),
    }
  }

  async send(fate: Fate, choice: Choice): Promise<void> {
    if (this.waiting.length === 0 || fate === 'is lost') return
    const body = this.body(this.known.length)
    const path = `/api/records/${this.record}`
    if (fate === 'arrives twice') await this.device.post(path, body)
    const answer = await this.device.post(path, body)
    if (fate === 'its answer is lost') return
    if (answer.status === 200) return this.accept(this.record, parseAccepted(answer.json))
    expect(answer.status).toBe(409)
    await this.catchUp()
    if (this.waiting.length > 0 && choice === 'mine as a copy') await this.copy()
  }

  private accept(record: string, read: ReturnType<typeof parseAccepted>): void {
    expect(read).toMatchObject({ ok: true })
    if (record === this.record) {
      this.known.push(...this.waiting)
      expect(read).toMatchObject({ value: { version: this.known.length } })
    }
    this.acknowledged.set(record, [...(this.acknowledged.get(record) ?? []), ...this.waiting])
    this.waiting = []
  }

  /** Reads what came from elsewhere. Own events whose answer was lost are found there, and are not sent again. */
  async catchUp(): Promise<void> {
    for (;;) {
      const answer = await this.device.get(`/api/records/${this.record}?from=${this.known.length}`)
      if (answer.status === 404) return
      const read = parseEvents(answer.json)
      if (!read.ok) throw new Error(read.why.en)
      const { events, version } = read.value
      this.known.push(...events.map(event => event.cid))
      const there = new Set(this.known)
      this.waiting = this.waiting.filter(cid => !there.has(cid))
      if (this.known.length === version) return
    }
  }

  private async copy(): Promise<void> {
    const id = `${this.record}-${this.waiting[0]}`
    const copied = await this.device.post(`/api/records/${this.record}/copy`, {
      id,
      upto: this.known.length,
      head,
    })
    expect(copied.status).toBe(200)
    const answer = await this.device.post(`/api/records/${id}`, this.body(this.known.length))
    expect(answer.status).toBe(200)
    this.accept(id, parseAccepted(answer.json))
  }
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1),
  events: fc.nat({ max: 2 }),
  fate: fc.constantFrom<Fate>(
    'arrives',
    'arrives',
    'arrives',
    'is lost',
    'its answer is lost',
    'arrives twice',
  ),
  choice: fc.constantFrom<Choice>(
    'mine after theirs',
    'mine after theirs',
    'mine after theirs',
    'mine as a copy',
  ),
})

// Of a deck only the newest events are kept: tests/record-decks.test.ts.
test.each(['match', 'table'] as const)(
  '1000 interleaved steps of two devices on a %s: acknowledged is stored once, both agree at the end',
  async kind => {
    let run = 0
    const property = fc.asyncProperty(fc.array(step, { minLength: 1000, maxLength: 1000 }), async steps => {
      const record = `${kind}-${run++}`
      const [one, two] = [await Device.at(running.port), new Device(running.port)]
      const { code } = (await one.post('/api/guest/link')).json as { code: string }
      expect((await two.post('/api/guest/join', { code })).status).toBe(200)
      const holders = [new Holder(one, 'a', kind, record), new Holder(two, 'b', kind, record)] as const
      for (const { who, events, fate, choice } of steps) {
        holders[who].act(events)
        await holders[who].send(fate, choice)
      }
      for (const holder of holders)
        while (holder.waiting.length > 0) await holder.send('arrives', 'mine after theirs')
      for (const holder of holders) await holder.catchUp()
      expect(holders[0].known).toEqual(holders[1].known)
      expect(new Set(holders[0].known).size).toBe(holders[0].known.length)
      let copies = 0
      for (const holder of holders)
        for (const [id, cids] of holder.acknowledged) {
          const kept = new Holder(one, 'x', kind, id)
          await kept.catchUp()
          if (id !== record) copies++
          for (const cid of cids) expect(kept.known.filter(each => each === cid)).toEqual([cid])
        }
      // Every event that was made stands somewhere, and both ways of the person were taken.
      expect(copies).toBeGreaterThan(0)
      expect(holders[0].made + holders[1].made).toBeGreaterThan(800)
    })
    await fc.assert(property, { numRuns: 2, endOnFailure: true })
  },
  120_000,
)
