import type { Features, Learning, Position } from '../../../engine/index.ts'
import type { Core } from './core.ts'
import { layPawnMasks, type PawnMasks } from './pawn-masks.ts'
import { plainWeights, reachesFar } from './plain-weights.ts'
import { CAPTURES, LEAPS, RIDES, STEPS } from './tables.ts'
import {
  DOUBLED,
  FAR,
  FREEDOM,
  GUARDED,
  IN_HANDS,
  layTerms,
  PAWN_TERMS,
  PRESSURE,
  SUPPORTED,
  WEAK,
  type Terms,
} from './terms.ts'
import { mopUp, type Worth } from './worth.ts'

/** A whole stage, as a power of two. */
const WHOLE = 256
/** How free the men are never changes a lead by more than this, so that they need not be counted far outside the window. */
const LAZY = 250
const MEMORY = 1 << 12

/**
 * How far a player is ahead: men by place, by distance from the royals, by freedom, pawns, hands. Weights of the beginning and of
 * the end lie in one number, (beginning << 16) + end, so that one sum adds up both.
 */
export class Judgement implements Learning {
  private readonly core: Core
  private readonly worth: Worth
  private readonly terms: Terms
  weights: Int32Array
  /** By code and cell. */
  private readonly place: Int32Array
  /** By code and distance. */
  private readonly own: Int32Array
  private readonly foe: Int32Array
  /** By code and freedom. */
  private readonly freedom: Int32Array
  private readonly pressure = new Int32Array(PRESSURE)
  private readonly pawns = new Int32Array(PAWN_TERMS)
  private readonly pair: Int32Array
  private readonly hand: Int32Array
  private tempo = 0
  /** The cell as the player sees it: player * size + cell. */
  private readonly seen: Int32Array
  /** How many king's steps two cells are apart. */
  private readonly apart: Uint8Array
  /** By code: how much of the beginning it is, whether its freedom is counted and by halves, whether it is a pawn. */
  private readonly weight: Int32Array
  private readonly moving: Uint8Array
  private readonly halves: Uint8Array
  private readonly kindOf: Int32Array
  private readonly isPawn: Uint8Array
  private readonly full: number
  private readonly masks: PawnMasks | undefined
  private readonly toGo: Int32Array
  private readonly pawnBits: Int32Array
  /** Pawns met before: their bits, then what they are worth. */
  private readonly memory: Int32Array
  private readonly counts: Int32Array

  constructor(core: Core, worth: Worth, view: Int32Array, learnt: Int32Array | undefined) {
    const { size, pieces, rules } = core
    this.core = core
    this.worth = worth
    this.terms = layTerms(core)
    const { codes } = pieces
    const kinds = pieces.kinds.length
    ;[this.place, this.own, this.foe, this.freedom] = [size, FAR, FAR, FREEDOM].map(
      n => new Int32Array(codes * n),
    ) as [Int32Array, Int32Array, Int32Array, Int32Array]
    this.pair = new Int32Array(kinds)
    this.hand = new Int32Array(kinds * IN_HANDS)
    this.seen = Int32Array.from({ length: 2 * size }, (_, i) => (i < size ? i : view[i - size]!))
    this.apart = steps(core)
    this.kindOf = Int32Array.from({ length: codes }, (_, code) => (code === 0 ? 0 : pieces.kind(code)))
    const drops = core.hands >= 0
    const royal = (code: number) => core.royals[code] === 1
    this.isPawn = Uint8Array.from({ length: codes }, (_, code) =>
      !drops && core.irreversible[code] === 1 ? 1 : 0,
    )
    this.moving = Uint8Array.from({ length: codes }, (_, code) =>
      code > 0 && !royal(code) && core.irreversible[code] === 0 ? 1 : 0,
    )
    this.halves = Uint8Array.from({ length: codes }, (_, code) => (reachesFar(core, code) ? 1 : 0))
    this.weight = Int32Array.from({ length: codes }, (_, code) =>
      this.moving[code] === 1 ? Math.round(10 * worth.kind[pieces.kind(code)]!) : 0,
    )
    let full = 0
    for (const [, code] of core.setup) full += this.weight[code]!
    this.full = Math.max(1, full)
    this.masks = this.isPawn.includes(1) ? layPawnMasks(core) : undefined
    this.toGo = Int32Array.from({ length: 2 * size }, (_, i) =>
      Math.min(11, core.geometry.depth(i % size, core.forward[i < size ? 0 : 1]!)),
    )
    this.pawnBits = new Int32Array(2 * core.span)
    this.memory = new Int32Array(this.masks ? MEMORY * (2 * core.span + 1) : 0)
    this.counts = new Int32Array(kinds)
    this.weights = new Int32Array(0)
    const plain = plainWeights(core, worth, this.terms)
    this.use(learnt?.length === plain.length ? learnt : plain)
    if (rules.players.length !== 2) throw new Error('two players are judged')
  }

