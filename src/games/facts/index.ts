/**
 * What the library tells of a game before it is loaded, for every game of the book, one file for each use: none travels
 * before it is needed. Scales: `luck` 0 none, 1 a little, 2 much, 3 only luck; `hard` from 1 (a child of six) to 5 (like shogi).
 */
export interface Facts {
  /** The shortest and the longest usual game at home. */
  readonly minutes: readonly number[]
  readonly luck: number
  /** 'open', 'hidden' (players see different things) or 'simultaneous' (they act at the same time). */
  readonly hidden: string
  readonly hard: number
  readonly kind: readonly string[]
}

export interface Origin {
  readonly inventor?: string
  readonly year?: string
  readonly origin?: string
}

type ByGame<T> = Readonly<Record<string, T>>

export const loadFacts = async (): Promise<ByGame<Facts>> =>
  (await import('./numbers.json', { with: { type: 'json' } })).default

/** One line that says what one does in the game. */
export const loadLines: Readonly<Record<'hu' | 'en', () => Promise<ByGame<string>>>> = {
  hu: async () => (await import('./lines-hu.json', { with: { type: 'json' } })).default,
  en: async () => (await import('./lines-en.json', { with: { type: 'json' } })).default,
}

/** What people call a game besides its titles. */
export const loadNames = async (): Promise<ByGame<readonly string[]>> =>
  (await import('./names.json', { with: { type: 'json' } })).default

/** Who made it, when and where, as far as the book knows. */
export const loadOrigins = async (): Promise<ByGame<Origin>> =>
  (await import('./origins.json', { with: { type: 'json' } })).default

/** The games most people know come first on the shelf. */
export const WELL_KNOWN: readonly string[] = `
  sakk go backgammon malom reversi abalon hex kozonseges-damajatek sogi monopoly scramble
  roka-es-libak kinai-damajatek stratego potyogos-amoba twixt szoliter halma pente vari hsziangcsi
  smaragd-koponyak ekkovadaszok oszlopos-damajatek voros-szamar torpedo pentomino nemzetkozi-damajatek
  trax amazonok tizenotos-jatek
`
  .trim()
  .split(/\s+/)

/** The day where the person is, as `2026-11-16`: Swedish dates look like that. */
export const today = (): string => new Date().toLocaleDateString('sv')

/** One of `n` for a day, the same everywhere; `what` makes different things of one day independent. */
export function pickOfDay(what: string, day: string, n: number): number {
  let seed = 7
  for (const letter of `${what} ${day}`) seed = (seed * 8191 + letter.codePointAt(0)!) % 1e12
  // The last letters of two days in a row are neighbours; their picks are not.
  return (((seed % 999_983) * 7919) % 999_983) % n
}

/** The one-person game whose puzzle of the day is set out. */
export const puzzleGameOf = (day: string): string => DAILY[pickOfDay('puzzle', day, DAILY.length)]!

/** One-person games that deal a puzzle for every day. */
export const DAILY: readonly string[] = `
  haromszogszoliter mama-turelemjateka nyolcas-jatek otos-ikrek papa-turelemjateka szoliter tigrisjatek
  tizenotos-jatek voros-szamar
`
  .trim()
  .split(/\s+/)
