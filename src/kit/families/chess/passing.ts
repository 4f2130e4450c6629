import { fail, ok, type Codec, type Json, type Moves, type Position } from '../../../engine/index.ts'
import type { Board } from '../../boards/index.ts'
import type { PieceSet } from '../../pieces.ts'
import type { Core } from './core.ts'
import type { Geometry } from './geometry.ts'
import { pack, PASSING } from './moves.ts'
import type { ChessRules } from './rules.ts'
import { Lists, type Tables } from './tables.ts'

/**
 * En passant. The word of a duel is 0, or 1 + the cell of the pawn that has just made a long step + the number of cells
 * it passed << 10. It is only set when a foe's pawn stands ready to take, so that a right nobody has does not make
 * two positions different. Where a turn has several moves, a duel has such a word for each file.
 */
export interface Passing {
  /** 1 for codes that make long steps and take each other in passing. */
  readonly is: Uint8Array
  /** The same as a list. */
  readonly codes: readonly number[]
  /** takers[code * size + cell]: the cells from which the piece captures there. */
  readonly takers: Lists
  /** behind[player * size + cell]: one step back. */
  readonly behind: Int16Array
  /** How many words a duel has, and the one for a pawn on a cell. */
  readonly slots: number
  readonly slot: Int32Array
}

export function layPassing(
  rules: ChessRules,
  pieces: PieceSet,
  geometry: Geometry,
  tables: Tables,
  forward: readonly number[],
): Passing {
  const { size, takes } = tables
  const ids = Object.keys(rules.pieces)
  const is = new Uint8Array(pieces.codes + 1)
  const takers = new Lists(pieces.codes * size)
  const codes: number[] = []
  for (let code = 1; code < pieces.codes && rules.enPassant !== 'none'; code++) {
    if ((rules.pieces[ids[pieces.kind(code)]!]!.firstStep ?? 1) < 2) continue
    if (pieces.owner(code) >= rules.players.length) continue
    is[code] = 1
    codes.push(code)
    const from: number[][] = Array.from({ length: size }, () => [])
    for (let c = 0; c < size; c++)
      for (let i = takes.at[code * size + c]!; i < takes.at[code * size + c + 1]!; i++)
        from[takes.flat[i]!]!.push(c)
    for (const [c, list] of from.entries()) takers.give(code * size + c, list)
  }
  const behind = new Int16Array(rules.players.length * size)
  for (const player of rules.players.keys())
    for (let c = 0; c < size; c++) behind[player * size + c] = geometry.at(c, 0, -forward[player]!)
  const files = [...new Set(rules.board.cells.map(({ x }) => x))]
  const each = rules.enPassant === 'whole turn'
  return {
    is,
    codes,
    takers: takers.done(),
    behind,
    slots: each ? files.length : 1,
    slot: Int32Array.from(rules.board.cells, ({ x }) => (each ? files.indexOf(x) : 0)),
  }
}

/** `"enPassant": "e3"`, the passed cell; a list when there are several. */
export const passingCodec = (core: {
  board: Board
  pieces: PieceSet
  geometry: Geometry
  cells: number
  passing: Passing
  duels: readonly (readonly [number, number])[]
  forward: readonly number[]
}): Codec => {
  const { board, pieces, geometry, cells, passing, duels, forward } = core
  return {
    write(p, start, size) {
      const names: string[] = []
      for (let i = 0; i < size; i++) {
        const word = p.at(start + i)
        if (word === 0) continue
        let cell = (word & 1023) - 1
        const owner = pieces.owner(p.at(cells + cell))
        for (let n = word >> 10; n > 0; n--) {
          cell = passing.behind[owner * board.size + cell]!
          names.push(board.names[cell]!)
        }
      }
      return names.length === 0 ? undefined : names.length === 1 ? names[0]! : names
    },
    read(json, p, start) {
      if (json === undefined) return ok(undefined)
      const names = (Array.isArray(json) ? (json as readonly Json[]) : [json]).map(String)
      const passed = names.map(name => board.names.indexOf(name))
      for (const [i, cell] of passed.entries())
        if (cell < 0) return fail(`Nincs ilyen mező: „${names[i]}”.`, `There is no cell "${names[i]}".`)
      for (const [i, duel] of duels.entries()) {
        const here = passed.filter(cell => geometry.part[cell] === i)
        if (here.length === 0) continue
        let found = 0
        for (const player of duel)
          for (const cell of here) {
            const victim = geometry.at(cell, 0, forward[player]!)
            const code = victim === board.size ? 0 : p.at(cells + victim)
            if (passing.is[code] !== 1 || pieces.owner(code) !== player) continue
            const steps = here.filter(each => passing.slot[each] === passing.slot[cell]).length
            p.put(start + i * passing.slots + passing.slot[victim]!, 1 + victim + (steps << 10))
            found++
          }
        if (found === 0)
          return fail(
            `Nem haladt át gyalog ezen a mezőn: ${names.join(', ')}.`,
            `No pawn has passed over ${names.join(', ')}.`,
          )
      }
      return ok(undefined)
    },
  }
}

