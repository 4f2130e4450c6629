import type { Position, Words } from '../../../engine/index.ts'
import type { Ground, Look, Placed, Scene, Tint } from '../../../kit/index.ts'
import type { Fences, Lie } from './fences.ts'

export const fencePoint = (player: number): string => `fence:${player}`

const LONG = 1.9
/** A little inside the corner, so that the free table knows whose foot it is. */
const NEAR = 0.48
const FENCE: Readonly<Record<Lie, Words>> = {
  lying: { hu: 'fekvő kerítés', en: 'lying fence' },
  standing: { hu: 'álló kerítés', en: 'standing fence' },
}

type Fenced = Pick<Ground, 'players' | 'board'> & { readonly count: { readonly fences: number } }

/** The men, the fences on the corner that each has in the middle, and how many are left. */
export function fencedScene({ players, board, count }: Fenced, men: number, fences: Fences) {
  const tints = players.map(player => player.tint as Tint)
  const label = (player: number, what: Words): Words => ({
    hu: `${players[player]!.name.hu} ${what.hu}`,
    en: `${players[player]!.name.en} ${what.en}`,
  })
  const fence = (player: number, lie: Lie): Look => ({
    art: 'stick',
    tint: tints[player]!,
    size: LONG,
    turn: lie === 'lying' ? 0 : 90,
  })
  const placedOn = (p: Position, cell: number): Placed[] => {
    const owner = p.at(men + cell) - 1
    const lie = fences.lieAt(p, cell)
    const whose = fences.ownerAt(p, cell)
    const man = {
      look: { art: 'man', tint: tints[owner]! },
      label: label(owner === 1 ? 1 : 0, { hu: 'figura', en: 'man' }),
    }
    return [
      ...(owner < 0 ? [] : [{ cell, owner, ...man }]),
      // A fence lies on the upper right corner of its foot.
      ...(lie
        ? [{ cell, look: fence(whose, lie), label: label(whose, FENCE[lie]), shift: [NEAR, -NEAR] as const }]
        : []),
    ]
  }
  return (p: Position): Partial<Scene> => ({
    placed: board.cells.flatMap((_, c) => placedOn(p, c)),
    trays: players.map((_, i) => ({
      id: `fences:${i}`,
      owner: i,
      title: { hu: 'Kerítések', en: 'Fences' },
      items:
        p.at(count.fences + i) === 0
          ? []
          : [
              {
                look: fence(i, 'lying'),
                label: label(i, { hu: 'kerítés', en: 'fence' }),
                count: p.at(count.fences + i),
                point: fencePoint(i),
              },
            ],
    })),
  })
}
