/**
 * Opponents that play by a small trained net: reading its weights, evaluating positions (WebAssembly vectors, or plain
 * TypeScript), and a tree search on top. Loaded only for games whose `net` or `turnNet` says how a net sees them. `training/` makes the weights.
 */
import type { Game } from '../../engine/index.ts'
import type { NetMind } from '../mind.ts'
import { NetPlayer } from './player.ts'
import { TurnNet } from './turn-net.ts'
import { TurnPlayer } from './turn-player.ts'
import { readWeights } from './weights.ts'

export { Net } from './net.ts'
export { NetPlayer } from './player.ts'
export { TurnNet } from './turn-net.ts'
export { TurnPlayer } from './turn-player.ts'
export { readWeights } from './weights.ts'

/** The net's player for a game, or undefined when the game has no net or its file cannot be had. */
export async function openNet(
  game: Game,
  read: (file: URL) => Promise<ArrayBuffer>,
): Promise<NetMind | undefined> {
  const { net, turnNet } = game
  try {
    if (turnNet) return new TurnPlayer(game, turnNet, new TurnNet(await read(turnNet.weights)))
    if (!net) return undefined
    return new NetPlayer(game, net, readWeights(await read(net.weights)))
  } catch {
    // Offline before the file was ever used, or an old file: the general search plays.
    return undefined
  }
}
