import { createSignal, type Accessor } from 'solid-js'

/** How fast a table moves by itself. */
export type Pace = 'calm' | 'fast'

/** The pace of one kind of table, kept in this browser under `key`. */
export function createPace(key: string): {
  readonly pace: Accessor<Pace>
  choosePace(next: Pace): void
} {
  const kept = (): Pace => {
    try {
      return localStorage.getItem(key) === 'fast' ? 'fast' : 'calm'
    } catch {
      return 'calm'
    }
  }
  const [pace, setPace] = createSignal(kept())
  return {
    pace,
    choosePace(next) {
      setPace(next)
      try {
        localStorage.setItem(key, next)
      } catch {
        // The choice holds until the page is closed.
      }
    },
  }
}
