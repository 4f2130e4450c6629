import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newTableFile, parseTableFile } from '../src/wire/index.ts'
import {
  apply,
  columnOf,
  emptyTable,
  TableHistory,
  lifted,
  mustReshuffle,
  pockets,
  rouletteColour,
  secureLuck,
  shuffled,
  topAt,
  work,
  type Act,
  type Device,
  type Face,
  type Table,
} from '../src/table/index.ts'
import { parseSzk, writeSzk } from '../src/table/szk.ts'

const disc = (tint: string): Face => ({ kind: 'art', art: 'disc', tint, width: 0.8, height: 0.8 })
const box: Act[] = [
  { do: 'kind', kind: { id: 'man', name: 'Man', front: disc('white'), back: disc('black'), inside: 20 } },
  { do: 'kind', kind: { id: 'king', name: 'King', front: disc('red'), inside: 2 } },
]
const plain = { x: 0, y: 0, angle: 0, locked: false }
const die: Act = {
  do: 'add',
  thing: { what: 'die', faces: ['1', '2', '3', '4', '5', '6'], showing: 0, ...plain },
}
const ready = (...acts: Act[]): TableHistory => new TableHistory(emptyTable('Próba'), [...box, ...acts])
const done = (history: TableHistory, act: Act): Table => {
  const result = history.do(act)
  if (!result.ok) throw new Error(result.why.en)
  return result.value
}

describe('box and pieces', () => {
  test('putting down takes from the box, returning puts back, others are gone for good', () => {
    const history = ready({ do: 'put', kind: 'man', count: 3, x: 1, y: 1 }, die)
    expect(history.present.box[0]!.inside).toBe(17)
    expect(history.present.things.length).toBe(4)
    const after = done(history, { do: 'return', ids: [1, 2, 4] })
    expect(after.box[0]!.inside).toBe(19)
    expect(after.things.map(thing => thing.id)).toEqual([3])
  })
  test('more than the box holds is refused and changes nothing', () => {
    const history = ready()
    const before = history.present
    expect(history.do({ do: 'put', kind: 'king', count: 3, x: 0, y: 0 }).ok).toBe(false)
    expect(history.present).toBe(before)
  })
  test('the board is swapped while the pieces stay where they are', () => {
    const history = ready({ do: 'put', kind: 'man', count: 1, x: 3, y: 4 })
    const after = done(history, { do: 'board', board: { kind: 'game', game: 'sakk', options: {} } })
    expect(after.things[0]).toMatchObject({ x: 3, y: 4 })
  })
  test('a moved piece comes to lie on top', () => {
    const history = ready({ do: 'put', kind: 'man', count: 3, x: 0, y: 0 })
    expect(done(history, { do: 'move', places: [{ id: 1, x: 2, y: 0 }] }).things.map(t => t.id)).toEqual([
      2, 3, 1,
    ])
  })
  test('a locked piece is not moved; unlocking frees it', () => {
    const history = ready(
      { do: 'put', kind: 'man', count: 1, x: 0, y: 0 },
      { do: 'lock', ids: [1], locked: true },
    )
    expect(history.do({ do: 'move', places: [{ id: 1, x: 2, y: 0 }] }).ok).toBe(false)
    done(history, { do: 'lock', ids: [1], locked: false })
    expect(history.do({ do: 'move', places: [{ id: 1, x: 2, y: 0 }] }).ok).toBe(true)
  })
})