  use(weights: Int32Array): void {
    const { terms, core } = this
    const { pieces, size } = core
    this.weights = weights
    const both = (at: number) => (weights[at]! << 16) + weights[terms.count + at]!
    for (let code = 1; code < pieces.codes; code++) {
      const kind = pieces.kind(code)
      const player = pieces.owner(code)
      for (let c = 0; c < size; c++)
        this.place[code * size + c] = both(terms.place + kind * size + this.seen[player * size + c]!)
      for (let d = 0; d < FAR; d++) {
        this.own[code * FAR + d] = both(terms.own + kind * FAR + d)
        this.foe[code * FAR + d] = both(terms.foe + kind * FAR + d)
      }
      for (let n = 0; n < FREEDOM; n++)
        this.freedom[code * FREEDOM + n] = both(terms.freedom + kind * FREEDOM + n)
    }
    for (let n = 0; n < PRESSURE; n++) this.pressure[n] = both(terms.pressure + n)
    for (let n = 0; n < PAWN_TERMS; n++) this.pawns[n] = both(terms.pawns + n)
    for (const kind of pieces.kinds.keys()) {
      this.pair[kind] = both(terms.pair + kind)
      for (let n = 0; core.hands >= 0 && n < IN_HANDS; n++)
        this.hand[kind * IN_HANDS + n] = both(terms.hand + kind * IN_HANDS + n)
    }
    this.tempo = both(terms.tempo)
    // No pawns at all are worth nothing, as the empty memory says.
    this.memory.fill(0)
    this.changed()
  }

  /** What a man of the kind adds when taken: on average over the board. */
  meanOf(kind: number): number {
    const { terms, core } = this
    let sum = 0
    for (let c = 0; c < core.size; c++)
      sum +=
        this.weights[terms.place + kind * core.size + c]! +
        this.weights[terms.count + terms.place + kind * core.size + c]!
    return Math.round(sum / core.size / 2)
  }

  handOf(kind: number): number {
    const at = this.terms.hand + kind * IN_HANDS
    return Math.round((this.weights[at]! + this.weights[this.terms.count + at]!) / 2)
  }

  /** Called when other weights are used. */
  changed: () => void = () => {}
  private stage = 0

  lead(p: Position, player: number, low: number, high: number): number {
    const { core } = this
    this.pawnBits.fill(0)
    this.stage = 0
    let sum = this.men(p, 0) - this.men(p, 1)
    if (this.masks) sum += this.pawnLead()
    sum += player === 0 ? this.tempo : -this.tempo
    const stage = this.stage >= this.full ? WHOLE : ((this.stage * WHOLE) / this.full) | 0
    const extra = mopUp(core, this.worth, p)
    const quick = this.mixed(sum, stage) + extra
    const seen = player === 0 ? quick : -quick
    if (seen <= low - LAZY || seen >= high + LAZY) return seen
    sum += this.activity(p, 0) - this.activity(p, 1)
    const lead = this.mixed(sum, stage) + extra
    return player === 0 ? lead : -lead
  }

  private mixed(sum: number, stage: number): number {
    const [beginning, end] = [(sum + 0x8000) >> 16, (sum << 16) >> 16]
    return ((beginning * stage + end * (WHOLE - stage)) / WHOLE) | 0
  }

