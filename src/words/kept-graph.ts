// Making a word list takes seconds, so Node keeps each of them packed in node_modules/.cache, under the versions of its words
// and of the code that makes it.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packGraph, unpackGraph, type WordGraph } from '../kit/index.ts'

const modules = join(import.meta.dirname, '../../node_modules')
const cache = join(modules, '.cache', 'jatekvilag')
/** What every list is made by. */
const MAKERS = ['kept-graph.ts', '../kit/words/word-graph.ts', '../kit/words/packed.ts']

interface List {
  readonly language: string
  /** The package that the words come from. */
  readonly from: string
  /** The files of this folder that make the list of it. */
  readonly makers: readonly string[]
  /** Makes it of the package's files. */
  make(read: (file: string) => string): WordGraph
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

function keep(file: string, graph: WordGraph): WordGraph {
  mkdirSync(cache, { recursive: true })
  // Others may look for it meanwhile: it appears at once, as a whole.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, packGraph(graph))
  renameSync(draft, file)
  return graph
}

export function keptGraph({ language, from, makers, make }: List): WordGraph {
  const read = (file: string): string => readFileSync(join(modules, from, file), 'utf8')
  const versions = createHash('sha256').update(read('package.json'))
  for (const file of [...MAKERS, ...makers]) versions.update(readFileSync(join(import.meta.dirname, file)))
  const file = join(cache, `words-${language}-${versions.digest('hex').slice(0, 16)}.bin`)
  return kept(file) ?? keep(file, make(read))
}
