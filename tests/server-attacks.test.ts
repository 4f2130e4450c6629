// What hostile visitors send, over real HTTP and bare connections to this machine only.
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Running } from '../src/server/index.ts'
import { addressKey, Intake, Meter } from '../src/server/limits.ts'
import { emptyTable } from '../src/table/index.ts'
import { newTableFile } from '../src/wire/index.ts'
import { heavyTableFile } from './chaos/weapons.ts'
import { append, Device, head, place, raw, start } from './server-hands.ts'

const { options, clear } = place()
let running: Running
let device: Device
beforeAll(async () => {
  running = await start(options)
  device = await Device.at(running.port)
})
afterAll(async () => {
  await running.close()
  clear()
})

const whole = (kind: string, file: unknown) => ({
  kind,
  base: 0,
  head,
  events: [{ cid: 'whole', body: { whole: file } }],
})
const match = {
  id: 'abc-1',
  name: 'Vasárnap',
  updated: '2026-11-15T10:00:00.000Z',
  seats: [],
  match: { format: 'jatekvilag-match', version: 1, game: 'hex', rules: 1, options: {}, moves: ['a1', 'b2'] },
}
const inMatch = (change: object) => whole('match', { ...match, match: { ...match.match, ...change } })
const table = newTableFile('t', 'Konyha', '2026-11-15T10:00:00.000Z')

/** Refused with words in both languages, and nothing is kept. */
async function expectRefused(
  status: number,
  id: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const refused = await device.post(`/api/records/${id}`, body, headers)
  const shown = typeof body === 'string' ? body.slice(0, 60) : JSON.stringify(body)?.slice(0, 200)
  expect([refused.status, shown]).toEqual([status, shown])
  expect(refused.json).toMatchObject({ error: { hu: /\S{3}/, en: /\S{3}/ } })
  expect((await device.get(`/api/records/${id}`)).status).toBe(404)
}
/** Processor seconds of this process, threads included. */
async function costOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

test('F3: a table of 50 000 acts on 3000 things costs no more than its size, when written and when read', async () => {
  const text = JSON.stringify(whole('table', heavyTableFile()))
  const written = await costOf(async () =>
    expect(await device.post('/api/records/heavy', text)).toMatchObject({ status: 200 }),
  )
  const read = await costOf(async () => expect((await device.get('/api/records/heavy')).status).toBe(200))
  // Replaying it takes 12 to 21 seconds of a free core.
  expect(written).toBeLessThan(5)
  expect(read).toBeLessThan(3)
})

test('F3: a check that does not end is ended by its budget, and others are served meanwhile', async () => {
  const stuck = await start({
    ...options,
    data: `${options.data}-stuck`,
    check: { budget: 50, small: 1000, script: new URL('./stuck-worker.ts', import.meta.url) },
  })
  const visitor = await Device.at(stuck.port)
  const large = { ...append(0, 'a'), kind: 'deck', events: [{ cid: 'a', body: 'x'.repeat(2000) }] }
  const heavy = visitor.post('/api/records/heavy', large)
  for (let i = 0; i < 5; i++)
    expect((await visitor.post(`/api/records/m${i}`, append(0, 'a'))).status).toBe(200)
  const refused = await heavy
  expect([refused.status, refused.json]).toMatchObject([400, { error: { hu: /túl sokáig/, en: /too long/ } }])
  await stuck.close()
})

test('F5: a number that JSON cannot write is refused, and the good save stays', async () => {
  await expectRefused(400, 'inf', JSON.stringify(inMatch({ rules: 77 })).replace('77', '1e999'))
  await device.post('/api/records/good', whole('match', match))
  const over = await device.post('/api/records/good', JSON.stringify(append(1, 'b')).replace('"b"', '1e999'))
  expect(over.status).toBe(400)
  expect((await device.get('/api/records/good')).json).toMatchObject({
    version: 1,
    events: [{ body: { whole: match } }],
  })
})

test('F13: nests of brackets are refused before they are built', async () => {
  for (const depth of [100, 5000, 1_000_000]) {
    const nest = '['.repeat(depth) + ']'.repeat(depth)
    await expectRefused(400, 'deep', JSON.stringify(inMatch({ from: { x: 7777 } })).replace('7777', nest))
    await expectRefused(400, 'deep', nest)
    await expectRefused(400, 'deep', '{"a":'.repeat(depth))
  }
  // Brackets inside a text are text.
  const brackets = { ...append(0, 'a'), kind: 'deck', events: [{ cid: 'a', body: '["\\"['.repeat(500) }] }
  expect((await device.post('/api/records/brackets', brackets)).status).toBe(200)
})

