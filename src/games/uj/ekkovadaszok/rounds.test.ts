// The rules' sentences as tests: goals, the ends of rounds and of the game, the rubies.
import { describe, expect, test } from 'vitest'
import { Rng, type Json, type Options } from '../../../engine/index.ts'
import { at, emptied, EW_ROW, json, table, THREE } from '../../../../tests/hunters-playing.ts'
import { from, moves, play } from '../../../../tests/playing.ts'
import { ROGUES } from './data.ts'
import game from './game.ts'

describe('goals', () => {
  const last = (goals: string[], hands: { [player: string]: string[] } = { red: ['NESW1'], blue: ['NS1'] }) =>
    at({ hands, maze: EW_ROW, goals }, { values: 'off' })

  test('the ruby ends the round at once, the hunters have won', () => {
    const match = play(last(['coalNE', 'ruby', 'coalNW']), 'NESW1@7,0')
    expect(json(match)).toMatchObject({ won: 'hunters', phase: 'rubies', shown: ['down', 'up'] })
  })

  test('coal is turned so that its bend joins the last card, and the round goes on', () => {
    const match = play(last(['ruby', 'coalNE', 'coalNW']), 'NESW1@7,0')
    // Entered from the west the NE bend lies turned: S and W are open.
    expect(json(match)).toMatchObject({ shown: ['down', 'turned'], phase: 'draw' })
    play(match, 'draw:map')
    expect(moves(match)).toContain('NS1@8,1')
    expect(moves(match)).not.toContain('NS1@8,-1')
    const other = play(last(['ruby', 'coalNW', 'coalNE']), 'NESW1@7,0 draw:map')
    expect(json(other)['shown']).toEqual(['down', 'up'])
  })

  test('a closed side or a dead end does not reach a goal', () => {
    const closed = play(last(['coalNE', 'ruby', 'coalNW'], { red: ['NW1'] }), 'NW1@7,0')
    expect(json(closed)['shown']).toBeUndefined()
    const dead = play(last(['coalNE', 'ruby', 'coalNW'], { red: ['EW-dead'] }), 'EW-dead@7,0')
    expect(json(dead)['shown']).toBeUndefined()
  })

  test('one card may turn two goals, and a coal may lead on to the next', () => {
    const below = { ...EW_ROW, '6,0': 'NES1/turned', '6,1': 'NE1', '7,1': 'NEW4/turned' }
    const goals = ['ruby', 'coalNE', 'coalNW']
    const two = play(at({ hands: { red: ['NESW1'] }, maze: below, goals }, { values: 'off' }), 'NESW1@8,1')
    expect(json(two)['shown']).toEqual(['down', 'turned', 'up'])
    const chain = at(
      {
        hands: { red: ['NESW2'] },
        maze: { ...EW_ROW, '7,0': 'NESW1', '8,-1': 'NS1' },
        goals: ['ruby', 'coalNW', 'coalNE'],
        shown: ['down', 'down'],
      },
      { values: 'off' },
    )
    // 7,0 is open to the middle goal: the next card turns it; the NW bend leads north over 8,-1 to the ruby.
    play(chain, 'NESW2@7,1')
    expect(json(chain)).toMatchObject({ won: 'hunters', shown: ['up', 'up'] })
  })
})

