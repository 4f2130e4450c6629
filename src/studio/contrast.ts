/** Whether lettering can be read on the art below it, by the ratio that web accessibility uses (1 … 21). */
import type { Face, FaceText } from './card.ts'
import type { Colour } from './deck.ts'
import { compose, placed, type Drawn, type Matrix } from './drawing.ts'
import { boxOf, polygonsOf } from './pathdata.ts'

export const ENOUGH_CONTRAST = 4.5
/** Offered instead, the first good one wins: white, straw yellow, black, deep red. */
export const LETTERING_COLOURS: readonly Colour[] = ['#ffffff', '#f6d264', '#17120d', '#6d0d27']

export interface Contrast {
  /** Of the worse tenth of the letters' ground. */
  readonly ratio: number
  readonly enough: boolean
  /** A colour that reads better, when this one does not do. */
  readonly better: Colour | null
}

function luminance(colour: Colour): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const v = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function ratioOf(a: Colour, b: Colour): number {
  const [m, n] = [luminance(a), luminance(b)]
  return (Math.max(m, n) + 0.05) / (Math.min(m, n) + 0.05)
}

export function contrastOf(face: Face, text: FaceText, colour: Colour): Contrast {
  const ground = groundOf(face, text)
  const worst = (letters: Colour): number => {
    const ratios = ground.map(below => ratioOf(letters, below)).sort((m, n) => m - n)
    return ratios[Math.floor(ratios.length / 10)] ?? 21
  }
  const ratio = worst(colour)
  if (ratio >= ENOUGH_CONTRAST) return { ratio, enough: true, better: null }
  const best = LETTERING_COLOURS.map(each => ({ each, ratio: worst(each) }))
  const good = best.find(each => each.ratio >= ENOUGH_CONTRAST) ?? best.sort((m, n) => n.ratio - m.ratio)[0]!
  return { ratio, enough: false, better: good.ratio > ratio ? good.each : null }
}

const GROUND = new Map<string, readonly Colour[]>()

/** The colours of the art at points spread under the text. */
function groundOf(face: Face, { slot, fitted }: FaceText): readonly Colour[] {
  const w = fitted?.width ?? slot.length
  const h = fitted?.height ?? slot.room
  const key = `${face.key} ${slot.x} ${slot.y} ${slot.turn} ${w.toFixed(1)} ${h.toFixed(1)}`
  let ground = GROUND.get(key)
  if (!ground) {
    const at = placed(slot.x, slot.y, slot.turn)
    const points: (readonly [number, number])[] = []
    for (let i = 0; i < 12; i++)
      for (let j = 0; j < 4; j++) {
        const [u, v] = [w * ((i + 0.5) / 12 - 0.5), h * ((j + 0.5) / 4 - 0.5)]
        points.push([at[0] * u + at[2] * v + at[4], at[1] * u + at[3] * v + at[5]])
      }
    ground = coloursAt(face.art, points)
    if (GROUND.size > 500) GROUND.clear()
    GROUND.set(key, ground)
  }
  return ground
}

/** What is on top at each point; white where nothing is drawn. */
export function coloursAt(
  drawn: readonly Drawn[],
  points: readonly (readonly [number, number])[],
): readonly Colour[] {
  const found: Colour[] = points.map(() => '#ffffff')
  const walk = (node: Drawn, back: Matrix): void => {
    if (node.type === 'picture') return
    if (node.type === 'group') {
      const within = node.matrix ? compose(inverse(node.matrix), back) : back
      for (const child of node.children) walk(child, within)
      return
    }
    const box = boxOf(node.d)
    if (!box) return
    const rim = node.stroke ? (node.width ?? 0) / 2 : 0
    for (const [i, [px, py]] of points.entries()) {
      const [x, y] = [back[0] * px + back[2] * py + back[4], back[1] * px + back[3] * py + back[5]]
      if (x < box.left - rim || x > box.right + rim || y < box.top - rim || y > box.bottom + rim) continue
      if (node.fill && inside(node.d, x, y)) found[i] = node.fill
      if (node.stroke && near(node.d, x, y, rim)) found[i] = node.stroke
    }
  }
  for (const node of drawn) walk(node, [1, 0, 0, 1, 0, 0])
  return found
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]
}

function inside(d: string, x: number, y: number): boolean {
  let winding = 0
  for (const polygon of polygonsOf(d))
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const [x1, y1] = polygon[j]!
      const [x2, y2] = polygon[i]!
      const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
      if (y1 <= y && y2 > y && side > 0) winding++
      else if (y1 > y && y2 <= y && side < 0) winding--
    }
  return winding !== 0
}

function near(d: string, x: number, y: number, reach: number): boolean {
  for (const polygon of polygonsOf(d))
    for (let i = 1; i < polygon.length; i++) {
      const [x1, y1] = polygon[i - 1]!
      const [x2, y2] = polygon[i]!
      const [dx, dy] = [x2 - x1, y2 - y1]
      const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
      if (Math.hypot(x - x1 - t * dx, y - y1 - t * dy) <= reach) return true
    }
  return false
}
