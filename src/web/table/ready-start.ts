import { cellAt } from '../../board/geometry.ts'
import type { Place } from '../../board/places.ts'
import { ok, type Options, type Result, type Words } from '../../engine/index.ts'
import type { Table } from '../../table/index.ts'
import { say } from '../text/text.ts'
import { readyPath } from './ready-path.ts'
import { READY_VERSION } from './ready-version.ts'

/** What stands between the colours of a board's picture, and its colours by theme. */
export interface ReadyPicture {
  readonly parts: readonly string[]
  readonly light: readonly string[]
  readonly dark: readonly string[]
}

/**
 * The set-up of a game and its board, laid out when the program was built: the table then needs neither the rules of the
 * game nor the matches from which its pieces are learned. Other variants, and tables in development, are laid out here.
 */
export interface ReadyStart {
  readonly title: Words
  readonly players: readonly Words[]
  readonly table: Table
  readonly view: readonly [number, number, number, number]
  readonly picture: ReadyPicture
  /** Where words are printed on the board that are others in English. */
  readonly english?: ReadyPicture
  /** The cells on the board and, where it can grow, those around it. */
  readonly places: readonly Place[]
  readonly names: readonly (string | Words)[]
}

const asked = new Map<string, Promise<ReadyStart | undefined>>()

async function fetchStart(id: string): Promise<ReadyStart | undefined> {
  try {
    const answer = await fetch(readyPath(encodeURIComponent(id), READY_VERSION))
    return answer.ok ? ((await answer.json()) as ReadyStart) : undefined
  } catch {
    // Without a network, or of another version: the rules lay it out.
    return undefined
  }
}

export function readyStart(id: string, options: Options): Promise<ReadyStart | undefined> {
  if (READY_VERSION === '' || Object.keys(options).length > 0) return Promise.resolve(undefined)
  const coming = asked.get(id) ?? fetchStart(id)
  asked.set(id, coming)
  return coming
}

/** The set-up of a library game as a table, in the language spoken now. */
export async function openStart(id: string, options: Options = {}): Promise<Result<Table>> {
  const ready = await readyStart(id, options)
  if (!ready) return (await import('./start.ts')).startOf(id, options)
  const { table, title, players } = ready
  return ok({
    ...table,
    name: say(title),
    seats: table.seats.map((name, i) => say(players[i] ?? { hu: name, en: name })),
  })
}

export function readySvg(
  { picture, english }: ReadyStart,
  theme: 'light' | 'dark',
  printed: 'hu' | 'en',
): string {
  const drawn = printed === 'en' && english ? english : picture
  return drawn.parts.map((part, i) => part + (drawn[theme][i] ?? '')).join('')
}

export function readyCell({ places }: ReadyStart): (x: number, y: number) => number | undefined {
  const frame = { places, shown: places.map((_, i) => i) }
  return (x, y) => cellAt(frame, x, y)
}
