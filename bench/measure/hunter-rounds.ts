// Rounds of Ékkővadászok played by bots.
import { think, type Level } from '../../src/ai/index.ts'
import { CHANCE, choices, Moves, randomChance, Rng, type Options } from '../../src/engine/index.ts'
import { HUNTER } from '../../src/games/uj/ekkovadaszok/cards.ts'
import type { Joining } from '../../src/games/uj/ekkovadaszok/maze.ts'
import { kindOf, MOVE, restOf } from '../../src/games/uj/ekkovadaszok/moves.ts'
import { huntersRules } from '../../src/games/uj/ekkovadaszok/rules.ts'

export interface Rounds {
  readonly options: Options
  /** Whole games are played until there are so many rounds; the first game's seed, the next ones follow. */
  readonly rounds: number
  readonly seed: number
  /** How strong a seat plays hangs on the role it was dealt. */
  readonly hunters: Level
  readonly rogues: Level
  readonly joining?: Joining
}

export interface Sums {
  readonly rounds: number
  readonly hunters: number
  readonly turns: number
  /** Rounds and hunters' wins by Start: rising, then falling. */
  readonly starts: readonly (readonly [rounds: number, hunters: number])[]
  /** Tools broken by hunters: of rogues, and of other hunters by mistake. */
  readonly struck: readonly [rogues: number, hunters: number]
}

export function playRounds({ options, rounds: atLeast, seed: first, joining, ...levels }: Rounds): Sums {
  const game = huntersRules(options, joining)
  const { state } = game.hunters
  const out = new Moves()
  let [rounds, hunters, turns] = [0, 0, 0]
  const struck: [number, number] = [0, 0]
  const starts: [number, number][] = state.deck.data.starts.map(() => [0, 0])
  for (let seed = first; rounds < atLeast; seed++) {
    const rng = new Rng(seed)
    const p = game.layout.empty()
    const isHunter = (player: number): boolean => p.at(state.roles + player) === HUNTER
    game.start(p)
    while (!choices(game, p, out)) {
      const undecided = p.at(state.won) === 0
      if (p.turn === CHANCE) game.play(p, randomChance(game, p, rng, out))
      else {
        const seat = p.turn
        if (undecided) turns++
        const level = isHunter(seat) ? levels.hunters : levels.rogues
        const move = think(game, p, { seat, level, seed: rng.below(0x7fffffff) })
        if (kindOf(move) === MOVE.BREAK && isHunter(seat)) struck[isHunter(restOf(move)) ? 1 : 0]++
        game.play(p, move)
      }
      p.settle()
      if (!undecided || p.at(state.won) === 0) continue
      const start = starts[p.at(state.start)]!
      rounds++
      start[0]++
      if (p.at(state.won) !== 1) continue
      hunters++
      start[1]++
    }
  }
  return { rounds, hunters, turns, starts, struck }
}

/** What several jobs of the same kind come to. */
export const together = (all: readonly Sums[]): Sums =>
  all.reduce(
    (a, b) => ({
      rounds: a.rounds + b.rounds,
      hunters: a.hunters + b.hunters,
      turns: a.turns + b.turns,
      starts: b.starts.map(([rounds, hunters], i) => [
        rounds + (a.starts[i]?.[0] ?? 0),
        hunters + (a.starts[i]?.[1] ?? 0),
      ]),
      struck: [a.struck[0] + b.struck[0], a.struck[1] + b.struck[1]],
    }),
    { rounds: 0, hunters: 0, turns: 0, starts: [], struck: [0, 0] },
  )
