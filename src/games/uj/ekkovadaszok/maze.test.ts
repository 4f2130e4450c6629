// Laying path cards: edges, turning by 180°, the way to Start, and the number rule with the ruling's worked examples.
import { describe, expect, test } from 'vitest'
import { type Json, type Options } from '../../../engine/index.ts'
import { from, moves, play, refused } from '../../../../tests/playing.ts'
import { CARD_NAMES, codeNamed, PATHS, SIDES, sidesOf, turnedMask } from './cards.ts'
import { TRIGONOMETRIC } from './data.ts'
import {
  cardsWithoutValue,
  checkDeck,
  deckNamed,
  hashOf,
  hasDeck,
  numberOf,
  registerDeck,
  type Condition,
  type DeckData,
} from './deck.ts'
import game from './game.ts'
import { cellAt } from './grid.ts'
import { isHunters } from './rules.ts'

/** A deck with values of our choice; the other cards are blank. */
function deckWith(
  values: Readonly<Record<string, string>>,
  conditions: Partial<Record<'N' | 'E' | 'S' | 'W', Condition>> = {},
): string {
  const side = (at: 'N' | 'E' | 'S' | 'W') => ({
    latex: '',
    condition: conditions[at] ?? ('rising' as const),
  })
  const made = registerDeck({
    name: 'test',
    paths: PATHS.map(({ id, name }) => ({
      shape: id,
      latex: values[name] ?? '',
      value: values[name] ?? null,
    })),
    starts: [{ sides: { N: side('N'), E: side('E'), S: side('S'), W: side('W') } }],
  })
  if (!made.ok) throw new Error(made.why.en)
  return made.value
}
/** Lays cards one after the other by three players who hold them all. */
function laying(
  values: Readonly<Record<string, string>>,
  conditions: Partial<Record<'N' | 'E' | 'S' | 'W', Condition>> = {},
  position: { [key: string]: Json } = {},
  options: Options = {},
) {
  const deck = deckWith(values, conditions)
  const names = Object.keys(values).filter(
    name => !(Object.values(position['maze'] ?? {}) as string[]).includes(name),
  )
  return from(
    game,
    { turn: 'red', hands: { red: names.slice(0, 6) }, ...position },
    { players: '3', trail: 'long', deck, first: '1', start: '1', ...options },
  )
}
const VALUE = 'The value of the card does not keep the condition of Start.'
const UNCONNECTED = 'No unbroken way leads from here to Start.'

