// The opponent against other programs, by processor time: npm run bench rivals [all | go | hex | reversi | sakk[:elo,elo …] | sogi[:depth,depth …] | backgammon] [games=8] [ms=500] [seed=1]
// `all` prints a part for each program that is installed, and `npm run bench strength rivals` does the same.
// Chess: Stockfish of limited strength (30,000 positions a move), its judgement of our moves, and a rating from all games together.
// Shogi: GNU Shogi at a fixed depth. Go: GNU Go at its highest level. Reversi: GRhino, eight plies deep and the last sixteen exactly. Backgammon: our games against ourselves, judged by GNU Backgammon at 0 ply. Two games from each opening of two random moves, colours changed.
import { existsSync } from 'node:fs'
import { think } from '../src/ai/index.ts'
import { loadGame } from '../src/cli/library.ts'
import { netOf, studied } from '../src/cli/nets.ts'
import { writeForeign } from '../src/formats/index.ts'
import { Match, Rng } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { processorTime } from './measure/clock.ts'
import { faultsOf, hasGnubg } from './measure/gnubg.ts'
import { programOf, type Opponent } from './measure/gtp.ts'
import { run as nets } from './nets.ts'
import { GnuShogi, isInstalled, Stockfish, type Rival } from './measure/rivals.ts'

const NODES = 30_000
const JUDGED = 15_000
/** Beyond so many hundredths nothing is lost any more. */
const DECIDED = 700
const LONGEST = 400
/** The net of hex plays the general search, which may think so many times longer. */
const SEARCH_LONGER = 3

interface Played {
  readonly level: number
  readonly share: number
  readonly losses: readonly number[]
  readonly plies: number
}

async function play(
  definition: GameDefinition,
  rival: Rival,
  judge: Stockfish | undefined,
  { level, seed, ms }: { readonly level: number; readonly seed: number; readonly ms: number },
): Promise<Played> {
  const match = Match.begin(definition, {})
  await studied(definition, {}, match.game)
  const rng = new Rng(seed >> 1)
  while (match.length < 2) match.play(match.moves[rng.below(match.moves.length)]!)
  const ours = seed & 1
  const losses: number[] = []
  let gaveUp = false
  while (!match.outcome && match.length < LONGEST) {
    const { position, game } = match
    if (position.turn !== ours) {
      const move = await rival.move(match)
      if (move === undefined) {
        gaveUp = true
        break
      }
      match.play(move)
      continue
    }
    const best = (await judge?.judge(match.log)) ?? 0
    match.play(
      think(game, position, {
        seat: ours,
        level: 6,
        seed: seed * 1000 + match.length,
        milliseconds: ms,
        clock: processorTime,
        seen: match.seenKeys(),
      }),
    )
    if (judge && Math.abs(best) < DECIDED && !match.outcome)
      losses.push(Math.max(0, Math.min(DECIDED, best + (await judge.judge(match.log)))))
  }
  rival.end()
  return { level, share: gaveUp ? 1 : (match.outcome?.result[ours] ?? 0.5), losses, plies: match.length }
}

const expected = (rating: number, other: number) => 1 / (1 + 10 ** ((other - rating) / 400))

/** The rating under which the results are most likely, and its error of 95 %. */
function rated(played: readonly Played[]): [number, number] {
  let [low, high] = [0, 4000]
  const total = played.reduce((sum, { share }) => sum + share, 0)
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (played.reduce((sum, { level }) => sum + expected(middle, level), 0) < total) low = middle
    else high = middle
  }
  const sure = played.reduce((sum, { level }) => sum + expected(low, level) * (1 - expected(low, level)), 0)
  return [low, (1.96 * 400) / Math.LN10 / Math.sqrt(Math.max(1e-9, sure))]
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

const ALL = ['go', 'hex', 'reversi', 'sakk:1900,2200', 'sogi:6', 'backgammon']

/** Games with a net against a program that speaks the protocol of go. */
async function spoken(boards: readonly string[], rival: Opponent, games: string, ms: string): Promise<void> {
  if (!existsSync(programOf(rival))) return console.log(`${boards[0]}: ${programOf(rival)} is not installed`)
  for (const board of boards) await nets([board, rival, games, ms])
}
const GO = [9, 10, 13].map(size => `go,size=${size},komi=6.5`)

