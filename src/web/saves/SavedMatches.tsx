import { A } from '@solidjs/router'
import { createSignal, For, Show, type JSX } from 'solid-js'
import { AskDialog, NameDialog } from '../shell/Dialog.tsx'
import { Menu } from '../shell/Menu.tsx'
import { notify } from '../shell/notices.tsx'
import { keeping, matchList, openMatch, removeMatch, renameMatch } from '../store/matches.ts'
import { exportMatch } from '../store/opening.ts'
import type { MatchEntry } from '../store/store.ts'
import { say, sayDate, t } from '../text/text.ts'
import { GamePicture } from '../shell/GamePicture.tsx'
import { gameTitle, matchTitle } from './match-title.ts'

const FEW = 4

async function exportEntry(entry: MatchEntry): Promise<void> {
  const saved = await openMatch(entry.id)
  if (saved?.ok) exportMatch(saved.value)
  else notify('bad', t().failure.badMatch, saved && say(saved.why))
}

/** Matches to go on with, the latest first. */
export function SavedMatches(): JSX.Element {
  const [all, setAll] = createSignal(false)
  const [naming, setNaming] = createSignal<MatchEntry>()
  const [removing, setRemoving] = createSignal<MatchEntry>()
  const shown = () => (all() ? matchList() : matchList().slice(0, FEW))
  return (
    <>
      <Show when={matchList().length > 0}>
        <section class="matches" aria-labelledby="matches-title">
          <h2 id="matches-title">{t().matches.title}</h2>
          <ul class="match-list">
            <For each={shown()}>
              {entry => (
                <li class="match-card">
                  <GamePicture game={entry.game} alt="" />
                  <div class="match-words">
                    <A
                      href={`/play/${entry.game}?match=${entry.id}`}
                      aria-label={t().matches.openLabel(matchTitle(entry))}
                    >
                      {matchTitle(entry)}
                    </A>
                    <p class="muted">
                      <Show when={entry.name !== ''}>{gameTitle(entry.game)} · </Show>
                      <time dateTime={entry.updated}>{sayDate(entry.updated)}</time>
                    </p>
                  </div>
                  <Menu
                    label={t().matches.actions(matchTitle(entry))}
                    items={[
                      { icon: 'edit', text: t().matches.rename, act: () => setNaming(entry) },
                      { icon: 'exporting', text: t().matches.export, act: () => void exportEntry(entry) },
                      {
                        icon: 'remove',
                        text: t().matches.remove,
                        act: () => setRemoving(entry),
                        state: 'grave',
                      },
                    ]}
                  />
                </li>
              )}
            </For>
          </ul>
          <Show when={matchList().length > FEW}>
            <button type="button" class="quiet" onClick={() => setAll(!all())}>
              {all() ? t().matches.less : t().matches.more(matchList().length - FEW)}
            </button>
          </Show>
          <p class="muted small">{t().matches.kept[keeping()]}</p>
        </section>
      </Show>
      <Show when={naming()}>
        {entry => (
          <NameDialog
            title={t().matches.renameTitle}
            name={entry().name}
            onName={name => void renameMatch(entry().id, name)}
            onClose={() => setNaming(undefined)}
          />
        )}
      </Show>
      <Show when={removing()}>
        {entry => (
          <AskDialog
            title={t().matches.removeTitle}
            text={t().matches.removeText(matchTitle(entry()))}
            yes={t().matches.remove}
            onYes={() => {
              const name = matchTitle(entry())
              void removeMatch(entry().id).then(() => notify('good', t().matches.deleted(name)))
            }}
            onClose={() => setRemoving(undefined)}
          />
        )}
      </Show>
    </>
  )
}
