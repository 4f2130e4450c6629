import type { IncomingMessage, ServerResponse } from 'node:http'
import { LARGEST_TABLE, readSavedMatch, readTableFile } from '../wire/index.ts'
import type { Storage } from './storage.ts'

/** One kind of thing that is kept: how it is listed, checked, written. */
interface Shelf<T extends { readonly id: string }> {
  readonly largest: number
  list(): Promise<unknown>
  get(id: string): Promise<T | undefined>
  read(
    text: string,
  ):
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly why: { readonly hu: string; readonly en: string } }
  put(kept: T): Promise<void>
  delete(id: string): Promise<void>
}

const LARGEST_MATCH = 8 * 1024 * 1024

const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
const refuse = (response: ServerResponse, status: number, hu: string, en: string): void =>
  answer(response, status, { error: { hu, en } })

/** The body as text, or undefined when it is larger than anything we keep. */
async function bodyOf(request: IncomingMessage, largest: number): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  // What is too large is read to its end but not kept, so that the answer arrives on a sound connection.
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= largest) parts.push(part)
  }
  return size > largest ? undefined : Buffer.concat(parts).toString('utf8')
}

/** Pages of other sites may not write here: a browser sends their origin along. */
const foreign = (request: IncomingMessage): boolean => {
  const { origin, host } = request.headers
  return origin !== undefined && URL.parse(origin)?.host !== host
}

/** Saved matches and free tables over HTTP. True when the path was ours. */
export async function serveApi(
  storage: Storage,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  if (!path.startsWith('/api/')) return false
  if (path === '/api/health') {
    answer(response, 200, { ok: true })
    return true
  }
  const found = /^\/api\/(matches|tables)(?:\/([A-Za-z0-9-]{1,64}))?$/.exec(path)
  if (!found) refuse(response, 404, 'Nincs ilyen cím.', 'There is no such address.')
  else if (request.method !== 'GET' && foreign(request))
    refuse(response, 403, 'Más oldalról nem lehet ide írni.', 'Other sites may not write here.')
  else if (found[1] === 'matches')
    await serveShelf(
      {
        largest: LARGEST_MATCH,
        list: () => storage.list(),
        get: id => storage.get(id),
        read: readSavedMatch,
        put: saved => storage.put(saved),
        delete: id => storage.delete(id),
      },
      request,
      response,
      found[2],
    )
  else
    await serveShelf(
      {
        largest: LARGEST_TABLE,
        list: () => storage.listTables(),
        get: id => storage.getTable(id),
        read: readTableFile,
        put: file => storage.putTable(file),
        delete: id => storage.deleteTable(id),
      },
      request,
      response,
      found[2],
    )
  return true
}

async function serveShelf<T extends { readonly id: string }>(
  shelf: Shelf<T>,
  request: IncomingMessage,
  response: ServerResponse,
  key: string | undefined,
): Promise<void> {
  if (key === undefined) {
    if (request.method === 'GET') answer(response, 200, await shelf.list())
    else refuse(response, 405, 'Ez itt nem megy.', 'That does not work here.')
  } else if (request.method === 'GET') {
    const kept = await shelf.get(key)
    if (kept) answer(response, 200, kept)
    else refuse(response, 404, 'Nincs ilyen mentés.', 'There is no such save.')
  } else if (request.method === 'PUT') {
    const text = await bodyOf(request, shelf.largest)
    const read = text === undefined ? undefined : shelf.read(text)
    if (!read) refuse(response, 413, 'A mentés túl nagy.', 'The save is too large.')
    else if (!read.ok) refuse(response, 400, read.why.hu, read.why.en)
    else if (read.value.id !== key) refuse(response, 400, 'Más az azonosító.', 'The id differs.')
    else {
      await shelf.put(read.value)
      answer(response, 200, { saved: true })
    }
  } else if (request.method === 'DELETE') {
    await shelf.delete(key)
    answer(response, 200, { deleted: true })
  } else refuse(response, 405, 'Ez itt nem megy.', 'That does not work here.')
}
