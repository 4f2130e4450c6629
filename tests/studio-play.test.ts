import { describe, expect, test } from 'vitest'
import { trigonometricDeck } from '../src/studio/decks/index.ts'
import { uniformStart, WHITE, type Condition, type Deck } from '../src/studio/deck.ts'
import { checkPlayability, part, reportValues, type Playability } from '../src/studio/playability/index.ts'
import {
  cellAt,
  EAST as E,
  Maze,
  NORTH as N,
  SOUTH as S,
  WEST as W,
  turned,
  type Tile,
} from '../src/studio/playability/maze.ts'
import { simulate } from '../src/studio/playability/simulate.ts'
import { tilesOf } from '../src/studio/playability/tiles.ts'
import { FORTY } from '../src/studio/shapes.ts'
import { Luck } from '../src/studio/luck.ts'
import { Cancelled, finish, inSlices } from '../src/studio/work.ts'

/** Lays cards by their open edges as they lie, or tells why not. */
class Table {
  readonly maze: Maze
  constructor(conditions: readonly Condition[]) {
    this.maze = new Maze(conditions, 50)
    this.maze.begin(1)
  }
  judge(column: number, row: number, open: number, rank: number | null): 'legal' | 'shape' | 'value' {
    const cell = cellAt(column, row)
    if (!this.maze.fitsShape(cell, open)) return 'shape'
    return this.maze.step(cell, open, rank) === undefined ? 'value' : 'legal'
  }
  lay(column: number, row: number, open: number, rank: number | null, isDeadEnd = false): this {
    expect(this.judge(column, row, open, rank)).toBe('legal')
    this.maze.lay(cellAt(column, row), { open, rank, isDeadEnd }, open)
    return this
  }
}
const all = (condition: Condition): readonly Condition[] => [condition, condition, condition, condition]
const rising = () => new Table(all('rising'))

