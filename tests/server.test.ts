// The real server with a real SQLite file, over real HTTP.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve, type Running } from '../src/server/index.ts'
import { newTableFile, type SavedMatch, type TableFile } from '../src/wire/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'jatekvilag-'))
const options = { port: 0, root: folder, data: join(folder, 'data') }
let running: Running
const at = (path: string) => `http://127.0.0.1:${running.port}${path}`
const put = (path: string, body: string, headers = {}) =>
  fetch(at(path), { method: 'PUT', body, headers: { 'content-type': 'application/json', ...headers } })

const saved: SavedMatch = {
  id: 'abc-1',
  name: 'Vasárnap',
  updated: '2026-11-15T10:00:00.000Z',
  seats: [{ kind: 'person' }, { kind: 'ai', level: 2 }],
  match: {
    format: 'jatekvilag-match',
    version: 1,
    game: 'hex',
    rules: 1,
    options: {},
    moves: ['a1', 'b2'],
    at: 2,
  },
}

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>Játékvilág</title>')
  running = await serve(options)
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true })
})

test('a saved match comes back as it was, also after a restart', async () => {
  expect(await (await put('/api/matches/abc-1', JSON.stringify(saved))).json()).toEqual({ saved: true })
  await running.close()
  running = await serve(options)
  expect(await (await fetch(at('/api/matches/abc-1'))).json()).toEqual(saved)
  expect(await (await fetch(at('/api/matches'))).json()).toEqual([
    { id: 'abc-1', name: 'Vasárnap', game: 'hex', updated: saved.updated },
  ])
})

test('broken saves are refused in both languages and change nothing', async () => {
  const broken = [
    'not json',
    '[]',
    'null',
    '{}',
    JSON.stringify({ ...saved, id: 'other' }),
    JSON.stringify({ ...saved, name: 7 }),
    JSON.stringify({ ...saved, updated: 'yesterday' }),
    JSON.stringify({ ...saved, seats: [{ kind: 'ghost' }] }),
    JSON.stringify({ ...saved, match: { ...saved.match, format: 'x' } }),
    JSON.stringify({ ...saved, match: { ...saved.match, version: 2 } }),
    JSON.stringify({ ...saved, match: { ...saved.match, game: '../etc' } }),
    JSON.stringify({ ...saved, match: { ...saved.match, moves: [1] } }),
    JSON.stringify({ ...saved, match: { ...saved.match, options: { size: {} } } }),
  ]
  for (const body of broken) {
    const response = await put('/api/matches/abc-1', body)
    expect(response.status, body).toBe(400)
    const { error } = (await response.json()) as { error: { hu: string; en: string } }
    expect(error.hu.length > 5 && error.en.length > 5).toBe(true)
  }
  expect(await (await fetch(at('/api/matches/abc-1'))).json()).toEqual(saved)
})

test('too large a save is refused', async () => {
  expect((await put('/api/matches/abc-1', ' '.repeat(9 * 1024 * 1024))).status).toBe(413)
})

test('other sites may not write', async () => {
  expect(
    (await put('/api/matches/abc-1', JSON.stringify(saved), { origin: 'http://evil.example' })).status,
  ).toBe(403)
})

test('files stay inside the folder; unknown pages give the program; a taken port gives the next one', async () => {
  expect(await (await fetch(at('/play/sakk'))).text()).toContain('Játékvilág')
  expect((await fetch(at('/assets/none.js'))).status).toBe(404)
  expect(await (await fetch(at('/..%2f..%2f..%2fetc%2fpasswd'))).text()).not.toContain('root:')
  expect((await fetch(at('/%zz'))).status).toBe(400)
  const second = await serve({ ...options, port: running.port, data: join(folder, 'other') })
  expect(second.port).toBe(running.port + 1)
  await second.close()
})

test('a deleted match is gone', async () => {
  await fetch(at('/api/matches/abc-1'), { method: 'DELETE' })
  expect((await fetch(at('/api/matches/abc-1'))).status).toBe(404)
})

const table: TableFile = {
  ...newTableFile('table-1', 'Konyhaasztal', '2026-11-15T10:00:00.000Z'),
  kind: 'start',
  acts: [{ do: 'board', board: { kind: 'plain', colour: '#112233' } }],
  at: 1,
}

test('a free table comes back as it was, after a restart too, and is listed with its kind', async () => {
  expect(await (await put('/api/tables/table-1', JSON.stringify(table))).json()).toEqual({ saved: true })
  await running.close()
  running = await serve(options)
  expect(await (await fetch(at('/api/tables/table-1'))).json()).toEqual(table)
  expect(await (await fetch(at('/api/tables'))).json()).toEqual([
    { id: 'table-1', name: 'Konyhaasztal', kind: 'start', updated: table.updated },
  ])
})

test('broken free tables are refused in both languages, other sites may not write, a deleted one is gone', async () => {
  for (const body of [
    'not json',
    '{}',
    JSON.stringify({ ...table, id: 'other' }),
    JSON.stringify({ ...table, acts: [{ do: 'fly', ids: [9] }] }),
    JSON.stringify({ ...table, at: -1 }),
  ]) {
    const response = await put('/api/tables/table-1', body)
    expect(response.status, body).toBe(400)
    const { error } = (await response.json()) as { error: { hu: string; en: string } }
    expect(error.hu.length > 5 && error.en.length > 5).toBe(true)
  }
  const foreign = await put('/api/tables/table-1', JSON.stringify(table), { origin: 'http://evil.example' })
  expect(foreign.status).toBe(403)
  expect(await (await fetch(at('/api/tables/table-1'))).json()).toEqual(table)
  await fetch(at('/api/tables/table-1'), { method: 'DELETE' })
  expect((await fetch(at('/api/tables/table-1'))).status).toBe(404)
})
