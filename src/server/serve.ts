import { createServer, type Server } from 'node:http'
import { serveApi } from './api.ts'
import { serveFile } from './files.ts'
import { Storage } from './storage.ts'

export interface ServeOptions {
  readonly port: number
  /** Where the built page lies. */
  readonly root: string
  /** Where saved matches are kept. */
  readonly data: string
  readonly host?: string
}

export interface Running {
  readonly port: number
  close(): Promise<void>
}

const SAFETY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; " +
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
}

const listen = (server: Server, port: number, host: string): Promise<'listening' | 'taken'> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('taken') : reject(error),
    )
    server.listen(port, host, () => resolve('listening'))
  })

/** Serves the page and the saved matches; takes the next free port when the wished one is taken. */
export async function serve(options: ServeOptions): Promise<Running> {
  const storage = await Storage.open(options.data)
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value)
    const path = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/'
    let decoded = '/'
    try {
      decoded = decodeURIComponent(path)
    } catch {
      response.writeHead(400).end()
      return
    }
    serveApi(storage, request, response, decoded)
      .then(ours => {
        if (!ours) serveFile(options.root, request, response, decoded)
      })
      .catch((error: unknown) => {
        console.error(error)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
  })
  const host = options.host ?? '127.0.0.1'
  let port = options.port
  while ((await listen(server, port, host)) === 'taken') {
    if (port >= options.port + 20) throw new Error(`ports ${options.port} to ${port} are all taken`)
    port++
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      await new Promise(resolve => server.close(resolve))
      await storage.close()
    },
  }
}
