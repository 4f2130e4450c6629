import type { JSX } from 'solid-js'
import { NameDialog } from '../shell/Dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { say, t } from '../text/text.ts'
import type { Session } from './session.ts'

/** Keeps the position as it stands under a name; the running match goes on beside it. */
export function SaveDialog(props: { readonly session: Session; readonly onClose: () => void }): JSX.Element {
  const save = async (name: string) => {
    const title = name || say(props.session.definition.title)
    try {
      const kept = await props.session.savePosition(title)
      if (kept.ok) notify('good', t().play.named(title))
      else notify('bad', t().saving.failed, say(kept.why))
    } catch {
      notify('bad', t().saving.failed, t().saving.more.failed)
    }
  }
  return (
    <NameDialog
      title={t().play.positionTitle}
      name={props.session.name()}
      onName={name => void save(name)}
      onClose={props.onClose}
    />
  )
}
