/** A text for people, in both languages. */
export interface Words {
  readonly hu: string
  readonly en: string
}

/** What parsing outside text gives: a value, or a reason a person can read. Never a throw. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Words }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (hu: string, en: string): { readonly ok: false; readonly why: Words } => ({
  ok: false,
  why: { hu, en },
})

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Broken invariants are thrown, never swallowed. */
export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}
