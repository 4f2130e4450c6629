// Who may bet where and when: windows in turn and in a race, limits, stop levels, dead bets.
import { describe, expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import game from './game.ts'
import { sample, shown, type Sample } from './sample-states.ts'

const window = (given: Sample, options = {}) =>
  from(game, sample({ phase: 'bet', turn: 'blue', done: ['red'], hand: 3, ...given }), options)
const DEAD = 'This bet can no longer come true; you keep the marker.'

describe('in turn', () => {
  test('everybody but the thrower may bet, from the left; the first seat moves on with each window', () => {
    const match = start(game, { first: 'red', players: '4' })
    play(match, 'buy:3')
    const asked = (): string[] => {
      const seats: string[] = []
      for (let seat = String(json(match)['turn']); seat !== 'red'; seat = String(json(match)['turn'])) {
        seats.push(seat)
        play(match, `${seat}:done`)
      }
      return seats
    }
    expect(asked()).toEqual(['blue', 'green', 'yellow'])
    play(match, 'roll roll:I,I,I place:1:1+0 on')
    expect(asked()).toEqual(['green', 'yellow', 'blue'])
    play(match, 'roll roll:I,I place:1:1+0 on')
    expect(asked()).toEqual(['yellow', 'blue', 'green'])
  })

  test('two markers before one roll, or one now and one later; without markers nobody is asked', () => {
    const match = play(window({}), 'blue:ures-kez@4#1 blue:utolso-ekko@3#1')
    expect(json(match)).toMatchObject({ turn: 'green', markers: [2, 0, 2] })
    play(match, 'green:ures-kez@4#2 green:done roll roll:I,I,I place:1:1+0 on')
    expect(json(match)).toMatchObject({ turn: 'green', markers: [2, 0, 1] })
    expect(json(play(match, 'green:szarnypanik@3#1'))).toMatchObject({ turn: 'red' })
    expectMoves(match, 'roll')
  })

  test('a placed marker stays: no move takes it back', () => {
    const match = play(window({}), 'blue:ures-kez@4#1')
    expect(moves(match).filter(name => !/^blue:(done|.*#\d)$/.test(name))).toEqual([])
    expect(shown(match, 'bets')).toEqual({ 'ures-kez@4': ['blue'] })
  })

  test('standard card: one marker on each side, both sides of a card are allowed', () => {
    const match = play(window({}), 'blue:utolso-ekko@3#1')
    expect(moves(match)).toContain('blue:szarnypanik@3#1')
    expect(refused(match)['blue:utolso-ekko@3#2']).toBe('Your marker stands here already.')
  })

  test('example: Üres kéz takes two markers, the third is refused', () => {
    const match = window(
      {
        players: 4,
        bets: { 'ures-kez@4': ['green', 'blue'] },
        turn: 'yellow',
        markers: [2, 1, 1, 2],
        done: ['red', 'blue', 'green'],
      },
      { players: '4' },
    )
    expect(refused(match)['yellow:ures-kez@4#3']).toBe('There is no place left on this bet.')
  })

  test('advanced card: one marker on the whole card', () => {
    const match = play(
      window({ cards: ['28b', '22a'], players: 4 }, { players: '4' }),
      'blue:dragul-bukasa@28b#1',
    )
    expect(moves(match)).toEqual(['blue:done', 'blue:elvesztett-ekko@22a#1', 'blue:utolso-ekko@22a#1'])
    expect(refused(match)).toMatchObject({
      'blue:tulturas@28b#1': 'Your marker stands here already.',
      'blue:dobo-diadala@28b#1': 'Your marker stands here already.',
    })
  })
})

describe('stop levels', () => {
  const on18b = (given: Sample) => window({ cards: ['18b'], hand: 3, ...given })
  test('example: with a die on level 4 nobody bets on 18b', () => {
    expect(moves(on18b({ placed: [0, 0, 1, 0, 0], highest: 3 }))).toContain('blue:arany-paratlan@18b#1')
    const closed = on18b({ placed: [0, 0, 1, 1, 0], highest: 4 })
    expectMoves(closed, 'blue:done')
    expect(refused(closed)['blue:arany-paratlan@18b#1']).toBe(
      'The thrower has reached the stop level of this card.',
    )
  })

  test('a card stays closed when the die is picked away again', () => {
    const match = from(
      game,
      sample({
        phase: 'rolled',
        hand: 2,
        placed: [0, 0, 1, 0, 0],
        rolled: [2, 0, 0, 0, 0, 0],
        highest: 3,
        cards: ['20b'],
      }),
    )
    play(match, 'nose')
    expect(shown(match, 'placed')).toEqual([0, 0, 0, 0, 0])
    expectMoves(match, 'green:done')
  })
})

describe('dead bets', () => {
  test('a bet that no roll can bring is refused and the marker stays in hand', () => {
    const match = window({ hand: 2, placed: [0, 1, 0, 0, 0] })
    expect(refused(match)).toEqual({
      'blue:orjongo-nargash@1#1': DEAD,
      'blue:smaragd-koponya@2#1': DEAD,
    })
    expect(match.playNamed('blue:orjongo-nargash@1#1').ok).toBe(false)
    expect(shown(match, 'markers')).toEqual([2, 2, 2])
    expect(moves(match)).toContain('blue:tulturas@1#1')
  })

  test('a III on the nose ends the grin, but it may be picked away, so Nargash is still possible', () => {
    const match = window({ hand: 2, placed: [0, 0, 1, 0, 0] })
    expect(refused(match)).toEqual({ 'blue:kegyetlen-vigyor@2#1': DEAD, 'blue:smaragd-koponya@2#1': DEAD })
    expect(refused(window({ hand: 2, placed: [0, 0, 3, 0, 0] }))).toHaveProperty('blue:orjongo-nargash@1#1')
  })

  test('a full skull needs seven dice, or tokens that bring them', () => {
    expect(moves(window({ hand: 6 }))).not.toContain('blue:smaragd-koponya@2#1')
    expect(moves(window({ hand: 7 }))).toContain('blue:smaragd-koponya@2#1')
    expect(moves(window({ hand: 6, tokens: [1, 0, 0] }))).toContain('blue:smaragd-koponya@2#1')
    expect(moves(window({ hand: 6, tokens: [0, 1, 1] }))).not.toContain('blue:smaragd-koponya@2#1')
  })

  test('no Túltúrás before the first III can lie: one is enough, but level 4 closes the nose', () => {
    expect(moves(window({ hand: 3 }))).toContain('blue:tulturas@1#1')
    expect(moves(window({ hand: 2, placed: [0, 0, 0, 1, 0] }))).not.toContain('blue:tulturas@1#1')
    expect(moves(window({ hand: 2, placed: [0, 0, 1, 1, 0] }))).toContain('blue:tulturas@1#1')
  })

  test('a bet that dies later stays where it is', () => {
    const match = play(
      window({}),
      'blue:orjongo-nargash@1#1 blue:done green:done roll roll:I,I,I place:1:1+0 on',
    )
    expect(shown(match, 'bets')).toEqual({ 'orjongo-nargash@1': ['blue'] })
  })

  test('⊗ without a possible counter-bet is refused: always with two players', () => {
    const WHY = 'A multiplying bet pays only against other bets, and there can be none here.'
    const two = from(
      game,
      sample({ players: 2, phase: 'bet', turn: 'blue', done: ['red'], hand: 3, cards: ['28a'] }),
      { players: '2' },
    )
    expect(refused(two)['blue:dobo-diadala@28a#1']).toBe(WHY)
    expect(moves(two)).toContain('blue:dragul-bukasa@28a#1')
    expect(moves(window({ cards: ['28a'] }))).toContain('blue:dobo-diadala@28a#1')
    expect(refused(window({ cards: ['28a'], markers: [2, 2, 0] }))['blue:dobo-diadala@28a#1']).toBe(WHY)
    // The green marker is already against it.
    const met = window({ cards: ['28a'], markers: [2, 2, 0], bets: { 'dragul-bukasa@28a': ['green'] } })
    expect(moves(met)).toContain('blue:dobo-diadala@28a#1')
    // Nobody can bet on Nargash any more, so nothing will multiply his sorrow.
    expect(
      refused(window({ cards: ['6a'], hand: 2, placed: [1, 0, 0, 0, 0] }))['blue:nargash-banata@6a#1'],
    ).toBe(WHY)
  })
})

describe('the race', () => {
  const race = (given: Sample = {}, options = {}) =>
    from(game, sample({ phase: 'bet', done: ['red'], hand: 3, ...given }), { betting: 'race', ...options })

  test('all gamblers may act at once, the thrower waits', () => {
    const match = race()
    expect(moves(match)).toContain('blue:ures-kez@4#1')
    expect(moves(match)).toContain('green:ures-kez@4#1')
    expect(moves(match)).not.toContain('roll')
    expect(match.moves.map(m => match.game.actor!(match.position, m))).not.toContain(0)
  })

  test('two race for one place: the first gets it, the other keeps the marker and may choose again', () => {
    const match = play(race(), 'green:ures-kez@4#1')
    const late = match.playNamed('blue:ures-kez@4#1')
    expect(late.ok).toBe(false)
    expect(shown(match, 'markers')).toEqual([2, 2, 1])
    play(match, 'blue:ures-kez@4#2 blue:szarnypanik@3#1')
    expect(shown(match, 'bets')).toEqual({ 'szarnypanik@3': ['blue'], 'ures-kez@4': ['green', 'blue'] })
  })

  test('the dice may roll after 6 seconds in the first window and 4 in the later ones', () => {
    const match = play(race(), 'time:5999')
    expect(moves(match)).not.toContain('roll')
    expect(moves(play(match, 'time:1'))).toContain('roll')
    expect(match.playNamed('time:1000').ok).toBe(false)
    play(match, 'roll roll:I,I,I place:1:1+0 on time:3999')
    expect(moves(match)).not.toContain('roll')
    expect(moves(play(match, 'time:1'))).toContain('roll')
  })

  test('every turn begins with a long window again', () => {
    const match = play(race(), 'time:6000 roll roll:I,I,I place:1:1+0 flee')
    play(match, `buy:3 time:5999`)
    expect(moves(match)).not.toContain('roll')
    expect(moves(play(match, 'time:1'))).toContain('roll')
  })

  test('a bet that can no longer win is refused here too', () => {
    expect(refused(race({ hand: 2, placed: [0, 1, 0, 0, 0] }))).toMatchObject({
      'blue:orjongo-nargash@1#1': DEAD,
      'green:orjongo-nargash@1#1': DEAD,
    })
  })

  test('the table may choose another time', () => {
    expect(moves(play(race({ window: 2 }, { window: '2' }), 'time:2000'))).toContain('roll')
    expect(moves(play(race({ window: 2 }, { window: '15' }), 'time:14999'))).not.toContain('roll')
  })

  test('or at once when everybody is done', () => {
    const match = play(race(), 'green:done')
    expect(moves(match).some(name => name.startsWith('green:'))).toBe(false)
    expectMoves(play(match, 'blue:done'), 'roll')
  })

  test('a bet after the roll is refused, and time passes only in the window', () => {
    const match = play(race(), 'time:6000 roll')
    expect(match.playNamed('blue:ures-kez@4#1').ok).toBe(false)
    expect(match.playNamed('time:10').ok).toBe(false)
    match.elapse(500)
    expect(match.log.at(-1)).toBe('roll')
  })

  test('elapsed time is logged in the one queue of moves and replays', () => {
    const match = race()
    match.elapse(2500.7)
    match.elapse(900)
    play(match, 'blue:ures-kez@4#1')
    expect(match.log).toEqual(['time:2500', 'time:900', 'blue:ures-kez@4#1'])
  })
})
