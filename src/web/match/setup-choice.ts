import { createMemo, createSignal, type Accessor } from 'solid-js'
import { gameOf, machineOf, type Level } from '../../engine/index.ts'
import type { BoardGame, GameDefinition } from '../../kit/index.ts'
import type { SeatJson } from '../../wire/index.ts'
import { matchList } from '../store/match-list.ts'
import {
  companyOf,
  levelAt,
  namesAt,
  nextLevel,
  seatedFor,
  sideAt,
  USUAL_LEVEL,
  withLevel,
  type Company,
} from './company.ts'
import { lastSetup, type Setup, type Side, type Strength } from './setup.ts'

const BOT = machineOf(USUAL_LEVEL)

/** The set-up last used for this game; the first time one person sits with bots. */
export function setupAmongBots(definition: GameDefinition): Setup {
  const last = lastSetup(definition)
  if (last.options.players !== undefined) return last
  return { ...last, seats: last.seats.map((_, i) => (i === 0 ? { kind: 'person' } : BOT)) }
}

/** A set-up while it is being chosen. */
export interface ChoosingSetup {
  readonly definition: GameDefinition
  readonly setup: Accessor<Setup>
  readonly game: Accessor<BoardGame>
  readonly players: Accessor<string>
  /** The option as chosen, or as it is when nobody chooses. */
  chosen(option: string): string
  choose(option: string, value: string): void
  sit(seat: number, sitter: SeatJson): void
  /** With whom one plays. */
  keepCompany(company: Exclude<Company, 'mixed'>): void
  /** How strong the opponents are; 'adaptive' fits them to the person's results. */
  takeLevel(level: Level | 'adaptive'): void
  /** Where the person sits who plays against the computer. */
  takeSide(side: number | 'drawn'): void
}

/** `fill` says who sits down where seats are added: bots, or whoever fits the company; `onChange` hears of every change. */
export function createChoosingSetup(
  definition: GameDefinition,
  first: Setup,
  fill: 'company' | 'bot',
  onChange?: (setup: Setup) => void,
): ChoosingSetup {
  const [setup, setSetup] = createSignal(first)
  const game = createMemo(() => gameOf(definition, setup().options))
  const filled = (n: number, seats: readonly SeatJson[]): SeatJson[] => {
    const company = companyOf(seats)
    // Alone one plays oneself; whoever is joined by others plays against the computer.
    if (fill === 'bot' || company === 'mixed') {
      const all = Array.from({ length: n }, (_, i): SeatJson => seats[i] ?? BOT)
      return n === 1 ? [{ kind: 'person' }] : all
    }
    const grown = company === 'here' && seats.length === 1 && n > 1 ? 'computer' : company
    return seatedFor(n, { company: grown, level: levelAt(seats), side: sideAt(seats), names: namesAt(seats) })
  }
  const change = ({ options, seats, side, strength }: Setup) => {
    const n = gameOf(definition, options).players.length
    setSetup({
      options,
      seats: filled(n, seats),
      ...(side ? { side } : {}),
      ...(strength ? { strength } : {}),
    })
    onChange?.(setup())
  }
  const seat = (seats: readonly SeatJson[], side: Side | undefined = setup().side) =>
    change({ ...setup(), seats, ...(side ? { side } : {}) })
  return {
    definition,
    setup,
    game,
    players: () => setup().options.players ?? String(definition.players[0]),
    chosen(id) {
      const option = definition.options.find(each => each.id === id)
      return setup().options[id] ?? option?.choices[0]?.id ?? ''
    },
    choose: (id, value) => change({ ...setup(), options: { ...setup().options, [id]: value } }),
    sit(at, sitter) {
      // Whoever chooses seats one by one does not leave them to luck; a name changes no seat.
      const moves = setup().seats[at]?.kind !== sitter.kind
      seat(setup().seats.with(at, sitter), moves ? 'chosen' : setup().side)
    },
    keepCompany(company) {
      const { seats } = setup()
      const now = { company, level: levelAt(seats), side: sideAt(seats), names: namesAt(seats) }
      seat(seatedFor(seats.length, now))
    },
    takeLevel(level) {
      const strength: Strength = level === 'adaptive' ? level : 'chosen'
      const fits = level === 'adaptive' ? nextLevel(matchList(), definition.id) : level
      change({ ...setup(), seats: withLevel(setup().seats, fits), strength })
    },
    takeSide(to) {
      const { seats } = setup()
      if (to === 'drawn') return seat(seats, 'drawn')
      const now = { company: 'computer', level: levelAt(seats), names: namesAt(seats) } as const
      seat(seatedFor(seats.length, { ...now, side: to }), 'chosen')
    },
  }
}
