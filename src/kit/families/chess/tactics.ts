import type { Move, Position, Tactics } from '../../../engine/index.ts'
import { legalCaptures } from './captures.ts'
import type { Core } from './core.ts'
import { Exchange } from './exchange.ts'
import type { Judgement } from './judgement.ts'
import { DROP, PROMOTE } from './moves.ts'
import { inCheck } from './play.ts'
import { IN_HAND, leadFor, type Worth } from './worth.ts'

/**
 * What search may know of a chess game: how it stands, checks, captures, whether they pay, and when a player would rather not move.
 * Its tables are laid when first asked for: a game that is only shown never needs them.
 */
export function tacticsOf(
  core: Core,
  worth: Worth,
  judge: (() => Judgement) | undefined,
): Tactics | undefined {
  const { rules } = core
  if (rules.players.length !== 2 || rules.royals !== 'checked') return undefined
  const prize = new Int32Array(core.stride)
  const exchange = once(() => {
    const judgement = judge?.()
    const appraise = () => prize.set(prizes(core, worth, judgement))
    appraise()
    if (judgement) judgement.changed = appraise
    return new Exchange(core, prize)
  })
  const threats = once(() => threatsOf(core))
  return {
    lead: judge
      ? (p, player, low, high) => judge().lead(p, player, low, high)
      : (p, player) => Math.round(100 * leadFor(core, worth, p, player)),
    scale: 25 * worth.army,
    inDanger: p => inCheck(core, p, p.words[0]!),
    captures: (p, out) => legalCaptures(core, p, out, p.words[0]!),
    ...(core.attacks.hops === undefined ? { exchange: (p: Position, m: Move) => exchange().of(p, m) } : {}),
    threatens: (p, m) => threats()(p, m),
    skip: p => skip(core, p),
  }
}

/** What is made when it is first asked for. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Tells moves after which the man would hit the foe's royal if nothing stood between; a discovered check is not seen. */
function threatsOf(core: Core): (p: Position, m: Move) => boolean {
  const { size, pieces } = core
  const aims = new Uint8Array(pieces.codes * size * size)
  const { near, lines, track, hits, wall } = core.attacks
  for (let player = 0; player < 2; player++)
    for (let royal = 0; royal < size; royal++) {
      const index = player * size + royal
      const mark = (cell: number, set: number) => {
        for (let code = 1; code < pieces.codes; code++)
          if (hits[set + code] === 1) aims[(code * size + cell) * size + royal] = 1
      }
      for (let i = near.at[index]!; i < near.at[index + 1]!; i += 2) mark(near.flat[i]!, near.flat[i + 1]!)
      for (let i = lines.at[index]!; i < lines.at[index + 1]!; i++)
        for (let k = lines.flat[i]!; track[k] !== wall; k += 2) mark(track[k]!, track[k + 1]!)
    }
  return (p, m) => {
    const { words } = p
    const player = words[0]!
    const royal = words[core.royal + core.foe[player]!]!
    const use = (m >> 20) & 7
    if (royal < 0 || use > DROP) return false
    const code =
      use === DROP || use === PROMOTE ? pieces.code(m >> 23, player) : words[core.cells + (m & 1023)]!
    return aims[(code * size + ((m >> 10) & 1023)) * size + royal] === 1
  }
}

/** By code, in hundredths: what taking it changes. */
function prizes(core: Core, worth: Worth, judgement: Judgement | undefined): Int32Array {
  const { pieces, drops } = core
  const prize = new Int32Array(core.stride)
  const mean = (kind: number) => judgement?.meanOf(kind) ?? Math.round(100 * worth.kind[kind]!)
  const held = (kind: number) => judgement?.handOf(kind) ?? Math.round(100 * worth.kind[kind]! * IN_HAND)
  for (let code = 1; code < pieces.codes; code++) {
    const kind = pieces.kind(code)
    const hand = core.hands >= 0 && drops.place[drops.was[kind]!]! >= 0 ? drops.was[kind]! : -1
    if (core.royals[code] === 0) prize[code] = Math.max(1, mean(kind) + (hand >= 0 ? held(hand) : 0))
  }
  return prize
}

/** With nothing but a royal and pawns a player may be glad not to have to move; with men in hand nobody is. */
function skip(core: Core, p: Position): boolean {
  const player = p.words[0]!
  if (core.hands < 0 && !hasOfficer(core, p, player)) return false
  for (let i = 0; i < core.passing.slots; i++) {
    const at = core.passingAt + core.part[player]! + i
    if (p.words[at] !== 0) p.put(at, 0)
  }
  p.pass(core.foe[player]!)
  return true
}

function hasOfficer(core: Core, p: Position, player: number): boolean {
  const { words } = p
  const stand = core.stand + player * core.span
  for (let word = 0; word < core.span; word++)
    for (let bits = words[stand + word]!; bits !== 0; bits &= bits - 1) {
      const code = words[core.cells + (word << 5) + 31 - Math.clz32(bits & -bits)]!
      if (core.royals[code] === 0 && core.irreversible[code] === 0) return true
    }
  return false
}
