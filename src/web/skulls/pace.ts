import { createSignal } from 'solid-js'

/** How fast the table moves by itself; kept in this browser. */
export type Pace = 'calm' | 'fast'

const KEY = 'jatekvilag.skulls.pace'

function kept(): Pace {
  try {
    return localStorage.getItem(KEY) === 'fast' ? 'fast' : 'calm'
  } catch {
    return 'calm'
  }
}

const [pace, setPace] = createSignal<Pace>(kept())
export { pace }

export function choosePace(next: Pace): void {
  setPace(next)
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // The choice holds until the page is closed.
  }
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')
/** Whether nothing should move on the screen. */
export const still = (): boolean => reduced.matches
