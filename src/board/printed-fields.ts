// Fields of printed boards: the bars of lots, and words that fit into them.
import type { Tint } from '../kit/index.ts'
import { escape, round } from './art/brush.ts'
import type { Colours } from './colours.ts'
import { polygon } from './paths.ts'
import { boxOf, type Box, type Place } from './places.ts'

/** The side of a lot that looks to the middle of the board: its first corner's number. */
function innerSide(o: readonly number[], middle: { readonly x: number; readonly y: number }): number {
  let best = 0
  let reach = Infinity
  for (let i = 0; i < 4; i++) {
    const [mx, my] = [(o[2 * i]! + o[(2 * i + 2) % 8]!) / 2, (o[2 * i + 1]! + o[(2 * i + 3) % 8]!) / 2]
    const d = Math.hypot(mx - middle.x, my - middle.y)
    if (d < reach - 1e-6) [best, reach] = [i, d]
  }
  return best
}

const BAR = 0.24

/** The bar of a lot on the side that looks to the middle of the board. */
export function lotBar(place: Place, tint: Tint, middle: { x: number; y: number }, colours: Colours): string {
  const o = place.outline!
  const fill = `fill="${colours.tint(tint, 'base')}" stroke="${colours.tint(tint, 'line')}" stroke-width=".02"`
  if (o.length !== 8) return `<path d="${polygon(o)}" ${fill} fill-opacity=".5"/>`
  const best = innerSide(o, middle)
  const at = (i: number) => [o[(2 * i) % 8]!, o[(2 * i + 1) % 8]!] as const
  const [a, b, c, d] = [at(best), at(best + 1), at(best + 2), at(best + 3)]
  const part = (p: readonly [number, number], q: readonly [number, number]) => {
    const t = Math.min(0.5, BAR / Math.hypot(q[0] - p[0], q[1] - p[1]))
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
  }
  return `<path d="${polygon([...a, ...b, ...part(b, c), ...part(a, d)])}" ${fill}/>`
}

/** The part of a lot that its bar leaves free. */
export function besideBar(place: Place, middle: { x: number; y: number }): Box {
  const box = boxOf([place])
  const o = place.outline
  if (o?.length !== 8) return box
  const i = innerSide(o, middle)
  const [mx, my] = [(o[2 * i]! + o[(2 * i + 2) % 8]!) / 2, (o[2 * i + 1]! + o[(2 * i + 3) % 8]!) / 2]
  const near = (u: number, v: number) => Math.abs(u - v) < 0.01
  if (near(mx, box.left)) return { ...box, left: box.left + BAR }
  if (near(mx, box.right)) return { ...box, right: box.right - BAR }
  return near(my, box.top) ? { ...box, top: box.top + BAR } : { ...box, bottom: box.bottom - BAR }
}

/** Words broken into short lines, or as they are where they have line breaks. */
function rowsOf(text: string): string[] {
  if (text.includes('\n')) return text.split('\n')
  const words = text.split(' ')
  const rows: string[] = []
  const most = Math.max(8, Math.max(...words.map(word => word.length)))
  for (const word of words) {
    const row = rows.at(-1)
    if (row !== undefined && row.length + word.length < most) rows[rows.length - 1] = `${row} ${word}`
    else rows.push(word)
  }
  return rows
}

/** Sums, arrows and the like stand below the name, lighter than it. */
const isSum = (row: string): boolean => /^[−+→\d]/.test(row)

/** How wide a row is in parts of its size: the board as a picture has no letters of its own, so there is room for wider ones. */
const widthOf = (row: string): number =>
  [...row].reduce((sum, sign) => sum + (/\p{Lu}/u.test(sign) ? 0.66 : 0.5), 0)

/** Words printed in a box, in short lines. */
export function printed(text: string, box: Box): string {
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const rows = rowsOf(text)
  const longest = Math.max(...rows.map(row => row.length))
  const widest = Math.max(...rows.map(widthOf))
  // A lone digit is what its cell is about, so it is printed large.
  const largest = longest > 3 ? 0.23 : /^\d$/.test(text) ? 0.56 : 0.34
  // In a field as large as on a roulette cloth there is room for larger letters.
  const roomy = wide > 1.75 && high > 1.1 ? 1.6 : 1
  const size = round(Math.min(roomy * largest, (0.94 * wide) / widest, (0.8 * high) / rows.length))
  const top = (box.top + box.bottom) / 2 - ((rows.length - 1) * size * 1.1) / 2
  return rows
    .map(
      (row, i) =>
        `<text x="${round((box.left + box.right) / 2)}" y="${round(top + i * size * 1.1 + size * 0.35)}" font-size="${size}"${i > 0 && isSum(row) ? ' font-weight="400"' : ''}>${escape(row)}</text>`,
    )
    .join('')
}

/** A few signs at the left of a box: above where it is high, else below, where lines are short. */
export const numbered = (sign: string, box: Box): string =>
  `<text x="${round(box.left + 0.06)}" y="${round(box.bottom - box.top > 1.1 ? box.top + 0.2 : box.bottom - 0.08)}" font-size=".17" font-weight="400" text-anchor="start" opacity=".75">${escape(sign)}</text>`

export const boxAround = ({ x, y }: Place): Box => ({
  left: x - 0.45,
  right: x + 0.45,
  top: y - 0.45,
  bottom: y + 0.45,
})
