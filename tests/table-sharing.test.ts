// The free table between several people: numbers by author, changes by field, luck answered, secrets kept.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answer,
  apply,
  AuthorNumbers,
  emptyTable,
  numbered,
  OWN_NUMBERS,
  TableLog,
  view,
  type Act,
  type Face,
  type Table,
  type Thing,
} from '../src/table/index.ts'
import { tableEventShape } from '../src/wire/index.ts'

const face = (tint: string): Face => ({ kind: 'art', art: 'card', tint, width: 1, height: 1 })
const CARDS = ['ace', 'king', 'queen', 'jack', 'ten', 'nine']
const table: Table = {
  ...emptyTable(),
  seats: ['Anna', 'Béla', 'Csaba'],
  box: [
    ...CARDS.map(id => ({ id, name: id, front: face(id), back: face('back'), inside: 4 })),
    { id: 'man', name: 'man', front: face('red'), inside: 10 },
  ],
}
const done = (on: Table, act: Act): Table => {
  const next = apply(on, act)
  if (!next.ok) throw new Error(next.why.en)
  return next.value
}
const after = (on: Table, ...acts: Act[]): Table => acts.reduce(done, on)
const luck = (n: number) => n - 1
const numbers = () => new AuthorNumbers('anna', 0)

describe('numbers by author', () => {
  test('things put down on two devices at once never get the same number', () => {
    const [a, b] = [new AuthorNumbers('anna', 5), new AuthorNumbers('bela', 5)]
    const put: Act = { do: 'put', kind: 'man', count: 2, x: 0, y: 0 }
    const add: Act = {
      do: 'many',
      as: 'put',
      acts: [put, { do: 'put', kind: 'ace', count: 1, x: 1, y: 1 }],
    }
    const here = after(table, numbered(put, a), numbered(add, b))
    const there = after(table, numbered(add, b), numbered(put, a))
    const ids = ({ things }: Table) => things.map(thing => `${thing.id}`).sort()
    expect(here.things).toHaveLength(5)
    // Numbers differ from one call to the next, but never clash.
    expect(new Set(ids(here)).size).toBe(5)
    expect(new Set(ids(there)).size).toBe(5)
    for (const thing of here.things) expect(thing.id).toBeGreaterThanOrEqual(OWN_NUMBERS)
  })
  test('a number that is taken is refused, and old acts are numbered by the table', () => {
    const one = done(table, { do: 'put', kind: 'man', count: 2, x: 0, y: 0 })
    expect(one.things.map(thing => thing.id)).toEqual([1, 2])
    expect(apply(one, { do: 'put', kind: 'man', count: 1, x: 0, y: 0, id: 2 }).ok).toBe(false)
    expect(done(one, { do: 'put', kind: 'man', count: 1, x: 0, y: 0, id: 7 }).nextId).toBe(8)
    expect(done(one, { do: 'put', kind: 'man', count: 1, x: 0, y: 0, id: OWN_NUMBERS + 3 }).nextId).toBe(3)
  })
})

describe('changes by field', () => {
  const clock: Act = {
    do: 'add',
    thing: { what: 'clock', left: [1000, 2000], running: null, x: 0, y: 0, angle: 0, locked: false },
  }
  test('what is set leaves the rest as another has made it', () => {
    const moved: Act = { do: 'move', places: [{ id: 1, x: 5, y: 6 }] }
    const set: Act = { do: 'set', id: 1, fields: { what: 'clock', left: [900, 2000] } }
    const both = after(table, clock, moved, set)
    expect(both).toEqual(after(table, clock, set, moved))
    expect(both.things[0]).toMatchObject({ x: 5, y: 6, left: [900, 2000], running: null })
  })
  test('of another kind, or against itself, it is refused', () => {
    const one = done(table, clock)
    expect(apply(one, { do: 'set', id: 1, fields: { what: 'note', text: 'x' } }).ok).toBe(false)
    const die: Act = {
      do: 'add',
      thing: { what: 'die', faces: ['1', '2'], showing: 0, x: 0, y: 0, angle: 0, locked: false },
    }
    expect(apply(done(one, die), { do: 'set', id: 2, fields: { what: 'die', showing: 2 } }).ok).toBe(false)
  })
  test('a kind gets another look while its pieces come and go; stock is told by how many', () => {
    const put: Act = { do: 'put', kind: 'man', count: 3, x: 0, y: 0 }
    const look: Act = { do: 'rekind', kind: 'man', fields: { name: 'Man', front: face('blue') } }
    const stock: Act = { do: 'stock', kind: 'man', by: 2 }
    for (const order of [
      [put, look, stock],
      [stock, look, put],
    ])
      expect(after(table, ...order).box.find(kind => kind.id === 'man')).toMatchObject({
        name: 'Man',
        inside: 9,
        front: { tint: 'blue' },
      })
    expect(apply(table, { do: 'stock', kind: 'man', by: -11 }).ok).toBe(false)
  })
})

