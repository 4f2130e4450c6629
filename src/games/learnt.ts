import type { Definition, Options } from '../engine/index.ts'
import { learntFiles } from './learnt-files.ts'

/** Where the learnt value of a game lies that is played as the book has it. It was learnt by those rules and says little of others. */
export function learntFileOf({ id, options: known, players }: Definition, options: Options): URL | undefined {
  const usual: Readonly<Record<string, string | undefined>> = {
    players: String(players[0]),
    ...Object.fromEntries(known.map(option => [option.id, option.choices[0]?.id])),
  }
  const isUsual = Object.entries(options).every(([option, value]) => usual[option] === value)
  return isUsual && Object.hasOwn(learntFiles, id) ? learntFiles[id] : undefined
}
