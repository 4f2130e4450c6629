// A game's word list is a module `lists/<language>.ts` whose default export is a word graph. The build makes it once, packs
// it into a file that the page and the opponent's worker fetch on use, and puts the fetching in place of the module.
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { packGraph, type WordGraph } from '../../kit/index.ts'

const LIST = /\/src\/games\/[^/]+\/([^/]+)\/lists\/([a-z]+)\.ts$/
const KIT = '/src/kit/words/packed.ts'

export function wordLists(): Plugin {
  let root = ''
  return {
    name: 'jatekvilag-word-lists',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async load(id) {
      const list = LIST.exec(id)
      if (!list || list[2] === 'layable') return undefined
      const { default: graph } = (await import(pathToFileURL(id).href)) as { default: WordGraph }
      const source = packGraph(graph)
      const file = this.emitFile({ type: 'asset', name: `words-${list[2]!}.bin`, source })
      return `import { unpackGraph } from ${JSON.stringify(root + KIT)}
        const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file})
        const graph = answer.ok ? unpackGraph(new Uint8Array(await answer.arrayBuffer())) : { ok: false }
        if (!graph.ok) throw new Error('the word list did not arrive')
        export default graph.value`
    },
  }
}
