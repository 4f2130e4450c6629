/** Texts of the time before Unicode: Windows' Central European code page, or that of DOS (852). */

// Hungarian letters of code page 852; no browser knows the whole of it any more.
const DOS: Readonly<Record<number, string>> = {
  0xa0: 'á',
  0x82: 'é',
  0xa1: 'í',
  0xa2: 'ó',
  0x94: 'ö',
  0x8b: 'ő',
  0xa3: 'ú',
  0x81: 'ü',
  0xfb: 'ű',
  0xb5: 'Á',
  0x90: 'É',
  0xd6: 'Í',
  0xe0: 'Ó',
  0x99: 'Ö',
  0x8a: 'Ő',
  0xe9: 'Ú',
  0x9a: 'Ü',
  0xeb: 'Ű',
}
/** Small vowels that only one of the two writes with these numbers: they tell which one it is. */
const DOS_SIGNS = new Set([0xa0, 0x82, 0xa1, 0xa2, 0x94, 0x8b, 0xa3, 0x81])
const WINDOWS_SIGNS = new Set([0xe1, 0xe9, 0xed, 0xf3, 0xf6, 0xf5, 0xfa, 0xfc])

export function oldText(bytes: Uint8Array): string {
  let [dos, windows] = [0, 0]
  for (const byte of bytes) {
    if (DOS_SIGNS.has(byte)) dos++
    if (WINDOWS_SIGNS.has(byte)) windows++
  }
  if (dos <= windows) return new TextDecoder('windows-1250').decode(bytes)
  let text = ''
  for (const byte of bytes) text += DOS[byte] ?? (byte < 0x80 ? String.fromCharCode(byte) : '?')
  return text
}
