import type { Hooks } from './settings.ts'

/**
 * How the inks look on coated paper (FOGRA39, at most 300 % of ink), as an ICC profile under the zlib licence; its text lies
 * beside it. Deflated, as it goes into the file.
 */
const PROFILE = new URL('./iso-coated-v2-300.bin', import.meta.url)

/** Undefined where it cannot be had: the condition then has its registered name only. */
export async function outputProfile({ load }: Hooks): Promise<Uint8Array | undefined> {
  try {
    return load && new Uint8Array(await load(PROFILE))
  } catch {
    return undefined
  }
}