// The rulings' examples; ranks stand for the values, 10 for nought.
describe('laying, by the worked examples', () => {
  test('chain: equal is allowed, smaller is not', () => {
    const table = rising()
      .lay(1, 0, E | W, 12)
      .lay(2, 0, E | W, 12)
    expect(table.judge(3, 0, E | W, 11)).toBe('value')
    expect(table.judge(3, 0, E | W, 20)).toBe('legal')
  })
  test('branch: only the own predecessor counts', () => {
    const table = rising()
      .lay(1, 0, 15, 9)
      .lay(1, -1, N | S, 13)
    expect(table.judge(2, 0, E | W, 10)).toBe('legal')
    expect(table.judge(1, -2, N | S, 12)).toBe('value')
    expect(table.judge(1, -2, N | S, 13)).toBe('legal')
  })
  test('loop: one arc suffices, and it counts from then on', () => {
    const table = rising()
      .lay(1, 0, 15, 10)
      .lay(1, -1, S | E, 16)
      .lay(2, -1, S | W, 17)
    expect(table.judge(2, 0, N | E | W, 9)).toBe('value')
    table.lay(2, 0, N | E | W, 12)
    expect(table.judge(3, 0, E | W, 11)).toBe('value')
    expect(table.judge(3, 0, E | W, 12)).toBe('legal')
  })
  test('two sides of Start: only the side it was accepted for', () => {
    const mixed = () =>
      new Table(['falling', 'rising', 'none', 'none']).lay(1, 0, N | W, 12).lay(0, -1, S | E, 9)
    expect(mixed().judge(1, -1, E | S | W, 10)).toBe('value')
    const east = mixed().lay(1, -1, E | S | W, 15)
    expect([east.judge(2, -1, E | W, 14), east.judge(2, -1, E | W, 15)]).toEqual(['value', 'legal'])
    const north = mixed().lay(1, -1, E | S | W, 7)
    expect([north.judge(2, -1, E | W, 8), north.judge(2, -1, E | W, 7)]).toEqual(['value', 'legal'])
  })
  test('a card without value hands on the last one', () => {
    const table = rising()
      .lay(1, 0, E | W, 12)
      .lay(2, 0, E | W, null)
    expect([table.judge(3, 0, E | W, 11), table.judge(3, 0, E | W, 12)]).toEqual(['value', 'legal'])
  })
  test('dead end: nothing behind it, its stub must only match', () => {
    const table = rising()
      .lay(1, 0, N | E | W, 10)
      .lay(2, 0, E | W, 11, true)
    expect(table.judge(3, 0, E | W, 20)).toBe('shape')
    table
      .lay(1, -1, S | E, 10)
      .lay(2, -1, E | W, 10)
      .lay(3, -1, S | W, 10)
    expect(table.judge(3, 0, N | E, 20)).toBe('shape')
    expect(table.judge(3, 0, N | E | W, 10)).toBe('legal')
    expect(table.judge(3, 0, N | E | W, 9)).toBe('value')
  })
  test('edges must match, the card must be joined, the cell must be free', () => {
    const table = rising().lay(1, 0, E | W, 10)
    expect(table.judge(1, 0, E | W, 10)).toBe('shape')
    expect(table.judge(2, 0, N | S, 10)).toBe('shape')
    expect(table.judge(3, 0, E | W, 10)).toBe('shape')
    expect(turned(N | E)).toBe(S | W)
    expect(turned(N | E | S)).toBe(N | S | W)
  })
  test('strict conditions refuse equal values, none refuses nothing', () => {
    expect(new Table(all('strictly-rising')).lay(1, 0, E | W, 5).judge(2, 0, E | W, 5)).toBe('value')
    expect(new Table(all('strictly-falling')).lay(1, 0, E | W, 5).judge(2, 0, E | W, 4)).toBe('legal')
    expect(new Table(all('none')).lay(1, 0, E | W, 5).judge(2, 0, E | W, 0)).toBe('legal')
  })
  test('a goal is no place for a card; the ruby ends the round, a coal hands the value on', () => {
    const straight = rising()
    for (let column = 1; column <= 7; column++) straight.lay(column, 0, E | W, column)
    expect(straight.maze.isRubyReached).toBe(true)
    const coal = new Maze(all('rising'), 50)
    coal.begin(0)
    const lay = (column: number, rank: number) =>
      coal.lay(cellAt(column, 0), { open: E | W, rank, isDeadEnd: false }, E | W)
    for (let column = 1; column <= 7; column++) lay(column, column)
    expect(coal.isRubyReached).toBe(false)
    // With the ruby in the north the middle goal is the NE bend; entered from the west it lies as SW.
    expect(coal.fitsShape(cellAt(8, 1), N | E)).toBe(true)
    expect(coal.step(cellAt(8, 1), N | E, 6)).toBeUndefined()
    expect(coal.step(cellAt(8, 1), N | E, 7)).toBe(0)
    expect(rising().judge(8, 0, 15, 1)).toBe('shape')
  })
})

const deckOf = (latex: (card: number) => string, starts = trigonometricDeck.starts): Deck => ({
  ...trigonometricDeck,
  paths: FORTY.map((shape, card) => ({ shape, latex: latex(card), colour: WHITE, value: null })),
  starts,
})
const judged = (deck: Deck, games = 120): Playability => finish(checkPlayability(deck, { games }))
const advised = (found: Playability) => found.advice.map(({ id }) => id)

