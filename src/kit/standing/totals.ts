import { Moves, type Position } from '../../engine/index.ts'
import { squash } from '../judging.ts'
import type { Ground } from './ground.ts'

/** A number for each player: how strong, how far, how many. */
export type Count = (p: Position, player: number) => number

/** Adds up a number for every piece of a player on the board; of a stack the piece on top counts. */
export function total(
  { board, ownerOf, places, tops }: Pick<Ground, 'board' | 'ownerOf' | 'places' | 'tops'>,
  of: (p: Position, c: number, player: number) => number,
): Count {
  if (places?.kept === 'places')
    return (p, player) => {
      const first = places.first(player)
      let sum = 0
      for (let i = first, end = first + p.words[places.men + player]!; i < end; i++)
        sum += of(p, p.words[i]!, player)
      return sum
    }
  return (p, player) => {
    let sum = 0
    for (let c = 0; c < board.size; c++) if (ownerOf[p.words[tops + c]!] === player) sum += of(p, c, player)
    return sum
  }
}

/** How many moves a list finds for all pieces of a player on the board. */
export function mobility(
  g: Parameters<typeof total>[0],
  list: (p: Position, c: number, out: Moves) => void,
): Count {
  const found = new Moves()
  return total(g, (p, c) => {
    found.n = 0
    list(p, c, found)
    return found.n
  })
}

/** How far a player is ahead of the best of the others. */
export const leadOf =
  (players: number, count: Count): Count =>
  (p, player) => {
    let best = -Infinity
    for (let i = 0; i < players; i++) if (i !== player) best = Math.max(best, count(p, i))
    return count(p, player) - best
  }

/** A value for thinking: how far a player is ahead of the best of the others by a count. A lead of `half` is worth a half. */
export function aheadBy(count: Count, half: number, players = 2): Count {
  if (players === 2) return (p, player) => squash(count(p, player) - count(p, 1 - player), half)
  const lead = leadOf(players, count)
  return (p, player) => squash(lead(p, player), half)
}

/** How many pieces a player has on the board; needs `tracks`. */
export const menOf =
  ({ men }: Pick<Ground, 'men'>): Count =>
  (p, player) =>
    p.words[men + player]!
