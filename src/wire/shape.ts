import { ok, type Result, type Words } from '../engine/index.ts'

/**
 * Shapes of data from outside. A shape reads an unknown value into a new one that holds only what the shape names, or
 * says where it is wrong. Depth and sizes are bounded by the shapes themselves, so hostile data cannot grow.
 */
export type Shape<T> = (value: unknown, where: string) => Result<T>

/** Why a value has not its shape: where that is, in the names of the fields, and what is needed there. */
export interface Misfit extends Words {
  readonly where: string
  readonly needs: Words
}
export const isMisfit = (why: Words): why is Misfit => 'where' in why

export const wrong = (
  where: string,
  hu: string,
  en: string,
): { readonly ok: false; readonly why: Misfit } => ({
  ok: false,
  why: {
    hu: `Hibás adat itt: ${where || 'az eleje'} (${hu}).`,
    en: `Wrong data at ${where || 'the top'} (${en}).`,
    where,
    needs: { hu, en },
  },
})

export const text =
  (most: number): Shape<string> =>
  (value, where) =>
    typeof value === 'string' && value.length <= most
      ? ok(value)
      : wrong(where, 'szöveg kell', 'a text is needed')

export const matching =
  (pattern: RegExp, most = 200): Shape<string> =>
  (value, where) =>
    typeof value === 'string' && value.length <= most && pattern.test(value)
      ? ok(value)
      : wrong(where, 'nem megfelelő szöveg', 'the text does not fit')

export const number =
  (least: number, most: number): Shape<number> =>
  (value, where) =>
    typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most
      ? ok(value)
      : wrong(
          where,
          `${least} és ${most} közötti szám kell`.replaceAll('.', ','),
          `a number from ${least} to ${most} is needed`,
        )

export const whole =
  (least: number, most: number): Shape<number> =>
  (value, where) =>
    Number.isInteger(value)
      ? number(least, most)(value, where)
      : wrong(where, 'egész szám kell', 'a whole number is needed')

export const truth: Shape<boolean> = (value, where) =>
  typeof value === 'boolean' ? ok(value) : wrong(where, 'igen vagy nem kell', 'true or false is needed')

export const word =
  <const W extends string | number | null>(...words: readonly W[]): Shape<W> =>
  (value, where) => {
    const found = words.find(each => each === value)
    return found === undefined ? wrong(where, 'ismeretlen szó', 'an unknown word') : ok(found)
  }

export const list =
  <T>(of: Shape<T>, most: number): Shape<T[]> =>
  (value, where) => {
    if (!Array.isArray(value)) return wrong(where, 'lista kell', 'a list is needed')
    if (value.length > most) return wrong(where, 'túl hosszú lista', 'the list is too long')
    const found: T[] = []
    for (const [i, each] of value.entries()) {
      const read = of(each, `${where}[${i}]`)
      if (!read.ok) return read
      found.push(read.value)
    }
    return ok(found)
  }

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Fields = Readonly<Record<string, Shape<unknown>>>
type Read<S> = S extends Shape<infer T> ? T : never
type Whole<F extends Fields> = { readonly [K in keyof F]: Read<F[K]> }
type Part<F extends Fields> = { readonly [K in keyof F]?: Read<F[K]> }

/** An object with these fields; others are left out. Optional fields may be missing. */
export const object =
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- no optional fields is the usual case
  <F extends Fields, O extends Fields = Record<never, never>>(
    fields: F,
    optional?: O,
  ): Shape<Whole<F> & Part<O>> =>
    (value, where) => {
      if (!isObject(value)) return wrong(where, 'objektum kell', 'an object is needed')
      const found: Record<string, unknown> = {}
      for (const [key, shape] of Object.entries({ ...fields, ...optional })) {
        const given = Object.hasOwn(value, key) ? value[key] : undefined
        if (given === undefined && optional && key in optional) continue
        const place = where ? `${where}.${key}` : key
        if (given === undefined) return wrong(place, 'hiányzik', 'it is missing')
        const read = shape(given, place)
        if (!read.ok) return read
        found[key] = read.value
      }
      return ok(found as Whole<F> & Part<O>)
    }

/** Values of one shape by any key that fits. */
export const byKey =
  <T>(of: Shape<T>, most: number): Shape<Record<string, T>> =>
  (value, where) => {
    if (!isObject(value)) return wrong(where, 'objektum kell', 'an object is needed')
    const entries = Object.entries(value)
    if (entries.length > most) return wrong(where, 'túl sok kulcs', 'too many keys')
    const found: Record<string, T> = {}
    for (const [key, each] of entries) {
      if (!/^[A-Za-z0-9_-]{1,80}$/.test(key) || key === '__proto__')
        return wrong(where, 'rossz kulcs', 'a wrong key')
      const read = of(each, `${where}.${key}`)
      if (!read.ok) return read
      found[key] = read.value
    }
    return ok(found)
  }

/** One of several objects, told apart by the word in one field. */
export const oneOf =
  <S extends Readonly<Record<string, Shape<unknown>>>>(field: string, shapes: S): Shape<Read<S[keyof S]>> =>
  (value, where) => {
    const kind = isObject(value) ? value[field] : undefined
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined
    if (!shape) return wrong(where, 'ismeretlen fajta', 'an unknown kind')
    return shape(value, where) as Result<Read<S[keyof S]>>
  }

export const orNull =
  <T>(of: Shape<T>): Shape<T | null> =>
  (value, where) =>
    value === null ? ok(null) : of(value, where)
