import type { Position } from '../../../engine/index.ts'
import { swapOffer, type Ground, type Part } from '../../../kit/index.ts'
import { WAYS } from './tiles.ts'

/** Over the diagonal north becomes east and south west. */
const turned = WAYS.map(({ bits }) => {
  const [n, e, s, w] = [0, 1, 2, 3].map(side => (bits >> side) & 1)
  return WAYS.findIndex(way => way.bits === (e! | (n! << 1) | (w! << 2) | (s! << 3)))
})

/**
 * The second player may take over the first tile and its sides. That is the same as mirroring the tile over the diagonal to
 * one's own sides: it then comes from one's own stock, and the other's goes back.
 */
export function swapTile(
  g: Pick<Ground, 'layout' | 'board' | 'cells' | 'kindOf' | 'set'>,
  codes: readonly (readonly number[])[],
  hand: (player: number, kind: number) => number,
  derive: (p: Position) => void,
): Part {
  const { board, cells } = g
  const side = Math.sqrt(board.size)
  return swapOffer(g.layout, (p, player) => {
    let c = 0
    while (p.at(cells + c) === 0) c++
    const way = g.kindOf[p.at(cells + c)]!
    const { kind } = WAYS[way]!
    g.set(p, c, 0)
    g.set(p, (c % side) * side + Math.floor(c / side), codes[player]![turned[way]!]!)
    const [own, other] = [hand(player, kind), hand(1 - player, kind)]
    p.put(own, p.at(own) - 1)
    p.put(other, p.at(other) + 1)
    derive(p)
  })
}
