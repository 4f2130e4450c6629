import { createSignal } from 'solid-js'

const [updateReady, setUpdateReady] = createSignal(false)
export { updateReady }
export const waitWithUpdate = (): void => void setUpdateReady(false)

let waiting: ServiceWorker | null = null

/** The new version takes over only when the person says so: no match is torn away. */
export function loadUpdate(): void {
  // Without a worker that waits, the files of this version are gone from the server: loading again fetches the new ones.
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/** Keeps the program in the browser, so that it starts without a network. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A part of the program that is no longer on the server: the page is older than it.
  window.addEventListener('vite:preloadError', () => setUpdateReady(navigator.onLine))
  const fresh = navigator.serviceWorker.controller === null
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    const look = () => {
      waiting = registration.waiting
      if (waiting && navigator.serviceWorker.controller) setUpdateReady(true)
    }
    look()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    )
    const start = async () => (await import('./offline-store.ts')).startKeeping(fresh)
    if (!fresh) void start()
    else navigator.serviceWorker.addEventListener('controllerchange', () => void start(), { once: true })
  } catch {
    // Without a secure address there is no offline start; everything else works.
  }
}