describe('columns', () => {
  const tower = () =>
    ready(
      { do: 'put', kind: 'man', count: 3, x: 0, y: 0 },
      { do: 'put', kind: 'man', count: 1, x: 5, y: 5 },
      { do: 'move', places: [{ id: 2, x: 0.2, y: 0.1 }] },
    )
  test('pieces that do not lie exactly on each other are one column; far ones are not', () => {
    expect(columnOf(tower().present, 1).map(piece => piece.id)).toEqual([1, 3, 2])
    expect(columnOf(tower().present, 4).map(piece => piece.id)).toEqual([4])
  })
  test('putting a column down straightens it and keeps the order', () => {
    const history = tower()
    const after = done(history, { do: 'column', ids: [1, 3, 2], x: 7, y: 7 })
    expect(after.things.slice(-3).map(({ id, x, y }) => [id, x, y])).toEqual([
      [1, 7, 7],
      [3, 7, 7],
      [2, 7, 7],
    ])
  })
  test('lifting the top k, turning a column over', () => {
    const history = tower()
    expect(lifted(columnOf(history.present, 1), 2).map(piece => piece.id)).toEqual([3, 2])
    const after = done(history, { do: 'turnover', ids: [1, 3, 2] })
    expect(columnOf(after, 1).map(({ id, side }) => [id, side])).toEqual([
      [2, 'back'],
      [3, 'back'],
      [1, 'back'],
    ])
  })
  test('the topmost thing under the pointer', () => {
    expect(topAt(tower().present, 0.1, 0)?.id).toBe(2)
    expect(topAt(tower().present, 9, 9)).toBeUndefined()
  })
})

describe('chance', () => {
  const chiSquare = (counts: readonly number[], rolls: number): number =>
    counts.reduce((sum, n) => sum + (n - rolls / counts.length) ** 2 / (rolls / counts.length), 0)
  test(
    'a million rolls of a die: chi-square below the 0.1 % limit for 5 degrees',
    { timeout: 60_000 },
    () => {
      const device = ready(die).present.things[0] as Device
      const counts = [0, 0, 0, 0, 0, 0]
      for (let i = 0; i < 1_000_000; i++) {
        const act = work(device, secureLuck)
        if (act.do === 'chance') counts[Number(act.showing)]!++
      }
      expect(chiSquare(counts, 1_000_000)).toBeLessThan(20.52)
    },
  )
  test('two runs differ: the source cannot be seeded', () => {
    const rolls = () => Array.from({ length: 40 }, () => secureLuck(1000)).join()
    expect(rolls()).not.toBe(rolls())
  })
  test('numbers keep their limits, both included', () => {
    const numbers = { id: 1, what: 'numbers', least: 3, most: 5, showing: null, ...plain } as const
    const seen = new Set(
      Array.from({ length: 300 }, () => (work(numbers, secureLuck) as { showing: number }).showing),
    )
    expect([...seen].sort((a, b) => a - b)).toEqual([3, 4, 5])
  })
  test('roulette: 37 or 38 pockets, 18 red, 18 black, zeros green', () => {
    expect(pockets(1).length).toBe(37)
    expect(pockets(2)).toContain('00')
    const colours = pockets(2).map(rouletteColour)
    expect(['red', 'black', 'green'].map(c => colours.filter(each => each === c).length)).toEqual([18, 18, 2])
  })
  test('a pack that runs out gives every card once, then asks to be shuffled', () => {
    const history = ready({
      do: 'add',
      thing: {
        what: 'pack',
        title: 'P',
        cards: ['a', 'b', 'c'],
        runsOut: true,
        left: [0, 1, 2],
        showing: null,
        ...plain,
      },
    })
    const drawn = [1, 2, 3].map(() => {
      const act = work(history.present.things[0] as Device, secureLuck)
      done(history, act)
      return (act as { showing: number }).showing
    })
    expect([...drawn].sort((a, b) => a - b)).toEqual([0, 1, 2])
    expect(mustReshuffle(history.present.things[0] as Device)).toBe(true)
    done(history, work(history.present.things[0] as Device, secureLuck))
    expect(history.present.things[0]).toMatchObject({ left: { length: 2 } })
  })
  test('shuffling keeps the same things', () => {
    expect(shuffled([1, 2, 3, 4, 5], secureLuck).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('.szk', () => {
  test('reads cards of the stated number of lines and writes them back', () => {
    expect(parseSzk('2\nA\nb\nC\nd\n')).toEqual({ ok: true, value: ['A\nb', 'C\nd'] })
    expect(parseSzk('\uFEFF1\r\nEgy\r\nKettő\r\n\r\n')).toEqual({ ok: true, value: ['Egy', 'Kettő'] })
    expect(parseSzk(writeSzk(['a\nb', 'c']))).toEqual({ ok: true, value: ['a\nb', 'c'] })
  })
  test.each(['', '\n', 'abc\nx', '0\nx', '-1\nx', '2\na\nb\nc', '1', '1.5\na', '2\u0000\na\nb', '9999\na'])(
    'refuses %j in both languages',
    text => {
      const read = parseSzk(text)
      expect(read.ok).toBe(false)
      if (!read.ok) expect(read.why.hu.length > 5 && read.why.en.length > 5).toBe(true)
    },
  )
})

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 4 })
const place = fc.double({ min: -20, max: 20, noNaN: true }).map(v => (Object.is(v, -0) ? 0 : v))
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    do: fc.constant('put' as const),
    kind: fc.constantFrom('man', 'king'),
    count: fc.integer({ min: 1, max: 3 }),
    x: place,
    y: place,
  }),
  someIds.chain(ids =>
    fc.tuple(place, place).map(([x, y]): Act => ({ do: 'move', places: ids.map(id => ({ id, x, y })) })),
  ),
  someIds.map((ids): Act => ({ do: 'flip', ids })),
  someIds.map((ids): Act => ({ do: 'turnover', ids })),
  someIds.map((ids): Act => ({ do: 'return', ids })),
  someIds.chain(ids => fc.tuple(place, place).map(([x, y]): Act => ({ do: 'column', ids, x, y }))),
  someIds.chain(ids =>
    fc.integer({ min: -180, max: 180 }).map((degrees): Act => ({ do: 'rotate', ids, degrees })),
  ),
  someIds.map((ids): Act => ({ do: 'front', ids })),
  someIds.map((ids): Act => ({ do: 'back', ids })),
  someIds.chain(ids => fc.boolean().map((locked): Act => ({ do: 'lock', ids, locked }))),
  fc.string({ maxLength: 20 }).map((name): Act => ({ do: 'name', name })),
  fc.constant(die),
  fc.constant<Act>({ do: 'board', board: { kind: 'plain', colour: '#336699' } }),
)

