// The dynamic programme against plain recursion and against thrown dice; what bots make of it.
import { describe, expect, test } from 'vitest'
import { CHANCE, Moves, Rng, Run, listLegal, randomChance, type Options } from '../../../engine/index.ts'
import { from } from '../../../../tests/playing.ts'
import { kindOf } from './moves.ts'
import { Odds, TOKEN_WORTH, type Aim } from './odds.ts'
import { Table } from './odds-table.ts'
import game from './game.ts'
import { CONDITIONS, JACKPOTS } from './bets.ts'
import { standardPay } from './payout.ts'
import { sample } from './sample-states.ts'
import {
  canPick,
  emptySkull,
  endOf,
  picked,
  placements,
  withDice,
  withToken,
  type End,
  type Result,
  type Skull,
} from './skull.ts'
import { skullState } from './state.ts'
import { chancesNow, temperOf } from './thrower.ts'

const AIM: Aim = {
  jackpots: new Set(['orjongo-nargash', 'kegyetlen-vigyor', 'smaragd-koponya']),
  token: 2,
  bust: 0,
  greed: 1,
}

const worth = (skull: Skull, end: End): number => {
  if (end === 'bust') return 0
  const result = { ...skull, end }
  const { gears, tokens } = standardPay(result)
  const jackpots = JACKPOTS.filter(({ id, holds }) => AIM.jackpots.has(id) && holds(result))
  return Math.max(gears + AIM.token * tokens, ...jackpots.map(each => each.gears(result)))
}

const known = new Map<string, number>()
/** The value by plain recursion over all 6^n ordered rolls; only finished answers are kept. */
function plainly(skull: Skull, tokens: number): number {
  const key = JSON.stringify([skull, tokens])
  const before = known.get(key)
  if (before !== undefined) return before
  let sum = 0
  const all = 6 ** skull.hand
  for (let roll = 0; roll < all; roll++) {
    const faces = [0, 0, 0, 0, 0, 0]
    for (let i = 0, left = roll; i < skull.hand; i++, left = Math.floor(left / 6)) faces[left % 6]!++
    const ways = placements(skull, faces).map(each => {
      const next = withDice(skull, each)
      const end = endOf(next)
      return end ? worth(next, end) : Math.max(worth(next, 'flee'), plainly(next, tokens))
    })
    if (ways.length === 0) ways.push(0)
    if (canPick(skull)) ways.push(plainly(picked(skull), tokens))
    if (tokens > 0) ways.push(plainly(withToken(skull), tokens - 1) - AIM.token)
    sum += Math.max(...ways)
  }
  known.set(key, sum / all)
  return sum / all
}

/** How likely an end is by plain recursion when a thrower takes each of several best choices as often as the others. */
function plainChance(skull: Skull, tokens: number, holds: (result: Result) => boolean): number {
  type Way = readonly [worth: number, chance: () => number]
  const ends = (at: Skull, end: End): Way => [worth(at, end), () => (holds({ ...at, end }) ? 1 : 0)]
  const goesOn = (at: Skull, left: number, price = 0): Way => [
    plainly(at, left) - price,
    () => plainChance(at, left, holds),
  ]
  const best = (ways: readonly Way[]): Way => {
    const most = Math.max(...ways.map(([value]) => value))
    const equal = ways.filter(([value]) => value > most - 1e-9)
    return [most, () => equal.reduce((sum, [, chance]) => sum + chance() / equal.length, 0)]
  }
  let sum = 0
  const all = 6 ** skull.hand
  for (let roll = 0; roll < all; roll++) {
    const faces = [0, 0, 0, 0, 0, 0]
    for (let i = 0, left = roll; i < skull.hand; i++, left = Math.floor(left / 6)) faces[left % 6]!++
    const ways = placements(skull, faces).map(each => {
      const next = withDice(skull, each)
      const end = endOf(next)
      return end ? ends(next, end) : best([ends(next, 'flee'), goesOn(next, tokens)])
    })
    if (ways.length === 0) ways.push(ends(skull, 'bust'))
    if (canPick(skull)) ways.push(goesOn(picked(skull), tokens))
    if (tokens > 0) ways.push(goesOn(withToken(skull), tokens - 1, AIM.token))
    sum += best(ways)[1]()
  }
  return sum / all
}

