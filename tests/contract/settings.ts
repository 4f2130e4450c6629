import { rotation } from '../rotation.ts'
import type { Options } from '../../src/engine/index.ts'
import type { GameDefinition } from '../../src/kit/index.ts'

/** The book's game first, then each option and each number of players changed alone. */
export function settings(definition: GameDefinition): Options[] {
  const variants: Options[] = []
  for (const option of definition.options)
    for (const choice of option.choices.slice(1)) variants.push({ [option.id]: choice.id })
  for (const players of definition.players.slice(1)) variants.push({ players: String(players) })
  // The variants share a budget of time: every run lets another one begin.
  const first = variants.length > 0 ? rotation % variants.length : 0
  return [{}, ...variants.slice(first), ...variants.slice(0, first)]
}

export const isBook = (options: Options): boolean => Object.keys(options).length === 0

export const settingName = (options: Options): string =>
  Object.entries(options)
    .map(([id, value]) => `${id}=${value}`)
    .join(' ') || 'book'
