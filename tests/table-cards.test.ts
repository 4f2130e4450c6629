// Cards at the free table: ready decks, lists of cards, bags, and hands of which nobody else knows anything.
import { describe, expect, test } from 'vitest'
import {
  answer,
  apply,
  emptyTable,
  numbered,
  OWN_NUMBERS,
  view,
  type Act,
  type OneAct,
  type Table,
} from '../src/table/index.ts'
import { newTableFile, readTableFile } from '../src/wire/index.ts'
import { cards } from '../src/board/art/cards.ts'
import { oldText } from '../src/web/table/old-letters.ts'
import { parseCards } from '../src/web/table/decks/card-lists.ts'
import { deckActs, sizeOfDeck, type DeckDraft } from '../src/web/table/decks/deck.ts'
import {
  dominoes,
  frenchDeck,
  hungarianDeck,
  money,
  numberCards,
  tarokkDeck,
} from '../src/web/table/decks/ready-decks.ts'

const numbers = (first = OWN_NUMBERS) => {
  let next = first
  return {
    take(count = 1) {
      next += count
      return next - count
    },
  }
}
const counter = numbers()
function done(table: Table, act: Act): Table {
  const result = apply(table, numbered(act, counter))
  if (!result.ok) throw new Error(result.why.en)
  return result.value
}
const laid = (deck: DeckDraft): Table =>
  done(
    { ...emptyTable(), seats: ['Anna', 'Béla', 'Cili', 'Dani'] },
    {
      do: 'many',
      as: 'deck',
      acts: deckActs(deck, { x: 3, y: 3 }, 'deck'),
    },
  )
const DECKS: readonly (readonly [string, DeckDraft, number])[] = [
  ['French', frenchDeck({ ranks: 'all', tint: 'red' }), 52],
  ['French from seven', frenchDeck({ ranks: 'from seven', tint: 'red' }), 32],
  ['Hungarian', hungarianDeck('blue'), 32],
  ['tarokk', tarokkDeck('green'), 42],
  ['dominoes', dominoes('black'), 28],
  [
    'numbers',
    numberCards({ tints: ['red', 'blue'], numbers: { least: 1, most: 9 }, copies: 2, tint: 'red' }),
    36,
  ],
  [
    'colours',
    numberCards({ tints: ['red', 'blue', 'green'], numbers: undefined, copies: 4, tint: 'red' }),
    12,
  ],
  ['money', money(10), 80],
]

describe('ready decks', () => {
  test.each(DECKS)('%s: every card is drawn, named and different; the file opens again', (_, deck, size) => {
    expect(sizeOfDeck(deck)).toBe(size)
    const faces = deck.cards.map(({ front }) => JSON.stringify(front))
    expect(new Set(faces).size).toBe(faces.length)
    expect(new Set(deck.cards.map(({ names }) => names!.hu)).size).toBe(faces.length)
    expect(new Set(deck.cards.map(({ names }) => names!.en)).size).toBe(faces.length)
    for (const { front } of deck.cards)
      expect(front.kind === 'art' && cards[front.art], JSON.stringify(front)).toBeTruthy()
    const table = laid(deck)
    expect(table.things).toHaveLength(size)
    const read = readTableFile(
      JSON.stringify({ ...newTableFile('lapok', 'Lapok', '2026-11-16T04:00:00.000Z'), first: table }),
    )
    expect(read.ok ? '' : read.why.en).toBe('')
  })
})

/** Everything of a view that tells something, the kinds in the box left out: which kinds there are is no secret. */
const told = (table: Table, seat?: number) => {
  const { box: _, ...rest } = view(table, seat)
  return JSON.stringify(rest)
}
const CARD = /"deck-\d+"/

