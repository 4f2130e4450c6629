// A thread that plays rounds: every job is answered with its sums.
import { parentPort } from 'node:worker_threads'
import { playRounds, type Rounds } from './hunter-rounds.ts'

parentPort?.on('message', (job: Rounds) => parentPort?.postMessage(playRounds(job), []))
