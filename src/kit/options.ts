import type { Option } from '../engine/index.ts'

/** An option that is off by the book and can be switched on. */
export const toggle = (id: string, hu: string, en: string): Option => ({
  id,
  name: { hu, en },
  choices: [
    { id: 'off', name: { hu: 'nem', en: 'no' } },
    { id: 'on', name: { hu: 'igen', en: 'yes' } },
  ],
})

/** An option with several choices given as [id, hu, en], or as an id that says itself (a cell, a number); the first is the book's. */
export const oneOf = (
  id: string,
  hu: string,
  en: string,
  choices: readonly (string | readonly [string, string, string])[],
): Option => ({
  id,
  name: { hu, en },
  choices: choices.map(choice => {
    const [own, huName, enName] = typeof choice === 'string' ? [choice, choice, choice] : choice
    return { id: own, name: { hu: huName, en: enName } }
  }),
})

/** The option `size`: square boards of these sides. */
export const boardSizes = (sides: readonly number[]): Option =>
  oneOf(
    'size',
    'Tábla',
    'Board',
    sides.map(n => [String(n), `${n} × ${n}`, `${n} × ${n}`] as const),
  )
