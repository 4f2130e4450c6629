import { createSignal } from 'solid-js'

const [updateReady, setUpdateReady] = createSignal(false)
export { updateReady }
export const waitWithUpdate = (): void => void setUpdateReady(false)

let waiting: ServiceWorker | null = null

/** The new version takes over only when the person says so: no match is torn away. */
export function loadUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/** Keeps the program in the browser, so that it starts without a network. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
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
  } catch {
    // Without a secure address there is no offline start; everything else works.
  }
}
