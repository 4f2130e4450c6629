/**
 * A drawing of 63 × 88 on cards of other sizes. Paths are stretched, so that ways meet at the edges; lettering keeps its proportions, and so do
 * figures and backs, which stand whole on a dark ground.
 */
import { ownBack, type Face } from '../card.ts'
import { CARD } from '../art/jungle.ts'
import { P } from '../art/palette.ts'
import { box } from '../art/pen.ts'
import type { Deck } from '../deck.ts'
import {
  compose,
  fill,
  group,
  pictureOver,
  scale,
  translate,
  type Drawn,
  type Matrix,
  type Window,
} from '../drawing.ts'
import type { BackId } from '../kinds.ts'

export interface Size {
  readonly w: number
  readonly h: number
}

/** One way to lay the art: where, and what of it is seen, in the drawing's own millimetres. */
export interface Layer {
  readonly matrix: Matrix
  readonly clip: Window
}

const ALIKE = 0.03
/** The art goes so far past the trim. */
const REACH = 4
/** Ways and own pictures reach the edges; figures stand whole. */
export type Art = 'way' | 'figure'

/** From the drawing's own millimetres to the card's. */
const stretched = ({ w, h }: Size): Matrix => scale(w / CARD.w, h / CARD.h)

/** The trim with so much bleed on the card, in the drawing's own millimetres. */
export const clipOf = ({ w, h }: Size, bleed: number): Window => {
  const [x, y] = [(bleed * CARD.w) / w, (bleed * CARD.h) / h]
  return { x: -x, y: -y, w: CARD.w + 2 * x, h: CARD.h + 2 * y }
}

export function layersOf(size: Size, bleed: number, art: Art): readonly Layer[] {
  const [x, y] = [size.w / CARD.w, size.h / CARD.h]
  if (art === 'way' || Math.abs(x / y - 1) < ALIKE)
    return [{ matrix: stretched(size), clip: clipOf(size, bleed) }]
  const whole = Math.min(x, y)
  const middle = translate((size.w - whole * CARD.w) / 2, (size.h - whole * CARD.h) / 2)
  return [{ matrix: compose(middle, scale(whole)), clip: { x: 0, y: 0, w: CARD.w, h: CARD.h } }]
}

/** Below figures that do not fill the card, and below ways that do not reach to the end of the bleed. */
export function groundOf({ w, h }: Size, bleed: number, art: Art): Drawn[] {
  const reaches = bleed * Math.max(CARD.w / w, CARD.h / h) <= REACH
  if (reaches && (art === 'way' || Math.abs((w * CARD.h) / (h * CARD.w) - 1) < ALIKE)) return []
  return [fill(box(-bleed, -bleed, w + 2 * bleed, h + 2 * bleed), P.night)]
}

/** The lettering of a face, each text in its own proportions about its place. */
export function lettersOf(face: Face, size: Size): Drawn[] {
  const [x, y] = [size.w / CARD.w, size.h / CARD.h]
  const whole = Math.min(x, y)
  return face.texts.flatMap(({ fitted, slot }) => {
    if (!fitted) return []
    if (Math.abs(x / y - 1) < ALIKE) return [group(fitted.drawn, stretched(size))]
    const about = compose(
      translate(slot.x * x, slot.y * y),
      compose(scale(whole), translate(-slot.x, -slot.y)),
    )
    return [group(fitted.drawn, about)]
  })
}

/** Paths, Starts and goals carry ways to the edges, and own pictures on backs fill the card. */
const isWay = (key: string): boolean => /^(path|start|kind goal)/.test(key)
export const artOf = (key: string): Art => (isWay(key) ? 'way' : 'figure')
export const backArtOf = (deck: Deck, back: BackId): Art => (ownBack(deck, back) ? 'way' : 'figure')

/** The art with its own pictures as they will look undistorted on a card of this size. */
export function undistorted(drawn: readonly Drawn[], size: Size, art: Art): readonly Drawn[] {
  const stretch = { x: size.w / CARD.w, y: size.h / CARD.h }
  if (art === 'figure' || Math.abs(stretch.x / stretch.y - 1) < ALIKE) return drawn
  const one = (node: Drawn): Drawn => {
    if (node.type === 'picture') return pictureOver(node.picture, node.covers, stretch)
    return node.type === 'group' ? { ...node, children: node.children.map(one) } : node
  }
  return drawn.map(one)
}

/** A whole face or back as one drawing of the card's size. */
export const sizedDrawing = (drawn: readonly Drawn[], size: Size, bleed: number, art: Art): Drawn[] => [
  ...groundOf(size, bleed, art),
  ...layersOf(size, bleed, art).map(({ matrix, clip }) =>
    group(undistorted(drawn, size, art), matrix, box(clip.x, clip.y, clip.w, clip.h)),
  ),
]