describe('hidden is hidden', () => {
  const table = laid(hungarianDeck('red'))
  const deal = (seat: number, from: number): OneAct => ({
    do: 'hand',
    ids: table.things.slice(from, from + 8).map(thing => thing.id),
    seat,
    x: 0,
    y: 0,
  })
  const dealt = done(table, { do: 'many', as: 'deal', acts: [0, 1, 2, 3].map(seat => deal(seat, seat * 8)) })

  test('a deck that lies face down tells no card, and no number of it tells its kind', () => {
    expect(told(table)).not.toMatch(CARD)
    // The numbers go up from the bottom of the pile, the kinds do not.
    const places = table.things.map(thing => (thing.what === 'piece' ? Number(thing.kind.slice(5)) : -1))
    expect(places).not.toEqual(places.toSorted((a, b) => a - b))
    expect(table.things.map(thing => thing.id)).toEqual(
      table.things.map(thing => thing.id).toSorted((a, b) => a - b),
    )
  })
  test('who looks on sees no hand, each seat only its own', () => {
    expect(told(dealt)).not.toMatch(CARD)
    for (const seat of [0, 1, 2, 3]) {
      const own = dealt.things.flatMap(thing =>
        thing.what === 'piece' && thing.hand === seat ? [thing.kind] : [],
      )
      const seen = [...told(dealt, seat).matchAll(/"(deck-\d+)"/g)].map(([, kind]) => kind!)
      expect(seen.toSorted()).toEqual(own.toSorted())
    }
  })
  test('a card laid down from the hand face down has a number nobody knows', () => {
    const [card] = dealt.things
    const up = done(dealt, {
      do: 'many',
      as: 'play',
      acts: [
        { do: 'hand', ids: [card!.id], seat: null, x: 1, y: 1 },
        { do: 'set', id: card!.id, fields: { what: 'piece', side: 'front' } },
      ],
    })
    expect(told(up)).toMatch(CARD)
    const again = done(up, { do: 'hand', ids: [card!.id], seat: 0, x: 0, y: 0 })
    const fresh = counter.take()
    const down = done(again, {
      do: 'many',
      as: 'play',
      acts: [
        { do: 'hand', ids: [card!.id], seat: null, x: 2, y: 2, fresh: [fresh] },
        { do: 'set', id: fresh, fields: { what: 'piece', side: 'back' } },
      ],
    })
    expect(told(down)).not.toMatch(CARD)
    expect(down.things.some(thing => thing.id === card!.id)).toBe(false)
    // A number that is taken is refused.
    const taken = dealt.things[5]!.id
    expect(apply(again, { do: 'hand', ids: [card!.id], seat: null, x: 2, y: 2, fresh: [taken] }).ok).toBe(
      false,
    )
  })
  test('looking at a card changes nothing but is in the log', () => {
    expect(done(table, { do: 'peek', ids: [table.things[0]!.id] })).toEqual(table)
    expect(apply(table, { do: 'peek', ids: [1] }).ok).toBe(false)
  })
})

