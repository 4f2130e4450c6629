// The rules' sentences as tests: set-up, turns, actions, mosquito. The maze and the ends of rounds have their own files.
import { describe, expect, test } from 'vitest'
import { CHANCE, Rng, type Options } from '../../../engine/index.ts'
import { at, dealt, emptied, json, table, THREE } from '../../../../tests/hunters-playing.ts'
import { moves, play, refused } from '../../../../tests/playing.ts'
import { ACTIONS, COPIES, GOALS, PATHS, PILE_CARDS } from './cards.ts'
import { HUNTERS, handSize, ROGUES, RUBIES } from './data.ts'
import game from './game.ts'
import { columnOf } from './grid.ts'
import { huntersRules } from './rules.ts'

describe('the set-up', () => {
  test('111 cards, 112 with the second Start', () => {
    const actions = ACTIONS.reduce((sum, { copies }) => sum + copies, 0) + 1
    const rubies = RUBIES.reduce((sum, n) => sum + n, 0)
    expect([PATHS.length, actions, rubies]).toEqual([40, 28, 28])
    expect(PATHS.filter(({ dead }) => dead).length).toBe(9)
    expect(PATHS.length + 1 + actions + rubies + 3 + 7 + 4).toBe(111)
    expect(PILE_CARDS).toBe(67)
    expect(COPIES.length).toBe(52)
  })

  test.each([
    [3, 1, 3, 6, 49],
    [4, 1, 4, 6, 43],
    [5, 2, 4, 6, 37],
    [6, 2, 5, 5, 37],
    [7, 3, 5, 5, 32],
    [8, 3, 6, 4, 35],
    [9, 3, 7, 4, 31],
    [10, 4, 7, 4, 27],
  ])(
    '%i players: %i rogues, %i hunters in the role deck, hands of %i, a pile of %i',
    (n, rogues, hunters, hand, pile) => {
      expect([ROGUES[n], HUNTERS[n], handSize(n)]).toEqual([rogues, hunters, hand])
      const kinds = new Set<string>()
      for (let seed = 1; seed <= 12; seed++) {
        const { players, pile: left, goals } = table(dealt({ players: String(n) }, seed))
        const thieves = players.filter(({ role }) => role === 2).length
        // One role card is left over: a rogue, or a hunter.
        expect([rogues - 1, rogues]).toContain(thieves)
        expect(players.every(({ cards }) => cards === hand)).toBe(true)
        expect(left).toBe(pile)
        expect(goals.map(({ face }) => face).sort((a, b) => a - b)).toEqual([1, 2, 3])
        kinds.add(goals.map(({ face }) => GOALS[face]).join())
      }
      expect(kinds.size).toBeGreaterThan(1)
    },
  )

  test('the goals lie seven empty columns from Start, with a row between them', () => {
    const { goals } = table(dealt())
    const { board } = game.make(THREE)
    expect(goals.map(({ cell }) => board.names[cell])).toEqual(['8,-2', '8,0', '8,2'])
  })

  test('goals, mosquito and strictness follow the options; by recommendation they follow the number of players', () => {
    const made = (options: Options) => {
      const { state } = huntersRules(options).hunters
      return [columnOf(state.goalCells[0]!), state.mosquito ? 'night' : 'day', state.conditions[0]![1]]
    }
    expect(made({ players: '3' })).toEqual([7, 'day', 'rising'])
    expect(made({ players: '4' })).toEqual([8, 'day', 'rising'])
    expect(made({ players: '5' })).toEqual([8, 'night', 'rising'])
    expect(made({ players: '7', mosquito: 'off' })).toEqual([7, 'day', 'rising'])
    expect(made({ players: '10', trail: 'short', chain: 'strict' })).toEqual([7, 'night', 'strictly-rising'])
    expect(made({ players: '3', trail: 'long', mosquito: 'on' })).toEqual([8, 'night', 'rising'])
  })

  test('in a strict chain an equal value may not follow', () => {
    // Both are worth −2.
    const position = { hands: { red: ['NES1', 'NS4'] }, maze: { '1,0': 'NESW1' } }
    expect(moves(at(position))).toContain('NES1/turned@2,0')
    expect(moves(at(position, { chain: 'strict' }))).not.toContain('NES1/turned@2,0')
    expect(moves(at(position, { chain: 'strict' }))).toContain('NS4@1,-1')
  })

  test('the youngest begins: marked, or drawn by lot; play goes clockwise', () => {
    expect(dealt({ first: '2' }).position.turn).toBe(1)
    const lots = new Set(
      Array.from({ length: 20 }, (_, i) => dealt({ first: 'random' }, i + 1).position.turn),
    )
    expect(lots).toEqual(new Set([0, 1, 2]))
    const match = dealt()
    match.play(match.moves.at(-1)!)
    match.roll(new Rng(2))
    expect(match.position.turn).toBe(1)
  })

  test('the Start card is agreed on or drawn', () => {
    expect(table(dealt({ start: '1' })).conditions.E).toBe('rising')
    expect(table(dealt({ start: '2' })).conditions.E).toBe('falling')
    const drawn = new Set(
      Array.from({ length: 12 }, (_, i) => table(dealt({ start: 'random' }, i + 1)).conditions.N),
    )
    expect(drawn).toEqual(new Set(['rising', 'falling']))
  })
})

