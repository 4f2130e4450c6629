import { open, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { noAddress, noMethod, Refused } from './answering.ts'
import { formsFor, rangeOf, type Form } from './encodings.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}
/** Already small: these have no packed forms. */
const PACKED = /\.(png|jpg|webp|ico|woff2)$/

interface Opened {
  readonly handle: FileHandle
  readonly size: number
  readonly etag: string
  readonly form: Form
}

/** How long a browser may keep a file without asking: names with a hash never change, and an icon is asked for many times. */
const keepingOf = (path: string): string =>
  path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : /^\/icon[a-z-]*\.svg$/.test(path)
      ? 'public, max-age=86400'
      : 'no-cache'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

const AGAIN = 20
const TRIES = 250
/** Opens a file; undefined when it is not there. In a crowd the system may have no handle left: then it is waited for. */
async function openWhenFree(path: string): Promise<FileHandle | undefined> {
  for (let tries = 0; tries < TRIES; tries++)
    try {
      return await open(path)
    } catch (error) {
      if (codeOf(error) !== 'EMFILE' && codeOf(error) !== 'ENFILE') return undefined
      await wait(AGAIN)
    }
  throw new Refused(503, 'later', {
    hu: 'Most túl sokan vannak itt. Próbáld újra egy perc múlva.',
    en: 'There are too many visitors now. Try again in a minute.',
  })
}

/** The first form of the file that is there. */
async function openFile(path: string, forms: readonly Form[]): Promise<Opened | undefined> {
  for (const form of forms) {
    const handle = await openWhenFree(path + form.ending)
    if (!handle) continue
    const stat = await handle.stat()
    if (stat.isFile()) {
      const stamp = Math.floor(stat.mtimeMs).toString(36)
      return { handle, size: stat.size, etag: `"${stat.size.toString(36)}-${stamp}${form.ending}"`, form }
    }
    await handle.close()
  }
  return undefined
}

const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(each => {
    const name = each.trim().replace(/^W\//, '')
    return name === etag || name === '*'
  })

/** Files of the built page; every other address gives the page itself, which knows its own routes. */
export async function serveFile(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw noMethod('GET, HEAD')
  const wanted = normalize(join(root, path))
  const inside = wanted === root || wanted.startsWith(root + sep)
  // Names that begin with a dot and odd characters are nothing of ours.
  if (!inside || /(^|[/\\])\.|[\0\\]/.test(path)) throw noAddress()
  const named = extname(path) !== ''
  const file = named ? wanted : join(root, 'index.html')
  const { range, 'accept-encoding': accepted } = request.headers
  const found = await openFile(
    file,
    PACKED.test(file) || range !== undefined ? formsFor('') : formsFor(accepted),
  )
  if (!found) {
    if (named) throw noAddress()
    throw new Refused(503, 'fault', {
      hu: 'Az oldal nincs megépítve a kiszolgálón. Próbáld újra egy perc múlva.',
      en: 'The page is not built on the server. Try again in a minute.',
    })
  }
  try {
    await send(found, file, request, response, keepingOf(path))
  } finally {
    await found.handle.close().catch(() => undefined)
  }
}

async function send(
  { handle, size, etag, form }: Opened,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  keeping: string,
): Promise<void> {
  const { headers, method } = request
  response.setHeader('etag', etag)
  response.setHeader('cache-control', keeping)
  if (!PACKED.test(file)) response.setHeader('vary', 'accept-encoding')
  if (names(headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
  if (form.encoding === 'identity') response.setHeader('accept-ranges', 'bytes')
  else response.setHeader('content-encoding', form.encoding)
  const wished = headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined
  const range = rangeOf(wished, size)
  if (range === 'never') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    return
  }
  const part = range === 'none' ? { start: 0, end: size - 1 } : range
  if (range !== 'none') response.setHeader('content-range', `bytes ${part.start}-${part.end}/${size}`)
  response.writeHead(range === 'none' ? 200 : 206, { 'content-length': part.end - part.start + 1 })
  if (method === 'HEAD' || size === 0) response.end()
  // A visitor who leaves, or a file that cannot be read, ends both sides: no open file stays behind.
  else await pipeline(handle.createReadStream({ ...part, autoClose: false }), response)
}
