/** Start: a camp at the crossing, and a wooden sign on each of the four trails. */
import { fill, group, inked, line, placed, type Drawn } from '../drawing.ts'
import type { Side } from '../shapes.ts'
import { CARD } from './jungle.ts'
import { P } from './palette.ts'
import { ellipse, polygon } from './pen.ts'
import type { Slot } from './trails.ts'

const MIDDLE_X = CARD.w / 2
const MIDDLE_Y = CARD.h / 2
const SIGN = { long: 47, tall: 13.4, upright: 42, narrow: 12.6 }

export const SIGN_SLOTS: Readonly<Record<Side, Slot>> = {
  N: { x: MIDDLE_X, y: 13.4, length: SIGN.long - 3.4, room: SIGN.tall - 2, turn: 0 },
  S: { x: MIDDLE_X, y: CARD.h - 13.4, length: SIGN.long - 3.4, room: SIGN.tall - 2, turn: 0 },
  W: { x: 11.4, y: MIDDLE_Y, length: SIGN.upright - 3.4, room: SIGN.narrow - 2, turn: -90 },
  E: { x: CARD.w - 11.4, y: MIDDLE_Y, length: SIGN.upright - 3.4, room: SIGN.narrow - 2, turn: -90 },
}

function sign(length: number, tall: number): Drawn[] {
  const [l, t] = [length / 2, tall / 2]
  const board = `M${-l + 0.6} ${-t}L${l - 0.9} ${-t + 0.4}L${l} ${-t + 2.2}L${l - 0.7} ${t - 0.5}L${l - 1.4} ${t}L${-l + 0.9} ${t - 0.3}L${-l} ${t - 1.6}L${-l + 0.5} 0Z`
  return [
    inked(board, P.wood, P.ink, 0.5),
    line(`M${-l + 1.6} ${-t + 1.1}L${l - 2} ${-t + 1.4}`, P.plank, 0.5),
    line(`M${-l + 1.6} ${t - 1.2}L${l - 2.4} ${t - 1}`, P.bark, 0.5),
    fill(ellipse(-l + 1.9, -t + 2.6, 0.5), P.ink),
    fill(ellipse(l - 1.9, -t + 2.6, 0.5), P.ink),
    fill(ellipse(-l + 1.9, t - 2.6, 0.5), P.ink),
    fill(ellipse(l - 1.9, t - 2.6, 0.5), P.ink),
  ]
}

export function camp(): Drawn[] {
  const [x, y] = [MIDDLE_X, MIDDLE_Y]
  return [
    fill(ellipse(x, y, 12), P.soil),
    fill(ellipse(x, y, 11.2), P.earth),
    fill(ellipse(x, y, 9.6), P.trail),
    group(
      [
        // The tent.
        fill(ellipse(0, 5.4, 9.4, 1.6), P.soil),
        inked(polygon([-8.6, 5.2], [0, -7.4], [8.6, 5.2]), P.parchment, P.ink, 0.5),
        fill(polygon([0, -7.4], [8.6, 5.2], [3, 5.2]), P.vellum),
        inked(polygon([-2.6, 5.2], [0, -2.4], [2.6, 5.2]), P.soil, P.ink, 0.4),
        inked('M0 -2.4C-0.8 1 -1.8 3.4 -3.8 5.2L-2.2 5.2C-0.8 3 0 0.4 0 -2.4Z', P.vellum, P.ink, 0.3),
        line('M0 -7.4V-10.2', P.ink, 0.5),
        inked(polygon([0, -10.4], [4.2, -9.2], [0, -8]), P.coral, P.ink, 0.35),
      ],
      placed(x, y),
    ),
  ]
}

export function signs(): Drawn[] {
  const flat = sign(SIGN.long, SIGN.tall)
  const tall = sign(SIGN.upright, SIGN.narrow)
  return [
    group(flat, placed(SIGN_SLOTS.N.x, SIGN_SLOTS.N.y)),
    group(flat, placed(SIGN_SLOTS.S.x, SIGN_SLOTS.S.y)),
    group(tall, placed(SIGN_SLOTS.W.x, SIGN_SLOTS.W.y, -90)),
    group(tall, placed(SIGN_SLOTS.E.x, SIGN_SLOTS.E.y, -90)),
  ]
}
