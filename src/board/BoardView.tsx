import { createUniqueId, Show, type JSX } from 'solid-js'
import { pageColours } from './colours.ts'
import { artsArrived, watchArts } from './arts.ts'
import { LiveBoard } from './LiveBoard.tsx'
import { frameOf, WIDE } from './geometry.ts'
import type { BoardViewProps } from './props.ts'
import { picture } from './picture.ts'
import './board.css'
import './materials/materials.css'

/** Shows a scene; in 'live' mode also tells what a person pointed at. */
export const BoardView = (props: BoardViewProps): JSX.Element => (
  <Show when={props.mode === 'live'} fallback={<StillBoard {...props} />}>
    <LiveBoard {...props} />
  </Show>
)

/** A picture: one SVG, no listeners. */
function StillBoard(props: BoardViewProps): JSX.Element {
  const prefix = createUniqueId()
  watchArts()
  const drawn = () => {
    artsArrived()
    return picture(props.board, props.scene, pageColours, {
      material: props.material,
      language: props.language,
      flipped: props.flipped,
      coordinates: props.coordinates,
      last: props.last,
      marks: props.marks ?? [],
      arrows: props.arrows ?? [],
      prefix,
    })
  }
  const ratio = () => {
    const { view } = frameOf(props.board, {
      coordinates: props.coordinates,
      material: props.material,
      ...(props.scene.window ? { window: props.scene.window } : {}),
    })
    return view[2] / view[3]
  }
  return (
    <div
      class="jv-board jv-still"
      data-material={props.material}
      data-shape={ratio() > WIDE ? 'wide' : 'square'}
      style={{ '--ratio': ratio() }}
      innerHTML={drawn()}
    />
  )
}
