import { CHANCE, type Player } from '../../engine/index.ts'
import type { News } from '../../board/props.ts'
import type { MoveLine } from './move-lines.ts'

const MOST = 3
/** So many lines are looked through, however long the match is. */
const RECENT = 60

/** What happened in the last few turns: a line for each, with luck in the turn of whoever asked for it. */
export function newsOf(lines: readonly MoveLine[], at: number, players: readonly Player[]): News[] {
  const turns: { seat: number; texts: string[] }[] = []
  const end = lines.findLastIndex(({ index }) => index < at) + 1
  const made = lines.slice(Math.max(0, end - RECENT), end)
  for (const [i, { seat, by, text }] of made.entries()) {
    const before = turns.at(-1)
    const turn = before && (seat === CHANCE || seat === before.seat) ? before : { seat, texts: [] }
    if (turn !== before) turns.push(turn)
    // Who asks for luck is told by what luck did.
    if (by !== 'button' || made[i + 1]?.seat !== CHANCE) turn.texts.push(text)
  }
  return turns.slice(-MOST).map(({ seat, texts }) => ({
    tint: players[seat]?.tint,
    text: texts.join(' · '),
  }))
}