describe('the value of a hand', () => {
  test('agrees with plain recursion', () => {
    const odds = new Odds(AIM)
    const at = (hand: number, own: number[], wild: number[], picks = 0): Skull => ({
      hand,
      own,
      wild,
      picks,
      unused: 7 - hand - [...own, ...wild].reduce((sum, n) => sum + n, 0),
    })
    const none = [0, 0, 0, 0, 0]
    for (const [skull, tokens] of [
      [at(1, none, none), 0],
      [at(2, none, none), 0],
      [at(1, [0, 0, 1, 0, 0], none), 0],
      [at(2, [0, 1, 0, 0, 0], none), 0],
      [at(1, [0, 0, 0, 1, 0], [0, 0, 0, 1, 0], 1), 0],
      [at(1, [0, 0, 2, 0, 0], [0, 1, 0, 0, 0]), 0],
      [at(2, [0, 0, 0, 0, 0], [0, 0, 1, 0, 0]), 0],
      [at(1, [2, 0, 0, 0, 0], none), 1],
      [at(1, [0, 4, 0, 2, 0], none), 2],
    ] as const)
      expect(odds.value(skull, tokens), JSON.stringify([skull, tokens])).toBeCloseTo(
        plainly(skull, tokens),
        9,
      )
  })

  test('three dice without rerolls left agree too', () => {
    expect(new Odds(AIM).value({ ...emptySkull(3), picks: 2 }, 0)).toBeCloseTo(
      plainly({ ...emptySkull(3), picks: 2 }, 0),
      9,
    )
  })

  test('more dice and more tokens are never worth less', () => {
    const odds = new Odds({ ...AIM, token: 0 })
    for (let dice = 3; dice < 7; dice++)
      expect(odds.value(emptySkull(dice + 1), 0)).toBeGreaterThan(odds.value(emptySkull(dice), 0))
    for (let tokens = 0; tokens < 4; tokens++)
      expect(odds.value(emptySkull(3), tokens + 1)).toBeGreaterThan(odds.value(emptySkull(3), tokens))
  })
})

