import type { Point } from '../engine/index.ts'

/** Boards on the page and what lies under a place of the screen on each: a thing dragged from a tray asks here. */
export const locators = new WeakMap<Element, (clientX: number, clientY: number) => Point | undefined>()

/** The point of a board, or of a thing in a tray, under a place of the screen. */
export function pointUnder(clientX: number, clientY: number): Point | undefined {
  const element = document.elementFromPoint(clientX, clientY)
  const thing = element?.closest<HTMLElement>('[data-point]')
  if (thing) return thing.dataset['point']
  const board = element?.closest('.jv-live')
  return board ? locators.get(board)?.(clientX, clientY) : undefined
}
