import { WordFeatures, type Run } from './word-features.ts'

/** A learnt value as it lies in a file beside its game. */
export interface Weights {
  readonly features: WordFeatures
  readonly hidden: number
  /** For each row its part of every hidden unit and, last, of the end. */
  readonly rows: Int8Array
  /** What one step of a row's part is worth, and what stands there without any row; by hidden unit, the end last. */
  readonly scale: Float32Array
  readonly bias: Float32Array
  /** What each hidden unit brings, and last what the game's own value counts. */
  readonly out: Float32Array
  /** How many words a position of the game has. */
  readonly size: number
}

const MARK = 'JL1'

/** 'JL1', a blank, the length of the head, a line break; the head as JSON; then scales, biases and outputs as float32, then the rows. */
export function writeLearnt({ features, hidden, rows, scale, bias, out, size }: Weights): Uint8Array {
  const head = JSON.stringify({
    size,
    hidden,
    runs: features.runs.map(({ from, count, values }) => [from, count, ...values]),
  })
  const text = new TextEncoder().encode(`${MARK} ${head.length}\n${head}`)
  const floats = [scale, bias, out].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
  const parts = [text, ...floats, new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength)]
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const isNumbers = (json: unknown): json is number[] => Array.isArray(json) && json.every(Number.isInteger)

/** Throws when the file is none, or was cut off. */
export function readLearnt(file: ArrayBuffer): Weights {
  const bytes = new Uint8Array(file)
  const line = bytes.indexOf(10)
  const [mark, length] = new TextDecoder().decode(bytes.subarray(0, Math.max(0, line))).split(' ')
  if (mark !== MARK) throw new Error('this file holds no learnt value')
  let at = line + 1 + Number(length)
  const head: { size?: unknown; hidden?: unknown; runs?: unknown } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(line + 1, at)),
  )
  const { size, hidden, runs } = head
  if (
    typeof size !== 'number' ||
    typeof hidden !== 'number' ||
    !Array.isArray(runs) ||
    !runs.every(isNumbers)
  )
    throw new Error('the head of the learnt value is broken')
  const features = new WordFeatures(
    runs.map(([from = 0, count = 0, ...values]): Run => ({ from, count, values })),
  )
  const floats = (): Float32Array => {
    const part = new Float32Array(file.slice(at, at + (hidden + 1) * 4))
    at += (hidden + 1) * 4
    return part
  }
  const [scale, bias, out] = [floats(), floats(), floats()]
  const rows = new Int8Array(file.slice(at))
  if (rows.length !== features.rows * (hidden + 1)) throw new Error('the learnt value has a wrong length')
  return { features, hidden, rows, scale, bias, out, size }
}