/** How much we give away against ourselves, without cube, by GNU Backgammon's count. */
async function backgammon(games: number, ms: number, first: number): Promise<void> {
  if (!hasGnubg()) return console.log('backgammon: GNU Backgammon is not installed')
  const loaded = await loadGame('backgammon')
  if (!loaded.ok) throw new Error(loaded.why.en)
  const totals: number[] = []
  let decisions = 0
  for (let g = 0; g < games; g++) {
    const match = Match.begin(loaded.value, { cube: 'off' })
    await match.game.study?.()
    const net = await netOf(match.game)
    const rng = new Rng(first + g)
    match.roll(rng)
    while (!match.outcome) {
      const { position, game } = match
      match.play(
        think(game, position, {
          seat: position.turn,
          level: 6,
          seed: rng.below(1 << 30),
          milliseconds: ms,
          clock: processorTime,
          net,
        }),
      )
      match.roll(rng)
    }
    const faults = faultsOf(await writeForeign(match, 'mat', { format: 'mat' }, ['White', 'Black']))
    decisions += faults.decisions
    // Both players' faults are counted, and each game has two of them.
    totals.push(faults.points / 2)
  }
  const each = mean(totals)
  const error = (1.96 * Math.sqrt(mean(totals.map(x => (x - each) ** 2)))) / Math.sqrt(games)
  console.log(
    `backgammon at ${ms} ms, by GNU Backgammon at 0 ply: ${((each * games * 2) / decisions).toFixed(4)} points given away a decision (${decisions} of them), ${each.toFixed(3)} ± ${error.toFixed(3)} a game and player`,
  )
}

export async function run(words: readonly string[]): Promise<void> {
  const [what = 'all', count = '8', ms = '500', first = '1'] = words
  const [id = '', levels] = what.split(':')
  if (id === 'all') {
    for (const each of ALL) await run([each, count, ms, first])
    return
  }
  if (id === 'go') return spoken(GO, 'gnugo:10', count, ms)
  if (id === 'hex') return nets(['hex', 'search', count, ms, String(SEARCH_LONGER * Number(ms))])
  if (id === 'reversi') return spoken(['reversi'], 'rhino:8,16', count, ms)
  if (id === 'backgammon') return backgammon(Number(count), Number(ms), Number(first))
  if (!isInstalled(id)) return console.log(`${id}: no other program is installed here to play against`)
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  const all: Played[] = []
  const judge = id === 'sakk' ? new Stockfish(undefined, JUDGED) : undefined
  for (const level of (levels ?? (judge ? '1900,2100,2300' : '4,6')).split(',').map(Number)) {
    const here: Played[] = []
    for (let g = 0; g < Number(count); g++) {
      const rival = judge ? new Stockfish(level, NODES) : new GnuShogi(level)
      here.push(
        await play(loaded.value, rival, judge, { level, seed: Number(first) * 2 + g, ms: Number(ms) }),
      )
    }
    all.push(...here)
    const times = (share: number) => here.filter(each => each.share === share).length
    const points = mean(here.map(({ share }) => share))
    const error = 1.96 * Math.sqrt((points * (1 - points)) / here.length)
    const losses = here.flatMap(each => each.losses)
    console.log(
      `${id} at ${ms} ms against ${judge ? `Stockfish ${level}` : `GNU Shogi depth ${level}`}: won ${times(1)}, drawn ${times(0.5)}, lost ${times(0)}; ${(100 * points).toFixed(0)} % ± ${(100 * error).toFixed(0)}; ${mean(here.map(({ plies }) => plies)).toFixed(0)} plies` +
        (judge ? `; ${mean(losses).toFixed(1)} hundredths lost a move (${losses.length} moves)` : ''),
    )
  }
  judge?.end()
  if (!judge) return
  const [rating, error] = rated(all)
  const losses = all.flatMap(each => each.losses)
  const spread = Math.sqrt(mean(losses.map(each => (each - mean(losses)) ** 2)) / Math.max(1, losses.length))
  console.log(
    `rating ${rating.toFixed(0)} ± ${error.toFixed(0)} from ${all.length} games; ${mean(losses).toFixed(1)} ± ${(1.96 * spread).toFixed(1)} hundredths lost a move`,
  )
}