test('F28, F32, F17: options without end, unknown games and odd dates are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`o${i}`, 'x']))
  await expectRefused(400, 'many', inMatch({ options: many }))
  await expectRefused(400, 'game', inMatch({ game: 'constructor' }))
  const board = { kind: 'game', game: 'constructor', options: {} }
  await expectRefused(400, 'board', whole('table', { ...table, first: { ...emptyTable(), board } }))
  await expectRefused(400, 'board', {
    ...append(0, 'a'),
    kind: 'table',
    events: [{ cid: 'a', body: { do: 'act', act: { do: 'board', board }, by: 'x', when: 0 } }],
  })
  for (const updated of ['1', 'zzz 1 Jan 2020', '9999', 7])
    await expectRefused(400, 'date', whole('match', { ...match, updated }))
  for (const body of [
    { do: 'fly' },
    { do: 'time', ms: 300_000, by: 0 },
    { do: 'move', move: 'a1' },
    'a1',
    null,
  ])
    await expectRefused(400, 'event', { ...append(0, 'a'), events: [{ cid: 'a', body }] })
  expect((await device.post('/api/records/known', whole('match', match))).status).toBe(200)
})

test('odd data: wrong shapes, ids, keys of the prototype, broken UTF-8; nothing is kept, nothing is spoilt', async () => {
  for (const body of [
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"kind":"match"',
    '"\ud800"',
    '\u0000',
    '{"__proto__":{"x":1}}',
  ])
    await expectRefused(400, 'odd', body)
  await expectRefused(400, 'odd', { ...append(0, 'a', 'a') })
  await expectRefused(
    400,
    'odd',
    JSON.stringify(append(0, 'a')).replace('"move":"a"', '"__proto__":{"polluted":1}'),
  )
  await expectRefused(400, 'odd', {
    ...append(0, 'a'),
    head: { ...head, about: { picture: 'x'.repeat(40_000) } },
  })
  expect(Reflect.get({}, 'polluted')).toBe(undefined)
  for (const id of ["x'--", 'a/b', '..', 'a'.repeat(65), '%00', 'é', 'a b', '"'])
    expect((await device.post(`/api/records/${encodeURIComponent(id)}`, append(0, 'a'))).status).toBe(404)
  for (const query of ['from=-1', 'from=x', 'from=1e9999', 'from=1.5', "from=1'or'1"])
    expect((await device.get(`/api/records/good?${query}`)).status, query).toBe(400)
})

test('F27: control characters that turn the direction of writing are taken out of names', async () => {
  await device.post('/api/records/bidi', { ...append(0, 'a'), head: { ...head, name: '\u202egpj.exe' } })
  const { records } = (await device.get('/api/records')).json as {
    records: { id: string; head: { name: string } }[]
  }
  expect(records.find(each => each.id === 'bidi')?.head.name).toBe('gpj.exe')
})

const ask = (lines: string, body = '') =>
  raw(running.port, `${lines}\r\ncookie: ${device.cookie}\r\nconnection: close\r\n\r\n${body}`)
const status = (answer: string) => Number(answer.slice(9, 12))

