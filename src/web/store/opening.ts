import {
  checkOptions,
  fail,
  Match,
  ok,
  type MatchJson,
  type Options,
  type Result,
} from '../../engine/index.ts'
import { games } from '../../games/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { readSavedMatch, type SavedMatch, type SeatJson } from '../../wire/index.ts'

export { checkOptions }

/** A saved match brought to life: everything about it has been checked. */
export interface Opened {
  readonly definition: GameDefinition
  readonly match: Match
  readonly saved: SavedMatch
}

const notLoaded = fail(
  'Ez a játék még nincs meg ezen az eszközön, és most nem sikerült letölteni. Próbáld újra, amikor van hálózat.',
  'This game is not on this device yet and could not be downloaded now. Try again when you are online.',
)

export async function loadGame(id: string): Promise<Result<GameDefinition>> {
  const entry = games.find(game => game.id === id)
  if (!entry) return fail(`Nincs ilyen játék: „${id}”.`, `There is no game "${id}".`)
  try {
    return ok((await entry.load()).default)
  } catch {
    return notLoaded
  }
}

/** Large data of a game (word lists) must be there before its rules are made. */
export async function prepare(definition: GameDefinition, options: Options): Promise<Result<Options>> {
  const checked = checkOptions(definition, options)
  if (!checked.ok) return checked
  try {
    await definition.load?.(options)
    return checked
  } catch {
    return notLoaded
  }
}

function replay(definition: GameDefinition, match: MatchJson): Result<Match> {
  try {
    return Match.replay(definition, match)
  } catch {
    return fail('A játszma nem játszható le.', 'The match cannot be replayed.')
  }
}

/** As many seats as players; missing ones are people. */
export const seatsFor = (players: number, seats: readonly SeatJson[]): SeatJson[] =>
  Array.from({ length: players }, (_, i) => seats[i] ?? { kind: 'person' })

export async function openSaved(saved: SavedMatch): Promise<Result<Opened>> {
  const loaded = await loadGame(saved.match.game)
  if (!loaded.ok) return loaded
  const definition = loaded.value
  const ready = await prepare(definition, saved.match.options)
  if (!ready.ok) return ready
  const played = replay(definition, saved.match)
  if (!played.ok) return played
  const players = played.value.game.players.length
  return ok({ definition, match: played.value, saved: { ...saved, seats: seatsFor(players, saved.seats) } })
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
  const saved = readSavedMatch(text)
  return saved.ok ? openSaved(saved.value) : saved
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()

/** Hands a match to the person as a file. */
export function exportMatch(saved: SavedMatch): void {
  const blob = new Blob([JSON.stringify(saved, undefined, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = ['jatekvilag', saved.match.game, plain(saved.name)].filter(Boolean).join('-') + '.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