describe('luck is answered by whoever keeps the log', () => {
  const deck = after(table, ...CARDS.map((kind): Act => ({ do: 'put', kind, count: 1, x: 0, y: 0 })), {
    do: 'flip',
    ids: [1, 2, 3, 4, 5, 6],
  })
  const ids = [1, 2, 3, 4, 5, 6]
  test('a shuffle of hidden cards gives them other numbers', () => {
    const act = answer(deck, { do: 'shuffle', ids }, luck, numbers())
    if (!act.ok) throw new Error(act.why.en)
    const shuffled = done(deck, act.value)
    expect(shuffled.things.map(thing => thing.id).filter(id => ids.includes(id))).toEqual([])
    expect(shuffled.things.map(thing => (thing as { kind: string }).kind).sort()).toEqual([...CARDS].sort())
  })
  test('open pieces keep theirs, and a cut is a turn of the order', () => {
    const open = done(deck, { do: 'flip', ids })
    const act = answer(open, { do: 'cut', ids }, () => 1, numbers())
    expect(act.ok && act.value).toEqual({ do: 'column', ids: [3, 4, 5, 6, 1, 2], x: 0, y: 0, by: 'cut' })
  })
  test('nothing is answered for what is not there', () => {
    expect(answer(deck, { do: 'work', id: 99 }, luck, numbers()).ok).toBe(false)
    expect(answer(deck, { do: 'shuffle', ids: [1, 99] }, luck, numbers()).ok).toBe(false)
  })
})

describe('what a seat may know', () => {
  /** Six face-down cards on the table, hands of two for two seats, in an order that luck says. */
  const dealt = (order: readonly number[]): Table =>
    after(
      table,
      ...order.map((n, i): Act => ({ do: 'put', kind: CARDS[n]!, count: 1, x: i, y: 0 })),
      { do: 'flip', ids: [1, 2, 3, 4, 5, 6] },
      { do: 'hand', ids: [1, 2], seat: 0, x: 0, y: 0 },
      { do: 'hand', ids: [3, 4], seat: 1, x: 0, y: 0 },
    )
  const words = (of: Table): string => JSON.stringify(of.things)

  test('its own hand, and of the others only how many cards they hold', () => {
    const seen = view(dealt([0, 1, 2, 3, 4, 5]), 0)
    const hand = (n: number) => seen.things.filter(thing => thing.hand === n) as { kind: string }[]
    expect(hand(0).map(thing => thing.kind)).toEqual(['ace', 'king'])
    expect(hand(1)).toHaveLength(2)
    for (const hidden of ['queen', 'jack', 'ten', 'nine']) expect(words(seen)).not.toContain(hidden)
  })
  test('two tables that differ in what is hidden look the same to a seat, to the last letter', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([2, 3, 4, 5], { minLength: 4 }),
        fc.shuffledSubarray([2, 3, 4, 5], { minLength: 4 }),
        (a, b) => {
          const [one, two] = [view(dealt([0, 1, ...a]), 0), view(dealt([0, 1, ...b]), 0)]
          expect(words(one)).toBe(words(two))
          expect(one.box.map(kind => kind.id)).toEqual(two.box.map(kind => kind.id))
        },
      ),
    )
  })
  test('one who looks on sees nobody’s hand', () => {
    for (const name of CARDS) expect(words(view(dealt([0, 1, 2, 3, 4, 5]), undefined))).not.toContain(name)
  })
  test('a back that only one kind has hides nothing; the table stays the same object', () => {
    const discs: Table = {
      ...emptyTable(),
      box: [{ id: 'disc', name: 'disc', front: face('black'), back: face('white'), inside: 9 }],
    }
    const turned = after(discs, { do: 'put', kind: 'disc', count: 2, x: 0, y: 0 }, { do: 'flip', ids: [1] })
    expect(view(turned, undefined)).toBe(turned)
  })
  test('what did not change stays the same object, so that nothing is drawn again', () => {
    const one = dealt([0, 1, 2, 3, 4, 5])
    const two = done(one, { do: 'move', places: [{ id: 5, x: 3, y: 3 }] })
    const [before, now] = [view(one, undefined), view(two, undefined)]
    const by = (of: Table, id: number) => of.things.find(thing => thing.id === id)
    expect(by(now, 6)).toBe(by(before, 6))
    expect(by(now, 5)).not.toBe(by(before, 5))
    expect(now.box).toBe(before.box)
  })
  test('what lies open is seen by all', () => {
    const open = done(dealt([0, 1, 2, 3, 4, 5]), { do: 'flip', ids: [5] })
    expect(view(open, 2).things.find(thing => thing.id === 5)).toMatchObject({ kind: 'ten', side: 'front' })
  })
})

