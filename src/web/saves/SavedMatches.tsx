import { createEffect, createSignal, For, Show, type JSX } from 'solid-js'
import { AskDialog, NameDialog } from '../shell/Dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { matchList, removeMatch, type MatchEntry } from '../store/match-list.ts'
import { keeping } from '../store/records.ts'
import { say, t } from '../text/text.ts'
import { MatchCard } from './MatchCard.tsx'
import { matchTitle } from './match-title.ts'

const FEW = 8

const ROOM = 'jatekvilag.running'
/** Whether matches were running when this page was last open: then their row has its room before they are read. */
function hadRoom(): boolean {
  try {
    return localStorage.getItem(ROOM) === 'yes'
  } catch {
    return false
  }
}
function keepRoom(some: boolean): void {
  try {
    localStorage.setItem(ROOM, some ? 'yes' : 'no')
  } catch {
    // Without storage the row comes a moment later.
  }
}

interface Group {
  readonly id: string
  readonly title: string
  readonly entries: readonly MatchEntry[]
}

async function exportEntry(entry: MatchEntry): Promise<void> {
  const [{ openMatch, savedOfOpened }, { exportMatch }] = await Promise.all([
    import('../store/matches.ts'),
    import('../store/match-file.ts'),
  ])
  const opened = await openMatch(entry.id)
  if (!opened?.ok) return notify('bad', t().failure.badMatch, opened && say(opened.why))
  const { match } = opened.value.recorded
  await exportMatch(
    savedOfOpened(opened.value),
    match.game.layout.secret && !match.outcome ? 'sealed' : 'open',
  )
}

const rename = async (id: string, name: string): Promise<void> =>
  (await import('../store/matches.ts')).renameMatch(id, name)

/** Matches to go on with, positions that were saved, and matches that are over; the latest first. */
export function SavedMatches(): JSX.Element {
  const [all, setAll] = createSignal<readonly string[]>([])
  const [naming, setNaming] = createSignal<MatchEntry>()
  const [removing, setRemoving] = createSignal<MatchEntry>()
  const groups = (): Group[] => [
    {
      id: 'running',
      title: t().matches.title,
      entries: matchList().filter(({ kept, state }) => kept === 'running' && state === 'running'),
    },
    {
      id: 'positions',
      title: t().matches.positions,
      entries: matchList().filter(({ kept }) => kept === 'position'),
    },
    {
      id: 'finished',
      title: t().matches.finished,
      entries: matchList().filter(({ kept, state }) => kept === 'running' && state === 'finished'),
    },
  ]
  const running = () => groups()[0]!
  const rest = () =>
    groups()
      .slice(1)
      .filter(({ entries }) => entries.length > 0)
  const restCount = () => rest().reduce((sum, { entries }) => sum + entries.length, 0)
  const shown = (group: Group) => (all().includes(group.id) ? group.entries : group.entries.slice(0, FEW))
  const toggle = (id: string) =>
    setAll(all().includes(id) ? all().filter(each => each !== id) : [...all(), id])
  createEffect(() => keepRoom(running().entries.length > 0))
  const Cards = (own: { readonly group: Group }) => (
    <>
      <ul class="match-list">
        <For each={shown(own.group)}>
          {entry => (
            <MatchCard
              entry={entry}
              onRename={() => setNaming(entry)}
              onExport={() => void exportEntry(entry)}
              onRemove={() => setRemoving(entry)}
            />
          )}
        </For>
      </ul>
      <Show when={own.group.entries.length > FEW}>
        <button type="button" class="quiet" onClick={() => toggle(own.group.id)}>
          {all().includes(own.group.id) ? t().matches.less : t().matches.more(own.group.entries.length - FEW)}
        </button>
      </Show>
    </>
  )
  return (
    <>
      <Show
        when={running().entries.length > 0}
        fallback={<div classList={{ 'match-room': hadRoom() && keeping() !== 'newer' }} />}
      >
        <section class="matches running" aria-label={running().title}>
          <Cards group={running()} />
        </section>
      </Show>
      <Show when={restCount() > 0}>
        <details class="matches">
          <summary>{t().matches.others(restCount())}</summary>
          <For each={rest().map(({ id }) => id)}>
            {id => {
              const group = () => groups().find(each => each.id === id)!
              return (
                <section class="matches" aria-labelledby={`matches-${id}`}>
                  <h2 id={`matches-${id}`}>{group().title}</h2>
                  <Cards group={group()} />
                </section>
              )
            }}
          </For>
        </details>
      </Show>
      <Show when={matchList().length > 0 || keeping() === 'newer'}>
        <p class="muted small">{t().matches.kept[keeping()]}</p>
      </Show>
      <Show when={naming()}>
        {entry => (
          <NameDialog
            title={t().matches.renameTitle}
            name={entry().name}
            onName={name => void rename(entry().id, name)}
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
