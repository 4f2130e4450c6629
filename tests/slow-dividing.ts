// The divided realms written from the rules alone, on names of fields: for tests.
import { Match, Rng, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'

type Tiles = ReadonlyMap<string, string>

const beside = (name: string): string[] => {
  const [, column, row] = /^([a-z]+)(\d+)$/.exec(name)!
  const n = column!.length === 1 ? column!.charCodeAt(0) - 97 : 26 + column!.charCodeAt(1) - 97
  const letter = (i: number) =>
    i < 26 ? String.fromCharCode(97 + i) : `a${String.fromCharCode(97 + i - 26)}`
  return [
    ...(n > 0 ? [`${letter(n - 1)}${row}`] : []),
    `${letter(n + 1)}${row}`,
    `${column}${Number(row) - 1}`,
    `${column}${Number(row) + 1}`,
  ]
}

/** The empty fields beside a tile that counts. */
export const slowPlaces = (
  names: readonly string[],
  tiles: Tiles,
  counts: (who: string) => boolean,
): string[] =>
  names
    .filter(name => !tiles.has(name))
    .filter(name => beside(name).some(other => tiles.has(other) && counts(tiles.get(other)!)))
    .sort()

export function partsOf(tiles: Tiles, who: string): number {
  const left = new Set([...tiles].filter(([, owner]) => owner === who).map(([name]) => name))
  let parts = 0
  for (const name of left) {
    parts++
    const part = [name]
    left.delete(name)
    for (const one of part) for (const other of beside(one)) if (left.delete(other)) part.push(other)
  }
  return parts
}

/** A full board as JSON. */
export const fill = (names: readonly string[], who: (name: string) => string) => ({
  turn: 'white',
  pieces: Object.fromEntries(names.map(name => [name, `${who(name)} tile`])),
})

interface Step {
  readonly match: Match
  readonly tiles: Tiles
  readonly step: number
}

/** Plays a random game to its end and shows every position of it. */
export function randomRealms(
  game: GameDefinition,
  options: Options,
  seed: number,
  look: (at: Step) => void,
): Step {
  const match = Match.begin(game, options)
  const rng = new Rng(seed)
  const tiles = new Map<string, string>()
  let step = 0
  for (; !match.outcome; step++) {
    look({ match, tiles, step })
    const m = match.moves[rng.below(match.moves.length)]!
    tiles.set(match.nameOf(m), match.game.players[match.position.turn]!.id)
    match.play(m)
  }
  return { match, tiles, step }
}
