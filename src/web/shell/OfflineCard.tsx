import { Match, Show, Switch, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import { canKeep, keepEverything, keeping, stopKeeping } from './offline-store.ts'

const MEGABYTE = 1_000_000

/** What works without a network, and the wish to have everything. */
export function OfflineCard(): JSX.Element {
  const s = () => t().settings.offline
  const fetching = () => {
    const now = keeping()
    return now.state === 'fetching' ? now : undefined
  }
  const share = (now: { readonly done: number; readonly of: number }) =>
    `${(now.done / MEGABYTE).toFixed(1)} / ${(now.of / MEGABYTE).toFixed(1)} MB`
  return (
    <section class="card stack" aria-busy={fetching() !== undefined}>
      <h2>{s().title}</h2>
      <p>{keeping().state === 'all' ? s().all : s().some}</p>
      <Switch>
        <Match when={fetching()}>
          {now => (
            <>
              <p role="status">{s().fetching(share(now()))}</p>
              <progress value={now().done} max={now().of} aria-label={s().keep} />
              <div class="acts">
                <button type="button" class="quiet" onClick={stopKeeping}>
                  {s().stop}
                </button>
              </div>
            </>
          )}
        </Match>
        <Match when={keeping().state !== 'all' && canKeep()}>
          <Show when={keeping().state === 'failed'}>
            <p role="alert">{s().failed}</p>
          </Show>
          <div class="acts">
            <button type="button" class="quiet" onClick={() => void keepEverything()}>
              {keeping().state === 'failed' ? s().again : s().keep}
            </button>
          </div>
        </Match>
      </Switch>
    </section>
  )
}
