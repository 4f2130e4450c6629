/// <reference lib="webworker" />
// Values that take longer than a glance: the text comes, its value goes back.
import { readValue, type Value } from '../../studio/value/index.ts'

export interface ValueAnswer {
  readonly latex: string
  readonly value: Value
}

self.addEventListener('message', ({ data: latex }: MessageEvent<string>) => {
  const answer: ValueAnswer = { latex, value: readValue(latex) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  self.postMessage(answer)
})
