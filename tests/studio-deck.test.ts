import { describe, expect, it } from 'vitest'
import {
  allCards,
  applyAct,
  backSvg,
  beginEditing,
  blankDeck,
  BUILT_IN,
  byBack,
  cardSvg,
  cardTotal,
  conditionOf,
  deckFromLink,
  deckToJson,
  deckToLink,
  edit,
  FORTY,
  fullDeck,
  KINDS,
  NO_COUNTS,
  parseDeck,
  readTable,
  redo,
  sameDeck,
  SHAPES,
  trigonometricDeck,
  undo,
  withValues,
  writeTable,
  type DeckAct,
} from '../src/studio/index.ts'
import { readValue } from '../src/studio/value/index.ts'

describe('the deck', () => {
  it('has 111 cards, the trigonometric one 112', () => {
    expect(cardTotal(fullDeck)).toBe(111)
    expect(allCards(fullDeck)).toHaveLength(111)
    expect(cardTotal(trigonometricDeck)).toBe(112)
  })

  it('has forty paths, nine of them dead ends, in the copies of the rules', () => {
    expect(FORTY).toHaveLength(40)
    expect(FORTY.filter(id => id.endsWith('-dead'))).toHaveLength(9)
    const copies = Object.fromEntries(
      SHAPES.filter(({ way }) => way === 'tunnel').map(({ id, copies }) => [id, copies]),
    )
    expect(copies).toEqual({ NS: 4, EW: 3, NE: 5, NW: 4, NES: 5, NEW: 5, NESW: 5 })
  })

  it('has 28 action, 28 ruby, 3 goal and 11 role cards', () => {
    const sum = (group: string) =>
      KINDS.filter(kind => kind.group === group).reduce((n, { most }) => n + most, 0)
    expect([sum('action'), sum('ruby'), sum('goal'), sum('role')]).toEqual([28, 28, 3, 11])
    expect(byBack(allCards(fullDeck)).map(({ back, cards }) => [back, cards.length])).toEqual([
      ['path', 69],
      ['ruby', 28],
      ['goal', 3],
      ['role', 11],
    ])
  })

  it('holds forty different trigonometric expressions worth what it says, of about a dozen values from −5 to 5', () => {
    for (const { latex, value } of trigonometricDeck.paths) {
      const read = readValue(latex)
      expect(read.kind === 'exact' ? read.text : read, latex).toBe(value)
      if (read.kind === 'exact') expect(Math.abs(read.number)).toBeLessThanOrEqual(5)
    }
    expect(new Set(trigonometricDeck.paths.map(({ latex }) => latex)).size).toBe(40)
    const counts = new Map<string | null, number>()
    for (const { value } of trigonometricDeck.paths) counts.set(value, (counts.get(value) ?? 0) + 1)
    expect(counts.size).toBe(13)
    expect(Math.min(...counts.values()), 'every value by several expressions').toBe(3)
  })

  it('knows what the words on a Start side mean', () => {
    expect(conditionOf('\\text{monoton növekvő}')).toBe('rising')
    expect(conditionOf('\\text{szigorúan monoton csökkenő}')).toBe('strictly-falling')
    expect(conditionOf('\\text{increasing}')).toBe('rising')
    expect(conditionOf('\\text{páros}')).toBe('none')
    expect(conditionOf('')).toBe('none')
  })
})

