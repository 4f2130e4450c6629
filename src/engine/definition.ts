import type { Level } from './events.ts'
import type { Game } from './game.ts'
import type { Json, Words } from './result.ts'

export interface Choice {
  readonly id: string
  readonly name: Words
}

/** An option of a game; the first choice is the book's. */
export interface Option {
  readonly id: string
  readonly name: Words
  readonly choices: readonly Choice[]
  /** What a page offers first to readers of a language, where that is not the first choice. */
  readonly offered?: Readonly<Partial<Record<keyof Words, string>>>
}

/** Chosen values by option id; `players` is the number of players. */
export type Options = Readonly<Record<string, string>> & { readonly players?: string }

/** A game of the library: its facts, its options, and the rules for chosen options. */
export interface Definition<G extends Game = Game> {
  readonly id: string
  readonly chapter: string
  readonly title: Words
  /** How many can play; the first number is the usual one. */
  readonly players: readonly number[]
  /** Pinned by saved games; raised when old games can no longer be replayed. */
  readonly rules: number
  readonly options: readonly Option[]
  /** 'own' when the common page of a match does not suit the game: `src/web/own/<id>/Page.tsx` is its page. */
  readonly page?: 'own'
  /** How strong opponents are on a scale people know (Elo at chess), by level, as far as it was measured. */
  readonly ratings?: Readonly<Partial<Record<Level, number>>>
  /** Large data (word lists) to be there before `make` with these options. */
  load?(options: Options): Promise<void>
  /** The options by which the present rules repeat a match of older ones; undefined when they cannot. */
  renewed?(rules: number, options: Options): Options | undefined
  make(options: Options): G
}

export type PositionJson = { readonly [key: string]: Json }
