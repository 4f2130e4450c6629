import {
  isMove,
  Moves,
  playRandomly,
  randomMove,
  Rng,
  Run,
  type Game,
  type Position,
} from '../engine/index.ts'

/** More moves than any random game of the library takes. */
export const LIMIT = 200_000
const SAMPLES = 20

/** How many moves a random game takes, so that the positions looked at are spread over all of it. */
export function lengthOf(game: Game, most = LIMIT): number {
  const run = new Run(game)
  run.position.recording = false
  playRandomly(run, new Rng(1), most)
  return run.plies
}

/** Positions spread over random games, the first and the last decision among them. `length` is about how long a game is. */
export function* positions(game: Game, seed: number, length: number): Iterable<Position> {
  const rng = new Rng(seed)
  const out = new Moves()
  for (;;) {
    const run = new Run(game)
    const { position } = run
    // A shift of its own for every game: a stride of even length would meet only one player's turns.
    const stride = Math.max(1, length / SAMPLES)
    let next = 0
    for (let i = 0; i < LIMIT; i++) {
      if (game.outcome(position) || run.drawn()) break
      if (i >= next) {
        next = i + stride * (0.5 + rng.unit())
        yield position
      }
      const m = randomMove(game, position, rng, out)
      const played = m < 0 ? game.stuck(position) : m
      if (!isMove(played)) break
      run.play(played)
      position.settle()
    }
  }
}
