import type { Game, Move, Position } from '../engine/index.ts'
import type { PlayoutTree } from './playout-tree.ts'

/** What the last search that keeps its tree has left to the next. */
interface Kept {
  readonly game: Game
  readonly tree: PlayoutTree
  readonly root: Position
}
let kept: Kept | undefined

/** Leaves a tree with this position at its root to the next search. */
export function keepTree(game: Game, tree: PlayoutTree, root: Position): void {
  kept = { game, tree, root: root.copy() }
}

/** What was left of an earlier search below this position, if anything; whoever asks has it then. */
export function takeTree(game: Game, p: Position): PlayoutTree | undefined {
  if (kept?.game !== game) return undefined
  const { tree, root } = kept
  kept = undefined
  const node = tree.find(p.low, p.high)
  if (node < 0 || !leadTo(game, root, tree.wayTo(node), p)) return undefined
  tree.keepBelow(node)
  return tree
}

/** Whether these moves lead to this very position: a hash does not tell all of it. */
function leadTo(game: Game, root: Position, way: readonly Move[], p: Position): boolean {
  for (const m of way) game.play(root, m)
  return root.words.every((word, i) => word === p.words[i])
}