describe('a turn', () => {
  test('one card is played, one is drawn, the next player follows', () => {
    const match = play(
      at({ hands: { red: ['EW1', 'map', 'NS1'], blue: ['NS2'], green: ['NS3'] } }),
      'EW1@1,0',
    )
    expect(match.position.turn).toBe(CHANCE)
    expect(moves(match)).not.toContain('draw:EW1')
    play(match, 'draw:fixFlask')
    expect(json(match)['hands']).toMatchObject({ red: ['fixFlask', 'map', 'NS1'] })
    expect(match.position.turn).toBe(1)
  })

  test('passing is always possible, puts a card face down on the discard pile, and others do not see it', () => {
    const match = at({ hands: { red: ['EW1', 'map'], blue: ['NS2'] } })
    expect(moves(match)).toEqual(expect.arrayContaining(['pass:EW1', 'pass:map', 'EW1@1,0']))
    play(match, 'pass:map draw:NS1')
    expect(json(match)['discard']).toEqual(['map/red'])
    expect(table(match, 0).discard).toEqual([{ code: 50, by: 0, hidden: false }])
    expect(table(match, 1).discard).toMatchObject([{ by: 0, hidden: true }])
  })

  test('when the pile is empty nobody draws; an empty hand must pass and discards nothing', () => {
    const match = emptied({ red: [], blue: ['EW1'] })
    expect(moves(match)).toEqual(['pass'])
    play(match, 'pass')
    expect(match.position.turn).toBe(1)
    play(match, 'EW1@1,0')
    // Nobody has a card left: the round is over without drawing.
    expect(json(match)['won']).toBe('rogues')
  })
})

