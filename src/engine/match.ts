import { Agreement, type Talk } from './agreement.ts'
import {
  eventJson,
  type Author,
  type MatchAct,
  type MatchEvent,
  type SeatAct,
  type SeatJson,
} from './events.ts'
import type { Definition, Options, PositionJson } from './definition.ts'
import type { Game } from './game.ts'
import type { Outcome } from './outcome.ts'
import { gameOf } from './made.ts'
import { History } from './history.ts'
import { choices, randomChance } from './legal.ts'
import { eventsOf, type MatchJson } from './match-json.ts'
import { readPosition } from './reading.ts'
import { CHANCE, Moves, type Move, type Position } from './position.ts'
import { Repetition } from './repetition.ts'
import { fail, ok, type Json, type Result } from './result.ts'
import type { Rng } from './rng.ts'
import { drawn } from './run.ts'
import { agreedDraw, resignation } from './endings.ts'

/** What the line of a match knows of each move beside the move itself. */
interface Played {
  readonly name: string
  /** Whose move it was: a seat, or CHANCE for luck; time belongs to nobody. */
  readonly by: number | undefined
  /** How many moves of players were made up to it. */
  readonly counted: number
  /** How it is told to each seat that has asked. */
  readonly told: Map<number, string>
}

const over = fail('A játéknak már vége.', 'The game is over.')
const notYours = fail('Most nem te jössz.', 'It is not your turn.')
const noSuchMoment = fail('A játszmának nincs ilyen pillanata.', 'The match has no such moment.')

/**
 * A game being played. The truth is a log of authored events that only ever grows; the position, the line of moves and
 * the outcome follow from it. Going back, giving up and agreeing are events too.
 */
export class Match {
  readonly definition: Definition
  readonly options: Options
  readonly game: Game
  /** The position the match began with, when it is not the game's own. */
  readonly from: PositionJson | undefined
  private readonly journal: MatchEvent[] = []
  private readonly line: History<Position, Move>
  private readonly played: Played[] = []
  private readonly names: string[] = []
  private readonly repetition = new Repetition()
  private readonly legal = new Moves()
  private end: Outcome | undefined
  /** A player gave up, or all agreed on a draw. */
  private settled: Outcome | undefined
  private readonly agreement = new Agreement()
  private sitting: readonly SeatJson[] | undefined
  private called = ''
  /** Time that has passed since the last event, and the position it has led to. */
  private waiting = 0
  private ticked: Position | undefined

  private constructor(
    definition: Definition,
    options: Options,
    game: Game,
    first: Position,
    from?: PositionJson,
  ) {
    this.definition = definition
    this.options = options
    this.game = game
    this.from = from
    this.line = new History(
      {
        step(p, m: Move) {
          game.play(p, m)
          p.settle()
          return ok(p)
        },
        keep: p => p.copy(),
      },
      first,
    )
    this.repetition.put(0, first.key, first.turn === CHANCE ? 'luck' : 'player')
    this.look()
  }

  static begin(definition: Definition, options: Options = {}): Match {
    const game = gameOf(definition, options)
    const first = game.layout.empty()
    game.start(first)
    return new Match(definition, options, game, first)
  }

  static beginFrom(definition: Definition, options: Options, json: Json): Result<Match> {
    const game = gameOf(definition, options)
    const read = readPosition(game, json)
    if (!read.ok) return read
    return ok(new Match(definition, options, game, read.value, game.layout.write(read.value)))
  }