describe('edges', () => {
  test.each(PATHS.map(({ name }) => name))(
    '%s matches Start and a turned copy of itself as its sides say',
    name => {
      const path = PATHS[codeNamed(name) - 1]!
      const match = from(
        game,
        { turn: 'red', hands: { red: [name] } },
        { players: '3', trail: 'long', values: 'off' },
      )
      const found = moves(match)
        .filter(move => !move.startsWith('pass'))
        .sort()
      // Around Start, the card must be open towards it; turned by 180° it opens the other way, never sideways.
      const around = [
        ['0,-1', 'S'],
        ['1,0', 'W'],
        ['0,1', 'N'],
        ['-1,0', 'E'],
      ] as const
      const expected = around.flatMap(([cell, side]) => [
        ...(sidesOf(path.open).includes(side) ? [`${name}@${cell}`] : []),
        ...(path.turns && sidesOf(turnedMask(path.open)).includes(side) ? [`${name}/turned@${cell}`] : []),
      ])
      expect(found).toEqual(expected.sort())
      expect(turnedMask(turnedMask(path.open))).toBe(path.open)
      expect(path.turns).toBe(!['NS', 'EW', 'NESW'].includes(sidesOf(path.open)))
    },
  )

  test('an open side never meets a closed one, on any of the four sides', () => {
    const maze = { '1,0': 'NESW1', '2,-1': 'NS1', '1,-1': 'NESW2' }
    // 2,0 has NESW1 to the west (open) and NS1 to the north (open to the south); 2,-1 hangs nowhere.
    const match = from(
      game,
      { turn: 'red', hands: { red: ['EW1', 'NEW1', 'NES1'] }, maze },
      { players: '3', trail: 'long', values: 'off' },
    )
    expect(refused(match)).toMatchObject({
      'EW1@2,0': 'The edges of the paths do not match a neighbouring card.',
      'NES1@2,0': 'The edges of the paths do not match a neighbouring card.',
      'NEW1@0,0': 'A card lies here already.',
      'NEW1@8,0': 'A card lies here already.',
      'EW1@4,0': UNCONNECTED,
    })
    expect(moves(match)).toContain('NEW1@2,0')
  })

  test('a face-down goal compares with nothing, a face-up coal must match', () => {
    const maze = { '1,0': 'EW1', '2,0': 'EW2', '3,0': 'EW3', '4,0': 'NEW1', '5,0': 'NEW2', '6,0': 'NEW3' }
    const down = from(
      game,
      { turn: 'red', hands: { red: ['NW1'] }, maze },
      { players: '3', trail: 'long', values: 'off' },
    )
    expect(moves(down)).toContain('NW1@7,0')
    const up = from(
      game,
      {
        turn: 'red',
        hands: { red: ['NW1', 'NEW4'] },
        maze,
        goals: ['ruby', 'coalNE', 'coalNW'],
        shown: ['down', 'turned'],
      },
      { players: '3', trail: 'long', values: 'off' },
    )
    expect(refused(up)['NW1@7,0']).toMatch(/edges/)
    expect(moves(up)).toContain('NEW4@7,0')
  })

  test('cards turn by 180° only; the page asks which way only when both fit', () => {
    const match = from(
      game,
      { turn: 'red', hands: { red: ['NES1', 'NE1'] } },
      { players: '3', trail: 'long', values: 'off' },
    )
    const points = match.moves.map(m => match.game.points(match.position, m))
    expect(points).toContainEqual(['card:NES1', cellAt(0, -1), 'upright'])
    expect(points).toContainEqual(['card:NES1', cellAt(0, -1), 'turned'])
    expect(points).toContainEqual(['card:NE1', cellAt(0, 1)])
    expect(moves(match)).toContain('NE1/turned@1,0')
    expect(moves(match)).not.toContain('NE1@1,0')
  })
})

