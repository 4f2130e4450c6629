import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Contest, Tally } from './contest.ts'

const number = (name: string, usual: number) => Number(process.env[name] ?? usual)
/** On so many threads; nothing more is begun after so many seconds; so many games a thread plays before it takes the next. */
export const WORKERS = number('WORKERS', Math.max(1, availableParallelism() - 1))
const SECONDS = number('SECONDS', Infinity)
const CHUNK = number('CHUNK', 2)

/** A line of a table: what is wanted, and what was counted so far. */
export interface Line {
  readonly wanted: Contest
  counted: Tally
}
export const NOTHING: Tally = { games: 0, points: 0, won: 0, lost: 0, plies: 0, sides: 2 }
const sum = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  points: a.points + b.points,
  won: a.won + b.won,
  lost: a.lost + b.lost,
  plies: a.plies + b.plies,
  sides: b.sides,
})

/** Plays the contests of all lines; `done` is told of each that is complete. Where the time ran out a line has fewer games. */
export async function playAll(table: readonly Line[], done: (line: Line) => void): Promise<void> {
  // A few games of every line, then a few more: whenever it ends, each line has its share.
  const jobs: { readonly line: Line; readonly contest: Contest }[] = []
  const most = Math.max(0, ...table.map(({ wanted }) => wanted.games))
  for (let begun = 0; begun < most; begun += CHUNK)
    for (const line of table) {
      const { first, games } = line.wanted
      if (begun >= games) continue
      const part = { first: first + begun, games: Math.min(CHUNK, games - begun) }
      jobs.push({ line, contest: { ...line.wanted, ...part } })
    }
  const until = performance.now() + SECONDS * 1000
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const threads = Math.min(WORKERS, jobs.length)
  let working = threads
  for (let i = 0; i < threads; i++) {
    const worker = new Worker(new URL('contest-worker.ts', import.meta.url))
    let line: Line | undefined
    const next = (): void => {
      const job = performance.now() < until ? jobs.shift() : undefined
      line = job?.line
      if (job) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
        worker.postMessage(job.contest)
        return
      }
      void worker.terminate()
      if (--working === 0) resolve()
    }
    worker.on('message', (tally: Tally) => {
      line!.counted = sum(line!.counted, tally)
      if (line!.counted.games === line!.wanted.games) done(line!)
      next()
    })
    worker.on('error', reject)
    next()
  }
  await promise
}
