// What a browser reads from files, its own storage and the server is bounded as the server's own checks are.
import { expect, test } from 'vitest'
import { emptyTable } from '../table/index.ts'
import { matchEventShape } from './match-events.ts'
import { parseSavedMatch, readSavedMatch } from './saved-match.ts'
import { parseEvents } from './sync.ts'
import { newTableFile, parseTableShape, readTableFile, tableEventShape } from './table-file.ts'

const match = {
  format: 'jatekvilag-match',
  version: 2,
  game: 'hex',
  rules: 1,
  options: {},
  events: ['a1'],
}
const saved = { id: 'one', name: 'x', updated: '2026-11-16T04:00:00.000Z', seats: [], match }
const inMatch = (change: object) => ({ ...saved, match: { ...match, ...change } })
const table = newTableFile('one', 'x', '2026-11-16T04:00:00.000Z')

const refused = (read: { ok: boolean; why?: { hu: string; en: string } }): void => {
  expect(read.ok).toBe(false)
  expect(read.why?.hu.length, 'a word in Hungarian').toBeGreaterThan(5)
  expect(read.why?.en.length, 'a word in English').toBeGreaterThan(5)
}

test('what is within the bounds is read', () => {
  expect(parseSavedMatch(saved).ok).toBe(true)
  expect(parseTableShape(JSON.parse(JSON.stringify(table))).ok).toBe(true)
})

test('F5: numbers beyond all bounds are refused', () => {
  for (const rules of [Infinity, -1, 0.5, 2 ** 60]) refused(parseSavedMatch(inMatch({ rules })))
  refused(readSavedMatch(JSON.stringify(inMatch({ from: { x: 7 } })).replace(':7', ':1e999')))
  refused(matchEventShape({ do: 'time', ms: Infinity, by: 'clock' }, ''))
  refused(matchEventShape({ do: 'goto', to: 1e9, by: 'host' }, ''))
  refused(parseTableShape({ ...table, at: Infinity }))
  const far = { do: 'move', places: [{ id: 1, x: Infinity, y: 0 }] }
  refused(tableEventShape({ do: 'act', act: far, by: 'x', when: 0 }, ''))
  refused(parseEvents({ version: 1, from: 0, events: [{ cid: 'a', body: Infinity }] }))
})

test('F13: a nest of a million brackets is refused', () => {
  const nest = '['.repeat(1_000_000) + ']'.repeat(1_000_000)
  refused(readSavedMatch(nest))
  refused(readSavedMatch(JSON.stringify(inMatch({ from: { x: 7777 } })).replace('7777', nest)))
  refused(readTableFile(JSON.stringify({ ...table, first: 7777 }).replace('7777', nest)))
  refused(parseEvents({ version: 1, from: 0, events: [{ cid: 'a', body: JSON.parse(nest) as unknown }] }))
})

test('F17: only dates as the program writes them are taken', () => {
  for (const updated of ['1', 'zzz 1 Jan 2020', '9999', '2026-11-16', '2026-13-45T99:99:99Z', 7]) {
    refused(parseSavedMatch({ ...saved, updated }))
    refused(parseTableShape({ ...table, updated }))
  }
})

test('F27: a name in a file cannot turn the direction of writing', () => {
  const read = parseSavedMatch({ ...saved, name: 'kép\u202egpj' })
  expect(read.ok && read.value.name).toBe('képgpj')
  const laid = parseTableShape({ ...table, name: 'kép\u202egpj' })
  expect(laid.ok && laid.value.name).toBe('képgpj')
})

test('F28: options without end are refused', () => {
  const many = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`o${i}`, 'x']))
  expect(parseSavedMatch(inMatch({ options: many(40) })).ok).toBe(true)
  refused(parseSavedMatch(inMatch({ options: many(41) })))
  refused(parseSavedMatch(inMatch({ options: many(50_000) })))
  refused(parseSavedMatch(inMatch({ options: { 'a b': 'x' } })))
  refused(parseSavedMatch(inMatch({ events: Array.from({ length: 100_001 }, () => 'a1') })))
  const things = Array.from({ length: 3001 }, (_, i) => ({ what: 'note', id: i + 1 }))
  refused(parseTableShape({ ...table, first: { ...emptyTable(), things } }))
})
