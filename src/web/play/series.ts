/**
 * Matches played one after the other by the same people: what each of them won so far. Whoever sat at seat 0 in the first match is
 * number 0 for the whole series, wherever they sit later.
 */
export interface Series {
  /** The results of the matches before this one, each by the numbers of those who play. */
  readonly before: readonly (readonly number[])[]
  /** Who sits at each seat of this match. */
  readonly sitters: readonly number[]
}

const KEY = 'jatekvilag.series'
/** So many matches remember their series. */
const KEPT = 40

type Kept = readonly (readonly [match: string, series: Series])[]

const isNumbers = (json: unknown): json is number[] =>
  Array.isArray(json) && json.every(each => typeof each === 'number')

const isEntry = (json: unknown): json is Kept[number] => {
  if (!Array.isArray(json) || typeof json[0] !== 'string') return false
  const series: unknown = json[1]
  return (
    typeof series === 'object' &&
    series !== null &&
    'before' in series &&
    Array.isArray(series.before) &&
    series.before.every(isNumbers) &&
    'sitters' in series &&
    isNumbers(series.sitters)
  )
}

function read(): Kept {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(json) ? json.filter(isEntry) : []
  } catch {
    // Storage is forbidden or was edited by hand: every match is the first of its series.
    return []
  }
}

export const seriesOf = (match: string, players: number): Series =>
  read().find(([id]) => id === match)?.[1] ?? {
    before: [],
    sitters: Array.from({ length: players }, (_, seat) => seat),
  }

/** The series with the result of its present match, by seats, at the end. */
export const finished = (
  { before, sitters }: Series,
  result: readonly number[],
): readonly (readonly number[])[] => [...before, sitters.map((_, who) => result[sitters.indexOf(who)] ?? 0)]

/** The next match of a series; `seats` says where each seat's sitter sat before. */
export const continued = (series: Series, result: readonly number[], seats: readonly number[]): Series => ({
  before: finished(series, result),
  sitters: seats.map(seat => series.sitters[seat] ?? seat),
})

export function keepSeries(match: string, series: Series): void {
  try {
    const others = read().filter(([id]) => id !== match)
    localStorage.setItem(KEY, JSON.stringify([[match, series], ...others].slice(0, KEPT)))
  } catch {
    // Then the next match is the first of its series again.
  }
}

/** What each has won, in the order of the seats of the present match. */
export const scores = (series: Series, result: readonly number[]): number[] => {
  const all = finished(series, result)
  return series.sitters.map(who => all.reduce((sum, one) => sum + (one[who] ?? 0), 0))
}
