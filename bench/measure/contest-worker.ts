// A thread of `npm run bench strength`: plays the contests it is sent, one after the other.
import { parentPort } from 'node:worker_threads'
import { playContest, type Contest } from './contest.ts'

parentPort!.on('message', (contest: Contest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  void playContest(contest).then(tally => parentPort!.postMessage(tally))
})
