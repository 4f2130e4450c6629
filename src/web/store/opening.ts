import { fail, ok, type Json, type Result } from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import type { Happening, SavedMatch } from '../../wire/index.ts'
import { loadGame, prepare } from './game-loading.ts'
import { firstBody, matchOfRecord, savedOf, type Recorded } from './match-record.ts'
import { readMatchFile } from './match-file.ts'
import { freshKey } from './records.ts'

/** A match brought to life: everything about it has been checked. */
export interface Opened {
  readonly id: string
  readonly definition: GameDefinition
  readonly recorded: Recorded
  /** The events that are on the disk; none for a match that is just beginning. */
  readonly events: readonly Happening[]
  /** The first event of its record. */
  readonly beginning: Json
}

/** A match brought to life from the events of its record, as far as they can be repeated. */
export async function openEvents(id: string, events: readonly Happening[]): Promise<Result<Opened>> {
  const bodies = events.map(({ body }) => body)
  const saved = savedOf(bodies)
  if (!saved.ok) return saved
  const loaded = await loadGame(saved.value.match.game)
  if (!loaded.ok) return loaded
  const ready = await prepare(loaded.value, saved.value.match.options)
  if (!ready.ok) return ready
  try {
    const recorded = matchOfRecord(loaded.value, bodies)
    return recorded.ok
      ? ok({ id, definition: loaded.value, recorded: recorded.value, events, beginning: bodies[0]! })
      : recorded
  } catch {
    return fail('A játszma nem játszható le.', 'The match cannot be replayed.')
  }
}

/** A whole file brought to life; refused when any of it cannot be repeated. */
export async function openSaved(saved: SavedMatch): Promise<Result<Opened>> {
  const opened = await openEvents(saved.id, [{ cid: 'file', body: firstBody(saved) }])
  if (!opened.ok) return opened
  const { broken, match } = opened.value.recorded
  if (broken)
    return fail(
      `A mentés ${match.events.length + 1}. lépése nem játszható: ${broken.hu}`,
      `Move ${match.events.length + 1} of the save cannot be played: ${broken.en}`,
    )
  return ok({ ...opened.value, events: [] })
}

/** A file of another program (PGN, SGF …); undefined when it is none. What reads it comes with the first that is not ours. */
async function openForeign(text: string): Promise<Result<Opened> | undefined> {
  if (text.trimStart().startsWith('{')) return undefined
  const { readForeignFile } = await import('../../games/foreign-files.ts')
  const read = await readForeignFile(text)
  if (!read) return undefined
  if (!read.ok) return read
  const match = read.value
  return openSaved({
    id: freshKey(),
    name: '',
    updated: new Date().toISOString(),
    seats: match.game.players.map(() => ({ kind: 'person' as const })),
    match: match.save(),
  })
}

const LARGEST = 4_000_000

/** A file a person gave us. Nothing is kept until all of it was understood. */
export async function openFile(file: File): Promise<Result<Opened>> {
  if (file.size > LARGEST)
    return fail('A fájl túl nagy: játszma nem lehet.', 'The file is too large to be a match.')
  let text: string
  try {
    text = await file.text()
  } catch {
    return fail('A fájlt nem sikerült elolvasni.', 'The file could not be read.')
  }
  if (text.trim() === '') return fail('A fájl üres.', 'The file is empty.')
  const foreign = await openForeign(text)
  if (foreign) return foreign
  const saved = await readMatchFile(text)
  return saved.ok ? openSaved(saved.value) : saved
}
