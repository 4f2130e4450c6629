import { For, onCleanup, type JSX } from 'solid-js'
import { nearestPlace, type Lattice } from '../../../table/lattice.ts'
import { Dock } from '../Dock.tsx'
import { viewMiddle, wish, wishes, type Desk } from '../state.ts'
import { tt } from '../text/text.ts'
import { wt } from '../text/things.ts'
import { NumberField } from './Fields.tsx'

await wt.load()

const SHAPES = ['square', 'offset', 'hex'] as const

/** How the grid of the bare table lies; it is shown while this is open. */
export function LatticeDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const show = () => {
    const { x, y } = viewMiddle(desk)
    const { lattice } = wishes()
    desk.aim([{ ...nearestPlace(lattice, x, y), width: lattice.step }])
  }
  // Whoever sets it up wants it.
  wish({ grid: true })
  queueMicrotask(show)
  onCleanup(() => desk.aim([]))
  const change = (some: Partial<Lattice>) => {
    wish({ lattice: { ...wishes().lattice, ...some } })
    show()
  }
  return (
    <Dock title={wt().lattice.title} onClose={props.onClose}>
      <p class="muted">{wt().lattice.hint}</p>
      <label class="tick-field">
        <input
          type="checkbox"
          checked={wishes().grid}
          onChange={event => wish({ grid: event.currentTarget.checked })}
        />
        <span>{wt().lattice.on}</span>
      </label>
      <label class="field">
        <span>{wt().grid.shape}</span>
        <select
          value={wishes().lattice.shape}
          onChange={event =>
            change({ shape: SHAPES.find(each => each === event.currentTarget.value) ?? 'square' })
          }
        >
          <For each={SHAPES}>{each => <option value={each}>{wt().grid[each]}</option>}</For>
        </select>
      </label>
      <div class="table-fields">
        <NumberField
          label={wt().lattice.step}
          least={0.1}
          most={20}
          step={0.1}
          value={wishes().lattice.step}
          onValue={step => change({ step })}
        />
        <NumberField
          label={wt().lattice.right}
          least={-20}
          most={20}
          step={0.1}
          value={wishes().lattice.x}
          onValue={x => change({ x })}
        />
        <NumberField
          label={wt().lattice.down}
          least={-20}
          most={20}
          step={0.1}
          value={wishes().lattice.y}
          onValue={y => change({ y })}
        />
      </div>
      <div class="dialog-acts foot-acts">
        <button type="button" class="main" onClick={() => props.onClose()}>
          {tt().done}
        </button>
      </div>
    </Dock>
  )
}
