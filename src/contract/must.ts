import type { Position, Words } from '../engine/index.ts'
import type { BoardGame } from '../kit/index.ts'

/** A broken promise. The runner's own `expect` is too slow for what is asked at every move. */
export function must(kept: boolean, what: () => string): asserts kept {
  if (!kept) throw new Error(what())
}

export const positionText = (game: BoardGame, p: Position): string => JSON.stringify(game.layout.write(p))

/** Both languages say something. */
export const isSaid = (words: Words | undefined): words is Words => !!words?.hu.trim() && !!words.en.trim()

export const sameWords = (a: Int32Array, b: Int32Array): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Which range two positions of a game differ in, for telling what went wrong. */
export function difference(game: BoardGame, a: Position, b: Position): string {
  for (let i = 0; i < a.words.length; i++) {
    if (a.words[i] === b.words[i]) continue
    const range = game.layout.ranges.find(r => i >= r.start && i < r.start + r.size)
    return `${range ? `${range.name}[${i - range.start}]` : 'turn'}: ${a.words[i]} and ${b.words[i]}`
  }
  return 'none'
}
