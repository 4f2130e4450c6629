// What bots think of first: only moves of the list, sensible for their role, judged by public acts.
import { describe, expect, test } from 'vitest'
import { think, type Level } from '../../../ai/index.ts'
import { Match, Moves, Rng, SeatView, type Json, type Options } from '../../../engine/index.ts'
import { playRounds } from '../../../../bench/measure/hunter-rounds.ts'
import { at, dealt, EW_ROW, json } from '../../../../tests/hunters-playing.ts'
import { moves, play } from '../../../../tests/playing.ts'
import { makeChances } from './chances.ts'
import { TRIGONOMETRIC } from './data.ts'
import { registerDeck } from './deck.ts'
import game from './game.ts'

const ideas = (match: Match): string[] => {
  const out = new Moves()
  match.game.ideas!(match.position, out)
  return out.toArray().map(m => match.nameOf(m))
}
const as = (role: string, position: { [key: string]: Json }, options: Options = { values: 'off' }) =>
  at({ roles: { red: role, blue: 'hunter', green: 'hunter' }, ...position }, options)

describe('ideas', () => {
  test('every legal move is among them, once', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const match = dealt({ players: String(3 + (seed % 8)), mosquito: 'on' }, seed)
      const rng = new Rng(seed)
      for (let i = 0; i < 30 && !match.outcome; i++) {
        expect(ideas(match).sort()).toEqual(moves(match))
        match.play(match.moves[rng.below(match.moves.length)]!)
        match.roll(rng)
      }
    }
  })

  test('a hunter finishes the way, a rogue does not', () => {
    const position = { hands: { red: ['NESW1', 'NS1'] }, maze: EW_ROW, known: [['middle'], [], []] }
    expect(ideas(as('hunter', position))[0]).toBe('NESW1@7,0')
    expect(ideas(as('rogue', position))[0]).not.toBe('NESW1@7,0')
  })

  test('a rogue closes the way near its end with a dead end, a hunter throws the dead end away', () => {
    const position = {
      hands: { red: ['EW-dead', 'NS1'] },
      maze: { '1,0': 'EW1', '2,0': 'EW2', '3,0': 'EW3', '4,0': 'NEW1' },
    }
    expect(ideas(as('rogue', position))[0]).toBe('EW-dead@5,0')
    expect(ideas(as('hunter', { ...position, hands: { red: ['EW-dead', 'NW1'] } }))[0]).toBe('pass:EW-dead')
  })

  test('far from the goals a rogue hides: it lays what helps, looks at maps, and neither breaks nor bars anything', () => {
    const maze = { '1,0': 'EW1' }
    const first = (...red: string[]) => ideas(as('rogue', { hands: { red }, maze, trust: [0, 0, 20] }, {}))[0]
    expect(first('NESW2', 'EW-dead', 'breakFlask', 'monsoon')).toBe('NESW2@2,0')
    expect(first('map', 'EW-dead', 'breakFlask')).toMatch(/^map>/)
    expect(first('EW-dead', 'breakFlask', 'monsoon', 'NS1')).toBe('pass:NS1')
  })

  test('who has done much less than the others is suspected, too', () => {
    const hands = { red: ['breakFlask', 'NS1'] }
    expect(ideas(as('hunter', { hands, trust: [0, 2, 48] }))[0]).toBe('breakFlask>blue')
    expect(ideas(as('hunter', { hands, trust: [0, 2, 24] }))[0]).not.toMatch(/^break/)
  })

  test('a hunter repairs the own tool first and looks at the map while the ruby is unknown', () => {
    const hands = { red: ['fixFlask', 'map', 'EW1'] }
    expect(ideas(as('hunter', { hands, broken: [['flask'], [], []] }))[0]).toBe('fixFlask>red:flask')
    expect(ideas(as('hunter', { hands: { red: ['map', 'NS-dead'] } }))[0]).toMatch(/^map>/)
  })

  test('tools are broken by what the table has seen: a hunter strikes the suspect, a rogue the trusted', () => {
    const position = { hands: { red: ['breakFlask', 'NS1'] }, maze: EW_ROW, trust: [0, -20, 20] }
    expect(ideas(as('hunter', position))[0]).toBe('breakFlask>blue')
    expect(ideas(as('rogue', position))[0]).toBe('breakFlask>green')
  })

  test('with rising values a hunter prefers the small step and waits rather than leap', () => {
    // −1 lies there: −1/2 is a small step, 2 would leave hardly any room for those who follow.
    const maze = { '1,0': 'EW1' }
    const small = as('hunter', { hands: { red: ['NESW5', 'NESW2', 'E-dead'] }, maze }, {})
    expect(ideas(small)[0]).toBe('NESW2@2,0')
    const leap = as('hunter', { hands: { red: ['NESW5', 'E-dead'] }, maze }, {})
    expect(ideas(leap)[0]).toBe('pass:E-dead')
  })

  test('public acts make the trust: dead ends and breaking cost it, ways to the goals earn it', () => {
    const match = at(
      { hands: { red: ['EW1', 'map'], blue: ['EW-dead', 'map'], green: ['breakFlask', 'map'] } },
      { values: 'off' },
    )
    play(match, 'EW1@1,0 draw:map EW-dead@2,0 draw:map breakFlask>red')
    const [red, blue, green] = json(match)['trust'] as number[]
    expect(red).toBeGreaterThan(0)
    expect(blue).toBeLessThan(0)
    expect(green).toBeLessThan(0)
  })

  test('a weak rogue is timid: where the strong one bars the way it does not yet', () => {
    const match = as('rogue', {
      hands: { red: ['EW-dead', 'NESW2'] },
      maze: { '1,0': 'EW1', '2,0': 'EW2', '3,0': 'EW3', '4,0': 'NEW1' },
    })
    const first = (skill?: number): string => {
      const out = new Moves()
      match.game.ideas!(match.position, out, undefined, skill)
      return match.nameOf(out.at(0))
    }
    expect(first()).toBe('EW-dead@5,0')
    expect(first(1)).toBe('EW-dead@5,0')
    expect(first(0.3)).toBe('pass:NESW2')
  })

  test('strong beats weak, as hunters and as rogues', { timeout: 240_000 }, () => {
    const play = (hunters: Level, rogues: Level) =>
      playRounds({ options: { players: '9' }, rounds: 15, seed: 1, hunters, rogues }).hunters
    const strong = play(6, 6)
    expect(play(6, 1), 'weak rogues').toBeGreaterThan(strong + 2)
    expect(play(1, 6), 'weak hunters').toBeLessThan(strong - 2)
  })
})