describe('bags', () => {
  const bag: Act = {
    do: 'add',
    id: 7,
    thing: { what: 'bag', label: '', colour: '#7a4a2b', inside: [], x: 0, y: 0, angle: 0, locked: false },
  }
  const open = done(
    laid(numberCards({ tints: ['red'], numbers: { least: 1, most: 6 }, copies: 1, tint: 'red' })),
    bag,
  )
  const ids = open.things.flatMap(thing => (thing.what === 'piece' ? [thing.id] : []))
  const full = done(open, { do: 'stow', bag: 7, ids })

  test('what is put in is gone from the table, and nobody sees what is inside', () => {
    expect(full.things).toHaveLength(1)
    expect(told(full)).not.toMatch(CARD)
    expect(JSON.parse(told(full)).things[0].inside).toHaveLength(6)
  })
  test('luck draws each once, then the bag is empty; into a hand unseen', () => {
    let table = full
    const drawn = new Set<string>()
    for (let i = 0; i < 6; i++) {
      const act = answer(table, { do: 'draw', id: 7, x: 1, y: i }, n => (i * 5) % n, counter)
      if (!act.ok) throw new Error(act.why.en)
      table = done(table, act.value)
      const piece = table.things.at(-1)!
      if (piece.what === 'piece') drawn.add(piece.kind)
      expect(piece).toMatchObject({ what: 'piece', side: 'front', x: 1, y: i })
    }
    expect(drawn.size).toBe(6)
    expect(answer(table, { do: 'draw', id: 7, x: 0, y: 0 }, () => 0, counter).ok).toBe(false)
    const toHand = done(full, { do: 'draw', bag: 7, index: 2, x: 0, y: 0, seat: 1 })
    expect(told(toHand)).not.toMatch(CARD)
    expect(told(toHand, 1)).toMatch(CARD)
  })
  test('a bag thrown back gives its pieces to the box; only pieces go in, and only into bags', () => {
    const back = done(full, { do: 'return', ids: [7] })
    expect(back.box.map(kind => kind.inside)).toEqual([1, 1, 1, 1, 1, 1])
    expect(apply(open, { do: 'stow', bag: ids[0]!, ids: [ids[1]!] }).ok).toBe(false)
    const two = done(open, { ...bag, id: 8 })
    expect(apply(two, { do: 'stow', bag: 7, ids: [8] }).ok).toBe(false)
    expect(apply(full, { do: 'draw', bag: 7, index: 6, x: 0, y: 0 }).ok).toBe(false)
    expect(apply(full, { do: 'draw', bag: 7, index: 0, x: 0, y: 0, seat: 4 }).ok).toBe(false)
  })
  test('a file whose bag holds pieces of no kind is refused', () => {
    const file = { ...newTableFile('zsak', 'Zsák', '2026-11-16T04:00:00.000Z'), first: full }
    expect(readTableFile(JSON.stringify(file)).ok).toBe(true)
    const { things } = full
    const broken = { ...full, things: [{ ...things[0], inside: ['nincs'] }] }
    expect(readTableFile(JSON.stringify({ ...file, first: broken })).ok).toBe(false)
  })
})

describe('lists of cards', () => {
  const read = (text: string) => {
    const result = parseCards(text)
    return result.ok ? result.value : result.why.en
  }
  test('columns divided by semicolons, commas or tabs; counts and colours may be left out', () => {
    expect(read('Luck; Go on!; 2; zöld\r\nPech;Wait')).toEqual([
      { title: 'Luck', text: 'Go on!', copies: 2, tint: 'green' },
      { title: 'Pech', text: 'Wait', copies: 1, tint: undefined },
    ])
    expect(read('a,b')).toEqual([{ title: 'a', text: 'b', copies: 1, tint: undefined }])
    expect(read('a\tb, c')).toEqual([{ title: 'a', text: 'b, c', copies: 1, tint: undefined }])
  })
  test('a head line names the columns; quoted fields hold anything', () => {
    expect(read('darab;cím;szöveg\n3;"A; B";"egy\n""két"""')).toEqual([
      { title: 'A; B', text: 'egy\n"két"', copies: 3, tint: undefined },
    ])
  })
  test('an empty list and a wrong count are refused in words', () => {
    expect(read(' \n')).toBe('The list is empty.')
    expect(read('a;b;many')).toBe('The count of card 1 is wrong: many')
    expect(read('a;b;0')).toMatch(/wrong/)
    expect(read('x\n'.repeat(401))).toMatch(/at most 400/)
  })
})

test('old texts: the letters tell whether Windows or DOS wrote them', () => {
  const windows = Uint8Array.of(0xe1, 0x72, 0x76, 0xed, 0x7a, 0x74, 0xfb, 0x72, 0xf5)
  const dos = Uint8Array.of(0xa0, 0x72, 0x76, 0xa1, 0x7a, 0x74, 0xfb, 0x72, 0x8b)
  expect(oldText(windows)).toBe('árvíztűrő')
  expect(oldText(dos)).toBe('árvíztűrő')
})
