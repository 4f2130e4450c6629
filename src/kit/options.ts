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

/** An option with several choices given as [id, hu, en]; the first is the book's. */
export const oneOf = (
  id: string,
  hu: string,
  en: string,
  choices: readonly (readonly [string, string, string])[],
): Option => ({
  id,
  name: { hu, en },
  choices: choices.map(([choice, huName, enName]) => ({ id: choice, name: { hu: huName, en: enName } })),
})

/** The option `size`: square boards of these sides. */
export const boardSizes = (sides: readonly number[]): Option =>
  oneOf(
    'size',
    'Tábla',
    'Board',
    sides.map(n => [String(n), `${n} × ${n}`, `${n} × ${n}`] as const),
  )
