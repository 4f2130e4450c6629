// A word list is a module `src/words/<language>.ts` whose default export is a word graph. The build makes it once, packs it into
// a file that the page and the opponent's worker fetch on use, and puts the fetching in place of the module.
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { packGraph, type WordGraph } from '../../kit/index.ts'

const LIST = /\/src\/words\/(english|french|hungarian)\.ts$/
const KIT = '/src/kit/words/packed.ts'

export function wordLists(): Plugin {
  let root = ''
  let isBuild = true
  return {
    name: 'jatekvilag-word-lists',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    async load(id) {
      const language = LIST.exec(id)?.[1]
      if (language === undefined) return undefined
      const { default: graph } = (await import(pathToFileURL(id).href)) as { default: WordGraph }
      const source = packGraph(graph)
      // In development there are no files beside the modules: the list travels in its address.
      const address = isBuild
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `words-${language}.bin`, source })}`
        : `'data:application/octet-stream;base64,${Buffer.from(source).toString('base64')}'`
      return `import { unpackGraph } from ${JSON.stringify(root + KIT)}
        const answer = await fetch(${address})
        const graph = answer.ok ? unpackGraph(new Uint8Array(await answer.arrayBuffer())) : { ok: false }
        if (!graph.ok) throw new Error('the word list did not arrive')
        export default graph.value`
    },
  }
}
