import { createEffect, getOwner, onCleanup, onMount, runWithOwner, type Accessor } from 'solid-js'
import type { TableKeys } from './keys.ts'
import type { Pointer } from './pointer.ts'
import type { Desk } from './state.ts'

export interface Hands {
  readonly pointer: Pointer
  readonly keys: TableKeys
}
/** What brings hands to life, once it is here. */
export type HandsModule = typeof import('./hands.ts')

/** Keys by which a browser would do something of its own before ours are here. Text that it has selected would be dragged instead of pieces. */
function isOurs({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (/^F[1-5]$/.test(key)) return true
  if (!ctrlKey && !metaKey) return false
  const writes = target instanceof Element && target.closest('input, textarea') !== null
  return key.toLowerCase() === 's' || (key.toLowerCase() === 'a' && !writes)
}

/**
 * Hands at the table. What somebody does before those who understand it have come is kept and told to them in order, so that
 * the first touch counts.
 */
export function createEarlyHands(
  desk: Desk,
  elements: ReadonlyMap<number, HTMLElement>,
  loaded: Accessor<HandsModule | undefined>,
  onHands: (hands: Hands) => void,
): (tell: (pointer: Pointer) => void, how?: 'passing') => void {
  const owner = getOwner()
  let hands: Hands | undefined
  const waiting: ((now: Hands) => void)[] = []
  createEffect(() => {
    const module = loaded()
    if (!module || hands) return
    hands = runWithOwner(owner, () => {
      const pointer = module.createPointer(desk, elements)
      return { pointer, keys: module.useTableKeys(desk, elements, pointer) }
    })!
    onHands(hands)
    for (const tell of waiting.splice(0)) tell(hands)
  })
  const onKey = (event: KeyboardEvent) => {
    if (hands || event.defaultPrevented) return
    if (isOurs(event)) event.preventDefault()
    waiting.push(now => now.keys.press(event))
  }
  onMount(() => window.addEventListener('keydown', onKey))
  onCleanup(() => window.removeEventListener('keydown', onKey))
  return (tell, how) => {
    if (hands) tell(hands.pointer)
    // A pointer that only passes by means nothing yet.
    else if (how !== 'passing' || waiting.length > 0) waiting.push(now => tell(now.pointer))
  }
}
