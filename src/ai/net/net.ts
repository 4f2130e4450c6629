import { convolutions, plainConvolution, TILE, type Convolve, type Shape } from './convolution.ts'
import { PLANES, type Layer, type Weights } from './weights.ts'

const PAGE = 65536

/** Where the weights and the bias of a convolution lie, as byte addresses. */
interface Placed {
  readonly weights: number
  readonly bias: number
}

/** Numbers laid one after the other; the first few bytes stay free, for 0 means "nothing". */
class Room {
  private top = 64
  take(bytes: number): number {
    const at = this.top
    this.top += Math.ceil(bytes / 64) * 64
    return at
  }
  get size(): number {
    return this.top
  }
}

/** Evaluates positions of one board size. `run` fills `logits`, `value` and `owned`. */
export class Net {
  readonly size: number
  /** One number for each place, and the last one for passing: the larger, the likelier the move. */
  readonly logits: Float32Array
  /** What the mover may expect, -1 to 1. */
  value = 0
  /** Cells that will be the mover's, less those of the other. */
  owned = 0
  private readonly net: Weights
  private readonly floats: Float32Array
  private readonly cells: readonly number[]
  private readonly padded: Int32Array
  private readonly planes: number
  private readonly boards: readonly [number, number]
  private readonly bias: number
  private readonly stem: Placed
  private readonly tower: readonly (readonly [Placed, Placed])[]
  private readonly fromPlanes: Convolve
  private readonly fromChannels: Convolve
  private readonly pooled: Float32Array
  private readonly hidden: Float32Array

  constructor(
    net: Weights,
    size: number,
    cells: readonly number[] = Array.from({ length: size * size }, (_, i) => i),
    how: 'fast' | 'plain' = 'fast',
  ) {
    const { channels } = net
    this.net = net
    this.size = size
    this.cells = cells
    this.logits = new Float32Array(size * size + 1)
    this.pooled = new Float32Array(2 * channels)
    this.hidden = new Float32Array(net.hidden.outputs)
    const stride = size + 2
    this.padded = Int32Array.from(cells, c => (Math.floor(c / size) + 1) * stride + (c % size) + 1)

    const room = new Room()
    const place = (layer: Layer): Placed => ({
      weights: room.take(layer.weights.length * 4),
      bias: room.take(layer.outputs * 4),
    })
    this.stem = place(net.stem)
    this.tower = net.blocks.map(({ first, second }) => [place(first), place(second)] as const)
    this.planes = room.take(stride * stride * PLANES * 4)
    this.boards = [room.take(stride * stride * channels * 4), room.take(stride * stride * channels * 4)]
    this.bias = room.take(channels * 4)
    const count = Math.ceil(cells.length / TILE) * TILE
    const list = room.take(count * 4)
    const shape = (inputs: number): Shape => ({ inputs, outputs: channels, stride, cells: list, count })
    const memory = new WebAssembly.Memory({ initial: Math.ceil(room.size / PAGE) })
    this.floats = new Float32Array(memory.buffer)
    const where = new Int32Array(memory.buffer, list, count)
    for (let i = 0; i < count; i++) where[i] = this.padded[Math.min(i, cells.length - 1)]!
    this.lay(net.stem, this.stem)
    for (const [i, [first, second]] of this.tower.entries()) {
      this.lay(net.blocks[i]!.first, first)
      this.lay(net.blocks[i]!.second, second)
    }

    const shapes = { fromPlanes: shape(PLANES), fromChannels: shape(channels) }
    const fast = how === 'fast' ? instance(shapes, memory) : undefined
    this.fromPlanes = fast?.['fromPlanes'] ?? plainConvolution(memory.buffer, shapes.fromPlanes)
    this.fromChannels = fast?.['fromChannels'] ?? plainConvolution(memory.buffer, shapes.fromChannels)
  }

  /** Writes the weights of a convolution in the order it reads them: eight outputs at a time. */
  private lay({ inputs, outputs, weights, bias }: Layer, at: Placed): void {
    this.floats.set(bias, at.bias / 4)
    for (let o = 0; o < outputs; o++)
      for (let i = 0; i < inputs; i++)
        this.floats[at.weights / 4 + (o >> 3) * inputs * 8 + i * 8 + (o & 7)] = weights[i * outputs + o]!
  }

  /** Means and maxima of all channels over the board. */
  private pool(board: number): void {
    const { floats, padded, pooled } = this
    const { channels } = this.net
    pooled.fill(0)
    for (const cell of padded) {
      const at = board / 4 + cell * channels
      for (let k = 0; k < channels; k++) {
        const v = floats[at + k]!
        pooled[k]! += v
        if (v > pooled[channels + k]!) pooled[channels + k] = v
      }
    }
    for (let k = 0; k < channels; k++) pooled[k]! /= padded.length
  }

  /** A convolution whose bias has a part that comes from the whole board. */
  private pooledBias(first: Placed, layer: Layer, board: number): number {
    const at = this.bias / 4
    this.pool(board)
    for (let k = 0; k < layer.outputs; k++)
      this.floats[at + k] = this.floats[first.bias / 4 + k]! + linear(layer, this.pooled, k)
    return this.bias
  }

  /** `bytes` holds eight planes for each place; `level` is what the seventh is worth. */
  run(bytes: Uint8Array, level: number): void {
    const { net, floats, cells, padded, logits, tower, boards, pooled, hidden } = this
    const [x, y] = boards
    for (let i = 0; i < cells.length; i++) {
      const planes = bytes[cells[i]!]!
      const at = this.planes / 4 + padded[i]! * PLANES
      for (let k = 0; k < PLANES; k++) floats[at + k] = (planes >> k) & 1
      if ((planes & 64) !== 0) floats[at + 6] = level
    }
    this.fromPlanes(this.planes, x, this.stem.weights, this.stem.bias, 0)
    for (let i = 0; i < tower.length; i++) {
      const [first, second] = tower[i]!
      const layer = net.blocks[i]!.pooled
      this.fromChannels(x, y, first.weights, layer ? this.pooledBias(first, layer, x) : first.bias, 0)
      this.fromChannels(y, x, second.weights, second.bias, x)
    }
    this.pool(x)
    this.owned = 0
    for (let i = 0; i < cells.length; i++) {
      const at = x / 4 + padded[i]! * net.channels
      logits[cells[i]!] = this.point(net.policy, at)
      if (net.owner) this.owned += Math.tanh(this.point(net.owner, at))
    }
    if (net.pass) logits[this.size * this.size] = linear(net.pass, pooled, 0)
    for (let k = 0; k < hidden.length; k++) hidden[k] = Math.max(0, linear(net.hidden, pooled, k))
    this.value = Math.tanh(linear(net.value, hidden, 0))
  }

  /** One output for the channels of one cell. */
  private point({ weights, bias }: Layer, at: number): number {
    let sum = bias[0]!
    for (let k = 0; k < weights.length; k++) sum += this.floats[at + k]! * weights[k]!
    return sum
  }
}

function linear({ weights, bias, inputs, outputs }: Layer, x: Float32Array, output: number): number {
  let sum = bias[output]!
  for (let i = 0; i < inputs; i++) sum += x[i]! * weights[i * outputs + output]!
  return sum
}

/** The convolutions as machine code, or undefined where vectors are unknown. */
function instance(
  shapes: Readonly<Record<string, Shape>>,
  memory: WebAssembly.Memory,
): Record<string, Convolve> | undefined {
  const bytes = convolutions(shapes)
  if (!WebAssembly.validate(bytes)) return undefined
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } })
  return Object.fromEntries(Object.entries(exports).map(([name, made]) => [name, made as Convolve]))
}
