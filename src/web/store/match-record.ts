import {
  Match,
  ok,
  fail,
  type Json,
  type MatchEvent,
  type Result,
  type SeatJson,
  type Words,
} from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import {
  matchEventShape,
  parseSavedMatch,
  sealBody,
  unsealBody,
  wholeOf,
  type Head,
  type SavedMatch,
} from '../../wire/index.ts'

/**
 * A match as a record: the first event is the whole file it began as (a new match, an imported one, an old save), every
 * other one an event of the match. Events of a match with secrets are sealed; those of older records may be open.
 */

export type Secrecy = 'open' | 'sealed'
/** How a match is kept while it runs; what is over has nothing to hide. */
export const secrecyOf = ({ game, outcome }: Pick<Match, 'game' | 'outcome'>): Secrecy =>
  game.layout.secret && !outcome ? 'sealed' : 'open'

const bodyOf = (json: unknown, secrecy: Secrecy): Json => {
  const body = JSON.parse(JSON.stringify(json)) as Json
  return secrecy === 'sealed' ? sealBody(body) : body
}
export const firstBody = (saved: SavedMatch, secrecy: Secrecy = 'open'): Json =>
  bodyOf({ whole: saved }, secrecy)
export const eventBody = (event: MatchEvent, secrecy: Secrecy = 'open'): Json => bodyOf(event, secrecy)

/** A match that a record leads to, and what of the record could not be repeated. */
export interface Recorded {
  readonly match: Match
  readonly seats: readonly SeatJson[]
  readonly name: string
  /** How many events of the record were repeated; 0 when not even all of the file it begins with could be. */
  readonly version: number
  readonly broken?: Words
}

export function savedOf(bodies: readonly Json[]): Result<SavedMatch> {
  const first = bodies[0] === undefined ? undefined : unsealBody(bodies[0])
  const whole = first?.ok ? wholeOf(first.value) : undefined
  return whole === undefined
    ? fail('A játszma eleje hiányzik.', 'The beginning of the match is missing.')
    : parseSavedMatch(whole)
}

/** Takes in one event of a record; refused when it is damaged or cannot be repeated. */
export function takeBody(match: Match, body: Json): Result<MatchEvent> {
  const opened = unsealBody(body)
  if (!opened.ok) return opened
  const read = matchEventShape(opened.value, 'event')
  return read.ok ? match.take(read.value) : read
}

/** Repeats a record, as far as it can be repeated. */
export function matchOfRecord(definition: GameDefinition, bodies: readonly Json[]): Result<Recorded> {
  const saved = savedOf(bodies)
  if (!saved.ok) return saved
  const begun = Match.repeat(definition, saved.value.match)
  if (!begun.ok) return begun
  const { match, broken } = begun.value
  let why: Words | undefined = broken?.why
  let version = 1
  for (; version < bodies.length && !why; version++) {
    const taken = takeBody(match, bodies[version]!)
    if (!taken.ok) why = taken.why
  }
  const players = match.game.players.length
  const seats = match.seats ?? saved.value.seats
  return ok({
    match,
    seats: Array.from({ length: players }, (_, i): SeatJson => seats[i] ?? { kind: 'person' }),
    name: match.name || saved.value.name,
    version: why ? version - 1 : version,
    ...(why ? { broken: why } : {}),
  })
}

const LARGEST_PICTURE = 20_000

/** What lists show of a match. A position with secrets is not shown. */
export function headOfMatch(
  { match, seats, name }: Pick<Recorded, 'match' | 'seats' | 'name'>,
  kept: 'running' | 'position',
): Head {
  const { game, definition, position, outcome } = match
  const turn = game.players.length > 1 ? game.players[position.turn]?.name : undefined
  const picture = game.layout.secret && !outcome ? '' : JSON.stringify(game.layout.write(position))
  return {
    name,
    state: outcome ? 'finished' : 'running',
    about: {
      game: definition.id,
      options: JSON.stringify(match.options),
      moves: match.decisions,
      ...(turn ? { turnHu: turn.hu, turnEn: turn.en } : {}),
      seats: seats.map(seat => seat.level ?? 'p').join(''),
      // Where it is not said there were three levels.
      levels: 6,
      kept,
      ...(outcome ? { result: outcome.result.join(' ') } : {}),
      ...(picture && picture.length < LARGEST_PICTURE ? { position: picture } : {}),
    },
  }
}
