import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Words } from '../engine/index.ts'
import type { Refusal } from '../wire/index.ts'

/** A request that is not done: thrown by whoever finds out, answered in one place. */
export class Refused extends Error {
  readonly status: number
  readonly what: Refusal['what']
  readonly words: Words
  readonly more: { readonly version?: number; readonly wait?: number; readonly allow?: string }
  constructor(status: number, what: Refusal['what'], words: Words, more: Refused['more'] = {}) {
    super(words.en)
    this.status = status
    this.what = what
    this.words = words
    this.more = more
  }
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** JSON that is already text, or any plain value. */
export function answer(response: ServerResponse, status: number, body: unknown, text?: string): void {
  const content = Buffer.from(text ?? JSON.stringify(body))
  response.writeHead(status, { ...HEADERS, 'content-length': content.length })
  response.end(content)
}

/** What of a refused upload is still read, so that the answer arrives on a sound connection. */
const POLITE = 1024 * 1024

export function refuse(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { wait, allow, version } = refused.more
  if (wait !== undefined) response.setHeader('retry-after', wait)
  if (allow !== undefined) response.setHeader('allow', allow)
  const body: Refusal = {
    what: refused.what,
    error: refused.words,
    ...(version === undefined ? {} : { version }),
  }
  // Who stopped sending in the middle would be waited for again on the same connection.
  if (refused.status === 408) response.once('finish', () => request.socket.destroySoon())
  answer(response, refused.status, body)
  if (request.complete) return
  let read = 0
  request.on('data', (part: Buffer) => {
    read += part.length
    if (read > POLITE) request.socket.destroy()
  })
}

const words = (hu: string, en: string): Words => ({ hu, en })
export const noAddress = () =>
  new Refused(404, 'unknown', words('Nincs ilyen cím.', 'There is no such address.'))
export const noMethod = (allow: string) =>
  new Refused(405, 'wrong', words('Ez itt nem megy.', 'That does not work here.'), { allow })
export const tooLarge = () =>
  new Refused(
    413,
    'room',
    words('Ez túl nagy: a kiszolgáló nem fogadja el.', 'This is too large for the server.'),
  )
export const later = (wait: number) =>
  new Refused(
    429,
    'later',
    words(
      `Ez most túl gyorsan jött egymás után. Próbáld újra ${wait} másodperc múlva.`,
      `That came too fast. Try again in ${wait} seconds.`,
    ),
    { wait },
  )
export const tooBusy = () =>
  new Refused(
    503,
    'later',
    words(
      'A kiszolgáló most túl sokat fogad egyszerre. Próbáld újra később.',
      'The server is receiving too much at once. Try again later.',
    ),
    { wait: 5 },
  )
export const tooSlow = () =>
  new Refused(
    408,
    'later',
    words('Az adat nem érkezett meg időben. Próbáld újra.', 'The data did not arrive in time. Try again.'),
  )
