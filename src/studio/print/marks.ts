import { fill, group, line, placed, type Drawn } from '../drawing.ts'
import { letter } from '../latex/fit.ts'
import { box } from '../art/pen.ts'
import { P } from '../art/palette.ts'
import { cutsOf, type Place, type Sheet } from './layout.ts'
import type { Marks } from './settings.ts'

const HAIR = 0.2
const BLACK = '#000000'

/** Marks that go below the cards. */
export function marksBelow(marks: Marks, sheet: Sheet, places: readonly Place[]): Drawn[] {
  if (marks !== 'lines') return []
  const { x, y } = cutsOf(places, sheet.card)
  const d = [...x.map(v => `M${v} 0V${sheet.h}`), ...y.map(v => `M0 ${v}H${sheet.w}`)].join('')
  return [line(d, BLACK, HAIR)]
}

/** Marks that go above the cards. */
export function marksAbove(marks: Marks, sheet: Sheet, places: readonly Place[]): Drawn[] {
  const { x, y } = cutsOf(places, sheet.card)
  if (marks === 'ticks') {
    const [left, right, top, bottom] = [x[0]!, x.at(-1)!, y[0]!, y.at(-1)!]
    const off = 1.2 + sheet.bleed
    const long = (margin: number) => Math.max(1.5, Math.min(6, margin - off - 2))
    const d = [
      ...x.flatMap(v => [
        `M${v} ${top - off}v${-long(top)}`,
        `M${v} ${bottom + off}v${long(sheet.h - bottom)}`,
      ]),
      ...y.flatMap(v => [
        `M${left - off} ${v}h${-long(left)}`,
        `M${right + off} ${v}h${long(sheet.w - right)}`,
      ]),
    ].join('')
    return [line(d, BLACK, HAIR)]
  }
  if (marks === 'crosses' || marks === 'lines') {
    // White below black, so that they are seen on dark art and on paper alike.
    const arm = marks === 'crosses' ? 2 : 1.2
    const d = places
      .flatMap(({ x: px, y: py }) =>
        [
          [px, py],
          [px + sheet.card.w, py],
          [px, py + sheet.card.h],
          [px + sheet.card.w, py + sheet.card.h],
        ].map(([cx, cy]) => `M${cx! - arm} ${cy}h${2 * arm}M${cx} ${cy! - arm}v${2 * arm}`),
      )
      .join('')
    return [line(d, '#ffffff', HAIR * 2.2), line(d, BLACK, HAIR)]
  }
  return []
}

export const foldMark = (sheet: Sheet): Drawn[] =>
  sheet.fold === null
    ? []
    : [
        line(
          Array.from({ length: Math.floor(sheet.h / 6) }, (_, i) => `M${sheet.fold} ${i * 6 + 1}v3`).join(''),
          BLACK,
          HAIR,
        ),
      ]

/** A dark ground under touching cards: no white hairs between them. */
export function ground(sheet: Sheet, places: readonly Place[]): Drawn[] {
  if (sheet.bleed > 0 || places.length < 2) return []
  return places.map(({ x, y }) =>
    fill(box(x - 0.02, y - 0.02, sheet.card.w + 0.04, sheet.card.h + 0.04), P.night),
  )
}

/** A line of plain words set as outlines, beginning at (x, y). */
export function words(text: string, x: number, y: number, points: number, colour = BLACK): Drawn[] {
  const safe = text.replace(/[\\{}$&#^_~]/g, ' ')
  const set = letter(`\\text{${safe}}`, { x: 0, y: 0, length: 500, room: 50, turn: 0 }, colour, points)
  return set.ok ? [group(set.fitted.drawn, placed(x + set.fitted.width / 2, y))] : []
}
