import { For, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
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
