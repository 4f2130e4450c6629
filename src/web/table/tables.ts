import { createSignal } from 'solid-js'
import type { Result } from '../../engine/index.ts'
import type { TableFile } from '../../wire/index.ts'
import { serverAnswers } from '../store/server-store.ts'
import { listTables, readTable, removeTable, writeTable, type TableHead } from './store.ts'

/**
 * All tables of this person: starting positions and saved games, in this browser and, when a server of ours answers,
 * there too. The browser has the word.
 */
const [heads, setHeads] = createSignal<readonly TableHead[]>([])
export { heads as tableHeads }

const PATIENCE = 8000
const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`/api/tables${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) })

let server: Promise<boolean> | undefined
/** A server that did not answer is asked again the next time. */
const hasServer = async (): Promise<boolean> => {
  const answers = await (server ??= serverAnswers())
  if (!answers) server = undefined
  return answers
}

async function far<T>(act: () => Promise<T>): Promise<T | undefined> {
  if (!(await hasServer())) return undefined
  try {
    return await act()
  } catch {
    // It may have gone away.
    server = undefined
    return undefined
  }
}

const REMOVED = 'jatekvilag.tables.removed'
/** What was deleted while the server was away: it must not come back from there. */
const removed = {
  list(): string[] {
    try {
      const json: unknown = JSON.parse(localStorage.getItem(REMOVED) ?? '[]')
      return Array.isArray(json) ? json.filter(id => typeof id === 'string') : []
    } catch {
      return []
    }
  },
  keep(ids: readonly string[]): void {
    try {
      localStorage.setItem(REMOVED, JSON.stringify(ids.slice(-500)))
    } catch {
      // Then a table deleted while the server was away may come back; nothing is lost.
    }
  },
  add(id: string): void {
    this.keep([...this.list().filter(each => each !== id), id])
  },
  drop(id: string): void {
    const ids = this.list()
    if (ids.includes(id)) this.keep(ids.filter(each => each !== id))
  },
}

async function farDelete(id: string): Promise<void> {
  const done = await far(async () => {
    const { ok, status } = await ask(`/${encodeURIComponent(id)}`, { method: 'DELETE' })
    return ok || status === 404
  })
  if (done) removed.drop(id)
}

const isHead = (json: unknown): json is TableHead =>
  typeof json === 'object' &&
  json !== null &&
  ['id', 'name', 'updated'].every(key => typeof (json as Record<string, unknown>)[key] === 'string') &&
  ['start', 'game'].includes(String((json as Record<string, unknown>)['kind']))

async function farList(): Promise<TableHead[] | undefined> {
  const json: unknown = await far(async () => {
    const response = await ask('')
    return response.ok ? response.json() : undefined
  })
  return Array.isArray(json) ? json.filter(isHead) : undefined
}

const newestFirst = (a: TableHead, b: TableHead) => (a.updated < b.updated ? 1 : -1)

export async function refreshTables(): Promise<void> {
  const here = await listTables().catch((): TableHead[] => [])
  const all = new Map(here.map(head => [head.id, head]))
  const gone = new Set(removed.list())
  // What is here is shown at once; a slow server is not waited for.
  if (heads().length === 0) setHeads(here.toSorted(newestFirst))
  for (const head of (await farList()) ?? []) {
    const known = all.get(head.id)
    if (gone.has(head.id)) continue
    if (!known || known.updated < head.updated) all.set(head.id, { ...head, at: known?.at ?? 0 })
  }
  setHeads([...all.values()].sort(newestFirst))
}

/** Deletes there what was deleted here, sends what is newer here, and lists what there is. */
export async function meetServer(): Promise<void> {
  for (const id of removed.list()) await farDelete(id)
  const list = await farList()
  const there = new Map(list?.map(head => [head.id, head.updated]))
  if (list)
    for (const { id, updated } of await listTables().catch((): TableHead[] => [])) {
      if ((there.get(id) ?? '') >= updated) continue
      const kept = await readTable(id).catch(() => undefined)
      if (kept?.ok) await sendTable(kept.value)
    }
  await refreshTables()
}

const farRead = (id: string): Promise<Result<TableFile> | undefined> =>
  far(async () => {
    const response = await ask(`/${encodeURIComponent(id)}`)
    if (!response.ok) return undefined
    const { parseTableFile } = await import('../../wire/table-file.ts')
    return parseTableFile(await response.json())
  }).then(read => read ?? undefined)

export async function openTable(id: string): Promise<Result<TableFile> | undefined> {
  const here = await readTable(id).catch(() => undefined)
  const there = await farRead(id)
  if (here?.ok && there?.ok) return there.value.updated > here.value.updated ? there : here
  return here?.ok ? here : (there ?? here)
}

export type Sent = 'sent' | 'refused' | 'no server'

/** To the server, soon; the browser's copy is written before. */
export async function sendTable(file: TableFile): Promise<Sent> {
  removed.drop(file.id)
  if (!(await hasServer())) return 'no server'
  const response = await far(() =>
    ask(`/${encodeURIComponent(file.id)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(file),
    }),
  )
  return response?.ok ? 'sent' : 'refused'
}

export async function keepTable(file: TableFile, thumb?: string): Promise<void> {
  await writeTable(file, thumb)
  void sendTable(file)
  await refreshTables()
}

export async function dropTable(id: string): Promise<void> {
  await removeTable(id)
  removed.add(id)
  await refreshTables()
  await farDelete(id)
}