describe('the number rule: the worked examples', () => {
  test('1 chain: equal neighbours are allowed', () => {
    const match = laying({ EW1: '1/2', EW2: '1/2', EW3: '1/4', NEW1: '3' })
    play(match, 'EW1@1,0 draw:map pass pass')
    play(match, 'EW2@2,0 draw:map pass pass')
    expect(refused(match)['EW3@3,0']).toBe(VALUE)
    expect(moves(match)).toContain('NEW1@3,0')
  })

  test('2 branch: only the own predecessor counts', () => {
    const match = laying(
      { NESW1: '-1', NS1: '2', EW1: '0', NS2: '1', NS3: '2' },
      {},
      { maze: { '1,0': 'NESW1', '1,-1': 'NS1' } },
    )
    expect(moves(match)).toContain('EW1@2,0')
    expect(refused(match)['NS2@1,-2']).toBe(VALUE)
    expect(moves(match)).toContain('NS3@1,-2')
  })

  test('3 loop: one arc is enough, and what follows is compared with the closing card', () => {
    const values = { NESW1: '0', NW1: '3', NE1: '4', NEW1: '1', NEW2: '-1', EW1: '1', EW2: '1/2' }
    const maze = { '1,0': 'NESW1', '1,-1': 'NW1/turned', '2,-1': 'NE1/turned' }
    const match = laying(values, {}, { maze, hands: { red: ['NEW1', 'NEW2', 'EW1', 'EW2'] } })
    expect(refused(match)['NEW2@2,0']).toBe(VALUE)
    play(match, 'NEW1@2,0 draw:map pass pass')
    expect(moves(match)).toContain('EW1@3,0')
    expect(refused(match)['EW2@3,0']).toBe(VALUE)
  })

  test('4 two sides: the closing card counts only for the side that accepted it', () => {
    const values = {
      NW1: '2',
      NW2: '-1',
      NEW1: '0',
      NEW2: '5',
      NEW3: '-3',
      EW1: '5',
      EW2: '4',
      EW3: '-3',
      'EW-dead': '-2',
    }
    const maze = { '1,0': 'NW1', '0,-1': 'NW2/turned' }
    const hands = { red: ['NEW1', 'NEW2', 'NEW3', 'EW1', 'EW2', 'EW3'] }
    const begin = () => laying(values, { N: 'falling' }, { maze, hands })
    expect(refused(begin())['NEW1/turned@1,-1']).toBe(VALUE)
    const east = play(begin(), 'NEW2/turned@1,-1 draw:map pass pass')
    expect(moves(east)).toContain('EW1@2,-1')
    expect(refused(east)).toMatchObject({ 'EW2@2,-1': VALUE, 'EW3@2,-1': VALUE })
    const north = play(begin(), 'NEW3/turned@1,-1 draw:EW-dead pass pass')
    expect(moves(north)).toContain('EW3@2,-1')
    expect(refused(north)).toMatchObject({ 'EW1@2,-1': VALUE, 'EW-dead@2,-1': VALUE })
  })

  test('5 blank card: it fits everywhere and hands on the last value', () => {
    const match = laying(
      { EW1: '2', EW3: '1', NEW1: '2' },
      {},
      { maze: { '1,0': 'EW1', '2,0': 'EW2' }, hands: { red: ['EW3', 'NEW1'] } },
    )
    expect(refused(match)['EW3@3,0']).toBe(VALUE)
    expect(moves(match)).toContain('NEW1@3,0')
  })

  test('6 dead end: it carries a number, nothing follows behind it, its stubs only have to match', () => {
    const values = { EW1: '0', 'EW-dead': '1', EW2: '5', NEW1: '2', NS1: '-1' }
    const behind = laying(values, {}, { maze: { '1,0': 'EW1', '2,0': 'EW-dead' }, hands: { red: ['EW2'] } })
    expect(refused(behind)['EW2@3,0']).toBe(UNCONNECTED)
    const low = laying(
      { EW1: '0', 'EW-dead': '-1' },
      {},
      { maze: { '1,0': 'EW1' }, hands: { red: ['EW-dead'] } },
    )
    expect(refused(low)['EW-dead@2,0']).toBe(VALUE)
    const live = {
      '1,0': 'NESW1',
      '2,0': 'EW-dead',
      '1,-1': 'NW1/turned',
      '2,-1': 'EW1',
      '3,-1': 'NE2/turned',
    }
    const over = laying(
      { NESW1: '-2', NW1: '-1', EW1: '0', NE2: '1', 'EW-dead': '3', NEW1: '2' },
      {},
      { maze: live, hands: { red: ['NEW1'] } },
    )
    // 3,0 joins 3,-1 (value 1) alone: 2 fits although the dead end beside it is worth 3.
    expect(moves(over)).toContain('NEW1@3,0')
  })

  test('7 night: values do not count, edges do', () => {
    const match = laying(
      { EW1: '5', EW2: '-5', NS1: '1' },
      {},
      { maze: { '1,0': 'EW1' }, bitten: 'blue', hands: { red: ['EW2', 'NS1'] } },
      { mosquito: 'on' },
    )
    expect(moves(match)).toContain('EW2@2,0')
    expect(refused(match)['NS1@2,0']).toMatch(/edges/)
  })

  test('the first card on a side is compared with nothing; a side without condition allows all', () => {
    const match = laying(
      { EW1: '5', EW2: '-5', NEW1: '-5' },
      { W: 'none' },
      { maze: { '1,0': 'EW1', '-1,0': 'NEW2' }, hands: { red: ['EW2'] } },
    )
    expect(refused(match)['EW2@2,0']).toBe(VALUE)
    expect(moves(match)).toContain('EW2@-2,0')
  })

  test.each<[Condition, string, string]>([
    ['strictly-rising', '1', '2'],
    ['strictly-falling', '1', '0'],
    ['falling', '2', '1'],
    ['even', '1/2', '-2'],
    ['odd', '2', '-3'],
    ['whole', '1/2', '7'],
    ['positive', '0', '1/9'],
    ['negative', '0', '-1/9'],
  ])('%s refuses %s and accepts %s', (condition, wrong, right) => {
    const match = laying(
      { EW1: '1', EW2: wrong, EW3: right },
      { E: condition },
      { maze: { '1,0': 'EW1' }, hands: { red: ['EW2', 'EW3'] } },
    )
    expect(refused(match)['EW2@2,0']).toBe(VALUE)
    expect(moves(match)).toContain('EW3@2,0')
  })

  test('coal hands on the last value, and lying cards are never looked at again', () => {
    const row = { '1,0': 'EW1', '2,0': 'EW2', '3,0': 'EW3', '4,0': 'NEW1', '5,0': 'NEW2', '6,0': 'NEW3' }
    const match = laying(
      { NEW4: '3', NS1: '2', NS2: '3' },
      {},
      { maze: row, goals: ['ruby', 'coalNE', 'coalNW'], hands: { red: ['NEW4', 'NS1', 'NS2'] } },
    )
    play(match, 'NEW4@7,0 draw:map pass pass')
    expect(refused(match)['NS1@8,1']).toBe(VALUE)
    expect(moves(match)).toContain('NS2@8,1')
  })
})

