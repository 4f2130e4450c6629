/** Path data for simple figures, and a seeded chance for scattering leaves the same way every time. */
import { short } from '../drawing.ts'

const p = (...numbers: readonly number[]) => numbers.map(short).join(' ')
/** How far the control points of a quarter of a circle lie, for a radius of 1. */
const K = 0.5523

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${p(x - rx, y)}C${p(x - rx, y - K * ry, x - K * rx, y - ry, x, y - ry)} ${p(x + K * rx, y - ry, x + rx, y - K * ry, x + rx, y)} ${p(x + rx, y + K * ry, x + K * rx, y + ry, x, y + ry)} ${p(x - K * rx, y + ry, x - rx, y + K * ry, x - rx, y)}Z`

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${p(x, y)}H${p(x + w)}V${p(y + h)}H${p(x)}Z`
    : `M${p(x + r, y)}H${p(x + w - r)}C${p(x + w - r + K * r, y, x + w, y + r - K * r, x + w, y + r)}V${p(y + h - r)}C${p(x + w, y + h - r + K * r, x + w - r + K * r, y + h, x + w - r, y + h)}H${p(x + r)}C${p(x + r - K * r, y + h, x, y + h - r + K * r, x, y + h - r)}V${p(y + r)}C${p(x, y + r - K * r, x + r - K * r, y, x + r, y)}Z`

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => p(x, y)).join('L')}Z`

export const polyline = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => p(x, y)).join('L')}`

/** A leaf from (x, y) pointing to `degrees` (0 = east, clockwise), with its rib. */
export function leaf(x: number, y: number, degrees: number, length: number, width: number) {
  const t = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(t), Math.sin(t)]
  const at = (u: number, v: number) => p(x + c * u - s * v, y + s * u + c * v)
  const w = width / 2
  return {
    outline: `M${at(0, 0)}C${at(length * 0.2, -w * 1.25)} ${at(length * 0.62, -w * 1.15)} ${at(length, 0)}C${at(length * 0.62, w * 1.15)} ${at(length * 0.2, w * 1.25)} ${at(0, 0)}Z`,
    shade: `M${at(0, 0)}C${at(length * 0.2, w * 1.25)} ${at(length * 0.62, w * 1.15)} ${at(length, 0)}Z`,
    rib: `M${at(length * 0.08, 0)}L${at(length * 0.88, 0)}`,
  }
}

export function star(x: number, y: number, points: number, outer: number, inner: number, turn = -90): string {
  const corners: [number, number][] = []
  for (let i = 0; i < points * 2; i++) {
    const r = i % 2 === 0 ? outer : inner
    const t = ((turn + (i * 180) / points) * Math.PI) / 180
    corners.push([x + r * Math.cos(t), y + r * Math.sin(t)])
  }
  return polygon(...corners)
}

/** Small seeded chance (mulberry32): pictures must come out the same on every machine. */
export class Chance {
  #state: number
  constructor(seed: string) {
    this.#state = 2166136261
    for (const sign of seed) this.#state = Math.imul(this.#state ^ sign.charCodeAt(0), 16777619)
  }
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }
}
