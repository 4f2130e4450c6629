import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameFolder } from '../../src/games/folders.ts'

interface Size {
  /** All code but texts and tests. */
  readonly lines: number
  /** The lines of `words.ts`, which holds nothing but texts. */
  readonly words: number
  readonly tests: number
}

/** How long a game is, and how many tests stand beside it. */
export function sizeOf({ path }: GameFolder): Size {
  let [lines, words, tests] = [0, 0, 0]
  for (const file of readdirSync(path).filter(name => name.endsWith('.ts'))) {
    const text = readFileSync(join(path, file), 'utf8')
    const length = text.split('\n').length - 1
    if (file.endsWith('.test.ts')) tests += text.match(/^\s*(?:it|test)(?:\.\w+)?\(/gm)?.length ?? 0
    else if (file === 'words.ts') words += length
    else lines += length
  }
  return { lines, words, tests }
}
