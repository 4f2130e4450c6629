import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CHANCE, dailySeed, isTime, Match, Rng, type Json } from '../engine/index.ts'
import type { BoardGame, GameDefinition } from '../kit/index.ts'
import { parseVariant } from '../games/variant.ts'
import { loadGame } from './library.ts'

/** A mistake of the person at the keyboard: one clear line on stderr, exit 2. */
export class Mistake extends Error {}

const OPTIONS = {
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  variant: { type: 'string' },
  position: { type: 'string' },
  play: { type: 'string' },
  divide: { type: 'boolean' },
  seconds: { type: 'string' },
  seed: { type: 'string' },
  date: { type: 'string' },
  svg: { type: 'boolean' },
  as: { type: 'string' },
  out: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string' },
  milliseconds: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
  host: { type: 'string' },
  name: { type: 'string', multiple: true },
  'behind-proxy': { type: 'boolean' },
} as const

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error))
  }
}

export type Arguments = ReturnType<typeof read>
export const readArguments = read

/** How many words a command takes after its name, and which options; `--json` goes with all. */
export interface Taken {
  readonly words: number
  readonly options: readonly (keyof typeof OPTIONS)[]
}

/** A word that the command would leave aside is a mistake: its writer meant something by it. */
export function refuseUnknown({ positionals, values }: Arguments, { words, options }: Taken): void {
  const [command, ...given] = positionals
  const extra = given[words]
  if (extra !== undefined)
    throw new Mistake(
      `${command} does not know the word "${extra}".` +
        (extra.includes('=') ? ` A variant is named like this: --variant ${extra}` : ''),
    )
  const known: readonly string[] = options
  const option = Object.keys(values).find(name => name !== 'json' && !known.includes(name))
  if (option !== undefined) throw new Mistake(`${command} has no option --${option}.`)
}

export const print = ({ values }: Arguments, json: Json, text: string): void =>
  console.log(values.json ? JSON.stringify(json) : text)

/** A number option; `least` and `most` are the bounds that make sense. */
export function numberOf(
  text: string | undefined,
  name: string,
  usual: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return usual
  const n = Number(text)
  if (text.trim() === '' || !Number.isFinite(n) || n < least || n > most)
    throw new Mistake(`--${name} must be a number from ${least} to ${most}, not "${text}".`)
  return n
}

export async function definitionOf({ positionals }: Arguments): Promise<GameDefinition> {
  const id = positionals[1]
  if (id === undefined) throw new Mistake(`${positionals[0]} needs the id of a game; "games" lists them.`)
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Mistake(loaded.why.en)
  return loaded.value
}

/** The match the arguments speak of: game, variant, position, and the moves to play first. */
export async function matchOf(given: Arguments): Promise<Match & { readonly game: BoardGame }> {
  const { values } = given
  const definition = await definitionOf(given)
  const options = parseVariant(definition, values.variant ?? '')
  if (!options.ok) throw new Mistake(options.why.en)
  await definition.load?.(options.value)
  let match: Match
  if (values.position) {
    const begun = Match.beginFrom(definition, options.value, readJson(values.position))
    if (!begun.ok) throw new Mistake(begun.why.en)
    match = begun.value
  } else match = Match.begin(definition, options.value)
  rollLuck(match, values)
  for (const name of (values.play ?? '').split(/\s+/).filter(Boolean)) {
    // Whoever types the moves is the clock too.
    if (isTime(name) && match.elapse(Number(name.slice('time:'.length)))) continue
    const played = match.playNamed(name)
    if (!played.ok) throw new Mistake(played.why.en)
  }
  return match as Match & { readonly game: BoardGame }
}

/** Luck as it falls on a day, or by a seed; it is left to fall where neither is given. */
function rollLuck(match: Match, { date, seed }: Arguments['values']): void {
  if (match.position.turn !== CHANCE) return
  if (date !== undefined && !/^\d{4}-\d\d-\d\d$/.test(date))
    throw new Mistake(`--date must be a day such as 2026-11-16, not "${date}".`)
  if (date !== undefined) match.roll(new Rng(dailySeed(match.definition.id, date)))
  else if (seed !== undefined) match.roll(new Rng(numberOf(seed, 'seed', 1, 0, Number.MAX_SAFE_INTEGER)))
}

function readJson(file: string): Json {
  let text: string
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch {
    throw new Mistake(`The file "${file}" cannot be read.`)
  }
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new Mistake('The position is not JSON.')
  }
}
