/** The thread that checks what is large: nobody else waits for it, and it is ended when it takes too long. */
import { parentPort } from 'node:worker_threads'
import { checkBytes } from './checking.ts'

parentPort?.on('message', (bytes: Uint8Array) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  parentPort?.postMessage(checkBytes(bytes))
})
