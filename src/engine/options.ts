import type { Definition, Options } from './definition.ts'
import { fail, ok, type Result } from './result.ts'

/** Options come from files too, and `make` trusts what it is given. */
export function checkOptions(definition: Definition, options: Options): Result<Options> {
  for (const [id, value] of Object.entries(options)) {
    const known =
      id === 'players'
        ? definition.players.some(n => String(n) === value)
        : definition.options.some(o => o.id === id && o.choices.some(choice => choice.id === value))
    if (!known)
      return fail(
        `A játszma ismeretlen beállítást használ: ${id} = ${value}.`,
        `The match uses an unknown option: ${id} = ${value}.`,
      )
  }
  return ok(options)
}
