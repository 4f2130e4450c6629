import { parentPort } from 'node:worker_threads'
import { selfPlay, type Task } from './self-play.ts'

parentPort!.on('message', (task: Task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  void selfPlay(task).then(done => parentPort!.postMessage(done))
})
