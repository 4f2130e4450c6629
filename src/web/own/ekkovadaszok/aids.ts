import { createSignal, type Accessor } from 'solid-js'
import type { Json } from '../../../engine/index.ts'
import { sealBody, unsealBody } from '../../../wire/index.ts'

/** A value typed wrong in practice. */
export interface Mistake {
  readonly seat: number
  readonly round: number
  readonly card: string
  readonly latex: string
  readonly typed: string
  readonly value: string
}

/** The teacher's aids of one match. The rules know nothing of them, so they are kept beside the match. */
export interface AidChoice {
  readonly typed: boolean
  /** Seconds for a turn; 0 for none. */
  readonly seconds: number
}
const NO_AIDS: AidChoice = { typed: false, seconds: 0 }
export const SECONDS = [0, 30, 60, 90, 120] as const

interface Kept extends AidChoice {
  readonly mistakes: readonly Mistake[]
}
const keyOf = (match: string) => `jatekvilag.hunters.${match}`
const LAST = 'last'

const isMistake = (each: unknown): each is Mistake =>
  typeof each === 'object' && each !== null && 'typed' in each && 'seat' in each && 'latex' in each

function read(key: string): Kept {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(keyOf(key)) ?? '{}')
    if (typeof json === 'object' && json !== null) {
      const typed = 'typed' in json && json.typed === true
      const seconds = SECONDS.find(each => 'seconds' in json && json.seconds === each) ?? 0
      const opened = unsealBody('mistakes' in json ? (json.mistakes as Json) : [])
      const mistakes: readonly unknown[] = opened.ok && Array.isArray(opened.value) ? opened.value : []
      return { typed, seconds, mistakes: mistakes.filter(isMistake) }
    }
  } catch {
    // Storage is forbidden or was edited by hand: no aids.
  }
  return { ...NO_AIDS, mistakes: [] }
}
function write(key: string, kept: Kept): void {
  try {
    // A mistake names a card that is in somebody's hand.
    const mistakes = sealBody(JSON.parse(JSON.stringify(kept.mistakes)) as Json)
    localStorage.setItem(keyOf(key), JSON.stringify({ ...kept, mistakes }))
  } catch {
    // The aids then last until the page is closed.
  }
}

export const lastAids = (): AidChoice => {
  const { typed, seconds } = read(LAST)
  return { typed, seconds }
}
export function keepAids(match: string, aids: AidChoice): void {
  write(match, { ...aids, mistakes: [] })
  write(LAST, { ...aids, mistakes: [] })
}

export interface Aids extends AidChoice {
  readonly mistakes: Accessor<readonly Mistake[]>
  add(mistake: Mistake): void
}
export function createAids(match: string): Aids {
  const { typed, seconds, mistakes: before } = read(match)
  const [mistakes, setMistakes] = createSignal(before)
  return {
    typed,
    seconds,
    mistakes,
    add(mistake) {
      setMistakes(all => [...all, mistake])
      write(match, { typed, seconds, mistakes: mistakes() })
    },
  }
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
/** Semicolons and a mark of UTF-8, as spreadsheets in Hungarian expect. */
export const mistakesCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  '\uFEFF' + [columns, ...rows].map(row => row.map(quoted).join(';')).join('\r\n') + '\r\n'
