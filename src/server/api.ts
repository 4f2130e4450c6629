import type { IncomingMessage, ServerResponse } from 'node:http'
import { readSavedMatch } from '../wire/index.ts'
import type { Storage } from './storage.ts'

const LARGEST_BODY = 8 * 1024 * 1024

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
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  // What is too large is read to its end but not kept, so that the answer arrives on a sound connection.
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= LARGEST_BODY) parts.push(part)
  }
  return size > LARGEST_BODY ? undefined : Buffer.concat(parts).toString('utf8')
}

/** Pages of other sites may not write here: a browser sends their origin along. */
const foreign = (request: IncomingMessage): boolean => {
  const { origin, host } = request.headers
  return origin !== undefined && URL.parse(origin)?.host !== host
}

/** Saved matches over HTTP. True when the path was ours. */
export async function serveApi(
  storage: Storage,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  if (!path.startsWith('/api/')) return false
  if (path === '/api/health') return (answer(response, 200, { ok: true }), true)
  const id = /^\/api\/matches(?:\/([A-Za-z0-9-]{1,64}))?$/.exec(path)
  if (!id) return (refuse(response, 404, 'Nincs ilyen cím.', 'There is no such address.'), true)
  const key = id[1]
  if (request.method !== 'GET' && foreign(request))
    return (
      refuse(response, 403, 'Más oldalról nem lehet ide írni.', 'Other sites may not write here.'),
      true
    )
  if (key === undefined) {
    if (request.method === 'GET') answer(response, 200, await storage.list())
    else refuse(response, 405, 'Ez itt nem megy.', 'That does not work here.')
    return true
  }
  if (request.method === 'GET') {
    const saved = await storage.get(key)
    if (saved) answer(response, 200, saved)
    else refuse(response, 404, 'Nincs ilyen mentés.', 'There is no such save.')
  } else if (request.method === 'PUT') {
    const text = await bodyOf(request)
    const read = text === undefined ? undefined : readSavedMatch(text)
    if (!read) refuse(response, 413, 'A mentés túl nagy.', 'The save is too large.')
    else if (!read.ok) refuse(response, 400, read.why.hu, read.why.en)
    else if (read.value.id !== key) refuse(response, 400, 'Más az azonosító.', 'The id differs.')
    else {
      await storage.put(read.value)
      answer(response, 200, { saved: true })
    }
  } else if (request.method === 'DELETE') {
    await storage.delete(key)
    answer(response, 200, { deleted: true })
  } else refuse(response, 405, 'Ez itt nem megy.', 'That does not work here.')
  return true
}
