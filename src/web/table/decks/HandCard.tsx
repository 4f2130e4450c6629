import { createSignal, Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import type { Piece, Table } from '../../../table/index.ts'
import { thingName } from '../act-words.ts'
import { lightPlace } from '../drop-place.ts'
import { FacePicture } from '../FacePicture.tsx'
import { dt } from './text.ts'

const STILL = 10

/** A card in an open hand: a tap plays it, a drag lays it where it is dropped. */
export function HandCard(props: {
  readonly table: Table
  readonly piece: Piece
  readonly onPlay: () => void
  readonly onDrop: (event: PointerEvent) => void
}): JSX.Element {
  const [ghost, setGhost] = createSignal<{ readonly x: number; readonly y: number }>()
  let from: { readonly x: number; readonly y: number } | undefined
  let dragged = false
  /** A hand too wide for the screen is pushed sideways. */
  let pushed: HTMLElement | undefined
  const front = () => ({ ...props.piece, side: 'front' as const })
  const kind = () => props.table.box.find(each => each.id === props.piece.kind)
  const name = () => thingName(props.table, front())
  const stop = () => {
    lightPlace(undefined)
    from = undefined
    pushed = undefined
    setGhost(undefined)
  }
  return (
    <button
      ref={card => card.addEventListener('touchstart', event => event.preventDefault(), { passive: false })}
      type="button"
      class="hand-card"
      aria-label={dt().hands.play(name())}
      title={name()}
      onPointerDown={event => {
        from = { x: event.clientX, y: event.clientY }
        dragged = false
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={event => {
        if (!from) return
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
        if (!dragged && Math.hypot(dx, dy) < STILL) return
        const row = event.currentTarget.parentElement
        if (!dragged && row && row.scrollWidth > row.clientWidth + 2 && Math.abs(dx) > 1.5 * Math.abs(dy))
          pushed = row
        dragged = true
        if (pushed) {
          pushed.scrollLeft -= dx
          from = { x: event.clientX, y: event.clientY }
          return
        }
        setGhost({ x: event.clientX, y: event.clientY })
        lightPlace(event)
      }}
      onPointerUp={event => {
        const ended = from === undefined || pushed ? 'nothing' : dragged ? 'drop' : 'tap'
        stop()
        // The card leaves the page only after the browser has seen the finger lifted, or it misses the next tap.
        if (ended === 'drop') setTimeout(() => props.onDrop(event))
        else if (ended === 'tap') setTimeout(() => props.onPlay())
      }}
      onPointerCancel={stop}
      onClick={event => {
        // A pointer has played already; keys and those who listen have no pointer.
        if (event.detail === 0) props.onPlay()
      }}
    >
      <FacePicture pictures={props.table.pictures} face={kind()?.front} alt="" />
      <Show when={ghost()}>
        {at => (
          <Portal>
            <div class="hand-ghost" style={{ translate: `${at().x}px ${at().y}px` }}>
              <FacePicture pictures={props.table.pictures} face={kind()?.front} alt="" />
            </div>
          </Portal>
        )}
      </Show>
    </button>
  )
}
