// A thread of `npm run learn`: learns the games it is sent, one after the other.
import { parentPort } from 'node:worker_threads'
import { learn, type Wanted } from './course.ts'

parentPort!.on('message', (wanted: Wanted) => {
  void learn(wanted).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
    learnt => parentPort!.postMessage(learnt),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
    (error: unknown) => parentPort!.postMessage({ id: wanted.id, failed: String(error) }),
  )
})
