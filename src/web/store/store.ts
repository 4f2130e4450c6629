import type { Result } from '../../engine/index.ts'
import type { SavedMatch } from '../../wire/index.ts'

/** What a list of matches shows of each. */
export interface MatchEntry {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly updated: string
}

/** A place where matches are kept: this browser, or the server. */
export interface MatchStore {
  list(): Promise<readonly MatchEntry[]>
  /** Undefined when there is none; a failed Result when what was kept cannot be read. */
  read(id: string): Promise<Result<SavedMatch> | undefined>
  write(saved: SavedMatch): Promise<void>
  remove(id: string): Promise<void>
}

export const entryOf = ({ id, name, match, updated }: SavedMatch): MatchEntry => ({
  id,
  name,
  game: match.game,
  updated,
})
