import { Show, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import type { Session } from './session.ts'

/** Says when what is seen is not kept, until it is. */
export function SavingNotice(props: { readonly session: Session }): JSX.Element {
  const trouble = () => {
    const state = props.session.saving()
    return state === 'full' || state === 'failed' || state === 'gone' || state === 'watching'
      ? state
      : undefined
  }
  return (
    <Show when={trouble()}>
      {state => (
        <div class="unsaved" role="alert">
          <strong>{t().saving[state()]}</strong> {t().saving.more[state()]}
          <Show when={state() !== 'gone'}>
            <button type="button" class="quiet" onClick={() => props.session.retry()}>
              {state() === 'watching' ? t().saving.takeOver : t().saving.retry}
            </button>
          </Show>
        </div>
      )}
    </Show>
  )
}
