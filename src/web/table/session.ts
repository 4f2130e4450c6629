import { batch, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js'
import { TableHistory, type Act, type Table } from '../../table/index.ts'
import type { TableFile } from '../../wire/index.ts'
import { notify } from '../shell/notices.tsx'
import { say } from '../text/text.ts'
import { appendActs, Gone, writeTable, type TableHead } from './store.ts'
import { sendTable } from './tables.ts'
import { tt } from './text/text.ts'

export type SaveState = 'none' | 'saving' | 'saved' | 'failed'

export interface LastAct {
  readonly act: Act
  readonly before: Table
  readonly after: Table
}

/** One table with its history. All that changes it goes through `do`, and is saved at once. */
export interface TableSession {
  readonly id: string
  /** What is seen: the present, or a moment of the film. */
  readonly table: Accessor<Table>
  readonly now: Accessor<Table>
  readonly at: Accessor<number>
  readonly length: Accessor<number>
  readonly log: Accessor<readonly Act[]>
  readonly name: Accessor<string>
  readonly last: Accessor<LastAct | undefined>
  readonly saving: Accessor<SaveState>
  /** There is no room left in the browser. */
  readonly full: Accessor<boolean>
  /** The server is there but does not take the table; the browser has it. */
  readonly behind: Accessor<boolean>
  /** Tries to save now. */
  retry(): void
  /** The moment looked at in the film; undefined is the present. */
  readonly film: Accessor<number | undefined>
  do(act: Act): boolean
  undo(): Act | undefined
  redo(): Act | undefined
  goto(n: number): void
  look(n: number | undefined): void
  rename(name: string): Promise<void>
  /** Saves it as it is, before anything was done on it. */
  keep(): void
  tableAt(n: number): Table
  file(): TableFile
  /** Resolves when everything done so far is on the disk. */
  settled(): Promise<void>
}

const SERVER_SOON = 1500
const THUMB_SOON = 1200
const RETRY = 2500
const SERVER_AGAIN = 10_000

export function createTableSession(opened: TableFile, how: 'new' | 'kept'): TableSession {
  const history = new TableHistory(opened.first, opened.acts)
  history.goto(opened.at)
  const [version, setVersion] = createSignal(0)
  const [name, setName] = createSignal(opened.name)
  const [film, setFilm] = createSignal<number>()
  const [saving, setSaving] = createSignal<SaveState>(how === 'kept' ? 'saved' : 'none')
  const { id } = opened
  const follow = <T>(read: () => T): Accessor<T> =>
    createMemo(() => {
      version()
      return read()
    })
  const now = follow(() => history.present)
  const at = follow(() => history.at)
  const length = follow(() => history.length)

  const stamp = () => new Date().toISOString()
  let thumb: string | undefined
  const head = (): TableHead => ({
    id,
    kind: 'game',
    name: name(),
    updated: stamp(),
    at: history.at,
    ...(thumb ? { thumb } : {}),
  })
  const file = (): TableFile => ({
    ...opened,
    kind: 'game',
    id,
    name: name(),
    updated: stamp(),
    first: history.start,
    acts: [...history.line],
    at: history.at,
  })

  // One write at a time; what happens meanwhile goes into the next one. `from` is the first act not yet on the disk.
  let from: number | undefined = how === 'kept' ? history.length : undefined
  let writing: Promise<void> | undefined
  let waiting = false
  let again: ReturnType<typeof setTimeout> | undefined
  const write = async () => {
    do {
      waiting = false
      clearTimeout(again)
      const start = from
      from = history.length
      try {
        if (start === undefined) await writeTable(file(), thumb)
        else await appendActs(head(), start, history.line.slice(start))
        if (!waiting) setSaving('saved')
      } catch (error) {
        // The disk holds what it held before. It is tried again with the next act, and by itself until there is room.
        from = start === undefined || error instanceof Gone ? undefined : Math.min(start, from ?? start)
        if (error instanceof Gone) waiting = true
        else fail(error)
      }
    } while (waiting)
    writing = undefined
  }
  const retry = () => {
    waiting = true
    writing ??= write()
  }
  const fail = (error: unknown) => {
    setFull(error instanceof DOMException && error.name === 'QuotaExceededError')
    setSaving('failed')
    again = setTimeout(retry, RETRY)
  }
  const [full, setFull] = createSignal(false)
  const [behind, setBehind] = createSignal(false)

  let toServer: ReturnType<typeof setTimeout> | undefined
  let toThumb: ReturnType<typeof setTimeout> | undefined
  const send = async () => {
    const sent = await sendTable(file())
    setBehind(sent === 'refused')
    if (sent === 'refused' && !over) toServer = setTimeout(() => void send(), SERVER_AGAIN)
  }
  const save = () => {
    setSaving('saving')
    retry()
    clearTimeout(toServer)
    clearTimeout(toThumb)
    toServer = setTimeout(() => void send(), SERVER_SOON)
    toThumb = setTimeout(() => {
      void import('./painting.ts')
        .then(({ thumbnail }) => thumbnail(history.present))
        .then(made => {
          thumb = made
          retry()
        })
    }, THUMB_SOON)
  }
  // What waits for the server is sent even when the table is left; it is not tried again then.
  let over = false
  onCleanup(() => {
    over = true
    clearTimeout(toThumb)
    clearTimeout(again)
    if (saving() === 'failed') notify('bad', tt().saved.failed, tt().saved.left)
  })

  const changed = (written: number) => {
    if (from !== undefined) from = Math.min(from, written)
    batch(() => {
      setFilm(undefined)
      setVersion(n => n + 1)
    })
    save()
  }
  /** The table before the last act, kept so that it need not be made again. */
  let previous: { readonly n: number; readonly table: Table } | undefined
  const goto = (n: number) => {
    previous = undefined
    history.goto(n)
    changed(history.length)
  }
  return {
    id,
    now,
    at,
    length,
    name,
    saving,
    full,
    behind,
    retry: save,
    film,
    table: createMemo(() => {
      const n = film()
      return n === undefined ? now() : history.stateAt(n)
    }),
    // The list is the history's own: the same one every time, so it is told anew by hand.
    log: createMemo(
      () => {
        version()
        return history.line
      },
      undefined,
      { equals: false },
    ),
    last: createMemo(() => {
      version()
      const n = film() ?? history.at
      const act = history.line[n - 1]
      return (
        act && {
          act,
          before: n - 1 === previous?.n ? previous.table : history.stateAt(n - 1),
          after: history.stateAt(n),
        }
      )
    }),
    do(act) {
      const written = history.at
      const { present: table } = history
      const done = history.do(act)
      if (!done.ok) {
        notify('bad', say(done.why))
        return false
      }
      previous = { n: written, table }
      changed(written)
      return true
    },
    undo() {
      if (history.at === 0) return undefined
      goto(history.at - 1)
      return history.line[history.at]
    },
    redo() {
      if (history.at === history.length) return undefined
      goto(history.at + 1)
      return history.line[history.at - 1]
    },
    goto,
    look: n => setFilm(n === history.at ? undefined : n),
    async rename(text) {
      setName(text)
      save()
      await writing
    },
    keep: save,
    tableAt: n => history.stateAt(n),
    file,
    settled: async () => {
      await writing
    },
  }
}