test('F4: only names of this server are answered: a page whose name was pointed here reads and writes nothing', async () => {
  for (const host of [
    'rebind.test',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    '10.0.0.9',
    'localhost:80:80',
    'a b',
    '',
  ]) {
    const answer = await ask(`GET /api/records HTTP/1.1\r\nhost: ${host}`)
    expect([host, status(answer)]).toEqual([host, 421])
    expect(answer).not.toContain('"records"')
  }
  expect(status(await ask('GET / HTTP/1.1\r\nhost: rebind.test'))).toBe(421)
  for (const host of ['localhost', 'LOCALHOST:8080', '127.0.0.1', '[::1]:8080', `localhost:${running.port}`])
    expect([host, status(await ask(`GET /api/records HTTP/1.1\r\nhost: ${host}`))]).toEqual([host, 200])
  const named = await start({ ...options, data: `${options.data}-named`, names: ['jatek.example'] })
  const health = (host: string) =>
    raw(named.port, `GET /api/health HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  expect(status(await health('jatek.example'))).toBe(200)
  expect(status(await health('other.example'))).toBe(421)
  await named.close()
})

test('F4, F24: pages of other sites neither read nor write', async () => {
  const host = `localhost:${running.port}`
  const from = (origin: string, method = 'POST') =>
    ask(`${method} /api/guest HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncontent-length: 0`)
  expect(status(await from(`http://${host}`))).toBe(200)
  for (const origin of [
    'null',
    'http://evil.example',
    `https://${host}`,
    `http://u@${host}`,
    'http://localhost',
    `http://127.0.0.1:${running.port}`,
    `http://${host}.evil.example`,
  ])
    for (const method of ['POST', 'OPTIONS', 'DELETE'])
      expect([origin, status(await from(origin, method))]).toEqual([origin, 403])
  for (const site of ['cross-site', 'same-site', 'odd'])
    expect(status(await ask(`GET /api/records HTTP/1.1\r\nhost: ${host}\r\nsec-fetch-site: ${site}`))).toBe(
      403,
    )
  for (const site of ['same-origin', 'none'])
    expect(status(await ask(`GET /api/records HTTP/1.1\r\nhost: ${host}\r\nsec-fetch-site: ${site}`))).toBe(
      200,
    )
  expect(await ask(`GET /api/records HTTP/1.1\r\nhost: ${host}`)).not.toMatch(/access-control/i)
})

test('F25: only what says that it is JSON is taken', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])
    await expectRefused(415, 'plain', JSON.stringify(append(0, 'a')), { 'content-type': type || 'none' })
  const typed = await device.post('/api/records/typed', append(0, 'a'), {
    'content-type': 'application/json; charset=utf-8',
  })
  expect(typed.status).toBe(200)
})

const upload = (length: string, port = running.port, visitor = device) =>
  `POST /api/records/up HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${visitor.cookie}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`

test('F14: what is too large is refused by its announcement, before it is sent', async () => {
  const answer = await new Promise<string>(resolve => {
    const socket = connect(running.port, '127.0.0.1', () => socket.write(upload('content-length: 300000000')))
    socket.once('data', part => {
      resolve(part.toString('latin1'))
      socket.destroy()
    })
  })
  expect(status(answer)).toBe(413)
  expect(answer).toContain('"hu":')
})

