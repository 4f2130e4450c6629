// Every drawing at once: for pictures that are made without a page, and for lists of what there is.
import { creatures } from './creatures.ts'
import { figures } from './figures.ts'
import { addArts, COMMON_NAMES } from './index.ts'

export const ART_NAMES: readonly string[] = [
  ...COMMON_NAMES,
  ...Object.keys(figures).filter(name => name !== 'chess-'),
  ...Object.keys(creatures),
]

/** Makes all drawings known. */
export function addAllArts(): void {
  addArts('figures', figures)
  addArts('creatures', creatures)
}
