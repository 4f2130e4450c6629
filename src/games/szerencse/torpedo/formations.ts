import type { Rng, Words } from '../../../engine/index.ts'
import { KNOWN, type FleetDrawer } from './fleets.ts'
import type { Seas } from './seas.ts'

/** Ready formations: of many fleets drawn by luck the one that fits the plan best, so that no two are alike. */
interface Formation {
  readonly id: string
  readonly name: Words
  /** How many fleets luck draws to choose from. */
  readonly drawn: number
  /** How well two cells of a fleet, or a cell and the middle of the sea, fit the plan. */
  readonly fits: (seas: Seas, ships: readonly number[]) => number
}

const fromMiddle = ({ side }: Seas, cell: number): number =>
  Math.max(Math.abs((cell % side) - (side - 1) / 2), Math.abs(Math.floor(cell / side) - (side - 1) / 2))

const mean = (cells: readonly number[], of: (cell: number) => number): number =>
  cells.reduce((sum, c) => sum + of(c), 0) / cells.length

/** The distance of a cell to the middle of all the ships. */
const spread = ({ side }: Seas, ships: readonly number[]): number => {
  const x = mean(ships, c => c % side)
  const y = mean(ships, c => Math.floor(c / side))
  return mean(ships, c => Math.hypot((c % side) - x, Math.floor(c / side) - y))
}

export const FORMATIONS: readonly Formation[] = [
  { id: 'luck', name: { hu: 'Rakja ki a szerencse', en: 'Let luck lay it out' }, drawn: 1, fits: () => 0 },
  {
    id: 'shore',
    name: { hu: 'Part menti felállás', en: 'Along the shores' },
    drawn: 60,
    fits: (seas, ships) => mean(ships, c => fromMiddle(seas, c)),
  },
  {
    id: 'convoy',
    name: { hu: 'Összebújt konvoj', en: 'A close convoy' },
    drawn: 60,
    fits: (seas, ships) => -spread(seas, ships),
  },
  {
    id: 'scattered',
    name: { hu: 'Szétszórt felállás', en: 'Scattered wide' },
    drawn: 60,
    fits: spread,
  },
]

/** The cells of the ships in a formation drawn by luck. */
export function layFormation(
  seas: Seas,
  drawer: FleetDrawer,
  formation: number,
  rng: Rng,
): readonly number[] {
  const { drawn, fits } = FORMATIONS[formation]!
  const known = new Uint8Array(seas.size).fill(KNOWN.NOTHING)
  let best: readonly number[] = []
  let most = -Infinity
  for (let i = 0; i < drawn || best.length === 0; i++) {
    if (!drawer.draw(known, rng)) continue
    const ships: number[] = []
    for (let c = 0; c < known.length; c++) if (drawer.isShip(c)) ships.push(c)
    const worth = fits(seas, ships)
    if (worth > most) [best, most] = [ships, worth]
  }
  return best
}
