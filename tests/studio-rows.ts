import { readValue } from '../src/studio/value/index.ts'

/** What is said of a formula, in a word: its value, `~` before digits that are certainly irrational, `?` before those left open. */
export function verdict(source: string): string {
  const value = readValue(source)
  if (value.kind === 'exact') return value.text
  if (value.kind === 'real') return `${value.why ? '~' : '?'}${value.digits}`
  return value.kind
}

/** The rows of a table, `formula => verdict`, several in a line with ` | ` between. */
export const rowsOf = (table: string): (readonly [source: string, expected: string])[] =>
  table
    .split('\n')
    .flatMap(line => line.split(' | '))
    .filter(row => row.includes(' => '))
    .map(row => row.split(' => ').map(part => part.trim()) as [string, string])

/** Rows that are not what they should be, in words. */
export const misread = (table: string): string[] =>
  rowsOf(table).flatMap(([source, expected]) => {
    const said = verdict(source)
    return said === expected ? [] : [`${source}: ${said}, not ${expected}`]
  })
