/**
 * Values that were learnt (`npm run learn`): weights of a game's own judgement, or else a small net over the words of a position, added
 * to what the game's own value says. Knows no game by name. The files lie beside the games.
 */
import type { Game, Position } from '../../engine/index.ts'
import { LearntValue } from './learnt-value.ts'
import { readOwn } from './own-weights.ts'
import { readLearnt, type Weights } from './weights.ts'

export { LearntValue } from './learnt-value.ts'
export { readOwn, writeOwn } from './own-weights.ts'
export { readLearnt, writeLearnt, type Weights } from './weights.ts'
export { WordFeatures, type Run } from './word-features.ts'

/** A value this near to one is as good as won already. */
const NEARLY = 0.9995
/** In points of the search: beyond the window by so much, what was learnt changes nothing. */
const MARGIN = 200

/** What the game's own value says for a player, as the number whose tanh it is. */
export function ownValue(game: Game, p: Position, player: number): number {
  const { tactics } = game
  if (tactics) return tactics.lead(p, player, -Infinity, Infinity) / tactics.scale
  const value = game.value?.(p, player) ?? 0
  return Math.atanh(Math.max(-NEARLY, Math.min(NEARLY, value)))
}

/** From now on the game judges positions by what was learnt, too. */
export function useLearnt(game: Game, weights: Weights): void {
  if (weights.size !== game.layout.size) throw new Error('the learnt value belongs to another game')
  const learnt = new LearntValue(weights)
  const [first] = game.players
  const sign = game.players.map((player, i) => ((player.team ?? i) === (first?.team ?? 0) ? 1 : -1))
  const own = weights.out[weights.hidden]!
  const { tactics } = game
  if (tactics) {
    const { lead, scale } = tactics
    const knowing = (p: Position, player: number, low: number, high: number): number => {
      const plain = own * lead(p, player, low - MARGIN, high + MARGIN)
      if (plain < low - MARGIN || plain > high + MARGIN) return Math.round(plain)
      return Math.round(plain + sign[player]! * scale * learnt.of(p))
    }
    const value = (p: Position, player: number) => Math.tanh(knowing(p, player, -Infinity, Infinity) / scale)
    Object.assign(game, { tactics: { ...tactics, lead: knowing }, value })
    return
  }
  const plain = game.value?.bind(game)
  game.value = plain
    ? (p, player) => {
        const value = plain(p, player)
        const known = Math.atanh(value > NEARLY ? NEARLY : value < -NEARLY ? -NEARLY : value)
        return Math.tanh(own * known + sign[player]! * learnt.of(p))
      }
    : (p, player) => Math.tanh(sign[player]! * learnt.of(p))
}

/** From now on the game judges positions by these weights of its own judgement. */
export function useOwn(game: Game, weights: Int32Array): void {
  const { learning } = game
  if (learning?.weights.length !== weights.length)
    throw new Error('the learnt weights belong to another game')
  learning.use(weights)
}

/** Games that were taught already: the same rules serve several matches. */
const taught = new WeakSet<Game>()

/** The same from a file. Where it cannot be had or read, the game's own value has to do. */
export async function teach(game: Game, read: () => Promise<ArrayBuffer>): Promise<void> {
  if (taught.has(game)) return
  taught.add(game)
  try {
    const file = await read()
    const own = readOwn(file)
    if (own) useOwn(game, own)
    else useLearnt(game, readLearnt(file))
  } catch {
    // Offline before the file was ever used, or an old file; the next match asks again.
    taught.delete(game)
  }
}
