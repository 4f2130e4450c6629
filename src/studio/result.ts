/** A text for people, in both languages. */
export interface Words {
  readonly hu: string
  readonly en: string
}

/** What reading outside text gives: a value, or a reason a person can read. Never a throw. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Words }

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const fail = (hu: string, en: string): { readonly ok: false; readonly why: Words } => ({
  ok: false,
  why: { hu, en },
})
