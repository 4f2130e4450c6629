import { createSignal, For, Show, type JSX } from 'solid-js'
import { readTable, writeTable, type TableRead } from '../../studio/deck-table.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { FileField } from '../shell/FileField.tsx'
import { Icon } from '../shell/Icon.tsx'
import { notify } from '../shell/notices.tsx'
import { say } from '../text/text.ts'
import { differing, DifferingValues } from './DifferingValues.tsx'
import type { StudioSession } from './session.ts'
import { dt } from './text/text.ts'
import { withValues } from './values.ts'

/** A table from a spreadsheet onto the cards, row by row; what is wrong is left out and named. */
export function PasteDialog(props: {
  readonly session: StudioSession
  readonly onClose: () => void
}): JSX.Element {
  const [table, setTable] = createSignal('')
  const [result, setResult] = createSignal<TableRead>()
  let file: HTMLInputElement | undefined
  const take = () => {
    const read = readTable(props.session.deck(), table())
    if (read.taken > 0) props.session.act({ type: 'replace', deck: withValues(read.deck) })
    setResult(read)
    if (read.faults.length > 0 || differing(props.session).length > 0) return
    notify('good', dt().paste.taken(read.taken))
    props.onClose()
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writeTable(props.session.deck(), '\t'))
      notify('good', dt().paste.copied)
    } catch {
      setTable(writeTable(props.session.deck(), '\t'))
    }
  }
  return (
    <Dialog title={dt().paste.heading} onClose={props.onClose}>
      <p>{dt().paste.text}</p>
      <label class="field">
        <span>{dt().paste.field}</span>
        <textarea
          rows={8}
          spellcheck={false}
          value={table()}
          onInput={event => setTable(event.currentTarget.value)}
        />
      </label>
      <button type="button" class="quiet st-left" onClick={() => file?.click()}>
        <Icon name="importing" />
        {dt().paste.file}
      </button>
      <FileField
        ref={element => (file = element)}
        label={dt().paste.file}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFiles={([chosen]) => void chosen?.text().then(setTable)}
      />
      <Show when={result()}>
        {read => (
          <div role="status" class="stack">
            <p>{dt().paste.taken(read().taken)}</p>
            <Show when={read().faults.length > 0}>
              <p class="st-warning">{dt().paste.faults(read().faults.length)}</p>
              <ul class="st-findings">
                <For each={read().faults}>
                  {({ row, why }) => <li class="error">{dt().paste.row(row, say(why))}</li>}
                </For>
              </ul>
            </Show>
            <DifferingValues session={props.session} />
          </div>
        )}
      </Show>
      <div class="dialog-acts">
        <button type="button" class="quiet" onClick={() => void copy()}>
          {dt().paste.copy}
        </button>
        <button type="button" class="main" disabled={table().trim() === ''} onClick={take}>
          {dt().paste.take}
        </button>
      </div>
    </Dialog>
  )
}
