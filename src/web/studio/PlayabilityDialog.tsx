import { createSignal, For, Show, type JSX } from 'solid-js'
import type { Playability, Share } from '../../studio/playability/index.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { say, t } from '../text/text.ts'
import { ask, Stopped } from './jobs.tsx'
import type { StudioSession } from './session.ts'
import { dt } from './text/text.ts'

const [report, setReport] = createSignal<Playability>()
const GAMES = 400

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))
const shareOf = ({ possible, turns }: Share): number => percent(possible, turns)

/** Plays test games on the deck and shows what they tell. */
export async function checkPlays(session: StudioSession): Promise<void> {
  try {
    const wish = { deck: session.deck(), games: GAMES }
    setReport(await ask('playability', wish, dt().playability.working))
  } catch (error) {
    if (error instanceof Stopped) notify('good', dt().print.cancelled)
    else notify('bad', dt().print.failed, error instanceof Error ? error.message : undefined)
  }
}

export function PlayabilityDialog(): JSX.Element {
  const close = () => setReport(undefined)
  const list = (cards: readonly number[]) => cards.map(card => card + 1).join(', ')
  return (
    <Show when={report()}>
      {now => (
        <Dialog title={dt().playability.heading} onClose={close}>
          <p class="muted">{dt().playability.text}</p>
          <For each={now().scenarios}>
            {({ name, outlook }) => (
              <section class="st-outlook">
                <h3>{dt().playability.scenario(say(name))}</h3>
                <meter min={0} max={100} low={45} value={shareOf(outlook.all)} aria-label={say(name)} />
                <p>
                  <strong>{dt().playability.share(shareOf(outlook.all))}</strong>
                </p>
                <p class="small muted">
                  {dt().playability.detail({
                    early: shareOf(outlook.early),
                    late: shareOf(outlook.late),
                    shapes: shareOf(outlook.shapesOnly),
                    rubies: percent(outlook.rubies, outlook.games),
                  })}{' '}
                  {dt().playability.games(outlook.games)}
                </p>
              </section>
            )}
          </For>
          <section class="stack">
            <h3>{dt().playability.tables}</h3>
            <p class="small muted">{dt().playability.tablesText}</p>
            <table class="st-tables">
              <thead>
                <tr>
                  <For each={['players', 'layable', 'layableLate', 'layableStrict', 'found'] as const}>
                    {what => <th scope="col">{dt().playability[what]}</th>}
                  </For>
                </tr>
              </thead>
              <tbody>
                <For each={now().tables}>
                  {({ players, share, late, strict, rubies }) => (
                    <tr>
                      <th scope="row">{players}</th>
                      <For each={[share, late, strict, rubies]}>
                        {part => <td>{dt().progress(Math.round(100 * part))}</td>}
                      </For>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          </section>
          <section class="stack">
            <h3>{dt().playability.advice}</h3>
            <ul class="st-findings">
              <For each={now().advice}>
                {({ weight, words, cards }) => (
                  <li class={weight === 'warning' ? 'error' : ''}>
                    {say(words)} <Show when={cards.length > 0}>{dt().playability.cards(list(cards))}</Show>
                  </li>
                )}
              </For>
            </ul>
          </section>
          <div class="dialog-acts">
            <button type="button" class="main" onClick={close}>
              {t().close}
            </button>
          </div>
        </Dialog>
      )}
    </Show>
  )
}
