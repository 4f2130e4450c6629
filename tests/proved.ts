import { choices, Moves, type Game, type Position } from '../src/engine/index.ts'

const NEVER = 1e12
const SLOTS = 1 << 21
/** How much more effort goes into a move than its best rival asks for, before the rival is looked at. */
const PATIENCE = 1.25
/** How far the game's own value tells where to look first. */
const [WEIGHT, TRUST] = [6, 2.5]

/** The effort that is still needed to show that the player to move gets what they want, and that they do not. */
interface Effort {
  readonly yes: number
  readonly no: number
}

/**
 * Whether `winner` can force a win, by proof-number search (df-pn) with a table of positions. Only for games of two whose positions
 * never come again. Undefined when `most` positions were not enough.
 */
export function provesWin(game: Game, first: Position, winner: number, most: number) {
  const p = first.copy()
  const keys = new Float64Array(SLOTS)
  const yeses = new Float64Array(SLOTS)
  const noes = new Float64Array(SLOTS)
  const lists: Moves[] = []
  let positions = 0

  const slotOf = (low: number): number => (low >>> 0) % SLOTS
  const keep = (yes: number, no: number): void => {
    const slot = slotOf(p.low)
    keys[slot] = p.key
    yeses[slot] = yes
    noes[slot] = no
  }
  /** What a position that was never looked at is thought to need. */
  const guess = (better: number): number => Math.max(1, Math.round(WEIGHT * Math.exp(-TRUST * better)))

  const search = (yesLimit: number, noLimit: number, depth: number): Effort => {
    positions++
    const out = (lists[depth] ??= new Moves())
    const end = choices(game, p, out)
    if (end) {
      const glad = (end.result[winner] === 1) === (p.turn === winner)
      const effort = glad ? { yes: 0, no: NEVER } : { yes: NEVER, no: 0 }
      keep(effort.yes, effort.no)
      return effort
    }
    const replies = out.toArray().map(move => {
      const mark = p.mark()
      game.play(p, move)
      const value = game.value?.(p, p.turn) ?? 0
      const reply = { move, key: p.key, slot: slotOf(p.low), yes: guess(value), no: guess(-value) }
      p.rewind(mark)
      return reply
    })
    for (;;) {
      let [yes, no, second, best] = [NEVER, 0, NEVER, replies[0]!]
      for (const reply of replies) {
        if (keys[reply.slot] === reply.key) {
          reply.yes = yeses[reply.slot]!
          reply.no = noes[reply.slot]!
        }
        no = Math.min(NEVER, no + reply.yes)
        if (reply.no < yes) [second, yes, best] = [yes, reply.no, reply]
        else if (reply.no < second) second = reply.no
      }
      if (yes >= yesLimit || no >= noLimit || positions >= most) {
        keep(yes, no)
        return { yes, no }
      }
      const mark = p.mark()
      game.play(p, best.move)
      const found = search(noLimit - no + best.yes, Math.min(yesLimit, second * PATIENCE + 1), depth + 1)
      p.rewind(mark)
      best.yes = found.yes
      best.no = found.no
    }
  }
  const { yes, no } = search(NEVER, NEVER, 0)
  const wanted = p.turn === winner ? yes : no
  const unwanted = p.turn === winner ? no : yes
  return { positions, wins: wanted === 0 ? true : unwanted === 0 ? false : undefined }
}
