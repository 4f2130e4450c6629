import { createSignal, For, type JSX } from 'solid-js'
import { Dock } from '../Dock.tsx'
import { notify } from '../../shell/notices.tsx'
import { freshKey } from '../../store/records.ts'
import { t } from '../../text/text.ts'
import { thumbnail } from '../painting.ts'
import type { Desk } from '../state.ts'
import { keepTable } from '../tables.ts'
import { rt } from '../text/rare.ts'
import { tt } from '../text/text.ts'

await rt.load()

/** Keeps the table as it stands now, as a game or as a starting position; the running table goes on beside it. */
export function SaveDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { session } = props.desk
  const [name, setName] = createSignal(session.name())
  const [kind, setKind] = createSignal<'game' | 'start'>('game')
  const save = async () => {
    const text = name().trim() || tt().unnamed
    try {
      const file = { ...session.file(), id: freshKey(), name: text }
      // A game is kept with its history, a starting position without; both stay as they are now.
      const { name: _, ...now } = session.now()
      const kept = kind() === 'game' ? file : { ...file, first: { ...now, name: text }, acts: [], at: 0 }
      await keepTable({ ...kept, kind: kind() }, kind(), await thumbnail(session.now()))
      notify('good', kind() === 'game' ? rt().saveDialog.savedGame(text) : rt().saveDialog.savedStart(text))
    } catch {
      notify('bad', tt().saved.failed, tt().saved.page)
    }
  }
  return (
    <Dock title={rt().saveDialog.title} onClose={props.onClose}>
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
          <legend>{rt().saveDialog.as}</legend>
          <For each={['game', 'start'] as const}>
            {each => (
              <label class="table-device">
                <input type="radio" name="kind" checked={kind() === each} onChange={() => setKind(each)} />
                <span>{rt().saveDialog[each]}</span>
              </label>
            )}
          </For>
        </fieldset>
        <div class="dialog-acts">
          <button type="button" class="quiet" onClick={() => props.onClose()}>
            {t().cancel}
          </button>
          <button type="submit" class="main">
            {rt().saveDialog.yes}
          </button>
        </div>
      </form>
    </Dock>
  )
}
