// Learns values by self-play: npm run learn -- <id …>. Each thread learns one game after the other; `<id>.bin` and `<id>.json` are
// written to OUT (data/learnt) for every game whose new value won its contest by more than its error, ALL=1 for the others too.
// TEACHER=1 asks another program what positions are worth (chess: Stockfish, its kin: Fairy-Stockfish, where they are installed).
// LEARN="seconds rounds nodes" (40 3 300), CONTEST="games ms seconds" (60 20 60), WORKERS, SEED. A game may be named with its own seconds: halma:120.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Learnt, Wanted } from './values/course.ts'

const numbers = (name: string, usual: readonly number[]): number[] => {
  const given = (process.env[name] ?? '').split(' ').filter(Boolean).map(Number)
  return usual.map((number, i) => given[i] ?? number)
}
const [seconds = 0, rounds = 0, nodes = 0] = numbers('LEARN', [40, 3, 300])
const [games = 0, milliseconds = 0, longest = 0] = numbers('CONTEST', [60, 20, 60])
const [threads = 1] = numbers('WORKERS', [Math.max(1, availableParallelism() - 1)])
const [seed = 1] = numbers('SEED', [1])
const OUT = process.env['OUT'] ?? 'data/learnt'
const TEACHER = process.env['TEACHER'] === '1'
const ALL = process.env['ALL'] === '1'

const wanted = process.argv.slice(2).map((word): Wanted => {
  const [id = '', own] = word.split(':')
  return {
    id,
    seconds: Number(own ?? seconds),
    rounds,
    nodes,
    seed,
    games,
    milliseconds,
    contest: longest,
    teacher: TEACHER,
  }
})
mkdirSync(OUT, { recursive: true })

function take({ id, numbers: said, file }: Learnt): void {
  const { contest, errors } = said
  const won = contest.score - contest.error > 0.5
  console.log(
    `${id}: ${said.games} games, ${said.positions} positions, error ${errors.join(' → ')}, ${said.bytes} bytes${said.own === undefined ? '' : `, own ${said.own}, hidden ${said.hidden}`}; ${(100 * contest.score).toFixed(1)} % ± ${(100 * contest.error).toFixed(1)} of ${contest.games} games${won ? '  taken' : ''}`,
  )
  if (!won && !ALL) return
  writeFileSync(join(OUT, `${id}.bin`), file)
  writeFileSync(join(OUT, `${id}.json`), `${JSON.stringify(said, null, 2)}\n`)
}

const { promise, resolve } = Promise.withResolvers<void>()
let working = Math.min(threads, wanted.length)
for (let i = working; i > 0; i--) {
  const worker = new Worker(new URL('values/worker.ts', import.meta.url))
  const next = (): void => {
    const course = wanted.shift()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
    if (course) worker.postMessage(course)
    else {
      void worker.terminate()
      if (--working === 0) resolve()
    }
  }
  worker.on('message', (learnt: Learnt | { readonly id: string; readonly failed: string }) => {
    if ('failed' in learnt) console.log(`${learnt.id}: ${learnt.failed}`)
    else take(learnt)
    next()
  })
  worker.on('error', error => {
    console.log(error)
    next()
  })
  next()
}
await promise