describe('editing', () => {
  it('undoes and redoes everything', () => {
    let editing = beginEditing(blankDeck('Új'))
    editing = edit(editing, { type: 'write', card: 3, latex: '\\frac12', value: '1/2' })
    editing = edit(editing, { type: 'colour-all', colour: '#b0173d' })
    editing = edit(editing, { type: 'write-start', start: 0, side: 'E', latex: '\\text{növekvő}' })
    editing = edit(editing, { type: 'add-start' })
    editing = edit(editing, { type: 'count', kind: 'map', count: 99 })
    expect(editing.deck.starts).toHaveLength(2)
    expect(editing.deck.starts[0]!.sides.E.condition).toBe('rising')
    expect(editing.deck.paths[3]).toEqual({ shape: 'NS', latex: '\\frac12', colour: '#b0173d', value: '1/2' })
    const done = editing.deck
    for (let i = 0; i < 10; i++) editing = undo(editing)
    expect(editing.deck).toEqual(blankDeck('Új'))
    for (let i = 0; i < 10; i++) editing = redo(editing)
    expect(editing.deck).toEqual(done)
  })

  it('keeps counts within the full deck, and the last Start', () => {
    expect(applyAct(fullDeck, { type: 'count', kind: 'map', count: 7 }).counts.map).toBe(6)
    expect(applyAct(fullDeck, { type: 'count', kind: 'map', count: -1 }).counts.map).toBe(0)
    expect(applyAct(fullDeck, { type: 'remove-start', start: 0 })).toBe(fullDeck)
    expect(cardTotal(applyAct(fullDeck, { type: 'counts', counts: NO_COUNTS }))).toBe(41)
  })

  it('does not remember what changed nothing', () => {
    const editing = beginEditing(fullDeck)
    expect(edit(editing, { type: 'rename', name: fullDeck.name })).toBe(editing)
  })
})

