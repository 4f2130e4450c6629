// How a net will see games that have none yet: the planes of `training/rules` from positions of the TypeScript rules. With its weights
// a view goes over to its game (`net`, src/engine/net-view.ts).
import type { Layout, NetView } from '../../src/engine/index.ts'
import type { BoardGame } from '../../src/kit/index.ts'
import { hexxagonNet } from './hexxagon.ts'

/** Where the words of a position lie, and the weights. */
export interface Seen {
  readonly game: BoardGame
  readonly cells: number
  readonly weights: URL
  wordOf(name: string): number
}

const VIEWS: Readonly<Record<string, (seen: Seen) => NetView>> = {
  hexxagon: hexxagonNet,
}

const startOf = (layout: Layout, name: string): number => {
  const found = layout.ranges.find(range => range.name === name)
  if (!found) throw new Error(`the position has no ${name}`)
  return found.start
}

/** The view of a game: its own, or the one it will get. */
export function viewOf(id: string, game: BoardGame, weights: URL): NetView | undefined {
  const wordOf = (name: string) => startOf(game.layout, name)
  return game.net ?? VIEWS[id]?.({ game, cells: wordOf('pieces'), weights, wordOf })
}
