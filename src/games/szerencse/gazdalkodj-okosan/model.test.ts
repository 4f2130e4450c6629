// Random games beside an independent model, and the books of the bank.
import { expect, test } from 'vitest'
import { CHANCE, Moves, randomMove, Rng, Run } from '../../../engine/index.ts'
import { SlowEconomy } from '../../../../tests/slow-economy.ts'
import gazdalkodj from './game.ts'

type Numbers = Readonly<Record<string, number | undefined>>
const legal = new Moves()
const out = new Moves()

/** What the model and the game must agree on, player by player. */
function stateOf(run: Run): object {
  const json = run.game.layout.write(run.position)
  const numbers = (key: string) => (json[key] ?? {}) as Numbers
  const listed = (key: string) => (json[key] ?? []) as string[]
  return run.game.players.map(({ id }) => ({
    cash: numbers('money')[id] ?? 0,
    at: numbers('at')[id] ?? 0,
    small: numbers('books5000')[id] ?? 0,
    large: numbers('books10000')[id] ?? 0,
    goods: listed(`goods-${id}`).toSorted(),
    vouchers: numbers('vouchers')[id] ?? 0,
    debt: numbers('debt')[id] ?? 0,
    loan: numbers('loan')[id] ?? 0,
    skip: numbers('skip')[id] ?? 0,
    held: ['', 'camp', 'six'][numbers('held')[id] ?? 0],
    home: listed('home').includes(id),
    cseb: listed('cseb').includes(id),
    flat: listed('flat').includes(id),
    fresh: listed('fresh').includes(id),
    out: listed('out').includes(id),
  }))
}

test.each([
  ['2', 'chance', 3],
  ['3', 'ideas', 2],
  ['6', 'chance', 1],
] as const)(
  '%s players by %s: every listed move and every forint as the model has it',
  (players, by, games) => {
    const game = gazdalkodj.make({ players })
    for (let seed = 1; seed <= games; seed++) {
      const run = new Run(game)
      const rng = new Rng(seed)
      const slow = new SlowEconomy(game.players.map(({ id }) => id))
      const { position: p } = run
      for (;;) {
        const end = run.choices(legal)
        expect(slow.isOver).toBe(end !== undefined)
        if (end) break
        const names = legal.toArray().map(m => game.name(p, m))
        expect(names.toSorted(), names[0]).toEqual(slow.moves().toSorted())
        let m = randomMove(game, p, rng, out)
        if (by === 'ideas' && p.turn !== CHANCE) {
          out.n = 0
          game.ideas!(p, out)
          m = out.at(0)
        }
        const name = game.name(p, m)
        slow.play(name)
        run.play(m)
        p.settle()
        expect(stateOf(run), name).toEqual(slow.people.map(one => ({ ...one, goods: [...one.goods].sort() })))
      }
    }
  },
)

test('money is neither made nor lost: with the bank it is always 0, and nobody has less than nothing', () => {
  const game = gazdalkodj.make({ players: '4' })
  const { start, size } = game.layout.ranges.find(range => range.name === 'money')!
  const [small, large, vouchers] = ['books5000', 'books10000', 'vouchers'].map(
    name => game.layout.ranges.find(range => range.name === name)!.start,
  )
  const inAll = (words: Int32Array, from: number) => words.slice(from, from + size).reduce((a, b) => a + b, 0)
  for (let seed = 1; seed <= 30; seed++) {
    const run = new Run(game)
    const rng = new Rng(seed)
    const { words } = run.position
    while (!run.choices(legal)) {
      run.play(randomMove(game, run.position, rng, out))
      let sum = 0
      for (let i = 0; i <= size; i++) sum += words[start + i]!
      if (sum !== 0) throw new Error(`${sum} too much`)
      for (let i = 0; i < size; i++) if (words[start + i]! < 0) throw new Error('less than nothing')
    }
    expect(inAll(words, small!)).toBeLessThanOrEqual(60)
    expect(inAll(words, large!)).toBeLessThanOrEqual(30)
    expect(inAll(words, vouchers!)).toBeLessThanOrEqual(12)
  }
})

test('the die and the pack are fair: each number and each card as often as chance has it', () => {
  const game = gazdalkodj.make({ players: '3' })
  const dice = new Map<string, number>()
  const cards = new Map<string, number>()
  for (let seed = 1; seed <= 12; seed++) {
    const run = new Run(game)
    const rng = new Rng(seed)
    while (!run.choices(legal)) {
      const m = randomMove(game, run.position, rng, out)
      const name = game.name(run.position, m)
      const counts = /^roll:\d/.test(name) ? dice : name.startsWith('card:') ? cards : undefined
      counts?.set(name, (counts.get(name) ?? 0) + 1)
      run.play(m)
    }
  }
  /** The sum of squared distances from the mean in units of it: about one less than there are results. */
  const chiSquare = (counts: Map<string, number>) => {
    const mean = [...counts.values()].reduce((a, b) => a + b, 0) / counts.size
    return [...counts.values()].reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
  }
  expect([dice.size, cards.size]).toEqual([6, 55])
  // One run in a thousand would be above these; a pack that is drawn without putting back is far below.
  expect(chiSquare(dice)).toBeLessThan(20.5)
  expect(chiSquare(cards)).toBeLessThan(54)
})
