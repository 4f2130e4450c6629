import { Code, I32, moduleOf, V128 } from './assembler.ts'

/**
 * A 3 × 3 convolution with its bias, an optional sum added to it, and the cut at 0. All arguments are byte addresses; `add` is 0 when nothing
 * is added. Boards lie with an empty rim round them, all channels of a cell together; weights lie as [output / 8][ky][kx][input][8].
 */
export type Convolve = (src: number, dst: number, weights: number, bias: number, add: number) => void

export interface Shape {
  readonly inputs: number
  readonly outputs: number
  /** Cells in a row, with the rim. */
  readonly stride: number
  /** Where the list of cells lies: byte addresses in a board of one byte a cell. Its length is a multiple of TILE. */
  readonly cells: number
  readonly count: number
}

/** So many cells and eight outputs are computed at a time, in registers. */
export const TILE = 6
const OUTPUTS = 8
const STEP = 4

/** The machine code of one convolution, with everything known beforehand written into it. */
export function convolution(shape: Shape, fused: 'fused' | 'apart'): Code {
  const { inputs, outputs, stride, cells, count } = shape
  const code = new Code(5)
  const [src, dst, weights, bias, add] = [0, 1, 2, 3, 4]
  const each = Array.from({ length: TILE }, (_, t) => t)
  const [group, weight, output, stop] = [I32, I32, I32, I32].map(type => code.local(type)) as number[]
  const from = each.map(() => code.local(I32))
  const at = each.map(() => code.local(I32))
  const read = each.map(() => code.local(I32))
  const sums = each.map(() => [code.local(V128), code.local(V128)] as const)
  const [w0, w1, x] = [code.local(V128), code.local(V128), code.local(V128)]
  const halves = [w0, w1] as const
  const more = (local: number, n: number) => code.get(local).number(n).add().set(local)

  code.number(cells).set(group!)
  code.loop(() => {
    for (const t of each) {
      // The window of a cell begins one row and one cell before it.
      code
        .get(group!)
        .load(4 * t)
        .tee(at[t]!)
        .number(inputs * 4)
        .times()
        .get(src)
        .add()
      code
        .number(-(stride + 1) * inputs * 4)
        .add()
        .set(from[t]!)
      code
        .get(at[t]!)
        .number(outputs * 4)
        .times()
        .set(at[t]!)
    }
    code.get(weights).set(weight!)
    code.number(0).set(output!)
    code.loop(() => {
      for (const half of [0, 1] as const) {
        code
          .get(bias)
          .get(output!)
          .add()
          .vectorAt(16 * half)
          .set(halves[half])
        for (const t of each) code.get(halves[half]).set(sums[t]![half])
      }
      for (const t of each) code.get(from[t]!).set(read[t]!)
      for (let row = 0; row < 3; row++) {
        code
          .get(read[0]!)
          .number(3 * inputs * 4)
          .add()
          .set(stop!)
        code.loop(() => {
          for (let k = 0; k < STEP; k++) {
            for (const half of [0, 1] as const)
              code
                .get(weight!)
                .vectorAt(k * OUTPUTS * 4 + 16 * half)
                .set(halves[half])
            for (const t of each) {
              code
                .get(read[t]!)
                .spreadAt(4 * k)
                .set(x)
              for (const half of [0, 1] as const) {
                const sum = sums[t]![half]
                if (fused === 'fused') code.get(x).get(halves[half]).get(sum).timesAndAdd()
                else code.get(x).get(halves[half]).timesVectors().get(sum).addVectors()
                code.set(sum)
              }
            }
          }
          more(weight!, STEP * OUTPUTS * 4)
          for (const t of each) more(read[t]!, STEP * 4)
          code.get(read[0]!).get(stop!).less()
        })
        for (const t of each) more(read[t]!, (stride - 3) * inputs * 4)
      }
      code.get(add).when(() => {
        for (const t of each)
          for (const half of [0, 1] as const) {
            code
              .get(add)
              .get(at[t]!)
              .add()
              .get(output!)
              .add()
              .vectorAt(16 * half)
            code.get(sums[t]![half]).addVectors().set(sums[t]![half])
          }
      })
      for (const t of each)
        for (const half of [0, 1] as const)
          code
            .get(dst)
            .get(at[t]!)
            .add()
            .get(output!)
            .add()
            .get(sums[t]![half])
            .zeros()
            .greater()
            .storeVector(16 * half)
      code
        .get(output!)
        .number(OUTPUTS * 4)
        .add()
        .tee(output!)
        .number(outputs * 4)
        .less()
    })
    code
      .get(group!)
      .number(TILE * 4)
      .add()
      .tee(group!)
      .number(cells + count * 4)
      .less()
  })
  return code
}

/** The module for some convolutions, by name; with multiply-and-add in one step where the machine has it. */
export function convolutions(shapes: Readonly<Record<string, Shape>>): Uint8Array<ArrayBuffer> {
  const made = (fused: 'fused' | 'apart') =>
    moduleOf(
      Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, convolution(shape, fused)])),
    )
  const fast = made('fused')
  return WebAssembly.validate(fast) ? fast : made('apart')
}

/** The same in plain TypeScript, for machines without vectors. */
export function plainConvolution(memory: ArrayBuffer, shape: Shape): Convolve {
  const { inputs, outputs, stride, cells, count } = shape
  const floats = new Float32Array(memory)
  const where = new Int32Array(memory, cells, count)
  const sums = new Float32Array(OUTPUTS)
  return (src, dst, weights, bias, add) => {
    for (let i = 0; i < count; i++) {
      const cell = where[i]!
      // The list repeats its last cell to fill a tile; a sum must not be added twice.
      if (i > 0 && cell === where[i - 1]) continue
      let w = weights / 4
      for (let output = 0; output < outputs; output += OUTPUTS) {
        for (let k = 0; k < OUTPUTS; k++) sums[k] = floats[bias / 4 + output + k]!
        for (let row = -1; row <= 1; row++) {
          const start = src / 4 + (cell + row * stride - 1) * inputs
          for (let at = start; at < start + 3 * inputs; at++) {
            const x = floats[at]!
            if (x === 0) w += OUTPUTS
            else for (let k = 0; k < OUTPUTS; k++) sums[k]! += x * floats[w++]!
          }
        }
        const to = cell * outputs + output
        for (let k = 0; k < OUTPUTS; k++) {
          const sum = sums[k]! + (add === 0 ? 0 : floats[add / 4 + to + k]!)
          floats[dst / 4 + to + k] = sum > 0 ? sum : 0
        }
      }
    }
  }
}
