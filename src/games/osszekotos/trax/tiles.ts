import type { Kind, Look } from '../../../kit/index.ts'

const SIDES = { n: ['É', 'N'], e: ['K', 'E'], s: ['D', 'S'], w: ['Ny', 'W'] } as const

const way = (from: keyof typeof SIDES, to: keyof typeof SIDES, art: 'straight' | 'curve', turn: number) => {
  const [hu, en] = art === 'straight' ? ['kereszt', 'crossing'] : ['ív', 'curves']
  return {
    id: from + to,
    /** A straight crossing, or arcs that rise or fall to the right. */
    sign: art === 'straight' ? '+' : turn % 180 === 0 ? '\\' : '/',
    name: {
      hu: `${hu}, fehér ${SIDES[from][0]}–${SIDES[to][0]}`,
      en: `${en}, white ${SIDES[from][1]}–${SIDES[to][1]}`,
    },
    art: `trax-${art}`,
    turn,
    /** The sides the white line joins, as bits: 1 north, 2 east, 4 south, 8 west. */
    white: (1 << 'nesw'.indexOf(from)) | (1 << 'nesw'.indexOf(to)),
  } satisfies Kind & { readonly sign: string; readonly turn: number; readonly white: number }
}

/** The six ways a tile can lie, named by the two sides that the white line joins; the black line joins the others. */
export const WAYS = [
  way('n', 's', 'straight', 0),
  way('e', 'w', 'straight', 90),
  way('n', 'e', 'curve', 0),
  way('e', 's', 'curve', 90),
  way('s', 'w', 'curve', 180),
  way('w', 'n', 'curve', 270),
]

export const lookOf = (tile: number): Look => ({
  art: WAYS[tile]!.art,
  tint: 'white',
  turn: WAYS[tile]!.turn,
})
