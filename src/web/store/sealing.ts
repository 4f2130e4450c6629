/** Files with secrets are packed, so that nobody reads what is hidden in them by chance. Whoever has the file can open it. */

const through = async (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer())

const PART = 0x8000

export async function seal(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let letters = ''
  for (let i = 0; i < packed.length; i += PART)
    letters += String.fromCodePoint(...packed.subarray(i, i + PART))
  return btoa(letters)
}

export async function unseal(sealed: string): Promise<string> {
  const packed = Uint8Array.from(atob(sealed), letter => letter.codePointAt(0) ?? 0)
  return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')))
}

/** What is sealed in a file of this format; undefined when it is another file. */
export function sealedIn(text: string, format: string): string | undefined {
  try {
    const json: unknown = JSON.parse(text)
    const isSealed = typeof json === 'object' && json !== null && 'format' in json && json.format === format
    return isSealed && 'sealed' in json ? String(json.sealed) : undefined
  } catch {
    return undefined
  }
}
