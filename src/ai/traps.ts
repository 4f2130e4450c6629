import { listLegal, Moves, type Game, type Move, type Position } from '../engine/index.ts'
import type { Ranked } from './alphabeta.ts'
import type { Budget } from './budget.ts'
import { OutOfTime, PLY, WIN, type Descent } from './descent.ts'

/** Few enough moves, even enough scores and deep enough a look to set traps instead. */
const NARROW = 8
const EVEN = 0.2
const TRAP = 5
/** How many turns ahead traps are set, and how much less a trap counts for each turn it is off. */
const TRICKS = 4
const LATER = 0.9

/** A loss that comes within so many plies is no trap: anybody would see it. */
const PLAIN = 4
/** Few enough moves for looking at the replies of all. */
const FEW = 40
const LOOKS = 12

/** A search that has found nothing to win. */
export interface Searched {
  readonly game: Game
  readonly p: Position
  readonly budget: Budget
  readonly seen: ReadonlyMap<number, number>
  readonly descent: Descent
  readonly depth: number
}

/**
 * When the best play of both sides leads nowhere, the move after which most replies are mistakes comes first,
 * as long as no reply punishes it. Looks further while there is time: the mistakes may come a few turns later.
 */
export function trickiest(searched: Searched, ranked: Ranked[]): Ranked[] {
  const { p, budget, depth } = searched
  const top = ranked[0]
  if (!top || ranked.length > NARROW || Math.abs(top.score) > EVEN || depth < TRAP) return ranked
  const mark = p.mark()
  const patience = budget.more(0.5)
  let rated = ranked
  try {
    const safe = ranked.filter(each => each === top || holds(searched, each.move))
    for (let turns = 1; turns <= TRICKS; turns++) {
      const hopes = new Map(safe.map(({ move }) => [move, hope(searched, move, turns)]))
      rated = ranked.toSorted((a, b) => (hopes.get(b.move) ?? -2) - (hopes.get(a.move) ?? -2))
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
    p.rewind(mark)
  }
  patience()
  return rated
}

/**
 * When every move loses by force, the one after which most replies let the loss slip comes first; moves whose loss anybody would see
 * come last. Looks deeper into the replies while there is time.
 */
export function stubbornest(searched: Searched, ranked: Ranked[]): Ranked[] {
  const { p, budget, descent } = searched
  if (ranked.length < 2 || ranked.length > FEW || !(ranked[0]!.score < -1)) return ranked
  const mark = p.mark()
  const patience = budget.more(0.5)
  let rated = ranked
  try {
    const soon = descent.valueOf(-WIN + PLAIN)
    const open = ranked.filter(({ move }) => descent.valueOf(descent.whole(p, move, PLAIN * PLY, 0)) > soon)
    for (let depth = 1; depth <= LOOKS && open.length > 1; depth++) {
      const hopes = new Map(open.map(({ move }) => [move, meanAtDepth(searched, move, depth)]))
      rated = ranked.toSorted((a, b) => (hopes.get(b.move) ?? -2) - (hopes.get(a.move) ?? -2))
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
    p.rewind(mark)
  }
  patience()
  return rated
}

/** What the replies leave us on the average, from -1 to 1, as a look of this depth sees it. */
function meanAtDepth({ game, p, descent }: Searched, m: Move, depth: number): number {
  const mark = p.mark()
  const player = p.turn
  game.play(p, m)
  const replies = new Moves()
  if (p.turn !== player && !game.outcome(p)) listLegal(game, p, replies)
  let sum = 0
  for (let i = 0; i < replies.n; i++)
    sum -= Math.max(-1, Math.min(1, descent.valueOf(descent.whole(p, replies.at(i), depth * PLY, 1))))
  p.rewind(mark)
  return replies.n === 0 ? -1 : sum / replies.n
}

/** Whether the move is no mistake as far as the last finished round saw. */
function holds({ p, descent, depth }: Searched, m: Move): boolean {
  const even = -descent.points(EVEN)
  return descent.after(p, m, depth * PLY, even - 1, even, 0) >= even
}

/** What the move brings on average, from -1 to 1, against one who answers at random. */
function hope(searched: Searched, m: Move, turns: number): number {
  const { game, p } = searched
  const mark = p.mark()
  const player = p.turn
  game.play(p, m)
  const brings = p.turn === player || game.outcome(p) || draws(searched) ? 0 : meanOfReplies(searched, turns)
  p.rewind(mark)
  return brings
}

/** The position has come so often that once more ends the game. */
function draws({ game, p, seen }: Searched): boolean {
  const times = game.draws?.repetition?.times
  return times !== undefined && (seen.get(p.key) ?? 0) >= times - 1
}

function meanOfReplies(searched: Searched, turns: number): number {
  const { game, p, descent } = searched
  const replies = new Moves()
  listLegal(game, p, replies)
  let sum = 0
  for (let i = 0; i < replies.n; i++) {
    const reply = replies.at(i)
    const ours = -descent.valueOf(descent.whole(p, reply, TRAP * PLY, 1))
    if (ours < -EVEN) return -1
    sum += ours > EVEN || turns === 1 ? Math.min(1, ours) : LATER * hopeAfter(searched, reply, turns - 1)
  }
  return replies.n === 0 ? 0 : sum / replies.n
}

/** The best hope of the player who is to answer the reply. */
function hopeAfter(searched: Searched, reply: Move, turns: number): number {
  const { game, p } = searched
  const mark = p.mark()
  const replier = p.turn
  game.play(p, reply)
  let best = 0
  if (p.turn !== replier && !draws(searched)) {
    const out = new Moves()
    listLegal(game, p, out)
    best = -1
    for (let i = 0; i < out.n; i++) best = Math.max(best, hope(searched, out.at(i), turns))
  }
  p.rewind(mark)
  return best
}