describe('actions', () => {
  test('a broken tool stops paths, nothing else; each kind once, three at most, never oneself', () => {
    const match = at({
      hands: { red: ['breakMachete', 'breakFlask'], blue: ['EW1', 'map', 'fixMachete'], green: ['NS1'] },
      broken: [[], ['flask'], []],
    })
    expect(moves(match)).toEqual([
      'breakFlask>green',
      'breakMachete>blue',
      'breakMachete>green',
      'pass:breakFlask',
      'pass:breakMachete',
    ])
    expect(refused(match)).toMatchObject({
      'breakFlask>blue': 'This tool of the player is broken already.',
      'breakFlask>red': 'You may not break your own tool.',
    })
    play(match, 'breakMachete>blue draw:NS2')
    expect(moves(match)).toEqual(
      expect.arrayContaining(['map>north', 'fixMachete>blue:machete', 'pass:EW1', 'pass:map']),
    )
    expect(moves(match).some(name => name.startsWith('EW1@'))).toBe(false)
    expect(refused(match)['EW1@1,0']).toMatch(/breaking card lies before you/)
    play(match, 'fixMachete>blue:machete draw:NS3')
    expect(json(match)['discard']).toEqual(['breakMachete', 'fixMachete'])
    expect(json(match)['broken']).toEqual([[], ['flask'], []])
  })

  test('a repair goes on anyone with the matching broken tool; a double one repairs exactly one', () => {
    const match = at({
      hands: { red: ['fixMacheteOrFlask', 'fixCompass'] },
      broken: [['flask'], ['machete', 'flask'], []],
    })
    expect(moves(match).filter(name => name.includes('>'))).toEqual([
      'fixMacheteOrFlask>blue:flask',
      'fixMacheteOrFlask>blue:machete',
      'fixMacheteOrFlask>red:flask',
    ])
    expect(refused(match)['fixCompass>blue:compass']).toMatch(/nothing to repair/)
    const { points } = match.game
    const lists = match.moves.map(m => points(match.position, m).join(' '))
    expect(lists).toContain('card:fixMacheteOrFlask player:blue tool:machete')
    expect(lists).toContain('card:fixMacheteOrFlask player:red')
    play(match, 'fixMacheteOrFlask>blue:flask')
    expect(json(match)['broken']).toEqual([['flask'], ['machete'], []])
  })

  test('a map shows one face-down goal to its player only', () => {
    const match = at({ hands: { red: ['map'] }, goals: ['coalNE', 'ruby', 'coalNW'], shown: ['up'] })
    expect(moves(match)).toEqual(['map>middle', 'map>south', 'pass:map'])
    expect(refused(match)['map>north']).toMatch(/face up already/)
    play(match, 'map>middle')
    expect(table(match, 0).goals.map(({ face }) => face)).toEqual([2, 1, 0])
    expect(table(match, 1).goals.map(({ face }) => face)).toEqual([2, 0, 0])
    expect(table(match, 1).goals[1]!.seenBy).toEqual([0])
    expect(json(match)['discard']).toEqual(['map'])
  })

  test('monsoon by day: only a card without which the network stays whole; the hole can be filled again', () => {
    const maze = { '1,0': 'EW1', '2,0': 'NESW1', '3,0': 'EW2', '2,-1': 'NS-dead' }
    const match = at({ hands: { red: ['monsoon'], blue: ['EW3'] }, maze }, { values: 'off' })
    expect(moves(match)).toEqual(['monsoon>2,-1', 'monsoon>3,0', 'pass:monsoon'])
    expect(refused(match)).toMatchObject({ 'monsoon>1,0': expect.stringMatching(/stays whole/) as string })
    play(match, 'monsoon>3,0 draw:map')
    expect(json(match)['discard']).toEqual(['EW2', 'monsoon'])
    expect(moves(match)).toContain('EW3@3,0')
  })

  test('monsoon by day may open a loop, for every card keeps its way to Start', () => {
    const maze = { '1,0': 'NESW1', '2,0': 'NEW1', '1,-1': 'NW1/turned', '2,-1': 'NE2/turned' }
    const match = at({ hands: { red: ['monsoon'] }, maze }, { values: 'off' })
    expect(moves(match)).toEqual(['monsoon>1,-1', 'monsoon>2,-1', 'monsoon>2,0', 'pass:monsoon'])
  })

  test('monsoon by night: any path card, never Start or a goal; what is cut off waits', () => {
    const maze = { '1,0': 'EW1', '2,0': 'EW2', '3,0': 'EW3' }
    const match = at(
      { hands: { red: ['monsoon'], blue: ['NESW1'] }, maze, bitten: 'green' },
      { mosquito: 'on' },
    )
    expect(moves(match)).toEqual(['monsoon>1,0', 'monsoon>2,0', 'monsoon>3,0', 'pass:monsoon'])
    play(match, 'monsoon>1,0 draw:map')
    expect(moves(match)).not.toContain('NESW1@4,0')
    expect(moves(match)).toContain('NESW1@1,0')
  })

  test('an action without a target cannot be played, only passed', () => {
    expect(moves(at({ hands: { red: ['monsoon', 'fixFlask'] } }))).toEqual(['pass:fixFlask', 'pass:monsoon'])
  })
})

