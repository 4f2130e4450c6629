import type { Label } from './board.ts'
import { hexCentre } from './hexes.ts'

/**
 * Coordinates around `hexHexagon`: each line that rises to the right is named below its low end, each row at its right end.
 * Both names are asked with the centre at 0.
 */
export function hexagonLabels(
  side: number,
  line: (q: number) => string,
  row: (r: number) => string,
): Label[] {
  const labels: Label[] = []
  for (let i = 1 - side; i < side; i++) {
    const low = { q: i, r: Math.max(1 - side, 1 - side - i) - 1, name: '' }
    const right = { q: Math.min(side - 1, side - 1 - i) + 1, r: i, name: '' }
    labels.push(
      { ...hexCentre(low, 'pointy'), text: line(i) },
      { ...hexCentre(right, 'pointy'), text: row(i) },
    )
  }
  return labels
}
