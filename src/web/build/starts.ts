// Lays out the set-up of every game on the free table when the program is built, each in a file of its own: opening one then
// needs neither the game's rules nor the matches by which the table learns its pieces.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { readyPath } from '../table/ready-path.ts'

const VERSION = /\/src\/web\/table\/ready-version\.ts$/
const MAKER = join(import.meta.dirname, 'starts-maker.ts')
const ENOUGH = 256 * 1024 * 1024

type Starts = Readonly<Record<string, string>>

/** In a process of its own, beside the bundling. */
async function makeStarts(): Promise<Starts> {
  const { stdout } = await promisify(execFile)(process.execPath, [MAKER], { maxBuffer: ENOUGH })
  return JSON.parse(stdout) as Starts
}

export function starts(): Plugin {
  let made: Promise<Starts> | undefined
  let version = ''
  return {
    name: 'jatekvilag-starts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      made = makeStarts()
      // Whoever asks first hears of a failure.
      made.catch(() => {})
    },
    async load(id) {
      if (!VERSION.test(id)) return undefined
      const files = await made!
      version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
      return `export const READY_VERSION = ${JSON.stringify(version)}`
    },
    async generateBundle() {
      for (const [id, source] of Object.entries(await made!))
        this.emitFile({ type: 'asset', fileName: readyPath(id, version).slice(1), source })
    },
  }
}
