import { createEffect, createSignal, lazy, on, onCleanup, onMount, Show, Suspense, type JSX } from 'solid-js'
import type { TableFile } from '../../wire/index.ts'
import { Icon } from '../shell/Icon.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { say, t } from '../text/text.ts'
import type { Roads } from './Dialogs.tsx'
import { extentOf } from './extent.ts'
import { fitTable } from './keys.ts'
import { MenuBar } from './MenuBar.tsx'
import { tableMenus } from './menus.ts'
import type { Pointer } from './pointer.ts'
import type { TableSession } from './session.ts'
import { createDesk } from './state.ts'
import { tableList } from './tables.ts'
import { tt } from './text/text.ts'
import { TableIcon } from './TableIcon.tsx'
import { Toolbar } from './Toolbar.tsx'
import { World } from './World.tsx'

// What lies beside the table comes when it is first asked for.
const ColumnPanel = lazy(async () => ({ default: (await import('./ColumnPanel.tsx')).ColumnPanel }))
const HandsPanel = lazy(async () => ({ default: (await import('./HandsPanel.tsx')).HandsPanel }))
const LogPanel = lazy(async () => ({ default: (await import('./LogPanel.tsx')).LogPanel }))
const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar }))
const Dialogs = lazy(async () => ({ default: (await import('./Dialogs.tsx')).Dialogs }))
const RulesText = lazy(async () => ({ default: (await import('../rules/RulesText.tsx')).RulesText }))

const isCoarse = () => matchMedia('(pointer: coarse)').matches

