import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js'
import { view } from '../../table/index.ts'
import { Icon } from '../shell/Icon.tsx'
import { Curtain } from './decks/Curtain.tsx'
import { HandCard } from './decks/HandCard.tsx'
import { heldBy, playAll, playCard, type Laying } from './decks/hand-deeds.ts'
import { dt } from './decks/text.ts'
import { dropPlace } from './drop-place.ts'
import type { Desk } from './state.ts'
import { rt } from './text/rare.ts'
import './decks/hands.css'

await rt.load()

await dt.load()

/**
 * The hands at the edge of the table, one for each seat. What a hand holds is only in the page after its owner has taken the
 * device through the curtain, and until it is covered again.
 */
export function HandsPanel(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const { session } = desk
  const [asked, setAsked] = createSignal<number>()
  const [open, setOpen] = createSignal<number>()
  const [laying, setLaying] = createSignal<Laying>('face up')
  /** The table as the seat whose hand is open may know it. */
  const table = createMemo(() => view(session.now(), open()))
  const seats = () => desk.seats()
  const count = (seat: number) => session.now().things.filter(thing => thing.hand === seat).length
  const cover = () => {
    setOpen(undefined)
    setLaying('face up')
  }
  // A hand does not stay open while nobody looks, nor while an earlier moment is shown.
  const hidden = () => document.hidden && cover()
  document.addEventListener('visibilitychange', hidden)
  onCleanup(() => document.removeEventListener('visibilitychange', hidden))
  createEffect(on(session.film, film => film !== undefined && cover(), { defer: true }))
  const next = () => {
    const now = open()
    return now === undefined || seats().length < 2 ? undefined : (now + 1) % seats().length
  }
  const drop = (id: number, event: PointerEvent) => {
    const place = dropPlace(event)
    const seat = /^hand:(\d+)$/.exec(place ?? '')
    if (seat) {
      if (Number(seat[1]) !== open()) session.do({ do: 'hand', ids: [id], seat: Number(seat[1]), x: 0, y: 0 })
      return
    }
    const box = desk.place?.getBoundingClientRect()
    if (!box || event.clientY > box.bottom || event.clientY < box.top || event.clientX > box.right) return
    playCard(desk, id, laying(), desk.camera.toTable(event.clientX - box.left, event.clientY - box.top))
  }
  return (
    <aside class="hands-panel" aria-label={rt().hands.title}>
      <Show when={open() !== undefined}>
        <div
          class="open-hand"
          role="group"
          aria-label={dt().hands.of(seats()[open()!] ?? '', count(open()!))}
        >
          <div class="hand-cards">
            <For each={heldBy(table(), open()!)} fallback={<p class="muted">{dt().hands.none}</p>}>
              {piece => (
                <HandCard
                  table={table()}
                  piece={piece}
                  onPlay={() => playCard(desk, piece.id, laying())}
                  onDrop={event => drop(piece.id, event)}
                />
              )}
            </For>
          </div>
          <div class="hand-acts">
            <button type="button" class="main" onClick={cover}>
              {dt().hands.cover}
            </button>
            <Show when={next() !== undefined}>
              <button
                type="button"
                class="quiet"
                onClick={() => {
                  const seat = next()
                  cover()
                  setAsked(seat)
                }}
              >
                {dt().hands.next(seats()[next()!] ?? '')}
              </button>
            </Show>
            <label class="tick-field">
              <input
                type="checkbox"
                checked={laying() === 'face down'}
                onChange={event => setLaying(event.currentTarget.checked ? 'face down' : 'face up')}
              />
              <span>{dt().hands.faceDown}</span>
            </label>
            <Show when={count(open()!) > 1}>
              <button type="button" class="quiet" onClick={() => playAll(desk, open()!, laying())}>
                {dt().hands.all}
              </button>
            </Show>
          </div>
        </div>
      </Show>
      <div class="hand-seats">
        <For each={seats()} fallback={<p class="muted">{dt().hands.noSeats}</p>}>
          {(name, seat) => (
            <button
              type="button"
              class="hand-seat"
              data-drop={`hand:${seat()}`}
              aria-pressed={open() === seat()}
              onClick={() => {
                if (open() === seat()) return cover()
                cover()
                setAsked(seat())
              }}
            >
              <span class="seat-name">{name}</span>
              <span class="seat-count" classList={{ some: count(seat()) > 0 }}>
                {count(seat())}
              </span>
              <span class="hidden">{dt().hands.lookAt}</span>
            </button>
          )}
        </For>
        <button type="button" class="quiet seats-edit" onClick={() => desk.show({ what: 'seats' })}>
          {dt().hands.seats}
        </button>
        <button type="button" class="plain" aria-label={rt().column.close} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </div>
      <Show when={asked() !== undefined}>
        <Curtain
          title={dt().hands.passTitle(seats()[asked()!] ?? '')}
          text={dt().hands.passText(seats()[asked()!] ?? '')}
          yes={dt().hands.passYes(seats()[asked()!] ?? '')}
          no={dt().hands.passNo}
          onYes={() => {
            setOpen(asked())
            setAsked(undefined)
          }}
          onNo={() => setAsked(undefined)}
        />
      </Show>
    </aside>
  )
}
