import { createMemo, For, Show, type JSX } from 'solid-js'
import type { Point } from '../engine/index.ts'
import type { Placed } from '../kit/index.ts'
import type { Frame } from './geometry.ts'
import type { Target } from './props.ts'
import type { Stencils } from './stencils.ts'

interface StackFanProps {
  readonly frame: Frame
  readonly cell: number
  /** Bottom first. */
  readonly pieces: readonly Placed[]
  readonly stencils: Stencils
  readonly language: 'hu' | 'en'
  readonly worldStyle: JSX.CSSProperties
  readonly targets: ReadonlyMap<Point, Target['kind']>
  readonly point: (point: Point) => void
}

const STEP = 0.62

/** All the pieces of a cell in a column beside it, the top one above; those with an id of their own can be pointed at. */
export default function StackFan(props: StackFanProps): JSX.Element {
  const box = createMemo(() => {
    const { frame } = props
    const [vx, vy, vw, vh] = frame.view
    const { x, y, unit } = frame.places[props.cell]!
    const high = (props.pieces.length * STEP + 0.16) * unit
    const wide = 0.9 * unit
    const right = x + 0.55 * unit + wide <= vx + vw
    const left = right ? x + 0.55 * unit : x - 0.55 * unit - wide
    const top = Math.min(Math.max(y - high / 2, vy), Math.max(vy, vy + vh - high))
    return { left, top, wide, high }
  })
  const percent = (v: number) => `${v * 100}%`
  return (
    <div class="jv-world jv-fan-world" style={props.worldStyle}>
      <div
        class="jv-fan"
        style={{
          left: percent(box().left),
          top: percent(box().top),
          width: percent(box().wide),
          height: percent(box().high),
        }}
      >
        <For each={props.pieces.toReversed()}>
          {placed => {
            const art = () => {
              const picture = props.stencils.draw({ ...placed, cells: [placed.cell] }, props.frame)
              return <div class="jv-art" style={{ 'background-image': picture.url }} />
            }
            return (
              <Show
                when={placed.point}
                fallback={
                  <span class="jv-fan-piece" aria-hidden="true">
                    {art()}
                  </span>
                }
              >
                {point => (
                  <button
                    type="button"
                    class="jv-fan-piece"
                    classList={{ 'jv-fits': props.targets.has(point()) }}
                    aria-label={placed.label[props.language]}
                    onPointerDown={event => event.stopPropagation()}
                    onClick={() => props.point(point())}
                  >
                    {art()}
                  </button>
                )}
              </Show>
            )
          }}
        </For>
      </div>
    </div>
  )
}
