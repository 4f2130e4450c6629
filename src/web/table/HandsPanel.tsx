import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { view } from '../../table/index.ts'
import { Icon } from '../shell/Icon.tsx'
import { lines } from './lines.ts'
import { FacePicture } from './FacePicture.tsx'
import { viewMiddle, type Desk } from './state.ts'
import { thingName } from './act-words.ts'
import { tt } from './text/text.ts'

/** The seats and their private hands. What a hand holds is only in the page while its owner has lifted the curtain. */
export function HandsPanel(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const [open, setOpen] = createSignal<number>()
  /** The table as the seat whose curtain is lifted may know it. */
  const table = createMemo(() => view(desk.session.now(), open()))
  const [names, setNames] = createSignal(table().seats.join('\n'))
  const inHand = (seat: number) => table().things.filter(thing => thing.hand === seat)
  const play = (ids: readonly number[]) => {
    const { x, y } = viewMiddle(desk)
    const shift = (table().nextId % 7) * 0.15
    desk.session.do({ do: 'hand', ids, seat: null, x: x + shift, y: y + shift })
  }
  return (
    <aside class="hands-panel" aria-label={tt().hands.title}>
      <header>
        <h2>{tt().hands.title}</h2>
        <button type="button" class="plain" aria-label={tt().column.close} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </header>
      <For each={table().seats}>
        {(name, seat) => (
          <section class="seat-hand" data-drop={`hand:${seat()}`}>
            <div class="hand-head">
              <strong>{tt().hands.hand(name, inHand(seat()).length)}</strong>
              <Show
                when={open() === seat()}
                fallback={
                  <button type="button" class="quiet" onClick={() => setOpen(seat())}>
                    {tt().hands.show(name)}
                  </button>
                }
              >
                <button type="button" class="main" onClick={() => setOpen(undefined)}>
                  {tt().hands.hide}
                </button>
              </Show>
            </div>
            <Show when={open() === seat()}>
              <p class="small muted">{tt().hands.curtain(name)}</p>
              <div class="hand-cards">
                <For each={inHand(seat())} fallback={<span class="muted">{tt().hands.none}</span>}>
                  {thing => (
                    <button
                      type="button"
                      class="table-tile"
                      aria-label={tt().hands.play(
                        thingName(table(), thing.what === 'piece' ? { ...thing, side: 'front' } : thing),
                      )}
                      onClick={() => play([thing.id])}
                    >
                      <Show when={thing.what === 'piece' && table().box.find(kind => kind.id === thing.kind)}>
                        {kind => <FacePicture pictures={table().pictures} face={kind().front} alt="" />}
                      </Show>
                      <span>
                        {thingName(table(), thing.what === 'piece' ? { ...thing, side: 'front' } : thing)}
                      </span>
                    </button>
                  )}
                </For>
              </div>
              <Show when={inHand(seat()).length > 1}>
                <button
                  type="button"
                  class="quiet"
                  onClick={() => play(inHand(seat()).map(thing => thing.id))}
                >
                  {tt().hands.toTable}
                </button>
              </Show>
            </Show>
          </section>
        )}
      </For>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault()
          desk.session.do({ do: 'seats', names: lines(names()) })
        }}
      >
        <label class="field">
          <span>
            {tt().hands.names} ({tt().hands.namesHint})
          </span>
          <textarea rows="3" value={names()} onInput={event => setNames(event.currentTarget.value)} />
        </label>
        <button type="submit" class="quiet">
          {tt().hands.keep}
        </button>
      </form>
    </aside>
  )
}
