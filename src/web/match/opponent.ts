import type { Answer, Question } from './opponent-worker.ts'
import type { NamedSolution } from './solving.ts'

/** A worker that thinks. */
export const hireWorker = (): Worker =>
  new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' })

/** A question about a match, with all its moves; only those the worker does not know yet are sent. */
export type Asked = Omit<Question, 'id' | 'base' | 'want'>
type Told = Extract<Answer, { move: string } | { solution: NamedSolution }>

/** How many moves two matches have in common. */
const common = (a: readonly string[], b: readonly string[]): number => {
  let n = 0
  while (n < a.length && n < b.length && a[n] === b[n]) n++
  return n
}

export interface Opponent {
  /** A move; what has been thought through of it is told as a share of one. */
  ask(question: Asked, onProgress: (share: number) => void): Promise<string>
  /** How the one who was asked for stood at the last move, by the search: 0 is lost, 1 is won. */
  standing(): number | undefined
  /** The shortest solution of a one-person game; it is told how many positions have been looked at. */
  solve(question: Asked, onProgress: (positions: number) => void): Promise<NamedSolution>
  /** Has a game's own search fetch what it needs, so that its first answer comes sooner. Nobody waits for it. */
  prepare(question: Asked): void
  /** Has the search look ahead while somebody else thinks, until the next question. */
  foresee(question: Asked): void
  cancel(): void
}

/** Asks the search in a worker of its own, so the page never stutters. One question at a time. */
export function createOpponent(makeWorker: () => Worker = hireWorker): Opponent {
  let worker: Worker | undefined
  /** The question in the air. */
  let open:
    | { id: number; progress(share: number): void; resolve(told: Told): void; reject(why: Error): void }
    | undefined
  let asked = 0
  let standing: number | undefined
  /** What the worker was asked last: its match stands there. */
  let last: Asked | undefined

  const stop = (why: Error) => {
    worker?.terminate()
    worker = undefined
    last = undefined
    open?.reject(why)
    open = undefined
  }
  const hire = (): Worker => {
    const hired = makeWorker()
    hired.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.id !== open?.id) return
      if ('progress' in data) return open.progress(data.progress)
      const { resolve, reject } = open
      open = undefined
      if ('error' in data) reject(new Error(data.error))
      else if ('move' in data || 'solution' in data) resolve(data)
    })
    hired.addEventListener('error', event => {
      event.preventDefault()
      stop(new Error(event.message || 'the opponent stopped'))
    })
    return hired
  }
  const send = (asking: Asked, want: 'move' | 'solution' | 'foresight'): number => {
    worker ??= hire()
    const id = ++asked
    const { game, options, from } = asking
    const same = last?.game === game && last.options === options && last.from === from
    const base = same ? common(last?.moves ?? [], asking.moves) : 0
    last = asking
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
    worker.postMessage({ id, ...asking, want, base, moves: asking.moves.slice(base) })
    return id
  }
  const put = (asking: Asked, want: 'move' | 'solution', progress: (n: number) => void): Promise<Told> => {
    // A worker that has answered is kept: its game is loaded and its code is warm.
    if (open) stop(new Cancelled())
    const { promise, resolve, reject } = Promise.withResolvers<Told>()
    open = { id: send(asking, want), progress, resolve, reject }
    return promise
  }
  return {
    cancel: () => stop(new Cancelled()),
    prepare(question) {
      worker ??= hire()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
      worker.postMessage({ id: ++asked, ...question, want: 'readiness', base: 0 })
    },
    foresee(question) {
      if (!open) send(question, 'foresight')
    },
    async ask(question, progress) {
      const told = await put(question, 'move', progress)
      standing = 'move' in told ? told.share : undefined
      return 'move' in told ? told.move : ''
    },
    standing: () => standing,
    async solve(question, progress) {
      const told = await put(question, 'solution', progress)
      return 'solution' in told ? told.solution : { kind: 'gave up' }
    },
  }
}

/** Nobody waits for the answer any more. */
export class Cancelled extends Error {}
