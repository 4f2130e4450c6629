import { createMemo, createSignal, For, onCleanup, onMount, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import { gridCells } from '../../table/grid.ts'
import { MOST_CELLS, type Grid } from '../../table/index.ts'
import { NumberField } from './dialogs/Fields.tsx'
import type { Desk } from './state.ts'
import { tt } from './text/text.ts'
import './things.css'
import { wt } from './text/things.ts'

await wt.load()

const SHAPES = ['square', 'offset', 'hex'] as const
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Lays a grid over an own picture: two corners are dragged, and the cells are shown meanwhile. */
export function GridLayer(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const board = () => {
    const now = desk.session.now().board
    return now.kind === 'picture' ? now : undefined
  }
  const before = board()?.grid
  const [shape, setShape] = createSignal<Grid['shape']>(before?.shape ?? 'square')
  const [columns, setColumns] = createSignal(before?.columns ?? 8)
  const [rows, setRows] = createSignal(before?.rows ?? 8)
  const picture = board()
  const [corners, setCorners] = createSignal(
    before ?? { x: -0.5, y: -0.5, width: picture?.width ?? 8, height: picture?.height ?? 8 },
  )
  /** Until a grid was drawn, a press at a corner of the picture begins one and takes no handle. */
  const [drawn, setDrawn] = createSignal(before !== undefined)
  const shift = () => board()?.at ?? { x: 0, y: 0 }
  const grid = createMemo((): Grid => ({
    shape: shape(),
    columns: columns(),
    rows: rows(),
    ...box(corners()),
  }))
  const cells = createMemo(() => gridCells(grid()))
  let from: { x: number; y: number } | undefined
  const at = (event: PointerEvent) => {
    const place = desk.place!.getBoundingClientRect()
    const { x, y } = desk.camera.toTable(event.clientX - place.left, event.clientY - place.top)
    return { x: x - shift().x, y: y - shift().y }
  }
  const lay = () => {
    const now = board()
    if (now) desk.session.do({ do: 'board', board: { ...now, grid: grid() } })
    props.onClose()
  }
  const remove = () => {
    const now = board()
    if (now) {
      const { grid: _, ...bare } = now
      desk.session.do({ do: 'board', board: bare })
    }
    props.onClose()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    props.onClose()
  }
  onMount(() => {
    window.addEventListener('keydown', onKey, { capture: true })
    if (!board()) props.onClose()
  })
  onCleanup(() => window.removeEventListener('keydown', onKey, { capture: true }))
  /** A corner of the grid on the screen. */
  const onScreen = (x: number, y: number) => {
    const spot = desk.camera.toScreen(x + shift().x, y + shift().y)
    return `${spot.x}px ${spot.y}px`
  }
  /** Draws one corner to a point; the other one stays. */
  const pull = (corner: 'first' | 'second', to: { x: number; y: number }) => {
    const { x, y, width, height } = grid()
    const other = corner === 'first' ? { x: x + width, y: y + height } : { x, y }
    setCorners({ x: other.x, y: other.y, width: to.x - other.x, height: to.y - other.y })
  }
  const Handle = (own: { readonly corner: 'first' | 'second' }): JSX.Element => {
    let held = false
    const place = () => {
      const { x, y, width, height } = grid()
      return own.corner === 'first' ? { x, y } : { x: x + width, y: y + height }
    }
    return (
      <button
        type="button"
        class="grid-handle"
        classList={{ waits: !drawn() }}
        aria-label={wt().grid[own.corner]}
        style={{ translate: onScreen(place().x, place().y) }}
        onPointerDown={event => {
          event.stopPropagation()
          event.currentTarget.setPointerCapture(event.pointerId)
          held = true
        }}
        onPointerMove={event => held && pull(own.corner, at(event))}
        onPointerUp={() => (held = false)}
        onPointerCancel={() => (held = false)}
        onKeyDown={event => {
          const way = STEPS[event.key]
          if (!way) return
          setDrawn(true)
          event.preventDefault()
          event.stopPropagation()
          const step = event.shiftKey ? 0.5 : 0.02
          pull(own.corner, { x: place().x + way[0] * step, y: place().y + way[1] * step })
        }}
      />
    )
  }
  const moved = () => {
    const { x, y } = desk.camera.toScreen(shift().x, shift().y)
    return `translate(${x} ${y}) scale(${desk.camera.view().zoom * 64})`
  }
  return (
    <Portal mount={desk.place!.parentElement!}>
      <div
        class="spread-layer"
        role="application"
        aria-label={wt().grid.title}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from = at(event)
        }}
        onPointerMove={event => {
          if (!from) return
          const to = at(event)
          if (Math.hypot(to.x - from.x, to.y - from.y) > 0.2)
            setCorners({ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y })
        }}
        onPointerUp={() => {
          from = undefined
          setDrawn(true)
        }}
        onPointerCancel={() => (from = undefined)}
      >
        <svg aria-hidden="true">
          <g transform={moved()} class="grid-cells">
            <For each={cells()}>
              {cell => <polygon points={outline(grid(), cell)} vector-effect="non-scaling-stroke" />}
            </For>
          </g>
        </svg>
        <Handle corner="first" />
        <Handle corner="second" />
      </div>
      <div class="film-notice spread-bar" role="group" aria-label={wt().grid.title}>
        <span class="wide-only">{wt().grid.hint}</span>
        <label class="field">
          <span>{wt().grid.shape}</span>
          <select
            value={shape()}
            onChange={event => setShape(SHAPES.find(each => each === event.currentTarget.value) ?? 'square')}
          >
            <For each={SHAPES}>{each => <option value={each}>{wt().grid[each]}</option>}</For>
          </select>
        </label>
        <NumberField
          label={wt().grid.columns}
          least={1}
          most={MOST_CELLS}
          value={columns()}
          onValue={setColumns}
        />
        <NumberField label={wt().grid.rows} least={1} most={MOST_CELLS} value={rows()} onValue={setRows} />
        <button type="button" class="quiet" onClick={remove}>
          {wt().grid.remove}
        </button>
        <button type="button" class="main" onClick={lay}>
          {tt().done}
        </button>
      </div>
      <p class="grid-hint" aria-hidden="true">
        {wt().grid.hint}
      </p>
    </Portal>
  )
}

/** Corners in any order give the same rectangle, never an empty one. */
function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return {
    x: Math.min(x, x + width),
    y: Math.min(y, y + height),
    width: Math.max(0.1, Math.abs(width)),
    height: Math.max(0.1, Math.abs(height)),
  }
}

function outline(grid: Grid, cell: { x: number; y: number }): string {
  const shifted = grid.shape !== 'square' && grid.rows > 1
  const w = grid.width / (grid.columns + (shifted ? 0.5 : 0)) / 2
  const h = (grid.shape === 'hex' ? grid.height / (0.75 * grid.rows + 0.25) : grid.height / grid.rows) / 2
  const corners =
    grid.shape === 'hex'
      ? [
          [0, -h],
          [w, -h / 2],
          [w, h / 2],
          [0, h],
          [-w, h / 2],
          [-w, -h / 2],
        ]
      : [
          [-w, -h],
          [w, -h],
          [w, h],
          [-w, h],
        ]
  return corners.map(([dx, dy]) => `${cell.x + dx!},${cell.y + dy!}`).join(' ')
}
