/// <reference lib="webworker" />
import { GifWriter } from './gif-writer.ts'

/** What the page sends: 'hello' only to have the worker here; first pixels to choose the colours from, then the frames, then that there are no more. */
export type Order =
  | { readonly do: 'hello' }
  | {
      readonly do: 'begin'
      readonly width: number
      readonly height: number
      readonly samples: Uint8ClampedArray
    }
  | { readonly do: 'add'; readonly pixels: Uint8ClampedArray; readonly milliseconds: number }
  | { readonly do: 'finish' }

/** Every order is answered; the last answer is the file. */
export type Done = Uint8Array<ArrayBuffer> | undefined

let writer: GifWriter | undefined
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
const say = (done: Done): void => self.postMessage(done)

self.addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.do === 'begin') writer = new GifWriter(order.width, order.height, order.samples)
  else if (order.do === 'add') writer?.add(order.pixels, order.milliseconds)
  say(order.do === 'finish' ? writer?.finish() : undefined)
})
