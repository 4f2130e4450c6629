import type { Line } from './story.ts'

/** So many passes in a row become one line. */
const RUN = 3
const DEEDS = ['lay', 'broke', 'fixed', 'map', 'monsoon', 'swap', 'pass'] as const
export type Deed = (typeof DEEDS)[number]
const isDeed = (kind: string): kind is Deed => DEEDS.some(deed => deed === kind)

export interface RoundWords {
  /** "Kék, Zöld és Lila passzolt." */
  passed(seats: readonly number[], times: number): string
  /** "2 ösvény, 1 rongálás"; empty when nothing was done. */
  deeds(counts: ReadonlyMap<Deed, number>): string
}

export type Counts = ReadonlyMap<number, ReadonlyMap<Deed, number>>

/** What every seat has done in the round that the lines end with. */
export function deedsOf(lines: readonly Line[]): Counts {
  const counts = new Map<number, Map<Deed, number>>()
  const first = lines.findLastIndex(({ kind }) => kind === 'round')
  for (const { seat, kind } of lines.slice(first + 1)) {
    if (!isDeed(kind)) continue
    const own = counts.get(seat) ?? new Map<Deed, number>()
    own.set(kind, (own.get(kind) ?? 0) + 1)
    counts.set(seat, own)
  }
  return counts
}

/** The lines as they are read: long rows of passes as one, and beside each role what that player did in the round. */
export function asRead(lines: readonly Line[], words: RoundWords): Line[] {
  const read: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (line.kind === 'role') {
      const done = words.deeds(deedsOf(lines.slice(0, i)).get(line.seat) ?? new Map())
      read.push(done === '' ? line : { ...line, text: `${line.text} ${done}` })
      continue
    }
    let end = i
    while (lines[end]?.kind === 'pass') end++
    if (end - i < RUN) {
      read.push(line)
      continue
    }
    const seats = [...new Set(lines.slice(i, end).map(({ seat }) => seat))]
    read.push({ text: words.passed(seats, end - i), seat: line.seat, kind: 'pass' })
    i = end - 1
  }
  return read
}
