import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js'
import { UNITS, type Formula as Outlines } from '../../studio/latex/outlines.ts'
import { draw } from './drawing.ts'

const LONGEST = 120
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** What was set before is there at once. */
const KNOWN = new Map<string, Outlines | null>()
const MOST_KNOWN = 400

async function outlines(latex: string): Promise<Outlines | null> {
  const set = (await draw('formula', () => latex, 'first')) ?? null
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(latex, set)
  return set
}

/** A formula in a line of text, in the colour of the text; the LaTeX itself when it cannot be set. */
export function Formula(props: { readonly latex: string }): JSX.Element {
  /** Undefined while it is being set. */
  const [formula, setFormula] = createSignal<Outlines | null>()
  createEffect(
    on(
      () => props.latex,
      async latex => {
        setFormula(KNOWN.get(latex))
        if (KNOWN.has(latex)) return
        const set = await outlines(latex)
        if (props.latex === latex) setFormula(set)
      },
    ),
  )
  return (
    <Show
      when={formula()}
      fallback={
        <Show
          when={formula() === null}
          fallback={<span class="st-formula" role="img" aria-label={props.latex} />}
        >
          <code>{shortened(props.latex)}</code>
        </Show>
      }
    >
      {drawn => (
        <svg
          class="st-formula"
          role="img"
          aria-label={props.latex}
          viewBox={[0, -drawn().ascent, drawn().width, drawn().ascent + drawn().descent]
            .map(em => em * UNITS)
            .join(' ')}
          style={{
            '--wide': `${drawn().width}em`,
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