describe('chances', () => {
  const odds = new Odds(AIM)
  test('the five ends are all there is, and bets on ends agree with them', () => {
    for (let dice = 3; dice <= 7; dice++) {
      const { of } = odds.chances(emptySkull(dice), 0)
      const chance = of.bind(odds.chances(emptySkull(dice), 0))
      expect(['bust', 'flee', 'gem', 'empty', 'double'].reduce((sum, id) => sum + chance(id), 0)).toBeCloseTo(
        1,
        9,
      )
      expect(chance('utolso-ekko')).toBeCloseTo(chance('gem') + chance('double'), 9)
      expect(chance('ures-kez')).toBeCloseTo(chance('empty') + chance('double'), 9)
      expect(chance('szarnypanik')).toBeCloseTo(chance('bust') + chance('flee'), 9)
      expect(chance('orrturo-0') + chance('orrturo-1') + chance('orrturo-2')).toBeCloseTo(1, 9)
    }
  })

  test('equally good throws are shared, as plain recursion shares them', () => {
    const shared = new Odds(AIM, 'shared')
    const crystal = CONDITIONS.get('dzsoker-kristaly')!
    const wilds = CONDITIONS.get('csontok-2')!
    let differ = 0
    for (const skull of [
      { ...emptySkull(2), picks: 2 },
      { ...emptySkull(1), own: [0, 0, 0, 1, 0], unused: 5 },
      { ...emptySkull(2), wild: [0, 0, 1, 0, 0], picks: 2, unused: 4 },
    ])
      for (const { id, holds } of [crystal, wilds]) {
        const expected = plainChance(skull, 0, holds)
        expect(shared.chances(skull, 0).of(id), id).toBeCloseTo(expected, 9)
        if (Math.abs(odds.chances(skull, 0).of(id) - expected) > 1e-6) differ++
      }
    expect(differ).toBeGreaterThan(0)
    // With a V and a skull on the table each goes on the gem half of the time.
    const one = { ...emptySkull(2), own: [0, 0, 0, 2, 0], unused: 3 }
    expect(shared.rolledChances(one, [0, 0, 0, 0, 1, 1], 0).of('dzsoker-kristaly')).toBe(0.5)
  })

  test('a window later they average to what they were', () => {
    const skull: Skull = { ...emptySkull(3), hand: 2, own: [0, 0, 1, 0, 0] }
    const later = odds.windows(skull, 0)
    const goesOn = later.reduce((sum, { chance }) => sum + chance, 0)
    expect(goesOn).toBeGreaterThan(0)
    expect(goesOn).toBeLessThan(1)
    const double = later.reduce((sum, { chance, chances }) => sum + chance * chances.of('double'), 0)
    expect(double).toBeLessThanOrEqual(odds.chances(skull, 0).of('double') + 1e-12)
  })

  test.each([
    ['with jackpots', AIM.jackpots],
    ['without, when skulls and numbers are often equal', new Set<string>()],
  ])('agree with 4,000 thrown turns %s', { timeout: 60_000 }, (_, jackpots) => {
    const thrown = new Odds({ ...AIM, jackpots })
    const rng = new Rng(7)
    const turns = 4000
    const results: Result[] = []
    while (results.length < turns) {
      let skull = emptySkull(5)
      let end: End | undefined
      while (!end) {
        const faces = [0, 0, 0, 0, 0, 0]
        for (let k = 0; k < skull.hand; k++) faces[rng.below(6)]!++
        const { choice } = thrown.choices(skull, faces, 0)[0]!
        if (choice.kind === 'bust') end = 'bust'
        else if (choice.kind === 'nose') skull = picked(skull)
        else if (choice.kind === 'place') {
          skull = withDice(skull, choice)
          end = endOf(skull)
          const { flee, on } = end ? { flee: 0, on: 1 } : thrown.staysOrFlees(skull, 0)
          if (flee >= on) end = 'flee'
        }
      }
      results.push({ ...skull, end })
    }
    const chances = thrown.chances(emptySkull(5), 0)
    for (const { id, holds } of CONDITIONS.values()) {
      const p = chances.of(id)
      const sigma = Math.sqrt(turns * p * Math.max(0, 1 - p))
      expect(Math.abs(results.filter(holds).length - turns * p), id).toBeLessThanOrEqual(4.5 * sigma + 1e-6)
    }
  })

  test('at any position of a game: before, in and after the roll', () => {
    const state = skullState({})
    const at = (given: Parameters<typeof sample>[0]) =>
      chancesNow(state, from(game, sample(given)).position, {})
    expect(at({})).toBeUndefined()
    expect(at({ phase: 'bet', done: ['red', 'blue', 'green'], hand: 3 })!.of('bust')).toBeCloseTo(
      at({ phase: 'rolled', turn: 'chance', hand: 3 })!.of('bust'),
      12,
    )
    expect(
      at({ phase: 'rolled', hand: 1, placed: [0, 1, 0, 1, 0], rolled: [0, 0, 0, 0, 1, 0] })!.of('double'),
    ).toBe(1)
    expect(at({ phase: 'check', hand: 1, placed: [0, 0, 0, 2, 0] })!.of('bust')).toBeGreaterThanOrEqual(0)
    expect(at({ phase: 'pay', hand: 0, skulls: [0, 0, 1, 0, 1], end: 'double' })!.of('orjongo-nargash')).toBe(
      1,
    )
  })
})

