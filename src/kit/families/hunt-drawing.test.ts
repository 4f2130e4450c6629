// A move drawn by counting bits is the one that the same number draws from the list.
import { expect, test } from 'vitest'
import { Moves, Rng, Run } from '../../engine/index.ts'
import { square } from '../boards/index.ts'
import { BLACK, WHITE, type Kind } from '../pieces.ts'
import { hunt, type Hunt, type HuntSide } from './hunt.ts'
import { leapsOn, slidesOn, stepsOn } from './hunt-tables.ts'

const kind = (id: string): Kind => ({ id, name: { hu: id, en: id }, art: 'disc' })
const every = () => true

interface Toy {
  readonly side: number
  readonly cells?: readonly number[]
  readonly white?: Partial<HuntSide>
  readonly black?: Partial<HuntSide>
  readonly taking?: Hunt['taking']
}

function toy({ side, cells, white, black, taking }: Toy) {
  const board = square(side, side)
  const all = cells ?? board.cells.map((_, c) => c)
  const walks = stepsOn(board, every)
  const count = Math.floor(all.length / 4)
  return hunt({
    board,
    first: 0,
    sides: [
      { player: WHITE, piece: kind('cat'), walks, hand: { count: 2, cells: all }, ...white },
      { player: BLACK, piece: kind('mouse'), walks, hand: { count, cells: all }, ...black },
    ],
    placing: { first: 0, by: 'turns' },
    draws: { repetition: { times: 3 }, cap: 120 },
    ...(cells ? { cells } : {}),
    ...(taking ? { taking } : {}),
  })
}

const [five, seven, nine] = [square(5, 5), square(7, 7), square(9, 9)]
const dark = (board: typeof five) => [...board.regions['dark']!]
const diagonal = (_: number, dir: number) => dir % 2 === 1

const TOYS: Record<string, Toy> = {
  'one word for a side': { side: 5 },
  'two words for a side': { side: 7 },
  'more words than are counted': { side: 9 },
  'jumps and chains': { side: 7, white: { leaps: leapsOn(seven, every) }, taking: 'most' },
  'any jump': { side: 5, white: { leaps: leapsOn(five, every) }, taking: 'any' },
  slides: { side: 5, white: { walks: slidesOn(five, every) } },
  'some cells only': {
    side: 9,
    cells: dark(nine),
    white: { walks: stepsOn(nine, diagonal) },
    black: { walks: stepsOn(nine, diagonal) },
  },
  'steps that leave the cells played on': { side: 5, cells: dark(five) },
  'hands in an order of their own': {
    side: 5,
    white: { hand: { count: 2, cells: [24, 3, 7, 1] } },
    black: { hand: { count: 4, cells: [20, 2, 11, 9, 16] } },
  },
}

const draw = (listed: Moves, rng: Rng): number => (listed.n === 0 ? -1 : listed.at(rng.below(listed.n)))

test.each(Object.entries(TOYS))('%s', (_, rules) => {
  const game = toy(rules)
  const listed = new Moves()
  let seen = 0
  for (let seed = 1; seed <= 30; seed++) {
    const run = new Run(game)
    const [one, other] = [new Rng(seed), new Rng(seed)]
    for (;;) {
      if (run.choices(listed)) break
      listed.n = 0
      game.moves(run.position, listed)
      const drawn = draw(listed, other)
      expect(game.pick!(run.position, one)).toBe(drawn)
      if (drawn < 0) break
      // Both have drawn equally often.
      expect(one.below(1000)).toBe(other.below(1000))
      run.play(drawn)
      seen++
    }
  }
  expect(seen).toBeGreaterThan(100)
})
