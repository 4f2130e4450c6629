import type { Json } from '../engine/index.ts'
import { LARGEST_TABLE, wholeOf } from '../wire/index.ts'
import { answer, noMethod, Refused } from './answering.ts'
import { body, good, type Call } from './api.ts'
import type { OldFile } from './old-saves.ts'
import { NOBODY } from './schema.ts'

const LARGEST_MATCH = 8 * 1024 * 1024

const noSave = () => new Refused(404, 'unknown', { hu: 'Nincs ilyen mentés.', en: 'There is no such save.' })

const summary = ({ id, head, updated_ms }: OldFile) => {
  const { name, about, stamp } = JSON.parse(head) as {
    name: string
    about: Record<string, Json>
    stamp?: string
  }
  const updated = stamp ?? new Date(updated_ms).toISOString()
  const game = about['game']
  return { id, name, updated, ...(game === undefined ? { kind: about['kind'] ?? 'game' } : { game }) }
}

/** Whole files by id, as pages sent them before records. True when the path was one of these. */
export async function serveOldFiles(call: Call, path: string, method: string): Promise<boolean> {
  const found = /^\/api\/(matches|tables)(?:\/([A-Za-z0-9-]{1,64}))?$/.exec(path)
  if (!found) return false
  const { api, response } = call
  const kind = found[1] === 'matches' ? 'match' : 'table'
  const id = found[2]
  if (id === undefined) {
    if (method !== 'GET') throw noMethod('GET, HEAD')
    answer(response, 200, (await api.store.call('listFiles', kind)).map(summary))
  } else if (method === 'GET') {
    const read = await api.store.call('read', NOBODY, id, 0)
    const first = read.is === 'page' ? read.events[0] : undefined
    const file = first && wholeOf(JSON.parse(first.body) as Json)
    if (file === undefined) throw noSave()
    answer(response, 200, file)
  } else if (method === 'PUT') {
    const bytes = await body(call, kind === 'match' ? LARGEST_MATCH : LARGEST_TABLE)
    const file = good(await api.checker.check(kind, bytes))
    if (file.id !== id) throw new Refused(400, 'wrong', { hu: 'Más az azonosító.', en: 'The id differs.' })
    await api.store.call('keepFile', kind, id, file)
    answer(response, 200, { saved: true })
  } else if (method === 'DELETE') {
    if (!(await api.store.call('removeFile', kind, id))) throw noSave()
    answer(response, 200, { deleted: true })
  } else throw noMethod('GET, HEAD, PUT, DELETE')
  return true
}
