import { createMemo, createSignal, Show, type JSX } from 'solid-js'
import { Dialog } from '../shell/Dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { decide, recordHeads } from './records.ts'
import type { Choice } from './synchronisation.ts'
import { t } from '../text/text.ts'

interface ConflictProps {
  readonly id: string
  /** What went on here goes on under another id. */
  readonly onCopy: (id: string) => void
}

/** What is open here also went on elsewhere: the person says which line stays under this name. */
export function ConflictDialog(props: ConflictProps): JSX.Element {
  const [later, setLater] = createSignal(false)
  const elsewhere = createMemo(() => recordHeads().find(({ id }) => id === props.id)?.elsewhere)
  const choose = async (choice: Choice) => {
    setLater(true)
    try {
      const id = await decide(props.id, choice)
      notify('good', choice === 'take theirs' ? t().conflict.taken : t().conflict.copied)
      if (id !== props.id) props.onCopy(id)
    } catch {
      notify('bad', t().conflict.noServer)
    }
    setLater(false)
  }
  return (
    <Show when={elsewhere() && !later()}>
      <Dialog title={t().conflict.title} onClose={() => setLater(true)}>
        <p>{t().conflict.text}</p>
        <div class="dialog-acts">
          <button type="button" class="quiet" onClick={() => void choose('take theirs')}>
            {t().conflict.take}
          </button>
          <button type="button" class="main" onClick={() => void choose('keep mine as a copy')}>
            {t().conflict.keep}
          </button>
        </div>
      </Dialog>
    </Show>
  )
}
