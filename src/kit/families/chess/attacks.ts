import type { Position } from '../../../engine/index.ts'
import type { PieceSet } from '../../pieces.ts'
import { Lists, type Reach } from './tables.ts'

/**
 * The tables the other way round: from where a player's pieces hit a cell. Index: player * size + cell.
 * `near` are pairs (cell, set) that hit whatever stands between; `lines` are starts of runs of such pairs in `track`,
 * nearest cell first, ending in the wall: the first piece met hits if it is in its cell's set.
 * A set is a row of `hits`, looked up as hits[set + code].
 */
export interface Attacks {
  readonly near: Lists
  readonly lines: Lists
  readonly track: Int32Array
  readonly hits: Uint8Array
  /** The same for those that hit over exactly one piece; undefined when there are none. */
  readonly hops: Attacks | undefined
  /** The cell that ends every line. */
  readonly wall: number
}

interface Chain {
  readonly cells: number[]
  readonly codes: number[][]
}

export class AttackCollector {
  private readonly size: number
  private readonly pieces: PieceSet
  private readonly open: Map<string, Chain>[]
  private readonly hops: Map<string, Chain>[]
  private readonly strikes: Map<string, Chain>[]
  private hopping = false
  private striking = false

  constructor(pieces: PieceSet, size: number) {
    this.size = size
    this.pieces = pieces
    const chains = () => Array.from({ length: pieces.players.length * size }, () => new Map<string, Chain>())
    ;[this.open, this.hops, this.strikes] = [chains(), chains(), chains()]
  }

  readonly reach: Reach = (code, from, run, k, line, how = 'open') => {
    if (how === 'hop') this.hopping = true
    if (how === 'strike') this.striking = true
    const chains = (how === 'hop' ? this.hops : how === 'strike' ? this.strikes : this.open)[
      this.pieces.owner(code) * this.size + run[k]!
    ]!
    let chain = chains.get(line)
    if (!chain) chains.set(line, (chain = { cells: [], codes: [] }))
    for (let i = chain.cells.length; i <= k; i++) {
      chain.cells.push(i === k ? from : run[k - 1 - i]!)
      chain.codes.push([])
    }
    chain.codes[k]!.push(code)
  }

  /** What hits a royal, and what hits any other piece: royals may have more to fear. */
  lay(): { readonly royals: Attacks; readonly others: Attacks } {
    const hops = this.hopping ? this.layLines([this.hops], undefined) : undefined
    const others = this.layLines([this.open], hops)
    return { others, royals: this.striking ? this.layLines([this.open, this.strikes], hops) : others }
  }

  private layLines(kinds: readonly Map<string, Chain>[][], hops: Attacks | undefined): Attacks {
    const stride = this.pieces.codes + 1
    const sets = new Map<string, number>([['', 0]])
    const setOf = (codes: readonly number[]): number => {
      const key = codes.join()
      const known = sets.get(key)
      if (known !== undefined) return known
      const made = sets.size * stride
      sets.set(key, made)
      return made
    }
    const count = this.open.length
    const near = new Lists(count)
    const lines = new Lists(count)
    const track: number[] = []
    for (let index = 0; index < count; index++) {
      const singles: number[] = []
      const starts: number[] = []
      for (const { cells, codes } of kinds.flatMap(chains => [...chains[index]!.values()]))
        if (cells.length === 1) singles.push(cells[0]!, setOf(codes[0]!))
        else {
          starts.push(track.length)
          for (const [i, cell] of cells.entries()) track.push(cell, setOf(codes[i]!))
          track.push(this.size, 0)
        }
      near.give(index, singles)
      lines.give(index, starts)
    }
    const hits = new Uint8Array(sets.size * stride)
    for (const [key, set] of sets) if (key) for (const code of key.split(',')) hits[set + Number(code)] = 1
    return {
      near: near.done(),
      lines: lines.done(),
      track: Int32Array.from(track),
      hits,
      hops,
      wall: this.size,
    }
  }
}

/**
 * Whether a piece of the list's player hits the cell; `index` is player * size + cell. The piece on `lifted` counts as
 * gone: a king does not hide behind itself.
 */
export function isHit(a: Attacks, p: Position, cells: number, index: number, lifted: number): boolean {
  const { words } = p
  const { hits, track } = a
  const near = a.near.flat
  for (let i = a.near.at[index]!, end = a.near.at[index + 1]!; i < end; i += 2)
    if (hits[near[i + 1]! + words[cells + near[i]!]!] === 1) return true
  const lines = a.lines.flat
  for (let i = a.lines.at[index]!, end = a.lines.at[index + 1]!; i < end; i++) {
    let k = lines[i]!
    let cell = track[k]!
    let code = words[cells + cell]!
    while (code === 0 || cell === lifted) {
      k += 2
      cell = track[k]!
      code = words[cells + cell]!
    }
    if (hits[track[k + 1]! + code] === 1) return true
  }
  return a.hops !== undefined && isHitOver(a.hops, p, cells, index, lifted)
}

/** The same over exactly one piece. */
function isHitOver(a: Attacks, p: Position, cells: number, index: number, lifted: number): boolean {
  const { words } = p
  const { hits, track } = a
  const lines = a.lines.flat
  for (let i = a.lines.at[index]!, end = a.lines.at[index + 1]!; i < end; i++) {
    let k = lines[i]!
    while (track[k] === lifted || words[cells + track[k]!] === 0) k += 2
    if (track[k] === a.wall) continue
    k += 2
    while (track[k] === lifted || words[cells + track[k]!] === 0) k += 2
    if (hits[track[k + 1]! + words[cells + track[k]!]!] === 1) return true
  }
  return false
}

/** The cells of all the pieces that hit the cell of the index; along lines they may stand behind so many others. */
export function hitters(a: Attacks, p: Position, cells: number, index: number, behind = 0): number[] {
  const { near, lines, track, hits, hops, wall } = a
  const found = new Set<number>()
  const meet = (cell: number, set: number) => {
    if (hits[set + p.at(cells + cell)] === 1) found.add(cell)
  }
  for (let i = near.at[index]!; behind === 0 && i < near.at[index + 1]!; i += 2)
    meet(near.flat[i]!, near.flat[i + 1]!)
  for (let i = lines.at[index]!; i < lines.at[index + 1]!; i++) {
    let left = behind
    for (let k = lines.flat[i]!; track[k] !== wall; k += 2)
      if (p.at(cells + track[k]!) !== 0 && left-- === 0) {
        meet(track[k]!, track[k + 1]!)
        break
      }
  }
  return [...found, ...(hops ? hitters(hops, p, cells, index, 1) : [])]
}
