import { batch, createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js'
import { refusals, type Move } from '../../../engine/index.ts'
import { isPath, MAP, MONSOON, pathOf } from '../../../games/uj/ekkovadaszok/cards.ts'
import { numberOf } from '../../../games/uj/ekkovadaszok/deck.ts'
import type { Explanation } from '../../../games/uj/ekkovadaszok/refusals.ts'
import { cellAt, columnOf, rowOf, START } from '../../../games/uj/ekkovadaszok/grid.ts'
import { cardOf, kindOf, layOf, made, MOVE, restOf } from '../../../games/uj/ekkovadaszok/moves.ts'
import { sound } from '../../match/sound.ts'
import { say } from '../../text/text.ts'
import type { HunterMatch } from './hunter-match.ts'
import { ht } from './text/text.ts'

export interface Target {
  readonly cell: number
  readonly kind: 'fits' | 'turn' | 'maybe' | 'no' | 'wash' | 'look'
}

/** What the person holds, where it would go, and what was said about it. */
export interface HandChoice {
  /** The place in the hand. */
  readonly held: Accessor<number | undefined>
  readonly code: Accessor<number>
  readonly turned: Accessor<boolean>
  readonly spot: Accessor<number | undefined>
  readonly targets: Accessor<readonly Target[]>
  readonly why: Accessor<string | undefined>
  /** The value must be typed before the card is laid. */
  readonly mustType: Accessor<boolean>
  readonly cardMoves: Accessor<readonly Move[]>
  take(place: number): void
  turn(): void
  aim(cell: number): void
  drop(): void
  lay(): void
  /** Checks a typed value; lays the card when it is right. */
  answer(typed: string): void
  play(move: Move): void
  /** Plays an action, or says why it may not be played. */
  attempt(move: Move): void
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export function createHandChoice(hunt: HunterMatch): HandChoice {
  const { session, hunters, view, viewer, moves, aids } = hunt
  const [held, setHeld] = createSignal<number>()
  const [turned, setTurned] = createSignal(false)
  const [spot, setSpot] = createSignal<number>()
  const [why, setWhy] = createSignal<string>()
  const hand = () => view().players[viewer() ?? -1]?.hand ?? []
  const code = () => (held() === undefined || moves().length === 0 ? 0 : (hand()[held()!] ?? 0))
  const drop = () =>
    batch(() => {
      setHeld(undefined)
      setTurned(false)
      setSpot(undefined)
      setWhy(undefined)
    })
  createEffect(on([() => session.match().at, hunt.curtain], drop, { defer: true }))

  const mustType = () =>
    aids.typed && hunt.valuesCount() && isPath(code()) && hunters.faceOf(code()).value !== null
  const explain = (cell: number, over: boolean): Explanation =>
    hunters.explain(hunt.seen().position, code(), over, cell)
  const stands = ({ reason }: Explanation) => reason === '' || (mustType() && reason === 'value')

  /** Empty cells beside anything that lies on the table. */
  const rim = createMemo((): readonly number[] => {
    const full = new Set([START, ...hunters.state.goalCells, ...view().maze.map(({ cell }) => cell)])
    const found = new Set<number>()
    for (const cell of [
      START,
      ...view().maze.map(each => each.cell),
      ...hunters.state.goalCells.filter((_, i) => view().goals[i]!.isUp),
    ])
      for (const [dx, dy] of STEPS) {
        const beside = cellAt(columnOf(cell) + dx, rowOf(cell) + dy)
        if (!full.has(beside)) found.add(beside)
      }
    return [...found].sort((a, b) => a - b)
  })
  const cardMoves = createMemo(() => (code() === 0 ? [] : moves().filter(m => cardOf(m) === code())))

  const targets = createMemo((): readonly Target[] => {
    const card = code()
    if (card === 0) return []
    if (card === MONSOON)
      return cardMoves().flatMap(m =>
        kindOf(m) === MOVE.MONSOON ? [{ cell: restOf(m), kind: 'wash' as const }] : [],
      )
    if (card === MAP)
      return cardMoves().flatMap(m =>
        kindOf(m) === MOVE.MAP ? [{ cell: hunters.state.goalCells[restOf(m)]!, kind: 'look' as const }] : [],
      )
    if (!isPath(card)) return []
    const turns = pathOf(card).turns
    return rim().map((cell): Target => {
      const here = stands(explain(cell, turned() && turns))
      if (here) return { cell, kind: mustType() ? 'maybe' : 'fits' }
      return { cell, kind: turns && stands(explain(cell, !turned())) ? 'turn' : 'no' }
    })
  })

  const refuse = (text: string) => {
    setWhy(text)
    sound('refused')
  }
  const compared = ({ words, value, comparisons, reason }: Explanation): string => {
    if (reason !== 'value') return say(words)
    const pairs = comparisons.flatMap(({ fits, last }) =>
      fits || last === null || value === null ? [] : [`${value} ↔ ${last}`],
    )
    return [say(words), ...new Set(pairs)].join(' ')
  }

  const play = (move: Move) => {
    drop()
    hunt.play(move)
  }
  const lay = () => {
    const cell = spot()
    if (cell === undefined) return
    const over = turned() && pathOf(code()).turns
    const move = layOf(code(), cell, over)
    if (moves().includes(move)) return play(move)
    setSpot(undefined)
    refuse(compared(explain(cell, over)))
  }

  return {
    held,
    code,
    turned: () => turned() && isPath(code()) && pathOf(code()).turns,
    spot,
    targets,
    why,
    mustType,
    cardMoves,
    drop,
    lay,
    play,
    take(place) {
      const again = held() === place
      drop()
      if (!again) setHeld(place)
    },
    turn() {
      if (!isPath(code()) || !pathOf(code()).turns) return
      setTurned(over => !over)
      setWhy(undefined)
      const cell = spot()
      if (cell === undefined) return
      const found = explain(cell, turned())
      if (stands(found)) return
      setSpot(undefined)
      refuse(compared(found))
    },
    aim(cell) {
      const card = code()
      setWhy(undefined)
      if (card === MONSOON) return this.attempt(made(MOVE.MONSOON, MONSOON, cell))
      if (card === MAP) return this.attempt(made(MOVE.MAP, MAP, hunters.state.goalCells.indexOf(cell)))
      const { turns } = pathOf(card)
      const found = explain(cell, turned() && turns)
      if (stands(found)) return void setSpot(cell)
      if (turns && stands(explain(cell, !turned()))) {
        setTurned(over => !over)
        return void setSpot(cell)
      }
      setSpot(undefined)
      refuse(compared(found))
    },
    answer(typed) {
      const { latex, value } = hunters.faceOf(code())
      const [mine, right] = [numberOf(typed), numberOf(value ?? '')]
      if (mine === undefined || right === undefined) return refuse(ht().typed.notNumber)
      // A root written as a long decimal is asked to two places.
      const near = /\.\d{5}/.test(value ?? '') ? 0.006 : 1e-9
      if (Math.abs(mine - right) < near) return lay()
      aids.add({
        seat: viewer() ?? 0,
        round: view().round,
        card: pathOf(code()).name,
        latex,
        typed: typed.trim(),
        value: value ?? '',
      })
      refuse(ht().typed.wrong(typed.trim()))
    },
    attempt(move) {
      if (moves().includes(move)) return play(move)
      const found = refusals(session.game, hunt.seen().position).find(each => each.move === move)
      if (found) refuse(say(found.reason))
    },
  }
}