describe('the end of a round and the rubies', () => {
  const won = (roles: { [player: string]: string }, options: Options, mover = 'red') =>
    play(
      from(
        game,
        {
          turn: mover,
          hands: { [mover]: ['NESW1'] },
          maze: EW_ROW,
          roles,
          goals: ['coalNE', 'ruby', 'coalNW'],
        },
        { ...THREE, values: 'off', ...options },
      ),
      'NESW1@7,0',
    )

  test.each([3, 4, 5, 6, 7, 8, 9, 10])(
    '%i players: one ruby card for each hunter, counter-clockwise from the finder',
    n => {
      const ids = game.make({ players: String(n) }).players.map(({ id }) => id)
      const rogues = ids.slice(1, 1 + ROGUES[n]!)
      const roles = Object.fromEntries(ids.map(id => [id, rogues.includes(id) ? 'rogue' : 'hunter']))
      const match = won(roles, { players: String(n) })
      const rng = new Rng(n)
      match.roll(rng)
      const order: number[] = []
      expect(table(match, 0).pool.every(value => value !== null)).toBe(true)
      expect(table(match, 1).pool.every(value => value === null)).toBe(true)
      while (json(match)['phase'] === 'pick') {
        order.push(match.position.turn)
        match.play(match.moves.at(-1)!)
      }
      const hunters = ids.map((_, i) => i).filter(i => !rogues.includes(ids[i]!))
      expect(order).toEqual([0, ...hunters.filter(i => i !== 0).reverse()])
      expect(table(match).players.map(({ rubyCards }) => rubyCards)).toEqual(
        ids.map(id => (rogues.includes(id) ? 0 : 1)),
      )
    },
  )

  test.each([3, 4, 5, 6, 7, 8, 9, 10])(
    '%i players: two ruby cards for each rogue when the ruby stays hidden',
    n => {
      const ids = game.make({ players: String(n) }).players.map(({ id }) => id)
      const rogues = ids.slice(-ROGUES[n]!)
      const roles = Object.fromEntries(ids.map(id => [id, rogues.includes(id) ? 'rogue' : 'hunter']))
      const match = play(
        emptied({ red: ['map'] }, { roles, shown: ['up', 'down', 'up'] }, { players: String(n) }),
        'pass:map',
      )
      match.roll(new Rng(n))
      expect(json(match)['won']).toBe('rogues')
      expect(table(match).players.map(({ rubyCards }) => rubyCards)).toEqual(
        ids.map(id => (rogues.includes(id) ? 2 : 0)),
      )
      expect(table(match, 0).players.map(({ role }) => role === 2)).toEqual(
        ids.map(id => rogues.includes(id)),
      )
    },
  )

  test('a rogue who completes the way gets nothing: the first hunter counter-clockwise picks first', () => {
    const match = won({ red: 'rogue', blue: 'hunter', green: 'hunter' }, {})
    match.roll(new Rng(1))
    expect(match.position.turn).toBe(2)
    match.play(match.moves[0]!)
    expect(match.position.turn).toBe(1)
  })

  test('without a rogue nobody gets anything when the ruby is missed', () => {
    const roles = { red: 'hunter', blue: 'hunter', green: 'hunter' }
    const match = play(emptied({ red: ['NS1'] }, { roles }), 'pass:NS1')
    expect(json(match)).toMatchObject({ won: 'rogues', phase: 'show' })
    expect(table(match).players.every(({ rubyCards }) => rubyCards === 0)).toBe(true)
  })

  test('the round goes on while somebody holds a playable card, and ends when nobody does', () => {
    const on = play(emptied({ red: ['NS1', 'EW-dead'], blue: ['EW1'] }), 'pass:NS1')
    expect(json(on)['won']).toBeUndefined()
    // Red's dead end and blue's path would fit; once they are gone nothing is left to play.
    play(on, 'pass:EW1 pass pass:EW-dead')
    expect(json(on)['won']).toBe('rogues')
  })

  test('rubies are secret until the end of the game, the number of ruby cards is not', () => {
    const match = at({ purses: { red: ['3', '1'], blue: ['2'] } })
    expect(table(match, 0).players.map(({ rubies }) => rubies)).toEqual([4, null, 0])
    expect(table(match, 1).players.map(({ rubyCards }) => rubyCards)).toEqual([2, 1, 0])
  })

  test('a new round: everything is gathered but the rubies; left of the last card begins', () => {
    const roles = { red: 'hunter', blue: 'rogue', green: 'hunter' }
    const match = emptied(
      { blue: ['NS1'] },
      {
        turn: 'blue',
        roles,
        purses: { red: ['3'] },
        maze: { '1,0': 'EW1' },
        broken: [['flask'], [], []],
        trust: [5, 0, 0],
      },
    )
    play(match, 'pass:NS1 ruby:2 ruby:1')
    expect(moves(match)).toEqual(['next-round'])
    expect(match.position.turn).toBe(2)
    play(match, 'next-round')
    match.roll(new Rng(3))
    expect(table(match)).toMatchObject({ round: 2, maze: [], pile: 49, discard: [], night: false })
    expect(json(match)).toMatchObject({ purses: { red: ['3'], blue: ['2', '1'] }, round: 2 })
    expect(json(match)['broken']).toBeUndefined()
    expect(match.position.turn).toBe(2)
  })

  test('after three rounds the most rubies win, and equal bests all win', () => {
    const end = (purses: Json) =>
      play(
        emptied(
          { red: ['NS1'] },
          { round: 3, roles: { red: 'hunter', blue: 'hunter', green: 'hunter' }, purses },
        ),
        'pass:NS1',
      )
    expect(end({ red: ['3'], blue: ['2', '2'] }).outcome).toMatchObject({
      result: [0, 1, 0],
      points: [3, 4, 0],
    })
    expect(end({ red: ['3'], blue: ['2', '1'] }).outcome!.result).toEqual([0.5, 0.5, 0])
  })
})
