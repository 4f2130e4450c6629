import { CHANCE, Moves, type Move, type Position } from '../../../engine/index.ts'
import {
  actionOf,
  HIDDEN_GOAL,
  isPath,
  MAP,
  maskOf,
  MONSOON,
  pathOf,
  PATHS,
  ROGUE,
  RUBY,
  sidesOf,
} from './cards.ts'
import type { Listing } from './move-lists.ts'
import { cardOf, cellOf, isTurned, kindOf, MOVE, PAIRS, playerOf, restOf } from './moves.ts'
import type { Outlook, OutlookOf } from './outlook.ts'
import type { State } from './state.ts'

/** A hunter lays for less only where values do not count: otherwise somebody else may have a smaller step. */
const PATIENCE = 0.5
/** From here on a player is held for a rogue; `SURE` of trust lost is certainty. */
const SUSPECT = 0.6
const SURE = 12
/** A player who has earned less than this share of what the others have on average looks suspicious too. */
const EXPECTED = 0.5
/**
 * A rogue hides while the way is longer than `near` cards or the hunters hardly hope: it lays what everybody takes for help, looks at
 * maps, breaks nothing. Two rogues among five wait a card longer: by day the hunters would hardly win otherwise. A weak rogue is timid:
 * it builds with the others nearly to the end, and then harms them by halves. What hiding makes of an act: a lay is worth this much of
 * what it looks like, harm costs so much, a look brings so much.
 */
const nearFor = (players: number): number => (players === 5 ? 3 : 4)
const COVER = { lay: 0.5, harm: 0.4, look: 0.9 }
/** What is told to those who see badly: so much is a plain mistake. */
const WORTH = 4
const EAST_WEST = maskOf('EW')
const ways = (open: number): number => sidesOf(open).length
/** How many ways a tunnel offers, as a card to keep. */
const WAYS = [
  0,
  ...PATHS.map(({ open }) => (open === 15 ? 0.3 : ways(open) === 2 && open !== EAST_WEST ? 0.1 : 0.2)),
]

/**
 * What a player would think of doing, the best first. Everything is judged from the seat's own view: the own hand and
 * role, the maze, maps looked at, and the trust that public acts have earned.
 */
