import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js'

/** Whether the screen answers to a media query, now and when it changes. */
export function useMedia(query: string): Accessor<boolean> {
  const media = matchMedia(query)
  const [fits, setFits] = createSignal(media.matches)
  const look = () => setFits(media.matches)
  onMount(() => media.addEventListener('change', look))
  onCleanup(() => media.removeEventListener('change', look))
  return fits
}
