import { cellAt } from '../../board/geometry.ts'
import type { Place } from '../../board/places.ts'
import { ok, type Options, type Result, type Words } from '../../engine/index.ts'
import type { Table } from '../../table/index.ts'
import { say } from '../text/text.ts'
import { readyPath } from './ready-path.ts'
import { READY_VERSION } from './ready-version.ts'

/**
 * The set-up of a game and its board, laid out when the program was built: the table then needs neither the rules of the
 * game nor the matches from which its pieces are learned. Other variants, and tables in development, are laid out here.
 */
export interface ReadyStart {
  readonly title: Words
  readonly players: readonly Words[]
  readonly table: Table
  readonly view: readonly [number, number, number, number]
  /** What stands between the colours of the board's picture, and its colours by theme. */
  readonly drawing: readonly string[]
  readonly colours: { readonly light: readonly string[]; readonly dark: readonly string[] }
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

export const readySvg = ({ drawing, colours }: ReadyStart, theme: 'light' | 'dark'): string =>
  drawing.map((part, i) => part + (colours[theme][i] ?? '')).join('')

export function readyCell({ places }: ReadyStart): (x: number, y: number) => number | undefined {
  const frame = { places, shown: places.map((_, i) => i) }
  return (x, y) => cellAt(frame, x, y)
}
