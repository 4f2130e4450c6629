import type { Options, Result } from '../engine/index.ts'
import type { GameDefinition } from '../kit/index.ts'

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
  /** 'points': moves are stones, told by two letters; 'names': by the names of the moves. */
  | { readonly format: 'sgf'; readonly number: number; readonly moves: 'points' | 'names' }
  | { readonly format: 'pdn'; readonly type: number }
  | { readonly format: 'shogi'; readonly variant: string }
  | { readonly format: 'mat' }

/** The formats in which a game can be saved. */
export function formatsOf(kept: Kept | undefined): readonly FormatId[] {
  if (!kept) return []
  if (kept.format === 'shogi') return kept.variant === 'shogi' ? ['usi', 'kif'] : ['usi']
  return [kept.format]
}

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
  /** A starting position of stones, by two letters each. */
  readonly stones?: {
    readonly black: readonly string[]
    readonly white: readonly string[]
    readonly turn: 'black' | 'white'
  }
  readonly moves: readonly string[]
  /** Whether luck let the second player begin. */
  readonly begins?: 'second'
  /** Who lost or gave up, where the file says it: 'first' or 'second'; a draw. */
  readonly result?: 'first wins' | 'second wins' | 'draw'
}

/** The games of the library, for whoever reads a file. */
export interface Library {
  find(format: FormatId, called: string): string | undefined
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
