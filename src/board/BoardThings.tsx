import { For, type JSX } from 'solid-js'
import type { Point } from '../engine/index.ts'
import type { Tray } from '../kit/index.ts'
import type { Frame } from './geometry.ts'
import type { Finish } from './materials/index.ts'
import type { Target } from './props.ts'
import TraysView from './TraysView.tsx'

interface BoardThingsProps {
  readonly frame: Frame
  readonly trays: readonly Tray[]
  readonly material: Finish
  readonly language: 'hu' | 'en'
  readonly targets: readonly Target[]
  readonly chosen: readonly Point[]
  readonly onPoint?: ((point: Point) => void) | undefined
}

/** How large a thing is, in cells. */
const SIZE = 1.12

/** Things that lie on the board but on no cell: dice, the doubling cube. */
export default function BoardThings(props: BoardThingsProps): JSX.Element {
  /** The middle of a tray in hundredths of the picture. */
  const style = ([x, y]: readonly [number, number], items: number): JSX.CSSProperties => {
    const { view, rims, edge, flipped } = props.frame
    const [left, top, right, bottom] = rims
    const [cx, cy] = [view[0] + (view[2] + left - right) / 2, view[1] + (view[3] - edge + top - bottom) / 2]
    const [sx, sy] = flipped ? [2 * cx - x, 2 * cy - y] : [x, y]
    return {
      left: `${((sx - view[0]) / view[2]) * 100}%`,
      top: `${((sy - view[1]) / view[3]) * 100}%`,
      width: `${((SIZE * items) / view[2]) * 100}%`,
    }
  }
  return (
    <For each={props.trays}>
      {tray => (
        // What lies over a cell is meant, not the cell.
        <div
          class="jv-on-board"
          style={style(tray.at!, tray.items.length)}
          onPointerDown={event => event.stopPropagation()}
        >
          <TraysView
            trays={[tray]}
            material={props.material}
            language={props.language}
            targets={props.targets}
            chosen={props.chosen}
            mode="live"
            {...(props.onPoint ? { onPoint: props.onPoint } : {})}
          />
        </div>
      )}
    </For>
  )
}
