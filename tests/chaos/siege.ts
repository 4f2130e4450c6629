// The attacks that version 3a98006 was tried with, sent again to a server of its own process with few file handles.
// By hand, all of it: node tests/chaos/siege.ts
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from './ports.ts'
import { heavyTable, MALFORMED, METHODS, ODD_BODIES, ODD_IDS, ORIGINS, PATHS } from './weapons.ts'

export interface Attack {
  readonly what: string
  readonly tried: number
  /** What went wrong; empty when the server held. */
  readonly bad: readonly string[]
  readonly told?: string
}

const SECRET = 'the-secret-above-the-page'
const HANDLES = 1024

class Fortress {
  readonly port: number
  private readonly folder: string
  private child: ChildProcess | undefined

  private constructor(port: number, folder: string) {
    this.port = port
    this.folder = folder
  }

  static async build(): Promise<Fortress> {
    const folder = mkdtempSync(join(tmpdir(), 'jatekvilag-siege-'))
    const root = join(folder, 'page')
    mkdirSync(join(root, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'secret.txt'), SECRET)
    writeFileSync(join(root, '.env'), SECRET)
    writeFileSync(join(root, 'index.html'), '<title>Játékvilág</title>')
    writeFileSync(join(root, 'assets/large-1.json'), `"${'x'.repeat(5_000_000)}"`)
    const fortress = new Fortress(await freePort(), folder)
    const script = join(import.meta.dirname, 'serve.ts')
    const command = `ulimit -n ${HANDLES}; exec "${process.execPath}" "${script}" ${fortress.port} "${join(folder, 'data')}" "${root}"`
    const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'] })
    fortress.child = child
    await once(child.stdout, 'data')
    return fortress
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }
  get isAlive(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }
  /** Open files of the process; undefined where the system does not tell. */
  handles(): number | undefined {
    try {
      return readdirSync(`/proc/${this.pid}/fd`).length
    } catch {
      return undefined
    }
  }
  /** Megabytes of memory; undefined where the system does not tell. */
  memory(): number | undefined {
    try {
      const [, pages = '0'] = readFileSync(`/proc/${this.pid}/statm`, 'utf8').split(' ')
      return (Number(pages) * 4096) / 1024 / 1024
    } catch {
      return undefined
    }
  }
  async stop(): Promise<void> {
    const { child } = this
    if (!child || !this.isAlive) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  async leave(): Promise<void> {
    if (this.isAlive) this.child?.kill('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }

  at(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`
  }
  async isHealthy(): Promise<boolean> {
    try {
      return this.isAlive && (await fetch(this.at('/api/health'))).status === 200
    } catch {
      return false
    }
  }
  /** Bytes over a bare connection, and all that came back. */
  raw(bytes: string): Promise<string> {
    return new Promise(resolve => {
      let all = ''
      const socket = connect(this.port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
      // A request that never ends is ended from here after a while.
      socket.setTimeout(3000, () => socket.end())
      socket.on('data', part => (all += part.toString('latin1')))
      socket.on('error', () => resolve(all))
      socket.on('close', () => resolve(all))
    })
  }
  /** A connection that begins something and does not end it. */
  begin(bytes: string | Buffer): Promise<Socket> {
    return new Promise(resolve => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)))
      socket.on('error', () => resolve(socket))
    })
  }
  async guest(): Promise<string> {
    const met = await fetch(this.at('/api/guest'), { method: 'POST' })
    return (met.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)

async function malformed(fortress: Fortress): Promise<Attack> {
  const bad: string[] = []
  for (const [what, bytes] of MALFORMED) {
    const answer = await fortress.raw(bytes)
    const code = statusOf(answer)
    if (code !== 0 && (code < 400 || code >= 500)) bad.push(`${what}: ${code}`)
    // Nothing hidden in a request may be answered as a request of its own.
    if ((answer.match(/HTTP\/1\.1 200/g) ?? []).length > 0) bad.push(`${what}: smuggled`)
  }
  return { what: 'malformed requests', tried: MALFORMED.length, bad }
}

async function paths(fortress: Fortress): Promise<Attack> {
  const bad: string[] = []
  for (const path of PATHS) {
    const answer = await fortress.raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    if (answer.includes(SECRET)) bad.push(`${path}: the secret came out`)
    if (statusOf(answer) >= 500) bad.push(`${path}: ${statusOf(answer)}`)
  }
  return { what: 'odd paths', tried: PATHS.length, bad }
}

async function methods(fortress: Fortress): Promise<Attack> {
  const bad: string[] = []
  let tried = 0
  for (const method of METHODS)
    for (const path of ['/', '/play/sakk', '/api/health', '/api/records', '/api/records/x', '/api/guest'])
      for (const origin of ORIGINS) {
        tried++
        const answer = await fortress.raw(
          `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${origin ? `origin: ${origin}\r\n` : ''}content-type: text/plain\r\ncontent-length: 2\r\n\r\n{}`,
        )
        const code = statusOf(answer)
        const what = `${method} ${path} from ${origin || 'nowhere'}: ${code}`
        if (code === 0 || code >= 500) bad.push(what)
        const writes = !['GET', 'HEAD', 'OPTIONS'].includes(method)
        if (code < 300 && writes && (origin !== '' || path !== '/api/guest' || method !== 'POST'))
          bad.push(what)
        if (code >= 400 && method !== 'HEAD' && !/"hu":"[^"]{3}/.test(answer))
          bad.push(`${what} without words`)
      }
  return { what: 'methods, paths and origins', tried, bad }
}

async function bodies(fortress: Fortress): Promise<Attack> {
  const bad: string[] = []
  const cookie = await fortress.guest()
  let tried = 0
  const send = async (id: string, body: string, type = 'application/json') => {
    tried++
    const answer = await fetch(fortress.at(`/api/records/${id}`), {
      method: 'POST',
      headers: { 'content-type': type, cookie },
      body,
    })
    const text = await answer.text()
    const shown = `${id.slice(0, 30)} ${body.slice(0, 40)}: ${answer.status}`
    if (answer.status < 400 || answer.status >= 500) bad.push(shown)
    else if (!text.includes('"hu"')) bad.push(`${shown} without words`)
  }
  for (const body of ODD_BODIES) await send('x', body)
  const good = JSON.stringify({
    kind: 'deck',
    base: 0,
    head: { name: 'n', state: 'running', about: {} },
    events: [{ cid: 'a', body: {} }],
  })
  for (const id of ODD_IDS) await send(encodeURIComponent(id), good)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) await send('x', good, type)
  const list = await (await fetch(fortress.at('/api/records?since=0'), { headers: { cookie } })).text()
  if (!list.includes('"records":[]')) bad.push(`something was kept: ${list.slice(0, 100)}`)
  return { what: 'odd bodies, ids and types', tried, bad }
}

async function rebinding(fortress: Fortress): Promise<Attack> {
  const bad: string[] = []
  const hosts = [
    'rebind.test',
    'rebind.test:80',
    `evil.localhost.test:${fortress.port}`,
    '127.0.0.1.evil',
    '',
  ]
  for (const host of hosts)
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await fortress.raw(
        `${method} /api/records HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
      )
      if (![400, 403, 421].includes(statusOf(answer))) bad.push(`${method} as ${host}: ${statusOf(answer)}`)
    }
  return { what: 'names pointed at this server', tried: hosts.length * 3, bad }
}

async function aborted(fortress: Fortress, times: number): Promise<Attack> {
  const bad: string[] = []
  const before = fortress.handles()
  const leave = () =>
    new Promise<void>(resolve => {
      const socket = connect(fortress.port, '127.0.0.1', () =>
        socket.write('GET /assets/large-1.json HTTP/1.1\r\nhost: localhost\r\n\r\n'),
      )
      socket.once('data', () => socket.destroy())
      socket.on('error', () => resolve())
      socket.on('close', () => resolve())
    })
  for (let done = 0; done < times; done += 50) await Promise.all(Array.from({ length: 50 }, leave))
  if (!(await fortress.isHealthy())) bad.push('the server is gone')
  // Files are closed when the server has noticed that nobody reads; a request later at the latest.
  let after = fortress.handles()
  for (let i = 0; i < 100 && after !== undefined && before !== undefined && after > before + 20; i++) {
    await fortress.isHealthy()
    after = fortress.handles()
  }
  if (before !== undefined && after !== undefined && after > before + 20)
    bad.push(`${before} → ${after} open files`)
  return { what: 'aborted downloads', tried: times, bad, told: `open files ${before} → ${after}` }
}

async function crowd(fortress: Fortress, size: number): Promise<Attack> {
  const half = await Promise.all(
    Array.from({ length: size * 0.3 }, () => fortress.begin('GET / HTTP/1.1\r\nhost: local')),
  )
  const answers = await Promise.all(
    Array.from({ length: size * 0.6 }, () =>
      fortress.raw('GET /play/sakk HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
    ),
  )
  const served = answers.filter(answer => statusOf(answer) === 200).length
  for (const socket of half) socket.destroy()
  const others = [...new Set(answers.map(statusOf))].join(', ')
  const bad = served === answers.length ? [] : [`${served} of ${answers.length} were served (${others})`]
  if (!(await fortress.isHealthy())) bad.push('the server is gone')
  return { what: 'a crowd, a third of it with half requests', tried: half.length + answers.length, bad }
}

async function stalled(fortress: Fortress, uploads: number): Promise<Attack> {
  const bad: string[] = []
  const cookie = await fortress.guest()
  const before = fortress.memory()
  const sockets: Socket[] = []
  for (let i = 0; i < uploads; i++)
    sockets.push(
      await fortress.begin(
        Buffer.concat([
          Buffer.from(
            `POST /api/records/s${i} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncookie: ${cookie}\r\ncontent-length: 52428800\r\n\r\n`,
          ),
          Buffer.alloc(20 * 1024 * 1024, 0x20),
        ]),
      ),
    )
  if (!(await fortress.isHealthy())) bad.push('the server is gone')
  const after = fortress.memory()
  if (before !== undefined && after !== undefined && after - before > 500)
    bad.push(`${Math.round(before)} → ${Math.round(after)} MB`)
  for (const socket of sockets) socket.destroy()
  const told = `memory ${Math.round(before ?? 0)} → ${Math.round(after ?? 0)} MB`
  return { what: 'stalled uploads of 50 MB', tried: uploads, bad, told }
}

async function heavy(fortress: Fortress): Promise<Attack> {
  const bad: string[] = []
  const cookie = await fortress.guest()
  let worst = 0
  let over = false
  const watch = (async () => {
    while (!over) {
      const began = performance.now()
      await fortress.isHealthy()
      worst = Math.max(worst, performance.now() - began)
    }
  })()
  const began = performance.now()
  const answer = await fetch(fortress.at('/api/records/heavy'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: heavyTable(),
  })
  const took = performance.now() - began
  over = true
  await watch
  if (answer.status !== 200) bad.push(`answered ${answer.status}`)
  // By the wall clock nothing is judged: the others wait for less than the table itself does, however slow the machine is.
  if (worst > took) bad.push(`others waited ${Math.round(worst)} ms of ${Math.round(took)} ms`)
  const told = `taken in ${Math.round(took)} ms, others waited ${Math.round(worst)} ms at most`
  return { what: 'a table of 50 000 acts on 3000 things', tried: 1, bad, told }
}

async function stopping(fortress: Fortress): Promise<Attack> {
  const socket = await fortress.begin(
    'POST /api/records/z HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{',
  )
  const began = performance.now()
  await fortress.stop()
  socket.destroy()
  const told = `stopped after ${Math.round(performance.now() - began)} ms`
  return { what: 'SIGTERM with an unfinished request', tried: 1, bad: [], told }
}

/** All attacks; `share` of the full numbers. */
export async function siege(share: number, say: (attack: Attack) => void = () => {}): Promise<Attack[]> {
  const fortress = await Fortress.build()
  const attacks: Attack[] = []
  const n = (full: number) => Math.max(10, Math.round((full * share) / 10) * 10)
  try {
    for (const act of [
      () => malformed(fortress),
      () => paths(fortress),
      () => methods(fortress),
      () => bodies(fortress),
      () => rebinding(fortress),
      () => aborted(fortress, Math.max(100, n(1200))),
      () => crowd(fortress, n(1000)),
      () => stalled(fortress, share < 1 ? 2 : 6),
      () => heavy(fortress),
      () => stopping(fortress),
    ]) {
      const attack = await act()
      const gone =
        attacks.length < 9 && !(await fortress.isHealthy()) ? ['the server did not outlive it'] : []
      attacks.push({ ...attack, bad: [...attack.bad, ...gone] })
      say(attacks.at(-1)!)
    }
  } finally {
    await fortress.leave()
  }
  return attacks
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const attacks = await siege(1, ({ what, tried, bad, told }) =>
    console.log(
      `${what}: ${tried} tried, ${bad.length} bad${told ? `; ${told}` : ''}${bad.length > 0 ? `\n  ${bad.join('\n  ')}` : ''}`,
    ),
  )
  process.exitCode = attacks.every(({ bad }) => bad.length === 0) ? 0 : 1
}
