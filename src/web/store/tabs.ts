import { createSignal, type Accessor } from 'solid-js'

/** What tabs of this browser tell each other: a record has grown, changed its head, or is gone. */
export interface News {
  readonly id: string
  /** How many events it has; 0 when it is gone. */
  readonly version: number
  /** Another line was put in its place. */
  readonly how?: 'replaced'
}

type Listener = (news: News) => void
const listeners = new Set<Listener>()

/** Without the channel a tab hears of others only when it writes or is looked at again; it still loses nothing. */
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('jatekvilag.records')

const isNews = (data: unknown): data is News =>
  typeof data === 'object' && data !== null && 'id' in data && 'version' in data

const hear = (news: News): void => {
  for (const listener of listeners) listener(news)
}
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isNews(data)) hear(data)
})

/** Hears what other tabs have done, and what this one has. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellTabs(news: News): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  channel?.postMessage(news)
  hear(news)
}

const locks = typeof navigator === 'undefined' ? undefined : navigator.locks

/**
 * Of the tabs that show one record, one leads: there luck falls, opponents think and clocks run. The tab where a person has
 * last done something leads; when it is closed another one does.
 */
export function createLead(id: string): { readonly leads: Accessor<boolean>; take(): void; close(): void } {
  const [leading, setLeading] = createSignal(locks === undefined)
  if (!locks) return { leads: leading, take() {}, close() {} }
  const name = `jatekvilag.lead.${id}`
  let over = false
  let release: (() => void) | undefined
  const hold = (how: 'wait' | 'steal'): void => {
    void locks
      .request(name, how === 'steal' ? { steal: true } : {}, () => {
        if (over) return undefined
        setLeading(true)
        return new Promise<void>(resolve => {
          release = resolve
        })
      })
      .catch(() => {
        // Another tab has taken the lead; this one waits for its turn.
        setLeading(false)
        if (!over) hold('wait')
      })
  }
  hold('wait')
  return {
    leads: leading,
    take() {
      if (leading() || over) return
      setLeading(true)
      hold('steal')
    },
    close() {
      over = true
      release?.()
    },
  }
}
