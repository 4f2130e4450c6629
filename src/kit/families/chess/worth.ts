import type { Move, Position } from '../../../engine/index.ts'
import type { Core } from './core.ts'
import { DROP, PASSING, PROMOTE } from './moves.ts'

/** How likely a cell on the way is empty, on a board in the middle of a game. */
const EMPTY = 0.69
/** A third of the board's other cells hold something to capture or nothing: a capture-only move counts less. */
const TO_TAKE = 0.5
/** A knight reaches 5.25 cells on average and is worth about three pawns. */
const IN_PAWNS = 0.6
const PLACING = 0.08
const ADVANCE = 0.6
export const IN_HAND = 1.1
const ROYAL_AT_HOME = 0.25
/** Against so few men the royal goes to the middle, and against a nearly bare one the other comes near. */
const FEW = 4
const NEARLY_BARE = 2
const ROYAL_IN_MIDDLE = 0.15
const ROYALS_NEAR = 0.06
const ROYAL_LOST = 1000

/** What pieces are worth in pawns, judged by how far they reach on a half-empty board. */
export interface Worth {
  /** By kind. */
  readonly kind: Float64Array
  /** at[code * size + cell]: the piece and its place; nothing for royals. */
  readonly at: Float64Array
  /** The same for royals, while the foe is strong and when it is weak. */
  readonly home: Float64Array
  readonly open: Float64Array
  /** By how much more than its mean a man reaches from a cell. */
  readonly spread: Float64Array
  /** What one side has at the start. */
  readonly army: number
}

function reach(core: Core, index: number): number {
  const { leaps, rays, steps, takes, lames, track, size } = core.tables
  let sum = leaps.at[index + 1]! - leaps.at[index]!
  sum += (takes.at[index + 1]! - takes.at[index]!) * TO_TAKE
  sum += ((lames.at[index + 1]! - lames.at[index]!) / 2) * EMPTY
  for (const [runs, share] of [
    [rays, 1],
    [steps, EMPTY],
  ] as const)
    for (let i = runs.at[index]!; i < runs.at[index + 1]!; i++) {
      let chance = share
      for (let k = runs.flat[i]!; track[k] !== size; k++) {
        sum += chance
        chance *= EMPTY
      }
    }
  return sum
}

export function layWorth(core: Core): Worth {
  const { pieces, size, rules, geometry } = core
  const codes = pieces.codes
  const reaches = new Float64Array(codes * size)
  const mean = new Float64Array(codes)
  for (let code = 1; code < codes; code++) {
    for (let c = 0; c < size; c++) mean[code]! += reaches[code * size + c] = reach(core, code * size + c)
    mean[code]! /= size
  }
  const kind = new Float64Array(pieces.kinds.length)
  for (const k of pieces.kinds.keys()) {
    const royal = rules.pieces[pieces.kinds[k]!.id]!.rank === 'royal'
    kind[k] = royal ? (rules.royals === 'hunted' ? ROYAL_LOST : 0) : mean[pieces.code(k, 0)]! * IN_PAWNS
  }
  const [at, home, open, spread] = [
    new Float64Array(codes * size),
    new Float64Array(codes * size),
    new Float64Array(codes * size),
    new Float64Array(codes * size),
  ]
  for (let code = 1; code < codes; code++) {
    const way = core.forward[pieces.owner(code)]
    if (way === undefined) continue
    const k = pieces.kind(code)
    const best = Math.max(0, ...core.promotions.into[k]!.map(to => kind[to]! - kind[k]!))
    for (let c = 0; c < size; c++) {
      const [ahead, behind] = [geometry.depth(c, way), geometry.depth(c, -way)]
      const far = behind / Math.max(1, ahead + behind)
      const index = code * size + c
      spread[index] = reaches[index]! - mean[code]!
      home[index] = -behind * ROYAL_AT_HOME
      open[index] = spread[index]! * ROYAL_IN_MIDDLE
      if (core.royals[code] === 1) continue
      at[index] = kind[k]! + spread[index]! * PLACING
      if (core.irreversible[code] === 1) at[index]! += ADVANCE * far * far * Math.min(best, 4)
    }
  }
  let army = 0
  for (const [, code] of core.setup) if (core.royals[code] === 0) army += kind[pieces.kind(code)]!
  for (const [k, { id }] of pieces.kinds.entries())
    army += (rules.reserve?.[id] ?? 0) * kind[k]! * rules.players.length
  return { kind, at, home, open, spread, army: Math.max(1, army / rules.players.length) }
}

/** Own men against the foe's, squeezed to between -1 and 1. */
export function valueFor(core: Core, worth: Worth, p: Position, player: number): number {
  return Math.tanh((4 * leadFor(core, worth, p, player)) / worth.army)
}

