import { CHANCE, type MatchView, type Move, type Position, type Words } from '../../engine/index.ts'
import type { BoardGame } from '../../kit/index.ts'

/** How one language says what a game says in both, and the words of luck by the name's first part. */
interface Tongue {
  readonly say: (words: Words) => string
  readonly lucks: Readonly<Record<string, string>>
}

/** A move made by buttons alone is told in their words, luck in the words of luck, any other by its name. */
export function inWords(game: BoardGame, p: Position, m: Move, name: string, tongue: Tongue): string {
  if (p.turn === CHANCE) {
    const own = game.label && tongue.say(game.label(name, p))
    if (own !== undefined && own !== name) return own
    const [, word = '', rest = ''] = /^([a-z]+):(.+)$/.exec(name) ?? []
    const known = tongue.lucks[word]
    return known === undefined ? name : `${known}: ${rest}`
  }
  const points = game.points(p, m)
  const { label } = game
  if (!label || points.length === 0 || !points.every(point => typeof point === 'string')) return name
  return points.map(point => tongue.say(label(point, p))).join(', ')
}

/** A move of the line as whoever looks may know it; of one that is hidden only how it is told is known. */
export function heard(game: BoardGame, match: MatchView, i: number, name: string, tongue: Tongue): string {
  const m = match.moveAt(i)
  return m === undefined ? (tongue.lucks[name] ?? name) : inWords(game, match.positionAt(i), m, name, tongue)
}
