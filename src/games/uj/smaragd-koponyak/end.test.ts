// Payment in order, the supply running out, the end of the game and ties, the solo game.
import { describe, expect, test } from 'vitest'
import type { Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, start } from '../../../../tests/playing.ts'
import game from './game.ts'
import { OPPOSITION, STANDARD } from './data.ts'
import { sample, shown, type Sample } from './sample-states.ts'

const checked = (given: Sample, options: Options = {}) =>
  from(game, sample({ phase: 'check', ...given }), options)
const about = (given: Sample, roll: string, options: Options = {}) =>
  play(from(game, sample({ phase: 'rolled', turn: 'chance', ...given }), options), `roll:${roll}`)

describe('paying bets', () => {
  test('example: the supply of 17 runs out; Pisti 14, Imi 2, Kati the last one', () => {
    const bets = {
      'orjongo-nargash@1': ['blue'],
      'kegyetlen-vigyor@2': ['green'],
      'ures-kez@4': ['blue'],
      'ragyogo-uresseg@4': ['green'],
    }
    const match = about(
      { hand: 1, placed: [0, 2, 0, 1, 0], gears: [40, 40, 23], markers: [2, 0, 0], bets },
      'V',
    )
    play(match, 'place:5:1+0')
    expect(shown(match, 'gears')).toEqual([54, 42, 24])
    expect(json(match)).toMatchObject({ phase: 'over' })
    expect(json(match)['supply'] ?? 0).toBe(0)
    expect(match.outcome).toMatchObject({ result: [1, 0, 0], points: [54, 42, 24] })
  })

  test('example: on Üres kéz Kati came first and Imi second: 2 and 1', () => {
    const match = about(
      { hand: 1, placed: [1, 0, 0, 0, 0], bets: { 'ures-kez@4': ['green', 'blue'] } },
      'III',
    )
    expect(shown(play(match, 'place:3:1+0'), 'gears')).toEqual([1, 1, 2])
  })

  const on28b: Sample = {
    players: 5,
    cards: ['28b'],
    bets: {
      'dobo-diadala@28b': ['blue'],
      'dragul-bukasa@28b': ['green', 'yellow'],
      'tulturas@28b': ['purple'],
    },
  }
  test('example: 28b, bust after a pick', () => {
    const match = about({ ...on28b, hand: 2, picks: 1, gears: [0, 0, 0, 0, 0] }, 'I,II', { players: '5' })
    expect(shown(match, 'gears')).toEqual([0, 0, 6, 4, 10])
  })

  test('example: 28b, double with the same bets', () => {
    const match = about({ ...on28b, hand: 1, placed: [1, 0, 0, 0, 0] }, 'V', { players: '5' })
    expect(shown(play(match, 'place:5:1+0'), 'gears')).toEqual([6, 9, 0, 0, 0])
  })

  test('a double pays the bets on gem and on empty hands too', () => {
    const bets = { 'utolso-ekko@3': ['blue'], 'ures-kez@4': ['blue'], 'ragyogo-uresseg@4': ['green'] }
    const match = about({ hand: 1, placed: [1, 0, 0, 0, 0], bets }, 'V')
    expect(shown(play(match, 'place:5:1+0'), 'gears')).toEqual([6, 4, 5])
  })

  test('after a bust side bets are judged on the board as it stands', () => {
    const bets = { 'felmosoly-1@20b': ['blue'], 'torott-vegtagok@24b': ['green'] }
    const match = about({ hand: 2, placed: [0, 1, 0, 0, 0], cards: ['20b', '24b'], bets }, 'I,I')
    expect(shown(match, 'gears')).toEqual([0, 3, 3])
  })

  test('several zones of Vad csontok may pay', () => {
    const bets = { 'csontok-2@14a': ['blue'], 'csontok-3@14a': ['green'] }
    const match = about({ hand: 1, skulls: [3, 0, 0, 0, 0], cards: ['14a'], bets }, 'I')
    expect(shown(play(match, 'place:1:1+0'), 'gears')).toEqual([1, 2, 3])
  })

  test('reroll tokens as prizes', () => {
    const bets = { 'fogatlan-dobas@12b': ['blue', 'green'] }
    const match = about({ hand: 1, placed: [0, 0, 0, 1, 0], cards: ['12b'], bets }, 'IV')
    play(match, 'place:4:1+0')
    expect(shown(match, 'tokens')).toEqual([0, 2, 1])
    expect(shown(match, 'gears')).toEqual([10, 0, 0])
  })

  test('special bets count with their parent, not against it', () => {
    const bets = { 'utolso-ekko@22b': ['blue'], 'dzsoker-kristaly@22b': ['green'] }
    const match = about({ hand: 1, placed: [1, 0, 0, 0, 0], cards: ['22b'], bets }, '☠')
    expect(shown(play(match, 'place:5:0+1'), 'gears')).toEqual([6, 0, 3])
  })

  test('every zone is a group of its own: markers on all the others count against it', () => {
    const bets = { 'szem-0@16b': ['blue'], 'szem-1@16b': ['green'], 'szem-2@16b': ['yellow', 'purple'] }
    const match = about({ players: 5, hand: 1, placed: [0, 0, 0, 1, 0], cards: ['16b'], bets }, 'IV', {
      players: '5',
    })
    expect(shown(play(match, 'place:4:1+0'), 'gears')).toEqual([10, 0, 0, 5, 4])
  })

  test('cards are paid by ascending number, on an advanced card from the top', () => {
    const late = { hand: 2, picks: 1, gears: [40, 40, 34], markers: [2, 1, 1] }
    const standard = { 'szarnypanik@3': ['green'], 'tulturas@1': ['blue'] }
    expect(shown(about({ ...late, bets: standard }, 'I,II'), 'gears')).toEqual([40, 46, 34])
    const advanced = { 'tulturas@28b': ['blue'], 'dragul-bukasa@28b': ['green'] }
    const match = about({ ...late, cards: ['28b'], bets: advanced }, 'I,II')
    expect(shown(match, 'gears')).toEqual([40, 41, 39])
    expect(match.outcome).toBeDefined()
  })

  test('the thrower chooses the standard payout or one earned jackpot, which replaces tokens too', () => {
    const nargash = () => play(about({ hand: 1, skulls: [0, 0, 2, 0, 0] }, '☠'), 'place:5:0+1')
    expectMoves(nargash(), 'pay:standard pay:orjongo-nargash')
    expect(json(play(nargash(), 'pay:orjongo-nargash'))).toMatchObject({
      gears: [15, 0, 0],
      tokens: [0, 0, 0],
    })
    expect(json(play(nargash(), 'pay:standard'))).toMatchObject({ gears: [5, 0, 0], tokens: [2, 0, 0] })
  })

  test('of several jackpots the thrower picks one', () => {
    const match = about({ hand: 1, placed: [2, 1, 1, 2, 0], cards: ['8b'] }, 'V')
    expectMoves(play(match, 'place:5:1+0'), 'pay:standard pay:smaragd-koponya pay:legendas-koponya')
    expect(shown(play(match, 'pay:legendas-koponya'), 'gears')).toEqual([40, 0, 0])
  })
})

