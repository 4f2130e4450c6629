import { onCleanup, onMount } from 'solid-js'

/** The first sign of a hand on the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Does something once, as soon as somebody stirs: a page that is only loaded stays light. */
export function whenStirred(act: () => void): void {
  onMount(() => {
    const stop = new AbortController()
    const { signal } = stop
    const once = () => {
      stop.abort()
      act()
    }
    for (const sign of SIGNS) addEventListener(sign, once, { signal, passive: true })
    onCleanup(() => stop.abort())
  })
}
