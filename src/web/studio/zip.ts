import type { MadeFile } from './files.ts'

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})
function crcOf(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const byte of bytes) c = CRC[(c ^ byte) & 255]! ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

/** 1 January 1980: the same files give the same bytes. */
const DATE = 0x21

/** A ZIP without compression: PNGs are compressed already. */
export function zipped(files: readonly MadeFile[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name)
    const common = (view: DataView, from: number) => {
      view.setUint16(from, 20, true)
      view.setUint16(from + 2, 0x800, true)
      view.setUint16(from + 8, DATE, true)
      view.setUint32(from + 10, crcOf(bytes), true)
      view.setUint32(from + 14, bytes.length, true)
      view.setUint32(from + 18, bytes.length, true)
      view.setUint16(from + 22, title.length, true)
    }
    const head = new Uint8Array(30)
    const headView = new DataView(head.buffer)
    headView.setUint32(0, 0x04034b50, true)
    common(headView, 4)
    parts.push(head, title, bytes)
    const entry = new Uint8Array(46)
    const entryView = new DataView(entry.buffer)
    entryView.setUint32(0, 0x02014b50, true)
    entryView.setUint16(4, 20, true)
    common(entryView, 6)
    entryView.setUint32(42, at, true)
    directory.push(entry, title)
    at += head.length + title.length + bytes.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = new Uint8Array(22)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, files.length, true)
  view.setUint16(10, files.length, true)
  view.setUint32(12, size, true)
  view.setUint32(16, at, true)
  const whole = new Uint8Array(at + size + end.length)
  let offset = 0
  for (const part of [...parts, ...directory, end]) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
