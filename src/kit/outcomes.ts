import type { Game, Outcome, Player, Words } from '../engine/index.ts'

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

/** What each has, under its title: "Parts: 2 : 3". */
export function scored(title: Words, points: readonly (number | string)[]): Words {
  const said = points.join(' : ')
  return { hu: `${title.hu}: ${said}`, en: `${title.en}: ${said}` }
}

/** The most points win, or the fewest; all of them are told under their title. */
export function byPoints(
  players: Players,
  title: Words,
  points: readonly number[],
  wanted: 'most' | 'fewest' = 'most',
): Outcome {
  const { hu, en } = scored(title, points)
  const counted = wanted === 'most' ? points : points.map(n => -n)
  return { ...most(players, counted, `${hu}.`, `${en}.`), points }
}

const teamOf = (player: Player, i: number): number => player.team ?? i

/** The teams that still have a player who is not among the bits of those who are out. */
export const teamsLeft = (players: readonly Player[], out: number): ReadonlySet<number> =>
  new Set(players.map(teamOf).filter((_, i) => ((out >> i) & 1) === 0))

/** Those who are left share the end; whoever is out has no part in it. */
export function shared(players: readonly Player[], out: number, reason: Words): Outcome {
  const left = teamsLeft(players, out)
  return { result: players.map((player, i) => (left.has(teamOf(player, i)) ? 1 / left.size : 0)), reason }
}
