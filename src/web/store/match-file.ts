import { fail, type Result } from '../../engine/index.ts'
import { readSavedMatch, type SavedMatch } from '../../wire/index.ts'

/** A match as a file. A running match with secrets is sealed, so that nobody reads the others' cards in it by chance. */

const SEALED = 'jatekvilag-match-sealed'

const through = async (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer())

const seal = async (text: string): Promise<string> => {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return btoa(Array.from(packed, byte => String.fromCodePoint(byte)).join(''))
}
const unseal = async (sealed: string): Promise<string> => {
  const packed = Uint8Array.from(atob(sealed), letter => letter.codePointAt(0) ?? 0)
  return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')))
}

const sealedIn = (text: string): string | undefined => {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' &&
      json !== null &&
      'format' in json &&
      json.format === SEALED &&
      'sealed' in json
      ? String(json.sealed)
      : undefined
  } catch {
    return undefined
  }
}

/** Reads a file of either kind. */
export async function readMatchFile(text: string): Promise<Result<SavedMatch>> {
  const sealed = sealedIn(text)
  if (sealed === undefined) return readSavedMatch(text)
  try {
    return readSavedMatch(await unseal(sealed))
  } catch {
    return fail('A lezárt fájl sérült.', 'The sealed file is damaged.')
  }
}

export type Secrecy = 'open' | 'sealed'

export async function matchFileText(saved: SavedMatch, secrecy: Secrecy): Promise<string> {
  if (secrecy === 'open') return JSON.stringify(saved, undefined, 2)
  const { game } = saved.match
  const sealed = await seal(JSON.stringify(saved))
  return JSON.stringify({ format: SEALED, version: 1, game, name: saved.name, sealed }, undefined, 2)
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()

/** Hands a match to the person as a file. */
export async function exportMatch(saved: SavedMatch, secrecy: Secrecy): Promise<void> {
  const blob = new Blob([await matchFileText(saved, secrecy)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = ['jatekvilag', saved.match.game, plain(saved.name)].filter(Boolean).join('-') + '.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