export function huntersIdeas(state: State, listing: Listing, outlookOf: OutlookOf) {
  const list = new Moves()
  const near = nearFor(state.n)
  /** How much of a rogue's act is meant as harm, from 0 to 1. */
  const strikeFor = ({ cards, odds }: Outlook, skill: number): number =>
    cards > Math.round(near * skill) ? 0 : skill / (1 + Math.exp(-odds))

  /** How likely a player looks like a rogue to this seat, from -1 (hunter) to 1 (rogue). */
  const suspicion = (p: Position, seat: number, player: number): number => {
    if (player === seat) return p.at(state.roles + seat) === ROGUE ? 1 : -1
    const trust = p.at(state.trust + player)
    let others = 0
    for (let i = 0; i < state.n; i++) if (i !== player) others += p.at(state.trust + i)
    const usual = Math.max(0, others / (state.n - 1)) * EXPECTED
    return Math.max(-1, Math.min(1, (usual - trust) / SURE))
  }

  const judge = (p: Position, seat: number, outlook: Outlook, skill: number): ((m: Move) => number) => {
    const rogue = p.at(state.roles + seat) === ROGUE
    const strike = rogue ? strikeFor(outlook, skill) : 0
    const table = rogue ? outlookOf(p, true) : outlook
    const knowsRuby = outlook.chances.some(chance => chance === 1)
    // Near the end every act weighs more: what hinders is dear, what helps too.
    const urgency = Math.max(0, 8 - outlook.cards) / 8
    const gain = (odds: number): number => odds - outlook.odds
    const patience = outlook.counting ? PATIENCE : 0

    /** How glad the seat is to keep a card. */
    const worth = (code: number): number => {
      if (isPath(code)) {
        if (pathOf(code).dead) return rogue ? 0.9 : 0.05
        if (rogue) return 0.1
        return usable(code)
      }
      if (code === MAP) return knowsRuby ? 0.1 : rogue ? 0.2 : 0.9
      if (code === MONSOON) return rogue ? 1.2 : 0.6
      if (actionOf(code)?.breaks !== undefined) return rogue ? 1.1 : 0.4
      return rogue ? 0.3 : 0.2
    }
    /** What each path card of the hand brings where it fits best. */
    const best = new Map<number, number>()
    const gains = new Map<Move, number>()
    /** What everybody will think of it. */
    const looks = new Map<Move, number>()
    for (let i = 0; i < list.n; i++) {
      const m = list.at(i)
      if (kindOf(m) !== MOVE.LAY) continue
      const better = gain(outlook.after(cardOf(m), isTurned(m), cellOf(m)))
      gains.set(m, better)
      if (rogue) looks.set(m, table.after(cardOf(m), isTurned(m), cellOf(m)) - table.odds)
      best.set(cardOf(m), Math.max(better, best.get(cardOf(m)) ?? -9))
    }
    /** Whether the card is of use for a hunter: now, later, or hardly ever. */
    const usable = (code: number): number => {
      const better = best.get(code) ?? -9
      if (better > 0) return 0.7 + WAYS[code]!
      if (outlook.fitsSome(code)) return 0.4 + WAYS[code]!
      // By night it may fit again.
      return state.isMosquitoIn(p) ? WAYS[code]! : 0.05
    }

    const lay = (m: Move): number => {
      const better = gains.get(m)!
      if (rogue) return (1 - strike) * COVER.lay * Math.min(looks.get(m)!, 1) - 0.9 * strike * better - 0.15
      return better > 0 ? better - patience : better - 0.2
    }
    const breaks = (m: Move): number => {
      const target = restOf(m)
      const other = suspicion(p, seat, target)
      const free = p.at(state.tools + target) === 0 ? 0.5 : -0.6
      const soon = ((target - seat + state.n) % state.n) / state.n
      if (rogue) return strike * (0.9 - 1.6 * other + free + urgency) - 0.2 * soon - (1 - strike) * COVER.harm
      return other > SUSPECT ? 0.6 + other + free - 0.2 * soon : -1.5
    }
    const fixes = (m: Move): number => {
      const target = playerOf(m)
      const bits = p.at(state.tools + target)
      const whole = (bits & (bits - 1)) === 0 ? 0.6 : 0
      if (target === seat) return rogue ? 0.5 : 2.2 + whole
      const other = suspicion(p, seat, target)
      if (rogue) return other > 0.5 ? 0.3 : 0.3 - 1.3 * strike
      return other > SUSPECT ? -1.5 : 0.5 - 0.8 * other + whole * 0.5
    }
    const wash = (m: Move): number => {
      const mark = p.mark()
      p.put(state.maze + restOf(m), 0)
      p.put(state.bounds + restOf(m), 0)
      const better = gain(outlookOf(p).odds)
      p.rewind(mark)
      return rogue ? -strike * better - 0.1 - (1 - strike) * COVER.harm : better - 0.6
    }
    const look = (goal: number): number => {
      if (knowsRuby || p.at(state.goals + goal) !== HIDDEN_GOAL) return -1
      const nearest = outlook.oddsTo[goal] === Math.max(...outlook.oddsTo) ? 0.2 : 0
      return (rogue ? 0.1 + COVER.look * (1 - strike) : 1.7) + nearest
    }
    const swap = (pair: number): number => {
      const [a, b] = PAIRS[pair]!
      if (!knowsRuby || (p.at(state.goals + a) !== RUBY && p.at(state.goals + b) !== RUBY)) return -0.5
      const [from, to] = p.at(state.goals + a) === RUBY ? [a, b] : [b, a]
      const now = outlook.oddsTo[from]!
      const next = outlook.oddsTo[to] ?? now
      const hidden = p.at(state.shown + to) === 0 ? 1 : 0
      return rogue ? strike * urgency * 1.5 * hidden : (next - now) * 0.5 - 0.5
    }

    return m => {
      switch (kindOf(m)) {
        case MOVE.LAY:
          return lay(m)
        case MOVE.BREAK:
          return breaks(m)
        case MOVE.FIX:
          return fixes(m)
        case MOVE.MAP:
          return look(restOf(m))
        case MOVE.MONSOON:
          return wash(m)
        case MOVE.PASS:
          return cardOf(m) === 0 ? -5 : 0.1 - 0.5 * worth(cardOf(m))
        case MOVE.SWAP:
          return swap(restOf(m))
        case MOVE.TAKE:
          return restOf(m)
        default:
          return 0
      }
    }
  }

  return (p: Position, out: Moves, worth?: number[], skill = 1): void => {
    if (p.turn === CHANCE) return
    const seat = p.turn
    const seen = state.layout.view(p, seat)
    list.n = 0
    listing.moves(seen, list)
    const value = judge(seen, seat, outlookOf(seen), skill)
    const ranked = list
      .toArray()
      .map(move => ({ move, value: value(move) }))
      .sort((a, b) => b.value - a.value)
    for (const { move, value } of ranked) {
      out.add(move)
      worth?.push(WORTH * value)
    }
  }
}
