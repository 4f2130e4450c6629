// Hands for the server tests: a server of our own in a temporary folder, and devices that talk to it as browsers do.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type Running, type ServeOptions } from '../src/server/index.ts'
import type { Json } from '../src/engine/index.ts'

export interface Answer {
  readonly status: number
  readonly json: unknown
  readonly headers: Headers
}

/** A browser with its own cookies. */
export class Device {
  readonly port: number
  cookie = ''
  constructor(port: number) {
    this.port = port
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0]!
    const text = await response.text()
    const json: unknown =
      /json/.test(response.headers.get('content-type') ?? '') && text ? JSON.parse(text) : text
    return { status: response.status, json, headers: response.headers }
  }
  get = (path: string, headers?: Record<string, string>) => this.ask('GET', path, undefined, headers)
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.ask('POST', path, body, headers)
  delete = (path: string) => this.ask('DELETE', path)

  /** A device that has met the server. */
  static async at(port: number): Promise<Device> {
    const device = new Device(port)
    await device.post('/api/guest')
    return device
  }
}

export const head = { name: 'Vasárnap', state: 'running', about: { game: 'hex' } } as const
export const append = (base: number, ...cids: string[]) => ({
  kind: 'match',
  base,
  head,
  events: cids.map(cid => ({ cid, body: { do: 'move', move: cid, by: 0 } as Json })),
})

/** A folder with a built page in it, removed at the end. */
export function place(): { folder: string; options: ServeOptions; clear(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'jatekvilag-'))
  const root = join(folder, 'dist')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<title>Játékvilág</title>')
  return {
    folder,
    options: { port: 0, root, data: join(folder, 'data') },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export const start = (options: ServeOptions): Promise<Running> => serve(options)

/** Bytes over a bare connection, for what no browser would send; resolves with all that came back. */
export function raw(port: number, bytes: string, end: 'wait' | 'leave' = 'wait'): Promise<string> {
  return new Promise(resolve => {
    let all = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', part => {
      all += part.toString('latin1')
      if (end === 'leave') socket.destroy()
    })
    socket.on('error', () => resolve(all))
    socket.on('close', () => resolve(all))
  })
}

/** Waits until something holds; the test's own time limit ends a wait in vain. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 10))
}
