import { think, thinkRandomly, type Level } from '../src/ai/index.ts'
import { CHANCE, Moves, randomChance, Rng, Run, type Options } from '../src/engine/index.ts'
import { CONDITIONS } from '../src/games/uj/smaragd-koponyak/bets.ts'
import { PRICES, STANDARD } from '../src/games/uj/smaragd-koponyak/data.ts'
import game from '../src/games/uj/smaragd-koponyak/game.ts'
import { kindOf, made, valueOf } from '../src/games/uj/smaragd-koponyak/moves.ts'
import { Odds, TOKEN_WORTH, type Chances } from '../src/games/uj/smaragd-koponyak/odds.ts'
import { emptySkull, endOf, withDice, type Result } from '../src/games/uj/smaragd-koponyak/skull.ts'
import { skullState } from '../src/games/uj/smaragd-koponyak/state.ts'
import { tableOdds } from '../src/games/uj/smaragd-koponyak/thrower.ts'

/**
 * Bot games of every kind against the exact odds. `SKULLS="10000" npm run bench skulls` plays the full count of each;
 * a second word names one part only (values, 1 to 8, levels, solo).
 */
const [COUNT = '20', ONLY] = (process.env['SKULLS'] ?? '').split(' ').filter(Boolean)
const GAMES = Number(COUNT)
const wanted = (part: string): boolean => ONLY === undefined || ONLY === part

interface Seen {
  readonly plies: number
  readonly turns: number
  readonly result: readonly number[]
}

/** Plays one game; `turn` is told of every turn the chances before its first roll and how it ended. */
function playOut(
  options: Options,
  levels: readonly (Level | 0)[],
  seed: number,
  turn?: (chances: Chances, result: Result) => void,
): Seen {
  const run = new Run(game.make(options))
  const state = skullState(options)
  const rng = new Rng(seed)
  const out = new Moves()
  run.position.recording = false
  let before: Chances | undefined
  for (let plies = 0; ; plies++) {
    const { position: p, game: rules } = run
    const end = rules.outcome(p) ?? run.drawn()
    if (end) return { plies, turns: p.at(state.turns), result: end.result }
    const level = levels[p.turn] ?? 0
    const m =
      p.turn === CHANCE
        ? randomChance(rules, p, rng, out)
        : level === 0
          ? thinkRandomly(rules, p, rng)
          : think(rules, p, { seat: p.turn, level, seed: rng.below(0x7fffffff) })
    if (turn && kindOf(m) === 'roll') {
      const tokens = p.at(state.tokens + p.at(state.tumbler))
      before ??= tableOdds(state, p, options).chances(state.skull(p), tokens)
    }
    const ended = turn && before ? endedBy(state, p.copy(), rules.play, m) : undefined
    if (ended) {
      turn!(before!, ended)
      before = undefined
    }
    run.play(m)
  }
}

type State = ReturnType<typeof skullState>

/** How the turn ends by this move, if it does: read before the payment clears the board. */
function endedBy(
  state: State,
  p: Run['position'],
  playOn: (p: Run['position'], m: number) => void,
  m: number,
): Result | undefined {
  const skull = state.skull(p)
  switch (kindOf(m)) {
    case 'flee':
    case 'bust':
      return { ...skull, end: kindOf(m) === 'flee' ? 'flee' : 'bust' }
    case 'rolled': {
      const turns = p.at(state.turns)
      playOn(p, m)
      const over = p.at(state.hand) !== skull.hand || p.at(state.turns) !== turns
      return over || p.at(state.end) !== 0 ? { ...skull, end: 'bust' } : undefined
    }
    case 'place': {
      const value = valueOf(m)
      const next = withDice(skull, { level: value & 15, own: (value >> 4) & 15, wild: value >> 8 })
      const end = endOf(next)
      return end && { ...next, end }
    }
    default:
      return undefined
  }
}

const percent = (share: number, games: number): string =>
  `${(share * 100).toFixed(1)} % ± ${(196 * Math.sqrt((share * (1 - share)) / games)).toFixed(1)}`

/** The exact value of the best throwing, and what the strong bot really earns with each number of dice. */
function values(): void {
  const jackpots = new Set(STANDARD.flatMap(card => card.jackpots))
  console.log(
    `\nbest throwing on the standard cards, in gears (a token counts ${TOKEN_WORTH}), by tokens owned`,
  )
  console.log('dice  price   gears only  with tokens   1 token  2 tokens    strong bot   of the best')
  const gearsOnly = new Odds({ jackpots, token: 0, bust: 0, greed: 1 })
  const odds = new Odds({ jackpots, token: TOKEN_WORTH, bust: 0, greed: 1 })
  const state = skullState({ players: '2' })
  const rules = game.make({ players: '2', bots: 'plain', first: 'red' })
  const out = new Moves()
  const turns = Math.max(2000, GAMES * 5)
  for (let dice = 3; dice <= 7; dice++) {
    const rng = new Rng(dice)
    let earned = 0
    for (let i = 0; i < turns; i++) {
      const p = rules.layout.empty()
      p.recording = false
      rules.start(p)
      // A rich table, so that the supply never cuts a payout short and the end of the game is far.
      p.put(state.gears, 10)
      p.put(state.supply, 70)
      rules.play(p, made('buy', dice))
      const had = p.at(state.gears)
      while (p.at(state.tumbler) === 0)
        if (p.turn === CHANCE) rules.play(p, randomChance(rules, p, rng, out))
        else if (p.turn === 1) rules.play(p, made('done', 1))
        else rules.play(p, think(rules, p, { seat: 0, level: 3, seed: rng.below(0x7fffffff) }))
      earned += p.at(state.gears) - had + TOKEN_WORTH * p.at(state.tokens)
    }
    const best = odds.value(emptySkull(dice), 0)
    const cells = [
      PRICES[dice]!,
      gearsOnly.value(emptySkull(dice), 0).toFixed(3),
      best.toFixed(3),
      odds.value(emptySkull(dice), 1).toFixed(3),
      odds.value(emptySkull(dice), 2).toFixed(3),
      (earned / turns).toFixed(3),
      `${((earned / turns / best) * 100).toFixed(1)} %`,
    ]
    console.log(`${dice}     ${cells.map(cell => String(cell).padStart(9)).join('  ')}`)
  }
}

