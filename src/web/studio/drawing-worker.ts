/// <reference lib="webworker" />
// Typesetting and drawing beside the page: one question, one answer.
import { drawn, type DrawingQuestion, type DrawingReply } from './drawing-tasks.ts'

self.addEventListener('message', ({ data: { name, ask } }: MessageEvent<DrawingQuestion>) => {
  let reply: DrawingReply
  try {
    reply = { answer: drawn(name, ask) }
  } catch (error) {
    reply = { error: error instanceof Error ? error.message : String(error) }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  self.postMessage(reply)
})
