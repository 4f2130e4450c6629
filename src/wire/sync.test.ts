import { expect, test } from 'vitest'
import {
  parseAccepted,
  parseAppend,
  parseCopy,
  parseEvents,
  parseGuest,
  parseJoin,
  parseLink,
  parseListing,
  parseRefusal,
  plainName,
  wholeOf,
} from './sync.ts'

const head = { name: 'Vasárnap', state: 'running', about: { game: 'hex', moves: 2 } } as const
const event = { cid: 'a-1', body: { do: 'move', move: 'a1' } }
const append = { kind: 'match', base: 0, head, events: [event] }

test('what both sides send reads back as it was', () => {
  expect(parseAppend(append)).toEqual({ ok: true, value: append })
  const listing = {
    change: 7,
    rest: 0,
    records: [
      { is: 'kept', kind: 'deck', id: 'd', version: 3, change: 5, updated: '2026-11-16T04:40:00.000Z', head },
      { is: 'deleted', kind: 'table', id: 't', version: 9, change: 7 },
    ],
  }
  expect(parseListing(listing)).toEqual({ ok: true, value: listing })
  const events = { version: 4, from: 3, events: [event] }
  expect(parseEvents(events)).toEqual({ ok: true, value: events })
  for (const [parse, value] of [
    [parseAccepted, { version: 4, change: 9 }],
    [parseCopy, { id: 'new', upto: 2, head }],
    [parseJoin, { code: 'K7QF-2M9D' }],
    [parseLink, { code: 'K7QF-2M9D', minutes: 10 }],
    [parseGuest, { guest: 'new', used: 0, room: 9 }],
    [parseRefusal, { what: 'conflict', error: { hu: 'h', en: 'e' }, version: 3 }],
  ] as const)
    expect(parse(value)).toEqual({ ok: true, value })
})

test('an append that cannot be kept as it is, is refused in both languages', () => {
  let deep: unknown = 1
  for (let i = 0; i < 70; i++) deep = [deep]
  for (const wrong of [
    null,
    [],
    {},
    { ...append, kind: 'room' },
    { ...append, base: -1 },
    { ...append, base: 0.5 },
    { ...append, base: Infinity },
    { ...append, events: [] },
    { ...append, events: [{ ...event, cid: '' }] },
    { ...append, events: [{ ...event, cid: 'x'.repeat(41) }] },
    { ...append, events: [{ cid: 'a' }] },
    { ...append, events: [{ cid: 'a', body: JSON.parse('{"rules":1e999}') as unknown }] },
    { ...append, events: [{ cid: 'a', body: JSON.parse('{"__proto__":1}') as unknown }] },
    { ...append, events: [{ cid: 'a', body: deep }] },
    { ...append, head: { ...head, name: 7 } },
    { ...append, head: { ...head, name: 'x'.repeat(201) } },
    { ...append, head: { ...head, state: 'paused' } },
    { ...append, head: { ...head, about: { moves: Infinity } } },
    {
      ...append,
      head: { ...head, about: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`k${i}`, i])) },
    },
  ]) {
    const read = parseAppend(wrong)
    expect(read.ok, JSON.stringify(wrong)?.slice(0, 80)).toBe(false)
    if (!read.ok) expect(read.why.hu.length > 5 && read.why.en.length > 5).toBe(true)
  }
})

test('a name cannot turn the direction of writing', () => {
  expect(plainName('kép\u202egpj.\u2066x\u0007')).toBe('képgpj.x')
  const read = parseAppend({ ...append, head: { ...head, name: '\u202egpj' } })
  expect(read.ok && read.value.head.name).toBe('gpj')
})

test('a record that was a file begins with the file', () => {
  expect(wholeOf({ whole: { id: 'x' } })).toEqual({ id: 'x' })
  expect(wholeOf({ do: 'move' })).toBe(undefined)
})
