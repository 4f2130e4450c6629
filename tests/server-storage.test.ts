// The same tests on SQLite and on PostgreSQL (npm test starts one; by hand: node bin/postgres.js npx vitest run …).
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Place } from '../src/server/database.ts'
import { StartFault } from '../src/server/faults.ts'
import type { Room, Rows } from '../src/server/records.ts'
import { StorageThread } from '../src/server/storage-thread.ts'
import { Storage } from '../src/server/storage.ts'

const url = process.env['TEST_DATABASE_URL']
const folder = mkdtempSync(join(tmpdir(), 'jatekvilag-'))
afterAll(() => rmSync(folder, { recursive: true }))

const room: Room = { bytes: 100_000, records: 20, record: 50_000 }
const head = JSON.stringify({ name: 'Vasárnap', state: 'running', about: {} })
const rows = (base: number, ...cids: string[]): Rows => ({
  kind: 'match',
  base,
  head,
  events: cids.map(cid => ({ cid, body: JSON.stringify({ cid }) })),
})
const cids = (found: { events?: readonly { cid: string }[] }) => found.events?.map(event => event.cid)

/** A fresh, empty database of the kind. */
let made = 0
async function fresh(kind: 'sqlite' | 'postgres'): Promise<Place> {
  if (kind === 'sqlite') return { data: join(folder, String(made++)) }
  const name = `storage_${process.pid}_${made++}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { data: '', url: url!.replace('/postgres?', `/${name}?`) }
}
/** Statements of another program on the same database. */
async function beside(place: Place, ...statements: string[]): Promise<void> {
  if (place.url === undefined) {
    const file = new Sqlite(join(place.data, 'jatekvilag.sqlite'))
    for (const statement of statements) file.exec(statement)
    file.close()
    return
  }
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

describe.each(['sqlite', 'postgres'] as const)('%s', kind => {
  describe.skipIf(kind === 'postgres' && url === undefined)(
    url === undefined && kind === 'postgres' ? 'skipped: no PostgreSQL here' : 'storage',
    () => {
      let place: Place
      let storage: Storage
      let ann: string
      let bob: string
      beforeEach(async () => {
        place = await fresh(kind)
        storage = await Storage.open(place, room)
        ann = (await storage.call('newGuest', 'ann-key', 'leave')).guest.id
        bob = (await storage.call('newGuest', 'bob-key', 'leave')).guest.id
      })
      afterEach(() => storage.close())

      test('events come back in order, after a restart too', async () => {
        expect(await storage.call('append', ann, 'm', rows(0, 'a', 'b'))).toMatchObject({
          is: 'accepted',
          version: 2,
        })
        expect(await storage.call('append', ann, 'm', rows(2, 'c'))).toMatchObject({
          is: 'accepted',
          version: 3,
        })
        const { server } = storage
        await storage.close()
        storage = await Storage.open(place, room)
        expect(storage.server).toBe(server)
        const found = await storage.call('read', ann, 'm', 1)
        expect(found).toEqual({
          is: 'page',
          version: 3,
          events: [
            { cid: 'b', body: '{"cid":"b"}' },
            { cid: 'c', body: '{"cid":"c"}' },
          ],
        })
        expect(await storage.call('guestOf', 'ann-key')).toMatchObject({ id: ann })
        expect(await storage.call('guestOf', 'no-key')).toBe(undefined)
      })

      test('of a deck only the newest events are kept: its room does not grow with every change', async () => {
        const deck = (base: number, cid: string) => ({ ...rows(base, cid), kind: 'deck' as const })
        const used: number[] = []
        for (let n = 0; n < 10; n++) {
          expect(await storage.call('append', ann, 'd', deck(n, `c${n}`))).toMatchObject({ version: n + 1 })
          used.push((await storage.call('guestOf', 'ann-key'))!.bytes)
        }
        expect(cids((await storage.call('read', ann, 'd', 0)) as never)).toEqual(['c7', 'c8', 'c9'])
        expect(await storage.call('append', ann, 'd', deck(9, 'c9'))).toMatchObject({ version: 10 })
        expect(await storage.call('append', ann, 'd', deck(4, 'x'))).toEqual({ is: 'conflict', version: 10 })
        expect(new Set(used.slice(3)).size).toBe(1)
        await storage.call('remove', ann, 'd', 10)
        expect((await storage.call('guestOf', 'ann-key'))!.bytes).toBe(0)
      })

      test('a stale append is a conflict and changes nothing; an unknown record with a base is unknown', async () => {
        await storage.call('append', ann, 'm', rows(0, 'a', 'b'))
        expect(await storage.call('append', ann, 'm', rows(1, 'x'))).toEqual({ is: 'conflict', version: 2 })
        expect(await storage.call('append', ann, 'm', rows(5, 'x'))).toEqual({ is: 'conflict', version: 2 })
        expect(await storage.call('append', ann, 'm', rows(0, 'x'))).toEqual({ is: 'conflict', version: 2 })
        expect(await storage.call('append', ann, 'm', { ...rows(2, 'x'), kind: 'table' })).toEqual({
          is: 'conflict',
          version: 2,
        })
        // An id is used once in a record, wherever it stands.
        expect(await storage.call('append', ann, 'm', rows(2, 'a'))).toEqual({ is: 'conflict', version: 2 })
        expect(await storage.call('append', ann, 'new', rows(3, 'x'))).toEqual({ is: 'unknown' })
        expect(cids((await storage.call('read', ann, 'm', 0)) as never)).toEqual(['a', 'b'])
      })

      test('a repeated append gets its first answer; a longer one adds only the rest', async () => {
        await storage.call('append', ann, 'm', rows(0, 'a', 'b'))
        expect(await storage.call('append', ann, 'm', rows(0, 'a', 'b'))).toMatchObject({
          is: 'accepted',
          version: 2,
        })
        expect(await storage.call('append', ann, 'm', rows(0, 'a', 'b', 'c'))).toMatchObject({ version: 3 })
        expect(await storage.call('append', ann, 'm', rows(1, 'b'))).toMatchObject({
          is: 'accepted',
          version: 2,
        })
        expect(cids((await storage.call('read', ann, 'm', 0)) as never)).toEqual(['a', 'b', 'c'])
      })

      test('appends in the same moment: one is next, the others are conflicts', async () => {
        await storage.call('append', ann, 'm', rows(0, 'a'))
        const tried = await Promise.all(
          Array.from({ length: 20 }, (_, i) => storage.call('append', ann, 'm', rows(1, `x${i}`))),
        )
        expect(tried.filter(outcome => outcome.is === 'accepted').length).toBe(1)
        expect(tried.filter(outcome => outcome.is === 'conflict').length).toBe(19)
      })

      test('two servers on one database never give one number twice', async () => {
        const [one, other] = [await StorageThread.open(place, room), await StorageThread.open(place, room)]
        const tried = await Promise.all(
          Array.from({ length: 30 }, (_, i) =>
            (i % 2 ? one : other).call('append', ann, 'm', rows(0, `x${i}`)),
          ),
        )
        await Promise.all([one.close(), other.close()])
        expect(tried.filter(outcome => outcome.is === 'accepted').length).toBe(1)
        expect(((await storage.call('read', ann, 'm', 0)) as { version: number }).version).toBe(1)
      })

      test('what is one guest’s is nobody else’s', async () => {
        await storage.call('append', ann, 'm', rows(0, 'a'))
        expect((await storage.call('listRecords', bob, 0)).records).toEqual([])
        expect(await storage.call('read', bob, 'm', 0)).toEqual({ is: 'unknown' })
        expect(await storage.call('remove', bob, 'm', 1)).toEqual({ is: 'unknown' })
        expect(await storage.call('copy', bob, 'm', { id: 'c', upto: 1, head })).toEqual({ is: 'unknown' })
        // The same id is another record there.
        expect(await storage.call('append', bob, 'm', rows(0, 'b'))).toMatchObject({
          is: 'accepted',
          version: 1,
        })
        expect(cids((await storage.call('read', ann, 'm', 0)) as never)).toEqual(['a'])
      })

      test('a deletion is a change that others hear of, and nothing is written after it', async () => {
        await storage.call('append', ann, 'm', rows(0, 'a'))
        const before = await storage.call('listRecords', ann, 0)
        expect(await storage.call('remove', ann, 'm', 0)).toEqual({ is: 'conflict', version: 1 })
        expect(await storage.call('remove', ann, 'm', 1)).toMatchObject({ is: 'accepted', version: 2 })
        expect(await storage.call('remove', ann, 'm', 1)).toMatchObject({ is: 'accepted', version: 2 })
        const after = await storage.call('listRecords', ann, before.change)
        expect(after.records).toMatchObject([{ id: 'm', state: 'deleted', version: 2 }])
        expect(await storage.call('append', ann, 'm', rows(1, 'b'))).toEqual({ is: 'deleted', version: 2 })
        expect(await storage.call('append', ann, 'm', rows(0, 'a'))).toEqual({ is: 'deleted', version: 2 })
        expect(await storage.call('read', ann, 'm', 0)).toEqual({ is: 'deleted', version: 2 })
        expect(await storage.call('guestOf', 'ann-key')).toMatchObject({ bytes: 0 })
      })

      test('a copy has the first events and goes on by itself; asked twice it is made once', async () => {
        await storage.call('append', ann, 'm', rows(0, 'a', 'b', 'c'))
        const wish = { id: 'copy', upto: 2, head }
        const made = await storage.call('copy', ann, 'm', wish)
        expect(made).toMatchObject({ is: 'accepted', version: 2 })
        expect(await storage.call('copy', ann, 'm', wish)).toEqual(made)
        expect(await storage.call('append', ann, 'copy', rows(2, 'mine'))).toMatchObject({ version: 3 })
        expect(cids((await storage.call('read', ann, 'copy', 0)) as never)).toEqual(['a', 'b', 'mine'])
        expect(cids((await storage.call('read', ann, 'm', 0)) as never)).toEqual(['a', 'b', 'c'])
        expect(await storage.call('copy', ann, 'm', { ...wish, id: 'x', upto: 4 })).toMatchObject({
          is: 'conflict',
        })
        await storage.call('append', ann, 'y', rows(0, 'other'))
        expect(await storage.call('copy', ann, 'm', { ...wish, id: 'y' })).toEqual({
          is: 'conflict',
          version: 1,
        })
      })

      test('a list tells what changed after a number, in pages', async () => {
        const big = { ...room, records: 500 }
        await storage.close()
        storage = await Storage.open(place, big)
        for (let i = 0; i < 205; i++) await storage.call('append', ann, `m${i}`, rows(0, 'a'))
        const first = await storage.call('listRecords', ann, 0)
        expect([first.records.length, first.rest]).toEqual([200, 5])
        const second = await storage.call('listRecords', ann, first.change)
        expect([second.records.length, second.rest]).toEqual([5, 0])
        await storage.call('append', ann, 'm3', rows(1, 'b'))
        expect((await storage.call('listRecords', ann, second.change)).records.map(each => each.id)).toEqual([
          'm3',
        ])
      })

      test('a long record is read in pages that fit', async () => {
        await storage.close()
        storage = await Storage.open(place, { ...room, bytes: 1e9, record: 1e9 })
        const picture = JSON.stringify('x'.repeat(1_500_000))
        const events = Array.from({ length: 4 }, (_, i) => ({ cid: `p${i}`, body: picture }))
        await storage.call('append', ann, 't', { kind: 'table', base: 0, head, events })
        const seen: string[] = []
        while (seen.length < 4) {
          const page = await storage.call('read', ann, 't', seen.length)
          expect(cids(page as never)?.length).toBe(1)
          seen.push(...cids(page as never)!)
        }
        expect(seen).toEqual(['p0', 'p1', 'p2', 'p3'])
        expect(await storage.call('read', ann, 't', 4)).toEqual({ is: 'page', version: 4, events: [] })
      })

      test('a guest has so much room and no more', async () => {
        const large = (cid: string, size: number): Rows => ({
          ...rows(0),
          events: [{ cid, body: JSON.stringify('x'.repeat(size)) }],
        })
        expect(await storage.call('append', ann, 'a', large('a', 60_000))).toEqual({
          is: 'full',
          what: 'record',
        })
        expect(await storage.call('append', ann, 'a', large('a', 40_000))).toMatchObject({ is: 'accepted' })
        expect(await storage.call('append', ann, 'b', large('b', 40_000))).toMatchObject({ is: 'accepted' })
        expect(await storage.call('append', ann, 'c', large('c', 40_000))).toEqual({
          is: 'full',
          what: 'guest',
        })
        expect(await storage.call('copy', ann, 'a', { id: 'd', upto: 1, head })).toEqual({
          is: 'full',
          what: 'guest',
        })
        expect(await storage.call('append', bob, 'c', large('c', 40_000))).toMatchObject({ is: 'accepted' })
        await storage.call('remove', ann, 'a', 1)
        expect(await storage.call('append', ann, 'c', large('c', 40_000))).toMatchObject({ is: 'accepted' })
        for (let i = 0; i < 18; i++) await storage.call('append', ann, `s${i}`, rows(0, 'a'))
        expect(await storage.call('append', ann, 'last', rows(0, 'a'))).toEqual({
          is: 'full',
          what: 'records',
        })
      })

      test('another device joins once by a code, and brings what it has', async () => {
        await storage.call('append', ann, 'm', rows(0, 'a'))
        await storage.call('append', bob, 'm', rows(0, 'b'))
        await storage.call('append', bob, 'n', rows(0, 'c'))
        await storage.call('makeCode', ann, { hash: 'code', minutes: 10 })
        expect(await storage.call('join', 'wrong', 'bob-key')).toBe(undefined)
        expect(await storage.call('join', 'code', 'bob-key')).toMatchObject({ id: ann })
        expect(await storage.call('join', 'code', 'eve-key')).toBe(undefined)
        expect(await storage.call('guestOf', 'bob-key')).toMatchObject({ id: ann })
        const { records } = await storage.call('listRecords', ann, 0)
        expect(records.length).toBe(3)
        const all = await Promise.all(records.map(each => storage.call('read', ann, each.id, 0)))
        expect(new Set(all.map(found => cids(found as never)![0]))).toEqual(new Set(['a', 'b', 'c']))
        // An expired code, and a device that had no key before.
        await storage.call('makeCode', ann, { hash: 'late', minutes: -1 })
        expect(await storage.call('join', 'late', 'new-key')).toBe(undefined)
        await storage.call('makeCode', ann, { hash: 'again', minutes: 10 })
        expect(await storage.call('join', 'again', 'new-key')).toMatchObject({ id: ann })
      })

      test('F10: whole files of the first schema become records, and nothing is lost', async () => {
        await storage.close()
        place = await fresh(kind)
        if (place.url === undefined) await Storage.open(place, room).then(each => each.close())
        await beside(
          place,
          ...(place.url === undefined
            ? [
                'pragma user_version = 0',
                ...['meta', 'guest', 'guest_key', 'join_code', 'record', 'event'].map(
                  name => `drop table ${name}`,
                ),
              ]
            : []),
          'create table match (id text primary key, name text not null, game text not null, updated text not null, body text not null)',
          'create table free_table (id text primary key, body text not null)',
          `insert into match values ('abc', 'Vasárnap', 'hex', '2026-11-15T10:00:00.000Z', '{"id":"abc","match":{"moves":["a1","b2"]}}')`,
          `insert into match values ('bad', 'Romos', 'hex', '1', 'not json')`,
          `insert into free_table values ('abc', '{"id":"abc","name":"Konyha","kind":"start","updated":"2026-11-15T10:00:00.000Z","acts":[{"do":"name","name":"a"},{"do":"name","name":"b"}],"at":1}')`,
        )
        storage = await Storage.open(place, room)
        expect(await storage.call('unclaimed')).toBe(3)
        const { guest, claimed } = await storage.call('newGuest', 'first', 'claim')
        expect(claimed).toBe(3)
        expect((await storage.call('newGuest', 'second', 'claim')).claimed).toBe(0)
        const { records } = await storage.call('listRecords', guest.id, 0)
        expect(records.map(each => [each.id, each.kind, JSON.parse(each.head)])).toEqual([
          [
            'abc',
            'match',
            { name: 'Vasárnap', state: 'running', about: { game: 'hex', moves: 2, kept: 'running' } },
          ],
          ['bad', 'match', { name: 'Romos', state: 'running', about: { game: 'hex', kept: 'running' } }],
          ['abc-table', 'table', { name: 'Konyha', state: 'running', about: { kept: 'start' } }],
        ])
        const bodies = await Promise.all(records.map(each => storage.call('read', guest.id, each.id, 0)))
        const when = Date.parse('2026-11-15T10:00:00.000Z')
        const stamp = when.toString(36)
        const found = bodies.map(page =>
          page.is === 'page' ? page.events.map(({ cid, body }) => [cid, JSON.parse(body) as unknown]) : [],
        )
        expect(found).toEqual([
          [['old-0-0', { whole: { id: 'abc', match: { moves: ['a1', 'b2'] } } }]],
          [['old-0-0', { damaged: 'not json' }]],
          [
            [
              `old-${stamp}-0`,
              {
                whole: {
                  id: 'abc',
                  name: 'Konyha',
                  kind: 'start',
                  updated: '2026-11-15T10:00:00.000Z',
                  acts: [],
                  at: 0,
                },
              },
            ],
            [`old-${stamp}-1`, { do: 'act', act: { do: 'name', name: 'a' }, by: 'old', when }],
            [`old-${stamp}-2`, { do: 'act', act: { do: 'name', name: 'b' }, by: 'old', when }],
            [`old-${stamp}-3`, { do: 'goto', to: 1, by: 'old', when }],
          ],
        ])
        if (kind === 'sqlite') expect(readdirSync(place.data)).toContain('jatekvilag.before-1.sqlite')
      })

      test('F10: a newer schema is refused in words and not touched', async () => {
        await storage.close()
        await beside(place, `update meta set value = '99' where name = 'schema'`)
        const refused = await Storage.open(place, room).catch((error: unknown) => error)
        expect(refused).toBeInstanceOf(StartFault)
        expect(String(refused)).toContain('99')
        await beside(place, `update meta set value = '1' where name = 'schema'`)
        storage = await Storage.open(place, room)
      })
    },
  )
})
