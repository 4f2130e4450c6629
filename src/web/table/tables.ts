import { createMemo, createRoot, createSignal } from 'solid-js'
import { ok, type Result } from '../../engine/index.ts'
import type { Happening, TableFile } from '../../wire/index.ts'
import {
  changed,
  makeRecord,
  readRecord,
  recordHeads,
  records,
  refresh,
  removeRecord,
} from '../store/records.ts'
import type { RecordHead } from '../store/record-store.ts'
import {
  fileOf,
  headOfTable,
  begin,
  tableBody,
  type KeptTable,
  type RecordedTable,
} from '../store/table-record.ts'

/** What a list of tables shows of each. */
export interface TableEntry {
  readonly id: string
  readonly kept: KeptTable
  readonly name: string
  readonly updated: string
  readonly acts: number
  /** A small picture as a data address. */
  readonly thumb: string | undefined
}

const entryOf = ({ id, head, updated }: RecordHead): TableEntry => {
  const { kept, acts, thumb } = head.about
  return {
    id,
    kept: kept === 'start' || kept === 'game' ? kept : 'running',
    name: head.name,
    updated,
    acts: Number(acts ?? 0),
    thumb: typeof thumb === 'string' && thumb.startsWith('data:image/') ? thumb : undefined,
  }
}

/** The tables of this person, the latest first. */
export const tableList = createRoot(() =>
  createMemo(() => recordHeads().flatMap(head => (head.kind === 'table' ? [entryOf(head)] : []))),
)

const [painted, setPainted] = createSignal(0)
/** Grows when the small picture of a table has been written: a list in sight looks again. */
export { painted }
export const tellPainted = (): void => void setPainted(n => n + 1)

/** A table brought to life from its record. */
export interface OpenedTable {
  readonly id: string
  readonly recorded: RecordedTable
  readonly kept: KeptTable
  /** The events that are on the disk; none for a table that is just beginning. */
  readonly events: readonly Happening[]
}

/** The table of a record. One that is damaged is mended: the longest part that can be repeated is kept. */
export async function openTable(id: string): Promise<Result<OpenedTable> | undefined> {
  const page = await readRecord(id)
  if (!page || page.head.kind !== 'table') return undefined
  const { tableOfRecord } = await import('../store/table-reading.ts')
  const recorded = tableOfRecord(page.events.map(({ body }) => body))
  if (!recorded.ok) return recorded
  const { kept } = entryOf(page.head)
  const { broken, version } = recorded.value
  if (!broken && page.head.version === page.events.length)
    return ok({ id, recorded: recorded.value, kept, events: page.events })
  const store = await records()
  // All of it is put aside first: nothing that was kept is lost by mending.
  await store.setNote(`damaged.${id}.${Date.now()}`, JSON.stringify(page))
  const events =
    version > 0
      ? page.events.slice(0, version)
      : [{ cid: crypto.randomUUID(), body: tableBody(fileOf(id, recorded.value)) }]
  const head = { ...page.head, version: events.length, sent: Math.min(page.head.sent, version) }
  await store.replace(id, { head, events })
  changed(id, events.length, 'replaced')
  const why = broken ?? { hu: 'Hiányzik egy lépése.', en: 'One of its acts is missing.' }
  return ok({ id, recorded: { ...recorded.value, broken: why }, kept, events })
}

/** A table that begins as a file says. Files from outside have been read by their parser. */
export function beginTable(file: TableFile): OpenedTable {
  return { id: file.id, recorded: { ...begin(file), first: file, version: 1 }, kept: 'running', events: [] }
}

/** Keeps a table as it stands: it stays so, whatever happens to the running one. */
export async function keepTable(file: TableFile, kept: 'game' | 'start', thumb?: string): Promise<void> {
  await makeRecord(file.id, 'table', headOfTable(begin(file).log, kept, thumb), [tableBody(file)])
  await refresh()
}

export const dropTable = removeRecord