/** The table with everything around it. */
export function TableDesk(props: {
  readonly session: TableSession
  readonly roads: Roads & { readonly onFile: (file: TableFile, from: string) => void }
}): JSX.Element {
  const { session } = props
  const desk = createDesk(session)
  const [pointer, setPointer] = createSignal<Pointer>()
  const [panels, setPanels] = createSignal({ log: false, hands: false, rules: false })
  const toggle = (panel: 'log' | 'hands' | 'rules') => setPanels({ ...panels(), [panel]: !panels()[panel] })
  const selects = () => session.film() === undefined && [...desk.selected()].some(id => desk.byId().has(id))
  let field: HTMLInputElement | undefined
  const bare = () => {
    const { things, box, board } = session.table()
    return things.length === 0 && box.length === 0 && board.kind === 'plain'
  }
  /** A game of the library is called as the language spoken now calls it, whatever it was when it was laid out. */
  const title = () => {
    const named = desk.board()?.definition.title
    const name = session.name()
    return named && (name === named.hu || name === named.en) ? say(named) : called()
  }
  const called = () => session.name() || (session.length() === 0 && bare() ? tt().empty : tt().unnamed)
  usePageTitle(title)
  // The board decides what is seen first; until it is drawn, the pieces do.
  onMount(() => {
    fitTable(desk)
    // A panel beside the table or a turned phone changes its size; a view that a person chose stays.
    const sizes = new ResizeObserver(() => {
      const { width = 0, height = 0 } = desk.place?.getBoundingClientRect() ?? {}
      const { things } = session.table()
      const seen =
        bare() || (things.length === 0 && !desk.picture())
          ? undefined
          : extentOf(session.table(), desk.picture())
      desk.camera.resize(seen, width, height)
    })
    if (desk.place) sizes.observe(desk.place)
    onCleanup(() => sizes.disconnect())
  })
  createEffect(
    on(
      () => desk.picture() !== undefined,
      () => queueMicrotask(() => fitTable(desk)),
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => desk.open()?.what,
      what => {
        if (what === 'hands' || what === 'log' || what === 'rules') {
          desk.show(undefined)
          setPanels({ ...panels(), [what]: true })
        }
      },
    ),
  )
  // Hands are shown as soon as somebody holds something.
  createEffect(
    on(
      () => session.table().things.some(thing => thing.hand !== undefined),
      holds => holds && setPanels({ ...panels(), hands: true }),
    ),
  )
  const take = async (files: Iterable<File>) => {
    const { takeDropped } = await import('./import.ts')
    for (const file of files) await takeDropped(desk, file, props.roads.onFile)
  }
  const exportFile = async () => (await import('./import.ts')).exportTable(desk)
  const paste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0 || document.querySelector('dialog[open]')) return
    event.preventDefault()
    void take(files)
  }
  const leaving = (event: BeforeUnloadEvent) => {
    if (unsaved()) event.preventDefault()
  }
  onMount(() => {
    window.addEventListener('paste', paste)
    window.addEventListener('beforeunload', leaving)
  })
  onCleanup(() => {
    window.removeEventListener('paste', paste)
    window.removeEventListener('beforeunload', leaving)
  })
  const unsaved = () => session.saving() === 'failed' || session.saving() === 'full'
  const latest = () => tableList().find(head => head.kept === 'running' && head.id !== session.id)
  return (
    <main
      id="content"
      class="table-page"
      tabindex="-1"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        void take([...(event.dataTransfer?.files ?? [])])
      }}
    >
      <div class="table-head">
        <h1>{title()}</h1>
        <MenuBar label={tt().title} menus={tableMenus(desk, { ...panels(), toggle }, () => field?.click())} />
        <span
          class="save-state"
          classList={{ bad: ['failed', 'full', 'gone', 'watching'].includes(session.saving()) }}
          role="status"
          title={session.behind() ? tt().saved.behindMore : undefined}
        >
          {session.saving() === 'saved' && session.behind()
            ? tt().saved.behind
            : tt().saved[session.saving() === 'full' ? 'failed' : session.saving()]}
        </span>
      </div>
      <Toolbar desk={desk} />
      <div class="table-middle">
        <World desk={desk} onPointer={setPointer} />
        <Show when={desk.tool() === 'column' || desk.pile()}>
          <Suspense>
            <ColumnPanel desk={desk} pointer={pointer()} />
          </Suspense>
        </Show>
        <Show when={!desk.camera.fitted()}>
          <button
            type="button"
            class="quiet fit-now"
            aria-label={tt().menu.fit}
            title={tt().menu.fit}
            onClick={() => fitTable(desk)}
          >
            <TableIcon name="fit" />
          </button>
        </Show>
        <Show when={desk.gathers()}>
          <p class="film-notice gathering" role="status">
            {tt().gathering}{' '}
            <button type="button" class="quiet" onClick={() => desk.gather(false)}>
              {tt().done}
            </button>
          </p>
        </Show>
        <Show when={selects()}>
          <Suspense>
            <SelectionBar
              desk={desk}
              onMore={(x, y, id) =>
                setTimeout(() => pointer()?.openMenu({ x, y, id, ...(isCoarse() ? { by: 'finger' } : {}) }))
              }
            />
          </Suspense>
        </Show>
        <Show when={session.film() !== undefined}>
          <p class="film-notice" role="status">
            {tt().log.filmNotice}{' '}
            <button type="button" class="quiet" onClick={() => session.look(undefined)}>
              {tt().log.backToNow}
            </button>
          </p>
        </Show>
        <Show when={unsaved()}>
          <div class="film-notice not-saved" role="alert">
            <span>
              <strong>{tt().saved.failed}</strong> {session.full() ? tt().saved.full : tt().saved.page}
            </span>
            <button type="button" class="main" onClick={() => void exportFile()}>
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
        <Show when={desk.drawing()}>
          <p class="film-notice" role="status">
            {tt().extras.drawHint}
          </p>
        </Show>
        <Show when={bare() && session.film() === undefined}>
          <div class="empty-hint">
            <p>{tt().hint}</p>
            <div class="acts">
              <button type="button" class="main" onClick={() => desk.show({ what: 'openStart' })}>
                {tt().menu.openStart}
              </button>
              <button type="button" class="quiet" onClick={() => desk.show({ what: 'board' })}>
                {tt().menu.board}
              </button>
              <button type="button" class="quiet" onClick={() => desk.show({ what: 'pieces' })}>
                {tt().menu.pieces}
              </button>
              <Show when={latest()}>
                {head => (
                  <button type="button" class="quiet" onClick={() => props.roads.onOpen(head().id)}>
                    {tt().continue(head().name || tt().unnamed)}
                  </button>
                )}
              </Show>
            </div>
          </div>
        </Show>
      </div>
      <Show when={panels().log || (panels().rules && desk.board())}>
        <div class="table-panels">
          <Show when={panels().rules && desk.board()}>
            {board => (
              <aside class="table-rules" aria-label={tt().menu.rules}>
                <header>
                  <h2>{tt().menu.rules}</h2>
                  <button type="button" class="plain" aria-label={t().close} onClick={() => toggle('rules')}>
                    <Icon name="close" />
                  </button>
                </header>
                <div class="table-rules-text" tabindex="0" role="region" aria-label={tt().menu.rules}>
                  <Suspense fallback={<p>{t().loading}</p>}>
                    <RulesText definition={board().definition} paragraph={undefined} />
                  </Suspense>
                </div>
              </aside>
            )}
          </Show>
          <Show when={panels().log}>
            <Suspense>
              <LogPanel desk={desk} onClose={() => toggle('log')} />
            </Suspense>
          </Show>
        </div>
      </Show>
      <Show when={panels().hands}>
        <Suspense>
          <HandsPanel desk={desk} onClose={() => toggle('hands')} />
        </Suspense>
      </Show>
      <Show when={desk.open()}>
        <Suspense>
          <Dialogs desk={desk} roads={props.roads} />
        </Suspense>
      </Show>
      <input
        ref={element => (field = element)}
        type="file"
        class="hidden table-file"
        tabindex="-1"
        aria-hidden="true"
        accept=".jatek,.json,.szk,application/json,image/*"
        onChange={event => {
          void take([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <p class="hidden" role="status" aria-live="polite" data-said="">
        {desk.said()}
      </p>
    </main>
  )
}
