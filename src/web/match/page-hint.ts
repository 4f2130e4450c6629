import { createSignal, getOwner, onCleanup, onMount, runWithOwner, type Accessor, type JSX } from 'solid-js'
import type { Move, Position } from '../../engine/index.ts'
import { settings } from '../settings/settings.ts'
import type { Opponent } from './opponent.ts'
import type { Session } from './session.ts'

/** What a page of a game's own tells about its hints. */
export interface HintPlace {
  readonly session: Session
  /** Whom to help: the person who looks and may act; nobody under the curtain. */
  readonly seat: Accessor<number | undefined>
  /** Shows a move on the page; none takes it away. */
  show(move: Move | undefined): void
  /** The move in words, from the position it is for. */
  tell(move: Move, position: Position): string
  /** Who is asked, where it is not the usual opponent. */
  hire?(): Opponent
}

export interface PageHint {
  readonly isUp: Accessor<boolean>
  /** Asks, or puts away what is there. */
  press(): void
  drop(): void
  button(): JSX.Element
  word(): JSX.Element
}

/** Hints of a page of its own; they come after the table. H asks, Escape puts away. */
export function createPageHint(place: HintPlace): Accessor<PageHint | undefined> {
  const [hint, setHint] = createSignal<PageHint>()
  const owner = getOwner()
  let isGone = false
  void import('./PageHintView.tsx')
    .then(({ loadPageHint }) => loadPageHint())
    .then(
      make => isGone || runWithOwner(owner, () => setHint(make(place))),
      // Without a network, where it was never used, there are no hints.
      () => {},
    )
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    if (event.key === 'Escape') return hint()?.drop()
    if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return
    if (event.key.toLowerCase() !== 'h' || settings().shortcuts === 'off') return
    event.preventDefault()
    hint()?.press()
  }
  onMount(() => window.addEventListener('keydown', onKey))
  onCleanup(() => {
    isGone = true
    window.removeEventListener('keydown', onKey)
  })
  return hint
}
