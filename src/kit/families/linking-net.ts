import type { NetView } from '../../engine/index.ts'
import type { LinkingGround } from './linking.ts'

export interface LinkingNet {
  readonly weights: URL
  /** The side of the net's array. */
  readonly size: number
  /** For each player the place of every cell: the net sees the board from the mover's side. */
  readonly places: readonly (readonly number[])[]
  /** The planes that tell which sides the chain of a stone touches, for the mover's and for the other's stones. */
  readonly touching: readonly [(sides: number) => number, (sides: number) => number]
  readonly swap: 'on' | 'off'
}

const [OWN, OTHER, BOARD] = [1, 2, 4]

/** How a net sees a game of links: the stones, and the sides that each one's chain touches. */
export const linkingNet =
  ({ weights, size, places, touching, swap }: LinkingNet) =>
  ({ cells, codes, touched }: LinkingGround): NetView => {
    const count = places[0]!.length
    const bare = (words: Int32Array): boolean => {
      for (let c = 0; c < count; c++) if (words[cells + c] !== 0) return false
      return true
    }
    return {
      weights,
      size,
      ...(count === size * size ? {} : { places: places[0]! }),
      planes({ words, turn }, bytes) {
        const at = places[turn]!
        for (let c = 0; c < count; c++) {
          const code = words[cells + c]!
          const own = code === codes[turn]
          bytes[at[c]!] =
            BOARD | (code === 0 ? 0 : (own ? OWN : OTHER) | touching[own ? 0 : 1](touched(words, c)))
        }
        return 1
      },
      place: ({ turn }, m) => places[turn]![m] ?? -1,
      shared: ({ words }) => swap === 'on' && bare(words),
    }
  }
