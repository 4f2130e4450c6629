import { createMemo, createSignal, type Accessor } from 'solid-js'
import { gameOf } from '../../engine/index.ts'
import type { BoardGame, GameDefinition } from '../../kit/index.ts'
import type { SeatJson } from '../../wire/index.ts'
import { lastSetup, type Setup } from './setup.ts'
import { seatsFor } from '../store/game-loading.ts'

const BOT: SeatJson = { kind: 'ai', level: 2 }

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
}

/** `fill` sits down where seats are added; `onChange` hears of every change. */
export function createChoosingSetup(
  definition: GameDefinition,
  first: Setup,
  fill: 'person' | 'bot',
  onChange?: (setup: Setup) => void,
): ChoosingSetup {
  const [setup, setSetup] = createSignal(first)
  const game = createMemo(() => gameOf(definition, setup().options))
  const change = ({ options, seats }: Setup) => {
    const n = gameOf(definition, options).players.length
    const filled =
      fill === 'bot' ? Array.from({ length: n }, (_, i): SeatJson => seats[i] ?? BOT) : seats.slice()
    // Alone one plays oneself.
    if (n === 1 && fill === 'bot') filled[0] = { kind: 'person' }
    setSetup({ options, seats: seatsFor(n, filled) })
    onChange?.(setup())
  }
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
    sit: (seat, sitter) => change({ ...setup(), seats: setup().seats.with(seat, sitter) }),
  }
}
