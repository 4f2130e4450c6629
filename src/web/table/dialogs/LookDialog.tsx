import { For, Show, type JSX } from 'solid-js'
import { TINT_NAMES } from '../../../board/palette.ts'
import { sizeOf } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { resizeThings, tintThings } from '../arranging.ts'
import type { Desk } from '../state.ts'
import { loadPieceWords, pieceWords } from '../text/piece-words.ts'
import { rt } from '../text/rare.ts'
import { tt } from '../text/text.ts'
import { wt } from '../text/things.ts'

await rt.load()

await wt.load()
await loadPieceWords()

/** Another colour or size for what is selected. */
export function LookDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const ids = [...desk.selected()]
  const things = () => ids.flatMap(id => desk.byId().get(id) ?? [])
  // As it is seen: what lies face down is of another kind in the view.
  const size = () => {
    const [first] = things()
    return first ? sizeOf(desk.supplies(), first) : { width: 0, height: 0 }
  }
  const shown = (n: number) => n.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 2 })
  return (
    <Dock title={wt().context.look} onClose={props.onClose}>
      <Show when={things().some(thing => thing.what === 'piece')}>
        <div class="tint-dots" role="group" aria-label={rt().pieces.tint}>
          <For each={TINT_NAMES}>
            {each => (
              <button
                type="button"
                class="tint-dot"
                aria-label={pieceWords().tints[each]}
                title={pieceWords().tints[each]}
                style={{ '--tint': `var(--tint-${each}-base)` }}
                onClick={() => tintThings(desk, ids, each)}
              />
            )}
          </For>
          <button type="button" class="quiet" onClick={() => tintThings(desk, ids, null)}>
            {wt().context.ownTint}
          </button>
        </div>
      </Show>
      <div class="acts sizing">
        <button type="button" class="quiet" onClick={() => resizeThings(desk, ids, 0.8)}>
          {wt().context.smaller}
        </button>
        <output>
          {shown(size().width)} × {shown(size().height)}
        </output>
        <button type="button" class="quiet" onClick={() => resizeThings(desk, ids, 1.25)}>
          {wt().context.larger}
        </button>
      </div>
      <div class="dialog-acts">
        <button type="button" class="main" onClick={() => props.onClose()}>
          {tt().done}
        </button>
      </div>
    </Dock>
  )
}
