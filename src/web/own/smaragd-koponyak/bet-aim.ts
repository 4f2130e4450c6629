import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js'
import type { SkullMatch } from './skull-match.ts'

/**
 * Many cards on a small screen: their bets are small, with few words on them. A press aims at one; the line of acts then tells
 * what it is about and has the button.
 */
export interface BetAim {
  readonly isOn: Accessor<boolean>
  /** The bet that is aimed at. */
  readonly slot: Accessor<number | undefined>
  press(slot: number, when: number): void
  /** The marker is put there. */
  bet(seat: number, when: number): void
}

export function createBetAim(skulls: SkullMatch, isOn: Accessor<boolean>): BetAim {
  const [slot, setSlot] = createSignal<number>()
  // In a race the clock ticks and others go on betting while somebody aims: only another row of bettors ends it.
  const row = createMemo(() => skulls.bettors().join())
  createEffect(on([isOn, row], () => setSlot(undefined)))
  const bet = (seat: number, when: number) => {
    const aimed = slot()
    if (aimed === undefined) return
    skulls.bet(seat, aimed, when)
    setSlot(undefined)
  }
  return {
    isOn,
    slot: () => (isOn() ? slot() : undefined),
    press(next, when) {
      const [seat, other] = skulls.bettors()
      if (seat === undefined) return
      const why = other === undefined ? skulls.whyNot(seat, next) : undefined
      skulls.refuse(why)
      if (why) setSlot(undefined)
      else if (slot() === next && other === undefined) bet(seat, when)
      else setSlot(next)
    },
    bet,
  }
}
