import type { Moves, Position } from '../../../engine/index.ts'
import { betMove, READY_CALL } from './acts.ts'
import { BANK, CHIPS, type Table } from './table.ts'

/** A calm player risks about a thirtieth of the purse in a round. */
const CALM = 30
/** So few spins before the end the leader sits still and the others try to catch up. */
const FINISH = 6

const largestChip = (sum: number): number => CHIPS.findLastIndex(chip => chip <= sum)

/** The even chances, where a stake lasts longest, in another order for every player and round. */
function chances(t: Table, p: Position): number[] {
  const found = t.bets.flatMap(({ pays }, bet) => (pays === 1 ? [bet] : []))
  const turn = (p.at(t.spun) * 5 + p.turn * 3) % found.length
  return [...found.slice(turn), ...found.slice(0, turn)]
}

/**
 * One quiet bet a round keeps a player longest in the game; near the end whoever is behind stakes what is missing, and the leader
 * nothing.
 */
export function ideasOf(t: Table, p: Position, out: Moves): void {
  const player = p.turn
  if (player <= BANK) return
  const purse = t.purse(p, player)
  let best = 0
  for (let i = 1; i < t.players.length; i++)
    if (i !== player) best = Math.max(best, t.purse(p, i) + t.staked(p, i))
  const late = t.spins - p.at(t.spun) <= FINISH
  const behind = best - purse - t.staked(p, player)
  const wish = !late ? Math.max(1, Math.floor(purse / CALM)) : behind >= 0 ? Math.min(purse, behind + 1) : 0
  const missing = wish - t.staked(p, player)
  const chip = missing <= 0 ? -1 : largestChip(missing)
  if (chip >= 0)
    for (const bet of chances(t, p)) if (t.covers(p, player, bet, CHIPS[chip]!)) out.add(betMove(bet, chip))
  out.add(READY_CALL)
}
