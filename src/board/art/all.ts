// Every drawing at once: for pictures that are made without a page, and for lists of what there is.
import { animals } from './animals.ts'
import { cards } from './cards.ts'
import { courtiers } from './courtiers.ts'
import { creatures } from './creatures.ts'
import { figures } from './figures.ts'
import { addArts, COMMON_NAMES } from './index.ts'
import { things } from './things.ts'
import { toys } from './toys/index.ts'
import { wedges } from './wedges.ts'

export const ART_NAMES: readonly string[] = [
  ...COMMON_NAMES,
  ...Object.keys(courtiers),
  ...Object.keys(things),
  ...Object.keys(wedges),
  ...Object.keys(figures).filter(name => name !== 'chess-'),
  ...Object.keys(animals),
  ...Object.keys(creatures),
  ...Object.keys(toys),
]

/** Makes all drawings known. */
export function addAllArts(): void {
  addArts('figures', figures)
  addArts('court', courtiers)
  addArts('beasts', animals)
  addArts('creatures', creatures)
  addArts('things', things)
  addArts('cards', cards)
  addArts('wedges', wedges)
  addArts('toys', toys)
}