/** How many pawns a player's side is ahead. */
export function leadFor(core: Core, worth: Worth, p: Position, player: number): number {
  const allies = core.allies[player]!
  let sum = 0
  for (let i = 0; i < allies.length; i++) sum += lead(core, worth, p, allies[i]!)
  return sum
}

/** How many whole pawns the men of a player's side are worth more than all others, wherever they stand. */
export function menLead(core: Core, worth: Worth, p: Position, player: number): number {
  const { cells, pieces, size } = core
  const side = core.rules.players[player]?.team ?? player
  let sum = 0
  for (let c = 0; c < size; c++) {
    const code = p.words[cells + c]!
    const owner = code === 0 ? undefined : core.rules.players[pieces.owner(code)]
    if (!owner || core.royals[code] === 1) continue
    const worthHere = Math.max(1, Math.round(worth.kind[pieces.kind(code)]!))
    sum += (owner.team ?? pieces.owner(code)) === side ? worthHere : -worthHere
  }
  return sum
}

/** How many pawns a player is ahead on their own part of the board. */
function lead(core: Core, worth: Worth, p: Position, player: number): number {
  const { words } = p
  const { cells, roles, size } = core
  const role = player * core.stride
  let sum = 0
  for (let c = core.low[player]!, end = core.high[player]!; c < end; c++) {
    const code = words[cells + c]!
    if (code === 0) continue
    const what = roles[role + code]!
    if (what === 1) sum += worth.at[code * size + c]!
    else if (what === 2) sum -= worth.at[code * size + c]!
  }
  sum += throne(core, worth, p, player) - throne(core, worth, p, core.foe[player]!)
  if (core.hands >= 0) sum += inHand(core, worth, p, player) - inHand(core, worth, p, core.foe[player]!)
  return sum
}

/** How well a royal stands. */
function throne(core: Core, worth: Worth, p: Position, player: number): number {
  const { words } = p
  const foe = core.foe[player]!
  const cell = words[core.royal + player]!
  if (cell < 0) return 0
  const index = words[core.cells + cell]! * core.size + cell
  const left = words[core.men + foe]!
  if (left > FEW) return worth.home[index]!
  const other = words[core.royal + foe]!
  if (left > NEARLY_BARE || other < 0) return worth.open[index]!
  const [a, b] = [core.rules.board.cells[cell]!, core.rules.board.cells[other]!]
  return worth.open[index]! - ROYALS_NEAR * Math.hypot(a.x - b.x, a.y - b.y)
}

/** How many hundredths the first player is ahead because one royal is nearly bare: it is driven to the rim, and the other comes near. */
export function mopUp(core: Core, worth: Worth, p: Position): number {
  const { words } = p
  const { men, royal } = core
  if (words[men]! > NEARLY_BARE && words[men + 1]! > NEARLY_BARE) return 0
  const strong = words[men]! > words[men + 1]! ? 0 : 1
  const [near, bare] = [words[royal + strong]!, words[royal + 1 - strong]!]
  if (words[men + strong]! < 2 || near < 0 || bare < 0) return 0
  const [a, b] = [core.rules.board.cells[near]!, core.rules.board.cells[bare]!]
  const driven = -worth.open[words[core.cells + bare]! * core.size + bare]!
  const lead = Math.round(100 * (driven - ROYALS_NEAR * Math.hypot(a.x - b.x, a.y - b.y)))
  return strong === 0 ? lead : -lead
}

function inHand(core: Core, worth: Worth, p: Position, player: number): number {
  const { kinds } = core.drops
  let sum = 0
  for (let i = 0; i < kinds.length; i++)
    sum += p.words[core.hands + player * kinds.length + i]! * worth.kind[kinds[i]!]! * IN_HAND
  return sum
}

/** What a capture or a promotion wins; the cheaper the captor, the sooner it is looked at. */
export function gainOf(core: Core, worth: Worth, p: Position, m: Move): number {
  const use = (m >> 20) & 7
  if (use >= DROP) return 0
  const { pieces, cells } = core
  const code = p.words[cells + (m & 1023)]!
  const kind = pieces.kind(code)
  const taken = p.words[cells + ((m >> 10) & 1023)]!
  let gain = 0
  if (use === PASSING) gain = worth.kind[kind]!
  else if (taken > 0) gain = Math.max(0.5, worth.kind[pieces.kind(taken)]! - worth.kind[kind]! * 0.01)
  if (use === PROMOTE) gain += worth.kind[m >> 23]! - worth.kind[kind]!
  return gain
}
