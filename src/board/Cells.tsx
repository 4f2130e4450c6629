import { createMemo, createRenderEffect, createSelector, createSignal, For, type JSX } from 'solid-js'
import type { Point } from '../engine/index.ts'
import type { Placed, Scene } from '../kit/index.ts'
import { ahead, type Frame } from './geometry.ts'
import { cellOfPoint } from './marks.ts'
import type { Place } from './places.ts'
import type { Target } from './props.ts'
import { cellTitle, cellInWords } from './board-words.ts'
import { otherTier } from './tiers.ts'

interface CellsProps {
  readonly frame: Frame
  readonly scene: Scene
  readonly byCell: ReadonlyMap<number, readonly Placed[]>
  readonly targets: ReadonlyMap<Point, Target['kind']>
  readonly chosen: readonly Point[]
  readonly last: readonly Point[]
  readonly language: 'hu' | 'en'
  readonly worldStyle: JSX.CSSProperties
  /** Enter or Space on a cell. */
  readonly point: (cell: number) => void
  /** The keyboard came to a cell, or left the board. */
  readonly visit: (cell: number | undefined) => void
  /** Whether a pointer is down: then it brought the focus, and no ring is shown. */
  readonly pointing: () => boolean
  /** Whether the keyboard walks on the cells. */
  readonly ring: 'shown' | 'hidden'
  readonly onRing: (ring: 'shown' | 'hidden') => void
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Keys that give the board to the keyboard. */
const BOARD_KEYS: ReadonlySet<string> = new Set(['Tab', 'b', 'B', 'Enter', ' '])

/** Keys that lead to the places above and below. */
const TIERS: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 }

/**
 * The cells for the keyboard and the screen reader: one invisible button each with a full name, one tab stop in all.
 * Arrow keys go to the nearest cell in that direction of the screen.
 */
export function Cells(props: CellsProps): JSX.Element {
  const [visited, setVisited] = createSignal<number>()
  const fills = createMemo(() => new Map(props.scene.fills?.map(({ cell, fill }) => [cell, fill])))
  const present = createMemo(() => props.frame.shown.filter(c => fills().get(c) !== 'gone'))
  /** The keyboard goes past cells that are gone. */
  const walked = createMemo((): Frame => ({ ...props.frame, shown: present() }))
  const stop = createMemo(() => {
    const at = visited()
    if (at !== undefined && present().includes(at)) return at
    return firstStop(props) ?? present()[0]
  })
  const isStop = createSelector(stop)
  const cells = (points: Iterable<Point>) =>
    new Set([...points].map(point => cellOfPoint(point, props.scene.placed)))
  const chosen = createMemo(() => cells(props.chosen))
  const last = createMemo(() => cells(props.last))
  const kinds = createMemo(
    () => new Map([...props.targets].map(([point, kind]) => [cellOfPoint(point, props.scene.placed), kind])),
  )
  const name = (cell: number) =>
    cellInWords(
      cellTitle(props.frame.board.cells[cell]!, props.language),
      {
        here: props.byCell.get(cell),
        target: kinds().get(cell),
        chosen: chosen().has(cell),
        last: last().has(cell),
        fill: fills().get(cell),
      },
      props.language,
    )
  let layer!: HTMLDivElement
  const hasTiers = createMemo(() => props.frame.board.cells.some(cell => cell.tier))
  const go = (cell: number | undefined) => {
    if (cell !== undefined) layer.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (BOARD_KEYS.has(event.key)) props.onRing('shown')
    const cell = cellOfElement(event.target)
    if (cell === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    // After a click the arrows are the page's: they step through the match.
    const way = props.ring === 'shown' ? WAYS[event.key] : undefined
    if (way) go(ahead(walked(), cell, ...way))
    else if (hasTiers() && event.key in TIERS) go(otherTier(walked(), cell, TIERS[event.key]!))
    else if (event.key === 'Enter' || event.key === ' ') props.point(cell)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={node => (layer = node)}
      class="jv-world jv-cells"
      classList={{ 'jv-ring': props.ring === 'shown' }}
      style={props.worldStyle}
      onKeyDown={press}
      onClick={event => {
        // Screen readers click without a pointer; real clicks have been told already.
        const cell = cellOfElement(event.target)
        if (event.detail === 0 && cell !== undefined) props.point(cell)
      }}
      onFocusIn={event => {
        const cell = cellOfElement(event.target)
        if (cell === undefined) return
        setVisited(cell)
        props.onRing(props.pointing() ? 'hidden' : 'shown')
        if (!props.pointing()) props.visit(cell)
      }}
      onFocusOut={() => props.visit(undefined)}
    >
      <For each={present()}>
        {cell => {
          const place = () => props.frame.places[cell]!
          return (
            <div
              class="jv-cell"
              role="button"
              data-cell={cell}
              tabIndex={isStop(cell) ? 0 : -1}
              aria-label={name(cell)}
              ref={node => createRenderEffect(() => layOut(node, place()))}
            />
          )
        }}
      </For>
    </div>
  )
}

/**
 * Laid out, not transformed: hundreds of transforms would make every frame of a drag dearer. Apart from the name, which
 * changes with every scene, so that this runs only when the frame changes.
 */
function layOut({ style }: HTMLElement, { x, y, unit }: Place): void {
  style.left = `${(x - unit / 2) * 100}%`
  style.top = `${(y - unit / 2) * 100}%`
  style.width = style.height = `${unit * 100}%`
}

/** Where the keyboard enters the board: something that may be pointed at, else the last move. */
const firstStop = (props: CellsProps): number | undefined => {
  for (const point of [...props.targets.keys(), ...props.last.toReversed()]) {
    const cell = cellOfPoint(point, props.scene.placed)
    if (cell !== undefined && props.frame.shown.includes(cell)) return cell
  }
  return undefined
}

const cellOfElement = (target: EventTarget | null): number | undefined => {
  const cell = target instanceof HTMLElement ? target.dataset['cell'] : undefined
  return cell === undefined ? undefined : Number(cell)
}
