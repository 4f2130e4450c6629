import { think } from '../src/ai/index.ts'
import { CHANCE, choices, Moves, randomChance, Rng, type Options } from '../src/engine/index.ts'
import { HUNTER } from '../src/games/uj/ekkovadaszok/cards.ts'
import { huntersRules } from '../src/games/uj/ekkovadaszok/rules.ts'

/**
 * Bot games of Ékkővadászok; `HUNTERS_GAMES=2000 npm run bench hunters` for the full count. It is long, so it can be run
 * in parts: HUNTERS_KINDS=day,mosquito,plain (what is played), HUNTERS_PLAYERS=3,4 (how many), HUNTERS_PARTS=shares,strength.
 */
const GAMES = Number(process.env['HUNTERS_GAMES'] ?? 20)
const asked = (name: string, all: readonly string[]): readonly string[] =>
  process.env[`HUNTERS_${name}`]?.split(',').filter(each => all.includes(each)) ?? all
const WEAK = 1
const STRONG = 3
type Strength = typeof WEAK | typeof STRONG

export interface Tally {
  readonly rounds: number
  readonly hunters: number
  readonly turns: number
  /** Rounds and hunters' wins by Start: rising, then falling. */
  readonly starts: readonly (readonly [rounds: number, hunters: number])[]
}

/** Whole games of three rounds; how strong a seat plays may depend on the role it was dealt. */
export function tally(options: Options, games: number, level: (isHunter: boolean) => Strength): Tally {
  const game = huntersRules(options)
  const { state } = game.hunters
  const out = new Moves()
  let [rounds, hunters, turns] = [0, 0, 0]
  const starts: [number, number][] = state.deck.data.starts.map(() => [0, 0])
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
      const start = starts[p.at(state.start)]!
      rounds++
      start[0]++
      if (p.at(state.won) !== 1) continue
      hunters++
      start[1]++
    }
  }
  return { rounds, hunters, turns, starts }
}

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`.padStart(7)
const share = ({ hunters, rounds }: Tally): string => percent(hunters, rounds)
const KINDS: Readonly<Record<string, readonly [told: string, options: Options]>> = {
  day: ['by day', {}],
  mosquito: ['mosquito', { mosquito: 'on' }],
  plain: ['no values', { values: 'off' }],
}
const COUNTS = ['3', '4', '5', '6', '7', '8', '9', '10']

function shares(told: string, more: Options, players: string): void {
  const sum = tally({ ...more, players }, GAMES, () => STRONG)
  const length = (sum.turns / sum.rounds).toFixed(1)
  const [rising, falling] = sum.starts.map(([rounds, hunters]) => percent(hunters, rounds))
  console.log(
    `${told.padEnd(10)} ${players.padStart(2)} players ${share(sum)} ${length.padStart(6)} ${rising} ${falling}`,
  )
}

function strength(told: string, more: Options, players: string): void {
  const options = { ...more, players }
  const better = tally(options, GAMES, isHunter => (isHunter ? STRONG : WEAK))
  const worse = tally(options, GAMES, isHunter => (isHunter ? WEAK : STRONG))
  console.log(`${told.padEnd(10)} ${players.padStart(2)} players ${share(better)} ${share(worse)}`)
}

export async function run(): Promise<void> {
  const parts = asked('PARTS', ['shares', 'strength'])
  const kinds = asked('KINDS', Object.keys(KINDS)).map(kind => KINDS[kind]!)
  if (parts.includes('shares')) {
    console.log(
      `${GAMES} games of three rounds each, both sides strong (level ${STRONG}): hunters win, turns a round, hunters win on rising and on falling ways`,
    )
    for (const [told, more] of kinds)
      for (const players of asked('PLAYERS', COUNTS)) shares(told, more, players)
  }
  if (!parts.includes('strength')) return
  console.log(
    `\n${GAMES} games; hunters win: strong hunters and weak rogues (level ${WEAK}), then weak hunters and strong rogues`,
  )
  for (const [told, more] of kinds)
    for (const players of asked('PLAYERS', ['4', '6', '10'])) strength(told, more, players)
}
