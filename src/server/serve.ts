import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { noAddress, Refused, refuse } from './answering.ts'
import { MINUTES, serveApi, type Api } from './api.ts'
import { Checker, type CheckOptions } from './checker.ts'
import { StartFault, StorageFault, TROUBLE_WORDS } from './faults.ts'
import { serveFile } from './files.ts'
import { isPrivate, knowsHost, type Reach } from './gate.ts'
import { codeHash, freshCode } from './keys.ts'
import { Intake, Meter, PRIVATE, PUBLIC, type Limits } from './limits.ts'
import { forgetServer, noteServer } from './neighbour.ts'
import { NOBODY } from './schema.ts'
import { StorageThread } from './storage-thread.ts'

export interface ServeOptions {
  readonly port: number
  /** Where the built page lies. */
  readonly root: string
  /** Where the embedded database is kept. */
  readonly data: string
  /** A PostgreSQL database instead. */
  readonly url?: string | undefined
  /** The address to listen at; without one, only this machine reaches the server. */
  readonly host?: string | undefined
  /** Further names the server goes by. */
  readonly names?: readonly string[] | undefined
  readonly proxy?: Reach['proxy'] | undefined
  readonly limits?: Partial<Limits>
  readonly check?: Partial<CheckOptions>
  /** In milliseconds: the longest pause in an upload, the wait for another process's lock, for visitors at the end. */
  readonly patience?: { readonly upload?: number; readonly lock?: number; readonly end?: number }
}

export interface Running {
  readonly port: number
  /** A code for what was saved before guests had keys, when strangers reach the server. */
  readonly oldSaves?: { readonly count: number; readonly code: string; readonly minutes: number }
  /** The process of another server that uses the same folder. */
  readonly neighbour?: number
  close(): Promise<void>
}

const SAFETY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), browsing-topics=()',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; " +
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
}

const listen = (server: Server, port: number, host: string): Promise<'listening' | 'taken'> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('taken') : reject(cannotListen(host, port, error)),
    )
    server.listen(port, host, () => resolve('listening'))
  })

const cannotListen = (host: string, port: number, error: NodeJS.ErrnoException) =>
  new StartFault(
    `A kiszolgáló nem indulhat itt: ${host}:${port} (${error.code ?? error.message}). Adj meg másikat a --host és a --port kapcsolóval.`,
    `The server cannot listen at ${host}:${port} (${error.code ?? error.message}). Name another one with --host and --port.`,
  )

const fault = () =>
  new Refused(500, 'fault', {
    hu: 'A kiszolgáló hibázott. Semmi sem veszett el: próbáld újra.',
    en: 'The server made a mistake. Nothing is lost: try again.',
  })

/** Whatever went wrong, as words for the visitor; what he cannot help goes to the log as well. */
function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof StorageFault) {
    console.error(`database: ${error.trouble}: ${error.message}`)
    const status = error.trouble === 'full' ? 507 : 503
    const what = error.trouble === 'full' ? 'room' : error.trouble === 'busy' ? 'later' : 'fault'
    return new Refused(
      status,
      what,
      TROUBLE_WORDS[error.trouble],
      error.trouble === 'busy' ? { wait: 2 } : {},
    )
  }
  console.error(error)
  return fault()
}

async function serveRequest(api: Api, root: string, request: IncomingMessage, response: ServerResponse) {
  if (!knowsHost(api.reach, request))
    throw new Refused(421, 'foreign', {
      hu: 'Ezen a néven ez a kiszolgáló nem érhető el (a --name kapcsolóval lehet nevet adni neki).',
      en: 'This server does not go by that name (--name gives it one).',
    })
  const asked = request.url ?? '/'
  // Dots are looked for before the address is tidied: nobody honest asks for the folder above.
  if (!asked.startsWith('/') || /\/(\.|%2e)/i.test(asked.replace(/[?#].*$/, ''))) throw noAddress()
  const url = URL.parse(asked, 'http://localhost')
  let path: string
  try {
    path = decodeURIComponent(url?.pathname ?? '/')
  } catch {
    throw new Refused(400, 'wrong', { hu: 'Hibás cím.', en: 'The address is wrong.' })
  }
  if (path === '/api' || path.startsWith('/api/'))
    await serveApi(api, request, response, path, url?.searchParams ?? new URLSearchParams())
  else await serveFile(root, request, response, path)
}

/** The visitor went away in the middle: nobody is there to be told. */
const left = (request: IncomingMessage, response: ServerResponse) =>
  request.socket.destroyed || response.destroyed

/** What is not even HTTP gets words too. */
function refuseSocket(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify({
    what: 'wrong',
    error: { hu: 'Érthetetlen kérés.', en: 'The request makes no sense.' },
  })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\n\r\n${body}`,
  )
}

/** Serves the page and the records; takes the next free port when the wished one is taken. */
export async function serve(options: ServeOptions): Promise<Running> {
  const reach: Reach = {
    host: options.host ?? '127.0.0.1',
    names: options.names ?? [],
    proxy: options.proxy ?? 'none',
  }
  const limits: Limits = { ...(isPrivate(reach) ? PRIVATE : PUBLIC), ...options.limits }
  const { data, url, patience = {} } = options
  const store = await StorageThread.open(
    { data, url, patience: patience.lock, largest: limits.disk },
    limits.room,
  )
  const api: Api = {
    store,
    checker: new Checker(options.check),
    reach,
    limits,
    meter: new Meter(),
    intake: new Intake(limits.uploads),
    pause: patience.upload ?? 15_000,
  }
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value)
    serveRequest(api, options.root, request, response).catch((error: unknown) => {
      if (left(request, response)) response.destroy()
      else refuse(request, response, refusalOf(error))
    })
  })
  server.requestTimeout = 120_000
  server.headersTimeout = 15_000
  server.on('clientError', refuseSocket)
  let { port } = options
  try {
    while ((await listen(server, port, reach.host)) === 'taken') {
      if (port >= options.port + 20)
        throw new StartFault(
          `A ${options.port}–${port} kapuk mind foglaltak: adj meg másikat a --port kapcsolóval.`,
          `The ports ${options.port} to ${port} are all taken: name another one with --port.`,
        )
      port++
    }
  } catch (error) {
    await store.close()
    throw error
  }
  // The copy of the last good state is made while visitors are served already.
  const backup = store.backup().catch((error: unknown) => console.error(`backup: ${String(error)}`))
  const neighbour = url === undefined ? noteServer(data) : undefined
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    ...(neighbour === undefined ? {} : { neighbour }),
    ...(isPrivate(reach) ? {} : await offerOldSaves(store)),
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeIdleConnections()
      const hurry = setTimeout(() => server.closeAllConnections(), patience.end ?? 3000)
      await closed
      clearTimeout(hurry)
      await backup
      await api.checker.close()
      if (url === undefined) forgetServer(data)
      await store.close()
    },
  }
}

/** Where strangers come, what belongs to nobody is not given to the first one but to who has the code. */
async function offerOldSaves(store: StorageThread): Promise<Pick<Running, 'oldSaves'>> {
  const count = await store.call('unclaimed')
  if (count === 0) return {}
  const code = freshCode()
  const minutes = MINUTES * 6
  await store.call('makeCode', NOBODY, { hash: codeHash(code), minutes })
  return { oldSaves: { count, code, minutes } }
}
