// What always holds, on random games of every kind: gears and dice are conserved, placements are legal, games end.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CHANCE,
  listLegal,
  Moves,
  randomMove,
  Rng,
  Run,
  type Options,
  type Position,
} from '../../../engine/index.ts'
import { GEARS_EACH, SOLO_SUPPLY } from './data.ts'
import game from './game.ts'
import { CARD_SLOTS, CARDS, kindOf, placeOf, playerOf, SLOTS, slotOf, valueOf } from './moves.ts'
import { CONDITIONS } from './bets.ts'
import { Reach } from './reach.ts'
import { floor, onLevel, placed, placements, ROOM, type Result, type Skull } from './skull.ts'
import { BET, CHECK, OVER, PHASES, ROLLED, skullState } from './state.ts'

const tables: fc.Arbitrary<{ options: Options; seed: number }> = fc.record({
  options: fc.record({
    players: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
    cards: fc.constantFrom('standard', 'advanced', 'chosen'),
    betting: fc.constantFrom('turns', 'race'),
    opposition: fc.constantFrom('10', '9', '8', '7'),
    rivals: fc.constantFrom('40', '30', '20'),
  }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
})

/** Random play to the end, thriftily: three dice most of the time, so that games are not too long. */
function walk(options: Options, seed: number, look: (run: Run, m: number) => void): Run {
  const run = new Run(game.make(options))
  const rng = new Rng(seed)
  const out = new Moves()
  for (let i = 0; i < 20_000 && !run.game.outcome(run.position) && !run.drawn(); i++) {
    const m = randomMove(run.game, run.position, rng, out)
    if (kindOf(m) === 'buy' && valueOf(m) > 3 && rng.below(4) > 0) continue
    look(run, m)
    run.play(m)
    run.position.settle()
  }
  return run
}

/** Cheaper than expect, for what is asked hundreds of thousands of times. */
const must = (holds: boolean, what: string, p: Position): void => {
  if (!holds) throw new Error(`${what}: ${p.words.join(' ')}`)
}

test('the invariants hold after every move, and the game ends', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(tables, ({ options, seed }) => {
      const state = skullState(options)
      const all = state.solo ? SOLO_SUPPLY : GEARS_EACH * state.n
      let floorBefore = 1
      let diceBefore = 0
      let placings = 0
      let rolls = 0
      const run = walk(options, seed, ({ position: p }, m) => {
        const kind = kindOf(m)
        let gears = p.at(state.supply) + p.at(state.rivals)
        for (let i = 0; i < state.n; i++) {
          must(p.at(state.gears + i) >= 0, 'nobody owes gears', p)
          gears += p.at(state.gears + i)
        }
        must(gears === all, 'gears are conserved', p)
        const skull = state.skull(p)
        must(skull.hand + placed(skull) + skull.unused === 7, 'there are seven dice', p)
        must(
          ROOM.every((room, i) => onLevel(skull, i + 1) <= room),
          'levels have room',
          p,
        )
        must(skull.picks <= 2, 'at most two picks', p)
        if (kind === 'buy') {
          floorBefore = 1
          diceBefore = placings = rolls = 0
        } else {
          must(floor(skull) >= floorBefore, 'the floor never falls', p)
          must(skull.hand + placed(skull) >= diceBefore, 'dice are only added', p)
          floorBefore = floor(skull)
          diceBefore = skull.hand + placed(skull)
        }
        if (kind === 'place') must(++placings <= 9, 'at most nine placements', p)
        if (kind === 'rolled') rolls++
        if (kind === 'bust') must(rolls > 1, 'the first roll never busts', p)
        if (kind === 'flee') must(p.at(state.phase) === CHECK, 'flee only after a placement', p)
        if (kind !== 'roll') return
        for (const [card, slots] of CARD_SLOTS.entries()) {
          const stacks = slots.map(slot => state.stack(p, slot))
          for (const [i, stack] of stacks.entries())
            must(stack.length <= SLOTS[slots[i]!]!.bet.payouts.length, 'no stack is too high', p)
          const groups = CARDS[card]!.kind === 'standard' ? stacks : [stacks.flat()]
          for (const markers of groups)
            must(new Set(markers).size === markers.length, 'nobody stands there twice', p)
        }
      })
      expect(run.game.outcome(run.position) ?? run.drawn()).toBeDefined()
    }),
    { numRuns: 16 },
  )
})

