import type { Json } from '../../engine/index.ts'
import type { Happening, Head, Kind } from '../../wire/index.ts'
import type { RecordStore } from './record-store.ts'

/**
 * 'saved': all of it is on the disk. 'failed': it is not, and is tried again. 'gone': it was deleted elsewhere. 'watching': another
 * tab has it and this one cannot follow, so nothing can be done here.
 */
export type Saving = 'none' | 'saving' | 'saved' | 'failed' | 'full' | 'gone' | 'watching'

/** Whoever holds the state that the events lead to. */
export interface Holder {
  readonly kind: Kind
  /** What a list is to show of the record as it is now. */
  head(): Head
  /** Events made elsewhere follow what is known; false when one of them cannot be repeated here. */
  follow(bodies: readonly Json[]): boolean
  /** Begins again from these events: what was made here meanwhile and is not among them is offered again. */
  rebuild(bodies: readonly Json[]): void
  /** Whether an event made here still has a place after those that came in between. It is carried out if so. */
  offer(body: Json): boolean
  /** An event made here had to give way to one made elsewhere at the same time. */
  outrun(body: Json): void
  saving(state: Saving): void
}

export interface RecordLogOptions {
  readonly store: RecordStore | Promise<RecordStore>
  readonly id: string
  /** The events that are on the disk. */
  readonly known: readonly Happening[]
  readonly holder: Holder
  /** Tells other tabs and the server that the record has grown. */
  readonly tell: (version: number) => void
  readonly later?: (act: () => void, milliseconds: number) => unknown
  readonly now?: () => string
}

const RETRY = 2500

const freshCid = (): string => crypto.randomUUID()

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * One record that is open here. An event is shown at once and written behind it; it counts as saved when the store has it.
 * When another tab or device has written first, its events come first and what was made here follows if it still can.
 * One write at a time; a write that fails is tried again until it succeeds, and nothing is dropped meanwhile.
 */
export class RecordLog {
  private readonly options: RecordLogOptions
  private kept: Happening[]
  private waiting: Happening[] = []
  private working: Promise<void> | undefined
  private again = false
  private headOnly = false
  private state: Saving
  private over = false

  constructor(options: RecordLogOptions) {
    this.options = options
    this.kept = [...options.known]
    this.state = options.known.length > 0 ? 'saved' : 'none'
  }

  /** How many events are on the disk as far as this tab knows. */
  get version(): number {
    return this.kept.length
  }
  get unsaved(): number {
    return this.waiting.length
  }
  get events(): readonly Happening[] {
    return [...this.kept, ...this.waiting]
  }

  /** Writes down what has happened here. */
  push(...bodies: readonly Json[]): void {
    for (const body of bodies) this.waiting.push({ cid: freshCid(), body })
    this.write()
  }

  /** What lists show has changed without an event: a small picture. */
  touch(): void {
    this.headOnly = true
    this.write()
  }

  /** Another tab, or the server, has written to the record. */
  news({ version, how }: { readonly version: number; readonly how?: 'replaced' }): void {
    if (how === 'replaced' || version > this.kept.length || version === 0) this.write()
  }

  /** Tries again now. */
  write(): void {
    if (this.state === 'gone' || this.over) return
    this.again = true
    this.working ??= this.work()
  }

  /** Resolves when all that waits is written, or could not be. */
  async settled(): Promise<void> {
    await this.working
  }

  /** Nobody looks at the record any more; what waits is still written. */
  close(): void {
    this.over = true
  }

  private say(state: Saving): void {
    this.state = state
    this.options.holder.saving(state)
  }

  private async work(): Promise<void> {
    try {
      while (this.again) {
        this.again = false
        await this.turn()
      }
    } catch (error) {
      this.say(isFull(error) ? 'full' : 'failed')
      const later = this.options.later ?? setTimeout
      later(() => {
        this.again = true
        this.working ??= this.work()
      }, RETRY)
    } finally {
      this.working = undefined
    }
  }

  private async turn(): Promise<void> {
    const { id, holder } = this.options
    const store = await this.options.store
    await this.pull(store)
    if (this.state === 'gone') return
    const sending = [...this.waiting]
    if (sending.length === 0) {
      if (this.headOnly && this.kept.length > 0) await store.change(id, { head: holder.head() })
      this.headOnly = false
      if (this.state !== 'none' || this.kept.length > 0) this.say('saved')
      return
    }
    // Trouble stays said while it is tried again: words that come and go with every try cannot be read.
    if (this.state !== 'full' && this.state !== 'failed') this.say('saving')
    const written = await store.append(id, {
      kind: holder.kind,
      base: this.kept.length,
      head: holder.head(),
      updated: (this.options.now ?? (() => new Date().toISOString()))(),
      events: sending,
    })
    if (written.is === 'gone') return this.say('gone')
    // Somebody was faster: their events are taken in first, then it is tried again.
    if (written.is === 'behind') {
      this.again = true
      return
    }
    this.kept.push(...sending)
    this.waiting = this.waiting.slice(sending.length)
    this.headOnly = false
    this.options.tell(this.kept.length)
    if (this.waiting.length > 0) this.again = true
    else this.say('saved')
  }

  /** Takes in what was written elsewhere. */
  private async pull(store: RecordStore): Promise<void> {
    const { id, holder } = this.options
    const last = this.kept.at(-1)
    const page = await store.read(id, Math.max(0, this.kept.length - 1))
    // A record that is only now being made is not there yet.
    if (!page) return last ? this.say('gone') : undefined
    // Another line was put in the place of this one: what is known here counts no more.
    const replaced = page.events[0]?.cid !== last?.cid
    const news = replaced ? ((await store.read(id))?.events ?? []) : page.events.slice(1)
    if (news.length === 0 && !replaced) return
    // A write whose answer was lost is among the news: it is known by its id.
    const mine = new Set(this.waiting.map(({ cid }) => cid))
    const alsoHere = news.filter(({ cid }) => mine.has(cid)).length
    const arrived = new Set(news.map(({ cid }) => cid))
    const pending = this.waiting.filter(({ cid }) => !arrived.has(cid))
    this.kept = replaced ? [...news] : [...this.kept, ...news]
    this.waiting = []
    const bodies = news.map(({ body }) => body)
    if (replaced || pending.length > 0 || alsoHere > 0 || !holder.follow(bodies))
      holder.rebuild(this.kept.map(({ body }) => body))
    for (const event of pending)
      if (holder.offer(event.body)) this.waiting.push(event)
      else holder.outrun(event.body)
  }
}
