// What lists of matches need: the heads of the records alone. The rules of games come with matches.ts, when a match is opened.
import { createMemo, createRoot } from 'solid-js'
import type { Options } from '../../engine/index.ts'
import { sayFirst } from '../text/text.ts'
import type { RecordHead } from './record-store.ts'
import { recordHeads, removeRecord } from './records.ts'

/** What a list of matches shows of each. */
export interface MatchEntry {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly updated: string
  /** 'position': saved as it was; opening it begins a match of its own. */
  readonly kept: 'running' | 'position'
  readonly state: 'running' | 'finished'
  readonly moves: number
  /** Whose turn it is, in words; empty at luck's turn and for one player. */
  readonly turnName: string
  /** One letter a seat: 'p' a person, else the level of the opponent, from 1 to 6. */
  readonly seats: string
  /** The present position as JSON, where nothing of it is secret. */
  readonly position: string | undefined
  readonly options: string
  /** What each player got, once it is over. */
  readonly result: readonly number[] | undefined
  readonly elsewhere: boolean
}

const word = (value: string | number | undefined): string => (value === undefined ? '' : String(value))

/** Seats that were written down when there were three levels. */
const amongSix = (seats: string): string => seats.replace(/[123]/g, level => String(2 * Number(level)))

const entryOf = ({ id, head, updated, elsewhere }: RecordHead): MatchEntry => {
  const { game, moves, seats, levels, kept, position, options, result } = head.about
  return {
    id,
    name: head.name,
    game: word(game),
    updated,
    kept: kept === 'position' ? 'position' : 'running',
    state: head.state,
    moves: Number(moves ?? 0),
    turnName: sayFirst({ hu: word(head.about['turnHu']), en: word(head.about['turnEn']) }),
    seats: levels === 6 ? word(seats) : amongSix(word(seats)),
    position: typeof position === 'string' ? position : undefined,
    options: word(options) || '{}',
    result: typeof result === 'string' ? result.split(' ').map(Number) : undefined,
    elsewhere: elsewhere !== undefined,
  }
}

/** The matches of this person, the latest first. Entries that did not change stay the same objects, so nothing is redrawn. */
export const matchList = createRoot(() =>
  createMemo<readonly MatchEntry[]>(before => {
    const known = new Map(before.map(entry => [entry.id, entry]))
    return recordHeads().flatMap(head => {
      if (head.kind !== 'match') return []
      const entry = entryOf(head)
      const old = known.get(entry.id)
      return [old && JSON.stringify(old) === JSON.stringify(entry) ? old : entry]
    })
  }, []),
)

export const removeMatch = removeRecord
export const optionsOf = (entry: MatchEntry): Options => {
  try {
    const json: unknown = JSON.parse(entry.options)
    return typeof json === 'object' && json !== null ? (json as Options) : {}
  } catch {
    return {}
  }
}