test('F14: a body without length is cut off where it becomes too large, and the rest is not read', async () => {
  const part = `10000\r\n${' '.repeat(0x10000)}\r\n`
  let sent = 0
  await new Promise<void>(resolve => {
    const socket = connect(running.port, '127.0.0.1', () => {
      socket.write(upload('transfer-encoding: chunked'))
      const more = (): void => {
        while (!socket.destroyed && sent < 400 * 1024 * 1024) {
          sent += 0x10000
          if (!socket.write(part)) return void socket.once('drain', more)
        }
        socket.destroy()
      }
      more()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
  expect(sent).toBeLessThan(100 * 1024 * 1024)
  expect((await device.get('/api/health')).status).toBe(200)
})

test('F14: a stalled upload is given up, and its room is free again', async () => {
  const small = await start({
    ...options,
    data: `${options.data}-small`,
    patience: { upload: 100 },
    limits: { uploads: { all: 3000, one: 2000 } },
  })
  const visitor = await Device.at(small.port)
  const late = await raw(small.port, upload('content-length: 1500', small.port, visitor) + '{')
  expect(status(late)).toBe(408)
  expect((await visitor.post('/api/records/big', append(0, 'a'))).status).toBe(200)
  const over = await visitor.post('/api/records/big2', JSON.stringify(append(0, 'a')).padEnd(2500))
  expect([over.status, over.json]).toMatchObject([503, { what: 'later', error: { hu: /\S/, en: /\S/ } }])
  await small.close()
})

test('F14: unfinished uploads share a bounded room', () => {
  const intake = new Intake({ all: 100, one: 60 })
  expect([intake.take('a', 50), intake.take('a', 20), intake.take('b', 50), intake.take('c', 1)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  intake.give('a', 50)
  expect([intake.take('c', 50), intake.take('b', 20)]).toEqual([true, false])
})

test('a meter lets a burst through, then so many a second, each by itself', () => {
  let now = 0
  const meter = new Meter(() => now)
  const rate = { burst: 3, second: 0.5 }
  const waits = Array.from({ length: 4 }, () => meter.wait('a', rate))
  expect(waits).toEqual([0, 0, 0, 2])
  expect(meter.wait('b', rate)).toBe(0)
  now = 2
  expect([meter.wait('a', rate), meter.wait('a', rate)]).toEqual([0, 2])
})

test('an address of the long kind counts as its network', () => {
  expect(addressKey('::ffff:10.0.0.7')).toBe('10.0.0.7')
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8::9')).toBe(addressKey('2001:db8::7'))
  expect(addressKey('::1')).toBe('0:0:0:0')
})

test('F21: every refusal has words, what is not HTTP too', async () => {
  const host = `host: localhost:${running.port}`
  for (const [bytes, expected] of [
    [`GET /%zz HTTP/1.1\r\n${host}`, 400],
    [`GET /api/none HTTP/1.1\r\n${host}`, 404],
    [`GET /api/records/%zz HTTP/1.1\r\n${host}`, 400],
    [`GET http://evil.example/ HTTP/1.1\r\n${host}`, 404],
    [`GET /a.js HTTP/1.1\r\n${host}`, 404],
    [`GARBAGE`, 400],
    [`GET / HTTP/9.9\r\n${host}`, 400],
    [`GET / HTTP/1.1\r\n${host}\r\nbad header`, 400],
    [`GET / HTTP/1.1\r\n${host}\r\nx: ${'y'.repeat(20_000)}`, 431],
    [`POST / HTTP/1.1\r\n${host}\r\ncontent-length: 5\r\ntransfer-encoding: chunked`, 400],
    [`POST / HTTP/1.1\r\n${host}\r\ncontent-length: 5\r\ncontent-length: 6`, 400],
    [`POST / HTTP/1.1\r\n${host}\r\ncontent-length: -1`, 400],
    [`GET /\0 HTTP/1.1\r\n${host}`, 400],
  ] as const) {
    const answer = await raw(running.port, `${bytes}\r\nconnection: close\r\n\r\n`)
    expect([bytes.slice(0, 60), status(answer)]).toEqual([bytes.slice(0, 60), expected])
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({
      error: { hu: /\S/, en: /\S/ },
    })
  }
})

test('F21: a fault inside is a 500 with words, and the next request is answered', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Checker } = await import('../src/server/checker.ts')
  const broken = vi.spyOn(Checker.prototype, 'check').mockRejectedValueOnce(new Error('planted'))
  const refused = await device.post('/api/records/fault', append(0, 'a'))
  expect([refused.status, refused.json]).toMatchObject([
    500,
    { what: 'fault', error: { hu: /\S/, en: /\S/ } },
  ])
  expect(JSON.stringify(refused.json)).not.toContain('planted')
  broken.mockRestore()
  quiet.mockRestore()
  expect((await device.post('/api/records/fault', append(0, 'a'))).status).toBe(200)
})

test('rates and rooms of guests and addresses end in words, and others go on', async () => {
  const strict = await start({
    ...options,
    data: `${options.data}-strict`,
    limits: {
      guest: { burst: 10, second: 0.001 },
      guests: { burst: 3, second: 0.001 },
      room: { bytes: 3000, records: 2, record: 2000 },
    },
  })
  const [one, two] = [await Device.at(strict.port), await Device.at(strict.port)]
  await Device.at(strict.port)
  const fourth = await new Device(strict.port).post('/api/guest')
  expect([fourth.status, fourth.json]).toMatchObject([429, { what: 'later' }])
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
  const large = { ...append(0, 'a'), kind: 'deck', events: [{ cid: 'a', body: 'x'.repeat(1800) }] }
  expect((await one.post('/api/records/a', large)).status).toBe(200)
  const full = await one.post('/api/records/b', large)
  expect([full.status, full.json]).toMatchObject([507, { what: 'room', error: { hu: /Betelt/, en: /full/ } }])
  expect((await one.post('/api/records/b', append(0, 'a'))).status).toBe(200)
  const third = await one.post('/api/records/c', append(0, 'a'))
  expect([third.status, third.json]).toMatchObject([
    507,
    { error: { hu: /Túl sok mentésed/, en: /too many/ } },
  ])
  let last = 200
  for (let i = 0; i < 10 && last === 200; i++) last = (await one.get('/api/records')).status
  expect(last).toBe(429)
  expect((await two.get('/api/records')).status).toBe(200)
  await strict.close()
})

test('many visitors at once, and visitors who only begin a request, do not keep others waiting', async () => {
  const half = Array.from({ length: 200 }, () => {
    const socket = connect(running.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: local'))
    socket.on('error', () => {})
    return socket
  })
  const answers = await Promise.all(
    Array.from({ length: 300 }, () =>
      raw(running.port, `GET /play/sakk HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    ),
  )
  expect(answers.filter(answer => status(answer) === 200).length).toBe(300)
  for (const socket of half) socket.destroy()
})