  get position(): Position {
    return this.ticked ?? this.line.present
  }
  get outcome(): Outcome | undefined {
    return this.settled ?? this.end
  }
  /** Legal moves now; empty when the match is over. */
  get moves(): readonly Move[] {
    return this.settled ? [] : this.legal.toArray()
  }
  /** Everything that has happened, in order. */
  get events(): readonly MatchEvent[] {
    return this.journal
  }
  /** How many moves of the line have been played, and how many are known (undone ones too). */
  get at(): number {
    return this.line.at
  }
  get length(): number {
    return this.line.length
  }
  /** How many moves the players have made up to now; luck and time are left out. */
  get decisions(): number {
    return this.played[this.at - 1]?.counted ?? 0
  }
  /** The names of all known moves of the line in order. */
  get log(): readonly string[] {
    return this.names
  }
  /** Who sits where, when the log tells. */
  get seats(): readonly SeatJson[] | undefined {
    return this.sitting
  }
  get name(): string {
    return this.called
  }
  /** The seat that offers a draw. */
  get drawOffer(): number | undefined {
    return this.agreement.drawOffer
  }
  /** The seat that asks to go back, and how far. */
  get undoWish(): { readonly by: number; readonly to: number } | undefined {
    return this.agreement.undoWish
  }
  /** Whether the match was ended by giving up or by agreement. */
  get isSettled(): boolean {
    return this.settled !== undefined
  }
  moveAt(i: number): Move | undefined {
    return this.line.line[i]
  }
  /** Whose move it was: a seat, or CHANCE; undefined for time. */
  moverAt(i: number): number | undefined {
    return this.played[i]?.by
  }

  /** How a move of the line is told to a seat that did not make it. A move is told once; asking again costs nothing. */
  toldAt(i: number, seat: number): string {
    const { told, name } = this.played[i]!
    const known = told.get(seat)
    if (known !== undefined) return known
    const heard = this.game.tell?.(this.positionAt(i), this.line.line[i]!, seat) ?? name
    told.set(seat, heard)
    return heard
  }

  private look(): void {
    const p = this.position
    this.end = choices(this.game, p, this.legal)
    if (this.end || !this.game.draws) return
    const { times, cycle, since } = this.repetition.present()
    const last = this.played[this.at - 1]
    // Within a turn nothing is repeated where only whole turns count.
    const within = this.game.draws.repetition?.of === 'turns' && last?.by === p.turn
    this.end = drawn(this.game, p, last?.counted ?? 0, within ? 0 : times, cycle, since)
    if (this.end) this.legal.n = 0
  }

  nameOf(m: Move): string {
    return this.game.name(this.position, m)
  }
  /** Who makes a move: a seat, or CHANCE. */
  actorOf(m: Move): number {
    return this.game.actor?.(this.position, m) ?? this.position.turn
  }

  /** Whoever runs the match plays this move for the one whose move it is. */
  play(m: Move): void {
    const by = this.actorOf(m)
    const name = this.nameOf(m)
    this.logTime()
    this.put(m, name, by)
    this.journal.push({ do: 'move', move: name, by: by === CHANCE ? 'luck' : by })
    if (by !== CHANCE) this.agreement.moved(by)
  }

  /** Plays the move with this name; the text comes from outside. Time is no move: it comes by `elapse` only. */
  playNamed(text: string): Result<Move> {
    const found = this.find(text)
    if (found.ok) this.play(found.value)
    return found
  }

  find(text: string): Result<Move> {
    if (!this.settled)
      for (let i = 0; i < this.legal.n; i++) {
        const m = this.legal.at(i)
        if (this.nameOf(m) === text) return ok(m)
      }
    if (this.outcome) return over
    return fail(`Nincs ilyen lépés: „${text}”.`, `There is no such move: "${text}".`)
  }

  /** What a seat sends: the only way in for players. A refused act leaves no trace. */
  submit(seat: number, what: string | SeatAct): Result<MatchEvent> {
    if (!(seat >= 0 && seat < this.game.players.length)) return notYours
    const act: SeatAct = typeof what === 'string' ? { do: 'move', move: what } : what
    return this.take({ ...act, by: seat })
  }

  /** Takes in an event as it comes from a log: the same checks for all, whoever kept it. */
  take(event: MatchEvent): Result<MatchEvent> {
    const done = event.do === 'move' ? this.takeMove(event.move, event.by) : this.carryOut(event, event.by)
    if (!done.ok) return done
    return ok(this.journal.at(-1) ?? event)
  }

  private takeMove(name: string, by: Author): Result<unknown> {
    const found = this.find(name)
    if (!found.ok) return found
    const actor = this.actorOf(found.value)
    if (by === 'clock' || (by !== 'host' && (by === 'luck' ? CHANCE : by) !== actor)) return notYours
    this.play(found.value)
    return found
  }

