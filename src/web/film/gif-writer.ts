import { applyPalette, GIFEncoder, quantize } from 'gifenc'

/** One colour of 256 means: as before. */
const COLOURS = 255
/** The picture stays as it is, and the next one is painted over it. */
const KEEP = 1

/** Packs frames of one size into a GIF. What did not change since the frame before is left out: films of boards get ten times smaller. */
export class GifWriter {
  private readonly gif = GIFEncoder()
  private readonly width: number
  private readonly height: number
  private readonly palette: number[][]
  private before: Uint8Array | undefined

  /** Samples are pixels of the film, from which its colours are chosen. */
  constructor(width: number, height: number, samples: Uint8ClampedArray) {
    this.width = width
    this.height = height
    this.palette = quantize(samples, COLOURS)
  }

  add(pixels: Uint8ClampedArray, milliseconds: number): void {
    const { palette, before, width, height } = this
    const unchanged = palette.length
    const colours = applyPalette(pixels, palette)
    const shown = before ? colours.map((colour, i) => (colour === before[i] ? unchanged : colour)) : colours
    this.gif.writeFrame(shown, width, height, {
      delay: milliseconds,
      transparent: true,
      transparentIndex: unchanged,
      dispose: KEEP,
      ...(before ? {} : { palette: [...palette, [0, 0, 0]], repeat: 0 }),
    })
    this.before = colours
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.gif.finish()
    return this.gif.bytes()
  }
}
