import type { Words } from '../engine/index.ts'

/** The server cannot start: one sentence in each language, with a way out. */
export class StartFault extends Error {
  readonly words: Words
  constructor(hu: string, en: string) {
    super(`${hu}\n${en}`)
    this.words = { hu, en }
  }
}

/** What may go wrong with the database of a running server. */
export type Trouble = 'busy' | 'full' | 'gone' | 'broken'

/** A write or read that did not happen. Nothing of it was kept. */
export class StorageFault extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Sorts the errors of SQLite, PostgreSQL and the disk. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof StorageFault) return error.trouble
  const code = codeOf(error)
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'busy'
  // 53100: the disk is full; 53200, 53300: no memory, too many connections; 57P0x, 08xxx, E…: it is away for a while.
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === '53100') return 'full'
  if (/^(53|57P|08|40)/.test(code) || /^E(CONN|PIPE|TIMEDOUT|NOENT$)/.test(code)) return 'busy'
  return 'broken'
}

export const TROUBLE_WORDS: Readonly<Record<Trouble, Words>> = {
  busy: {
    hu: 'Az adatbázis most foglalt. Semmi sem veszett el: próbáld újra egy kicsit később.',
    en: 'The database is busy. Nothing is lost: try again a little later.',
  },
  full: {
    hu: 'A kiszolgáló lemeze megtelt, ezért ezt nem tudta elmenteni. A böngésződben megvan.',
    en: 'The disk of the server is full, so it could not keep this. Your browser has it.',
  },
  gone: {
    hu: 'A kiszolgáló adatai eltűntek a lemezről, ezért ezt nem tudta elmenteni. A kiszolgálót újra kell indítani.',
    en: 'The data of the server have vanished from its disk, so it could not keep this. The server must be restarted.',
  },
  broken: {
    hu: 'A kiszolgáló adatbázisa hibát jelzett, ezért ez nem sikerült. A böngésződben megvan, ami nála van.',
    en: 'The database of the server reported a fault, so this did not work. What your browser has is safe there.',
  },
}
