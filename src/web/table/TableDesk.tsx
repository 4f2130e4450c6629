import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  type JSX,
} from 'solid-js'
import type { TableFile } from '../../wire/index.ts'
import { useMedia } from '../shell/media.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { whenStirred } from '../shell/stirring.ts'
import { say } from '../text/text.ts'
import type { Roads } from './Dialogs.tsx'
import type { Hands, HandsModule } from './early-hands.ts'
import { extentOf } from './extent.ts'
import type { TableSession } from './session.ts'
import { createDesk, wishes } from './state.ts'
import { TableHead } from './TableHead.tsx'
import { tt } from './text/text.ts'
import { TableIcon } from './TableIcon.tsx'
import { Toolbar } from './Toolbar.tsx'
import { fitTable } from './tools.ts'
import { World } from './World.tsx'

// What lies beside the table comes when it is first asked for.
const ColumnPanel = lazy(async () => ({ default: (await import('./ColumnPanel.tsx')).ColumnPanel }))
const HandsPanel = lazy(async () => ({ default: (await import('./HandsPanel.tsx')).HandsPanel }))
const LogPanel = lazy(async () => ({ default: (await import('./LogPanel.tsx')).LogPanel }))
const StampLayer = lazy(async () => ({ default: (await import('./StampLayer.tsx')).StampLayer }))
const Strip = lazy(async () => ({ default: (await import('./Strip.tsx')).Strip }))
const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar }))
const Dialogs = lazy(async () => ({ default: (await import('./Dialogs.tsx')).Dialogs }))
const RulesAside = lazy(async () => ({ default: (await import('./RulesAside.tsx')).RulesAside }))
const EmptyHint = lazy(async () => ({ default: (await import('./EmptyHint.tsx')).EmptyHint }))
const DeskNotices = lazy(async () => ({ default: (await import('./DeskNotices.tsx')).DeskNotices }))

/** Once they have come, the next table has hands at once. */
let known: HandsModule | undefined

const isCoarse = () => matchMedia('(pointer: coarse)').matches

/** The table with everything around it. */
export function TableDesk(props: {
  readonly session: TableSession
  readonly roads: Roads & { readonly onFile: (file: TableFile, from: string) => void }
}): JSX.Element {
  const { session } = props
  const desk = createDesk(session)
  const [module, setModule] = createSignal(known)
  const [hands, setHands] = createSignal<Hands>()
  const pointer = () => hands()?.pointer
  whenStirred(() => {
    void import('./hands.ts').then(loaded => setModule((known = loaded)))
    // Trouble must find its words even without a network.
    void DeskNotices.preload()
  })
  const [panels, setPanels] = createSignal({ log: false, hands: false, rules: false })
  const toggle = (panel: 'log' | 'hands' | 'rules') => setPanels({ ...panels(), [panel]: !panels()[panel] })
  const isNarrow = useMedia('(max-width: 48rem)')
  const selects = () => session.film() === undefined && [...desk.selected()].some(id => desk.byId().has(id))
  let field: HTMLInputElement | undefined
  const bare = () => {
    const { things, box, board } = session.table()
    return things.length === 0 && box.length === 0 && board.kind === 'plain'
  }
  /** A game of the library is called as the language spoken now calls it, whatever it was when it was laid out. */
  const title = () => {
    const named = desk.board()?.title
    const name = session.name()
    return named && (name === named.hu || name === named.en) ? say(named) : called()
  }
  /** The colour of a plain table; around a board lies the felt of the page. */
  const plainColour = () => {
    const { board } = session.table()
    return board.kind === 'plain' ? board.colour : undefined
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
  // A board that is laid under pieces leaves them where they are seen (boards.ts); only the first one is waited for.
  let awaited = session.table().board.kind !== 'plain'
  const hasPicture = createMemo(() => desk.picture() !== undefined)
  createEffect(
    on(
      hasPicture,
      has => {
        if (!has) return
        if (awaited || session.table().things.length === 0) queueMicrotask(() => fitTable(desk))
        awaited = false
      },
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
  const hasNotice = () =>
    desk.gathers() ||
    desk.drawing() !== undefined ||
    session.film() !== undefined ||
    session.saving() === 'watching' ||
    unsaved()
  return (
    <main
      id="content"
      class="table-page"
      style={{ '--table-colour': plainColour() }}
      tabindex="-1"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        void take([...(event.dataTransfer?.files ?? [])])
      }}
    >
      <TableHead
        desk={desk}
        title={title()}
        menus={module()?.tableMenus(desk, { ...panels(), toggle }, () => field?.click())}
      />
      <Toolbar desk={desk} />
      <div class="table-middle">
        <World desk={desk} hands={module()} onHands={setHands} />
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
        <Show when={desk.held()}>
          <Suspense>
            <StampLayer desk={desk} />
          </Suspense>
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
        <Show when={hasNotice()}>
          <Suspense>
            <DeskNotices desk={desk} />
          </Suspense>
        </Show>
        <Show when={bare() && session.film() === undefined}>
          <Suspense>
            <EmptyHint desk={desk} onOpen={props.roads.onOpen} />
          </Suspense>
        </Show>
      </div>
      <Show when={panels().log || (panels().rules && desk.board())}>
        <div class="table-panels">
          <Show when={panels().rules && desk.board()}>
            {board => (
              <Suspense>
                <RulesAside game={board().game} onClose={() => toggle('rules')} />
              </Suspense>
            )}
          </Show>
          <Show when={panels().log}>
            <Suspense>
              <LogPanel desk={desk} onClose={() => toggle('log')} />
            </Suspense>
          </Show>
        </div>
      </Show>
      <Show when={isNarrow() && session.film() === undefined}>
        <Suspense fallback={<div class="strip" classList={{ low: bare() || !wishes().strip }} />}>
          <Strip desk={desk} />
        </Suspense>
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
