import { For, Show, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { flipThing, lockThings, returnThings, rotateThings } from './doing.ts'
import { fitTable, redoAct, undoAct, useTool } from './keys.ts'
import { TOOLS, type Desk } from './state.ts'
import { TableIcon, type TableIconName } from './TableIcon.tsx'
import { tt } from './text/text.ts'

const ICONS: Readonly<Record<(typeof TOOLS)[number], TableIconName>> = {
  hand: 'hand',
  box: 'box',
  flip: 'flip',
  return: 'back',
  column: 'column',
}

/** The five tools, undo and redo. At the top left where there is room, under the thumb on a phone. */
export function Toolbar(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  return (
    <div class="table-tools" role="toolbar" aria-label={tt().tools.label}>
      <For each={TOOLS}>
        {(name, i) => (
          <button
            type="button"
            class={`plain tool tool-is-${name}`}
            aria-pressed={name === 'box' ? undefined : desk.tool() === name}
            aria-keyshortcuts={`F${i() + 1}`}
            title={`${tt().tools[name]} (F${i() + 1}): ${tt().toolHints[name]}`}
            data-drop={name === 'box' ? 'box' : undefined}
            onClick={() => useTool(desk, name)}
          >
            <TableIcon name={ICONS[name]} />
            <span>{tt().tools[name]}</span>
          </button>
        )}
      </For>
      <span class="gap" />
      <button
        type="button"
        class="plain"
        aria-label={tt().menu.undo}
        title={tt().menu.undo}
        disabled={desk.session.at() === 0}
        onClick={() => undoAct(desk)}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="plain"
        aria-label={tt().menu.redo}
        title={tt().menu.redo}
        disabled={desk.session.at() === desk.session.length()}
        onClick={() => redoAct(desk)}
      >
        <Icon name="redo" />
      </button>
      <button
        type="button"
        class="plain roomy"
        aria-label={tt().menu.fit}
        title={tt().menu.fit}
        onClick={() => fitTable(desk)}
      >
        <TableIcon name="fit" />
      </button>
    </div>
  )
}

/** What can be done with what is selected, near the thumb. */
export function SelectionBar(props: {
  readonly desk: Desk
  readonly onMore: (x: number, y: number, id: number) => void
}): JSX.Element {
  const { desk } = props
  const ids = () => [...desk.selected()].filter(id => desk.byId().has(id))
  const first = () => ids()[0]
  return (
    <Show when={first() !== undefined && desk.session.film() === undefined}>
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
    </Show>
  )
}
