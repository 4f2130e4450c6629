import type { Outcome, Player } from '../../engine/index.ts'
import { win } from '../outcomes.ts'

const filled = (words: string, winner: string, loser: string): string =>
  words.replaceAll('{winner}', winner).replaceAll('{loser}', loser)

/** The outcome for each winner; `{winner}` and, of two players, `{loser}` stand for their names. */
export function winsOf(players: readonly Player[], hu: string, en: string): readonly Outcome[] {
  return players.map(({ name }, i) => {
    const loser = players[i === 0 ? 1 : 0]?.name ?? name
    return win(players, i, filled(hu, name.hu, loser.hu), filled(en, name.en, loser.en))
  })
}

/** By the bits of the players who are out: the win of the last one in, else nothing. */
export function lastIn(wins: readonly Outcome[]): readonly (Outcome | undefined)[] {
  return Array.from({ length: 1 << wins.length }, (_, bits) => {
    const left = wins.flatMap((_, i) => ((bits >> i) & 1 ? [] : [i]))
    return left.length === 1 ? wins[left[0]!] : undefined
  })
}