  /** Men by place and by distance from the royals, and what is in the hand. */
  private men(p: Position, player: number): number {
    const { core, place, own, foe, apart, weight, isPawn, pawnBits, counts, kindOf } = this
    const { words } = p
    const { cells, size, span } = core
    const king = words[core.royal + player]!
    const other = words[core.royal + 1 - player]!
    const [near, there] = [king * size, other * size]
    const stand = core.stand + player * span
    const bits0 = player * span
    let sum = 0
    let stage = 0
    counts.fill(0)
    for (let word = 0; word < span; word++)
      for (let bits = words[stand + word]!; bits !== 0; bits &= bits - 1) {
        const cell = (word << 5) + 31 - Math.clz32(bits & -bits)
        const code = words[cells + cell]!
        sum += place[code * size + cell]!
        if (king >= 0) sum += own[code * FAR + apart[near + cell]!]!
        if (other >= 0) sum += foe[code * FAR + apart[there + cell]!]!
        stage += weight[code]!
        counts[kindOf[code]!]!++
        if (isPawn[code] === 1) pawnBits[bits0 + (cell >> 5)]! |= 1 << cell
      }
    this.stage += stage
    for (let kind = 0; kind < counts.length; kind++) if (counts[kind]! > 1) sum += this.pair[kind]!
    if (core.hands >= 0) {
      const { kinds } = core.drops
      const held = core.hands + player * kinds.length
      for (let i = 0; i < kinds.length; i++) {
        const at = kinds[i]! * IN_HANDS
        for (let n = words[held + i]! - 1; n >= 0; n--)
          sum += this.hand[at + (n < IN_HANDS ? n : IN_HANDS - 1)]!
      }
    }
    return sum
  }

  /** The pawns of both sides, from memory where they stood like this before. */
  private pawnLead(): number {
    const { pawnBits, memory } = this
    const words = pawnBits.length
    let hash = 0
    for (let i = 0; i < words; i++) hash = Math.imul(hash ^ pawnBits[i]!, 0x9e3779b1) ^ (hash >>> 15)
    const at = (hash >>> 20) * (words + 1)
    let known = true
    for (let i = 0; i < words; i++) if (memory[at + i] !== pawnBits[i]) known = false
    if (known) return memory[at + words]!
    const found = this.pawnsOf(0, undefined) - this.pawnsOf(1, undefined)
    for (let i = 0; i < words; i++) memory[at + i] = pawnBits[i]!
    memory[at + words] = found
    return found
  }

  private pawnsOf(player: number, tell: ((term: number) => void) | undefined): number {
    const { core, pawnBits, pawns } = this
    const { barring, doubling, guarding, helping } = this.masks!
    const { span, size } = core
    const [ours, theirs] = [player * span, (1 - player) * span]
    let sum = 0
    for (let word = 0; word < span; word++)
      for (let bits = pawnBits[ours + word]!; bits !== 0; bits &= bits - 1) {
        const cell = (word << 5) + 31 - Math.clz32(bits & -bits)
        const at = (player * size + cell) * span
        let [barred, doubled, guarded, helped] = [0, 0, 0, 0]
        for (let i = 0; i < span; i++) {
          barred |= barring[at + i]! & pawnBits[theirs + i]!
          doubled |= doubling[at + i]! & pawnBits[ours + i]!
          guarded |= guarding[at + i]! & pawnBits[ours + i]!
          helped |= helping[at + i]! & pawnBits[ours + i]!
        }
        const count = (term: number) => {
          sum += pawns[term]!
          tell?.(term)
        }
        if (barred === 0 && doubled === 0) {
          count(this.toGo[player * size + cell]!)
          if (guarded !== 0) count(GUARDED)
        }
        if (doubled !== 0) count(DOUBLED)
        if (helped === 0) count(WEAK)
        if (guarded !== 0) count(SUPPORTED)
      }
    return sum
  }