test('the table of values keeps what was put in', () => {
  const table = new Table()
  for (let key = 1; key < 5000; key++) table.set(key * 7919, key)
  expect(table.count).toBe(4999)
  for (let key = 1; key < 5000; key++) expect(table.get(key * 7919)).toBe(key)
  expect(table.get(3)).toBeNaN()
})

describe('bots', () => {
  const best = (given: Parameters<typeof sample>[0], options: Options = {}) => {
    const match = from(game, sample(given), options)
    const out = new Moves()
    match.game.ideas!(match.position, out)
    return match.nameOf(out.at(0))
  }

  test('every idea is legal, every decision has one, in turn and in a race', { timeout: 60_000 }, () => {
    for (const options of [
      { players: '1' },
      { players: '3' },
      { players: '4', betting: 'race', cards: 'chosen' },
      { players: '7', cards: 'advanced' },
    ]) {
      const run = new Run(game.make(options))
      const rng = new Rng(3)
      const ideas = new Moves()
      const legal = new Moves()
      for (let i = 0; i < 160 && !run.game.outcome(run.position); i++) {
        const p = run.position
        listLegal(run.game, p, legal)
        if (p.turn === CHANCE) {
          run.play(randomChance(run.game, p, rng, legal))
          continue
        }
        const worth: number[] = []
        ideas.n = 0
        run.game.ideas!(p, ideas, worth)
        expect(worth).toHaveLength(ideas.n)
        expect(worth).toEqual(worth.slice().sort((a, b) => b - a))
        for (const m of ideas.toArray()) expect(legal.has(m)).toBe(true)
        const all = legal.toArray().filter(m => kindOf(m) !== 'roll')
        expect(ideas.toArray().sort((a, b) => a - b)).toEqual(all.sort((a, b) => a - b))
        run.play(ideas.n > 0 && rng.below(3) > 0 ? ideas.at(0) : legal.at(rng.below(legal.n)))
      }
    }
  })

  test('throwing: the gem for a double, the jackpot, fleeing when going on is worth less', () => {
    expect(best({ phase: 'rolled', hand: 1, placed: [0, 2, 0, 1, 0], rolled: [0, 0, 0, 0, 1, 0] })).toBe(
      'place:5:1+0',
    )
    expect(best({ phase: 'pay', hand: 0, skulls: [0, 0, 2, 0, 1], end: 'double' })).toBe(
      'pay:orjongo-nargash',
    )
    expect(best({ phase: 'check', hand: 3, placed: [0, 1, 0, 0, 0] })).toBe('on')
  })

  test('betting: what is sure to win comes first', () => {
    const hopeless = {
      phase: 'bet',
      turn: 'blue',
      done: ['red'],
      window: 4,
      hand: 1,
      placed: [0, 0, 0, 2, 0],
    }
    expect(['blue:ragyogo-uresseg@4#1', 'blue:szarnypanik@3#1', 'blue:done']).toContain(best(hopeless))
    expect(best({ ...hopeless, cards: ['16b', '4'], bets: { 'ragyogo-uresseg@4': ['green'] } })).toMatch(
      /^blue:/,
    )
  })

  test('temperaments go by seat, or all alike', () => {
    expect([0, 1, 2, 3].map(seat => temperOf({}, seat))).toEqual(['plain', 'careful', 'hunter', 'plain'])
    expect(temperOf({ bots: 'hunter' }, 0)).toBe('hunter')
    expect(temperOf({ players: '1', bots: 'careful' }, 0)).toBe('plain')
    const odds = (bust: number, greed: number) => new Odds({ ...AIM, token: TOKEN_WORTH, bust, greed })
    const plain = odds(0, 1).chances(emptySkull(5), 0)
    expect(odds(-2, 1).chances(emptySkull(5), 0).of('bust')).toBeLessThan(plain.of('bust'))
    expect(odds(0, 1.35).chances(emptySkull(5), 0).of('orjongo-nargash')).toBeGreaterThan(
      plain.of('orjongo-nargash'),
    )
  })
})
