import { think, thinkRandomly, type Level } from '../src/ai/index.ts'
import {
  CHANCE,
  listLegal,
  Moves,
  randomChance,
  Rng,
  Run,
  type Game,
  type Move,
  type Options,
  type Position,
} from '../src/engine/index.ts'
import { CONDITIONS } from '../src/games/uj/smaragd-koponyak/bets.ts'
import { PRICES, STANDARD } from '../src/games/uj/smaragd-koponyak/data.ts'
import game from '../src/games/uj/smaragd-koponyak/game.ts'
import { facesOf, kindOf, made, SLOTS, valueOf } from '../src/games/uj/smaragd-koponyak/moves.ts'
import { Odds, TOKEN_WORTH, type Chances } from '../src/games/uj/smaragd-koponyak/odds.ts'
import { betPay } from '../src/games/uj/smaragd-koponyak/payout.ts'
import {
  canPick,
  emptySkull,
  endOf,
  placements,
  withDice,
  type Result,
} from '../src/games/uj/smaragd-koponyak/skull.ts'
import { skullState } from '../src/games/uj/smaragd-koponyak/state.ts'
import { shelf, tableOdds } from '../src/games/uj/smaragd-koponyak/thrower.ts'

/**
 * Bot games of every kind against the exact odds. `SKULLS="10000" npm run bench skulls` plays the full count of each;
 * more words name the only parts to run (values, 1 to 8, balance, levels, solo).
 */
const [COUNT = '20', ...ONLY] = (process.env['SKULLS'] ?? '').split(' ').filter(Boolean)
const GAMES = Number(COUNT)
/** Games that need not be so many: weaker bots. */
const FEWER = Math.ceil(GAMES / 5)
const wanted = (part: string): boolean => ONLY.length === 0 || ONLY.includes(part)
// All games share all tables: nothing is worked out twice.
shelf.most = Infinity

interface Seen {
  readonly plies: number
  readonly turns: number
  readonly result: readonly number[]
}

/** Plays one game; `tally` is told of every turn the chances before its first roll and how it ended, `markers` of its bets. */
function playOut(
  options: Options,
  levels: readonly (Level | 0)[],
  seed: number,
  tally?: Tally,
  markers?: Markers,
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
          : level === 6
            ? bestIdea(rules, p, out)
            : think(rules, p, { seat: p.turn, level, seed: rng.below(0x7fffffff) })
    if (tally && kindOf(m) === 'roll') {
      const tokens = p.at(state.tokens + p.at(state.tumbler))
      before ??= tableOdds(state, p, options).chances(state.skull(p), tokens)
    }
    const ended = before || markers ? endedBy(state, p, m) : undefined
    if (ended) {
      if (before) tally?.add(before, ended)
      markers?.add(state, p, ended)
      before = undefined
    }
    run.play(m)
  }
}

/** What the strong bot plays (tests/skulls.test.ts holds them together), without listing what else is legal. */
function bestIdea(rules: Game, p: Position, out: Moves): Move {
  out.n = 0
  rules.ideas!(p, out)
  if (out.n === 0) listLegal(rules, p, out)
  return out.at(0)
}

type State = ReturnType<typeof skullState>

