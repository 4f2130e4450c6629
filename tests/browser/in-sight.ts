// What a person sees of a decision without scrolling: the things to decide on, and the buttons.
import type { Page } from 'playwright-core'

/** A kind of decision: it is open when something matches `asks`; all that matches `needs` should be in sight. */
export interface Decision {
  readonly name: string
  readonly asks: string
  readonly needs: readonly string[]
}

export interface Sight {
  readonly name: string
  readonly seen: number
  readonly all: number
  /** What is not in sight, by its words. */
  readonly missing: readonly string[]
}

/** Puts `window.sightOf(decisions)` into every page of this visit: the first decision that is open, and how much of it is seen. */
export const watchSight = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    /** Whole within the window, within everything that scrolls, and nothing lies over it. */
    const isSeen = (thing: Element): boolean => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      if (right - left < 1 || bottom - top < 1) return false
      const slack = 1.5
      const fits = (box: { left: number; right: number; top: number; bottom: number }) =>
        left >= box.left - slack &&
        right <= box.right + slack &&
        top >= box.top - slack &&
        bottom <= box.bottom + slack
      if (!fits({ left: 0, right: innerWidth, top: 0, bottom: innerHeight })) return false
      for (let around = thing.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowY !== 'visible' && !fits(around.getBoundingClientRect()))
          return false
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return [
        [x, y],
        [x, top + 3],
        [x, bottom - 3],
      ].every(([px, py]) => {
        const hit = document.elementFromPoint(px!, py!)
        // A button that lies on the thing belongs to it, as the levels lie on the skull.
        return hit !== null && (thing.contains(hit) || (hit.parentElement?.contains(thing) ?? false))
      })
    }
    window.sightOf = decisions => {
      const open = decisions.find(({ asks }) => document.querySelector(asks) !== null)
      if (!open) return undefined
      const things = open.needs.flatMap(need => [...document.querySelectorAll(need)])
      const missing = things.filter(thing => !isSeen(thing))
      return {
        name: open.name,
        seen: things.length - missing.length,
        all: things.length,
        missing: missing.map(thing => (thing.ariaLabel ?? thing.textContent).trim().slice(0, 40)),
      }
    }
  })

declare global {
  interface Window {
    sightOf: (decisions: readonly Decision[]) => Sight | undefined
  }
}