describe('properties', () => {
  test('any acts undone give the first table back, redone the last, byte for byte', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 200 }), acts => {
        const history = ready({ do: 'put', kind: 'man', count: 5, x: 0, y: 0 })
        const first = JSON.stringify(history.start)
        for (const act of acts) history.do(act)
        const last = JSON.stringify(history.present)
        while (history.undo());
        expect(JSON.stringify(history.present)).toBe(first)
        while (history.redo());
        expect(JSON.stringify(history.present)).toBe(last)
      }),
      { numRuns: 60 },
    )
  })
  test('export and import are the identity', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 60 }), acts => {
        const history = ready({ do: 'put', kind: 'man', count: 5, x: 0, y: 0 })
        for (const act of acts) history.do(act)
        const file = {
          ...newTableFile('x-1', 'Név', '2026-11-15T10:00:00.000Z'),
          first: history.start,
          acts: [...history.line],
          at: history.at,
        }
        const read = parseTableFile(JSON.parse(JSON.stringify(file)))
        expect(read).toEqual({ ok: true, value: file })
      }),
      { numRuns: 60 },
    )
  })
  test('pieces are never lost: box and table together hold the same number', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 80 }), acts => {
        const history = ready({ do: 'put', kind: 'man', count: 5, x: 0, y: 0 })
        for (const act of acts) history.do(act)
        const { box: inside, things } = history.present
        const out = things.filter(thing => thing.what === 'piece').length
        expect(inside.reduce((sum, kind) => sum + kind.inside, 0) + out).toBe(22)
      }),
      { numRuns: 60 },
    )
  })
  test('acts on different pieces that do not restack commute', () => {
    const quiet = (id: number): fc.Arbitrary<Act> =>
      fc.oneof(
        fc.constant<Act>({ do: 'flip', ids: [id] }),
        fc.integer({ min: 0, max: 359 }).map((degrees): Act => ({ do: 'rotate', ids: [id], degrees })),
        fc.boolean().map((locked): Act => ({ do: 'lock', ids: [id], locked })),
      )
    fc.assert(
      fc.property(quiet(1), quiet(2), (a, b) => {
        const start = ready({ do: 'put', kind: 'man', count: 2, x: 0, y: 0 }).present
        const both = (first: Act, second: Act) => {
          const once = apply(start, first)
          return once.ok ? apply(once.value, second) : once
        }
        expect(both(a, b)).toEqual(both(b, a))
      }),
    )
  })
})

