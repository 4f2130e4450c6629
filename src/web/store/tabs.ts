import { createSignal, type Accessor } from 'solid-js'
import type { Claim } from './claims.ts'

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

/** Without the channel a tab hears of others only when it is looked at again; then it may do nothing while another is open. */
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

/** Who of the tabs that show one record may do what. */
export interface Lead {
  /** Here luck falls, opponents think and clocks run. */
  readonly leads: Accessor<boolean>
  /** This tab cannot follow another one that has the record: it only looks on. */
  readonly watches: Accessor<boolean>
  take(): void
  close(): void
}

/**
 * Of the tabs that show one record, one leads. The tab where a person has last done something leads; when it is closed
 * another one does.
 */
export function createLead(id: string): Lead {
  if (!locks || !channel) return createLoneLead(id)
  const [leading, setLeading] = createSignal(false)
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
    watches: () => false,
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

/** For records that need nobody to lead: undefined where all tabs can follow each other. */
export const createWatch = (id: string): Lead | undefined => (channel ? undefined : createLoneLead(id))

/** Where tabs cannot tell each other anything, only one of them may do something. */
function createLoneLead(id: string): Lead {
  const [claim, setClaim] = createSignal<Claim>()
  let over = false
  void import('./claims.ts').then(({ createClaim }) => over || setClaim(createClaim(id)))
  return {
    leads: () => claim()?.watches() === false,
    watches: () => claim()?.watches() === true,
    take: () => claim()?.take(),
    close() {
      over = true
      claim()?.close()
    },
  }
}
