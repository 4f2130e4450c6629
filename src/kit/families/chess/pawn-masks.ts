import type { Core } from './core.ts'

/**
 * What pawns mean to each other, derived from how they go: sets of cells as bits, `span` words for every (player, cell).
 * A pawn is passed when no foe's pawn stands on its way or can ever take on it.
 */
export interface PawnMasks {
  /** Where foes' pawns bar the way of a player's pawn on a cell. */
  readonly barring: Int32Array
  /** Where own pawns stand before it on its way. */
  readonly doubling: Int32Array
  /** From where an own pawn guards the cell now, and could ever guard it or its way. */
  readonly guarding: Int32Array
  readonly helping: Int32Array
}

export function layPawnMasks(core: Core): PawnMasks {
  const { size, span, pieces, tables } = core
  const { steps, takes, track } = tables
  const players = core.rules.players.length
  const masks = () => new Int32Array(players * size * span)
  const [barring, doubling, guarding, helping] = [masks(), masks(), masks(), masks()]
  const pawns = (player: number) =>
    Array.from({ length: pieces.codes - 1 }, (_, i) => i + 1).filter(
      code => core.irreversible[code] === 1 && pieces.owner(code) === player,
    )
  const first = (code: number, cell: number): number[] => {
    const index = code * size + cell
    return Array.from(steps.flat.subarray(steps.at[index]!, steps.at[index + 1]!), k => track[k]!).filter(
      c => c !== size,
    )
  }
  const aims = (code: number, cell: number): number[] => {
    const index = code * size + cell
    return Array.from(takes.flat.subarray(takes.at[index]!, takes.at[index + 1]!))
  }
  const set = (mask: Int32Array, at: number, c: number) => (mask[at + (c >> 5)]! |= 1 << c)
  /** The cells a pawn comes through, and all it may take on there or on the way. */
  const ways = (player: number, cell: number) => {
    const [way, aimed] = [new Int32Array(span), new Int32Array(span)]
    for (const code of pawns(player)) {
      const open = [cell]
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        for (const aim of aims(code, at)) set(aimed, 0, aim)
        for (const next of first(code, at))
          if (!has(way, next)) {
            set(way, 0, next)
            open.push(next)
          }
      }
    }
    return { way, aimed }
  }
  const all = Array.from({ length: players }, (_, player) =>
    Array.from({ length: size }, (__, c) => ways(player, c)),
  )
  for (let player = 0; player < players; player++) {
    const [ours, theirs] = [all[player]!, all[core.foe[player]!]!]
    for (let c = 0; c < size; c++) {
      const at = (player * size + c) * span
      const { way } = ours[c]!
      doubling.set(way, at)
      for (let d = 0; d < size; d++) {
        if (has(way, d) || meets(way, theirs[d]!.aimed)) set(barring, at, d)
        if (d === c) continue
        const { aimed } = ours[d]!
        if (has(aimed, c) || meets(way, aimed)) set(helping, at, d)
      }
    }
    for (const code of pawns(player))
      for (let d = 0; d < size; d++)
        for (const c of aims(code, d)) set(guarding, (player * size + c) * span, d)
  }
  return { barring, doubling, guarding, helping }
}

const has = (mask: Int32Array, c: number) => (mask[c >> 5]! & (1 << c)) !== 0

function meets(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if ((a[i]! & b[i]!) !== 0) return true
  return false
}