test('every event says who did it and when; a refused one leaves no trace', () => {
  const log = new TableLog(table)
  const put: Act = { do: 'put', kind: 'man', count: 1, x: 0, y: 0 }
  expect(log.take({ do: 'act', act: put, by: 'anna', when: 5 }).ok).toBe(true)
  expect(log.take({ do: 'act', act: { do: 'flip', ids: [9] }, by: 'bela', when: 6 }).ok).toBe(false)
  expect(log.take({ do: 'goto', to: 0, by: 'bela', when: 7 }).ok).toBe(true)
  expect(log.take({ do: 'goto', to: 4, by: 'bela', when: 8 }).ok).toBe(false)
  expect(log.events.map(({ by, when }) => [by, when])).toEqual([
    ['anna', 5],
    ['bela', 7],
  ])
  // What was undone is still there to be redone, and nothing is taken out of the log.
  expect(log.history.present.things).toHaveLength(0)
  expect(log.take({ do: 'goto', to: 1, by: 'anna', when: 9 }).ok).toBe(true)
  expect(log.history.present.things).toHaveLength(1)
})

test('new acts are read from outside as they were written', () => {
  const thing: Thing['what'] = 'clock'
  const acts: Act[] = [
    { do: 'put', kind: 'man', count: 1, x: 0, y: 0, id: OWN_NUMBERS * 3 },
    { do: 'set', id: 1, fields: { what: thing, running: null } },
    { do: 'rekind', kind: 'man', fields: { name: 'x' } },
    { do: 'stock', kind: 'man', by: -1 },
    { do: 'column', ids: [1, 2], x: 0, y: 0, by: 'shuffle', fresh: [OWN_NUMBERS, OWN_NUMBERS + 1] },
  ]
  for (const act of acts) {
    const event = { do: 'act', act, by: 'anna', when: 1 }
    expect(tableEventShape(JSON.parse(JSON.stringify(event)), '')).toEqual({ ok: true, value: event })
  }
  for (const fields of [{ what: 'clock', running: 'x' }, { what: 'no' }, { what: 'note', text: 5 }])
    expect(
      tableEventShape({ do: 'act', act: { do: 'set', id: 1, fields }, by: 'a', when: 1 }, '').ok,
      JSON.stringify(fields),
    ).toBe(false)
})

test('the log knows who did each act of the line, also after undoing and doing another', () => {
  const log = new TableLog(table)
  const put: Act = { do: 'put', kind: 'man', count: 1, x: 0, y: 0 }
  const act = (by: string) => log.take({ do: 'act', act: put, by, when: 0 })
  act('anna')
  act('bela')
  log.take({ do: 'goto', to: 1, by: 'anna', when: 0 })
  expect([log.originAt(0), log.originAt(1)]).toEqual([
    { by: 'anna', event: 0 },
    { by: 'bela', event: 1 },
  ])
  act('csaba')
  expect(log.originAt(1)).toEqual({ by: 'csaba', event: 3 })
  const taken = new TableLog(table, [put])
  taken.take({ do: 'act', act: put, by: 'anna', when: 0 })
  expect([taken.originAt(0), taken.originAt(1)]).toEqual([undefined, { by: 'anna', event: 0 }])
})
