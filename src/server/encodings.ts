/** The forms of a file that were made at build time, best first: what ends its name, and what it is called on the wire. */
const FORMS = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const

export interface Form {
  readonly ending: '' | '.br' | '.gz'
  readonly encoding: 'br' | 'gzip' | 'identity'
}
const PLAIN: Form = { ending: '', encoding: 'identity' }

/** The forms a browser takes, best first. The plain one is always the last. */
export function formsFor(accepted: string | undefined): readonly Form[] {
  const weights = new Map<string, number>()
  for (const each of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...words] = each.split(';').map(word => word.trim())
    const q = words.find(word => word.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const any = weights.get('*') ?? 0
  return [...FORMS.filter(form => (weights.get(form.encoding) ?? any) > 0), PLAIN]
}

/** A single range of bytes that can be given, 'none' when none was asked for, 'never' when it lies outside. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'none' | 'never' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, first = '', last = ''] = found ?? []
  if (!found || (first === '' && last === '')) return 'none'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'never' : { start, end }
}
