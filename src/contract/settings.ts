import type { Options } from '../engine/index.ts'
import type { GameDefinition } from '../kit/index.ts'

/** The book's game first, then each option and each number of players changed alone; `turn` says which of these comes first. */
export function settings(definition: GameDefinition, turn = 0): Options[] {
  const variants: Options[] = []
  for (const option of definition.options)
    for (const choice of option.choices.slice(1)) variants.push({ [option.id]: choice.id })
  for (const players of definition.players.slice(1)) variants.push({ players: String(players) })
  const first = variants.length > 0 ? turn % variants.length : 0
  return [{}, ...variants.slice(first), ...variants.slice(0, first)]
}

export const isBook = (options: Options): boolean => Object.keys(options).length === 0

export const settingName = (options: Options): string =>
  Object.entries(options)
    .map(([id, value]) => `${id}=${value}`)
    .join(' ') || 'book'
