// The build packs this list and fetches it on use (src/web/build/word-lists.ts).
import { keptGraph } from './kept-graph.ts'
import { layable } from './layable.ts'

export default keptGraph({
  language: 'english',
  from: 'an-array-of-english-words',
  makers: ['layable.ts'],
  make: read => layable(JSON.parse(read('index.json')) as string[]),
})
