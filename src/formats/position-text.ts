import type { MatchView } from '../engine/index.ts'

/** The position as one line of text that other programs read, or undefined where the game has no such convention. */
export async function positionText(
  match: Pick<MatchView, 'game' | 'position' | 'at'>,
): Promise<string | undefined> {
  const notation = await match.game.notation?.(match.game)
  return notation?.line?.write(match.position, (match.at >> 1) + 1)
}