describe('the mosquito', () => {
  const dusk = { hands: { red: ['EW1', 'EW2'], blue: ['NESW1'] } }
  test('lies in the lower two thirds of the pile and brings night for the rest of the round', () => {
    const seen: number[] = []
    for (let seed = 1; seed <= 60; seed++) {
      const rng = new Rng(seed)
      const match = dealt({ mosquito: 'on' }, seed)
      let drawn = 0
      while (!match.log.includes('draw:mosquito') && json(match)['won'] === undefined) {
        if (match.position.turn === CHANCE) {
          const before = match.length
          match.roll(rng)
          if (match.log.slice(before).includes('draw:mosquito')) break
          drawn++
        } else match.play(match.moves.findLast(m => match.nameOf(m).startsWith('pass'))!)
      }
      if (match.log.includes('draw:mosquito')) seen.push(drawn)
    }
    // 49 cards in the pile of three: at least 17 lie above the mosquito.
    expect(seen.length).toBe(60)
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(17)
    expect(Math.max(...seen)).toBeLessThanOrEqual(49)
    expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(15)
  })

  test('it is shown, the drawer takes another card, and values do not count any more', () => {
    const rest = [
      'map',
      'map',
      'map',
      'map',
      'map',
      'monsoon',
      'monsoon',
      'NS1',
      'NS2',
      'NS3',
      'NS4',
      'NE1',
      'NE2',
      'NE3',
    ]
    const early = play(at({ ...dusk, discard: rest }, { mosquito: 'on' }), 'pass:EW1')
    expect(moves(early)).not.toContain('draw:mosquito')
    const more =
      'NE4 NE5 NW1 NW2 NW3 NW4 NES1 NES2 NES3 NES4 NES5 NEW1 NEW2 NEW3 NEW4 NEW5 N-dead E-dead'.split(' ')
    const late = at({ ...dusk, discard: [...rest, ...more] }, { mosquito: 'on' })
    play(late, 'EW2@1,0 draw:mosquito')
    expect(late.position.turn).toBe(CHANCE)
    expect(table(late)).toMatchObject({ night: true, bitten: 0, mayStillSwap: true })
    play(late, 'draw:map')
    // 1/4 lies there; NESW1 is worth −11/4 and could not follow by day.
    expect(moves(late)).toContain('NESW1@2,0')
  })

  test('the bitten player may once exchange two face-down goals instead of playing; knowledge travels along', () => {
    const match = at(
      {
        hands: { red: ['EW1'], blue: ['NS1'], green: ['NS2'] },
        bitten: 'red',
        goals: ['ruby', 'coalNE', 'coalNW'],
        known: [[], ['north'], []],
        broken: [['flask'], [], []],
      },
      { mosquito: 'on' },
    )
    expect(moves(match)).toEqual(['pass:EW1', 'swap:middle-south', 'swap:north-middle', 'swap:north-south'])
    play(match, 'swap:north-south')
    expect(match.position.turn).toBe(1)
    expect(json(match)).toMatchObject({
      goals: ['coalNW', 'coalNE', 'ruby'],
      hands: { red: ['EW1'] },
      swapped: 'yes',
    })
    expect(table(match, 1).goals.map(({ face }) => face)).toEqual([0, 0, 1])
    expect(table(match, 0).goals.map(({ face }) => face)).toEqual([0, 0, 0])
    play(match, 'pass:NS1 draw:map pass:NS2 draw:map')
    expect(moves(match).filter(name => name.startsWith('swap'))).toEqual([])
  })

  test('it needs two face-down goals, and works with an empty hand', () => {
    const one = at({ bitten: 'red', shown: ['up', 'up'] }, { mosquito: 'on' })
    expect(moves(one)).toEqual(['pass'])
    const two = at({ bitten: 'red', shown: ['up'] }, { mosquito: 'on' })
    expect(moves(two)).toEqual(['pass', 'swap:middle-south'])
  })
})
