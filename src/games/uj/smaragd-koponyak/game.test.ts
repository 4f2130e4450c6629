// The turn: set-up, buying, rolling, placing, rerolls, ends. Every example and every question of the rules.
import { describe, expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import game from './game.ts'
import { sample, shown, type Sample } from './sample-states.ts'

const rolledAs = (given: Sample, roll: string) =>
  play(from(game, sample({ phase: 'rolled', turn: 'chance', ...given })), `roll:${roll}`)

describe('set-up', () => {
  test('the supply is 40 for each player', () => {
    for (const [players, supply] of [
      ['2', 80],
      ['3', 120],
      ['4', 160],
      ['5', 200],
      ['6', 240],
      ['7', 280],
      ['8', 320],
    ] as const)
      expect(json(start(game, { players }))).toMatchObject({ supply, gears: Array(Number(players)).fill(0) })
  })

  test('the first thrower is drawn or given, and turns go round', () => {
    expectMoves(start(game), 'start:red start:blue start:green')
    const match = start(game, { first: 'red', players: '2' })
    expectMoves(match, 'buy:3')
    play(match, 'buy:3 blue:done roll roll:II,V,☠ place:5:1+0')
    expect(json(match)).toMatchObject({ tumbler: 1, turn: 'blue' })
  })

  test('standard cards 1 to 4 lie out; advanced ones 2/2/2, 2/2/4, 3/3/4 and never both sides of one', () => {
    expect(shown(start(game, { first: 'red' }), 'cards')).toEqual(['1', '2', '3', '4'])
    for (const [players, jackpot, side, out] of [
      ['2', 2, 2, 2],
      ['4', 2, 2, 2],
      ['5', 2, 2, 4],
      ['6', 2, 2, 4],
      ['7', 3, 3, 4],
      ['8', 3, 3, 4],
    ] as const) {
      const match = start(game, { players, cards: 'chosen', first: 'red' })
      while (moves(match)[0]!.startsWith('card:')) play(match, moves(match).at(-1)!)
      const numbers = (shown(match, 'cards') as string[]).map(id => parseInt(id))
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(numbers.filter(n => n <= 12)).toHaveLength(jackpot)
      expect(numbers.filter(n => n > 12 && n <= 20)).toHaveLength(side)
      expect(numbers.filter(n => n > 20)).toHaveLength(out)
    }
  })

  test('drawn cards are luck, chosen ones the first thrower takes', () => {
    expect(json(start(game, { cards: 'advanced', first: 'red' }))['turn']).toBe('chance')
    expect(json(start(game, { cards: 'chosen', first: 'red' }))['turn']).toBe('red')
  })
})

describe('buying dice', () => {
  test('the first turn has three dice, since nobody owns gears', () => {
    const match = start(game, { first: 'red' })
    expectMoves(match, 'buy:3')
    expect(refused(match)).toMatchObject({ 'buy:4': 'You have too few gears for that.' })
  })

  test('3 to 7 dice cost 0, 1, 3, 6, 10 in all, paid into the supply; five cost 3', () => {
    for (const [dice, price] of [
      [3, 0],
      [4, 1],
      [5, 3],
      [6, 6],
      [7, 10],
    ] as const) {
      const match = play(from(game, sample({ gears: [price, 0, 0] })), `buy:${dice}`)
      expect(json(match)).toMatchObject({ gears: [0, 0, 0], supply: 120, hand: dice, phase: 'bet' })
    }
    expectMoves(from(game, sample({ gears: [9, 0, 0] })), 'buy:3 buy:4 buy:5 buy:6')
  })
})

describe('placing', () => {
  test('example: III on the nose, then I, III, IV and a skull', () => {
    const match = rolledAs({ hand: 4, placed: [0, 0, 1, 0, 0] }, 'I,III,IV,☠')
    expectMoves(
      match,
      `place:3:1+0 place:3:1+1 place:3:0+1 place:4:1+0 place:4:1+1 place:4:0+1 place:5:0+1 nose`,
    )
    expect(refused(match)).toMatchObject({
      'place:1:1+0': 'This level is already closed.',
      'place:1:1+1': 'This level is already closed.',
      bust: 'While a die can be placed you cannot go bust.',
    })
  })

  test('question: three dice that would fill two levels; one level per roll', () => {
    const match = rolledAs({ hand: 3, placed: [0, 0, 0, 0, 0] }, 'IV,V,☠')
    expectMoves(
      match,
      `place:1:0+1 place:2:0+1 place:3:0+1 place:4:1+0 place:4:1+1 place:4:0+1 place:5:1+0 place:5:0+1`,
    )
    expect(json(play(match, 'place:4:1+1'))).toMatchObject({ phase: 'check', hand: 1 })
  })

  test('the eyes hold two dice, the gem one; jaws and nose any number', () => {
    expectMoves(rolledAs({ hand: 3, placed: [0, 0, 0, 1, 0] }, 'IV,IV,V'), 'place:4:1+0 place:5:1+0')
    const full = rolledAs({ hand: 3, placed: [0, 0, 0, 1, 0], skulls: [0, 0, 0, 1, 0] }, 'IV,V,V')
    expectMoves(full, 'place:5:1+0')
    expect(refused(full)).toMatchObject({ 'place:4:1+0': 'There is not so much room on this level.' })
    expect(moves(rolledAs({ hand: 7 }, 'I,I,I,I,I,I,☠'))).toContain('place:1:6+1')
  })

  test('dice that fit may stay in hand', () => {
    expectMoves(rolledAs({ hand: 3 }, 'II,II,II'), 'place:2:1+0 place:2:2+0 place:2:3+0')
  })

  test('a level closes when a higher one is taken, even if it holds dice itself', () => {
    const match = rolledAs({ hand: 3, placed: [2, 1, 0, 0, 0] }, 'I,I,II')
    expectMoves(match, 'place:2:1+0')
  })

  test('the first roll can always be placed', () => {
    for (const roll of ['I,I,I', 'II,II,II', 'III,III,III', 'IV,IV,IV', 'V,V,V', '☠,☠,☠'])
      expect(moves(rolledAs({ hand: 3 }, roll)).some(name => name.startsWith('place'))).toBe(true)
  })
})

describe('rerolls', () => {
  test('a nose pick takes a III back, closes the teeth and opens the bets again', () => {
    const match = play(rolledAs({ hand: 2, placed: [0, 0, 1, 0, 0] }, 'I,II'), 'nose')
    expect(json(match)).toMatchObject({ phase: 'bet', hand: 3, picks: 1, placed: [0, 0, 0, 0, 0] })
  })

  test('question: a skull on the nose cannot be picked', () => {
    const match = rolledAs({ hand: 2, skulls: [0, 0, 1, 0, 0] }, 'I,III')
    expectMoves(match, 'place:3:1+0')
  })

  test('question: with an empty nose after a pick the teeth stay closed', () => {
    expectMoves(rolledAs({ hand: 3, picks: 1 }, 'I,II,III'), 'place:3:1+0')
    expect(json(rolledAs({ hand: 2, picks: 1 }, 'I,II'))).toMatchObject({ tumbler: 1 })
  })

  test('at most two picks in a turn', () => {
    expectMoves(rolledAs({ hand: 2, picks: 2, placed: [0, 0, 1, 0, 0] }, 'I,IV'), 'place:4:1+0')
    expect(moves(rolledAs({ hand: 2, picks: 1, placed: [0, 0, 1, 0, 0] }, 'I,IV'))).toContain('nose')
  })

  test('a pick is allowed above the nose too, and when a die could be placed', () => {
    expect(moves(rolledAs({ hand: 2, placed: [0, 0, 1, 1, 0] }, 'IV,V'))).toContain('nose')
  })

  test('a token adds a die and the whole hand is rolled again', () => {
    const match = play(rolledAs({ hand: 3, tokens: [1, 0, 0] }, 'I,I,II'), 'token')
    expect(json(match)).toMatchObject({ phase: 'bet', hand: 4, unused: 3, tokens: [0, 0, 0] })
    expect(shown(match, 'rolled')).toEqual([0, 0, 0, 0, 0, 0])
    play(match, 'green:done blue:done roll')
    expect(match.moves).toHaveLength(126)
  })

  test('question: no token without a reroll: only between roll and placement', () => {
    expectMoves(
      from(game, sample({ phase: 'check', hand: 2, placed: [1, 0, 0, 0, 0], tokens: [2, 0, 0] })),
      'flee on',
    )
    expect(
      moves(from(game, sample({ phase: 'bet', hand: 3, tokens: [2, 0, 0], done: ['red', 'blue', 'green'] }))),
    ).toEqual(['roll'])
  })

  test('question: a token without unused dice rerolls the hand as it is', () => {
    const match = play(
      rolledAs({ hand: 6, placed: [1, 0, 0, 0, 0], tokens: [2, 0, 0] }, 'I,I,I,I,I,I'),
      'token',
    )
    expect(json(match)).toMatchObject({ hand: 6, unused: 0, tokens: [1, 0, 0] })
  })

  test('a token earned in a turn comes with the payout, so it never helps in the same turn', () => {
    const match = rolledAs({ hand: 3, placed: [0, 0, 2, 0, 0] }, 'I,III,IV')
    expect(moves(match)).not.toContain('token')
    expect(shown(play(match, 'place:3:1+0 flee'), 'tokens')).toEqual([3, 0, 0])
  })

  test('tokens are used as often as they last', () => {
    let match = rolledAs({ hand: 3, tokens: [2, 0, 0] }, 'I,I,I')
    match = play(match, 'token green:done blue:done roll roll:I,I,I,I token')
    expect(json(match)).toMatchObject({ hand: 5, tokens: [0, 0, 0] })
  })

  test('question: no fleeing after a reroll before the next placement', () => {
    const match = play(rolledAs({ hand: 2, placed: [0, 0, 1, 0, 0] }, 'I,II'), 'nose green:done blue:done')
    expectMoves(match, 'roll')
    play(match, 'roll roll:I,III,III')
    expect(moves(match)).not.toContain('flee')
    expect(moves(play(match, 'place:3:1+0'))).toContain('flee')
  })

  test('question: who could place may not choose to bust; who cannot may decline a reroll', () => {
    const stuck = rolledAs({ hand: 2, placed: [0, 0, 1, 0, 0], tokens: [1, 0, 0] }, 'I,II')
    expectMoves(stuck, 'bust nose token')
    expect(json(play(stuck, 'bust'))).toMatchObject({ tumbler: 1, gears: [0, 0, 0] })
  })

  test('question: tokens are not limited by the pieces in the box', () => {
    const match = rolledAs({ hand: 1, placed: [0, 0, 3, 0, 0], tokens: [24, 20, 0] }, 'III')
    expect(shown(play(match, 'place:3:1+0'), 'tokens')).toEqual([28, 20, 0])
  })
})

describe('ends', () => {
  const endOf = (given: Sample, names: string, roll: string) =>
    play(rolledAs({ ...given, cards: [] }, roll), names)

  test('bust without a way out is automatic and pays nothing', () => {
    const match = rolledAs({ hand: 2, placed: [0, 1, 0, 0, 0] }, 'I,I')
    expect(json(match)).toMatchObject({ tumbler: 1, turn: 'blue', gears: [0, 0, 0] })
  })

  test('example: a gem with dice left ends the turn as gem', () => {
    expect(shown(endOf({ hand: 2, placed: [1, 0, 0, 0, 0] }, 'place:5:1+0', 'I,V'), 'gears')).toEqual([
      4, 0, 0,
    ])
  })

  test('double comes before gem and empty', () => {
    expect(shown(endOf({ hand: 1, placed: [0, 1, 0, 0, 0] }, 'place:5:1+0', 'V'), 'gears')).toEqual([7, 0, 0])
    expect(shown(endOf({ hand: 1, placed: [0, 1, 0, 0, 0] }, 'place:4:1+0', 'IV'), 'gears')).toEqual([
      7, 0, 0,
    ])
  })

  test('fleeing needs dice in hand and a placement', () => {
    const match = endOf({ hand: 3, placed: [0, 1, 0, 0, 0] }, 'place:4:1+0', 'I,I,IV')
    expectMoves(match, 'flee on')
    expect(shown(play(match, 'flee'), 'gears')).toEqual([3, 0, 0])
  })

  test('markers and dice come back, the left neighbour throws', () => {
    const match = from(
      game,
      sample({
        phase: 'check',
        turn: 'green',
        tumbler: 2,
        hand: 2,
        placed: [1, 0, 0, 0, 0],
        markers: [0, 1, 2],
        bets: { 'utolso-ekko@3': ['red', 'blue'], 'ures-kez@4': ['red'] },
      }),
    )
    play(match, 'flee')
    expect(json(match)).toMatchObject({ turn: 'red', markers: [2, 2, 2], placed: [0, 0, 0, 0, 0] })
    expect(shown(match, 'bets')).toBeUndefined()
  })
})

test('positions from outside must have all gears and dice', () => {
  const broken = (change: object) => () => from(game, { ...(sample({ hand: 3 }) as object), ...change })
  expect(broken({ supply: 119 })).toThrow('The gears are not 120 in all.')
  expect(broken({ hand: 4 })).toThrow('The dice are not 7 in all.')
  expect(broken({ hand: 0, placed: [0, 0, 0, 3, 0] })).toThrow('Too many dice on one level.')
  expect(broken({ tumbler: 3 })).toThrow('There is no such thrower.')
  expect(broken({ bets: { 'ures-kez@5': ['red'] } })).toThrow('There is no bet')
  expect(broken({ bets: { 'ures-kez@4': ['red', 'blue', 'green'] } })).toThrow('Too many markers')
})
