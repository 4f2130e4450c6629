import type { Definition, Options, PositionJson } from './definition.ts'
import type { Game } from './game.ts'
import type { Outcome } from './outcome.ts'
import { randomChance } from './legal.ts'
import { CHANCE, Moves, type Move, type Position } from './position.ts'
import { fail, ok, type Json, type Result } from './result.ts'
import type { Rng } from './rng.ts'
import { Run } from './run.ts'

/** A game being played: a position with its history. Undo, redo and the film are places in the history. */
export class Match {
  readonly definition: Definition
  readonly options: Options
  readonly game: Game
  /** The position the match began with, when it is not the game's own. */
  readonly from: PositionJson | undefined
  private readonly history: Move[] = []
  private names: string[] = []
  private done = 0
  private run: Run
  private readonly first: Position
  private readonly legal = new Moves()
  private end: Outcome | undefined
  /** A player gave up, or both agreed on a draw. */
  private settled: Outcome | undefined

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
    this.first = first.copy()
    this.run = new Run(game, first.copy())
    this.look()
  }

  static begin(definition: Definition, options: Options = {}): Match {
    const game = definition.make(options)
    const first = game.layout.empty()
    game.start(first)
    return new Match(definition, options, game, first)
  }

  static beginFrom(definition: Definition, options: Options, json: Json): Result<Match> {
    const game = definition.make(options)
    const read = readPosition(game, json)
    if (!read.ok) return read
    return ok(new Match(definition, options, game, read.value, game.layout.write(read.value)))
  }

  get position(): Position {
    return this.run.position
  }
  get outcome(): Outcome | undefined {
    return this.settled ?? this.end
  }
  /** Legal moves now; empty when the match is over. */
  get moves(): readonly Move[] {
    return this.settled ? [] : this.legal.toArray()
  }
  /** How many moves have been played, and how many are known (undone ones too). */
  get at(): number {
    return this.done
  }
  get length(): number {
    return this.history.length
  }
  /** The names of all known moves in order. */
  get log(): readonly string[] {
    return this.names
  }
  moveAt(i: number): Move | undefined {
    return this.history[i]
  }

  private look(): void {
    this.end = this.run.choices(this.legal)
  }

  nameOf(m: Move): string {
    return this.game.name(this.position, m)
  }

  play(m: Move): void {
    const name = this.nameOf(m)
    this.history.length = this.done
    this.names.length = this.done
    this.settled = undefined
    this.history.push(m)
    this.names.push(name)
    this.done++
    this.run.play(m)
    this.look()
  }

  /** Plays the move with this name; the text comes from outside. */
  playNamed(text: string): Result<Move> {
    const found = this.find(text)
    if (found.ok) this.play(found.value)
    return found
  }

  find(text: string): Result<Move> {
    for (const m of this.moves) if (this.nameOf(m) === text) return ok(m)
    const timed = /^time:(\d+)$/.exec(text)
    const m = timed && this.game.elapse?.(this.position, Number(timed[1]))
    if (m !== undefined && m !== null && this.nameOf(m) === text) return ok(m)
    if (this.outcome) return fail('A játéknak már vége.', 'The game is over.')
    return fail(`Nincs ilyen lépés: „${text}”.`, `There is no such move: "${text}".`)
  }

  /** Lets luck decide while it is luck's turn. */
  roll(rng: Rng): void {
    const out = new Moves()
    while (!this.outcome && this.position.turn === CHANCE)
      this.play(randomChance(this.game, this.position, rng, out))
  }

  /** Real time has passed. The logged move is named `time:<ms>`. */
  elapse(milliseconds: number): void {
    const m = this.outcome ? undefined : this.game.elapse?.(this.position, milliseconds)
    if (m !== undefined) this.play(m)
  }

  /** Goes to the position after `n` moves, backwards or forwards. */
  goto(n: number): void {
    const target = Math.max(0, Math.min(n, this.history.length))
    if (target < this.done) {
      this.run = new Run(this.game, this.first.copy())
      this.done = 0
      this.settled = undefined
    }
    while (this.done < target) this.run.play(this.history[this.done++]!)
    this.look()
  }

  /** Takes back the last decision of a person: luck that followed it goes too. */
  undo(): boolean {
    let n = this.done
    if (n === 0) return false
    n--
    while (n > 0 && this.actorAt(n) === CHANCE) n--
    this.goto(n)
    return true
  }

  redo(): boolean {
    if (this.done === this.history.length) return false
    let n = this.done + 1
    while (n < this.history.length && this.actorAt(n) === CHANCE) n++
    this.goto(n)
    return true
  }

  /** The position after `n` moves, without going there. */
  positionAt(n: number): Position {
    const p = this.first.copy()
    for (let i = 0; i < n; i++) this.game.play(p, this.history[i]!)
    return p
  }

  /** How often each position before this one was met, by its key, for opponents that must not repeat. */
  seenKeys(): Map<number, number> {
    const p = this.first.copy()
    const keys = new Map<number, number>()
    for (let i = 0; i < this.done; i++) {
      keys.set(p.key, (keys.get(p.key) ?? 0) + 1)
      this.game.play(p, this.history[i]!)
    }
    return keys
  }

  private actorAt(n: number): number {
    return this.positionAt(n).turn
  }

  resign(player: number): void {
    const { players } = this.game
    const team = players[player]?.team ?? player
    const others = players.map((other, i) => ((other.team ?? i) === team ? 0 : 1))
    const winners = others.filter(Boolean).length || 1
    const side = players[player]?.name
    this.settled = {
      result: players.some(other => other.team !== undefined) ? others : others.map(share => share / winners),
      reason: { hu: `${side?.hu ?? ''} feladta.`, en: `${side?.en ?? ''} resigned.` },
    }
  }

  agreeDraw(): void {
    this.settled = {
      result: this.game.players.map(() => 1 / this.game.players.length),
      reason: { hu: 'Döntetlen megegyezéssel.', en: 'Draw by agreement.' },
    }
  }

  /** The match as a file: the moves by name, so that a person can read and edit it. */
  save(): MatchJson {
    return {
      format: 'jatekvilag-match',
      version: 1,
      game: this.definition.id,
      rules: this.definition.rules,
      options: { ...this.options },
      ...(this.from ? { from: this.from } : {}),
      moves: [...this.names],
      at: this.done,
      ...(this.settled ? { settled: this.settled } : {}),
    }
  }

  static replay(definition: Definition, saved: MatchJson): Result<Match> {
    if (saved.rules !== definition.rules)
      return fail(
        `Ezt a játszmát a szabályok ${saved.rules}. változatával mentették, a mostani a ${definition.rules}.`,
        `This match was saved with version ${saved.rules} of the rules; the present one is ${definition.rules}.`,
      )
    const begun = saved.from
      ? Match.beginFrom(definition, saved.options, saved.from)
      : ok(Match.begin(definition, saved.options))
    if (!begun.ok) return begun
    const match = begun.value
    for (const [i, name] of saved.moves.entries()) {
      const played = match.playNamed(name)
      if (!played.ok)
        return fail(
          `A mentés ${i + 1}. lépése nem játszható: ${played.why.hu}`,
          `Move ${i + 1} of the save cannot be played: ${played.why.en}`,
        )
    }
    match.goto(saved.at ?? saved.moves.length)
    if (saved.settled && match.done === match.length) match.settled = saved.settled
    return ok(match)
  }
}

export interface MatchJson {
  readonly format: 'jatekvilag-match'
  readonly version: 1
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly from?: PositionJson
  readonly moves: readonly string[]
  readonly at?: number
  readonly settled?: Outcome
}

export function readPosition(game: Game, json: Json): Result<Position> {
  const read = game.layout.read(json)
  if (!read.ok) return read
  game.derive?.(read.value)
  read.value.settle()
  const flaw = game.flaw?.(read.value)
  return flaw ? { ok: false, why: flaw } : read
}