const reach = new Reach()
test(
  'no illegal placement is ever listed, no legal one is missing, and a bet that is taken can come true',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(tables, ({ options, seed }) => {
        const state = skullState(options)
        const reach = new Reach()
        const out = new Moves()
        let looked = 0
        walk(options, seed, ({ game: rules, position: p }, m) => {
          if (p.at(state.phase) === BET && kindOf(m) === 'bet') {
            const { cardNumber, bet } = SLOTS[slotOf(m)]!
            expect(state.isInPlay(p, cardNumber)).toBe(true)
            expect(playerOf(m)).not.toBe(p.at(state.tumbler))
            expect(p.at(state.markers + playerOf(m))).toBeGreaterThan(0)
            expect(
              reach.possible(bet.condition, state.skull(p), p.at(state.tokens + p.at(state.tumbler))),
            ).toBe(true)
          }
          if (p.at(state.phase) !== ROLLED || p.turn === CHANCE || looked++ > 60) return
          listLegal(rules, p, out)
          const skull = state.skull(p)
          const faces = state.faces(p)
          // Every set of dice on every level, judged by the sentence of the rules.
          for (let level = 1; level <= 5; level++)
            for (let own = 0; own <= 7; own++)
              for (let wild = 0; own + wild <= 7; wild++) {
                const higher = [1, 2, 3, 4, 5].some(l => l > level && onLevel(skull, l) > 0)
                const allowed =
                  own + wild > 0 &&
                  own <= faces[level - 1]! &&
                  wild <= faces[5]! &&
                  !higher &&
                  !(skull.picks > 0 && level < 3) &&
                  onLevel(skull, level) + own + wild <= [7, 7, 7, 2, 1][level - 1]!
                must(out.has(placeOf(level, own, wild)) === allowed, `place ${level} ${own} ${wild}`, p)
              }
        })
      }),
      { numRuns: 8 },
    )
  },
)

/** The same question answered the slow way: every roll, every choice, one bet at a time. */
function slowly(
  holds: (result: Result) => boolean,
  at: Skull,
  tokens: number,
  known: Map<string, boolean>,
): boolean {
  const key = JSON.stringify([at, tokens])
  const before = known.get(key)
  if (before !== undefined) return before
  const rolls: number[][] = []
  const fill = (faces: number[], left: number): void => {
    if (faces.length === 5) rolls.push([...faces, left])
    else for (let n = 0; n <= left; n++) fill([...faces, n], left - n)
  }
  fill([], at.hand)
  const answer = rolls.some(roll => {
    const found = placements(at, roll)
    if (found.length === 0 && holds({ ...at, end: 'bust' })) return true
    const onward = found.some(({ level, own, wild }) => {
      const next: Skull = {
        ...at,
        hand: at.hand - own - wild,
        own: at.own.map((n, i) => n + (i === level - 1 ? own : 0)),
        wild: at.wild.map((n, i) => n + (i === level - 1 ? wild : 0)),
      }
      const gem = onLevel(next, 5) > 0
      if (gem || next.hand === 0)
        return holds({ ...next, end: gem ? (next.hand === 0 ? 'double' : 'gem') : 'empty' })
      return holds({ ...next, end: 'flee' }) || slowly(holds, next, tokens, known)
    })
    if (onward) return true
    const pick: Skull = {
      ...at,
      hand: at.hand + 1,
      own: at.own.map((n, i) => n - (i === 2 ? 1 : 0)),
      picks: at.picks + 1,
    }
    if (at.own[2]! > 0 && at.picks < 2 && slowly(holds, pick, tokens, known)) return true
    const more = Math.min(1, at.unused)
    return (
      tokens > 0 &&
      slowly(holds, { ...at, hand: at.hand + more, unused: at.unused - more }, tokens - 1, known)
    )
  })
  known.set(key, answer)
  return answer
}

test('which bets are dead, against a slow search', { timeout: 60_000 }, () => {
  const positions: Skull[] = [
    { hand: 2, own: [0, 0, 1, 0, 0], wild: [0, 0, 0, 0, 0], unused: 4, picks: 0 },
    { hand: 1, own: [0, 1, 0, 1, 0], wild: [1, 0, 0, 0, 0], unused: 4, picks: 0 },
    { hand: 1, own: [2, 0, 0, 0, 0], wild: [0, 1, 0, 0, 0], unused: 3, picks: 0 },
    { hand: 2, own: [0, 0, 0, 0, 0], wild: [0, 0, 0, 1, 0], unused: 4, picks: 1 },
  ]
  for (const skull of positions)
    for (const tokens of [0, 1])
      for (const { id, holds } of CONDITIONS.values())
        expect(reach.possible(id, skull, tokens), `${id} ${JSON.stringify(skull)} ${tokens}`).toBe(
          slowly(holds, skull, tokens, new Map()),
        )
})

test(
  'the state machine: every move leads from its phase only to the phases of the ruling',
  { timeout: 60_000 },
  () => {
    const follows = new Set<string>()
    for (const players of ['1', '3', '6'])
      for (const cards of ['standard', 'advanced'])
        for (let seed = 1; seed <= 4; seed++) {
          const state = skullState({ players })
          let before = ''
          const run = walk({ players, cards }, seed, ({ position: p }, m) => {
            if (before !== '') follows.add(`${before}${PHASES[p.at(state.phase)]}`)
            before = `${PHASES[p.at(state.phase)]} ${kindOf(m)} `
          })
          if (run.position.at(state.phase) === OVER) follows.add(`${before}over`)
        }
    const allowed =
      `start start buy|start start cards|cards card cards|cards card buy|buy buy bet|buy buy rival
      |rival rival bet|bet bet bet|bet done bet|bet roll rolled|rolled rolled rolled|rolled rolled buy|rolled bust buy
      |rolled token bet|rolled nose bet|rolled place check|rolled place pay|rolled place buy|rolled place over
      |check on bet|check flee buy|check flee over|pay pay buy|pay pay over`
        .split('|')
        .map(each => each.trim())
    const rare = ['rolled rolled over', 'rolled bust over']
    expect([...follows].filter(each => !rare.includes(each)).sort()).toEqual(allowed.sort())
  },
)
