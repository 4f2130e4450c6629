import { fail, type Result } from '../../engine/index.ts'
import { readSavedMatch, type SavedMatch } from '../../wire/index.ts'
import type { Secrecy } from './match-record.ts'
import { seal, sealedIn, unseal } from './sealing.ts'

/** A match as a file. A running match with secrets is sealed, so that nobody reads the others' cards in it by chance. */

const SEALED = 'jatekvilag-match-sealed'

/** Reads a file of either kind. */
export async function readMatchFile(text: string): Promise<Result<SavedMatch>> {
  const sealed = sealedIn(text, SEALED)
  if (sealed === undefined) return readSavedMatch(text)
  try {
    return readSavedMatch(await unseal(sealed))
  } catch {
    return fail('A lezárt fájl sérült.', 'The sealed file is damaged.')
  }
}

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
