// The weights that lie beside the games say what the trainer's own mathematics says, on vectors and in plain TypeScript alike.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameFolders, importGame } from '../../games/folders.ts'
import { moduleOf } from './assembler.ts'
import { convolution, type Convolve } from './convolution.ts'
import { Net } from './net.ts'
import { readWeights } from './weights.ts'

interface Vector {
  readonly size: number
  /** A byte of planes for each place, in base 64. */
  readonly cells: string
  readonly level: number
  readonly logits: readonly number[]
  readonly value: number
}
interface Told {
  readonly minutes: number
  readonly seed: number
  readonly games: number
  readonly curve: readonly unknown[]
  readonly vectors: readonly Vector[]
}

const read = (path: string) => new Uint8Array(readFileSync(path)).slice().buffer
const nets = gameFolders().flatMap(({ id, path }) => {
  const file = join(path, `${id}.bin`)
  return existsSync(file)
    ? [{ id, file, told: JSON.parse(readFileSync(join(path, `${id}.json`), 'utf8')) as Told }]
    : []
})
const BOARD = 4

/** The cells of the board in the net's array. */
const cellsOf = (bytes: Uint8Array): number[] =>
  Array.from(bytes.keys()).filter(i => (bytes[i]! & BOARD) !== 0)

function differences(file: string, { size, cells, level, logits, value }: Vector, how: 'fast' | 'plain') {
  const bytes = new Uint8Array(Buffer.from(cells, 'base64'))
  const net = new Net(readWeights(read(file)), size, cellsOf(bytes), how)
  net.run(bytes, level)
  const known = logits.map((_, i) => i).filter(i => i >= bytes.length || (bytes[i]! & BOARD) !== 0)
  return {
    logit: Math.max(...known.map(i => Math.abs(logits[i]! - net.logits[i]!))),
    value: Math.abs(value - net.value),
  }
}

test('the first nets are there', () => {
  const ids = ['amazonok', 'ataxx', 'attores', 'go', 'gotlakozas', 'havanna', 'hex', 'pente', 'reversi', 'y']
  expect(nets.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
})

describe.each(nets)('$id', ({ id, file, told }) => {
  test('evaluates as the trainer does', () => {
    expect(told.vectors.length).toBeGreaterThanOrEqual(8)
    for (const vector of told.vectors) {
      const { logit, value } = differences(file, vector, 'fast')
      expect(logit).toBeLessThan(0.005)
      expect(value).toBeLessThan(0.001)
    }
  })
  test('and so does plain TypeScript', () => {
    for (const vector of told.vectors.slice(0, 5)) {
      const { logit, value } = differences(file, vector, 'plain')
      expect(logit).toBeLessThan(0.005)
      expect(value).toBeLessThan(0.001)
    }
  })
  test('is small, and tells where it comes from', async () => {
    expect(statSync(file).size).toBeLessThanOrEqual(300_000)
    expect(told.minutes).toBeGreaterThan(0)
    expect(told.games).toBeGreaterThan(1000)
    expect(told.seed).toBeGreaterThan(0)
    expect(told.curve.length).toBeGreaterThan(2)
    const folder = gameFolders().find(each => each.id === id)!
    expect((await importGame(folder)).make({}).net?.weights.pathname).toMatch(new RegExp(`/${id}\\.bin$`))
  })
})

test('what is no net is refused', () => {
  const good = new Uint8Array(read(nets[0]!.file))
  expect(() => readWeights(new ArrayBuffer(0))).toThrow('no net')
  expect(() => readWeights(new Uint8Array([...good, 0, 0, 0, 0]).buffer)).toThrow('wrong length')
})

test('the machine code is valid with multiply-and-add in one step, and in two for other machines', () => {
  const shape = { inputs: 32, outputs: 32, stride: 8, cells: 64, count: 36 }
  for (const fused of ['fused', 'apart'] as const)
    expect(WebAssembly.validate(moduleOf({ one: convolution(shape, fused) }))).toBe(true)
})

test('both ways of the machine code give the same sums', () => {
  const shape = { inputs: 8, outputs: 8, stride: 5, cells: 64, count: 12 }
  const cells = [6, 7, 8, 11, 12, 13, 16, 17, 18, 18, 18, 18]
  const [src, dst, weights, bias] = [1024, 4096, 8192, 512]
  const sums = (['fused', 'apart'] as const).map(fused => {
    const memory = new WebAssembly.Memory({ initial: 1 })
    const floats = new Float32Array(memory.buffer)
    new Int32Array(memory.buffer, shape.cells, 12).set(cells)
    for (let i = 0; i < 9 * 64; i++) floats[weights / 4 + i] = Math.sin(i)
    for (const cell of cells)
      for (let k = 0; k < 8; k++) floats[src / 4 + cell * 8 + k] = Math.cos(cell * 8 + k)
    const made = new WebAssembly.Module(moduleOf({ one: convolution(shape, fused) }))
    const { one } = new WebAssembly.Instance(made, { env: { memory } }).exports as { one: Convolve }
    one(src, dst, weights, bias, 0)
    return Array.from(floats.subarray(dst / 4, dst / 4 + 25 * 8))
  })
  expect(Math.max(...sums[0]!)).toBeGreaterThan(0.5)
  for (const [i, sum] of sums[0]!.entries()) expect(sum).toBeCloseTo(sums[1]![i]!, 4)
})
