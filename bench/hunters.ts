import { think } from '../src/ai/index.ts'
import { CHANCE, choices, Moves, randomChance, Rng, type Options } from '../src/engine/index.ts'
import { HUNTER } from '../src/games/uj/ekkovadaszok/cards.ts'
import { huntersRules } from '../src/games/uj/ekkovadaszok/rules.ts'

/** Bot games of Ékkővadászok; `HUNTERS_GAMES=2000 npm run bench hunters` for the full count. */
const GAMES = Number(process.env['HUNTERS_GAMES'] ?? 20)
const WEAK = 1
const STRONG = 3
type Strength = typeof WEAK | typeof STRONG

export interface Tally {
  readonly rounds: number
  readonly hunters: number
  readonly turns: number
}

/** Whole games of three rounds; how strong a seat plays may depend on the role it was dealt. */
export function tally(options: Options, games: number, level: (isHunter: boolean) => Strength): Tally {
  const game = huntersRules(options)
  const { state } = game.hunters
  const out = new Moves()
  let [rounds, hunters, turns] = [0, 0, 0]
  for (let g = 0; g < games; g++) {
    const rng = new Rng(g + 1)
    const p = game.layout.empty()
    game.start(p)
    while (!choices(game, p, out)) {
      const undecided = p.at(state.won) === 0
      if (p.turn === CHANCE) game.play(p, randomChance(game, p, rng, out))
      else {
        const seat = p.turn
        const strength = level(p.at(state.roles + seat) === HUNTER)
        if (undecided) turns++
        game.play(p, think(game, p, { seat, level: strength, seed: rng.below(0x7fffffff) }))
      }
      p.settle()
      if (!undecided || p.at(state.won) === 0) continue
      rounds++
      if (p.at(state.won) === 1) hunters++
    }
  }
  return { rounds, hunters, turns }
}

const share = ({ hunters, rounds }: Tally): string => `${((100 * hunters) / rounds).toFixed(1)} %`.padStart(7)
const KINDS = [
  ['by day', {}],
  ['mosquito', { mosquito: 'on' }],
  ['no values', { values: 'off' }],
] as const

export async function run(): Promise<void> {
  console.log(
    `${GAMES} games of three rounds each; hunters win, turns a round; both sides strong (level ${STRONG})`,
  )
  for (const [told, more] of KINDS)
    for (let players = 3; players <= 10; players++) {
      const sum = tally({ ...more, players: String(players) }, GAMES, () => STRONG)
      const length = (sum.turns / sum.rounds).toFixed(1)
      console.log(
        `${told.padEnd(10)} ${String(players).padStart(2)} players ${share(sum)} ${length.padStart(6)}`,
      )
    }
  console.log(
    `\nhunters win: strong hunters and weak rogues (level ${WEAK}), then weak hunters and strong rogues`,
  )
  for (const [told, more] of KINDS)
    for (const players of ['4', '6', '10']) {
      const options = { ...more, players }
      const better = tally(options, GAMES, isHunter => (isHunter ? STRONG : WEAK))
      const worse = tally(options, GAMES, isHunter => (isHunter ? WEAK : STRONG))
      console.log(`${told.padEnd(10)} ${players.padStart(2)} players ${share(better)} ${share(worse)}`)
    }
}
