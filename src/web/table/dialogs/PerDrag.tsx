import { For, type JSX } from 'solid-js'
import type { Desk, Dose } from '../state.ts'
import '../things.css'
import { wt } from '../text/things.ts'

await wt.load()

const DOSES: readonly Dose[] = [1, 5, 10, 'endless']

/** How many pieces one drag out of a box brings. */
export function PerDrag(props: { readonly desk: Desk }): JSX.Element {
  return (
    <div class="per-drag" role="group" aria-label={wt().dose.label}>
      <span aria-hidden="true">{wt().dose.label}</span>
      <For each={DOSES}>
        {dose => (
          <button
            type="button"
            class="quiet"
            aria-pressed={props.desk.dose() === dose}
            aria-label={dose === 'endless' ? wt().dose.endless : String(dose)}
            title={dose === 'endless' ? wt().dose.endless : undefined}
            onClick={() => props.desk.measure(dose)}
          >
            {dose === 'endless' ? '∞' : dose}
          </button>
        )}
      </For>
    </div>
  )
}
