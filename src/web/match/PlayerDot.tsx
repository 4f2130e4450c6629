import type { JSX } from 'solid-js'
import type { BoardGame } from '../../kit/index.ts'

/** The colour of a player; always beside the name, so nobody depends on the colour. */
export function PlayerDot(props: { readonly game: BoardGame; readonly seat: number }): JSX.Element {
  const tint = () => props.game.players[props.seat]?.tint ?? 'grey'
  return (
    <span
      class="dot"
      aria-hidden="true"
      style={{ '--dot': `var(--tint-${tint()}-base)`, '--dot-line': `var(--tint-${tint()}-line)` }}
    />
  )
}