describe('files', () => {
  it('reads back what it wrote', () => {
    for (const { deck } of BUILT_IN) expect(parseDeck(deckToJson(deck))).toEqual({ ok: true, value: deck })
  })

  const broken: readonly (readonly [string, (deck: Record<string, unknown>) => unknown, RegExp])[] = [
    ['another format', deck => ({ ...deck, format: 'x' }), /not a deck/],
    ['a newer version', deck => ({ ...deck, version: 2 }), /newer/],
    ['an unknown field', deck => ({ ...deck, more: 1 }), /unknown field: more/],
    ['39 paths', deck => ({ ...deck, paths: (deck['paths'] as unknown[]).slice(1) }), /40 items/],
    ['no Start', deck => ({ ...deck, starts: [] }), /starts/],
    ['too many of a kind', deck => ({ ...deck, counts: { map: 7 } }), /counts\.map/],
    ['an unknown kind', deck => ({ ...deck, counts: { gold: 1 } }), /unknown field: gold/],
    ['a name too long', deck => ({ ...deck, name: 'x'.repeat(81) }), /name/],
    [
      'a picture that is a page',
      deck => ({ ...deck, back: { data: 'data:text/html;base64,AA', width: 1, height: 1 } }),
      /PNG or JPEG/,
    ],
  ]
  it.each(broken)('refuses %s, in words', (_, spoil, words) => {
    const spoilt = spoil(JSON.parse(deckToJson(fullDeck)) as Record<string, unknown>)
    const read = parseDeck(JSON.stringify(spoilt))
    expect(read.ok ? '' : read.why.en).toMatch(words)
    expect(read.ok ? '' : read.why.hu).toMatch(/^Hibás pakli itt: /)
  })

  it('refuses wrong LaTeX, shapes and colours with the place', () => {
    const at = (change: object) => {
      const deck = {
        format: 'jatekvilag-deck',
        version: 1,
        ...fullDeck,
        paths: [{ ...fullDeck.paths[0], ...change }, ...fullDeck.paths.slice(1)],
      }
      const read = parseDeck(JSON.stringify(deck))
      return read.ok ? '' : read.why.en
    }
    expect(at({ latex: '\\input{x}' })).toMatch(/paths\[0\]\.latex .*forbidden/)
    expect(at({ shape: 'EW' })).toMatch(/paths\[0\]\.shape/)
    expect(at({ colour: 'red' })).toMatch(/#rrggbb/)
    expect(at({ value: '1/0' })).toMatch(/fraction/)
    expect(parseDeck('{').ok).toBe(false)
    expect(parseDeck('[]').ok).toBe(false)
  })

  it('travels in a link, and damaged links are refused', async () => {
    const link = await deckToLink(trigonometricDeck)
    expect(link).toMatch(/^[\w-]+$/)
    expect(link.length).toBeLessThan(2000)
    expect(await deckFromLink(link)).toEqual({ ok: true, value: trigonometricDeck })
    expect((await deckFromLink(link.slice(0, -9))).ok).toBe(false)
    expect((await deckFromLink('AAAA')).ok).toBe(false)
    expect((await deckFromLink('<script>')).ok).toBe(false)
  })

  it('refuses a link that unfolds without end', async () => {
    const stream = new Blob(['['.repeat(3_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    expect((await deckFromLink(Buffer.from(bytes).toString('base64url'))).ok).toBe(false)
  })
})

describe('tables', () => {
  it('reads back what it wrote, with tabs, commas and semicolons', () => {
    const own = applyAct(trigonometricDeck, {
      type: 'write',
      card: 0,
      latex: '0,5+"'.replace('"', ''),
      value: '1/2',
    })
    for (const by of ['\t', ',', ';'] as const) {
      const { deck, faults, taken } = readTable(
        { ...blankDeck(own.name), starts: own.starts },
        writeTable(own, by),
      )
      expect(faults).toEqual([])
      expect(taken).toBe(40 + 8 + 1 + KINDS.length)
      expect(sameDeck(deck, own)).toBe(true)
    }
  })

  it('finds the columns of a table without headings by its card numbers', () => {
    const { deck, faults } = readTable(fullDeck, '3;1 000;;1000\n4;\\sqrt{4}')
    expect(faults).toEqual([])
    expect(deck.paths[2]).toMatchObject({ latex: '1 000', value: '1000' })
    expect(deck.paths[3]).toMatchObject({ latex: '\\sqrt{4}', value: null })
    expect(readTable(fullDeck, '\\max(2;3)\n5').deck.paths[0]!.latex).toBe('\\max(2;3)')
  })
  it('takes a bare column of formulas in order, decimal commas and all', () => {
    const { deck, taken } = readTable(fullDeck, '0,5\r\n\\frac{1}{2}\n\n\\sqrt{4}')
    expect(taken).toBe(3)
    expect(deck.paths.slice(0, 4).map(({ latex }) => latex)).toEqual(['0,5', '\\frac{1}{2}', '\\sqrt{4}', ''])
    expect(
      withValues(deck)
        .paths.slice(0, 3)
        .map(({ value }) => value),
    ).toEqual(['1/2', '1/2', '2'])
  })

  it('finds columns by their Hungarian names and tells what it left out', () => {
    const { deck, faults, taken } = readTable(
      fullDeck,
      'lap;képlet;szín\n7;\\sin 30^\\circ;#ff0000\n8;(1;\n99;1;\nStart 1 N;\\text{növekvő};',
    )
    expect(taken).toBe(2)
    expect(deck.paths[6]).toMatchObject({ latex: '\\sin 30^\\circ', colour: '#ff0000' })
    expect(deck.starts[0]!.sides.N.condition).toBe('rising')
    expect(faults.map(({ row }) => row)).toEqual([3, 4])
    expect(faults[0]!.why.hu).toMatch(/zárójel/)
  })

  it('writes no cell that a spreadsheet would run', () => {
    const deck = applyAct(fullDeck, { type: 'write', card: 0, latex: '=1+1', value: null })
    expect(writeTable(deck, ',').split('\n')[2]).toMatch(/^1, =1\+1/)
    const less = applyAct(fullDeck, { type: 'write', card: 0, latex: '-3+2', value: '-1' })
    expect(writeTable(less, ';').split('\n')[2]).toMatch(/^1; -3\+2;#[0-9a-f]{6};-1$/)
    expect(readTable(fullDeck, writeTable(less, ';')).deck.paths[0]).toMatchObject({
      latex: '-3+2',
      value: '-1',
    })
  })
})

describe('a deck as a table and back', () => {
  it('brings name, formulas, colours, values, Starts with their conditions, and counts', () => {
    const deck = applyAct(applyAct(trigonometricDeck, { type: 'count', kind: 'map', count: 2 }), {
      type: 'write-start',
      start: 1,
      side: 'E',
      latex: 'x',
      condition: 'strictly-falling',
    })
    const acts: readonly DeckAct[] = [
      { type: 'write', card: 0, latex: String.raw`\int_0^1\frac{\sin x}{x}\,dx`, value: '-3/4' },
      { type: 'write', card: 1, latex: String.raw`1\,000`, value: '999' },
      { type: 'write', card: 2, latex: String.raw`\max(2;3)\text{"a, b; c"}`, value: '2.5' },
      { type: 'colour', card: 3, colour: '#00ff00' },
      {
        type: 'write-start',
        start: 0,
        side: 'N',
        latex: String.raw`\text{csak; "így", -3}`,
        condition: 'none',
      },
    ]
    const written = acts.reduce((each, act) => applyAct(each, act), deck)
    for (const by of ['\t', ';', ','] as const) {
      const read = readTable(blankDeck('Más'), writeTable(written, by))
      expect(read.faults).toEqual([])
      expect(read.deck).toEqual(written)
    }
  })
  it('refuses counts that are none, and knows no built-in names', () => {
    const { faults, deck } = readTable(blankDeck('Más'), 'card;latex\nmap;99\nconstructor;1\ntoString;1\n')
    expect(faults.map(({ row }) => row)).toEqual([2, 3, 4])
    expect(deck).toEqual(blankDeck('Más'))
  })
})

describe('long values', () => {
  it.each([
    ['25!', '15511210043330985984000000'],
    [String.raw`\frac{1}{25!}`, '1/15511210043330985984000000'],
    [String.raw`10^{-12}\pi`, '0.000000000003141592653590'],
    [String.raw`10^{22}\pi`, '31415926535897934200832.000000000000'],
  ])('%s is kept in files, links and tables', async (latex, value) => {
    const deck = withValues(applyAct(fullDeck, { type: 'write', card: 0, latex, value: null }))
    expect(deck.paths[0]!.value).toBe(value)
    const read = parseDeck(deckToJson(deck))
    expect(read.ok && read.value).toEqual(deck)
    const linked = await deckFromLink(await deckToLink(deck))
    expect(linked.ok && linked.value.paths[0]).toEqual(deck.paths[0])
    expect(readTable(blankDeck('Más'), writeTable(deck, ';')).deck.paths[0]).toEqual(deck.paths[0])
  })
  it('those beyond a hundred digits are none', () => {
    const deck = withValues(applyAct(fullDeck, { type: 'write', card: 0, latex: '100!', value: null }))
    expect(deck.paths[0]!.value).toBeNull()
  })
})

describe('own pictures', () => {
  const picture = { data: 'data:image/png;base64,iVBORw0KGgo=', width: 800, height: 1100 }
  it('go into the file and come back, and are shown where they belong', () => {
    const deck = (['jungle', 'map', 'back-role'] as const).reduce(
      (before, id) => edit(before, { type: 'picture', id, picture }),
      beginEditing(blankDeck('Képes')),
    ).deck
    expect(parseDeck(deckToJson(deck))).toEqual({ ok: true, value: deck })
    const shows = (svg: string) => svg.includes(picture.data)
    expect(shows(cardSvg(deck, { type: 'path', index: 0 }))).toBe(true)
    expect(shows(cardSvg(deck, { type: 'kind', kind: 'goalRuby', look: 0 }))).toBe(true)
    expect(shows(cardSvg(deck, { type: 'kind', kind: 'map', look: 0 }))).toBe(true)
    expect(shows(cardSvg(deck, { type: 'kind', kind: 'monsoon', look: 0 }))).toBe(false)
    expect([
      shows(backSvg(deck, 'role')),
      shows(backSvg(deck, 'ruby')),
      shows(backSvg(deck, 'path')),
    ]).toEqual([true, false, false])
    const bare = applyAct(deck, { type: 'picture', id: 'map', picture: null })
    expect(shows(cardSvg(bare, { type: 'kind', kind: 'map', look: 0 }))).toBe(false)
    expect(parseDeck(deckToJson(deck).replace('"map": {', '"goalRuby": {')).ok).toBe(false)
  })
})
