import type { Options, Result } from '../engine/index.ts'
import type { GameDefinition } from '../kit/index.ts'
import type { PdnType } from './pdn.ts'

/** The formats, with the ending of their files and their names for people. */
export const FORMATS = {
  pgn: { ending: 'pgn', name: 'PGN' },
  sgf: { ending: 'sgf', name: 'SGF' },
  pdn: { ending: 'pdn', name: 'PDN' },
  usi: { ending: 'usi', name: 'USI' },
  kif: { ending: 'kif', name: 'KIF' },
  mat: { ending: 'mat', name: 'MAT' },
} as const
export type FormatId = keyof typeof FORMATS

/** How a game is kept in files of others: the format, and what the format calls the game. */
export type Kept =
  | { readonly format: 'pgn'; readonly variant: string }
  | SgfKept
  | { readonly format: 'pdn'; readonly type: PdnType }
  | { readonly format: 'shogi'; readonly variant: string }
  | { readonly format: 'mat' }

export interface SgfKept {
  readonly format: 'sgf'
  readonly number: number
  /** 'points': stones, told by two letters; 'turns': all the cells of a turn, by two letters each; 'names': the names of the moves. */
  readonly moves: 'points' | 'turns' | 'names'
  /** The standard calls whoever begins black, whatever the colours are here. */
  readonly black?: 'first'
  /** What the standard writes between the cells of a capture. */
  readonly takes?: ':'
}

/** The formats in which a game can be saved. */
export function formatsOf(kept: Kept | undefined): readonly FormatId[] {
  if (!kept) return []
  if (kept.format === 'shogi') return kept.variant === 'shogi' ? ['usi', 'kif'] : ['usi']
  return [kept.format]
}

/** Black and white as SGF tells them. */
export type Side = 'B' | 'W'

/** What a file was understood to hold, before the rules are asked. */
export interface Draft {
  readonly format: FormatId
  /** What the format calls the game. */
  readonly called: string
  /** The game and its options as we wrote them, where the file is ours. */
  readonly own?: string
  /** Options that follow from the file: the size of the board. */
  readonly options: Options
  /** A starting position as a line of text. */
  readonly start?: string
  /** A starting position as we write it ourselves. */
  readonly position?: string
  /** A starting position of stones. */
  readonly stones?: { readonly B: readonly string[]; readonly W: readonly string[]; readonly turn?: Side }
  readonly moves: readonly string[]
  /** Who made each move, where the format says it. */
  readonly by?: readonly Side[]
  /** How many columns and rows the file says the board has. */
  readonly size?: string
  /** Whether luck let the second player begin. */
  readonly begins?: 'second'
  /** Who won, where the file says it: by seat, by side, or nobody. */
  readonly result?: 'first wins' | 'second wins' | 'draw' | Side
  /** How it was won, where the file says it: 'points' tells by how many. */
  readonly how?: 'gave up' | 'time' | { readonly points: number }
}

/** The games of the library, for whoever reads a file. */
export interface Library {
  /** The game that a format calls so, and the options that the name stands for. */
  find(format: FormatId, called: string): { readonly id: string; readonly options: Options } | undefined
  kept(id: string, options: Options): Kept | undefined
  load(id: string): Promise<Result<GameDefinition>>
}

/** A game and its options in one word, as our files name them: `go size=9 komi=6.5`. */
export const ownName = (id: string, options: Options): string =>
  [id, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ')

export function readOwnName(text: string): { readonly id: string; readonly options: Options } {
  const [id = '', ...words] = text.split(' ')
  const options: Record<string, string> = {}
  for (const word of words) {
    const [, name, value] = /^([A-Za-z]+)=([\w.-]+)$/.exec(word) ?? []
    if (name !== undefined && value !== undefined) options[name] = value
  }
  return { id, options }
}
