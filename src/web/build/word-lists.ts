// Word lists are megabytes: as files of their own the page and the opponent's worker share one copy of each.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const LIST = /^an-array-of-([a-z]+)-words$/
const MARK = '\0word-list:'

export function wordLists(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'jatekvilag-word-lists',
    apply: 'build',
    enforce: 'pre',
    resolveId: source => (LIST.test(source) ? MARK + source : undefined),
    load(id) {
      if (!id.startsWith(MARK)) return undefined
      const source = id.slice(MARK.length)
      const words: unknown = JSON.parse(readFileSync(require.resolve(source), 'utf8'))
      const name = `words-${LIST.exec(source)![1]!}.json`
      const file = this.emitFile({ type: 'asset', name, source: JSON.stringify(words) })
      return `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file})
        if (!answer.ok) throw new Error('the word list did not arrive')
        export default await answer.json()`
    },
  }
}
