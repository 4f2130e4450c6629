import { For, Show, type JSX } from 'solid-js'
import type { CellShape, Tint } from '../kit/index.ts'
import { cellTitle } from './board-words.ts'
import { TINT_NAMES } from './colours.ts'
import './deed.css'

/** The colour of the band on a lot. */
export const lotTint = (fill: string | undefined): Tint | undefined =>
  TINT_NAMES.find(tint => fill === `lot-${tint}`)

/** What a printed field says, a sum in a line of its own where there are several. */
export function Deed(props: {
  readonly cell: CellShape
  readonly language: 'hu' | 'en'
  readonly how: 'looked-at' | 'about'
}): JSX.Element {
  const lines = () => props.cell.told?.[props.language].split('\n') ?? []
  const tint = () => lotTint(props.cell.fill)
  return (
    <article class="jv-deed" data-how={props.how}>
      <h3
        style={tint() && { background: `var(--tint-${tint()!}-base)`, color: `var(--tint-${tint()!}-ink)` }}
      >
        {cellTitle(props.cell, props.language)}
      </h3>
      <Show when={lines().length > 1} fallback={<p>{lines()[0]}</p>}>
        <dl>
          <For each={lines()}>
            {line => (
              <>
                <dt>{line.slice(0, line.lastIndexOf(': '))}</dt>
                <dd>{line.slice(line.lastIndexOf(': ') + 2)}</dd>
              </>
            )}
          </For>
        </dl>
      </Show>
    </article>
  )
}
