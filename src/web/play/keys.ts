import { onCleanup, onMount } from 'solid-js'
import { settings } from '../settings/settings.ts'

/** What the keys of the play page do; the sheet lists the same. */
export interface KeyActs {
  undo(): void
  redo(): void
  back(): void
  forward(): void
  first(): void
  last(): void
  flip(): void
  coordinates(): void
  hint(): void
  shuffle(): void
  sort(): void
  sound(): void
  rules(): void
  look(): void
  newGame(): void
  focusBoard(): void
  sheet(): void
  drop(): void
}

const LETTERS: Readonly<Record<string, keyof KeyActs>> = {
  u: 'undo',
  r: 'redo',
  '[': 'back',
  ']': 'forward',
  f: 'flip',
  c: 'coordinates',
  h: 'hint',
  k: 'shuffle',
  a: 'sort',
  m: 'sound',
  s: 'rules',
  l: 'look',
  n: 'newGame',
  b: 'focusBoard',
  '?': 'sheet',
}
const ARROWS: Readonly<Record<string, keyof KeyActs>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=range]), select, textarea'))

function meant(event: KeyboardEvent): keyof KeyActs | undefined {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'z') return event.shiftKey ? 'redo' : 'undo'
    return key.toLowerCase() === 'y' ? 'redo' : undefined
  }
  if (event.altKey) return undefined
  if (key === 'Escape') return 'drop'
  // The board, sliders and menus have their own use for arrows; they mark the event as taken.
  if (key in ARROWS && target instanceof HTMLElement && !target.matches('input')) return ARROWS[key]
  return settings().shortcuts === 'on' ? LETTERS[key.toLowerCase()] : undefined
}

export function useKeys(acts: KeyActs): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || typing(event.target) || document.querySelector('dialog[open]')) return
    const act = meant(event)
    if (!act) return
    if (act !== 'drop') event.preventDefault()
    acts[act]()
  }
  onMount(() => window.addEventListener('keydown', onKey))
  onCleanup(() => window.removeEventListener('keydown', onKey))
}
