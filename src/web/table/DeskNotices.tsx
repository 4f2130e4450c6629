import { Show, type JSX } from 'solid-js'
import type { Desk } from './state.ts'
import { tt } from './text/text.ts'

const exportFile = async (desk: Desk) => (await import('./import.ts')).exportTable(desk)

const isUnsaved = ({ session }: Desk): boolean => session.saving() === 'failed' || session.saving() === 'full'

/** What lies over the table while something special goes on: an earlier moment, drawing, gathering, trouble with saving. */
export function DeskNotices(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const { session } = desk
  return (
    <>
      <Show when={desk.gathers()}>
        <p class="film-notice gathering" role="status">
          {tt().gathering}{' '}
          <button type="button" class="quiet" onClick={() => desk.gather(false)}>
            {tt().done}
          </button>
        </p>
      </Show>
      <Show when={session.film() !== undefined}>
        <p class="film-notice" role="status">
          {tt().log.filmNotice}{' '}
          <button type="button" class="quiet" onClick={() => session.look(undefined)}>
            {tt().log.backToNow}
          </button>
        </p>
      </Show>
      <Show when={isUnsaved(desk)}>
        <div class="film-notice not-saved" role="alert">
          <span>
            <strong>{tt().saved.failed}</strong> {session.full() ? tt().saved.full : tt().saved.page}
          </span>
          <button type="button" class="main" onClick={() => void exportFile(desk)}>
            {tt().log.file}
          </button>
          <button type="button" class="quiet" onClick={() => session.retry()}>
            {tt().saved.again}
          </button>
        </div>
      </Show>
      <Show when={session.saving() === 'watching'}>
        <div class="film-notice not-saved" role="alert">
          <span>{tt().saved.watchingMore}</span>
          <button type="button" class="main" onClick={() => session.retry()}>
            {tt().saved.takeOver}
          </button>
        </div>
      </Show>
      <Show when={desk.drawing() && session.film() === undefined}>
        <p class="film-notice" role="status">
          {tt().extras.drawHint}
        </p>
      </Show>
    </>
  )
}