/** Captures of the pawn that has just made a long step, on every cell it passed. */
export function passingMoves(core: Core, p: Position, out: Moves, player: number): void {
  const { slots } = core.passing
  const start = core.passingAt + core.part[player]! * slots
  for (let i = start; i < start + slots; i++) if (p.words[i] !== 0) takeInPassing(core, p, out, player, i)
}

function takeInPassing(core: Core, p: Position, out: Moves, player: number, at: number): void {
  const word = p.words[at]!
  const { passing, size, cells } = core
  const foe = core.foe[player]!
  let cell = (word & 1023) - 1
  if (core.roles[player * core.stride + p.words[cells + cell]!] !== 2) return
  for (let n = word >> 10; n > 0; n--) {
    cell = passing.behind[foe * size + cell]!
    // Later in the same turn another man may have come to the passed cell.
    if (p.words[cells + cell] !== 0) continue
    for (let k = 0; k < passing.codes.length; k++) {
      const code = passing.codes[k]!
      if (core.roles[player * core.stride + code] !== 1) continue
      const index = code * size + cell
      for (let i = passing.takers.at[index]!; i < passing.takers.at[index + 1]!; i++) {
        const from = passing.takers.flat[i]!
        if (p.words[cells + from] === code) out.add(pack(from, cell, PASSING))
      }
    }
  }
}

/** After a pawn went from one cell to another without capture: the word for its duel. */
export function passedOver(core: Core, p: Position, code: number, from: number, to: number): number {
  const { tables, passing, size, cells } = core
  const index = code * size + from
  const { steps, track } = tables
  for (let i = steps.at[index]!; i < steps.at[index + 1]!; i++) {
    const start = steps.flat[i]!
    let k = start
    while (track[k] !== to && track[k] !== size) k++
    if (track[k] !== to || k === start) continue
    for (let n = start; n < k; n++)
      for (let j = 0; j < passing.codes.length; j++) {
        const taker = passing.codes[j]!
        const at = taker * size + track[n]!
        if (core.pieces.owner(taker) === core.pieces.owner(code)) continue
        for (let h = passing.takers.at[at]!; h < passing.takers.at[at + 1]!; h++)
          if (p.words[cells + passing.takers.flat[h]!] === taker) return 1 + to + ((k - start) << 10)
      }
  }
  return 0
}

/** The cell of the pawn that is taken in passing by a move to `to`. */
export function passingVictim(core: Core, p: Position, player: number, to: number): number {
  const { passing } = core
  const at = core.passingAt + core.part[player]! * passing.slots + passing.slot[to]!
  return (p.words[at]! & 1023) - 1
}

/** Several moves a turn: forgets a pawn that moves on, and remembers one that makes a long step. */
export function passOn(
  core: Core,
  p: Position,
  player: number,
  from: number,
  to: number,
  word: number,
): void {
  const start = core.passingAt + core.part[player]! * core.passing.slots
  const [left, come] = [start + core.passing.slot[from]!, start + core.passing.slot[to]!]
  if ((p.words[left]! & 1023) - 1 === from) p.put(left, 0)
  if (word !== 0) p.put(come, word)
}
