import { createMemo, type JSX } from 'solid-js'
import type { Link } from '../kit/index.ts'
import { pageColours } from './colours.ts'
import type { Frame } from './geometry.ts'
import { linkMark, lined } from './marks.ts'
import { cellPath } from './paths.ts'
import { freeBand } from './free-band.ts'

interface SpotlightProps {
  readonly frame: Frame
  readonly cells: readonly number[]
  readonly links: readonly Link[]
}

/** What decided the match stays bright while everything else on the board is dimmed. */
export default function Spotlight(props: SpotlightProps): JSX.Element {
  const cells = createMemo(() => [...new Set(props.cells)].filter(c => props.frame.places[c]))
  const drawn = createMemo(() => {
    const { frame } = props
    const [x, y, w, h] = frame.view
    const lit = cells()
      .map(c => cellPath(frame, c, 0.5))
      .join('')
    // Bars lie between cells, so those of the chain are drawn again over the dimmed board.
    const bars = props.links.filter(({ from, to }) => cells().includes(from) && cells().includes(to))
    return (
      `<path d="M${x} ${y}h${w}v${h}h${-w}Z${lit}" fill="#120b04" fill-opacity=".42" fill-rule="evenodd"/>` +
      bars.map(link => linkMark(link, frame, pageColours)).join('') +
      lined(lit, pageColours.board('mark-last'), 0.06)
    )
  })
  return (
    <svg
      class="jv-layer jv-spotlight"
      aria-hidden="true"
      data-free={freeBand(props.frame, cells())}
      viewBox={props.frame.view.join(' ')}
      innerHTML={drawn()}
    />
  )
}
