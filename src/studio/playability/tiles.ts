import type { PathCard } from '../deck.ts'
import { shapeOf, SIDES } from '../shapes.ts'
import { EAST, NORTH, SOUTH, WEST, type Tile } from './maze.ts'

const BIT = { N: NORTH, E: EAST, S: SOUTH, W: WEST } as const

/** Path cards as the simulation lays them. */
export const tilesOf = (
  cards: readonly Pick<PathCard, 'shape'>[],
  ranks: readonly (number | null)[],
): readonly Tile[] =>
  cards.map(({ shape }, card) => {
    const { open, way } = shapeOf(shape)
    return {
      open: SIDES.reduce((mask, side) => (open.includes(side) ? mask | BIT[side] : mask), 0),
      isDeadEnd: way === 'dead-end',
      rank: ranks[card]!,
    }
  })
