import { createSignal, For, type JSX } from 'solid-js'
import { Dialog } from '../../shell/Dialog.tsx'
import { notify } from '../../shell/notices.tsx'
import { freshKey } from '../../store/records.ts'
import { t } from '../../text/text.ts'
import { thumbnail } from '../painting.ts'
import type { Desk } from '../state.ts'
import { keepTable, refreshTables } from '../tables.ts'
import { tt } from '../text/text.ts'

/** Names the game, or keeps the table as it stands now as a starting position of its own. */
export function SaveDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { session } = props.desk
  const [name, setName] = createSignal(session.name())
  const [kind, setKind] = createSignal<'game' | 'start'>('game')
  const save = async () => {
    const text = name().trim() || tt().unnamed
    try {
      if (kind() === 'game') {
        await session.rename(text)
        await refreshTables()
        if (session.saving() === 'failed') throw new Error('not saved')
        notify('good', tt().saveDialog.savedGame(text))
        return
      }
      const { name: _, ...now } = session.now()
      await keepTable(
        {
          format: 'jatekvilag-table',
          version: 1,
          kind: 'start',
          id: freshKey(),
          name: text,
          updated: new Date().toISOString(),
          first: { ...now, name: text },
          acts: [],
          at: 0,
        },
        await thumbnail(session.now()),
      )
      notify('good', tt().saveDialog.savedStart(text))
    } catch {
      notify('bad', tt().saved.failed, tt().saved.page)
    }
  }
  return (
    <Dialog title={tt().saveDialog.title} onClose={props.onClose}>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault()
          void save()
          props.onClose()
        }}
      >
        <label class="field">
          <span>{tt().name}</span>
          <input
            type="text"
            maxLength={120}
            value={name()}
            ref={field => setTimeout(() => field.select())}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <fieldset class="field table-devices">
          <legend>{tt().saveDialog.as}</legend>
          <For each={['game', 'start'] as const}>
            {each => (
              <label class="table-device">
                <input type="radio" name="kind" checked={kind() === each} onChange={() => setKind(each)} />
                <span>{tt().saveDialog[each]}</span>
              </label>
            )}
          </For>
        </fieldset>
        <div class="dialog-acts">
          <button type="button" class="quiet" onClick={() => props.onClose()}>
            {t().cancel}
          </button>
          <button type="submit" class="main">
            {tt().saveDialog.yes}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
