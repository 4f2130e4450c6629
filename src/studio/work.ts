/** Long work that tells how far it is (0 to 1) at each step, so that whoever drives it can show that and stop it. */
export type Work<T> = Generator<number, T>

/** Does it all at once. */
export function finish<T>(work: Work<T>, progress?: (part: number) => void): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    progress?.(step.value)
  }
}

export class Cancelled extends Error {
  constructor() {
    super('cancelled')
  }
}

/** Does it in slices, letting messages in between; throws `Cancelled` once the signal says so. */
export async function inSlices<T>(
  work: Work<T>,
  { progress, signal }: { readonly progress?: (part: number) => void; readonly signal?: AbortSignal } = {},
): Promise<T> {
  let began = performance.now()
  for (;;) {
    if (signal?.aborted) throw new Cancelled()
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < 25) continue
    progress?.(step.value)
    await new Promise(resolve => setTimeout(resolve, 0))
    began = performance.now()
  }
}
