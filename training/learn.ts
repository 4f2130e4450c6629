// npm run learn -- <id> [seconds=180] [rounds=2] [nodes=2000]: the opponent plays itself, and the weights of the game's value are fitted to
// how the games ended; then the new weights play the old ones. Writes learnt.json with the weights and the numbers that speak for them.
// WORKERS sets how many threads play (all but one when absent), OUT the folder to write to, SEED the first game.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { loadGame } from '../src/cli/library.ts'
import { errorOf, fit } from './values/fit.ts'
import type { Done, Lessons, Task } from './values/self-play.ts'

const [id = 'sakk', seconds = '180', rounds = '2', nodes = '2000'] = process.argv.slice(2)
const WORKERS = Number(process.env['WORKERS'] ?? Math.max(1, availableParallelism() - 1))
const OUT = process.env['OUT'] ?? 'data/learnt'
const SEED = Number(process.env['SEED'] ?? 1)
const GAMES = 8

const workers = Array.from(
  { length: WORKERS },
  () => new Worker(new URL('values/worker.ts', import.meta.url)),
)

/** All workers play tasks until the time is over. */
function playing(task: Omit<Task, 'seed' | 'games'>, from: number, milliseconds: number): Promise<Done[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Done[]>()
  const until = performance.now() + milliseconds
  const all: Done[] = []
  let seed = from
  let working = workers.length
  for (const worker of workers) {
    worker.removeAllListeners()
    const next = () => {
      if (performance.now() < until) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
        worker.postMessage({ ...task, seed, games: GAMES })
        seed += GAMES
      } else if (--working === 0) resolve(all)
    }
    worker.on('message', (done: Done) => {
      all.push(done)
      next()
    })
    worker.on('error', reject)
    next()
  }
  return promise
}

function write(numbers: object): void {
  mkdirSync(OUT, { recursive: true })
  writeFileSync(
    join(OUT, `${id}.json`),
    `${JSON.stringify({ ...numbers, weights: rounded(weights).join(' ') })}\n`,
  )
}

const rounded = (weights: Float64Array): Int32Array => Int32Array.from(weights, Math.round)

const loaded = await loadGame(id)
if (!loaded.ok) throw new Error(loaded.why.en)
await loaded.value.load?.({})
const game = loaded.value.make({})
await game.study?.()
const { learning, tactics } = game
if (!learning || !tactics) throw new Error(`${id} has no value that can be learnt`)
const start = Float64Array.from(learning.weights)
const per = 2 / tactics.scale
let weights: Float64Array = start
let lessons: Lessons[] = []
let [games, positions] = [0, 0]
for (let round = 0; round < Number(rounds); round++) {
  const done = await playing(
    { id, nodes: Number(nodes), weights: rounded(weights) },
    SEED + round * 1e7,
    Number(seconds) * 1000,
  )
  lessons = [...lessons, ...done.flatMap(each => (each.lessons ? [each.lessons] : []))]
  games += done.reduce((sum, each) => sum + each.points.length, 0)
  positions = lessons.reduce((sum, each) => sum + each.score.length, 0)
  const before = errorOf(weights, lessons, per)
  weights = fit(weights, lessons, per)
  console.log(
    `${id} round ${round + 1}: ${games} games, ${positions} positions, error ${before.toFixed(5)} → ${errorOf(weights, lessons, per).toFixed(5)}`,
  )
  write({ games, positions })
}
const contest = await playing(
  { id, nodes: Number(nodes) * 2, weights: rounded(weights), against: rounded(start) },
  SEED + 9e7,
  Number(seconds) * 400,
)
const points = contest.flatMap(each => each.points)
const score = points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length)
const spread =
  Math.sqrt(points.reduce((sum, each) => sum + (each - score) ** 2, 0)) / Math.max(1, points.length)
const numbers = {
  games,
  positions,
  nodes: Number(nodes),
  seed: SEED,
  contest: points.length,
  score: Number(score.toFixed(4)),
  error: Number((1.96 * spread).toFixed(4)),
}
console.log(
  `${id}: the new weights have ${(100 * score).toFixed(1)} % ± ${(196 * spread).toFixed(1)} of ${points.length} games against the old`,
)
write(numbers)
for (const worker of workers) void worker.terminate()
