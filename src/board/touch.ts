import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js'
import type { Point } from '../engine/index.ts'
import type { Placed } from '../kit/index.ts'
import { aims, zoom, type Aiming } from './aim.ts'
import type { Target } from './props.ts'

/**
 * What one finger does on the board where no piece is to be taken up: 'aims' at small cells; 'scrolls' the page up and down (across, it
 * swipes through the match); 'pans' over a page that two fingers have made larger. Two fingers always zoom. board.css tells the browser.
 */
export type OneFinger = 'aims' | 'scrolls' | 'pans'

interface TouchView {
  readonly root: () => HTMLElement
  readonly aiming: () => Aiming
  /** How many pixels the smallest cell has on a page that is not zoomed. */
  readonly pixels: () => number
  /** The cells where a finger takes something up. */
  readonly grasped: () => Iterable<number>
}

/** A little larger than life is no zoom yet. */
const ZOOMED = 1.05

export function createTouch(view: TouchView): Accessor<OneFinger> {
  const [scale, setScale] = createSignal(zoom())
  const look = () => setScale(Math.round(zoom() * 20) / 20)
  window.visualViewport?.addEventListener('resize', look)
  onCleanup(() => window.visualViewport?.removeEventListener('resize', look))
  // A finger that carries a piece must not move the page; the browser asks that of the cell it comes down on.
  if (navigator.maxTouchPoints > 0)
    createEffect(() => {
      const cells = [...view.grasped()].flatMap(cell => {
        const element = view.root().querySelector<HTMLElement>(`[data-cell="${cell}"]`)
        return element ? [element] : []
      })
      for (const { style } of cells) style.touchAction = 'pinch-zoom'
      onCleanup(() => {
        for (const { style } of cells) style.removeProperty('touch-action')
      })
    })
  return () => (aims(view.aiming(), view.pixels() * scale()) ? 'aims' : scale() > ZOOMED ? 'pans' : 'scrolls')
}

/** The cells of all pieces that can be taken up or are. */
export function graspedCells(
  placed: readonly Placed[],
  targets: ReadonlyMap<Point, Target['kind']>,
  chosen: readonly Point[],
): Set<number> {
  const isGrasped = (point: Point | undefined) =>
    point !== undefined && (targets.get(point) === 'start' || chosen.includes(point))
  return new Set(
    placed.flatMap(({ cell, cells, point }) =>
      isGrasped(point) || isGrasped(cell) ? (cells ?? [cell]) : [],
    ),
  )
}
