// What goes wrong around a server: its folder, its file, its disk, other programs, and the moment it is stopped.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve, StartFault, type Running } from '../src/server/index.ts'
import { append, Device, place, start, until } from './server-hands.ts'

let here: ReturnType<typeof place>
let running: Running | undefined
beforeEach(() => {
  here = place()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  await running?.close()
  running = undefined
  here.clear()
  vi.restoreAllMocks()
})
const file = () => join(here.options.data, 'jatekvilag.sqlite')

/** One sentence in each language that names the place. */
async function expectRefusal(data: string, named: string): Promise<void> {
  const fault: unknown = await serve({ ...here.options, data }).then(
    started => started.close(),
    error => error as unknown,
  )
  expect(fault, data).toBeInstanceOf(StartFault)
  if (!(fault instanceof StartFault)) return
  for (const words of [fault.words.hu, fault.words.en]) {
    expect(words).toContain(named)
    expect(words.split('\n').length).toBe(1)
    expect(words).not.toMatch(/\n|\bat \w|node:/)
  }
  expect(fault.words.en).toMatch(/name another|rename|unset/)
}

test('F9: a folder that cannot be used is said in a sentence with a way out', async () => {
  const plain = join(here.folder, 'plain')
  writeFileSync(plain, 'x')
  await expectRefusal(plain, plain)
  await expectRefusal(join(plain, 'below'), join(plain, 'below'))
  await expectRefusal('/proc/self/none', '/proc/self/none')
})

test('F9, F11: a file that is no database, is cut or has damaged pages is said, not touched, and the copy is named', async () => {
  mkdirSync(here.options.data)
  writeFileSync(file(), 'garbage'.repeat(1000))
  await expectRefusal(here.options.data, file())
  expect(readFileSync(file(), 'utf8').slice(0, 7)).toBe('garbage')
  rmSync(file())
  running = await start(here.options)
  const device = await Device.at(running.port)
  for (let i = 0; i < 30; i++)
    await device.post(`/api/records/m${i}`, {
      ...append(0, 'a'),
      kind: 'deck',
      events: [{ cid: 'a', body: { text: 'x'.repeat(5000) } }],
    })
  await running.close()
  running = await start(here.options)
  await running.close()
  running = undefined
  const copy = join(here.options.data, 'jatekvilag.backup.sqlite')
  expect(existsSync(copy)).toBe(true)
  const good = readFileSync(file())
  const damaged = Buffer.from(good)
  for (let at = 4096 * 2; at < damaged.length; at += 3 * 4096) damaged.fill(0x5a, at, at + 4096)
  writeFileSync(file(), damaged)
  await expectRefusal(here.options.data, copy)
  expect(readFileSync(file()).equals(damaged)).toBe(true)
  writeFileSync(file(), good)
  truncateSync(file(), Math.floor(good.length / 2))
  await expectRefusal(here.options.data, copy)
  // The way out works: the copy in its place, and everything is there.
  writeFileSync(file(), readFileSync(copy))
  running = await start(here.options)
  const listed = await new DeviceAt(running.port, device.cookie).get('/api/records')
  expect((listed.json as { records: unknown[] }).records.length).toBe(30)
})
class DeviceAt extends Device {
  constructor(port: number, cookie: string) {
    super(port)
    this.cookie = cookie
  }
}

test('F10: a file of a newer program is refused in words and stays as it is', async () => {
  running = await start(here.options)
  await running.close()
  running = undefined
  const db = new Sqlite(file())
  db.pragma('user_version = 99')
  db.close()
  await expectRefusal(here.options.data, '99')
})

test('F12, F11: when the folder is deleted under the server, nothing is acknowledged any more and health says so', async () => {
  running = await start(here.options)
  const device = await Device.at(running.port)
  expect((await device.post('/api/records/m', append(0, 'a'))).status).toBe(200)
  expect((await device.get('/api/health')).json).toEqual({ ok: true })
  rmSync(here.options.data, { recursive: true })
  const refused = await device.post('/api/records/m', append(1, 'b'))
  expect([refused.status, refused.json]).toMatchObject([
    503,
    { what: 'fault', error: { hu: /eltűntek/, en: /vanished/ } },
  ])
  const health = await device.get('/api/health')
  expect([health.status, health.json]).toMatchObject([503, { what: 'fault' }])
  expect((await device.get('/')).status).toBe(200)
})