describe('why not here', () => {
  const ask = (
    values: Readonly<Record<string, string>>,
    maze: Json,
    name: string,
    column: number,
    row: number,
  ) => {
    const match = laying(values, {}, { maze, hands: { red: [name] } })
    if (!isHunters(match.game)) throw new Error('not the hunters')
    return match.game.hunters.explain(match.position, codeNamed(name), false, cellAt(column, row))
  }
  test('the two values are told', () => {
    const why = ask({ EW1: '1/2', EW2: '-1/4' }, { '1,0': 'EW1' }, 'EW2', 2, 0)
    expect(why).toMatchObject({
      reason: 'value',
      value: '−1/4',
      comparisons: [{ side: 1, condition: 'rising', last: '1/2', fits: false }],
    })
    expect(why.words.hu).toBe(
      'A lap értéke −1/4, de az előtte lévő lapé 1/2, és a Startlap keleti iránya monoton növekvő.',
    )
    expect(why.words.en).toBe(
      'The card is worth −1/4, but the card before it is worth 1/2, and the east side of Start says rising.',
    )
  })
  test('reasons come in their order', () => {
    const values = { EW1: '1', EW2: '0', NS1: '0' }
    expect(ask(values, { '1,0': 'EW1' }, 'NS1', 1, 0).reason).toBe('occupied')
    expect(ask(values, { '1,0': 'EW1' }, 'NS1', 2, 0).reason).toBe('edge-mismatch')
    expect(ask(values, { '1,0': 'EW1' }, 'NS1', 4, 0).reason).toBe('not-connected')
    expect(ask(values, { '1,0': 'EW1' }, 'EW2', 2, 0).reason).toBe('value')
    expect(ask(values, { '1,0': 'EW1' }, 'NS1', 0, 1).reason).toBe('')
  })
})

