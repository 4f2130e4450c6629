// The opponent against the random player, or one level against another: npm run bench strength [id[:ms] …]; against other programs:
// npm run bench strength rivals [games] [ms] [seed].
// STRENGTH="games ms first" (10 20 1 when absent; `first` is the first game's seed, so that a long count can be done in parts);
// LEVELS="6 0" sets who plays whom, 0 being the random player; LEVELS="6 0,6 2" counts both;
// WORKERS=16 plays on so many threads; SECONDS=570 begins nothing more after that time: the games went round by then, so every
// line has about as many; CHUNK=2 is how many games a thread plays before it takes the next.
import { loadGame } from '../src/cli/library.ts'
import { gameFolders } from '../src/games/folders.ts'
import type { Options } from '../src/engine/index.ts'
import { run as rivals } from './rivals.ts'
import { NOTHING, playAll, WORKERS, type Line } from './measure/contests.ts'

const numbers = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean).map(Number)
const [GAMES = 10, MILLISECONDS = 20, FIRST = 1] = numbers(process.env['STRENGTH'])
const PAIRS = (process.env['LEVELS'] ?? '6 0').split(',').map(numbers)
/** Chosen options for every game named, as `size=10 swap=on`. */
const OPTIONS: Options = Object.fromEntries(
  (process.env['OPTIONS'] ?? '').split(' ').flatMap(pair => {
    const [id, value] = pair.split('=')
    return id && value ? [[id, value]] : []
  }),
)

function print({ wanted, counted }: Line): void {
  const { id, ours, theirs, milliseconds } = wanted
  const { games, points, won, lost, plies, sides } = counted
  const others = theirs === 0 ? 'random' : `level ${theirs}`
  console.log(
    `${id.padEnd(24)}${ours} : ${others.padEnd(8)}${points.toFixed(1).padStart(6)} of ${games}   won ${won}, lost ${lost}, drawn ${games - won - lost}   ${Math.round(plies / Math.max(1, games))} moves a game, ${milliseconds} ms${sides > 2 ? `, ${sides} sides` : ''}`,
  )
}

async function lines(words: readonly string[]): Promise<Line[]> {
  const asked = new Map(words.map(word => word.split(':') as [string, string | undefined]))
  const ids = asked.size > 0 ? [...asked.keys()] : gameFolders().map(({ id }) => id)
  const found: Line[] = []
  for (const id of ids) {
    const loaded = await loadGame(id)
    if (!loaded.ok) throw new Error(loaded.why.en)
    if (loaded.value.players[0] === 1) continue
    const milliseconds = Number(asked.get(id) ?? MILLISECONDS)
    for (const [ours = 6, theirs = 0] of PAIRS)
      found.push({
        wanted: { id, options: OPTIONS, ours, theirs, milliseconds, first: FIRST, games: GAMES },
        counted: NOTHING,
      })
  }
  return found
}

export async function run(words: readonly string[]): Promise<void> {
  if (words[0] === 'rivals') return rivals(['all', ...words.slice(1)])
  console.log(`${MILLISECONDS} ms of processor time a move of level 6, ${GAMES} games, ${WORKERS} threads`)
  const table = await lines(words)
  await playAll(table, print)
  // What the time ran out for is told with the games that were played.
  for (const line of table) if (line.counted.games < GAMES) print(line)
}
