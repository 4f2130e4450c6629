import { split, winsOf, type BackgammonGround, type BackgammonPart } from '../../../kit/index.ts'

/** The starting point is the first of a player's own way. */
const START = 1
/** How much a trapped man is worth to the trapper: most where it has the whole way before it. */
const TRAPPED = 0.3
/** A mother who stands alone while enemies may still come. */
const LONELY = 0.2

/** What a player's captives and lonely mother cost. */
function plight({ men, held }: BackgammonGround, p: Parameters<typeof held>[0], player: number): number {
  let sum = men(p, player, START) === 1 && men(p, 1 - player, 25) === 0 ? LONELY : 0
  for (let i = START; i < 25; i++) if (held(p, player, i)) sum += (TRAPPED * (25 - i)) / 24
  return sum
}

/**
 * The mother is the last man on the starting point. Who loses her to a trap has lost the game, unless the trapper's own mother is still
 * at home: then play goes on, and it is a draw when she is trapped as well.
 */
export const mothers =
  (points: number): BackgammonPart =>
  ground => {
    const { players, men, held } = ground
    const wins = winsOf(
      players,
      '{loser} anyja fogságba esett, {winner} nyert.',
      'The mother of {loser} is trapped: {winner} wins.',
    ).map(win => ({ ...win, points: win.result.map(share => share * points) }))
    const both = split(players, 'Mindkét anya fogságba esett.', 'Both mothers are trapped.')
    return {
      outcome(p) {
        const [white, black] = [held(p, 0, START), held(p, 1, START)]
        if (white && black) return both
        if (white && men(p, 1, START) === 0) return wins[1]
        if (black && men(p, 0, START) === 0) return wins[0]
        return undefined
      },
      value: (p, player, usual) =>
        Math.max(-1, Math.min(1, usual + plight(ground, p, 1 - player) - plight(ground, p, player))),
    }
  }
