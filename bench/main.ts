// npm run bench [name [word …]]: each benchmark prints ratios measured in one run on one machine, never promises in seconds.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [wanted, ...words] = process.argv.slice(2)
const here = import.meta.dirname
for (const file of readdirSync(here).sort()) {
  const name = file.replace(/\.ts$/, '')
  if (name === 'main' || name === file || (wanted !== undefined && wanted !== name)) continue
  const { run } = (await import(pathToFileURL(join(here, file)).href)) as {
    run: (words: readonly string[]) => Promise<void>
  }
  console.log(`\n# ${name}`)
  await run(words)
}