describe('simulated rounds', () => {
  test('all values equal: always legal where the shape allows', () => {
    const found = judged(deckOf(() => '3'))
    for (const { outlook } of found.scenarios) {
      expect(outlook.all).toEqual(outlook.shapesOnly)
      expect(part(outlook.all)).toBeGreaterThan(0.94)
      expect(part(outlook.early)).toBeGreaterThan(0.98)
    }
    expect(advised(found)).toContain('all-equal')
    const blank = judged(deckOf(() => ''))
    expect(blank.scenarios.map(({ outlook }) => outlook)).toEqual(
      found.scenarios.map(({ outlook }) => outlook),
    )
  })
  test('the more different values, the rarer a legal card', () => {
    const [equal, two, forty] = [1, 2, 40].map(n =>
      judged(deckOf(card => String((card * 7) % n))).scenarios.map(({ outlook }) => outlook),
    )
    const share = (outlooks: typeof equal) => Math.min(...outlooks!.map(({ all: turns }) => part(turns)))
    const choices = (outlooks: typeof equal) => Math.min(...outlooks!.map(each => each.choices))
    expect(choices(equal)).toBeGreaterThan(choices(two) + 0.03)
    expect(choices(two)).toBeGreaterThan(choices(forty) + 0.1)
    expect(share(two)).toBeGreaterThan(share(forty) + 0.1)
  })
  test('alternating extremes under a strict Start: rarely', () => {
    const found = judged(
      deckOf(
        card => (card % 2 ? '1000' : '-1000'),
        [uniformStart('\\text{szigorúan növekvő}', 'strictly-rising')],
      ),
    )
    const { outlook } = found.scenarios.find(({ id }) => id === 'start-0')!
    expect(part(outlook.all)).toBeLessThan(0.65)
    expect(part(outlook.late)).toBeLessThan(0.45)
    expect(part(outlook.shapesOnly)).toBeGreaterThan(0.9)
    expect(advised(found)).toContain('rarely')
  })
  test('falling on a deck is rising on its mirror image', () => {
    const ranks = new Luck(3).shuffled([...FORTY.keys()])
    const cards = FORTY.map(shape => ({ shape }))
    const played = (tiles: readonly Tile[], condition: Condition) =>
      finish(simulate(tiles, all(condition), 40, 'mirror'))
    expect(played(tilesOf(cards, ranks), 'rising')).toEqual(
      played(
        tilesOf(
          cards,
          ranks.map(rank => 39 - rank),
        ),
        'falling',
      ),
    )
  })
  test('early is easier than late; the same seed plays the same rounds', () => {
    const found = judged(trigonometricDeck)
    for (const { outlook } of found.scenarios) {
      expect(part(outlook.early)).toBeGreaterThan(part(outlook.late) + 0.05)
      expect(part(outlook.all)).toBeLessThan(part(outlook.shapesOnly))
      expect(outlook.choices).toBeGreaterThan(0.2)
    }
    expect(judged(trigonometricDeck)).toEqual(found)
  })
  test('hunters wall in nobody: with values or without, late turns stay playable for most', () => {
    const cards = FORTY.map(shape => ({ shape }))
    const free = finish(
      simulate(
        tilesOf(
          cards,
          FORTY.map(() => null),
        ),
        all('none'),
        60,
        'open',
      ),
    )
    expect(part(free.late)).toBeGreaterThan(0.95)
    for (const { outlook } of judged(trigonometricDeck).scenarios)
      expect(part(outlook.late)).toBeGreaterThan(0.7)
  })
  test('progress never goes back; it can be stopped', async () => {
    const told: number[] = []
    finish(checkPlayability(trigonometricDeck, { games: 30 }), each => told.push(each))
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    const stopping = new AbortController()
    const work = inSlices(checkPlayability(trigonometricDeck, { games: 5000 }), {
      signal: stopping.signal,
      progress: () => stopping.abort(),
    })
    await expect(work).rejects.toBeInstanceOf(Cancelled)
  })
})

