import { eventOf, type EventJson, type MatchEvent } from './events.ts'
import type { Options, PositionJson } from './definition.ts'
import type { Outcome } from './outcome.ts'

interface Beginning {
  readonly format: 'jatekvilag-match'
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly from?: PositionJson
}

/** The first version knew the moves of one line, how many of them stand, and an end by agreement. */
interface FirstVersion extends Beginning {
  readonly version: 1
  readonly moves: readonly string[]
  readonly at?: number
  readonly settled?: Outcome
}

/** The whole log; see MatchEvent. */
interface SecondVersion extends Beginning {
  readonly version: 2
  readonly events: readonly EventJson[]
}

/** A match as a file. */
export type MatchJson = FirstVersion | SecondVersion

/** The events of a file of either version. */
export function eventsOf(saved: MatchJson): readonly MatchEvent[] {
  if (saved.version === 2) return saved.events.map(eventOf)
  const events = saved.moves.map(eventOf)
  if (saved.at !== undefined && saved.at < saved.moves.length)
    events.push({ do: 'goto', to: saved.at, by: 'host' })
  else if (saved.settled) events.push({ do: 'settle', outcome: saved.settled, by: 'host' })
  return events
}
