// The nets of the opponent's worker. In a file of its own: most games have none, and need nothing of this.
import type { NetMind } from '../../ai/index.ts'
import { openNet } from '../../ai/net/index.ts'
import type { Game } from '../../engine/index.ts'

/** The net of the last question's game; it keeps what it thought from move to move. */
let learnt: { readonly game: Game; readonly net: NetMind } | undefined

/** The game's net, loaded when it is first wanted. Where it cannot be had, the general search plays, and the next move asks again. */
export async function loadNet(game: Game): Promise<NetMind | undefined> {
  if (learnt?.game === game) return learnt.net
  learnt = undefined
  const net = await openNet(game, async file => {
    const answer = await fetch(file)
    if (!answer.ok) throw new Error(`${file.pathname} is not there`)
    return answer.arrayBuffer()
  })
  if (net) learnt = { game, net }
  return net
}
