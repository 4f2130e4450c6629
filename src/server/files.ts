import { createReadStream, existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { createGzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

const TEXT = /\.(html|js|css|json|svg|webmanifest|txt)$/

/** Files of the built page; every other address gives the page itself, which knows its own routes. */
export function serveFile(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  const wanted = normalize(join(root, path))
  const inside = wanted === root || wanted.startsWith(root + sep)
  const isFile = inside && existsSync(wanted) && statSync(wanted).isFile()
  if (!isFile && extname(path) !== '') {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('404')
    return
  }
  const file = isFile ? wanted : join(root, 'index.html')
  const named = isFile && path.startsWith('/assets/')
  const gzip = TEXT.test(file) && String(request.headers['accept-encoding']).includes('gzip')
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': named ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(gzip ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
  })
  if (request.method === 'HEAD') response.end()
  else if (gzip) createReadStream(file).pipe(createGzip()).pipe(response)
  else createReadStream(file).pipe(response)
}
