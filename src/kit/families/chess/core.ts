import { assert, Layout, type Reason } from '../../../engine/index.ts'
import { cellsCodec, flagsCodec, handsCodec } from '../../codecs.ts'
import { PieceSet, type Kind } from '../../pieces.ts'
import { AttackCollector, type Attacks } from './attacks.ts'
import { findCastles, rightsKept, type Castle } from './castling.ts'
import { countCodec } from './counting.ts'
import { layDrops, type DropTables } from './drops.ts'
import { Geometry } from './geometry.ts'
import { Guard } from './guard.ts'
import { OTHER, pack } from './moves.ts'
import { boardNames } from './naming.ts'
import { layPassing, passingCodec, type Passing } from './passing.ts'
import { layPromotions, type Promotions } from './promotion.ts'
import type { OwnMove, Registry } from './part.ts'
import { reasonsOf } from './reasons.ts'
import type { ChessRules } from './rules.ts'
import { readForward, readGaits, readSetup } from './setup.ts'
import { layTables, type Tables } from './tables.ts'

/** What a code is to a player. */
export const VACANT = 0
export const OWN = 1
export const ENEMY = 2
export const BLOCKS = 3

/** No royal left, or several: then none of them is guarded. */
export const NO_ROYAL = -1
export const SEVERAL_ROYALS = -2

/** A chess game compiled for its board: where its words lie, and flat tables for everything that is asked often. */
export interface Core extends Registry {
  readonly rules: ChessRules
  readonly pieces: PieceSet
  readonly geometry: Geometry
  readonly layout: Layout
  /** What the names of each separate board's cells begin with. */
  readonly boards: readonly string[]
  readonly setup: readonly (readonly [number, number])[]
  readonly size: number
  readonly stride: number

  /** Starts of ranges of words. */
  readonly cells: number
  readonly castling: number
  readonly passingAt: number
  readonly hands: number
  readonly quiet: number
  readonly checks: number
  readonly royal: number
  readonly men: number
  /** Where a player's men stand: a bit for each cell, `span` words for each player. */
  readonly stand: number
  readonly span: number

  readonly tables: Tables
  /** What hits royals; what hits any other piece. */
  readonly attacks: Attacks
  readonly plainAttacks: Attacks
  readonly promotions: Promotions
  readonly passing: Passing
  readonly drops: DropTables
  readonly castles: readonly Castle[]
  readonly kept: Int32Array
  readonly guard: Guard

  /** By player: the foe, the part of the board, its first cell and the one after its last, the way forward. */
  readonly foe: Int32Array
  /** By player: those of the same team, the player first. */
  readonly allies: readonly (readonly number[])[]
  readonly part: Int32Array
  readonly low: Int32Array
  readonly high: Int32Array
  readonly forward: readonly number[]
  /** roles[player * stride + code] */
  readonly roles: Uint8Array
  /** By code. */
  readonly royals: Uint8Array
  readonly irreversible: Uint8Array

  /** Whether a piece may never enter a cell. */
  readonly barred: (code: number, cell: number) => boolean
  /** For parts: numbers for a reason and for a kind of move of their own. */
  readonly reason: (reason: Reason) => number
  readonly claim: (own: OwnMove) => number
}

