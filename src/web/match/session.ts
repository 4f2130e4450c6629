import { batch, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js'
import {
  assert,
  CHANCE,
  dailySeed,
  dayOf,
  fail,
  freshSeed,
  isDaily,
  luckSeed,
  machineOf,
  Rng,
  type Game,
  NOBODY,
  SeatView,
  type Match,
  type MatchView,
  type Move,
  type Outcome,
  type Result,
  type SeatAct,
  type SeatJson,
} from '../../engine/index.ts'
import type { BoardGame, GameDefinition } from '../../kit/index.ts'
import type { SavedMatch } from '../../wire/index.ts'
import { notify } from '../shell/notices.tsx'
import { freshKey, changed as tell, records } from '../store/records.ts'
import { keepMatch } from '../store/matches.ts'
import { secrecyOf } from '../store/match-record.ts'
import type { Opened } from '../store/opening.ts'
import { RecordLog, type Saving } from '../store/record-log.ts'
import { createLead, onNews } from '../store/tabs.ts'
import { say, t } from '../text/text.ts'
import { USUAL_LEVEL } from './company.ts'
import { MatchHolder } from './match-holder.ts'
import { createTalk, type Talk } from './talk.ts'

/** What has just happened at the table. 'time' is a tick, 'back' any walk in the history, 'seats' a change
 * of people, 'talk' a question or an answer. */
export type Happening = 'move' | 'luck' | 'time' | 'back' | 'settled' | 'seats' | 'talk'

/** A decision of somebody: luck and the passing of time are left out. */
interface Decision {
  readonly index: number
  readonly seat: number
}

/** A match with the people at it. All that changes the match goes through here, and is written down at once. */
export interface Session extends Pick<Talk, 'question' | 'answer' | 'offerDraw'> {
  readonly id: string
  readonly definition: GameDefinition
  readonly game: BoardGame
  /** The match as everybody at the table may know it; reading it follows its changes. */
  readonly match: Accessor<MatchView>
  /** The match as a seat may know it; without a seat, as everybody may. */
  view(seat: number | undefined): MatchView
  readonly happening: Accessor<Happening | undefined>
  readonly seats: Accessor<readonly SeatJson[]>
  readonly name: Accessor<string>
  readonly outcome: Accessor<Outcome | undefined>
  /** Whether what is seen is also kept. */
  readonly saving: Accessor<Saving>
  /** The seats that may act now; none at luck's turn and at the end. */
  readonly toAct: Accessor<readonly number[]>
  readonly persons: Accessor<readonly number[]>
  readonly canUndo: Accessor<boolean>
  readonly canRedo: Accessor<boolean>
  /** Whether luck, opponents and clocks are this tab's business. */
  readonly leads: Accessor<boolean>
  actor(m: Move): number
  play(m: Move): void
  playNamed(name: string): Result<Move>
  elapse(milliseconds: number): void
  /** Writes down the time that waits for the next decision. */
  logTime(): void
  rollLuck(): void
  /** Takes back the last decision of a person. Where several people play, the others are asked first. */
  undo(): void
  redo(): void
  /** Goes to the position after so many moves at once. */
  goTo(index: number): void
  /** Goes there as undo does: back only when the others agree. */
  goOnFrom(index: number): void
  resign(seat: number): void
  swapSides(): void
  /** A bot takes a seat over from a person. */
  seatBot(seat: number): void
  rename(name: string): void
  /** Keeps the match as it stands under a name; it stays so, and the running match goes on. */
  savePosition(name: string): Promise<Result<unknown>>
  /** Hands the match to the person as a file, sealed while it has secrets. */
  exportFile(): Promise<void>
  /** Tries to save now; where another tab has the match, takes it over. */
  retry(): void
}

/** For luck, clocks and opponents alone: they run the match, and must know all of it. Pages read a `Session`. */
export interface HostSession extends Session {
  readonly host: Accessor<MatchView>
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

/** A match whose log is in this browser. */
export function createSession(opened: Opened): HostSession {
  const { definition, id } = opened
  const game = boardGame(opened.recorded.match.game)
  const [version, setVersion] = createSignal(0)
  const [happening, setHappening] = createSignal<Happening>()
  const [saving, setSaving] = createSignal<Saving>('none')
  const happened = (what: Happening) =>
    batch(() => {
      setHappening(what)
      setVersion(n => n + 1)
    })
  const holder = new MatchHolder(definition, opened.recorded, {
    changed: how => happened(how === 'back' ? 'back' : 'move'),
    outrun: () => notify('bad', t().play.outrun),
    saving: setSaving,
  })
  const log = new RecordLog({
    store: records(),
    id,
    known: opened.events,
    holder,
    tell: length => tell(id, length),
  })
  if (opened.events.length === 0) log.push(opened.beginning)
  const lead = createLead(id)
  const silence = onNews(news => news.id === id && log.news(news))
  const logTime = () => {
    holder.match.logTime()
    holder.record(log)
  }
  /** Time that waits for the next decision is written down before the page may go away. */
  const leave = () => {
    if (document.hidden) logTime()
    else log.write()
  }
  document.addEventListener('visibilitychange', leave)
  onCleanup(() => {
    silence()
    document.removeEventListener('visibilitychange', leave)
    logTime()
    lead.close()
  })
  if (opened.recorded.broken) notify('bad', t().play.mended, say(opened.recorded.broken))

  const now = () => {
    version()
    return holder.match
  }
  const seats = createMemo(() => {
    version()
    return holder.seats
  })
  const name = createMemo(() => {
    version()
    return holder.name
  })
  const saved = (): SavedMatch => ({
    id,
    name: holder.name,
    updated: new Date().toISOString(),
    seats: holder.seats,
    match: holder.match.save(),
  })
  const changed = (what: Happening) => {
    happened(what)
    holder.record(log)
  }
  /** What may be needed later without a network comes after the first act: exporting, and what seats ask each other. */
  let prepared = false
  const prepare = () => {
    if (prepared) return
    prepared = true
    void Promise.all([
      import('../store/match-file.ts'),
      import('./Question.tsx'),
      import('./SaveDialog.tsx'),
    ]).catch(() => {
      prepared = false
    })
  }
  /** What a person does here makes this the tab that leads. */
  const mine = (what: Happening) => {
    prepare()
    lead.take()
    changed(what)
  }

  // Luck depends on the place in the match only: taking a move back and trying another never rolls the dice again.
  const seed = isDaily(opened.recorded.match.options)
    ? dailySeed(definition.id, dayOf(new Date()))
    : freshSeed()
  const luckAt = (ply: number) => new Rng(luckSeed(seed, ply))

  const outcome = createMemo(() => now().outcome)
  const actor = (m: Move) => holder.match.actorOf(m)
  const toAct = createMemo((): readonly number[] => {
    const { position, moves } = now()
    if (outcome() || position.turn === CHANCE) return []
    return game.actor ? [...new Set(moves.map(actor))].sort((a, b) => a - b) : [position.turn]
  })
  const persons = createMemo(() => seats().flatMap((seat, i) => (seat.kind === 'person' ? [i] : [])))
  const story = createMemo(() => decisions(now()))
  /** The decisions one can go back to: people's own, or anybody's where no person plays. */
  const own = () => {
    const people = persons()
    return people.length === 0 ? story() : story().filter(({ seat }) => people.includes(seat))
  }
  const undone = () => own().findLast(({ index }) => index < now().at)

  const goTo = (index: number) => {
    if (lead.watches()) return
    holder.match.goto(index)
    mine('back')
  }
  /** Where people play and something is hidden, pages get what their seat may know and no more. */
  const hides = () => game.layout.secret && !outcome() && persons().length > 0
  const view = (seat: number | undefined): MatchView => {
    const match = now()
    if (hides()) return new SeatView(match, seat ?? NOBODY)
    return seat === undefined ? match : new SeatView(match, seat)
  }
  const submit = (seat: number, act: SeatAct): Result<unknown> => {
    if (lead.watches()) return fail(t().saving.watching, t().saving.watching)
    const { at } = holder.match
    const done = holder.match.submit(seat, act)
    if (!done.ok) return done
    if (act.do === 'move') mine('move')
    else if (holder.match.isSettled) mine('settled')
    else mine(holder.match.at < at || act.do === 'agree undo' ? 'back' : 'talk')
    return done
  }
  const talk = createTalk({ now, submit, isPerson: seat => holder.seats[seat]?.kind === 'person' })
  /** Alone, or against opponents, going back is free. */
  const goBack = (to: number, by: number | undefined) => {
    if (persons().length > 1 && by !== undefined) talk.askBack(by, to)
    else goTo(to)
  }

  return {
    id,
    definition,
    game,
    host: now,
    match: () => view(undefined),
    view,
    happening,
    seats,
    name,
    outcome,
    saving: () => (lead.watches() ? 'watching' : saving()),
    toAct,
    persons,
    actor,
    leads: lead.leads,
    canUndo: () => !lead.watches() && (now().isSettled || undone() !== undefined),
    canRedo: () => !lead.watches() && now().at < now().length,
    play(m) {
      submit(actor(m), { do: 'move', move: holder.match.nameOf(m) })
    },
    playNamed(text) {
      const found = holder.match.find(text)
      if (!found.ok) return found
      const done = submit(actor(found.value), { do: 'move', move: text })
      return done.ok ? found : done
    },
    elapse(milliseconds) {
      const { length } = holder.match.events
      if (!lead.leads() || !holder.match.tick(milliseconds)) return
      happened('time')
      if (holder.match.events.length > length) holder.record(log)
    },
    logTime,
    rollLuck() {
      const { match } = holder
      if (match.outcome || match.position.turn !== CHANCE || !lead.leads()) return
      match.roll(luckAt(match.at))
      changed('luck')
    },
    goTo,
    undo() {
      const last = undone()
      // The last move stays when only the word that ended the match is taken back.
      if (holder.match.isSettled) goBack(holder.match.at, last?.seat ?? persons()[0])
      else if (last) goBack(last.index, last.seat)
    },
    goOnFrom(index) {
      const first = own().find(each => each.index >= index)
      if (index < holder.match.at) goBack(index, first?.seat)
      else goTo(index)
    },
    redo() {
      const next = own().find(({ index }) => index > holder.match.at)?.index
      goTo(next ?? holder.match.length)
    },
    question: talk.question,
    answer: talk.answer,
    offerDraw: talk.offerDraw,
    resign: seat => void submit(seat, { do: 'resign' }),
    swapSides() {
      if (lead.watches()) return
      const all = holder.seats
      holder.match.sit([...all.slice(-1), ...all.slice(0, -1)])
      mine('seats')
    },
    seatBot(seat) {
      if (lead.watches()) return
      holder.match.sit(holder.seats.with(seat, machineOf(USUAL_LEVEL)))
      mine('seats')
    },
    rename(text) {
      holder.match.rename(text)
      holder.record(log)
      setVersion(n => n + 1)
    },
    savePosition: text => keepMatch({ ...saved(), id: freshKey(), name: text }, 'position'),
    async exportFile() {
      const { exportMatch } = await import('../store/match-file.ts')
      await exportMatch(saved(), secrecyOf(holder.match))
    },
    retry() {
      if (lead.watches()) lead.take()
      log.write()
    },
  }
}
