import type { Outcome } from './outcome.ts'

/** How strong an opponent is, the weakest first. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6
/** How many levels there are; written beside a level, since records were kept when there were fewer. */
const LEVELS = 6

/** Who sits at a seat: a person, called so where they said it, or an opponent of a level. */
export type SeatJson =
  | { readonly kind: 'person'; readonly name?: string; readonly level?: undefined }
  | {
      readonly kind: 'ai'
      readonly level: Level
      readonly of: typeof LEVELS
      readonly name?: undefined
    }

/** An opponent of a level, to be seated. */
export const machineOf = (level: Level): SeatJson => ({ kind: 'ai', level, of: LEVELS })

/** Who made an event: a seat by its number, luck, the clock, or the host that runs the match. */
export type Author = number | 'luck' | 'clock' | 'host'

/** What a seat may ask for. Everything else comes from luck, the clock or the host. */
export type SeatAct =
  | { readonly do: 'move'; readonly move: string }
  | { readonly do: 'resign' }
  /** A draw is agreed when all other seats have taken the offer. */
  | { readonly do: 'offer draw' }
  | { readonly do: 'take draw' }
  | { readonly do: 'decline draw' }
  /** Back to the position after `to` moves, once all other seats have agreed. */
  | { readonly do: 'ask undo'; readonly to: number }
  | { readonly do: 'agree undo' }
  | { readonly do: 'decline undo' }

export type MatchAct =
  | SeatAct
  | { readonly do: 'time'; readonly ms: number }
  /** A walk to the position after `to` moves of the line; the moves after it stay known until another is played. */
  | { readonly do: 'goto'; readonly to: number }
  | { readonly do: 'seats'; readonly seats: readonly SeatJson[] }
  | { readonly do: 'name'; readonly name: string }
  /** An end that an old save or a file of another program only tells the outcome of. */
  | { readonly do: 'settle'; readonly outcome: Outcome }

/** One entry of a match's log. Its number is its place in the log, the first being 1. Nothing is ever taken out. */
export type MatchEvent = MatchAct & { readonly by: Author }

/** In files a move stands as its name alone: the rules tell who made it. */
export type EventJson = string | MatchEvent

export const eventJson = (event: MatchEvent): EventJson => (event.do === 'move' ? event.move : event)

const TIME = /^time:(\d+)$/

/** Old saves write the passing of time among the moves. */
export const eventOf = (json: EventJson): MatchEvent => {
  if (typeof json !== 'string') return json
  const time = TIME.exec(json)
  return time ? { do: 'time', ms: Number(time[1]), by: 'clock' } : { do: 'move', move: json, by: 'host' }
}

/** Whether a name in the log tells of time that passed. */
export const isTime = (name: string | undefined): boolean => TIME.test(name ?? '')
