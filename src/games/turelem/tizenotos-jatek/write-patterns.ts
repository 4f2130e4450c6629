// Writes patterns.bin; run by hand, takes about a minute. Each table comes from a breadth-first walk backwards from home, in which
// pushes of the other tiles cost nothing.
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { eachPlacing, SETS, SIZE, steps } from './patterns.ts'

/** The gap is written above the tiles, in the highest bits. */
function walk(set: readonly number[]): Uint8Array {
  const k = set.length
  const gapBit = 4 * k
  const table = new Uint8Array(SIZE ** k).fill(255)
  const met = new Uint8Array(SIZE ** (k + 1) / 8)
  const home = set.reduce((place, tile, i) => place + (tile - 1) * SIZE ** i, 0)
  let front = [home + 15 * SIZE ** k]
  for (let pushes = 0; front.length > 0; pushes++) {
    const next: number[] = []
    for (let i = 0; i < front.length; i++) {
      const state = front[i]!
      if (met[state >> 3]! & (1 << (state & 7))) continue
      met[state >> 3]! |= 1 << (state & 7)
      const placing = state & (2 ** gapBit - 1)
      if (table[placing] === 255) table[placing] = pushes
      const gap = state >> gapBit
      for (let c = 0; c < SIZE; c++) {
        if (steps(c, gap) !== 1) continue
        let tile = 0
        while (tile < k && ((state >> (4 * tile)) & 15) !== c) tile++
        const moved = placing + (c << gapBit)
        if (tile === k) front.push(moved)
        else next.push(moved + ((gap - c) << (4 * tile)))
      }
    }
    front = next
  }
  return table
}

const halves: number[] = []
for (const set of SETS) {
  const table = walk(set)
  eachPlacing(set, (place, straight) => halves.push((table[place]! - straight) / 2))
}
const bytes = new Uint8Array(halves.length / 2)
for (const [i, half] of halves.entries()) bytes[i >> 1]! |= half << (4 * (i % 2))
writeFileSync(new URL('./patterns.bin', import.meta.url), gzipSync(bytes, { level: 9 }))
