/** Milliseconds of processor time this thread has used: other work on the machine does not count. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How many things a second of processor time `work` does when repeated for `seconds`; it tells how many it did. */
export function rate(work: () => number, seconds: number): number {
  const began = processorTime()
  const until = performance.now() + seconds * 1000
  let done = 0
  do done += work()
  while (performance.now() < until)
  return (done / (processorTime() - began)) * 1000
}
