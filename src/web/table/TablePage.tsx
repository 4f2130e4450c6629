import { createEffect, createRoot, createSignal, on, onCleanup, Show, type JSX } from 'solid-js'
import { emptyTable, type Table } from '../../table/index.ts'
import type { TableFile } from '../../wire/index.ts'
import { notify } from '../shell/notices.tsx'
import { navigate, useQuery } from '../shell/router.tsx'
import { Conflict } from '../store/Conflict.tsx'
import { freshKey } from '../store/records.ts'
import { say, t } from '../text/text.ts'
import { createTableSession, type TableSession } from './session.ts'
import { TableDesk } from './TableDesk.tsx'
import { fileOf } from '../store/table-record.ts'
import { beginTable, openTable, type OpenedTable } from './tables.ts'
import { tt } from './text/text.ts'
import '../../board/board.css'
import './table.css'
import './table-parts.css'

// The page's words are there before it is drawn.
await tt.load()

const fresh = (table: Table, name: string): TableFile => ({
  format: 'jatekvilag-table',
  version: 1,
  kind: 'game',
  id: freshKey(),
  name,
  updated: new Date().toISOString(),
  first: table,
  acts: [],
  at: 0,
})

/** The free table. The address names the saved table, so that a reload finds everything where it was. */
export default function TablePage(): JSX.Element {
  const [query, setQuery] = useQuery('start', 'game', 'match')
  const [session, setSession] = createSignal<TableSession>()
  // A session outlives the act that opened it and ends when the next one begins.
  let end = () => {}
  const openUp = (opened: OpenedTable): TableSession => {
    end()
    return createRoot(dispose => {
      end = dispose
      return setSession(createTableSession(opened))
    })
  }
  const open = (file: TableFile): TableSession => openUp(beginTable(file))
  onCleanup(() => end())
  const empty = () => open(fresh(emptyTable(), ''))
  const failed = (more?: string) => {
    notify('bad', tt().open.failed, more)
    if (!session()) empty()
  }

  const openGame = async (game: string) => {
    const table = await (await import('./ready-start.ts')).openStart(game)
    if (table.ok) open(fresh(table.value, table.value.name))
    else failed(say(table.why))
  }
  /** A match of the rules play, laid out as it stands. */
  const openPlayed = async (id: string) => {
    const { openMatch } = await import('../store/matches.ts')
    const opened = await openMatch(id)
    if (!opened) return failed(tt().open.notFound)
    if (!opened.ok) return failed(say(opened.why))
    const { definition, recorded } = opened.value
    const { match } = recorded
    // All of the position would lie open, the others' hands too.
    if (match.game.layout.secret && !match.outcome) return failed(t().play.secretTable)
    const { knownBoard } = await import('./board-shown.ts')
    const known = await knownBoard(definition.id, match.options)
    if (!known.ok) return failed(say(known.why))
    const { layOut } = await import('./start.ts')
    const table = layOut(known.value, match.position, 'position')
    open(fresh(table, recorded.name || table.name)).keep()
  }
  const openKept = async (id: string) => {
    const read = await openTable(id)
    if (!read) return failed(tt().open.notFound)
    if (!read.ok) return failed(say(read.why))
    // What was saved is copied: what is played on the copy never touches it.
    if (read.value.kept === 'running') openUp(read.value)
    else {
      const { first, name, acts, at } = fileOf(id, read.value.recorded)
      open({ ...fresh({ ...first, name }, name), acts, at }).keep()
    }
  }

  createEffect(
    on(
      () => [query('start'), query('game'), query('match')] as const,
      ([start, game, match]) => {
        if (game && session()?.id === game) return
        if (start) void openGame(start)
        else if (match) void openPlayed(match)
        else if (game) void openKept(game)
        else empty()
      },
    ),
  )
  // What has been touched gets an address of its own.
  createEffect(() => {
    const now = session()
    if (now && now.saving() !== 'none' && query('game') !== now.id)
      setQuery({ game: now.id, start: null, match: null }, { replace: true })
  })
  const leave = () => setQuery({ game: null, start: null, match: null })
  return (
    <Show
      when={session()}
      keyed
      fallback={
        <p class="loading" role="status">
          {t().loading}
        </p>
      }
    >
      {now => (
        <>
          <Conflict id={now.id} onCopy={id => void openKept(id)} />
          <TableDesk
            session={now}
            roads={{
              onNew: () => {
                if (query('game') || query('start') || query('match')) leave()
                else empty()
              },
              onOpen: id => void openKept(id),
              onGame: game => {
                if (query('start') === game) void openGame(game)
                else setQuery({ start: game, game: null, match: null })
              },
              onPlay: address => navigate(address),
              onFile: (file, from) => {
                const { first, acts, at } = file
                const name = file.name || from.replace(/\.[^.]*$/, '')
                open({ ...fresh(first, name), acts, at }).keep()
                notify('good', tt().open.opened(name))
              },
            }}
          />
        </>
      )}
    </Show>
  )
}