/** Games of plain strong bots: they end, and every bet wins as often as the odds say. */
function honest(players: number, cards: 'standard' | 'advanced'): void {
  const expected = new Map<string, number>()
  const spread = new Map<string, number>()
  const observed = new Map<string, number>()
  const add = (to: Map<string, number>, id: string, by: number) => to.set(id, (to.get(id) ?? 0) + by)
  const ends = new Map<string, number>()
  let plies = 0
  let turns = 0
  const levels = Array.from({ length: players }, (): Level => 3)
  for (let g = 0; g < GAMES; g++) {
    const seen = playOut(
      { players: String(players), bots: 'plain', cards },
      levels,
      g + 1,
      (chances, result) => {
        add(ends, result.end, 1)
        for (const { id, holds } of CONDITIONS.values()) {
          const p = chances.of(id)
          add(expected, id, p)
          add(spread, id, p * (1 - p))
          add(observed, id, holds(result) ? 1 : 0)
        }
      },
    )
    plies += seen.plies
    turns += seen.turns
  }
  // Each bet is one normal deviate, but they hang together: each is judged alone, by chi-square with one degree of freedom.
  const squares = [...CONDITIONS.keys()].flatMap(id => {
    const variance = spread.get(id)!
    return variance < 5 ? [] : [{ id, square: (observed.get(id)! - expected.get(id)!) ** 2 / variance }]
  })
  squares.sort((a, b) => b.square - a.square)
  const count = [...ends.values()].reduce((sum, n) => sum + n, 0)
  const shares = ['bust', 'flee', 'gem', 'empty', 'double'].map(
    end => `${end} ${(((ends.get(end) ?? 0) / count) * 100).toFixed(1)}`,
  )
  const beyond = squares.filter(({ square }) => square > 3.84).length
  console.log(
    `${players} players ${cards.padEnd(9)} ${GAMES} games ended: ${(turns / GAMES).toFixed(1)} turns, ${Math.round(plies / GAMES)} moves; ends in %: ${shares.join(', ')}`,
  )
  console.log(
    `    ${squares.length} bets, mean chi-square ${(squares.reduce((sum, { square }) => sum + square, 0) / squares.length).toFixed(2)} (1 expected), ` +
      `${beyond} above the 5 % line, highest ${squares[0]?.square.toFixed(1)} (${squares[0]?.id})`,
  )
  if (cards === 'standard' && ONLY !== undefined)
    for (const id of STANDARD.flatMap(card => card.bets.map(bet => bet.condition)))
      console.log(
        `    ${id.padEnd(18)} won ${((observed.get(id)! / count) * 100).toFixed(2)} %, odds ${((expected.get(id)! / count) * 100).toFixed(2)} %`,
      )
}

function levels(): void {
  console.log('\nshare of games won by the first of two players, seats changing')
  for (const [one, other] of [
    [3, 2],
    [2, 1],
    [3, 1],
    [1, 0],
  ] as const) {
    let won = 0
    for (let g = 0; g < GAMES; g++)
      won += playOut({ players: '2', bots: 'plain' }, g % 2 === 0 ? [one, other] : [other, one], g + 1)
        .result[g % 2]!
    console.log(
      `level ${one} against ${other === 0 ? 'chance ' : `level ${other}`}  ${percent(won / GAMES, GAMES)}`,
    )
  }
  console.log('temperaments among three strong players, the first thrower by lot (33.3 % is even)')
  const won = [0, 0, 0]
  for (let g = 0; g < GAMES; g++)
    for (const [seat, share] of playOut({ players: '3' }, [3, 3, 3], g + 1).result.entries())
      won[seat]! += share
  for (const [seat, name] of ['plain', 'careful', 'hunter'].entries())
    console.log(`${name.padEnd(9)} ${percent(won[seat]! / GAMES, GAMES)}`)
}

function solo(): void {
  console.log('\nsolo games won, by level')
  for (const [rivals, opposition] of [
    ['20', '10'],
    ['30', '10'],
    ['40', '10'],
    ['40', '9'],
    ['40', '8'],
    ['40', '7'],
  ] as const) {
    const shares = ([3, 2, 1] as const).map(level => {
      let won = 0
      for (let g = 0; g < GAMES; g++)
        won += playOut({ players: '1', rivals, opposition }, [level], g + 1).result[0]!
      return `level ${level} ${percent(won / GAMES, GAMES)}`
    })
    console.log(`opponents begin with ${rivals}, ${opposition} cards: ${shares.join(', ')}`)
  }
}

export async function run(): Promise<void> {
  if (wanted('values')) values()
  console.log('')
  for (let players = 2; players <= 8; players++)
    if (wanted(String(players))) {
      honest(players, 'standard')
      honest(players, 'advanced')
    }
  if (wanted('levels')) levels()
  if (wanted('solo')) solo()
}
