import { batch, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js'
import { freshSeed } from '../../engine/index.ts'
import {
  answer,
  AuthorNumbers,
  numbered,
  secureLuck,
  view,
  type Act,
  type Intent,
  type Numbering,
  type Table,
} from '../../table/index.ts'
import type { TableFile } from '../../wire/index.ts'
import { notify } from '../shell/notices.tsx'
import { RecordLog, type Saving } from '../store/record-log.ts'
import { changed as tell, deviceKey, freshKey, records, refusals } from '../store/records.ts'
import { tableBody } from '../store/table-record.ts'
import { createWatch, onNews } from '../store/tabs.ts'
import { say } from '../text/text.ts'
import { complain } from './complaints.ts'
import { TableHolder } from './table-holder.ts'
import { tellPainted, type OpenedTable } from './tables.ts'
import { tt } from './text/text.ts'

export type SaveState = Saving

export interface LastAct {
  readonly act: Act
  readonly before: Table
  readonly after: Table
}

/** One table with its history. All that changes it goes through `do`, and is written down at once. */
export interface TableSession {
  readonly id: string
  /** What is seen, the present or a moment of the film, as everybody at the table may know it. */
  readonly table: Accessor<Table>
  /** The present whole, for acts. */
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
  /** Lets luck answer; the act it has led to, or undefined when it was refused. */
  ask(intent: Intent): Act | undefined
  /** The first of so many numbers for new things, which no other device gives. */
  numbers(count?: number): number
  /** The act that undo would take back, when it was done elsewhere while this page was open. */
  theirs(): Act | undefined
  undo(): Act | undefined
  redo(): Act | undefined
  goto(n: number): void
  look(n: number | undefined): void
  rename(name: string): void
  /** Saves it as it is, before anything was done on it. */
  keep(): void
  tableAt(n: number): Table
  file(): TableFile
  /** Resolves when everything done so far is on the disk, or could not be written. */
  settled(): Promise<void>
}

const THUMB_SOON = 1200

/** A table whose log is in this browser. Other tabs follow it live. */
export function createTableSession(opened: OpenedTable): TableSession {
  const { id } = opened
  const [version, setVersion] = createSignal(0)
  const [film, setFilm] = createSignal<number>()
  const [saving, setSaving] = createSignal<SaveState>(opened.events.length > 0 ? 'saved' : 'none')
  const happened = () =>
    batch(() => {
      setFilm(undefined)
      setVersion(n => n + 1)
    })
  // Tabs of one browser are told apart, too: nobody takes back what another has just done without a word.
  const me = `${deviceKey()}-${freshKey().slice(0, 6)}`
  const opening = opened.recorded.log.events.length
  /** The moment shown before something came from elsewhere. */
  let stood = opened.recorded.log.history.at
  const follows = () => {
    const { history: line } = holder.log
    for (let i = line.at; i < stood; i++)
      if (holder.log.originAt(i)?.by === me) {
        const act = line.line[i]
        const before = view(line.stateAt(i), undefined)
        if (act)
          void import('./act-text.ts').then(({ actText }) =>
            notify('bad', tt().saved.takenBack(actText(act, before, undefined))),
          )
        break
      }
    stood = line.at
    happened()
  }
  const holder = new TableHolder(opened.recorded, me, {
    changed: follows,
    outrun: () => notify('bad', tt().saved.outrun),
    saving: state => setSaving(state),
  })
  const withReading = async () => {
    holder.reading ??= await import('../store/table-reading.ts')
    return records()
  }
  const log = new RecordLog({
    // Who writes may find that another was faster: what reads the other's events comes first.
    get store() {
      return withReading()
    },
    id,
    known: opened.events,
    holder,
    tell: length => tell(id, length),
  })
  const history = () => holder.log.history
  const follow = <T>(read: () => T): Accessor<T> =>
    createMemo(() => {
      version()
      return read()
    })
  const now = follow(() => history().present)

  let begun = opened.events.length > 0
  /** A table is kept from the first thing done on it. */
  const begin = () => {
    if (begun) return
    begun = true
    setSaving('saving')
    log.push(tableBody(opened.recorded.first))
  }
  let toThumb: ReturnType<typeof setTimeout> | undefined
  const paint = () => {
    clearTimeout(toThumb)
    toThumb = setTimeout(() => {
      void import('./painting.ts')
        .then(({ thumbnail }) => thumbnail(history().present))
        .then(made => {
          holder.thumb = made
          log.touch()
          return log.settled()
        })
        .then(tellPainted)
    }, THUMB_SOON)
  }
  const watch = createWatch(id)
  const watches = () => watch?.watches() ?? false
  const silence = onNews(news => news.id === id && log.news(news))
  const wake = () => document.hidden || log.write()
  document.addEventListener('visibilitychange', wake)
  onCleanup(() => {
    silence()
    watch?.close()
    document.removeEventListener('visibilitychange', wake)
    clearTimeout(toThumb)
    if (saving() === 'failed' || saving() === 'full') notify('bad', tt().saved.failed, tt().saved.left)
  })
  if (opened.recorded.broken) notify('bad', tt().saved.mended, say(opened.recorded.broken))

  const did = () => {
    stood = history().at
    // It is on its way to the disk, which takes a moment: until then it is not called saved.
    if (saving() === 'saved') setSaving('saving')
    happened()
    paint()
  }
  // The page that begins a table counts from where the table stands; everybody else has numbers of their own.
  const numbers: Numbering =
    opened.events.length === 0
      ? { take: () => history().present.nextId }
      : new AuthorNumbers(deviceKey(), freshSeed())
  const perform = (act: Act): boolean => {
    if (watches()) {
      notify('bad', tt().saved.watchingMore)
      return false
    }
    begin()
    const done = holder.do({ do: 'act', act: numbered(act, numbers) }, log)
    if (!done.ok) {
      complain(say(done.why))
      return false
    }
    did()
    return true
  }
  const goto = (n: number) => {
    if (watches()) return
    begin()
    holder.do({ do: 'goto', to: n }, log)
    did()
  }
  return {
    id,
    now,
    at: follow(() => history().at),
    length: follow(() => history().length),
    name: follow(() => holder.log.name),
    saving: () => (watches() ? 'watching' : saving()),
    full: () => saving() === 'full',
    behind: () => refusals().has(id),
    retry() {
      watch?.take()
      log.write()
    },
    film,
    table: createMemo(() => {
      const n = film()
      return view(n === undefined ? now() : history().stateAt(n), undefined)
    }),
    // The list is the history's own: the same one every time, so a change is told by hand.
    log: createMemo(
      () => {
        version()
        return history().line
      },
      undefined,
      { equals: false },
    ),
    last: createMemo(() => {
      version()
      const n = film() ?? history().at
      const act = history().line[n - 1]
      return act && { act, before: history().stateAt(n - 1), after: history().stateAt(n) }
    }),
    do: perform,
    ask(intent) {
      const act = answer(history().present, intent, secureLuck, numbers)
      if (act.ok) return perform(act.value) ? act.value : undefined
      complain(say(act.why))
      return undefined
    },
    numbers: count => numbers.take(count),
    theirs() {
      const { at, line } = history()
      const origin = at > 0 ? holder.log.originAt(at - 1) : undefined
      return origin && origin.by !== me && origin.event >= opening ? line[at - 1] : undefined
    },
    undo() {
      const { at, line } = history()
      if (at === 0) return undefined
      goto(at - 1)
      return line[at - 1]
    },
    redo() {
      const { at, line } = history()
      if (at === line.length) return undefined
      goto(at + 1)
      return line[at]
    },
    goto,
    look: n => setFilm(n === history().at ? undefined : n),
    rename(name) {
      if (watches()) return
      begin()
      holder.do({ do: 'name', name }, log)
      did()
    },
    keep() {
      begin()
      paint()
    },
    tableAt: n => history().stateAt(n),
    file: () => holder.file(id),
    settled: () => log.settled(),
  }
}
