// Guests, their records and their devices, over real HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server/index.ts'
import {
  parseAccepted,
  parseEvents,
  parseGuest,
  parseLink,
  parseListing,
  parseRefusal,
} from '../src/wire/index.ts'
import { append, Device, head, place, start } from './server-hands.ts'

const { options, clear } = place()
let running: Running
beforeAll(async () => {
  running = await start(options)
})
afterAll(async () => {
  await running.close()
  clear()
})

const version = (json: unknown) => {
  const read = parseAccepted(json)
  return read.ok ? read.value.version : json
}

test('a new browser gets a key that scripts and other sites never see; the next time it is known', async () => {
  const device = new Device(running.port)
  const first = await device.post('/api/guest')
  expect(parseGuest(first.json)).toMatchObject({ ok: true, value: { guest: 'new', used: 0 } })
  const cookie = first.headers.get('set-cookie')!
  expect(cookie).toMatch(
    /^jatekvilag-[0-9a-f]{10}=[A-Za-z0-9_-]{22}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  )
  expect((await device.post('/api/guest')).json).toMatchObject({ guest: 'known' })
})

test('without a key nothing is listed, read or written, and the words say what to do', async () => {
  const stranger = new Device(running.port)
  for (const cookie of ['', 'jatekvilag-0=AAAAAAAAAAAAAAAAAAAAAA']) {
    stranger.cookie = cookie
    for (const answer of [
      await stranger.get('/api/records'),
      await stranger.get('/api/records/m'),
      await stranger.post('/api/records/m', append(0, 'a')),
      await stranger.delete('/api/records/m?base=1'),
      await stranger.post('/api/guest/link'),
    ]) {
      expect(answer.status).toBe(401)
      expect(parseRefusal(answer.json)).toMatchObject({ ok: true, value: { what: 'guest' } })
    }
  }
})

test('events are appended and read back, after a restart too', async () => {
  const device = await Device.at(running.port)
  expect(version((await device.post('/api/records/m', append(0, 'a', 'b'))).json)).toBe(2)
  expect(version((await device.post('/api/records/m', append(2, 'c'))).json)).toBe(3)
  await running.close()
  running = await start({ ...options, port: running.port })
  const read = parseEvents((await device.get('/api/records/m?from=1')).json)
  expect(read).toEqual({
    ok: true,
    value: {
      version: 3,
      from: 1,
      events: [
        { cid: 'b', body: { do: 'move', move: 'b', by: 0 } },
        { cid: 'c', body: { do: 'move', move: 'c', by: 0 } },
      ],
    },
  })
  const listed = parseListing((await device.get('/api/records?since=0')).json)
  expect(listed).toMatchObject({
    ok: true,
    value: { rest: 0, records: [{ is: 'kept', id: 'm', version: 3, head }] },
  })
})

test('F8: what is mine is not in another guest’s list, nor can he read, change, copy or delete it', async () => {
  const [mine, other] = [await Device.at(running.port), await Device.at(running.port)]
  await mine.post('/api/records/mine', append(0, 'a'))
  expect((await other.get('/api/records')).json).toEqual({ change: 0, rest: 0, records: [] })
  expect((await other.get('/api/records/mine')).status).toBe(404)
  expect((await other.delete('/api/records/mine?base=1')).status).toBe(404)
  expect((await other.post('/api/records/mine/copy', { id: 'x', upto: 1, head })).status).toBe(404)
  expect(version((await other.post('/api/records/mine', append(0, 'z'))).json)).toBe(1)
  expect((await mine.get('/api/records/mine')).json).toMatchObject({ version: 1, events: [{ cid: 'a' }] })
})

test('F7, F17: a record that went on elsewhere answers with its version, and nothing is overwritten', async () => {
  const device = await Device.at(running.port)
  await device.post('/api/records/m', append(0, 'a', 'b'))
  const stale = await device.post('/api/records/m', append(1, 'mine'))
  expect(stale.status).toBe(409)
  expect(parseRefusal(stale.json)).toMatchObject({ ok: true, value: { what: 'conflict', version: 2 } })
  // "Keep mine as a copy": the common part is copied on the server, mine is added there.
  expect(version((await device.post('/api/records/m/copy', { id: 'copy', upto: 1, head })).json)).toBe(1)
  expect(version((await device.post('/api/records/copy', append(1, 'mine'))).json)).toBe(2)
  expect((await device.get('/api/records/m')).json).toMatchObject({ events: [{ cid: 'a' }, { cid: 'b' }] })
  expect((await device.get('/api/records/copy')).json).toMatchObject({
    events: [{ cid: 'a' }, { cid: 'mine' }],
  })
})

test('an append that is sent again after a lost answer is kept once', async () => {
  const device = await Device.at(running.port)
  const first = await device.post('/api/records/m', append(0, 'a', 'b'))
  const again = await device.post('/api/records/m', append(0, 'a', 'b'))
  expect(again).toMatchObject({ status: 200, json: first.json })
  expect((await device.get('/api/records/m')).json).toMatchObject({ version: 2 })
})

test('F23, F30: a deletion reaches the other device and is never undone by it; of nothing, it is 404', async () => {
  const [one, two] = [await Device.at(running.port), new Device(running.port)]
  await one.post('/api/records/m', append(0, 'a'))
  const link = parseLink((await one.post('/api/guest/link')).json)
  await two.post('/api/guest/join', { code: link.ok ? link.value.code : '' })
  const seen = parseListing((await two.get('/api/records')).json)
  expect((await one.delete('/api/records/m?base=1')).status).toBe(200)
  const news = await two.get(`/api/records?since=${seen.ok ? seen.value.change : 0}`)
  expect(parseListing(news.json)).toMatchObject({
    ok: true,
    value: { records: [{ is: 'deleted', id: 'm', version: 2 }] },
  })
  for (const sent of [append(1, 'b'), append(0, 'a', 'b')]) {
    const refused = await two.post('/api/records/m', sent)
    expect([refused.status, refused.json]).toMatchObject([410, { what: 'deleted', version: 2 }])
  }
  expect((await two.get('/api/records/m')).status).toBe(410)
  expect((await two.delete('/api/records/nothing?base=0')).status).toBe(404)
})

test('a code works once, however it is typed, and brings both devices’ records together', async () => {
  const [one, two] = [await Device.at(running.port), await Device.at(running.port)]
  await one.post('/api/records/a', append(0, 'a'))
  await two.post('/api/records/b', append(0, 'b'))
  const { code } = (await one.post('/api/guest/link')).json as { code: string }
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
  expect((await two.post('/api/guest/join', { code: 'AAAAA-AAAAA' })).status).toBe(404)
  expect(
    (await two.post('/api/guest/join', { code: ` ${code.toLowerCase().replace('-', ' ')} ` })).status,
  ).toBe(200)
  const ids = (json: unknown) => (json as { records: { id: string }[] }).records.map(each => each.id)
  expect(ids((await one.get('/api/records')).json)).toEqual(['a', 'b'])
  expect(ids((await two.get('/api/records')).json)).toEqual(['a', 'b'])
  expect((await (await Device.at(running.port)).post('/api/guest/join', { code })).status).toBe(404)
})

test('codes cannot be tried without end', async () => {
  const device = await Device.at(running.port)
  let status = 404
  for (let i = 0; i < 40 && status === 404; i++)
    status = (await device.post('/api/guest/join', { code: `AAAAA-AAA${10 + i}` })).status
  expect(status).toBe(429)
})
