/** The places of a hexagon's cells, row by row, in a square array with two corners cut off. */
export function hexagonPlaces(cells: number): { readonly size: number; readonly places: readonly number[] } {
  let side = 1
  while (3 * side * (side - 1) + 1 < cells) side++
  const size = 2 * side - 1
  const places = Array.from({ length: size * size }, (_, i) => i).filter(
    i => Math.abs(Math.floor(i / size) + (i % size) - 2 * (side - 1)) < side,
  )
  return { size, places }
}
