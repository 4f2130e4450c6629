/** The frame of a card that is not a path: jungle around, a window in the middle, a ribbon with the name. */
import type { Colour } from '../deck.ts'
import { fill, group, inked, line, placed, type Drawn } from '../drawing.ts'
import { letter } from '../latex/fit.ts'
import { broadLeaf, CARD, flower, frond, oneLeaf, undergrowth } from './jungle.ts'
import { P } from './palette.ts'
import { box, ellipse } from './pen.ts'

export const PANEL = { x: 6, y: 6.5, w: 51, h: 63, r: 4.5 } as const
export const PANEL_MIDDLE = { x: PANEL.x + PANEL.w / 2, y: PANEL.y + PANEL.h / 2 } as const
const INSIDE = box(PANEL.x, PANEL.y, PANEL.w, PANEL.h, PANEL.r)

/** `inside` is cut to the window; `front` may lean over its rim. */
export function panel(
  seed: string,
  title: string,
  inside: readonly Drawn[],
  front: readonly Drawn[] = [],
): Drawn[] {
  return [
    ...undergrowth({
      seed,
      clear: () => true,
      covered: (x, y) => x > 9 && x < CARD.w - 9 && y > 9 && y < PANEL.y + PANEL.h - 5,
    }),
    inked(box(PANEL.x - 1.8, PANEL.y - 1.8, PANEL.w + 3.6, PANEL.h + 3.6, PANEL.r + 1.6), P.wood, P.ink, 0.5),
    line(box(PANEL.x - 0.9, PANEL.y - 0.9, PANEL.w + 1.8, PANEL.h + 1.8, PANEL.r + 0.8), P.pine, 0.5),
    group(inside, undefined, INSIDE),
    line(INSIDE, P.ink, 0.5),
    ...corners(),
    ...front,
    ...(title === '' ? [] : ribbon(title)),
  ]
}

function corners(): Drawn[] {
  return [
    broadLeaf(3.4, 3.6, 38, 11, P.fresh, P.leaf),
    frond(3, 6, 74, 12, P.lime, P.fresh),
    broadLeaf(CARD.w - 3.4, 3.6, 142, 11, P.fresh, P.leaf),
    frond(CARD.w - 3, 6, 106, 12, P.lime, P.fresh),
    flower(5.6, 5.2, 2.4, P.coral),
    flower(CARD.w - 5.6, 5.2, 2.4, P.coral),
    ...oneLeaf(3.6, 69, -50, 9, 3.8, P.fresh, P.leaf),
    ...oneLeaf(CARD.w - 3.6, 69, -130, 9, 3.8, P.fresh, P.leaf),
  ]
}

function ribbon(title: string): Drawn[] {
  const [y, h] = [71.6, 11.6]
  const tail = (side: 1 | -1): Drawn =>
    inked(
      side < 0
        ? `M2.6 ${y + 2}H10V${y + h + 2}H2.6L5.4 ${y + h / 2 + 2}Z`
        : `M${CARD.w - 2.6} ${y + 2}H${CARD.w - 10}V${y + h + 2}H${CARD.w - 2.6}L${CARD.w - 5.4} ${y + h / 2 + 2}Z`,
      P.umber,
      P.ink,
      0.45,
    )
  const slot = { x: CARD.w / 2, y: y + h / 2, length: 48, room: h - 2.2, turn: 0 } as const
  const set = letter(`\\text{${title}}`, slot, P.ink, 13)
  return [
    tail(-1),
    tail(1),
    inked(box(5.6, y, CARD.w - 11.2, h, 1.2), P.parchment, P.ink, 0.5),
    line(`M7.4 ${y + 1.2}H${CARD.w - 7.4}M7.4 ${y + h - 1.2}H${CARD.w - 7.4}`, P.vellum, 0.4),
    ...(set.ok ? set.fitted.drawn : []),
  ]
}

/** A tick or a cross in a disc: told apart by form and by colour. */
export function badge(x: number, y: number, kind: 'whole' | 'broken', size = 1): Drawn {
  const parts: Drawn[] =
    kind === 'whole'
      ? [
          inked(ellipse(0, 0, 6.4), P.leaf, P.ink, 0.6),
          line(ellipse(0, 0, 5.5), P.dew, 0.4),
          line('M-3 0.4L-0.9 2.7L3.3 -2.5', P.ink, 2.5),
          line('M-3 0.4L-0.9 2.7L3.3 -2.5', P.chalk, 1.6),
        ]
      : [
          inked('M-2.8 -6.4H2.8L6.4 -2.8V2.8L2.8 6.4H-2.8L-6.4 2.8V-2.8Z', P.ruby, P.ink, 0.6),
          line('M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6', P.ink, 2.5),
          line('M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6', P.chalk, 1.6),
        ]
  return group(parts, placed(x, y, 0, size))
}

/** Warm parchment with a soft sun behind the thing shown. */
export function parchment(glow: Colour = P.moon): Drawn[] {
  const { x, y, w, h } = PANEL
  return [
    fill(box(x, y, w, h), P.parchment),
    fill(ellipse(PANEL_MIDDLE.x, PANEL_MIDDLE.y - 2, 22), glow),
    line(box(x + 2, y + 2, w - 4, h - 4, 3), P.vellum, 0.6),
  ]
}
