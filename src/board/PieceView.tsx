import { createEffect, createMemo, untrack, type JSX } from 'solid-js'
import { lookKey, turnOf } from './art/index.ts'
import type { Frame } from './geometry.ts'
import type { Piece } from './pieces.ts'
import { translation } from './pointing.ts'
import type { Stencils } from './stencils.ts'

interface PieceViewProps {
  readonly piece: Piece
  readonly frame: Frame
  readonly stencils: Stencils
  /** How it is carried by a pointer, if it is. */
  readonly carried: 'mouse' | 'finger' | undefined
}

/** One piece: an element of the size of a cell, moved by its transform alone. */
export function PieceView(props: PieceViewProps): JSX.Element {
  // The piece stays the same as long as this element lives.
  const piece = untrack(() => props.piece)
  const large = () => (piece.placed().cells?.length ?? 0) > 1
  const key = createMemo(() => {
    const placed = piece.placed()
    const shape = large() ? `${placed.cells?.map(c => c - placed.cell).join()} ${props.frame.flipped}` : ''
    return `${lookKey(placed.look)} ${shape}`
  })
  const art = createMemo(() => {
    key()
    return untrack(() => props.stencils.draw(piece.placed(), props.frame))
  })
  const depth = () => Math.round((piece.seat().y - props.frame.view[1]) * 16) + piece.seat().level

  createEffect(() => {
    const svg = art()
    const turn = large() ? 0 : turnOf(piece.placed().look, props.frame.flipped)
    const scale = piece.seat().scale * (large() ? 1 : props.frame.unit)
    svg.style.transform = turn || scale !== 1 ? `rotate(${turn}deg) scale(${scale})` : ''
  })
  let element!: HTMLDivElement
  createEffect(() => {
    const { x, y } = piece.seat()
    // While it is carried the pointer moves it.
    if (props.carried === undefined) element.style.transform = translation(x, y)
  })
  return (
    <div
      ref={node => {
        element = node
        piece.element = node
        const { x, y } = untrack(piece.seat)
        node.style.transform = translation(x, y)
      }}
      class="jv-piece"
      classList={{
        'jv-coming': piece.state() === 'coming',
        'jv-moving': piece.state() === 'moving',
        'jv-leaving': piece.state() === 'leaving',
        'jv-carried': props.carried !== undefined,
        'jv-finger': props.carried === 'finger',
      }}
      style={{ 'z-index': depth() }}
    >
      {art()}
    </div>
  )
}
