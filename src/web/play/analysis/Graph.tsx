import { For, type JSX } from 'solid-js'
import type { Judged, Moment } from '../../../ai/analysis.ts'
import type { BoardGame } from '../../../kit/index.ts'

const HIGH = 100

interface GraphProps {
  readonly game: BoardGame
  /** How many moves the match has, and how many were played at the moment looked at. */
  readonly length: number
  readonly at: number
  readonly judged: readonly Judged[]
  readonly moments: readonly Moment[]
  readonly result: readonly number[] | undefined
  readonly label: string
  readonly onLook: (index: number) => void
}

/** The chances of the first side, or of everybody where there are more than two sides, from the first move to the last. */
export function Graph(props: GraphProps): JSX.Element {
  const sides = () => new Set(props.game.players.map((player, i) => player.team ?? i)).size
  const seats = () => (sides() === 2 ? [0] : props.game.players.map((_, i) => i))
  const points = (seat: number) => {
    const known = props.judged.map(({ index, shares }) => [index, shares[seat] ?? 0] as const)
    const end = props.result?.[seat]
    const isWhole = props.judged.length > 0 && end !== undefined
    return [...known, ...(isWhole ? [[props.length, end] as const] : [])]
  }
  const line = (seat: number) => {
    const all = points(seat)
    return all.length === 0 ? '' : `M${all.map(([x, share]) => `${x} ${(1 - share) * HIGH}`).join('L')}`
  }
  const ground = () => {
    const all = points(0)
    const d = line(0)
    return d === '' ? '' : `${d}L${all.at(-1)![0]} ${HIGH}L${all[0]![0]} ${HIGH}Z`
  }
  const tint = (seat: number) => `var(--tint-${props.game.players[seat]?.tint ?? 'grey'}-base)`
  let frame!: SVGSVGElement
  const look = (event: PointerEvent) => {
    const { left, width } = frame.getBoundingClientRect()
    props.onLook(Math.round(((event.clientX - left) / width) * props.length))
  }
  return (
    <svg
      ref={node => (frame = node)}
      class="chances"
      classList={{ two: sides() === 2 }}
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${Math.max(1, props.length)} ${HIGH}`}
      preserveAspectRatio="none"
      style={{ '--near': tint(0), '--far': tint(1) }}
      onPointerDown={event => {
        frame.setPointerCapture(event.pointerId)
        look(event)
      }}
      onPointerMove={event => {
        if (frame.hasPointerCapture(event.pointerId)) look(event)
      }}
    >
      <path class="chances-ground" d={ground()} />
      <path class="chances-even" d={`M0 ${HIGH / 2}H${props.length}`} />
      <For each={seats()}>
        {seat => (
          <path
            class="chances-line"
            d={line(seat)}
            style={{ stroke: sides() === 2 ? undefined : tint(seat) }}
          />
        )}
      </For>
      <For each={props.moments}>
        {({ index }) => <path class="chances-moment" d={`M${index} 0V${HIGH}`} />}
      </For>
      <path class="chances-now" d={`M${props.at} 0V${HIGH}`} />
    </svg>
  )
}
