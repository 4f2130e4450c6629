import { createEffect, on } from 'solid-js'
import { pace, still } from './reduced-motion.ts'
import type { SkullMatch } from './skull-match.ts'

const MOST = 7
const FLIGHT = 250
const APART = 55

/** Gears fly from the supply to whoever is paid. Pure show: the sums change by themselves. */
export function useGearFlight(skulls: SkullMatch, place: () => HTMLElement | undefined): void {
  createEffect(
    on(
      () => skulls.view().payment,
      payment => {
        const root = place()
        if (!payment || !root || still() || pace() === 'fast') return
        const from = root.querySelector('.supply')?.getBoundingClientRect()
        const to = root.querySelector(`[data-seat="${payment.player}"] .purse-sum`)?.getBoundingClientRect()
        const gear = root.querySelector('.supply .gear')
        const token = root.querySelector('.purse-sum .reroll')
        if (!from || !to || !gear) return
        const things = [
          ...Array.from({ length: Math.min(MOST, payment.gears) }, () => gear),
          ...Array.from({ length: Math.min(2, payment.tokens) }, () => token ?? gear),
        ]
        for (const [i, thing] of things.entries()) {
          const flying = thing.cloneNode(true)
          if (!(flying instanceof SVGElement)) continue
          flying.classList.add('flying')
          flying.style.left = `${from.left + from.width / 2 + ((i % 3) - 1) * 12}px`
          flying.style.top = `${from.top + from.height / 2}px`
          document.body.append(flying)
          const x = to.left + to.width / 2 - from.left - from.width / 2
          const y = to.top + to.height / 2 - from.top - from.height / 2
          const flight = flying.animate(
            [
              { transform: 'translate(-50%, -50%)' },
              { transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%)) rotate(220deg)` },
            ],
            { duration: FLIGHT, delay: i * APART, easing: 'cubic-bezier(.4, 0, .6, 1)', fill: 'both' },
          )
          flight.addEventListener('finish', () => flying.remove())
          flight.addEventListener('cancel', () => flying.remove())
        }
      },
      { defer: true },
    ),
  )
}