test('what a seat sees is enough to think about: the strongest idea is the same, and a legal move', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const match = dealt({ players: String(2 + seed), mosquito: 'on' }, seed)
    const rng = new Rng(seed)
    for (let i = 0; i < 25 && !match.outcome; i++) {
      const seat = match.position.turn
      const seen = new SeatView(match, seat)
      const read = Match.beginFrom(game, match.options, match.game.layout.write(seen.position))
      if (!read.ok) throw new Error(read.why.en)
      const ask = (of: Match) => of.nameOf(think(of.game, of.position, { seat, level: 6, seed: 1 }))
      const name = ask(read.value)
      expect(seen.moves.map(m => seen.nameOf(m))).toContain(name)
      expect(name).toBe(ask(match))
      match.play(match.moves[rng.below(match.moves.length)]!)
      match.roll(rng)
    }
  }
})

test('the chance of a way: a single card exactly, and longer ways, less time and less room are worse', () => {
  const { inOrder, free } = makeChances(0.1)
  for (const of of [inOrder, free]) {
    expect(of(4, 1, 3)).toBeCloseTo(1 - 0.9 ** 12, 12)
    expect([of(0, 1, 9), of(9, 2, 1), of(9, 0, 0)]).toEqual([0, 0, 1])
    expect(of(20, 5, 20)).toBeGreaterThan(of(20, 6, 20))
    expect(of(20, 5, 20)).toBeGreaterThan(of(19, 5, 20))
    expect(of(20, 5, 20)).toBeGreaterThan(of(20, 5, 19))
  }
  expect(free(20, 5, 20)).toBeGreaterThan(inOrder(20, 5, 20))
})

test('a match with a deck of its own saves and replays by the name of the deck', () => {
  const deck = registerDeck({ ...TRIGONOMETRIC, name: 'Saját', starts: TRIGONOMETRIC.starts.slice(0, 1) })
  if (!deck.ok) throw new Error(deck.why.en)
  const match = dealt({ deck: deck.value, start: 'random' })
  const rng = new Rng(4)
  for (let i = 0; i < 40; i++) {
    match.play(match.moves[rng.below(match.moves.length)]!)
    match.roll(rng)
  }
  const saved = match.save()
  expect(saved.options['deck']).toMatch(/^deck-[0-9a-f]{16}$/)
  const opened = Match.replay(game, saved)
  expect(opened.ok && opened.value.position.words.every((word, i) => word === match.position.words[i])).toBe(
    true,
  )
})
