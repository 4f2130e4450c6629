import type { Definition, Options, PositionJson } from './definition.ts'
import type { Game } from './game.ts'
import type { Match } from './match.ts'
import type { Outcome } from './outcome.ts'
import type { Move, Position } from './position.ts'
import { fail, ok, type Result } from './result.ts'

/** What may be read of a match, whether its log is here or on a server. Nothing can be changed through it. */
export interface MatchView {
  readonly definition: Definition
  readonly options: Options
  readonly game: Game
  /** The position the match began with, when it is not the game's own. */
  readonly from: PositionJson | undefined
  readonly position: Position
  readonly outcome: Outcome | undefined
  /** The legal moves of whoever looks. */
  readonly moves: readonly Move[]
  /** How many moves of the line have been played, and how many are known (undone ones too). */
  readonly at: number
  readonly length: number
  /** The moves of the line by name, as they are told to whoever looks. */
  readonly log: readonly string[]
  readonly isSettled: boolean
  readonly drawOffer: number | undefined
  readonly undoWish: { readonly by: number; readonly to: number } | undefined
  /** The move itself; undefined where whoever looks may not know it. */
  moveAt(i: number): Move | undefined
  /** Whose move it was: a seat, or CHANCE; undefined for time. */
  moverAt(i: number): number | undefined
  /** The position after so many moves. Whoever asked may change it. */
  positionAt(n: number): Position
  nameOf(m: Move): string
  find(text: string): Result<Move>
}

/** The eyes of an onlooker: what every seat at the table may know. No seat has this number, and luck has not either. */
export const NOBODY = -2

/**
 * What one seat may know of a match. Positions come through the layout's views, moves of others through the game's `tell`, and
 * only the seat's own moves are listed. A game without secrets is seen whole.
 */
export class SeatView implements MatchView {
  readonly seat: number
  private readonly match: Match

  constructor(match: Match, seat: number) {
    this.match = match
    this.seat = seat
  }

  get definition(): Definition {
    return this.match.definition
  }
  get options(): Options {
    return this.match.options
  }
  get game(): Game {
    return this.match.game
  }
  get from(): PositionJson | undefined {
    return this.hides ? undefined : this.match.from
  }
  get position(): Position {
    return this.seen(this.match.position)
  }
  get outcome(): Outcome | undefined {
    return this.match.outcome
  }
  get moves(): readonly Move[] {
    const { match } = this
    return match.moves.filter(m => match.actorOf(m) === this.seat)
  }
  get at(): number {
    return this.match.at
  }
  get length(): number {
    return this.match.length
  }
  get log(): readonly string[] {
    return this.hides ? this.match.log.map((name, i) => this.toldAt(i) ?? name) : this.match.log
  }
  get isSettled(): boolean {
    return this.match.isSettled
  }
  get drawOffer(): number | undefined {
    return this.match.drawOffer
  }
  get undoWish(): { readonly by: number; readonly to: number } | undefined {
    return this.match.undoWish
  }

  /** Nothing is hidden any more when the match is over. */
  private get hides(): boolean {
    return this.match.game.layout.secret && !this.match.outcome
  }
  private seen(p: Position): Position {
    return this.hides ? this.match.game.layout.view(p, this.seat) : p
  }
  /** How a move is told to this seat; undefined when there is nothing to hide in it. */
  private toldAt(i: number): string | undefined {
    const { match, seat } = this
    const { game, log } = match
    // Time is no secret and is told to nobody.
    const mover = match.moverAt(i)
    if (!this.hides || !game.tell || mover === undefined || mover === seat) return undefined
    const told = match.toldAt(i, seat)
    return told === log[i] ? undefined : told
  }

  moveAt(i: number): Move | undefined {
    return this.toldAt(i) === undefined ? this.match.moveAt(i) : undefined
  }
  moverAt(i: number): number | undefined {
    return this.match.moverAt(i)
  }
  positionAt(n: number): Position {
    return this.seen(this.match.positionAt(n))
  }
  nameOf(m: Move): string {
    return this.game.name(this.position, m)
  }
  /** Only the seat's own moves are found: what others could do is not to be found out by asking. */
  find(text: string): Result<Move> {
    const { match } = this
    const mine = this.moves.find(m => match.nameOf(m) === text)
    if (mine !== undefined) return ok(mine)
    if (match.outcome) return fail('A játéknak már vége.', 'The game is over.')
    return this.moves.length === 0
      ? fail('Most nem te jössz.', 'It is not your turn.')
      : fail(`Nincs ilyen lépés: „${text}”.`, `There is no such move: "${text}".`)
  }
}