describe('the supply runs out', () => {
  test('at exactly nothing left the game is over at once', () => {
    const match = play(
      checked({ hand: 1, placed: [0, 0, 0, 1, 0], gears: [40, 40, 38], bets: { 'szarnypanik@3': ['blue'] } }),
      'flee',
    )
    expect(shown(match, 'gears')).toEqual([42, 40, 38])
    expect(match.outcome?.result).toEqual([1, 0, 0])
  })

  test('tokens of the payment in progress are given, later ones are not', () => {
    const bets = { 'fogatlan-dobas@12b': ['blue'] }
    const match = checked({ hand: 1, placed: [0, 0, 2, 1, 0], gears: [40, 40, 39], cards: ['12b'], bets })
    play(match, 'flee')
    expect(json(match)).toMatchObject({ phase: 'over', tokens: [2, 0, 0], gears: [41, 40, 39] })
  })

  test('a jackpot takes no more than is there', () => {
    const bets = { 'smaragd-koponya@2': ['blue'] }
    const match = about({ hand: 1, placed: [2, 1, 1, 2, 0], gears: [40, 40, 20], bets }, 'V')
    play(match, 'place:5:1+0 pay:smaragd-koponya')
    expect(shown(match, 'gears')).toEqual([60, 40, 20])
    expect(match.outcome).toMatchObject({ result: [1, 0, 0], points: [60, 40, 20] })
  })

  test('in the middle of a stack the rest gets nothing', () => {
    const bets = { 'szarnypanik@3': ['green', 'blue'], 'utolso-ekko@3': ['blue'] }
    const match = checked({ hand: 1, placed: [1, 0, 0, 0, 0], gears: [38, 38, 38], bets })
    expect(shown(play(match, 'flee'), 'gears')).toEqual([39, 38, 43])
  })
})

describe('ties', () => {
  const ended = (given: Sample) =>
    play(checked({ hand: 1, placed: [1, 0, 0, 0, 0], ...given }), 'flee').outcome!
  test('equal gears: most tokens; then the latest thrower; never throwers share', () => {
    expect(ended({ gears: [49, 50, 20], tokens: [1, 2, 0], tumbled: [5, 4, 3] }).result).toEqual([0, 1, 0])
    expect(ended({ gears: [49, 50, 20], tokens: [1, 1, 3], tumbled: [5, 4, 3] }).result).toEqual([1, 0, 0])
    expect(ended({ gears: [3, 58, 58], tumbled: [1, 0, 0] }).result).toEqual([0, 0.5, 0.5])
    expect(ended({ gears: [0, 0, 119], tumbled: [1, 0, 0] }).result).toEqual([0, 0, 1])
  })
})