describe('advice', () => {
  const none = [uniformStart('', 'none')]
  test.each<[string, Deck]>([
    ['high-heavy', deckOf(card => (card < 8 ? String(card) : String(90 + card)))],
    ['low-heavy', deckOf(card => (card < 8 ? String(100 - card) : String(card)))],
    ['gap', deckOf(card => (card < 20 ? String(card) : String(100 + card)))],
    ['duplicates', deckOf(card => String(card % 6))],
    ['no-condition', deckOf(card => String(card), none)],
    ['no-value', deckOf(card => (card === 3 ? '\\frac{1}{0}' : String(card)))],
    ['dead-ends', deckOf(card => String(card >= 31 ? (card % 2 ? 100 + card : -card) : card))],
  ])('%s', (id, deck) => {
    const found = judged(deck, 30)
    const advice = found.advice.find(each => each.id === id)
    expect(advised(found)).toContain(id)
    expect(advice!.words.hu.length > 15 && advice!.words.en.length > 15).toBe(true)
  })
  test('values in the words stand with a minus, in Hungarian with a comma', () => {
    const found = judged(
      deckOf(card => (card < 10 ? String.raw`-\sqrt2` : String(card))),
      30,
    )
    const { words } = found.advice.find(each => each.id === 'duplicates')!
    expect(words.hu).toContain('≈ −1,4142')
    expect(words.en).toContain('≈ −1.4142')
  })
  test('a well spread deck has no warning about its values', () => {
    const found = judged(
      deckOf(card => String(((card * 17) % 40) - 20)),
      60,
    )
    for (const id of [
      'high-heavy',
      'low-heavy',
      'gap',
      'duplicates',
      'no-value',
      'no-condition',
      'all-equal',
    ])
      expect(advised(found)).not.toContain(id)
  })
})

describe('the value line', () => {
  const cards = [
    String.raw`\sin 30^\circ`,
    '0,5',
    '-2',
    '',
    String.raw`\sqrt2`,
    String.raw`\tg 90^\circ`,
    '1+',
    '3',
  ].map((latex, i) => ({ latex, shape: FORTY[i]! }))
  const report = reportValues(cards)
  test('sorted, with the cards of each value', () => {
    expect(report.line.map(({ text, cards: which }) => [text, which])).toEqual([
      ['-2', [2]],
      ['1/2', [0, 1]],
      ['≈ 1.4142', [4]],
      ['3', [7]],
    ])
    expect(report.duplicates.map(({ text }) => text)).toEqual(['1/2'])
  })
  test('spread', () => {
    expect(report.spread).toEqual({
      least: -2,
      most: 3,
      median: 0.5,
      gap: { from: '-2', to: '1/2', width: 2.5 },
    })
    expect(reportValues([cards[0]!]).spread).toBeNull()
  })
  test('a value that was given counts, also where none can be read', () => {
    const unread = String.raw`\sum_{n=1}^{\infty}\frac{1}{n^3}`
    const given = [
      { ...cards[0]!, latex: unread, value: '1.202' },
      { ...cards[0]!, latex: '3', value: '-3/4' },
      { ...cards[0]!, latex: unread, value: null },
    ]
    const told = reportValues(given)
    expect(told.line.map(({ text }) => text)).toEqual(['-3/4', '601/500'])
    expect(told.without.map(({ card }) => card)).toEqual([2])
  })
  test('cards without value say why; blank ones are listed apart', () => {
    expect(report.without.map(({ card }) => card)).toEqual([5, 6])
    expect(report.without[0]!.why.hu).toMatch(/tangens/)
    expect(report.blank).toEqual([3])
  })
  test('answer key', () => {
    expect(report.key).toHaveLength(8)
    expect(report.key[0]).toMatchObject({
      card: 0,
      value: '1/2',
      reading: String.raw`\sin\left(30^{\circ}\right)`,
      shape: { hu: 'észak–dél ösvény' },
    })
    expect(report.key[3]).toMatchObject({ value: null, reading: null })
  })
  test('irrational values within a billionth are one', () => {
    const same = [String.raw`\sqrt{2}`, String.raw`\sqrt{3}`, String.raw`\frac{2}{\sqrt{2}}`].map(
      (latex, i) => ({ latex, shape: FORTY[i]! }),
    )
    expect(reportValues(same).line.map(({ cards: which }) => which)).toEqual([[0, 2], [1]])
  })
})

test('every number of players is measured; the built-in deck of a dozen values can be played by all of them', () => {
  const { tables } = judged(trigonometricDeck, 80)
  expect(tables.map(({ players }) => players)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  for (const { players, share, late, strict } of tables) {
    expect(share, `${players}`).toBeGreaterThan(0.65)
    expect(strict, `${players}`).toBeGreaterThan(0.55)
    expect(late, `${players}`).toBeGreaterThan(0.4)
  }
})
