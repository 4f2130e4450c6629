import { createMemo, createUniqueId, type JSX } from 'solid-js'
import { rowStep } from '../../table/lattice.ts'
import { UNIT } from './camera.ts'
import { windowOf } from './laying.ts'
import { wishes, type Desk } from './state.ts'
import './things.css'

/** The grid of the bare table, drawn over all that is seen of it. */
export function LatticeLines(props: { readonly desk: Desk }): JSX.Element {
  const id = createUniqueId()
  const pattern = createMemo(() => {
    const { lattice } = wishes()
    const [wide, high] = [lattice.step * UNIT, rowStep(lattice) * UNIT]
    const rows = lattice.shape === 'square' ? 1 : 2
    const row = (shift: number, top: number) =>
      lattice.shape === 'hex'
        ? hexagon(wide * (0.5 + shift), top + high / 2, wide)
        : `M${wide * shift} ${top}v${high}M0 ${top}h${wide}`
    // A hexagon reaches over the edge of the pattern; it is drawn on both sides of it.
    const path =
      lattice.shape === 'hex'
        ? [row(0, 0), row(0.5, high), row(-0.5, high), row(0, 2 * high), row(0.5, -high), row(-0.5, -high)]
        : rows === 1
          ? [row(0, 0)]
          : [row(0, 0), row(0.5, high)]
    return {
      x: (lattice.x - lattice.step / 2) * UNIT,
      y: lattice.y * UNIT - high / 2,
      wide,
      high: high * rows,
      path: path.join(''),
    }
  })
  const seen = () => {
    const { left, top, right, bottom } = windowOf(props.desk)
    return { x: left * UNIT, y: top * UNIT, width: (right - left) * UNIT, height: (bottom - top) * UNIT }
  }
  return (
    <svg class="lattice" aria-hidden="true">
      <defs>
        <pattern
          id={id}
          patternUnits="userSpaceOnUse"
          x={pattern().x}
          y={pattern().y}
          width={pattern().wide}
          height={pattern().high}
        >
          <path d={pattern().path} />
        </pattern>
      </defs>
      <rect {...seen()} fill={`url(#${id})`} />
    </svg>
  )
}

/** A hexagon with a corner at the top, so wide, around a point. */
function hexagon(x: number, y: number, wide: number): string {
  const [w, h] = [wide / 2, wide / Math.sqrt(3)]
  const corners = [
    [0, -h],
    [w, -h / 2],
    [w, h / 2],
    [0, h],
    [-w, h / 2],
    [-w, -h / 2],
  ]
  return `M${corners.map(([dx, dy]) => `${x + dx!} ${y + dy!}`).join('L')}Z`
}
