import type { JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { flipThing, lockThings, returnThings, rotateThings } from './deeds.ts'
import type { Desk } from './state.ts'
import { tt } from './text/text.ts'

/** What can be done with what is selected, near the thumb. */
export function SelectionBar(props: {
  readonly desk: Desk
  readonly onMore: (x: number, y: number, id: number) => void
}): JSX.Element {
  const { desk } = props
  const ids = () => [...desk.selected()].filter(id => desk.byId().has(id))
  const first = () => ids()[0]
  return (
    <div class="selection-bar" role="toolbar" aria-label={tt().selection(ids().length)}>
      <span class="selection-count">{tt().selection(ids().length)}</span>
      <button type="button" class="plain" onClick={() => flipThing(desk, first()!)}>
        {tt().context.flip}
      </button>
      <button
        type="button"
        class="plain"
        aria-label={tt().context.rotateLeft}
        onClick={() => rotateThings(desk, ids(), -45)}
      >
        ⟲
      </button>
      <button
        type="button"
        class="plain"
        aria-label={tt().context.rotateRight}
        onClick={() => rotateThings(desk, ids(), 45)}
      >
        ⟳
      </button>
      <button type="button" class="plain wide-only" onClick={() => lockThings(desk, ids())}>
        {ids().every(id => desk.byId().get(id)?.locked) ? tt().context.unlock : tt().context.lock}
      </button>
      <button type="button" class="plain" onClick={() => returnThings(desk, ids())}>
        {tt().context.return}
      </button>
      <button
        type="button"
        class="plain"
        aria-label={tt().context.label}
        onClick={event => {
          const box = event.currentTarget.getBoundingClientRect()
          props.onMore(box.left, box.top, first()!)
        }}
      >
        <Icon name="menu" />
      </button>
    </div>
  )
}
