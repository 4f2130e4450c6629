import type { Outcome, Player } from '../../engine/index.ts'
import { most, split, win } from '../outcomes.ts'
import { BLUE, GREEN, ORANGE, PURPLE, RED, YELLOW } from '../pieces.ts'

export type Scoring = 'last' | 'teams' | 'cutthroat'

const COLOURS = [RED, BLUE, GREEN, YELLOW, ORANGE, PURPLE]

/** Team play is for four, 1 and 3 against 2 and 4; cutthroat needs three at least. */
export function seats(count: number, scoring: Scoring): Player[] {
  const n = scoring === 'teams' ? 4 : scoring === 'cutthroat' ? Math.max(3, count) : count
  return COLOURS.slice(0, n).map((player, i) => (scoring === 'teams' ? { ...player, team: i % 2 } : player))
}

export const sideOf = (players: readonly Player[], player: number): number => players[player]!.team ?? player

/** What one deal brings each player when `winner` placed last. */
export const pointsOf = (players: readonly Player[], scoring: Scoring, winner: number): number[] =>
  players.map((_, i) => {
    if (scoring !== 'cutthroat') return sideOf(players, i) === sideOf(players, winner) ? 1 : 0
    if (i === winner) return 10
    return i === (winner + 1) % players.length ? 0 : 5
  })

/** The end of the last deal; `points` are those of all deals. */
export function verdict(
  players: readonly Player[],
  scoring: Scoring,
  deals: number,
  winner: number,
  points: readonly number[],
): Outcome {
  const [hu, en] = ['Nem lehet több elemet lerakni.', 'No more pieces can be placed.']
  if (deals === 1 && scoring !== 'cutthroat') return win(players, winner, hu, en)
  if (scoring !== 'teams') return most(players, points, hu, en)
  const [one, two] = [points[0]!, points[1]!]
  return { ...(one === two ? split(players, hu, en) : win(players, one > two ? 0 : 1, hu, en)), points }
}
