import type { Accessor } from 'solid-js'
import { createSignal } from 'solid-js'

/**
 * For browsers whose tabs cannot tell each other anything: a tab that shows a record puts its sign into the storage and renews
 * it. Another tab that finds a fresh sign there only looks on, and says so.
 */

const BEAT = 2000
const STALE = 3 * BEAT
const keyOf = (id: string) => `jatekvilag.open.${id}`

export interface Claim {
  /** Whether another tab has the record. */
  readonly watches: Accessor<boolean>
  /** Takes the record over from the other tab. */
  take(): void
  close(): void
}

export function createClaim(id: string): Claim {
  const tab = crypto.randomUUID()
  const key = keyOf(id)
  const [watches, setWatches] = createSignal(false)
  const holder = (): string | undefined => {
    const [by, when] = (localStorage.getItem(key) ?? '').split(' ')
    return by && Date.now() - Number(when) < STALE ? by : undefined
  }
  const sign = () => localStorage.setItem(key, `${tab} ${Date.now()}`)
  /** Who has it keeps it; one that nobody has is taken. */
  const look = () => {
    try {
      const by = holder()
      setWatches(by !== undefined && by !== tab)
      if (!watches()) sign()
    } catch {
      // Storage is forbidden: then no other tab has anything of this one either.
    }
  }
  look()
  const timer = setInterval(look, BEAT)
  const hear = (event: StorageEvent) => event.key === key && look()
  window.addEventListener('storage', hear)
  const close = () => {
    clearInterval(timer)
    window.removeEventListener('storage', hear)
    window.removeEventListener('pagehide', close)
    if (!watches()) localStorage.removeItem(key)
  }
  window.addEventListener('pagehide', close)
  return {
    watches,
    take() {
      sign()
      look()
    },
    close,
  }
}
