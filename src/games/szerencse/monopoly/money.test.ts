import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHANCE, Moves, randomMove, Rng, Run, type Options } from '../../../engine/index.ts'
import { FIELDS, MEMBERS } from './data.ts'
import monopoly from './game.ts'

const OPTIONS = monopoly.options.flatMap(option =>
  option.choices.map(choice => [option.id, choice.id] as const),
)

/** Plays at random, or by the game's own ideas, and looks at every position. */
function walk(
  options: Options,
  seed: number,
  plies: number,
  by: 'chance' | 'ideas',
  look: (run: Run) => void,
): void {
  const game = monopoly.make(options)
  const run = new Run(game)
  const rng = new Rng(seed)
  const legal = new Moves()
  const out = new Moves()
  for (let i = 0; i < plies && !run.choices(legal); i++) {
    const { position: p } = run
    let m = randomMove(game, p, rng, out)
    if (by === 'ideas' && p.turn !== CHANCE) {
      out.n = 0
      game.ideas!(p, out)
      expect(out.n, JSON.stringify(game.layout.write(p))).toBeGreaterThan(0)
      for (const idea of out.toArray()) expect(legal.has(idea), game.name(p, idea)).toBe(true)
      m = out.at(rng.below(out.n))
    }
    run.play(m)
    p.settle()
    look(run)
  }
}

const setting = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  chosen: fc.subarray(OPTIONS as (readonly [string, string])[]),
  seed: fc.nat(),
})

test('money only changes hands: all of it with the bank’s is 0, and nobody has less than nothing', () => {
  fc.assert(
    fc.property(setting, ({ players, chosen, seed }) => {
      const { layout } = monopoly.make({ ...Object.fromEntries(chosen), players: String(players) })
      const { start, size } = layout.ranges.find(range => range.name === 'money')!
      walk(
        { ...Object.fromEntries(chosen), players: String(players) },
        seed,
        1500,
        'chance',
        ({ position: p }) => {
          const sums = Array.from({ length: size + 1 }, (_, i) => p.at(start + i))
          expect(sums.reduce((a, b) => a + b, 0)).toBe(0)
          expect(Math.min(...sums.slice(0, size))).toBeGreaterThanOrEqual(0)
        },
      )
    }),
    { numRuns: 40, seed: 5 },
  )
})

test('deeds and houses stay in order: owners are in the game, groups are built evenly, pledged groups not at all', () => {
  fc.assert(
    fc.property(setting, ({ players, chosen, seed }) => {
      const options: Options = { ...Object.fromEntries(chosen), players: String(players), official: 'off' }
      const { layout } = monopoly.make(options)
      const storeys = (built: number) => (built === 5 && options.hotelAfterThree === 'on' ? 4 : built)
      walk(options, seed, 1500, seed % 2 === 0 ? 'chance' : 'ideas', ({ position: p, plies }) => {
        if (plies % 20 !== 0) return
        const json = layout.write(p)
        const out = (json['out'] ?? []) as string[]
        const deeds = (json['deeds'] ?? {}) as Record<string, string>
        const built = (json['built'] ?? {}) as Record<string, number>
        const mortgaged = (json['mortgaged'] ?? {}) as Record<string, string>
        expect(Object.values(deeds).filter(owner => out.includes(owner))).toEqual([])
        for (const members of MEMBERS) {
          const ids = members.map(field => FIELDS[field]!.id)
          const heights = ids.map(id => storeys(built[id] ?? 0))
          if (Math.max(...heights) === 0) continue
          expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
          expect(new Set(ids.map(id => deeds[id])).size).toBe(1)
          expect(ids.some(id => mortgaged[id])).toBe(false)
        }
      })
    }),
    { numRuns: 30, seed: 6 },
  )
})

test('players with sound ideas finish: the last one left wins long before the rounds are over', () => {
  for (const players of ['2', '4', '8']) {
    let rounds = 0
    const game = monopoly.make({ players })
    walk({ players }, 3, 20_000, 'ideas', run => {
      rounds = Number(game.layout.write(run.position)['rounds'] ?? 0)
      if (game.outcome(run.position)) expect(game.outcome(run.position)!.result).toContain(1)
    })
    expect(rounds).toBeLessThan(300)
  }
})
