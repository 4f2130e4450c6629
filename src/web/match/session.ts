import { batch, createMemo, createSignal, type Accessor } from 'solid-js'
import {
  assert,
  CHANCE,
  freshSeed,
  Rng,
  type Game,
  type Match,
  type Move,
  type Outcome,
  type Result,
} from '../../engine/index.ts'
import type { BoardGame, GameDefinition } from '../../kit/index.ts'
import type { SavedMatch, SeatJson } from '../../wire/index.ts'
import { keepMatch } from '../store/matches.ts'
import type { Opened } from '../store/opening.ts'

/** What has just happened at the table. 'time' is a tick, 'back' any walk in the history, 'seats' a change of people. */
export type Happening = 'move' | 'luck' | 'time' | 'back' | 'settled' | 'seats'

/** A decision of somebody: luck and the passing of time are left out. */
interface Decision {
  readonly index: number
  readonly seat: number
}

/** A match with the people at it. All that changes the match goes through here, and is saved at once. */
export interface Session {
  readonly id: string
  readonly definition: GameDefinition
  readonly game: BoardGame
  /** The match as it is now; reading it follows its changes. */
  readonly match: Accessor<Match>
  readonly happening: Accessor<Happening | undefined>
  readonly seats: Accessor<readonly SeatJson[]>
  readonly name: Accessor<string>
  readonly outcome: Accessor<Outcome | undefined>
  /** The seats that may act now; none at luck's turn and at the end. */
  readonly toAct: Accessor<readonly number[]>
  readonly persons: Accessor<readonly number[]>
  readonly canUndo: Accessor<boolean>
  readonly canRedo: Accessor<boolean>
  actor(m: Move): number
  play(m: Move): void
  playNamed(name: string): Result<Move>
  elapse(milliseconds: number): void
  rollLuck(): void
  undo(): void
  redo(): void
  goTo(index: number): void
  resign(seat: number): void
  agreeDraw(): void
  swapSides(): void
  rename(name: string): void
  saved(): SavedMatch
}

function boardGame(game: Game): BoardGame {
  assert('scene' in game && 'board' in game, 'every game of the library can be seen')
  return game as BoardGame
}

function decisions(match: Match): Decision[] {
  const found: Decision[] = []
  for (let index = 0; index < match.length; index++) {
    const seat = match.moverAt(index)
    if (seat !== undefined && seat !== CHANCE) found.push({ index, seat })
  }
  return found
}

export function createSession(opened: Opened): Session {
  const { definition, match } = opened
  const { id } = opened.saved
  const game = boardGame(match.game)
  const [version, setVersion] = createSignal(0)
  const [happening, setHappening] = createSignal<Happening>()
  const [seats, setSeats] = createSignal(opened.saved.seats)
  const [name, setName] = createSignal(opened.saved.name)
  const now = () => {
    version()
    return match
  }
  const saved = (): SavedMatch => ({
    id,
    name: name(),
    updated: new Date().toISOString(),
    seats: seats(),
    match: match.save(),
  })
  const changed = (what: Happening) => {
    batch(() => {
      setHappening(what)
      setVersion(n => n + 1)
    })
    void keepMatch(saved())
  }

  // Luck depends on the place in the match only: taking a move back and trying another never rolls the dice again.
  const seed = freshSeed()
  const luckAt = (ply: number) => new Rng((seed + ply * 0x9e3779b97f) % 2 ** 53)

  const outcome = createMemo(() => now().outcome)
  const actor = (m: Move) => game.actor?.(match.position, m) ?? match.position.turn
  const toAct = createMemo((): readonly number[] => {
    const { position, moves } = now()
    if (outcome() || position.turn === CHANCE) return []
    return game.actor ? [...new Set(moves.map(actor))].sort((a, b) => a - b) : [position.turn]
  })
  const persons = createMemo(() => seats().flatMap((seat, i) => (seat.kind === 'person' ? [i] : [])))
  const story = createMemo(() => decisions(now()))
  const settled = () => now().isSettled
  /** The decisions one can go back to: people's own, or anybody's where no person plays. */
  const own = () => {
    const people = persons()
    return people.length === 0 ? story() : story().filter(({ seat }) => people.includes(seat))
  }
  const undoTo = () =>
    own()
      .filter(({ index }) => index < now().at)
      .at(-1)?.index

  const goTo = (index: number) => {
    match.goto(index)
    changed('back')
  }

  return {
    id,
    definition,
    game,
    match: now,
    happening,
    seats,
    name,
    outcome,
    toAct,
    persons,
    actor,
    saved,
    canUndo: () => settled() || undoTo() !== undefined,
    canRedo: () => now().at < now().length,
    play(m) {
      match.play(m)
      changed('move')
    },
    playNamed(text) {
      const played = match.playNamed(text)
      if (played.ok) changed('move')
      return played
    },
    elapse(milliseconds) {
      const before = match.at
      match.elapse(milliseconds)
      if (match.at !== before) changed('time')
    },
    rollLuck() {
      if (match.outcome || match.position.turn !== CHANCE) return
      match.roll(luckAt(match.at))
      changed('luck')
    },
    goTo,
    undo() {
      if (settled()) {
        // The last move stays; only the word that ended the match is taken back.
        const { at } = match
        match.goto(at - 1)
        return goTo(at)
      }
      const to = undoTo()
      if (to !== undefined) goTo(to)
    },
    redo() {
      const next = own().find(({ index }) => index > match.at)?.index
      goTo(next ?? match.length)
    },
    resign(seat) {
      match.resign(seat)
      changed('settled')
    },
    agreeDraw() {
      match.agreeDraw()
      changed('settled')
    },
    swapSides() {
      setSeats(all => [...all.slice(-1), ...all.slice(0, -1)])
      changed('seats')
    },
    rename(text) {
      setName(text)
      void keepMatch(saved())
    },
  }
}
