import { createMemo, For, Show, type JSX } from 'solid-js'
import { isStandIn, type Act, type Kind } from '../../table/index.ts'
import { kindName } from './act-words.ts'
import { dragOut, pullable } from './drag-out.ts'
import { FacePicture } from './FacePicture.tsx'
import { pilePlaces } from './laying.ts'
import { outgoingOf, perPlace } from './placing.ts'
import { wish, wishes, type Desk } from './state.ts'
import { wt } from './text/things.ts'
import './strip.css'

await wt.load()

const TABS = ['pieces', 'board', 'decks', 'chance'] as const
/** Only the last acts tell what somebody is using now. */
const LATELY = 60

const kindsOf = (act: Act): string[] =>
  act.do === 'many'
    ? act.acts.flatMap(kindsOf)
    : act.do === 'put'
      ? [act.kind]
      : act.do === 'kind'
        ? [act.kind.id]
        : []

/** The box at the thumb, on a phone: what was used last comes first, and a pull takes it onto the table. */
export function Strip(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const kinds = createMemo((): readonly Kind[] => {
    const { box } = desk.session.now()
    const lately = desk.session.log().slice(0, desk.session.at()).slice(-LATELY).flatMap(kindsOf).toReversed()
    const order = [...new Set([...lately, ...box.map(kind => kind.id)])]
    return order.flatMap(id => {
      const kind = box.find(each => each.id === id)
      return kind && kind.inside > 0 && !isStandIn(kind) ? [kind] : []
    })
  })
  const put = (kind: Kind) => {
    const count = Math.min(perPlace(desk), kind.inside)
    const [place] = pilePlaces(desk, [{ size: kind.front, count }])
    if (place) desk.session.do({ do: 'put', kind: kind.id, count, ...place })
  }
  return (
    <div
      class="strip"
      classList={{ low: !wishes().strip || kinds().length === 0 }}
      role="group"
      aria-label={wt().tabs.label}
    >
      <button
        type="button"
        class="plain strip-grip"
        aria-expanded={wishes().strip}
        aria-label={wt().strip.fold}
        onClick={() => wish({ strip: !wishes().strip })}
      />
      <Show when={wishes().strip}>
        <Show when={kinds().length > 0}>
          <ul ref={pullable} class="strip-kinds" aria-label={wt().strip.box}>
            <For each={kinds()}>
              {kind => (
                <li>
                  <button
                    type="button"
                    class="plain"
                    aria-label={wt().strip.put(kindName(desk.session.now(), kind), kind.inside)}
                    onClick={() => put(kind)}
                    onPointerDown={event => dragOut(event, desk, outgoingOf(desk, kind, 'box'))}
                    onContextMenu={event => event.preventDefault()}
                  >
                    <FacePicture pictures={desk.session.now().pictures} face={kind.front} alt="" />
                    <span class="strip-count" aria-hidden="true">
                      {kind.inside}
                    </span>
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <div class="strip-tabs">
          <For each={TABS}>
            {each => (
              <button type="button" class="quiet" onClick={() => desk.show({ what: each })}>
                {wt().tabs[each]}
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  )
}
