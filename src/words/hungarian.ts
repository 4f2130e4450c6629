// The build packs this list and fetches it on use (src/web/build/word-lists.ts).
import { HungarianForms } from './hungarian-forms.ts'
import { keptGraph } from './kept-graph.ts'

export default keptGraph({
  language: 'hungarian',
  from: 'dictionary-hu',
  makers: ['affix-rules.ts', 'hungarian-forms.ts', '../kit/words/word-sets.ts'],
  make(read) {
    const forms = new HungarianForms(read('index.aff'), read('index.dic'))
    return forms.sets.graph(forms.all)
  },
})
