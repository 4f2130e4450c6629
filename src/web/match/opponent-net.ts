// The nets of the opponent's worker. In a file of its own: most games have none, and need nothing of this.
import type { NetMind } from '../../ai/index.ts'
import { openNet } from '../../ai/net/index.ts'
import type { Game } from '../../engine/index.ts'
import { fetched } from './fetched.ts'

/** The net of the last question's game; it keeps what it thought from move to move. */
let learnt: { readonly game: Game; readonly net: NetMind } | undefined

/** The game's net, loaded when it is first wanted. Where it cannot be had, the general search plays, and the next move asks again. */
export async function loadNet(game: Game): Promise<NetMind | undefined> {
  if (learnt?.game === game) return learnt.net
  learnt = undefined
  const net = await openNet(game, fetched)
  if (net) learnt = { game, net }
  return net
}