describe('broken and hostile files', () => {
  const good = () => {
    const history = ready({ do: 'put', kind: 'man', count: 2, x: 0, y: 0 })
    return {
      ...newTableFile('x-1', 'Név', '2026-11-15T10:00:00.000Z'),
      first: history.start,
      acts: [...history.line],
      at: history.at,
    }
  }
  const spoiled = (change: (file: Record<string, never>) => void) => {
    const file = JSON.parse(JSON.stringify(good())) as Record<string, never>
    change(file)
    return file
  }
  const picture = (data: string) => ({ name: 'p', data, width: 10, height: 10 })
  const files: Record<string, unknown> = {
    'a number': 7,
    'a list': [],
    nothing: null,
    'another format': { format: 'other' },
    'a newer version': spoiled(f => Object.assign(f, { version: 9 })),
    'no acts': spoiled(f => Reflect.deleteProperty(f, 'acts')),
    'an unknown act': spoiled(f => Object.assign(f, { acts: [{ do: 'explode' }] })),
    'an act on nothing': spoiled(f => Object.assign(f, { acts: [{ do: 'flip', ids: [99] }] })),
    'a negative size': spoiled(f =>
      Object.assign(f, {
        acts: [{ do: 'kind', kind: { id: 'a', name: 'a', inside: 1, front: { ...disc('red'), width: -1 } } }],
      }),
    ),
    'a size beyond all bounds': spoiled(f =>
      Object.assign(f, { acts: [{ do: 'put', kind: 'man', count: 1, x: 1e300, y: 0 }] }),
    ),
    'a drawing with a script': spoiled(f =>
      Object.assign(f, {
        acts: [{ do: 'picture', id: 'p', picture: picture('data:image/svg+xml;base64,PHN2Zz4=') }],
      }),
    ),
    'a script address': spoiled(f =>
      Object.assign(f, { acts: [{ do: 'picture', id: 'p', picture: picture('javascript:alert(1)') }] }),
    ),
    'a far address': spoiled(f =>
      Object.assign(f, { acts: [{ do: 'picture', id: 'p', picture: picture('https://example.org/a.png') }] }),
    ),
    'a colour that is none': spoiled(f =>
      Object.assign(f, { acts: [{ do: 'board', board: { kind: 'plain', colour: 'url(x)' } }] }),
    ),
    'numbers used twice': spoiled(f =>
      Object.assign(f, {
        first: {
          ...emptyTable(),
          nextId: 9,
          things: [
            { ...plain, id: 1, what: 'note', text: '', colour: '#000000' },
            { ...plain, id: 1, what: 'note', text: '', colour: '#000000' },
          ],
        },
      }),
    ),
    'a piece of no kind': spoiled(f =>
      Object.assign(f, {
        first: {
          ...emptyTable(),
          nextId: 9,
          things: [{ ...plain, id: 1, what: 'piece', kind: 'x', side: 'front' }],
        },
      }),
    ),
    'too long a name': spoiled(f => Object.assign(f, { name: 'x'.repeat(10_000) })),
    'a hostile key': JSON.parse('{"format":"jatekvilag-table","version":1,"__proto__":{"x":1}}'),
    'text for a number': spoiled(f => Object.assign(f, { at: 'one' })),
    'half a number': spoiled(f => Object.assign(f, { at: 1.5 })),
  }
  test.each(Object.entries(files))('%s', (_, file) => {
    const read = parseTableFile(file)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.why.hu.length > 5 && read.why.en.length > 5).toBe(true)
  })
  test('the good one is read', () => expect(parseTableFile(good()).ok).toBe(true))
})
