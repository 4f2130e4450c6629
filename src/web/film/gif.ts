import type { Done, Order } from './gif-worker.ts'

type Context = OffscreenCanvasRenderingContext2D

/** Pictures of one size, one after the other. */
export interface Film {
  readonly width: number
  readonly height: number
  /** How many pictures; at least one. */
  readonly frames: number
  /** Paints a picture over the whole canvas. */
  paint(context: Context, frame: number): Promise<void>
}

export interface FilmWatch {
  /** What is done of it, as a share of one. */
  readonly onShare?: (share: number) => void
  readonly signal?: AbortSignal
}

/** How long a frame is looked at, and the last one before the film begins again. */
const EACH = 700
const LAST = 2100

/** The colours are chosen from the first, the middle and the last frame. */
const sampled = (frames: number): readonly number[] => [
  ...new Set([0, Math.floor((frames - 1) / 2), frames - 1]),
]

/** Every so many pixels are enough to choose colours from. */
const STRIDE = 3

/** A thread of its own that packs the frames. It is asked one thing at a time. */
class Packer {
  private readonly worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' })

  tell(order: Order, transfer: Transferable[] = []): Promise<Done> {
    return new Promise((resolve, reject) => {
      const heard = { once: true } as const
      this.worker.addEventListener('message', ({ data }: MessageEvent<Done>) => resolve(data), heard)
      this.worker.addEventListener('error', () => reject(new Error('the film could not be packed')), heard)
      this.worker.postMessage(order, transfer)
    })
  }
  close(): void {
    this.worker.terminate()
  }
}

/** The film as an animated picture. Its frames are painted one by one, so the page stays free in between; stopped, it throws. */
export async function makeGif(film: Film, { onShare, signal }: FilmWatch = {}): Promise<Blob> {
  const { width, height, frames } = film
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser cannot paint')
  const painted = async (frame: number): Promise<Uint8ClampedArray<ArrayBuffer>> => {
    signal?.throwIfAborted()
    await film.paint(context, frame)
    signal?.throwIfAborted()
    return context.getImageData(0, 0, width, height).data as Uint8ClampedArray<ArrayBuffer>
  }
  const packer = new Packer()
  try {
    const chosen = sampled(frames)
    const samples = new Uint8ClampedArray(chosen.length * 4 * Math.ceil((width * height) / STRIDE))
    for (const [i, frame] of chosen.entries()) {
      const pixels = new Uint32Array((await painted(frame)).buffer)
      const some = new Uint32Array(samples.buffer, (i * samples.length) / chosen.length)
      for (let at = 0, to = 0; at < pixels.length; at += STRIDE) some[to++] = pixels[at]!
    }
    await packer.tell({ do: 'begin', width, height, samples }, [samples.buffer])
    for (let frame = 0; frame < frames; frame++) {
      const pixels = await painted(frame)
      const milliseconds = frame === frames - 1 ? LAST : EACH
      await packer.tell({ do: 'add', pixels, milliseconds }, [pixels.buffer])
      onShare?.((frame + 1) / frames)
    }
    const bytes = await packer.tell({ do: 'finish' })
    if (!bytes) throw new Error('a film has at least its beginning')
    return new Blob([bytes], { type: 'image/gif' })
  } finally {
    packer.close()
  }
}

let kept = false
/** Has the worker fetched, so that a film can be made later without a network. */
export async function keepForLater(): Promise<void> {
  if (kept || !navigator.serviceWorker?.controller) return
  kept = true
  const packer = new Packer()
  await packer.tell({ do: 'hello' }).catch(() => (kept = false))
  packer.close()
}
