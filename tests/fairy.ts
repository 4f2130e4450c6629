// Fairy-Stockfish as an oracle. Its loader predates Node's own fetch, which it would use on a file path, and it leaves
// handlers behind that end the process.
import { createRequire } from 'node:module'
import type { FairyStockfish } from 'ffish'

type Loading = FairyStockfish & { onRuntimeInitialized?: () => void }

export async function fairyStockfish(): Promise<FairyStockfish> {
  const { fetch } = globalThis
  const events = ['uncaughtException', 'unhandledRejection'] as const
  const before = events.map(event => process.listeners(event as 'uncaughtException'))
  Reflect.deleteProperty(globalThis, 'fetch')
  try {
    const loading = createRequire(import.meta.url)('ffish') as Loading
    await new Promise<void>(done => (loading.onRuntimeInitialized = done))
    return loading
  } finally {
    globalThis.fetch = fetch
    for (const [i, event] of events.entries())
      for (const listener of process.listeners(event as 'uncaughtException'))
        if (!before[i]!.includes(listener)) process.removeListener(event, listener)
  }
}
