import { assert, type Json, type Match, type SeatJson } from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { unsealBody, type Head } from '../../wire/index.ts'
import type { Holder, RecordLog, Saving } from '../store/record-log.ts'
import { eventBody, headOfMatch, matchOfRecord, takeBody, type Recorded } from '../store/match-record.ts'

/** What the one who shows a match hears of it. */
export interface MatchHearer {
  /** Events from elsewhere were carried out; 'back' when the match may have gone another way. */
  changed(how: 'on' | 'back'): void
  /** What was done here had to give way. */
  outrun(): void
  saving(state: Saving): void
}

/** A match held open on its record: what is done to it here is written down, what is written elsewhere is done here. */
export class MatchHolder implements Holder {
  readonly kind = 'match'
  readonly definition: GameDefinition
  private readonly hearer: MatchHearer
  private readonly kept: 'running' | 'position'
  private recorded: Recorded
  /** How many events of the match are in the record or on their way. */
  private written: number

  constructor(
    definition: GameDefinition,
    recorded: Recorded,
    hearer: MatchHearer,
    kept: 'running' | 'position' = 'running',
  ) {
    this.definition = definition
    this.recorded = recorded
    this.hearer = hearer
    this.kept = kept
    this.written = recorded.match.events.length
  }

  get match(): Match {
    return this.recorded.match
  }
  get seats(): readonly SeatJson[] {
    return this.match.seats ?? this.recorded.seats
  }
  get name(): string {
    return this.match.name || this.recorded.name
  }

  head(): Head {
    return headOfMatch(this, this.kept)
  }

  /** Writes down what has been done to the match since the last time. */
  record(log: RecordLog): void {
    const news = this.match.events.slice(this.written)
    this.written = this.match.events.length
    // The event that ends a match is sealed too: one that takes it back may follow.
    const secrecy = this.match.game.layout.secret ? 'sealed' : 'open'
    if (news.length > 0) log.push(...news.map(event => eventBody(event, secrecy)))
  }

  follow(bodies: readonly Json[]): boolean {
    this.match.forgetTime()
    const { at } = this.match
    for (const body of bodies) if (!takeBody(this.match, body).ok) return false
    this.written = this.match.events.length
    this.hearer.changed(this.match.at < at ? 'back' : 'on')
    return true
  }

  rebuild(bodies: readonly Json[]): void {
    const repeated = matchOfRecord(this.definition, bodies)
    assert(repeated.ok, 'a record that was opened can be opened again')
    this.recorded = repeated.value
    this.written = this.match.events.length
    this.hearer.changed('back')
  }

  offer(body: Json): boolean {
    // A walk to another moment meant a line that has changed since.
    const opened = unsealBody(body)
    const event = opened.ok ? opened.value : undefined
    const walks = typeof event === 'object' && event !== null && 'do' in event && event['do'] === 'goto'
    const taken = !walks && takeBody(this.match, body).ok
    this.written = this.match.events.length
    if (taken) this.hearer.changed('on')
    return taken
  }

  outrun(): void {
    this.hearer.outrun()
  }
  saving(state: Saving): void {
    this.hearer.saving(state)
  }
}
