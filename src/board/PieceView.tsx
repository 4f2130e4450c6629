import { createEffect, createMemo, on, untrack, type JSX } from 'solid-js'
import type { Frame } from './geometry.ts'
import { GLIDE, type Piece } from './pieces.ts'
import { translation } from './pointer.ts'
import type { Spot } from './piece-spots.ts'
import { tierOf } from './tiers.ts'
import { pictureStyle, type Stencils } from './stencils.ts'

interface PieceViewProps {
  readonly piece: Piece
  readonly frame: Frame
  readonly stencils: Stencils
  /** A pointer carries it: here only its shadow stays. */
  readonly carried: boolean
}

/** One piece: an element of the size of a cell that lives as long as the piece. */
export function PieceView(props: PieceViewProps): JSX.Element {
  const piece = untrack(() => props.piece)
  // Higher tiers cover lower ones, nearer cells farther ones, higher pieces of a pile lower ones.
  const depth = () => {
    const { cell } = piece.placed()
    const y = props.frame.places[cell]?.y ?? 0
    const tier = tierOf(props.frame, cell) * 2000
    return tier + Math.max(0, Math.round((y - props.frame.view[1]) * 4)) * 32 + piece.spot().level
  }
  let element!: HTMLDivElement
  createEffect(
    on(piece.spot, (spot, before) => {
      place(element, spot)
      if (!before || untrack(piece.state) !== 'moving') return
      const from = piece.letGo ?? before
      piece.letGo = undefined
      glide(element, from.x - spot.x, from.y - spot.y)
    }),
  )
  return (
    <div
      ref={node => {
        element = node
        place(node, untrack(piece.spot))
      }}
      class="jv-piece"
      classList={{
        'jv-coming': piece.state() === 'coming',
        'jv-moving': piece.state() === 'moving',
        'jv-turning': piece.state() === 'turning',
        'jv-leaving': piece.state() === 'leaving',
        'jv-carried': props.carried,
      }}
      style={{ 'z-index': depth() }}
    >
      <Picture piece={piece} frame={props.frame} stencils={props.stencils} />
    </div>
  )
}

function Picture(props: {
  readonly piece: Piece
  readonly frame: Frame
  readonly stencils: Stencils
}): JSX.Element {
  const picture = createMemo(() => props.stencils.draw(props.piece.placed(), props.frame))
  return <div class="jv-art" style={pictureStyle(picture(), props.piece.spot().scale)} />
}

/** At rest a piece is laid out, not transformed: hundreds of transforms would make every frame of a drag dearer. */
function place(element: HTMLElement, { x, y }: Spot): void {
  element.style.left = `${(x - 0.5) * 100}%`
  element.style.top = `${(y - 0.5) * 100}%`
}

/** Comes from a place so many cells away. */
function glide(element: HTMLElement, dx: number, dy: number): void {
  element.animate([{ transform: `translate(${dx * 100}%,${dy * 100}%)` }, { transform: 'none' }], {
    duration: GLIDE,
    easing: 'cubic-bezier(0.25, 0.7, 0.25, 1)',
  })
}

interface CarriedPieceProps {
  readonly piece: Piece
  readonly how: 'mouse' | 'finger'
  readonly frame: Frame
  readonly stencils: Stencils
  readonly ref: (node: HTMLElement) => void
}

/** The piece in the hand: a copy over everything that the pointer moves. */
export const CarriedPiece = (props: CarriedPieceProps): JSX.Element => (
  <div
    ref={node => {
      const { x, y } = untrack(props.piece.spot)
      node.style.transform = translation(x, y)
      props.ref(node)
    }}
    class="jv-piece jv-hand"
    classList={{ 'jv-finger': props.how === 'finger' }}
  >
    <Picture piece={props.piece} frame={props.frame} stencils={props.stencils} />
  </div>
)
