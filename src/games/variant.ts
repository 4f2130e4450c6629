import { fail, ok, type Options, type Result } from '../engine/index.ts'
import type { GameDefinition } from '../kit/index.ts'

/** Reads `official,size=6,players=4`: a bare word switches an option on or names one of its choices. */
export function parseVariant(definition: GameDefinition, text: string): Result<Options> {
  const chosen: Record<string, string> = {}
  for (const part of text.split(',').filter(Boolean)) {
    const [id = '', ...rest] = part.split('=')
    const value = rest.length > 0 ? rest.join('=') : undefined
    if (id === 'players' && value && definition.players.includes(Number(value))) {
      chosen['players'] = value
      continue
    }
    const option =
      definition.options.find(each => each.id === id) ??
      (value === undefined ? definition.options.find(each => each.choices.some(c => c.id === id)) : undefined)
    const choice = value ?? (option?.id === id ? 'on' : id)
    if (!option?.choices.some(c => c.id === choice))
      return fail(`Ismeretlen változat: „${part}”.`, `Unknown variant: "${part}".`)
    chosen[option.id] = choice
  }
  return ok(chosen)
}
