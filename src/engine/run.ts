import type { Game } from './game.ts'
import { choices, isMove, randomMove } from './legal.ts'
import type { Outcome } from './outcome.ts'
import { Meetings } from './meetings.ts'
import { CHANCE, Moves, type Move, type Position } from './position.ts'
import type { Rng } from './rng.ts'

export const draw = (game: Game, hu: string, en: string): Outcome => ({
  result: game.players.map(() => 1 / game.players.length),
  reason: { hu, en },
})

const starts = new WeakMap<Game, Position>()

/** The first position of a game, set up once. */
function startOf(game: Game): Position {
  let first = starts.get(game)
  if (!first) {
    first = game.layout.empty()
    game.start(first)
    first.settle()
    starts.set(game, first)
  }
  return first
}

/** The end by repetition or by the cap on moves, after `moves` moves in a position met `times` times. */
export function drawn(
  game: Game,
  p: Position,
  moves: number,
  times: number,
  cycle: number,
  since: number,
): Outcome | undefined {
  const { repetition, cap, capped } = game.draws ?? {}
  if (repetition && times >= repetition.times)
    return (
      repetition.judge?.(p, cycle, since) ??
      draw(game, 'Ugyanaz az állás ismétlődött.', 'The same position was repeated.')
    )
  if (cap !== undefined && moves >= cap)
    return capped?.(p) ?? draw(game, 'Elfogyott a megengedett lépésszám.', 'The limit on moves was reached.')
  return undefined
}

/** Tables of a random game that is over: making new ones takes longer than a short game. */
let spare: Meetings | undefined

/** A position on its way: counts moves and repetitions, and so knows every end a game can have. */
export class Run {
  readonly game: Game
  readonly position: Position
  moves = 0
  plies = 0
  /** Only where repetition ends a game, from the first position on that can come again. */
  private met: Meetings | undefined
  private readonly repeats: boolean
  /** The word that tells whether a position can come again, or -1, and its value then. */
  private readonly stage: number
  private readonly atStage: number
  /** Taken out of the game once: looking them up at every move is slow when games of many shapes share this code. */
  private readonly often: number
  private readonly cap: number
  private readonly byTurns: boolean
  private readonly step: Game['play']

  constructor(game: Game, position?: Position) {
    this.game = game
    this.often = game.draws?.repetition?.times ?? Infinity
    this.cap = game.draws?.cap ?? Infinity
    this.byTurns = game.draws?.repetition?.of === 'turns'
    this.step = game.play
    this.repeats = game.draws?.repetition !== undefined
    this.stage = game.draws?.repetition?.among?.word ?? -1
    this.atStage = game.draws?.repetition?.among?.is ?? 0
    if (position) this.position = position
    else this.position = startOf(game).copy()
    this.remember()
  }

  private remember(): void {
    const { position } = this
    if (!this.repeats || position.words[0] === CHANCE) return
    if (this.stage >= 0 && position.words[this.stage] !== this.atStage) return
    if (this.met === undefined) {
      this.met = spare ?? new Meetings()
      spare = undefined
    }
    this.met.meet(position.low, position.high, this.plies)
  }

  /** The game is over: what it remembered is of no more use, and its tables serve the next one. */
  forget(): void {
    if (this.met?.clear()) spare = this.met
    this.met = undefined
  }

  play(m: Move): void {
    const player = this.position.turn
    if (player !== CHANCE) this.moves++
    this.plies++
    this.step(this.position, m)
    if (this.byTurns && this.met && this.position.turn === player) this.met.times = 0
    else this.remember()
  }

  /** Ends by repetition or by the cap on moves. */
  drawn(): Outcome | undefined {
    const { met } = this
    if (this.moves < this.cap && (met === undefined || met.times < this.often)) return undefined
    return drawn(this.game, this.position, this.moves, met?.times ?? 0, met?.cycle ?? 0, met?.since ?? 0)
  }

  /** Lists the legal moves; an outcome when the game is over. */
  choices(out: Moves): Outcome | undefined {
    const end = choices(this.game, this.position, out)
    if (end) return end
    const drawn = this.drawn()
    if (drawn) out.n = 0
    return drawn
  }
}

const scratch = new Moves()

/** Plays on at random to the end. `limit` guards against games that have no cap of their own. */
export function playRandomly(run: Run, rng: Rng, limit = 100_000): Outcome | undefined {
  const { game, position } = run
  const { outcome, pick, refuses } = game
  for (let i = 0; i < limit; i++) {
    const end = outcome(position) ?? run.drawn()
    if (end) {
      run.forget()
      return end
    }
    let m = pick && !refuses && position.turn !== CHANCE ? pick(position, rng) : -1
    if (m < 0) m = randomMove(game, position, rng, scratch)
    if (m < 0) {
      const stuck = game.stuck(position)
      if (!isMove(stuck)) {
        run.forget()
        return stuck
      }
      m = stuck
    }
    run.play(m)
    if (!position.recording) position.settle()
  }
  return undefined
}
