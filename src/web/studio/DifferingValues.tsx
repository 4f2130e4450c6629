import { createMemo, For, Show, type JSX } from 'solid-js'
import { sameValue } from '../../studio/value/index.ts'
import type { StudioSession } from './session.ts'
import { dt } from './text/text.ts'
import { computed, plain } from './ValueNote.tsx'
import { shown, valueOf } from './values.ts'

/** Cards whose given value is another than the computed one: both are shown, the person decides. */
export function differing(session: StudioSession) {
  return session.deck().paths.flatMap(({ latex, value: given }, card) => {
    const value = latex === '' || given === null ? undefined : valueOf(latex)
    return value && given !== null && !sameValue(given, value) ? [{ card, latex, given, value }] : []
  })
}

export function DifferingValues(props: { readonly session: StudioSession }): JSX.Element {
  const found = createMemo(() => differing(props.session))
  return (
    <Show when={found().length > 0}>
      <p class="st-warning">{dt().values.differing}</p>
      <ul class="st-findings">
        <For each={found()}>
          {({ card, latex, given, value }) => (
            <li>
              {dt().values.cards(String(card + 1))}: {dt().edit.differs(shown(given), computed(value))}{' '}
              <button
                type="button"
                class="st-better"
                onClick={() => props.session.act({ type: 'write', card, latex, value: plain(value) })}
              >
                {dt().edit.takeComputed(computed(value))}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