  private carryOut(act: MatchAct, by: Author): Result<unknown> {
    switch (act.do) {
      case 'time':
        if (by !== 'clock') return notYours
        return this.elapse(act.ms) ? ok(undefined) : fail('Most nem telik az idő.', 'Time does not pass now.')
      case 'goto':
        if (by !== 'host') return notYours
        this.goto(act.to)
        return ok(undefined)
      case 'seats':
        this.sit(act.seats)
        return ok(undefined)
      case 'name':
        this.rename(act.name)
        return ok(undefined)
      case 'settle':
        if (act.outcome.result.length !== this.game.players.length)
          return fail('A játszma eredménye hibás.', 'The outcome of the match is wrong.')
        this.settled = act.outcome
        break
      case 'move':
        return this.takeMove(act.move, by)
      case 'resign':
        if (typeof by !== 'number') return notYours
        if (this.outcome) return over
        this.settled = resignation(this.game, by)
        break
      default: {
        if (typeof by !== 'number') return notYours
        const heard = this.hear(act, by)
        if (!heard.ok) return heard
      }
    }
    this.journal.push({ ...act, by })
    return ok(undefined)
  }

  private hear(act: Talk, by: number): Result<unknown> {
    if (act.do === 'ask undo' && !(act.to >= 0 && act.to <= this.at)) return noSuchMoment
    if (act.do.endsWith('draw') && this.outcome) return over
    const heard = this.agreement.hear(act, by, this.game.players.length - 1)
    if (!heard.ok) return heard
    if (heard.value.what === 'draw') this.settled = agreedDraw(this.game)
    else if (heard.value.what === 'undo') this.walk(heard.value.to)
    return heard
  }

  private put(m: Move, name: string, by: number | undefined): void {
    const at = this.at
    this.settled = undefined
    this.played.length = at
    this.names.length = at
    const before = this.played[at - 1]?.counted ?? 0
    const counted = by === undefined || by === CHANCE ? before : before + 1
    this.line.do(m)
    const p = this.line.present
    this.played.push({ name, by, counted, told: new Map() })
    this.names.push(name)
    this.repetition.put(at + 1, p.key, p.turn === CHANCE ? 'luck' : 'player')
    this.repetition.goto(at + 1)
    this.look()
  }

  /** Lets luck decide while it is luck's turn. */
  roll(rng: Rng): void {
    const out = new Moves()
    while (!this.outcome && this.position.turn === CHANCE)
      this.play(randomChance(this.game, this.position, rng, out))
  }

  /** Real time has passed, says the clock of whoever runs the match, and it is written down at once. */
  elapse(milliseconds: number): boolean {
    this.logTime()
    const p = this.line.present
    const m = this.outcome ? undefined : this.game.elapse?.(p, milliseconds)
    if (m === undefined) return false
    const name = this.game.name(p, m)
    this.put(m, name, undefined)
    const ms = Number(name.slice('time:'.length))
    this.journal.push({ do: 'time', ms, by: 'clock' })
    return true
  }

  /** Real time goes by. It is written down with the next event, or when it changes the outcome. */
  tick(milliseconds: number): boolean {
    // Where time stands now, none is added to what waits.
    if (this.outcome || this.game.elapse?.(this.position, milliseconds) === undefined) return false
    const base = this.line.present
    const together = this.waiting + milliseconds
    const m = this.game.elapse(base, together)
    if (m === undefined) return false
    // A game may take only so much time at once; then what has passed is written down before more is added.
    if (this.waiting > 0 && this.game.name(base, m) !== `time:${Math.floor(together)}`) {
      this.logTime()
      return this.tick(milliseconds)
    }
    this.waiting = together
    this.ticked = base.copy()
    this.game.play(this.ticked, m)
    this.ticked.settle()
    this.look()
    if (this.end) this.logTime()
    return true
  }

  /** Writes down the time that has passed since the last event. */
  logTime(): void {
    const { waiting } = this
    if (waiting === 0) return
    this.waiting = 0
    this.ticked = undefined
    this.end = undefined
    this.elapse(waiting)
  }

