// Which page an address belongs to: '/studio/:deck?' has a word that the page is given, and may do without it.

/** The words of an address by their names. */
export type Params = Readonly<Record<string, string | undefined>>

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of an address that this path names, or nothing if it is another page's address. */
export function matchPath(path: string, pathname: string): Params | undefined {
  const names: string[] = []
  const pattern = path
    .split('/')
    .filter(Boolean)
    .map(word => {
      if (!word.startsWith(':')) return `/${escaped(word)}`
      names.push(word.replace(/^:|\?$/g, ''))
      return word.endsWith('?') ? '(?:/([^/]+))?' : '/([^/]+)'
    })
    .join('')
  const found = new RegExp(`^${pattern}/?$`).exec(pathname)
  return found ? Object.fromEntries(names.map((name, i) => [name, plain(found[i + 1])])) : undefined
}

function plain(word: string | undefined): string | undefined {
  try {
    return word && decodeURIComponent(word)
  } catch {
    return word
  }
}
