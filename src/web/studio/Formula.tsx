import { createMemo, For, Show, type JSX } from 'solid-js'
import { UNITS } from '../../studio/latex/outlines.ts'
import { typeset } from '../../studio/latex/typeset.ts'

const LONGEST = 120
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** A formula in a line of text, in the colour of the text; the LaTeX itself when it cannot be set. */
export function Formula(props: { readonly latex: string }): JSX.Element {
  const formula = createMemo(() => {
    const set = typeset(props.latex)
    return set.ok ? set.formula : undefined
  })
  return (
    <Show when={formula()} fallback={<code>{shortened(props.latex)}</code>}>
      {drawn => (
        <svg
          class="st-formula"
          role="img"
          aria-label={props.latex}
          viewBox={[0, -drawn().ascent, drawn().width, drawn().ascent + drawn().descent]
            .map(em => em * UNITS)
            .join(' ')}
          style={{
            width: `${drawn().width}em`,
            height: `${drawn().ascent + drawn().descent}em`,
            'vertical-align': `${-drawn().descent}em`,
          }}
        >
          <For each={drawn().outlines}>
            {({ d, stroke }) => (
              <path d={d} fill="currentColor" stroke="currentColor" stroke-width={stroke} />
            )}
          </For>
        </svg>
      )}
    </Show>
  )
}