test('F16: while another program holds the file, pages are served and a save is refused in words, then works', async () => {
  running = await start({ ...here.options, patience: { lock: 50 } })
  const device = await Device.at(running.port)
  const other = new Sqlite(file())
  other.exec('begin immediate')
  const [saved, page] = await Promise.all([device.post('/api/records/m', append(0, 'a')), device.get('/')])
  expect(page.status).toBe(200)
  expect([saved.status, saved.json]).toMatchObject([
    503,
    { what: 'later', error: { hu: /foglalt/, en: /busy/ } },
  ])
  expect(saved.headers.get('retry-after')).toBe('2')
  other.exec('rollback')
  other.close()
  expect((await device.post('/api/records/m', append(0, 'a'))).status).toBe(200)
})

test('F16: a second server on the same folder is noticed', async () => {
  running = await start(here.options)
  expect(running.neighbour).toBe(undefined)
  await running.close()
  // The parent process is certainly alive.
  writeFileSync(join(here.options.data, 'server.pid'), String(process.ppid))
  running = await start(here.options)
  expect(running.neighbour).toBe(process.ppid)
  await running.close()
  writeFileSync(join(here.options.data, 'server.pid'), '999999999')
  running = await start(here.options)
  expect(running.neighbour).toBe(undefined)
})

test('F15: a server that is stopped does not wait for a request that never ends', async () => {
  const stopping = await start({ ...here.options, patience: { end: 50 } })
  const device = await Device.at(stopping.port)
  const socket = connect(stopping.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST /api/records/m HTTP/1.1\r\nhost: localhost\r\ncookie: ${device.cookie}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
  )
  // The server has seen it when another answer on the same kind of connection came back.
  await device.get('/api/health')
  await stopping.close()
  await until(() => socket.destroyed || socket.closed)
})

test('a full disk is said in words, and what was acknowledged before is there', async () => {
  // The file may not grow further: the same error of SQLite as from a full disk.
  running = await start(here.options)
  const device = await Device.at(running.port)
  const deck = (base: number, cid: string) => ({ ...append(base, cid), kind: 'deck' })
  expect((await device.post('/api/records/m', deck(0, 'a'))).status).toBe(200)
  await running.close()
  running = await start({ ...here.options, limits: { disk: statSync(file()).size + 20_000 } })
  const again = new DeviceAt(running.port, device.cookie)
  const large = { ...deck(1, 'b'), events: [{ cid: 'b', body: 'x'.repeat(200_000) }] }
  const refused = await again.post('/api/records/m', large)
  expect([refused.status, refused.json]).toMatchObject([
    507,
    { what: 'room', error: { hu: /megtelt/, en: /full/ } },
  ])
  expect((await again.get('/api/records/m')).json).toMatchObject({ version: 1, events: [{ cid: 'a' }] })
  expect((await again.post('/api/records/m', deck(1, 'c'))).status).toBe(200)
})

const listed = async (device: Device) =>
  ((await device.get('/api/records')).json as { records: { id: string }[] }).records.map(each => each.id)

/** A folder as the first version of the program left it. */
function oldFolder(): void {
  mkdirSync(here.options.data)
  const old = new Sqlite(file())
  old.exec('create table match (id text primary key, body text not null)')
  old.exec(`insert into match values ('abc', '{"id":"abc","name":"Régi"}')`)
  old.close()
}

test('a private server gives older saves to its first guest, as they were', async () => {
  oldFolder()
  running = await start(here.options)
  const [first, second] = [await Device.at(running.port), await Device.at(running.port)]
  expect(await listed(first)).toEqual(['abc'])
  expect(await listed(second)).toEqual([])
  expect((await first.get('/api/records/abc')).json).toMatchObject({
    version: 1,
    events: [{ body: { whole: { id: 'abc', name: 'Régi' } } }],
  })
})

test('a server for strangers gives older saves to who has the code, not to the first guest', async () => {
  oldFolder()
  running = await start({ ...here.options, names: ['jatek.example'] })
  const { oldSaves } = running
  expect(oldSaves).toMatchObject({ count: 1 })
  const [first, owner] = [await Device.at(running.port), await Device.at(running.port)]
  expect(await listed(first)).toEqual([])
  await owner.post('/api/guest/join', { code: oldSaves!.code })
  expect(await listed(owner)).toEqual(['abc'])
  expect(await listed(first)).toEqual([])
})
