import type { Happening, Head, Kind } from '../../wire/index.ts'

/** A record as a list shows it. Matches, free tables and decks are all kept as records: see src/wire/sync.ts. */
export interface RecordHead {
  readonly id: string
  readonly kind: Kind
  /** How many events it has. */
  readonly version: number
  /** When it last changed here, as an ISO date: to show, never to decide by. */
  readonly updated: string
  readonly head: Head
  /** How many of its events the server is known to have. */
  readonly sent: number
  /** How many events the server counts, where it counts otherwise: of a deck only the newest event is ever sent. */
  readonly theirs?: number
  /** It went on, or was deleted, on another device while it also went on here: the person is to decide. */
  readonly elsewhere?: { readonly how: 'went on'; readonly version: number }
}

/** A record that was deleted here and that the server has not heard of yet. */
export interface Tombstone {
  readonly id: string
  readonly sent: number
}

export interface RecordPage {
  readonly head: RecordHead
  /** The events from the number asked for on. */
  readonly events: readonly Happening[]
}

export interface NewEvents {
  readonly kind: Kind
  /** The number of events the new ones build on. */
  readonly base: number
  readonly head: Head
  readonly updated: string
  readonly events: readonly Happening[]
}

export type Written =
  | { readonly is: 'written'; readonly version: number }
  /** The record has other events than the writer knows of; nothing was written. */
  | { readonly is: 'behind'; readonly version: number }
  /** It was deleted meanwhile; nothing was written. */
  | { readonly is: 'gone' }

/** What changes of a record beside its events. */
export interface HeadChange {
  readonly head?: Head
  readonly sent?: number
  readonly theirs?: number
  readonly elsewhere?: RecordHead['elsewhere'] | 'settled'
}

/**
 * Where records are kept. Every call is one step: all of it is on the disk when it resolves, or nothing of it is. A call that
 * fails throws; then the record is as it was.
 */
export interface RecordStore {
  list(kind?: Kind): Promise<readonly RecordHead[]>
  head(id: string): Promise<RecordHead | undefined>
  read(id: string, from?: number): Promise<RecordPage | undefined>
  /** The first events (base 0) make the record. */
  append(id: string, news: NewEvents): Promise<Written>
  change(id: string, change: HeadChange): Promise<void>
  /** Puts other events in the place of all: what the person has taken from another device. */
  replace(id: string, page: RecordPage): Promise<void>
  /** A deleted record leaves a tombstone where the server has to hear of it. */
  remove(id: string, how: 'tell the server' | 'heard from the server'): Promise<void>
  tombstones(): Promise<readonly Tombstone[]>
  buried(id: string): Promise<void>
  /** A number or word kept beside the records. */
  note(key: string): Promise<string | undefined>
  setNote(key: string, value: string): Promise<void>
}

/** How many events of a deck are kept: each holds the whole deck, so only the last ones matter. */
export const DECK_EVENTS = 3