describe('decks', () => {
  test('the trigonometric deck: forty expressions of thirteen rational values from −5 to 5, rightly worked out', () => {
    const { paths } = TRIGONOMETRIC
    expect(paths.length).toBe(40)
    for (const { latex, value } of paths) {
      expect(Math.abs(numberOf(value!)!)).toBeLessThanOrEqual(5)
      expect(worth(latex), latex).toBeCloseTo(numberOf(value!)!, 9)
    }
    expect(new Set(paths.map(({ latex }) => latex)).size).toBe(40)
    expect(new Set(paths.map(({ value }) => value)).size).toBe(13)
    expect(TRIGONOMETRIC.starts.map(({ sides }) => SIDES.map(side => sides[side].condition))).toEqual([
      ['rising', 'rising', 'rising', 'rising'],
      ['falling', 'falling', 'falling', 'falling'],
    ])
    // Saved matches name the deck only: another content needs a new version of the rules.
    expect([hashOf(TRIGONOMETRIC), game.rules]).toEqual([PINNED, 3])
  })

  test('fractions and decimals compare exactly', () => {
    expect(numberOf('−3/4')).toBe(-0.75)
    expect(numberOf('1,5')).toBe(1.5)
    expect(numberOf('x')).toBeUndefined()
    expect(numberOf('1/0')).toBeUndefined()
    const { ranks } = deckNamed(deckWith({ EW1: '1/3', EW2: '2/6', EW3: '0.3333333', NS1: '1/4' }))
    expect(ranks[codeNamed('EW1')]).toBe(ranks[codeNamed('EW2')])
    expect(ranks[codeNamed('EW3')]).toBe(ranks[codeNamed('EW1')]! - 1)
    expect(ranks[codeNamed('NS1')]).toBe(2)
    expect(ranks[codeNamed('NS2')]).toBe(0)
  })

  test('a deck tells which cards have a text but no value, and plays on without the value rule', () => {
    const gaps: DeckData = {
      ...TRIGONOMETRIC,
      paths: TRIGONOMETRIC.paths.map((path, i) =>
        i === 4 || i === 6 ? { ...path, value: i === 4 ? null : 'tg 90°' } : path,
      ),
    }
    expect(cardsWithoutValue(gaps).map(({ card }) => card)).toEqual(['EW1', 'EW3'])
    const deck = registerDeck(gaps)
    expect(deck.ok && hasDeck(deck.value)).toBe(true)
    const match = from(
      game,
      { turn: 'red', maze: { '1,0': 'NEW2' }, hands: { red: ['NEW1'] } },
      { players: '3', trail: 'long', deck: deck.ok ? deck.value : '', values: 'off' },
    )
    expect(moves(match)).toContain('NEW1@2,0')
  })

  test('a deck is named by its content; a wrong one is refused, a missing one is said to be missing', () => {
    const one = deckWith({ EW1: '1' })
    expect(deckWith({ EW1: '1' })).toBe(one)
    expect(deckWith({ EW1: '2' })).not.toBe(one)
    expect(game.options[0]!.choices.map(({ id }) => id)).toContain(one)
    expect(checkDeck({ ...TRIGONOMETRIC, paths: TRIGONOMETRIC.paths.slice(1) }).ok).toBe(false)
    expect(checkDeck({ ...TRIGONOMETRIC, starts: [] }).ok).toBe(false)
    expect(() => game.make({ deck: 'deck-0' })).toThrow(/is not here/)
    expect(CARD_NAMES.length).toBe(53)
  })
})

const PINNED = 'a73215caf3e89f64'

const DEGREE = Math.PI / 180
const FUNCTIONS: Readonly<Record<string, (degrees: number) => number>> = {
  sin: x => Math.sin(x * DEGREE),
  cos: x => Math.cos(x * DEGREE),
  tg: x => Math.tan(x * DEGREE),
  ctg: x => 1 / Math.tan(x * DEGREE),
}

/** The value of a school expression: sums of products of numbers, fractions and functions of angles. */
function worth(latex: string): number {
  const tokens = latex.match(/\\[a-z]+|\d+|[-+^{}]/g)!.filter(token => token !== '\\cdot')
  let at = 0
  const braced = (): number => {
    at++
    const value = sum()
    at++
    return value
  }
  const atom = (): number => {
    const token = tokens[at++]!
    if (/^\d/.test(token)) {
      const degrees = tokens[at] === '^' && tokens[at + 1] === '\\circ'
      if (degrees) at += 2
      return Number(token)
    }
    if (token === '\\pi') return 180
    if (token === '\\frac') return braced() / braced()
    let power = 1
    if (tokens[at] === '^') {
      power = Number(tokens[at + 1])
      at += 2
    }
    return FUNCTIONS[token.slice(1)]!(atom()) ** power
  }
  const product = (): number => {
    let value = atom()
    while (at < tokens.length && !'-+}'.includes(tokens[at]!)) value *= atom()
    return value
  }
  const sum = (): number => {
    let value = tokens[at] === '-' ? 0 : product()
    while (tokens[at] === '-' || tokens[at] === '+') value += tokens[at++] === '-' ? -product() : product()
    return value
  }
  return sum()
}
