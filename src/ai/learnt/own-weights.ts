const MARK = 'JW1'

/** Weights of the game's own judgement (`Learning`): 'JW1', a blank, how many there are, a line break, then so many int16. */
export function writeOwn(weights: Int32Array): Uint8Array {
  const head = new TextEncoder().encode(`${MARK} ${weights.length}\n`)
  const file = new Uint8Array(head.length + 2 * weights.length)
  const view = new DataView(file.buffer)
  file.set(head)
  for (const [i, weight] of weights.entries()) view.setInt16(head.length + 2 * i, weight, true)
  return file
}

/** Undefined when the file holds something else; throws when it was cut off. */
export function readOwn(file: ArrayBuffer): Int32Array | undefined {
  const bytes = new Uint8Array(file)
  const line = bytes.indexOf(10)
  const [mark, length] = new TextDecoder().decode(bytes.subarray(0, Math.max(0, line))).split(' ')
  if (mark !== MARK) return undefined
  const count = Number(length)
  if (bytes.length !== line + 1 + 2 * count) throw new Error('the learnt weights have a wrong length')
  const view = new DataView(file, line + 1)
  return Int32Array.from({ length: count }, (_, i) => view.getInt16(2 * i, true))
}
