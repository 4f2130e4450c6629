/** One layer as it is computed: weights by input and output, a bias for each output. */
export interface Layer {
  readonly inputs: number
  readonly outputs: number
  /** [ky][kx][input][output] of a 3 × 3 convolution, [input][output] of any other layer. */
  readonly weights: Float32Array
  readonly bias: Float32Array
}

export interface Block {
  readonly first: Layer
  readonly second: Layer
  /** From the means and maxima of all channels to a bias of the first convolution. */
  readonly pooled?: Layer
}

export interface Weights {
  readonly channels: number
  readonly stem: Layer
  readonly blocks: readonly Block[]
  readonly policy: Layer
  readonly hidden: Layer
  readonly value: Layer
  readonly pass?: Layer
  readonly owner?: Layer
}

export const PLANES = 8
const HEADER = 8
const HIDDEN = 64
const WITH_PASS = 1
const WITH_OWNER = 2

/**
 * Reads the file that `training/net.py` writes: 'JN', 1, channels, blocks, planes, flags, 0; then for every layer the weights as int8,
 * padding to four bytes, and for every output a scale and a bias as float32.
 */
export function readWeights(file: ArrayBuffer): Weights {
  const view = new DataView(file)
  const byte = (i: number) => (i < file.byteLength ? view.getUint8(i) : 0)
  if (byte(0) !== 0x4a || byte(1) !== 0x4e || byte(2) !== 1 || byte(5) !== PLANES)
    throw new Error('this file holds no net')
  const [channels, blocks, flags] = [byte(3), byte(4), byte(6)]
  let at = HEADER
  const layer = (inputs: number, outputs: number, taps = 1): Layer => {
    const count = inputs * taps * outputs
    const packed = new Int8Array(file, at, count)
    at += Math.ceil(count / 4) * 4
    const scale = (o: number) => view.getFloat32(at + o * 4, true)
    const weights = Float32Array.from(packed, (w, i) => w * scale(i % outputs))
    at += outputs * 4
    const bias = Float32Array.from({ length: outputs }, (_, o) => view.getFloat32(at + o * 4, true))
    at += outputs * 4
    return { inputs: inputs * taps, outputs, weights, bias }
  }
  const stem = layer(PLANES, channels, 9)
  const tower = Array.from({ length: blocks }, (_, i): Block => {
    const first = layer(channels, channels, 9)
    const second = layer(channels, channels, 9)
    return i % 2 === 1 ? { first, second, pooled: layer(2 * channels, channels) } : { first, second }
  })
  const policy = layer(channels, 1)
  const hidden = layer(2 * channels, HIDDEN)
  const value = layer(HIDDEN, 1)
  const heads = {
    ...((flags & WITH_PASS) !== 0 ? { pass: layer(2 * channels, 1) } : {}),
    ...((flags & WITH_OWNER) !== 0 ? { owner: layer(channels, 1) } : {}),
  }
  if (at !== file.byteLength) throw new Error('the file of the net has a wrong length')
  return { channels, stem, blocks: tower, policy, hidden, value, ...heads }
}
