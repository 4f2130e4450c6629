/** Milliseconds of processor time this thread has used: other work on the machine does not count. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds between two looks at the clock, at least. */
const SELDOM = 1

/** How many things a second of processor time `work` does when repeated for `seconds` of it; it tells how many it did. */
export function rate(work: () => number, seconds: number): number {
  const began = processorTime()
  const until = began + seconds * 1000
  let done = 0
  // Asking for the time takes as long as a short game, so it is asked seldom.
  let times = 1
  for (let last = began; last < until;) {
    for (let i = 0; i < times; i++) done += work()
    const now = processorTime()
    if (now - last < SELDOM) times *= 2
    last = now
  }
  return (done / (processorTime() - began)) * 1000
}

/**
 * The best of a few rounds, after a warm-up of `warm` seconds of processor time: the compiler has then seen the code, and what
 * another program takes from the caches in one round is not counted.
 */
export function bestRate(work: () => number, seconds: number, warm = 0.5, rounds = 3): number {
  rate(work, warm)
  let best = 0
  for (let i = 0; i < rounds; i++) best = Math.max(best, rate(work, seconds / rounds))
  return best
}
