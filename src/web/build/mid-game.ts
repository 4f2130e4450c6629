// A position in the middle of a game, for a picture: a game played with a little sense and the same luck at every build.
import {
  isMove,
  Moves,
  randomMove,
  Rng,
  Run,
  tried,
  type Game,
  type Move,
  type Position,
} from '../../engine/index.ts'

/** How many moves are looked at before one is played, and how long a game may become. */
const LOOKED_AT = 6
const LONGEST = 160
/** Where the picture is taken: after this share of the game, within bounds. */
const SHARE = 0.42
const [FEWEST, MOST] = [8, 72]

/** The best of a few random moves by the game's own judgement, or any where it has none. */
function sensible(game: Game, p: Position, rng: Rng, out: Moves): Move | undefined {
  const { turn } = p
  let [best, most] = [-1, -Infinity]
  for (let i = 0; i < (game.value && turn >= 0 ? LOOKED_AT : 1); i++) {
    const move = randomMove(game, p, rng, out)
    if (move < 0) break
    const worth = game.value && turn >= 0 ? tried(p, () => judged(game, p, move, turn)) : 0
    if (worth > most) [best, most] = [move, worth]
  }
  if (best >= 0) return best
  const forced = game.stuck(p)
  return isMove(forced) ? forced : undefined
}

function judged(game: Game, p: Position, move: Move, turn: number): number {
  game.play(p, move)
  return game.value!(p, turn)
}

/** Every position of one game, the first one first. */
export function sensibleGame(game: Game): Position[] {
  const run = new Run(game)
  const [rng, out] = [new Rng(171), new Moves()]
  const line = [run.position.copy()]
  while (run.plies < LONGEST && !run.choices(out)) {
    const move = sensible(game, run.position, rng, out)
    if (move === undefined) break
    run.play(move)
    run.position.settle()
    line.push(run.position.copy())
  }
  return line
}

/** After a share of the game, but at most so many moves, and at least so many. */
export function midGame(line: readonly Position[], latest = MOST, fewest = FEWEST): Position {
  const plies = line.length - 1
  // A short game is shown before its last move, not after its end.
  const shown = Math.min(Math.max(fewest, Math.round(plies * SHARE)), Math.max(1, plies - 1))
  return line[Math.min(latest, shown, plies)]!
}
