import { createSignal, For, Show, type JSX } from 'solid-js'
import { TINT_NAMES } from '../../../board/palette.ts'
import { pieceWords } from '../text/piece-words.ts'
import { wt } from '../text/things.ts'

/** Colours to choose from; with Ctrl, or when several are wished for, each is turned on or off by itself, unless one is all there can be. */
export function TintDots(props: {
  readonly chosen: readonly string[]
  readonly onChosen: (tints: readonly string[]) => void
  readonly label: string
  readonly most?: 'one' | 'many'
}): JSX.Element {
  const [several, setSeveral] = createSignal(false)
  const choose = (tint: string, more: boolean) => {
    if (!more || props.most === 'one') return props.onChosen([tint])
    const rest = props.chosen.filter(each => each !== tint)
    props.onChosen(rest.length < props.chosen.length && rest.length > 0 ? rest : [...rest, tint])
  }
  return (
    <div class="tint-dots" role="group" aria-label={props.label}>
      <For each={TINT_NAMES}>
        {each => (
          <button
            type="button"
            class="tint-dot"
            aria-label={pieceWords().tints[each]}
            title={pieceWords().tints[each]}
            aria-pressed={props.chosen.includes(each)}
            style={{ '--tint': `var(--tint-${each}-base)` }}
            onClick={event => choose(each, several() || event.ctrlKey || event.metaKey)}
          />
        )}
      </For>
      <Show when={props.most !== 'one'}>
        <label class="tick-field" title={wt().pieces.several}>
          <input
            type="checkbox"
            checked={several()}
            onChange={event => setSeveral(event.currentTarget.checked)}
          />
          <span>{wt().pieces.severalShort}</span>
        </label>
      </Show>
    </div>
  )
}
