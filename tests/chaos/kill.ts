// Kills a server with SIGKILL while devices write, starts it again, and compares what was acknowledged with what is there.
// By hand: node tests/chaos/kill.ts 200
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Sqlite from 'better-sqlite3'
import { freePort } from './ports.ts'

export interface Report {
  readonly kills: number
  readonly acknowledged: number
  readonly stored: number
  /** Each must be empty. */
  readonly lost: readonly string[]
  readonly twice: readonly string[]
  readonly gaps: readonly string[]
  readonly damaged: readonly string[]
}

const WRITERS = 6

/** A writer goes on where it was: after a lost answer it sends the same events again. */
interface Writer {
  readonly id: string
  cookie: string
  base: number
  made: number
  /** Events that were sent and not acknowledged yet. */
  pending: string[]
  readonly acknowledged: string[]
}

async function startServer(port: number, data: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), String(port), data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

/** One append; false when the server went away in the middle. */
async function write(port: number, writer: Writer): Promise<boolean> {
  const at = (path: string) => `http://127.0.0.1:${port}${path}`
  try {
    if (writer.cookie === '') {
      const met = await fetch(at('/api/guest'), { method: 'POST' })
      writer.cookie = (met.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    }
    if (writer.pending.length === 0)
      for (let n = 1 + (writer.made % 3); n > 0; n--) writer.pending.push(`${writer.id}-${writer.made++}`)
    const response = await fetch(at(`/api/records/${writer.id}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: writer.cookie },
      body: JSON.stringify({
        kind: 'match',
        base: writer.base,
        head: { name: writer.id, state: 'running', about: {} },
        events: writer.pending.map(cid => ({ cid, body: { do: 'name', name: cid.padEnd(190), by: 'host' } })),
      }),
    })
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
    const { version } = (await response.json()) as { version: number }
    writer.base = version
    writer.acknowledged.push(...writer.pending)
    writer.pending = []
    return true
  } catch (error) {
    // A connection that breaks is what this is about; an answer that refuses is a fault.
    if (error instanceof TypeError) return false
    throw error
  }
}

/** What lies on the disk of a dead server, read by SQLite alone. */
function compare(data: string, writers: readonly Writer[], round: number, report: Writable): void {
  const file = new Sqlite(join(data, 'jatekvilag.sqlite'))
  const check = file.pragma('integrity_check', { simple: true })
  if (check !== 'ok') report.damaged.push(`${round}: ${String(check)}`)
  report.stored = 0
  for (const writer of writers) {
    const rows = file
      .prepare<[string], { seq: number; cid: string; version: number }>(
        'select event.seq, event.cid, record.version from event join record on record.key = event.record where record.id = ? order by seq',
      )
      .all(writer.id)
    const cids = rows.map(row => row.cid)
    report.stored += cids.length
    const there = new Set(cids)
    if (there.size !== cids.length) report.twice.push(`${round}: ${writer.id}`)
    if (rows.some((row, i) => row.seq !== i || row.version !== rows.length))
      report.gaps.push(`${round}: ${writer.id}`)
    for (const cid of writer.acknowledged) if (!there.has(cid)) report.lost.push(`${round}: ${cid}`)
  }
  file.close()
}
type Writable = { -readonly [K in keyof Report]: Report[K] extends readonly string[] ? string[] : number }

export async function killAgainAndAgain(
  kills: number,
  say: (line: string) => void = () => {},
): Promise<Report> {
  const data = mkdtempSync(join(tmpdir(), 'jatekvilag-kill-'))
  const port = await freePort()
  const writers = Array.from({ length: WRITERS }, (_, i): Writer => ({
    id: `w${i}`,
    cookie: '',
    base: 0,
    made: 0,
    pending: [],
    acknowledged: [],
  }))
  const report: Writable = {
    kills: 0,
    acknowledged: 0,
    stored: 0,
    lost: [],
    twice: [],
    gaps: [],
    damaged: [],
  }
  try {
    for (let round = 1; round <= kills; round++) {
      const server = await startServer(port, data)
      // The moment of the kill is counted in acknowledged writes, not in time, so a slow machine does the same work.
      const enough = report.acknowledged + 1 + Math.floor(Math.random() * 40)
      let killed = false
      const count = () => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0)
      await Promise.all(
        writers.map(async writer => {
          while (await write(port, writer)) {
            if (count() < enough || killed) continue
            killed = true
            server.kill('SIGKILL')
          }
        }),
      )
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
      report.kills = round
      report.acknowledged = count()
      compare(data, writers, round, report)
      if (round % 20 === 0)
        say(`${round} kills, ${report.acknowledged} acknowledged, ${report.stored} stored`)
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  return report
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const report = await killAgainAndAgain(Number(process.argv[2] ?? 200), line => console.log(line))
  console.log(JSON.stringify(report, undefined, 1))
  const good = [report.lost, report.twice, report.gaps, report.damaged].every(each => each.length === 0)
  process.exitCode = good ? 0 : 1
}
