import type { DrawingName, DrawingReply, DrawingTasks } from './drawing-tasks.ts'

/** 'first': a person waits for it. */
export type Turn = 'first' | 'in order'

interface Waiting {
  readonly name: DrawingName
  /** Made when its turn comes, from what is so then; undefined when nobody wants it any more. */
  readonly question: () => unknown
  readonly turn: Turn
  answer(answer: unknown): void
}

const waiting: Waiting[] = []
let current: Waiting | undefined
let worker: Worker | undefined
/** A browser that cannot start the thread draws on the page. */
let failures = 0
const MOST_FAILURES = 2

function next(): void {
  if (current) return
  const urgent = waiting.findIndex(({ turn }) => turn === 'first')
  const [mine] = waiting.splice(Math.max(0, urgent), 1)
  if (!mine) return
  const question = mine.question()
  if (question === undefined) {
    mine.answer(undefined)
    return next()
  }
  current = mine
  if (failures >= MOST_FAILURES) void drawHere(mine, question)
  else {
    worker ??= hire()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
    worker.postMessage({ name: mine.name, ask: question })
  }
}

function finish(reply: DrawingReply): void {
  const mine = current
  current = undefined
  if ('error' in reply) reportError(new Error(reply.error))
  mine?.answer('error' in reply ? undefined : reply.answer)
  next()
}

function hire(): Worker {
  const hired = new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' })
  hired.addEventListener('message', ({ data }: MessageEvent<DrawingReply>) => finish(data))
  hired.addEventListener('error', event => {
    event.preventDefault()
    hired.terminate()
    worker = undefined
    failures++
    const again = current
    current = undefined
    if (again) waiting.unshift(again)
    next()
  })
  return hired
}

async function drawHere(mine: Waiting, question: unknown): Promise<void> {
  try {
    const { drawn } = await import('./drawing-tasks.ts')
    finish({ answer: drawn(mine.name, question as DrawingTasks[DrawingName]['ask']) })
  } catch (error) {
    finish({ error: error instanceof Error ? error.message : String(error) })
  }
}

/** Asks the thread that typesets and draws. Undefined when the question was undefined by its turn, or it failed. */
export function draw<N extends DrawingName>(
  name: N,
  question: () => DrawingTasks[N]['ask'] | undefined,
  turn: Turn = 'in order',
): Promise<DrawingTasks[N]['answer'] | undefined> {
  const { promise, resolve } = Promise.withResolvers<DrawingTasks[N]['answer'] | undefined>()
  waiting.push({
    name,
    question,
    turn,
    answer: answer => resolve(answer as DrawingTasks[N]['answer'] | undefined),
  })
  next()
  return promise
}
