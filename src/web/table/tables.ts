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
const hasServer = (): Promise<boolean> => (server ??= serverAnswers())

async function far<T>(act: () => Promise<T>): Promise<T | undefined> {
  if (!(await hasServer())) return undefined
  try {
    return await act()
  } catch {
    return undefined
  }
}

const isHead = (json: unknown): json is TableHead =>
  typeof json === 'object' &&
  json !== null &&
  ['id', 'name', 'updated'].every(key => typeof (json as Record<string, unknown>)[key] === 'string') &&
  ['start', 'game'].includes(String((json as Record<string, unknown>)['kind']))

async function farList(): Promise<TableHead[]> {
  const json: unknown = await far(async () => (await ask('')).json())
  return Array.isArray(json) ? json.filter(isHead) : []
}

export async function refreshTables(): Promise<void> {
  const here = await listTables().catch((): TableHead[] => [])
  const all = new Map(here.map(head => [head.id, head]))
  for (const head of await farList()) {
    const known = all.get(head.id)
    if (!known || known.updated < head.updated) all.set(head.id, { ...head, at: known?.at ?? 0 })
  }
  setHeads([...all.values()].sort((a, b) => (a.updated < b.updated ? 1 : -1)))
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

/** To the server, soon; the browser's copy is written before. */
export const sendTable = (file: TableFile): Promise<unknown> =>
  far(() =>
    ask(`/${encodeURIComponent(file.id)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(file),
    }),
  )

export async function keepTable(file: TableFile, thumb?: string): Promise<void> {
  await writeTable(file, thumb)
  void sendTable(file)
  await refreshTables()
}

export async function dropTable(id: string): Promise<void> {
  await removeTable(id)
  await far(() => ask(`/${encodeURIComponent(id)}`, { method: 'DELETE' }))
  await refreshTables()
}