describe('solo', () => {
  const solo = (options: Options = {}) => start(game, { players: '1', ...options })

  test('40 of 120 gears belong to Vrax and Kar; fewer make it easier and stay in the supply', () => {
    expect(json(solo())).toMatchObject({ supply: 80, rivals: 40, gears: [0] })
    expect(json(solo({ rivals: '30' }))).toMatchObject({ supply: 90, rivals: 30 })
  })

  test('standard cards only, whatever is asked', () => {
    expect(shown(solo({ cards: 'advanced' }), 'cards')).toEqual(['1', '2', '3', '4'])
    expectMoves(solo({ cards: 'chosen' }), 'buy:3')
  })

  test('buy, then the opponents bet by the number of dice, then roll without windows', () => {
    const match = play(solo(), 'buy:3')
    expect(match.moves).toHaveLength(10)
    play(match, 'rival:6')
    expect(shown(match, 'bets')).toEqual({
      'kegyetlen-vigyor@2': ['vrax'],
      'ures-kez@4': ['vrax'],
      'szarnypanik@3': ['kar'],
    })
    expectMoves(match, 'roll')
    play(match, 'roll roll:I,I,I place:1:2+0 on')
    expectMoves(match, 'roll')
    play(match, 'roll roll:I place:1:1+0')
    expectMoves(match, 'pay:standard pay:kegyetlen-vigyor')
    play(match, 'pay:kegyetlen-vigyor')
    expect(json(match)).toMatchObject({ gears: [9], rivals: 47, supply: 64, turn: 'blue' })
    expect(moves(play(match, 'buy:3'))).not.toContain('rival:6')
  })

  test('the row of the card goes by the dice bought', () => {
    const bought = (dice: number) =>
      play(
        from(game, sample({ players: 1, gears: [20], rivals: 40, opposition: ['2', '7'] }), { players: '1' }),
        `buy:${dice} rival:2`,
      )
    const double = 'ragyogo-uresseg@4'
    expect(shown(bought(4), 'bets')).toEqual({
      'kegyetlen-vigyor@2': ['kar'],
      'ures-kez@4': ['vrax'],
      [double]: ['vrax'],
    })
    expect(shown(bought(5), 'bets')).toMatchObject({ 'orjongo-nargash@1': ['kar'], [double]: ['vrax'] })
    expect(shown(bought(7), 'bets')).toMatchObject({ 'smaragd-koponya@2': ['kar'], [double]: ['vrax'] })
  })

  test('the opponents may take the last gear', () => {
    const match = play(
      from(
        game,
        sample({
          players: 1,
          phase: 'check',
          hand: 1,
          placed: [1, 0, 0, 0, 0],
          gears: [50],
          rivals: 66,
          opposition: ['1', '2'],
          bets: { 'szarnypanik@3': ['kar'] },
        }),
        { players: '1' },
      ),
      'flee',
    )
    expect(json(match)).toMatchObject({ phase: 'over', gears: [51], rivals: 69 })
    expect(match.outcome).toMatchObject({ result: [0] })
  })

  test('every opposition card has two bets of Vrax and one of Kar for each number of dice, all on standard cards', () => {
    const known = new Set(STANDARD.flatMap(card => card.bets.map(bet => bet.condition)))
    expect(OPPOSITION).toHaveLength(10)
    for (const card of OPPOSITION) {
      expect(card).toHaveLength(5)
      for (const row of card) {
        expect(new Set(row).size).toBe(3)
        for (const condition of row) expect(known).toContain(condition)
      }
    }
  })

  for (const count of [10, 9, 8, 7])
    test(`a deck of ${count} lasts ${count} turns, then the opponents get the rest`, () => {
      const match = solo({ opposition: String(count) })
      for (let turn = 1; turn <= count; turn++) {
        expect(match.outcome).toBeUndefined()
        play(match, 'buy:3')
        play(match, `${moves(match)[0]!} roll roll:I,I,IV place:1:1+0 flee`)
      }
      const points = match.outcome!.points!
      expect(match.outcome!.result).toEqual([0])
      expect(json(match)).toMatchObject({ rivals: 120 - points[0]!, phase: 'over' })
      expect(json(match)['supply'] ?? 0).toBe(0)
    })

  test('more than half of 120 wins, 60 does not', () => {
    const last = (gears: number) =>
      play(
        from(
          game,
          sample({
            players: 1,
            phase: 'check',
            hand: 1,
            placed: [1, 0, 0, 0, 0],
            gears: [gears],
            rivals: 50,
            opposition: [],
          }),
          { players: '1' },
        ),
        'flee',
      )
    expect(last(60).outcome).toMatchObject({ result: [1], points: [61] })
    expect(last(59).outcome).toMatchObject({ result: [0], points: [60] })
  })

  test('it may also end earlier, when a payment uses the supply up', () => {
    const match = play(
      from(
        game,
        sample({
          players: 1,
          phase: 'check',
          hand: 1,
          placed: [1, 0, 0, 0, 0],
          gears: [70],
          rivals: 49,
          opposition: ['1', '2'],
        }),
        { players: '1' },
      ),
      'flee',
    )
    expect(match.outcome).toMatchObject({ result: [1], points: [71] })
  })
})
