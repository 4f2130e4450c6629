import type { NetView } from '../../../engine/index.ts'
import { Chains, hexagonPlaces, type Board } from '../../../kit/index.ts'

const [OWN, OTHER, BOARD] = [1, 2, 4]
const CORNERS = 0b111111
const WAYS = 6

function ones(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}

/** How a net sees havannah: what the chains touch, and where a figure would be completed at once. */
export function havannaNet(board: Board, cells: number, swap: 'on' | 'off'): NetView {
  const { size, places } = hexagonPlaces(board.size)
  const count = board.size
  /** The neighbours of each cell in turn; -1 beyond the rim. */
  const next = Int16Array.from({ length: count * WAYS }, (_, i) => {
    const n = board.next[Math.floor(i / WAYS) * board.dirs.length + (i % WAYS)]!
    return n === count ? -1 : n
  })
  const chains = new Chains(
    board.cells.map((_, c) => [...next.subarray(c * WAYS, c * WAYS + WAYS)].filter(n => n >= 0)),
  )
  // Bits of the six corners first, then of the six sides.
  const regions = Object.values(board.regions)
  const rim = Int32Array.from(board.cells, (_, c) =>
    regions.reduce((bits, region, i) => (region.includes(c) ? bits | (1 << i) : bits), 0),
  )
  const codes = new Uint8Array(count)
  const touch = new Int32Array(count)
  const met = new Int16Array(WAYS)

  /** Whether all neighbours of `c` are stones of `who`, if `coming` is one. */
  const surrounded = (c: number, who: number, coming: number): boolean => {
    for (let d = c * WAYS; d < c * WAYS + WAYS; d++) {
      const n = next[d]!
      if (n < 0 || (n !== coming && codes[n] !== who)) return false
    }
    return true
  }
  /** Whether a chain meets the stone that comes from two places that do not touch beside it. */
  const closes = (): boolean => {
    for (let d = 0; d < WAYS - 2; d++) {
      if (met[d]! < 0 || met[(d + WAYS - 1) % WAYS]! >= 0) continue
      let gap = false
      for (let e = d + 1; e < WAYS; e++) {
        if (met[e]! < 0) gap = true
        else if (gap && met[e] === met[d]) return true
      }
    }
    return false
  }
  /** Whether a stone of `who` on a free cell completes a figure. */
  const wins = (c: number, who: number): boolean => {
    let bits = rim[c]!
    let beside = 0
    for (let d = 0; d < WAYS; d++) {
      const n = next[c * WAYS + d]!
      met[d] = n >= 0 && codes[n] === who ? chains.first[n]! : -1
      if (met[d]! < 0) continue
      beside++
      bits |= touch[met[d]!]!
    }
    if (beside === 0) return false
    if (ones(bits & CORNERS) >= 2 || ones(bits >> WAYS) >= 3) return true
    if (beside === 1) return false
    for (let d = 0; d < WAYS; d++) if (met[d]! >= 0 && surrounded(next[c * WAYS + d]!, who, c)) return true
    return closes()
  }

  return {
    weights: new URL('./havanna.bin', import.meta.url),
    size,
    places,
    planes({ words, turn }, bytes) {
      for (let c = 0; c < count; c++) {
        const code = words[cells + c]!
        codes[c] = code === 0 ? 0 : code === turn + 1 ? OWN : OTHER
      }
      chains.find(codes)
      touch.fill(0)
      for (let c = 0; c < count; c++) if (codes[c] !== 0) touch[chains.first[c]!]! |= rim[c]!
      for (let c = 0; c < count; c++) {
        const code = codes[c]!
        if (code === 0) bytes[places[c]!] = BOARD | (wins(c, OWN) ? 8 : 0) | (wins(c, OTHER) ? 16 : 0)
        else {
          const bits = touch[chains.first[c]!]!
          const sides = ones(bits >> WAYS)
          bytes[places[c]!] =
            BOARD | code | ((bits & CORNERS) !== 0 ? 8 : 0) | (sides > 0 ? 16 : 0) | (sides > 1 ? 32 : 0)
        }
      }
      return 1
    },
    place: (_, m) => places[m] ?? -1,
    shared: ({ words }) => swap === 'on' && words.subarray(cells, cells + count).every(code => code === 0),
  }
}
