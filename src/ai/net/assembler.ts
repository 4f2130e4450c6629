/** Writes a WebAssembly module of one memory (imported) and some functions, byte by byte. */

const unsigned = (n: number): number[] => {
  const out: number[] = []
  for (let left = n >>> 0; ; left >>>= 7) {
    if (left < 128) return [...out, left]
    out.push((left & 127) | 128)
  }
}
const signed = (n: number): number[] => {
  const out: number[] = []
  for (let left = n | 0; ; left >>= 7) {
    const done = left >> 6 === 0 || left >> 6 === -1
    out.push((left & 127) | (done ? 0 : 128))
    if (done) return out
  }
}
const text = (s: string): number[] => [...unsigned(s.length), ...Array.from(s, c => c.charCodeAt(0))]
const list = (items: readonly (readonly number[])[]): number[] => [...unsigned(items.length), ...items.flat()]
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes]

/** How every module begins: '\0asm' and the version. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
export const I32 = 0x7f
export const V128 = 0x7b

/** A function under construction: parameters are i32, and every local variable has a number. */
export class Code {
  readonly bytes: number[] = []
  readonly locals: number[] = []
  readonly parameters: number

  constructor(parameters: number) {
    this.parameters = parameters
  }
  local(type: number): number {
    return this.parameters + this.locals.push(type) - 1
  }
  private op(...bytes: number[]): this {
    this.bytes.push(...bytes)
    return this
  }
  private vector(n: number, ...rest: number[]): this {
    return this.op(0xfd, ...unsigned(n), ...rest)
  }
  get(local: number): this {
    return this.op(0x20, ...unsigned(local))
  }
  set(local: number): this {
    return this.op(0x21, ...unsigned(local))
  }
  tee(local: number): this {
    return this.op(0x22, ...unsigned(local))
  }
  number(n: number): this {
    return this.op(0x41, ...signed(n))
  }
  add(): this {
    return this.op(0x6a)
  }
  times(): this {
    return this.op(0x6c)
  }
  less(): this {
    return this.op(0x49)
  }
  load(offset: number): this {
    return this.op(0x28, 2, ...unsigned(offset))
  }
  /** Repeats what `body` writes while the condition that it leaves on the stack holds. */
  loop(body: () => void): this {
    this.op(0x03, 0x40)
    body()
    return this.op(0x0d, 0, 0x0b)
  }
  /** Does what `body` writes when the number on the stack is not 0. */
  when(body: () => void): this {
    this.op(0x04, 0x40)
    body()
    return this.op(0x0b)
  }
  vectorAt(offset: number): this {
    return this.vector(0x00, 2, ...unsigned(offset))
  }
  /** One number from memory in all four lanes. */
  spreadAt(offset: number): this {
    return this.vector(0x09, 2, ...unsigned(offset))
  }
  storeVector(offset: number): this {
    return this.vector(0x0b, 2, ...unsigned(offset))
  }
  zeros(): this {
    return this.vector(0x0c, ...Array.from({ length: 16 }, () => 0))
  }
  addVectors(): this {
    return this.vector(0xe4)
  }
  timesVectors(): this {
    return this.vector(0xe6)
  }
  greater(): this {
    return this.vector(0xe9)
  }
  /** a · b + c in one step; not every machine has it. */
  timesAndAdd(): this {
    return this.vector(0x105)
  }
}

export function moduleOf(functions: Readonly<Record<string, Code>>): Uint8Array<ArrayBuffer> {
  const codes = Object.values(functions)
  const section = (id: number, items: readonly (readonly number[])[]) => [id, ...sized(list(items))]
  const types = codes.map(code => [0x60, ...list(Array.from({ length: code.parameters }, () => [I32])), 0])
  const memory = [...text('env'), ...text('memory'), 2, 0, 1]
  const exported = Object.keys(functions).map((name, i) => [...text(name), 0, ...unsigned(i)])
  const bodies = codes.map(({ locals, bytes }) =>
    sized([...list(locals.map(type => [1, type])), ...bytes, 0x0b]),
  )
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, types),
    ...section(2, [memory]),
    ...section(
      3,
      codes.map((_, i) => unsigned(i)),
    ),
    ...section(7, exported),
    ...section(10, bodies),
  ])
}
