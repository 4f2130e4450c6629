import type { Position } from '../../engine/index.ts'
import { squash } from '../judging.ts'
import type { Ground } from './ground.ts'

/**
 * A value for thinking: what a player's pieces are worth on their cells, less those of the others. A lead of `much` is
 * nearly won.
 */
export function worthOf<K extends string>(
  g: Ground<K>,
  much: number,
  worth: (kind: K, cell: number, player: number) => number,
): (p: Position, player: number) => number {
  const { cells, ownerOf, kindOf, players } = g
  const { size } = g.board
  const ids = Object.keys(g.kinds) as K[]
  const table = new Float64Array(ownerOf.length * size)
  for (let code = 1; code < ownerOf.length; code++)
    for (let c = 0; c < size && ownerOf[code]! < players.length; c++)
      table[code * size + c] = worth(ids[kindOf[code]!]!, c, ownerOf[code]!)
  return (p, player) => {
    let lead = 0
    for (let c = 0; c < size; c++) {
      const code = p.words[cells + c]!
      if (code > 0) lead += ownerOf[code] === player ? table[code * size + c]! : -table[code * size + c]!
    }
    return squash(lead, much)
  }
}

/**
 * For `promising`: the number of the greatest weight, the first one where several are equal, which is then taken out; -1 when
 * none is above `least`.
 */
export function takeHeaviest(weights: Float64Array, least = 0): number {
  let best = -1
  for (let i = 0; i < weights.length; i++) if (weights[i]! > (best < 0 ? least : weights[best]!)) best = i
  if (best >= 0) weights[best] = -Infinity
  return best
}
