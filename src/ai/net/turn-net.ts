import type { Inputs } from '../../engine/index.ts'

/** What the player to roll gets: the chances to win, to win double and triple, to lose double and triple. */
export type Chances = Float32Array

interface Layers {
  /** [input][hidden]. */
  readonly first: Float32Array
  readonly bias: Float32Array
  /** [output][hidden]. */
  readonly second: Float32Array
  readonly last: Float32Array
}

const HEADER = 8
const [J, D, VERSION] = [0x4a, 0x44, 1]

/**
 * Small nets of one hidden layer for games of dice, from the file that `training/dice.cpp` writes: 'JD', 1, hidden / 8, nets, inputs / 2,
 * outputs, 0; then for every net the first layer as int16 with a scale for each hidden unit, and the rest as float32.
 */
export class TurnNet implements Inputs {
  private readonly nets: readonly Layers[]
  private readonly hidden: number
  private readonly inputs: number
  private readonly numbers = new Int16Array(256)
  private readonly values = new Float32Array(256)
  private readonly sums: Float32Array
  private readonly out: Chances
  private used = 0

  constructor(file: ArrayBuffer) {
    const view = new DataView(file)
    const byte = (i: number) => (i < file.byteLength ? view.getUint8(i) : 0)
    if (byte(0) !== J || byte(1) !== D || byte(2) !== VERSION)
      throw new Error('this file holds no net of turns')
    const [hidden, nets, inputs, outputs] = [byte(3) * 8, byte(4), byte(5) * 2, byte(6)]
    let at = HEADER
    const floats = (n: number): Float32Array => {
      const list = Float32Array.from({ length: n }, (_, i) => view.getFloat32(at + i * 4, true))
      at += n * 4
      return list
    }
    if (file.byteLength !== HEADER + nets * (2 * inputs * hidden + 4 * (hidden * (2 + outputs) + outputs)))
      throw new Error('the file of the net has a wrong length')
    this.nets = Array.from({ length: nets }, () => {
      const words = Int16Array.from({ length: inputs * hidden }, (_, i) => view.getInt16(at + i * 2, true))
      at += inputs * hidden * 2
      const scales = floats(hidden)
      const bias = floats(hidden)
      const second = floats(hidden * outputs)
      const first = Float32Array.from(words, (w, i) => w * scales[i % hidden]!)
      return { first, bias, second, last: floats(outputs) }
    })
    this.hidden = hidden
    this.inputs = inputs
    this.sums = new Float32Array(hidden)
    this.out = new Float32Array(outputs)
  }

  add(input: number, value: number): void {
    if (input < 0 || input >= this.inputs) throw new RangeError('the net has no such input')
    this.numbers[this.used] = input
    this.values[this.used++] = value
  }

  /** What this net says of the inputs since the last question; the same array every time. */
  answer(net: number): Chances {
    const { hidden, sums, out } = this
    const { first, bias, second, last } = this.nets[net]!
    sums.set(bias)
    for (let k = 0; k < this.used; k++) {
      const value = this.values[k]!
      const row = this.numbers[k]! * hidden
      for (let j = 0; j < hidden; j++) sums[j] = sums[j]! + value * first[row + j]!
    }
    this.used = 0
    for (let j = 0; j < hidden; j++) sums[j] = sums[j]! / (1 + Math.abs(sums[j]!))
    for (let o = 0; o < out.length; o++) {
      let sum = last[o]!
      for (let j = 0; j < hidden; j++) sum += sums[j]! * second[o * hidden + j]!
      out[o] = 1 / (1 + Math.exp(-sum))
    }
    return out
  }
}
