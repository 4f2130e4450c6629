/**
 * Pattern tables of the game of fifteen: for some of the tiles, how many pushes of these tiles alone are needed at least to bring
 * them home, wherever the others are. No push is counted by two of the sets, so the numbers of all three may be added
 * (Korf and Felner: Disjoint pattern database heuristics, 2002). Mirrored on the diagonal, the same tables know other sets.
 */
export const SETS: readonly (readonly number[])[] = [
  [1, 5, 6, 9, 10, 13],
  [7, 8, 11, 12, 14, 15],
  [2, 3, 4],
]
export const SIZE = 16

/** Cells are numbered as they are read; tile n is at home on cell n - 1. */
export const steps = (a: number, b: number): number =>
  Math.abs((a & 3) - (b & 3)) + Math.abs((a >> 2) - (b >> 2))

/**
 * Calls back for all ways the tiles of a set can lie on different cells, always in the same order: with the place in the table,
 * four bits for each tile, and how far the tiles are from home in all.
 */
export function eachPlacing(set: readonly number[], tell: (place: number, straight: number) => void): void {
  const far = set.map(tile => Array.from({ length: SIZE }, (_, c) => steps(c, tile - 1)))
  const lay = (i: number, used: number, place: number, straight: number): void => {
    const row = far[i]!
    const last = i === set.length - 1
    for (let c = 0; c < SIZE; c++) {
      if ((used >> c) & 1) continue
      const next = place + c * 2 ** (4 * i)
      if (last) tell(next, straight + row[c]!)
      else lay(i + 1, used | (1 << c), next, straight + row[c]!)
    }
  }
  lay(0, 0, 0, 0)
}

/** The least number of pushes by placing, for each set. */
export type Tables = readonly Uint8Array[]

/**
 * Reads the file: for every placing half the pushes beyond the straight way of each tile, which is a whole number; two placings
 * in a byte, the sets one after the other.
 */
export function readTables(bytes: Uint8Array): Tables {
  let at = 0
  return SETS.map(set => {
    const table = new Uint8Array(SIZE ** set.length)
    eachPlacing(set, (place, straight) => {
      table[place] = straight + 2 * ((bytes[at >> 1]! >> (4 * (at & 1))) & 15)
      at++
    })
    return table
  })
}

/** The tables from the file beside this one; `load` fetches it. */
export async function loadTables(load: (file: URL) => Promise<ArrayBuffer>): Promise<Tables> {
  const packed = new Blob([await load(new URL('./patterns.bin', import.meta.url))])
  const unpacked = packed.stream().pipeThrough(new DecompressionStream('gzip'))
  return readTables(new Uint8Array(await new Response(unpacked).arrayBuffer()))
}
