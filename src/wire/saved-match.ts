import {
  fail,
  ok,
  type EventJson,
  type Json,
  type MatchJson,
  type Options,
  type Outcome,
  type PositionJson,
  type Result,
  type SeatJson,
} from '../engine/index.ts'
import { eventShape, LONGEST_LOG, outcomeShape, seatShape } from './match-events.ts'
import { byKey, isObject, list, text } from './shape.ts'
import { isStamp, plainName } from './sync.ts'

/** A match as it is kept in files. */
export interface SavedMatch {
  readonly id: string
  readonly name: string
  /** When it was last changed, as an ISO date. */
  readonly updated: string
  readonly seats: readonly SeatJson[]
  readonly match: MatchJson
}

const LONGEST = { id: 64, name: 200, game: 80, move: 200, options: 40 }
/** A position is a few levels deep; deeper nests only cost time. */
const DEEPEST = 12

const isText = (json: unknown, most: number): json is string =>
  typeof json === 'string' && json.length <= most

const broken = (hu: string, en: string) =>
  fail(`A fájl nem játszma: ${hu}.`, `This file is not a match: ${en}.`)

/** Plain data of few levels. A number that JSON cannot write would not be there when it is read again. */
const shallow = (json: unknown, depth = DEEPEST): boolean => {
  if (typeof json === 'number') return Number.isFinite(json)
  if (typeof json !== 'object' || json === null) return true
  return depth > 0 && Object.values(json).every(each => shallow(each, depth - 1))
}

/** What both versions of the file begin with. */
function parseBeginning(json: { readonly [key: string]: unknown }): Result<{
  readonly format: 'jatekvilag-match'
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly from?: PositionJson
}> {
  const { game, rules, from } = json
  if (!isText(game, LONGEST.game) || !/^[a-z0-9-]+$/.test(game))
    return broken('nincs benne játék', 'it names no game')
  if (typeof rules !== 'number' || !Number.isSafeInteger(rules) || rules < 0)
    return broken('hiányzik a szabályváltozat', 'the version of the rules is missing')
  const options = byKey(text(80), LONGEST.options)(json['options'], 'options')
  if (!options.ok) return broken('hibásak a beállításai', 'its options are wrong')
  if (from !== undefined && (!isObject(from) || !shallow(from)))
    return broken('hibás a kezdőállása', 'its starting position is wrong')
  return ok({
    format: 'jatekvilag-match',
    game,
    rules,
    options: options.value,
    ...(from === undefined ? {} : { from: from as PositionJson }),
  })
}

function parseMatch(json: unknown): Result<MatchJson> {
  if (!isObject(json)) return broken('hiányzik a játszma', 'the match is missing')
  if (json['format'] !== 'jatekvilag-match') return broken('más a formátuma', 'it has another format')
  const { version } = json
  if (typeof version === 'number' && version > 2)
    return fail(
      'Ezt a fájlt a program egy újabb változata mentette.',
      'This file was saved by a newer version of the program.',
    )
  const beginning = parseBeginning(json)
  if (!beginning.ok) return beginning
  if (version === 2) {
    const events = list<EventJson>(eventShape, LONGEST_LOG)(json['events'], 'events')
    if (!events.ok) return broken('hibásak a lépései', 'its moves are wrong')
    return ok({ ...beginning.value, version, events: events.value })
  }
  if (version !== 1) return broken('nincs változata', 'it has no version')
  const { at, settled } = json
  const moves = list(text(LONGEST.move), LONGEST_LOG)(json['moves'], 'moves')
  if (!moves.ok) return broken('hibásak a lépései', 'its moves are wrong')
  if (at !== undefined && (typeof at !== 'number' || !Number.isInteger(at) || at < 0))
    return broken('hibás a helye', 'its place is wrong')
  const end: Result<Outcome | undefined> =
    settled === undefined ? ok(undefined) : outcomeShape(settled, 'settled')
  if (!end.ok) return broken('hibás az eredménye', 'its outcome is wrong')
  return ok({
    ...beginning.value,
    version,
    moves: moves.value,
    ...(at === undefined ? {} : { at }),
    ...(end.value ? { settled: end.value } : {}),
  })
}

/** Reads a saved match from outside (file, server, storage); never throws, never trusts. */
export function parseSavedMatch(json: unknown): Result<SavedMatch> {
  if (!isObject(json)) return broken('nem objektum', 'it is not an object')
  const { id, name, updated } = json
  if (!isText(id, LONGEST.id) || !/^[A-Za-z0-9-]+$/.test(id))
    return broken('nincs azonosítója', 'it has no id')
  if (!isText(name, LONGEST.name)) return broken('nincs neve', 'it has no name')
  if (!isStamp(updated)) return broken('nincs dátuma', 'it has no date')
  const seats = list(seatShape, 20)(json['seats'], 'seats')
  if (!seats.ok) return broken('hibásak a helyei', 'its seats are wrong')
  const match = parseMatch(json['match'])
  return match.ok ? ok({ id, name: plainName(name), updated, seats: seats.value, match: match.value }) : match
}

/** The same from text, so that a broken file gives a clear word. */
export function readSavedMatch(content: string): Result<SavedMatch> {
  let json: Json
  try {
    json = JSON.parse(content)
  } catch {
    return broken('nem JSON', 'it is not JSON')
  }
  return parseSavedMatch(json)
}
