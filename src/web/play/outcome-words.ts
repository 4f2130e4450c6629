import type { Outcome } from '../../engine/index.ts'
import { cellTitle } from '../../board/board-words.ts'
import type { BoardGame, Scene } from '../../kit/index.ts'
import { playerName } from '../match/player-name.ts'
import { capital, language, say, t } from '../text/text.ts'

export interface Verdict {
  readonly title: string
  readonly reason: string
  readonly points: readonly string[]
}

/** Who won and why, in words. */
export function tellOutcome(game: BoardGame, outcome: Outcome): Verdict {
  const { result } = outcome
  const best = Math.max(...result)
  const winners = game.players.flatMap((_, i) => (result[i] === best && best > 0 ? [i] : []))
  const names = () => t().listed(winners.map(seat => playerName(game, seat)))
  const title = () => {
    if (game.players.length === 1) return best > 0 ? t().play.wonSolo : t().play.lostSolo
    if (winners.length === 0) return t().play.over
    if (winners.length === game.players.length) return t().play.draw
    const team = new Set(winners.map(seat => game.players[seat]?.team))
    const together = winners.length === 1 || (team.size === 1 && !team.has(undefined))
    return together ? t().play.won(names()) : t().play.shared(names())
  }
  return {
    title: title(),
    reason: capital(say(outcome.reason)),
    points: (outcome.points ?? []).map((n, seat) => t().play.points(playerName(game, seat), n)),
  }
}

/** The position as lines of text, for those who read it instead of seeing it. */
export function tellScene(game: BoardGame, scene: Scene): string[] {
  const names = game.board.cells.map(cell => cellTitle(cell, language()))
  const byCell = new Map<number, string[]>()
  for (const { cell, label } of scene.placed) byCell.set(cell, [...(byCell.get(cell) ?? []), say(label)])
  const where = new Map<string, string[]>()
  const stacks: string[] = []
  for (const [cell, labels] of byCell) {
    const [only] = labels
    if (labels.length > 1) stacks.push(t().play.stack(names[cell] ?? '', labels.join(', ')))
    else if (only !== undefined) where.set(only, [...(where.get(only) ?? []), names[cell] ?? ''])
  }
  const trays = scene.trays.map(tray => {
    const items = tray.items.map(({ label, count }) =>
      count === undefined || count === 1 ? say(label) : `${count} × ${say(label)}`,
    )
    return `${say(tray.title)}: ${[tray.text && say(tray.text), ...items].filter(Boolean).join(', ') || '–'}`
  })
  return [
    ...[...where].map(([label, cells]) => `${label}: ${cells.join(', ')}`).sort(),
    ...stacks,
    ...trays,
    ...(scene.notes ?? []).map(say),
  ].map(capital)
}
