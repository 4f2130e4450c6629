import { think } from '../src/ai/index.ts'
import { CHANCE, choices, Moves, randomChance, Rng, type Options } from '../src/engine/index.ts'
import { HUNTER } from '../src/games/uj/ekkovadaszok/cards.ts'
import type { Joining } from '../src/games/uj/ekkovadaszok/maze.ts'
import { kindOf, MOVE, restOf } from '../src/games/uj/ekkovadaszok/moves.ts'
import { huntersRules } from '../src/games/uj/ekkovadaszok/rules.ts'

/**
 * Bot games of Ékkővadászok; `HUNTERS_ROUNDS=1000 npm run bench hunters` for the full count. It is long, so it can be run in parts:
 * HUNTERS_PARTS=shares,strength,joining, HUNTERS_KINDS=recommended,day,… (what is played), HUNTERS_PLAYERS=3,4 (how many).
 */
const ROUNDS = Number(process.env['HUNTERS_ROUNDS'] ?? 60)
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
  /** Tools broken by hunters: of rogues, and of other hunters by mistake. */
  readonly struck: readonly [rogues: number, hunters: number]
}

/** Rounds of whole games; how strong a seat plays may depend on the role it was dealt. */
export function tally(
  options: Options,
  atLeast: number,
  level: (isHunter: boolean) => Strength,
  joining?: Joining,
): Tally {
  const game = huntersRules(options, joining)
  const { state } = game.hunters
  const out = new Moves()
  let [rounds, hunters, turns] = [0, 0, 0]
  const struck: [number, number] = [0, 0]
  const starts: [number, number][] = state.deck.data.starts.map(() => [0, 0])
  for (let seed = 1; rounds < atLeast; seed++) {
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
        const move = think(game, p, { seat, level: level(isHunter(seat)), seed: rng.below(0x7fffffff) })
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

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`.padStart(7)
const share = ({ hunters, rounds }: Tally): string => percent(hunters, rounds)
const KINDS: Readonly<Record<string, Options>> = {
  recommended: {},
  day: { mosquito: 'off' },
  'short day': { mosquito: 'off', trail: 'short' },
  'long day': { mosquito: 'off', trail: 'long' },
  strict: { chain: 'strict' },
  plain: { values: 'off' },
}
const COUNTS = ['3', '4', '5', '6', '7', '8', '9', '10']
const line = (kind: string, players: string, ...rest: readonly string[]): void =>
  console.log([kind.padEnd(12), players.padStart(2), 'players', ...rest].join(' '))
const both = (): Strength => STRONG

function shares(kind: string, players: string): void {
  const sum = tally({ ...KINDS[kind], players }, ROUNDS, both)
  const [rising, falling] = sum.starts.map(([rounds, hunters]) => percent(hunters, rounds))
  const each = (n: number): string => (n / sum.rounds).toFixed(1).padStart(6)
  line(kind, players, share(sum), each(sum.turns), `${rising} ${falling}`, ...sum.struck.map(each))
}

function strength(kind: string, players: string): void {
  const options = { ...KINDS[kind], players }
  const better = tally(options, ROUNDS, isHunter => (isHunter ? STRONG : WEAK))
  const even = tally(options, ROUNDS, both)
  const worse = tally(options, ROUNDS, isHunter => (isHunter ? WEAK : STRONG))
  line(kind, players, share(better), share(even), share(worse))
}

function joined(kind: string, players: string): void {
  const options = { ...KINDS[kind], players }
  line(kind, players, share(tally(options, ROUNDS, both)), share(tally(options, ROUNDS, both, 'any card')))
}

export async function run(): Promise<void> {
  const parts = asked('PARTS', ['shares', 'strength', 'joining'])
  const measure = (
    of: (kind: string, players: string) => void,
    kinds: readonly string[],
    counts: readonly string[],
  ) => {
    for (const kind of asked('KINDS', Object.keys(KINDS)).filter(each => kinds.includes(each)))
      for (const players of asked('PLAYERS', counts)) of(kind, players)
  }
  if (parts.includes('shares')) {
    console.log(
      `${ROUNDS} rounds or a few more each, both sides strong (level ${STRONG}): hunters win, turns a round, hunters win on rising and on falling ways; tools that hunters broke of rogues and, by mistake, of hunters, a round`,
    )
    measure(shares, Object.keys(KINDS), COUNTS)
  }
  if (parts.includes('strength')) {
    console.log(
      `\n${ROUNDS} rounds each; hunters win: strong hunters and weak rogues (level ${WEAK}), both strong, weak hunters and strong rogues`,
    )
    measure(strength, ['recommended', 'day'], ['3', '5', '7', '10'])
  }
  if (!parts.includes('joining')) return
  console.log(
    `\n${ROUNDS} rounds each; hunters win: a card needs an unbroken way to Start (ruling G5), or only a fitting card beside it`,
  )
  measure(joined, ['recommended', 'day'], ['4', '5', '7', '10'])
}
