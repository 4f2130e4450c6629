import {
  fail,
  ok,
  type Json,
  type MatchJson,
  type Options,
  type Outcome,
  type PositionJson,
  type Result,
} from '../engine/index.ts'

/** Who sits at a seat: a person, or an opponent of a level. */
export interface SeatJson {
  readonly kind: 'person' | 'ai'
  readonly level?: 1 | 2 | 3
}

/** A match as it is kept in the browser, on the server and in files. */
export interface SavedMatch {
  readonly id: string
  readonly name: string
  /** When it was last changed, as an ISO date. */
  readonly updated: string
  readonly seats: readonly SeatJson[]
  readonly match: MatchJson
}

const LONGEST = { id: 64, name: 200, game: 80, moves: 100_000, move: 200 }

const isObject = (json: unknown): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const isText = (json: unknown, most: number): json is string =>
  typeof json === 'string' && json.length <= most

const broken = (hu: string, en: string) =>
  fail(`A fájl nem játszma: ${hu}.`, `This file is not a match: ${en}.`)

function parseMatch(json: Json | undefined): Result<MatchJson> {
  if (!isObject(json)) return broken('hiányzik a játszma', 'the match is missing')
  if (json['format'] !== 'jatekvilag-match') return broken('más a formátuma', 'it has another format')
  if (json['version'] !== 1)
    return fail(
      'Ezt a fájlt a program egy újabb változata mentette.',
      'This file was saved by a newer version of the program.',
    )
  const { game, rules, options, moves, from, at, settled } = json
  if (!isText(game, LONGEST.game) || !/^[a-z0-9-]+$/.test(game))
    return broken('nincs benne játék', 'it names no game')
  if (typeof rules !== 'number')
    return broken('hiányzik a szabályváltozat', 'the version of the rules is missing')
  if (!isObject(options) || !Object.values(options).every(value => isText(value, 80)))
    return broken('hibásak a beállításai', 'its options are wrong')
  if (
    !Array.isArray(moves) ||
    moves.length > LONGEST.moves ||
    !moves.every(move => isText(move, LONGEST.move))
  )
    return broken('hibásak a lépései', 'its moves are wrong')
  if (from !== undefined && !isObject(from))
    return broken('hibás a kezdőállása', 'its starting position is wrong')
  if (at !== undefined && (typeof at !== 'number' || !Number.isInteger(at)))
    return broken('hibás a helye', 'its place is wrong')
  const end = settled === undefined ? undefined : parseOutcome(settled)
  if (settled !== undefined && !end) return broken('hibás az eredménye', 'its outcome is wrong')
  return ok({
    format: 'jatekvilag-match',
    version: 1,
    game,
    rules,
    options: options as Options,
    moves: moves as readonly string[],
    ...(from === undefined ? {} : { from: from as PositionJson }),
    ...(at === undefined ? {} : { at }),
    ...(end ? { settled: end } : {}),
  })
}

function parseOutcome(json: Json): Outcome | undefined {
  if (!isObject(json)) return undefined
  const { result, reason } = json
  if (!Array.isArray(result) || !result.every(share => typeof share === 'number')) return undefined
  if (!isObject(reason) || !isText(reason['hu'], 500) || !isText(reason['en'], 500)) return undefined
  return { result: result as readonly number[], reason: { hu: reason['hu'], en: reason['en'] } }
}

/** Reads a saved match from outside (file, server, storage); never throws, never trusts. */
export function parseSavedMatch(json: unknown): Result<SavedMatch> {
  if (!isObject(json)) return broken('nem objektum', 'it is not an object')
  const { id, name, updated, seats } = json
  if (!isText(id, LONGEST.id) || !/^[A-Za-z0-9-]+$/.test(id))
    return broken('nincs azonosítója', 'it has no id')
  if (!isText(name, LONGEST.name)) return broken('nincs neve', 'it has no name')
  if (!isText(updated, 40) || Number.isNaN(Date.parse(updated)))
    return broken('nincs dátuma', 'it has no date')
  if (!Array.isArray(seats) || seats.length > 20) return broken('hibásak a helyei', 'its seats are wrong')
  const sitting: SeatJson[] = []
  for (const seat of seats as readonly Json[]) {
    if (!isObject(seat) || (seat['kind'] !== 'person' && seat['kind'] !== 'ai'))
      return broken('hibásak a helyei', 'its seats are wrong')
    const { level } = seat
    sitting.push({ kind: seat['kind'], ...(level === 1 || level === 2 || level === 3 ? { level } : {}) })
  }
  const match = parseMatch(json['match'])
  return match.ok ? ok({ id, name, updated, seats: sitting, match: match.value }) : match
}

/** The same from text, so that a broken file gives a clear word. */
export function readSavedMatch(text: string): Result<SavedMatch> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return broken('nem JSON', 'it is not JSON')
  }
  return parseSavedMatch(json)
}
