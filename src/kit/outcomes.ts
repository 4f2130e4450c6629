import type { Game, Outcome, Player } from '../engine/index.ts'

type Players = Pick<Game, 'players'> | readonly Player[]
const count = (players: Players): readonly Player[] => ('players' in players ? players.players : players)

/** One player wins, and with them the team. */
export function win(players: Players, winner: number, hu: string, en: string): Outcome {
  const all = count(players)
  const team = all[winner]?.team
  return {
    result: all.map((player, i) => (i === winner || (team !== undefined && player.team === team) ? 1 : 0)),
    reason: { hu, en },
  }
}

export function split(players: Players, hu: string, en: string): Outcome {
  const all = count(players)
  return { result: all.map(() => 1 / all.length), reason: { hu, en } }
}

/** The most points win; equal bests share. */
export function most(players: Players, points: readonly number[], hu: string, en: string): Outcome {
  const all = count(players)
  const best = Math.max(...points)
  const winners = points.filter(n => n === best).length
  return { result: all.map((_, i) => (points[i] === best ? 1 / winners : 0)), reason: { hu, en }, points }
}