export function compile(rules: ChessRules): Core {
  const { board, players } = rules
  const { size } = board
  const ids = Object.keys(rules.pieces)
  const kinds = ids.map((id): Kind => {
    const { name, art, text, letter, glyph, ways } = rules.pieces[id]!
    return { id, name, art, text: text ?? letter, ...(glyph ? { glyph } : {}), ...(ways ? { ways } : {}) }
  })
  const pieces = new PieceSet(players, kinds)
  const stride = pieces.codes + 1
  const wall = pieces.codes
  const geometry = new Geometry(board)
  const duels = rules.duels ?? [[0, 1]]
  assert(Math.max(...geometry.part) === duels.length - 1, 'every separate part of the board needs its duel')
  const setup = readSetup(rules, pieces, geometry, duels)
  const forward = readForward(rules, pieces, setup, duels)

  const home = new Set(setup.map(([cell, code]) => code * size + cell))
  const gaits = readGaits(rules, pieces, forward)
  const collector = new AttackCollector(pieces, size)
  const going = {
    ...gaits,
    firstStep: ids.map(id => rules.pieces[id]!.firstStep ?? 1),
    home: (code: number, cell: number) => home.has(code * size + cell),
    forward,
  }
  // Where nobody is in check, attacks are hardly ever asked for, and on large boards they take long to lay out.
  const checked = rules.royals === 'checked'
  const tables = layTables(board, pieces, geometry, going, checked ? collector.reach : () => undefined)

  const foe = new Int32Array(players.length).fill(-1)
  const part = new Int32Array(players.length)
  const low = new Int32Array(players.length)
  const high = new Int32Array(players.length)
  const roles = new Uint8Array(players.length * stride).fill(BLOCKS)
  for (const [i, duel] of duels.entries())
    for (const [k, player] of duel.entries()) {
      foe[player] = duel[1 - k]!
      part[player] = i
      low[player] = geometry.part.indexOf(i)
      high[player] = geometry.part.lastIndexOf(i) + 1
      roles[player * stride] = VACANT
      for (let code = 1; code < pieces.codes; code++) {
        const owner = pieces.owner(code)
        if (owner === player) roles[player * stride + code] = OWN
        else if (owner === foe[player]) roles[player * stride + code] = ENEMY
      }
    }
  const royals = new Uint8Array(stride)
  const irreversible = new Uint8Array(stride)
  for (let code = 1; code < pieces.codes; code++) {
    if (rules.pieces[ids[pieces.kind(code)]!]!.rank === 'royal') royals[code] = 1
    irreversible[code] = goesOnlyForward(code, tables, rules, forward[pieces.owner(code)]) ? 1 : 0
  }

  const castles = findCastles({ rules, pieces, geometry }, setup)
  const passing = layPassing(rules, pieces, geometry, tables, forward)
  const drops = layDrops(rules, pieces, geometry, tables, forward)
  const layout = new Layout(players.map(player => player.id))
  const range = layout.range.bind(layout)
  const cells = range('pieces', size + 1, { json: cellsCodec(board, pieces), last: wall })
  const hands = rules.drops
    ? range('hands', players.length * drops.kinds.length, {
        json: handsCodec(
          players,
          drops.kinds.map(k => kinds[k]!),
        ),
      })
    : -1
  const rightNames = castles.map(({ player, name }) => `${players[player]!.id} ${name}`)
  const castling = range('castling', 1, rules.castling ? { json: flagsCodec(rightNames) } : {})
  const passingAt = range(
    'enPassant',
    duels.length * passing.slots,
    passing.codes.length > 0
      ? { json: passingCodec({ board, pieces, geometry, cells, passing, duels, forward }) }
      : {},
  )
  const quiet = range('quiet', 1, rules.draws.quiet ? { json: countCodec } : {})
  const checks = rules.draws.perpetual ? range('checks', players.length, { json: countCodec }) : -1
  const royal = range('royal', players.length, { empty: NO_ROYAL })
  const men = range('men', players.length)
  const span = (size + 31) >> 5
  const stand = range('stand', players.length * span)
  let known = checked ? collector.lay() : undefined
  const attacks = () => {
    if (!known) layTables(board, pieces, geometry, going, collector.reach)
    return (known ??= collector.lay())
  }
  const reasons = reasonsOf(rules)
  const owns: OwnMove[] = []
  const core = {
    reasons,
    owns,
    beside: undefined,
    barred: gaits.barred,
    reason: (reason: Reason) => reasons.push(reason) - 1,
    claim: (own: OwnMove) => pack(0, 0, OTHER, owns.push(own) - 1),
    rules,
    pieces,
    geometry,
    layout,
    boards: boardNames(board.names, geometry.part),
    setup,
    size,
    stride,
    cells,
    castling,
    passingAt,
    hands,
    quiet,
    checks,
    royal,
    men,
    stand,
    span,
    tables,
    promotions: layPromotions(rules, pieces, geometry, tables, forward),
    passing,
    drops,
    castles,
    kept: rightsKept(castles, size),
    guard: new Guard(size),
    foe,
    allies: players.map(({ team }, i) => [
      i,
      ...players.flatMap((other, k) => (k !== i && team !== undefined && other.team === team ? [k] : [])),
    ]),
    part,
    low,
    high,
    forward,
    roles,
    royals,
    irreversible,
  }
  if (known) return { ...core, attacks: known.royals, plainAttacks: known.others }
  return {
    ...core,
    get attacks() {
      return attacks().royals
    },
    get plainAttacks() {
      return attacks().others
    },
  }
}

/** A pawn by whatever name: from no cell can it go back or aside, so its moves are never undone. */
function goesOnlyForward(code: number, tables: Tables, rules: ChessRules, way = 1): boolean {
  const { size, leaps, rays, steps, takes, lames, track } = tables
  const { cells } = rules.board
  for (let from = 0; from < size; from++) {
    const index = code * size + from
    const back = (to: number) => to !== size && (cells[from]!.y - cells[to]!.y) * way < 0.01
    for (const list of [leaps, takes])
      for (let i = list.at[index]!; i < list.at[index + 1]!; i++) if (back(list.flat[i]!)) return false
    for (const list of [rays, steps, lames])
      for (let i = list.at[index]!; i < list.at[index + 1]!; i++)
        if (list !== lames || i % 2 === 0) {
          if (back(track[list.flat[i]!]!)) return false
        }
  }
  return true
}
