// A check that never ends, for the test of the budget.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => {
  for (let i = 0; ; i++) if (i < 0) break
})
