import {
  CHANCE,
  choices,
  Moves,
  type Game,
  type Move,
  type Position,
  type Search,
  type Solution,
} from '../engine/index.ts'

/** One step on the way down: the moves to try there, how many were tried, and how to go back. */
class Step {
  readonly out = new Moves()
  tried = 0
  mark = 0
  key = 0
  /** How many counted moves were made. */
  counted = 0
}

/**
 * Depth-first search in rounds, each allowing longer solutions than the one before; it needs no memory, but meets positions again
 * and again. Fit for games whose `needs` is sharp.
 */
export class Deepening implements Search {
  private readonly game: Game
  private readonly p: Position
  private readonly steps: Step[] = []
  private readonly played: Move[] = []
  private depth = -1
  /** The length that solutions may have in this round, and the least one beyond it that was met. */
  private bound: number
  private beyond = Infinity
  positions = 0

  /** No solution is shorter than `proved`. */
  constructor(game: Game, from: Position, proved: number) {
    this.game = game
    this.p = from.copy()
    this.bound = proved
  }

  advance(n: number): Solution | undefined {
    const { game, p, steps, played } = this
    for (let i = 0; i < n; i++) {
      if (this.depth < 0) {
        if (this.positions > 0) {
          if (this.beyond === Infinity) return { kind: 'none' }
          this.bound = this.beyond
        }
        this.beyond = Infinity
        const found = this.enter()
        if (found) return found
        continue
      }
      const step = steps[this.depth]!
      if (step.tried === step.out.n) {
        this.depth--
        if (this.depth >= 0) p.rewind(steps[this.depth]!.mark)
        continue
      }
      const m = step.out.at(step.tried++)
      played[this.depth] = m
      step.mark = p.mark()
      const uncounted = game.uncounted?.(p, m) ?? false
      const next = (steps[this.depth + 1] ??= new Step())
      next.counted = step.counted + (uncounted ? 0 : 1)
      game.play(p, m)
      const found = this.enter()
      if (found) return found
    }
    return undefined
  }

  /** `p` stands one step deeper than before: goes on from there unless it is too far, or over, or was on the way already. */
  private enter(): Solution | undefined {
    const { game, p } = this
    this.positions++
    const made = this.depth + 1
    const step = (this.steps[made] ??= new Step())
    // What goes on uncounted may save the first move that is needed.
    const least = step.counted + Math.max(0, game.needs!(p) - (game.uncounted && made > 0 ? 1 : 0))
    const back = this.depth >= 0 ? this.steps[this.depth]!.mark : 0
    step.key = p.key
    if (least > this.bound) this.beyond = Math.min(this.beyond, least)
    else if (!this.onTheWay(made)) {
      if (p.turn === CHANCE) return { kind: 'gave up', why: 'Luck has not decided everything yet.' }
      const end = choices(game, p, step.out)
      if (end?.result[0] === 1)
        return { kind: 'solved', moves: this.played.slice(0, made), counted: step.counted }
      if (!end) {
        step.tried = 0
        this.depth = made
        return undefined
      }
    }
    if (made > 0) p.rewind(back)
    return undefined
  }

  private onTheWay(made: number): boolean {
    const { key } = this.steps[made]!
    for (let i = made - 2; i >= 0; i--) if (this.steps[i]!.key === key) return true
    return false
  }
}