/** How the turn ends by this move, if it does: read before the payment clears the board. */
function endedBy(state: State, p: Position, m: number): Result | undefined {
  const skull = state.skull(p)
  switch (kindOf(m)) {
    case 'flee':
    case 'bust':
      return { ...skull, end: kindOf(m) === 'flee' ? 'flee' : 'bust' }
    case 'rolled': {
      const tokens = p.at(state.tokens + p.at(state.tumbler))
      const stuck = placements(skull, facesOf(m)).length === 0 && !canPick(skull) && tokens === 0
      return stuck ? { ...skull, end: 'bust' } : undefined
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
        else rules.play(p, think(rules, p, { seat: 0, level: 6, seed: rng.below(0x7fffffff) }))
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

const BETS = [...CONDITIONS.values()]
/** Ends that exclude each other; fleeing is too rare to stand alone. */
const ENDS = [['bust', 'flee'], ['gem'], ['empty'], ['double']] as const

/** How often each bet came true against its odds. */
class Tally {
  turns = 0
  readonly observed = new Float64Array(BETS.length)
  readonly expected = new Float64Array(BETS.length)
  readonly variance = new Float64Array(BETS.length)
  readonly ends = new Map<string, number>()
  /** Products of the deviations of two bets: they hang together, many are each other's opposite. */
  private readonly products = BETS.map(() => new Float64Array(BETS.length))
  private readonly endGaps = new Float64Array(ENDS.length)
  private readonly endProducts = ENDS.map(() => new Float64Array(ENDS.length))

  add(chances: Chances, result: Result): void {
    this.turns++
    this.ends.set(result.end, (this.ends.get(result.end) ?? 0) + 1)
    const gaps = BETS.map(({ id, holds }, i) => {
      const p = chances.of(id)
      const came = holds(result) ? 1 : 0
      this.expected[i]! += p
      this.variance[i]! += p * (1 - p)
      this.observed[i]! += came
      return came - p
    })
    for (const [i, one] of gaps.entries())
      for (let j = 0; j < gaps.length; j++) this.products[i]![j]! += one * gaps[j]!
    const odds = ENDS.map(ids => ids.reduce((sum, id) => sum + chances.of(id), 0))
    for (const [i, p] of odds.entries()) {
      this.endGaps[i]! += (ENDS[i]!.some(id => id === result.end) ? 1 : 0) - p
      for (const [j, q] of odds.entries()) this.endProducts[i]![j]! += i === j ? p * (1 - p) : -p * q
    }
  }

  /** Each bet's own chi-square with one degree of freedom, the highest first; bets that hardly ever come true are left out. */
  squares(): { readonly id: string; readonly i: number; readonly square: number }[] {
    return BETS.flatMap(({ id }, i) => {
      const variance = this.variance[i]!
      return variance < 5 ? [] : [{ id, i, square: (this.observed[i]! - this.expected[i]!) ** 2 / variance }]
    }).sort((a, b) => b.square - a.square)
  }

  /** How far the mean of so many chi-squares strays from 1 by luck, seeing how they hang together. */
  strays(bets: readonly number[]): number {
    let sum = 0
    for (const i of bets)
      for (const j of bets)
        sum += this.products[i]![j]! ** 2 / (this.products[i]![i]! * this.products[j]![j]!)
    return Math.sqrt(2 * sum) / bets.length
  }

  /** One chi-square with three degrees of freedom for how turns end. */
  endSquare(): number {
    // The last end follows from the others; Gauss by hand on what is left.
    const rows = [0, 1, 2].map(i => [...this.endProducts[i]!.subarray(0, 3), this.endGaps[i]!])
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        if (i === j) continue
        const by = rows[j]![i]! / rows[i]![i]!
        for (let k = 0; k < 4; k++) rows[j]![k]! -= by * rows[i]![k]!
      }
    return [0, 1, 2].reduce((sum, i) => sum + (this.endGaps[i]! * rows[i]![3]!) / rows[i]![i]!, 0)
  }
}

/** Games of plain strong bots: they end, and every bet wins as often as the odds say. */
function honest(players: number, cards: 'standard' | 'advanced'): void {
  const tally = new Tally()
  let plies = 0
  let turns = 0
  const levels = Array.from({ length: players }, (): Level => 6)
  for (let g = 0; g < GAMES; g++) {
    const seen = playOut({ players: String(players), bots: 'plain', cards }, levels, g + 1, tally)
    plies += seen.plies
    turns += seen.turns
  }
  const squares = tally.squares()
  const shares = ['bust', 'flee', 'gem', 'empty', 'double'].map(
    end => `${end} ${(((tally.ends.get(end) ?? 0) / tally.turns) * 100).toFixed(1)}`,
  )
  const beyond = squares.filter(({ square }) => square > 3.84).length
  console.log(
    `${players} players ${cards.padEnd(9)} ${GAMES} games ended: ${(turns / GAMES).toFixed(1)} turns, ${Math.round(plies / GAMES)} moves; ends in %: ${shares.join(', ')}`,
  )
  console.log(
    `    ends: chi-square ${tally.endSquare().toFixed(1)} (3 expected, 7.8 is the 5 % line); ${squares.length} bets: ` +
      `mean ${(squares.reduce((sum, { square }) => sum + square, 0) / squares.length).toFixed(2)} (1 expected ± ${tally.strays(squares.map(({ i }) => i)).toFixed(2)}), ` +
      `${beyond} above the 5 % line, highest ${squares[0]?.square.toFixed(1)} (${squares[0]?.id})`,
  )
  if (ONLY.length > 0)
    for (const { id, i, square } of squares)
      console.log(
        `    ${id.padEnd(24)} won ${((tally.observed[i]! / tally.turns) * 100).toFixed(3)} %, odds ${((tally.expected[i]! / tally.turns) * 100).toFixed(3)} %, chi-square ${square.toFixed(2)}`,
      )
}

/** What markers brought, by bet. */
class Markers {
  readonly placed = new Map<string, { markers: number; gears: number }>()

  add(state: State, p: Position, result: Result): void {
    for (const [slot, { bet, cardNumber }] of SLOTS.entries()) {
      if (!state.isInPlay(p, cardNumber)) continue
      for (let place = 0; place < state.height(p, slot); place++) {
        const { gears, tokens } = betPay(bet, place, state.against(p, slot), result)
        const known = this.placed.get(bet.condition) ?? { markers: 0, gears: 0 }
        this.placed.set(bet.condition, {
          markers: known.markers + 1,
          gears: known.gears + gears + TOKEN_WORTH * tokens,
        })
      }
    }
  }
}

/** Whether it matters who throws first, how long games are, and what a marker brings on each bet. */
function balance(): void {
  console.log('\nstrong bots of the same kind, the first seat throws first: share of games won by seat, in %')
  for (const cards of ['standard', 'advanced'] as const) {
    const markers = new Markers()
    for (const players of [2, 3, 4, 6, 8]) {
      const won = Array.from({ length: players }, () => 0)
      let turns = 0
      for (let g = 0; g < GAMES; g++) {
        const options = { players: String(players), bots: 'plain', first: 'red', cards }
        const strong = won.map((): Level => 6)
        const seen = playOut(options, strong, g + 1, undefined, markers)
        turns += seen.turns
        for (const [seat, share] of seen.result.entries()) won[seat]! += share
      }
      const shares = won.map(n => ((n / GAMES) * 100).toFixed(1).padStart(5)).join(' ')
      const error = (196 * Math.sqrt((players - 1) / players ** 2 / GAMES)).toFixed(1)
      console.log(
        `${cards.padEnd(9)} ${players} players ${(turns / GAMES).toFixed(1).padStart(5)} turns  ${shares}  (even ${(100 / players).toFixed(1)} ± ${error})`,
      )
    }
    const rows = [...markers.placed].sort(([, a], [, b]) => b.gears / b.markers - a.gears / a.markers)
    console.log(
      `gears a marker on the ${cards} cards, how many markers: ` +
        rows.map(([id, { markers: n, gears }]) => `${id} ${(gears / n).toFixed(2)} (${n})`).join(', '),
    )
  }
}

function levels(): void {
  console.log('\nshare of games won by the first of two players, seats changing')
  for (const [one, other] of [
    [6, 5],
    [5, 4],
    [4, 3],
    [3, 2],
    [2, 1],
    [1, 0],
  ] as const) {
    let won = 0
    for (let g = 0; g < FEWER; g++)
      won += playOut({ players: '2', bots: 'plain' }, g % 2 === 0 ? [one, other] : [other, one], g + 1)
        .result[g % 2]!
    console.log(
      `level ${one} against ${other === 0 ? 'chance ' : `level ${other}`}  ${percent(won / FEWER, FEWER)}`,
    )
  }
  console.log('temperaments among three strong players, the first thrower by lot (33.3 % is even)')
  const won = [0, 0, 0]
  for (let g = 0; g < FEWER; g++)
    for (const [seat, share] of playOut({ players: '3' }, [6, 6, 6], g + 1).result.entries())
      won[seat]! += share
  for (const [seat, name] of ['plain', 'careful', 'hunter'].entries())
    console.log(`${name.padEnd(9)} ${percent(won[seat]! / FEWER, FEWER)}`)
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
    const shares = ([6, 4, 2] as const).map(level => {
      const games = level === 6 ? GAMES : FEWER
      let won = 0
      for (let g = 0; g < games; g++)
        won += playOut({ players: '1', rivals, opposition }, [level], g + 1).result[0]!
      return `level ${level} ${percent(won / games, games)}`
    })
    console.log(`opponents begin with ${rivals}, ${opposition} cards: ${shares.join(', ')}`)
  }
}

export async function run(): Promise<void> {
  if (wanted('values')) values()
  console.log('')
  for (let players = 1; players <= 8; players++)
    if (wanted(String(players))) {
      honest(players, 'standard')
      if (players > 1) honest(players, 'advanced')
    }
  if (wanted('balance')) balance()
  if (wanted('levels')) levels()
  if (wanted('solo')) solo()
}
