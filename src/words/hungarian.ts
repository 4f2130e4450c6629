// The build packs this list and fetches it on use (src/web/build/word-lists.ts). Making it takes some seconds, so Node keeps
// the packed list in node_modules/.cache, under the versions of the dictionary and of the code that makes it.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packGraph, unpackGraph, type WordGraph } from '../kit/index.ts'
import { HungarianForms } from './hungarian-forms.ts'

const modules = join(import.meta.dirname, '../../node_modules')
const dictionary = (file: string): string => readFileSync(join(modules, 'dictionary-hu', file), 'utf8')
const MAKERS = ['affix-rules.ts', 'hungarian-forms.ts', '../kit/words/word-sets.ts', '../kit/words/packed.ts']

function versions(): string {
  const hash = createHash('sha256').update(dictionary('package.json'))
  for (const file of MAKERS) hash.update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex').slice(0, 16)
}

function kept(file: string): WordGraph | undefined {
  try {
    const graph = unpackGraph(readFileSync(file))
    return graph.ok ? graph.value : undefined
  } catch {
    // It was never made here.
    return undefined
  }
}

function make(folder: string, file: string): WordGraph {
  const forms = new HungarianForms(dictionary('index.aff'), dictionary('index.dic'))
  const graph = forms.sets.graph(forms.all)
  mkdirSync(folder, { recursive: true })
  // Others may look for it meanwhile: it appears at once, as a whole.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, packGraph(graph))
  renameSync(draft, file)
  return graph
}

const folder = join(modules, '.cache', 'jatekvilag')
const file = join(folder, `words-hungarian-${versions()}.bin`)

export default kept(file) ?? make(folder, file)
