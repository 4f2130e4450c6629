import type { JSX } from 'solid-js'
import { PlayerDot } from '../match/PlayerDot.tsx'
import type { BoardGame } from '../../kit/index.ts'

/** Leaves on an arc: where each grows, and how it leans. */
const LEAVES = Array.from({ length: 7 }, (_, i) => {
  const angle = ((118 + i * 20) * Math.PI) / 180
  const [x, y] = [Math.round(40 * Math.cos(angle)), Math.round(40 * Math.sin(angle))]
  return `translate(${x} ${y}) rotate(${128 + i * 20})`
})
const LEAF = 'M0-9C5-4 5 4 0 9C-5 4-5-4 0-9Z'

const Branch = (): JSX.Element => (
  <>
    {LEAVES.map(place => (
      <path d={LEAF} transform={place} />
    ))}
  </>
)

/** The colour of whoever won, in a laurel. */
export const Laurel = (props: { readonly game: BoardGame; readonly seat: number }): JSX.Element => (
  <span class="laurel" aria-hidden="true">
    <svg viewBox="-52 -52 104 104" fill="currentcolor">
      <Branch />
      <g transform="scale(-1 1)">
        <Branch />
      </g>
    </svg>
    <PlayerDot game={props.game} seat={props.seat} />
  </span>
)