  /** Time that only this clock has seen is forgotten: another clock's word has come. */
  forgetTime(): void {
    if (this.waiting === 0) return
    this.waiting = 0
    this.ticked = undefined
    this.look()
  }

  /** Goes to the position after `n` moves of the line, backwards or forwards. */
  goto(n: number): void {
    const target = Math.max(0, Math.min(n, this.length))
    this.logTime()
    if (target === this.at && !this.settled) return
    this.journal.push({ do: 'goto', to: target, by: 'host' })
    this.walk(target)
  }

  private walk(to: number): void {
    this.line.goto(to)
    this.repetition.goto(to)
    this.settled = undefined
    this.agreement.clear()
    this.look()
  }

  /** The decision of a player that is to be taken back next: the passing of time and luck that followed it go too. */
  undo(): boolean {
    let n = this.at
    if (n === 0) return false
    n--
    while (n > 0 && !isSeat(this.moverAt(n))) n--
    this.goto(n)
    return true
  }

  redo(): boolean {
    if (this.at === this.length) return false
    let n = this.at + 1
    while (n < this.length && !isSeat(this.moverAt(n))) n++
    this.goto(n)
    return true
  }

  /** The position after `n` moves of the line, without going there. Whoever asked may change it. */
  positionAt(n: number): Position {
    return this.line.stateAt(n)
  }

  /** How often each position before this one was met, by its key, for opponents that must not repeat. */
  seenKeys(): ReadonlyMap<number, number> {
    return this.repetition.seen
  }

  resign(player: number): void {
    this.submit(player, { do: 'resign' })
  }

  /** All at the table agree. */
  agreeDraw(): void {
    if (!this.outcome) this.take({ do: 'settle', outcome: agreedDraw(this.game), by: 'host' })
  }

  sit(seats: readonly SeatJson[]): void {
    this.sitting = seats
    this.journal.push({ do: 'seats', seats, by: 'host' })
  }

  rename(name: string): void {
    this.called = name
    this.journal.push({ do: 'name', name, by: 'host' })
  }

  /** The match as a file: the moves by name, so that a person can read and edit it. */
  save(): MatchJson & { readonly version: 2 } {
    this.logTime()
    return {
      format: 'jatekvilag-match',
      version: 2,
      game: this.definition.id,
      rules: this.definition.rules,
      options: { ...this.options },
      ...(this.from ? { from: this.from } : {}),
      events: this.journal.map(eventJson),
    }
  }

  /** The match of a file; refused as a whole when an event cannot be repeated. */
  static replay(definition: Definition, saved: MatchJson): Result<Match> {
    const repeated = Match.repeat(definition, saved)
    if (!repeated.ok) return repeated
    const { match, broken } = repeated.value
    return broken
      ? fail(
          `A mentés ${broken.n}. lépése nem játszható: ${broken.why.hu}`,
          `Move ${broken.n} of the save cannot be played: ${broken.why.en}`,
        )
      : ok(match)
  }

  /** As much of a log as can be repeated, and why it ends there when it is not all. */
  static repeat(definition: Definition, saved: MatchJson): Result<Repeated> {
    const options =
      saved.rules === definition.rules ? saved.options : definition.renewed?.(saved.rules, saved.options)
    if (!options)
      return fail(
        `Ezt a játszmát a szabályok ${saved.rules}. változatával mentették, a mostani a ${definition.rules}.`,
        `This match was saved with version ${saved.rules} of the rules; the present one is ${definition.rules}.`,
      )
    const begun = saved.from
      ? Match.beginFrom(definition, options, saved.from)
      : ok(Match.begin(definition, options))
    if (!begun.ok) return begun
    const match = begun.value
    for (const [i, event] of eventsOf(saved).entries()) {
      const taken = match.take(event)
      if (!taken.ok) return ok({ match, broken: { n: i + 1, why: taken.why } })
    }
    return ok({ match })
  }
}

interface Repeated {
  readonly match: Match
  /** The first event that cannot be repeated, by its number, and why. */
  readonly broken?: { readonly n: number; readonly why: { readonly hu: string; readonly en: string } }
}

const isSeat = (mover: number | undefined): boolean => mover !== undefined && mover !== CHANCE
