import { createSignal } from 'solid-js'
import { notify } from '../shell/notices.tsx'

/** What went wrong or well while a box is docked beside the table is said in that box; otherwise at the foot of the page. */
export interface Word {
  readonly kind: 'good' | 'bad'
  readonly text: string
  readonly more?: string
}

const [word, setWord] = createSignal<Word>()
export { word }
let docks = 0

export function complain(text: string, more?: string): void {
  if (docks > 0) setWord({ kind: 'bad', text, ...(more ? { more } : {}) })
  else notify('bad', text, more)
}

/** Good news: only where a box is open, since the table itself shows what has happened. */
export function assure(text: string): void {
  if (docks > 0) setWord({ kind: 'good', text })
}

/** Something is tried anew: what was said of the last try no longer holds. */
export function retract(): void {
  setWord(undefined)
}

/** A box opens; what it gives back closes it. */
export function listens(): () => void {
  docks++
  setWord(undefined)
  return () => {
    docks--
    setWord(undefined)
  }
}
