// Packs every text file of the built page once, so that the server has nothing to pack while somebody waits.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|json|svg|webmanifest|txt|wasm|bin)$/
/** Smaller files hardly become smaller. */
const SMALL = 400
/** The best packing takes a second for each megabyte; large files are packed almost as well in a tenth of it. */
const LARGE = 400_000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function pack(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < SMALL) return
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ])
  // Files that are packed already grow; then only the plain form is there.
  if (br.length < content.length) await writeFile(`${path}.br`, br)
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz)
}

const TOGETHER = 8

export function packed(): Plugin {
  let folder = ''
  return {
    name: 'jatekvilag-packed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      // After the service worker, which is written at the end too.
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
          TEXT.test(name),
        )
        for (let i = 0; i < files.length; i += TOGETHER)
          await Promise.all(files.slice(i, i + TOGETHER).map(name => pack(join(folder, name))))
      },
    },
  }
}
