import { For, type JSX } from 'solid-js'
import { TOOLS, type Desk } from './state.ts'
import { TableIcon, type TableIconName } from './TableIcon.tsx'
import { tt } from './text/text.ts'
import { useTool } from './tools.ts'

const ICONS: Readonly<Record<(typeof TOOLS)[number], TableIconName>> = {
  hand: 'hand',
  box: 'box',
  flip: 'flip',
  return: 'back',
  column: 'column',
}

/** The five tools: at the upper left one below the other, on a phone in a row. */
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
    </div>
  )
}