  /** How freely the men move, and how they press on the foe's royal. */
  private activity(p: Position, player: number, tell?: (code: number, freedom: number) => void): number {
    const { core, moving, freedom, halves, apart } = this
    const { words } = p
    const { cells, size, span, roles, tables } = core
    const { track, stream, starts, shapes } = tables
    const role = player * core.stride
    const stand = core.stand + player * span
    const other = words[core.royal + 1 - player]!
    const there = (other < 0 ? 0 : other) * size
    let sum = 0
    let pressed = 0
    for (let word = 0; word < span; word++)
      for (let bits = words[stand + word]!; bits !== 0; bits &= bits - 1) {
        const cell = (word << 5) + 31 - Math.clz32(bits & -bits)
        const code = words[cells + cell]!
        if (moving[code] === 0) continue
        const shape = shapes[code]!
        let at = starts[code * size + cell]!
        let free = 0
        if ((shape & LEAPS) !== 0) {
          for (let end = at + stream[at]!; at < end;) {
            const to = stream[++at]!
            if ((roles[role + words[cells + to]!]! & 1) === 0) free++
            if (apart[there + to]! <= 1) pressed++
          }
          at++
        }
        if ((shape & RIDES) !== 0) {
          for (let end = at + stream[at]!; at < end;) {
            let k = stream[++at]!
            let to = track[k]!
            while (words[cells + to] === 0) {
              free++
              if (apart[there + to]! <= 1) pressed++
              to = track[++k]!
            }
            if (to === size) continue
            if (roles[role + words[cells + to]!] === 2) free++
            if (apart[there + to]! <= 1) pressed++
          }
          at++
        }
        if ((shape & STEPS) !== 0) at += stream[at]! + 1
        if ((shape & CAPTURES) !== 0) at += stream[at]! + 1
        if (halves[code] === 1) free >>= 1
        if (free >= FREEDOM) free = FREEDOM - 1
        sum += freedom[code * FREEDOM + free]!
        if (tell !== undefined) tell(code, free)
      }
    if (other < 0) return sum
    const press = pressed < PRESSURE ? pressed : PRESSURE - 1
    if (tell !== undefined) tell(-1, press)
    return sum + this.pressure[press]!
  }

  features(p: Position, into: Features): void {
    into.clear()
    const { core, terms, pawnBits, kindOf, apart } = this
    const { size, cells } = core
    pawnBits.fill(0)
    this.stage = 0
    for (let player = 0; player < 2; player++) {
      const sign = player === p.turn ? 1 : -1
      this.men(p, player)
      const [king, other] = [p.at(core.royal + player), p.at(core.royal + 1 - player)]
      for (let c = 0; c < size; c++) {
        const code = p.at(cells + c)
        if (core.roles[player * core.stride + code] !== 1) continue
        const kind = kindOf[code]!
        into.add(terms.place + kind * size + this.seen[player * size + c]!, sign)
        if (king >= 0) into.add(terms.own + kind * FAR + apart[king * size + c]!, sign)
        if (other >= 0) into.add(terms.foe + kind * FAR + apart[other * size + c]!, sign)
      }
      for (const [kind, count] of this.counts.entries()) if (count > 1) into.add(terms.pair + kind, sign)
      const { kinds } = core.drops
      if (core.hands >= 0)
        for (const [i, kind] of kinds.entries())
          for (let n = p.at(core.hands + player * kinds.length + i) - 1; n >= 0; n--)
            into.add(terms.hand + kind * IN_HANDS + Math.min(n, IN_HANDS - 1), sign)
      this.activity(p, player, (code, free) => {
        into.add(code < 0 ? terms.pressure + free : terms.freedom + kindOf[code]! * FREEDOM + free, sign)
      })
    }
    if (this.masks)
      for (let player = 0; player < 2; player++)
        this.pawnsOf(player, term => into.add(terms.pawns + term, player === p.turn ? 1 : -1))
    into.add(terms.tempo, 1)
    into.stage = Math.min(1, this.stage / this.full)
  }
}

/** How many steps over edges and corners lie between any two cells. */
function steps(core: Core): Uint8Array {
  const { size } = core
  const { next, dirs } = core.rules.board
  const apart = new Uint8Array((size + 1) * (size + 1)).fill(FAR - 1)
  for (let from = 0; from < size; from++) {
    const open = [from]
    apart[from * size + from] = 0
    for (let at = open.shift(); at !== undefined; at = open.shift())
      for (let d = 0; d < dirs.length; d++) {
        const to = next[at * dirs.length + d]!
        const far = apart[from * size + at]! + 1
        if (to === size || far >= apart[from * size + to]!) continue
        apart[from * size + to] = far
        open.push(to)
      }
  }
  return apart
}
