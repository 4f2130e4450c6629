/**
 * One drawing for preview and print: paths, groups, clips and (only for an own back) a picture. Millimetres, y downwards,
 * flat opaque fills: what a screen shows is what a print shop gets, in RGB and CMYK alike.
 */
import type { Colour, Picture } from './deck.ts'

/** x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export type Drawn = DrawnPath | DrawnGroup | DrawnPicture

export interface DrawnPath {
  readonly type: 'path'
  /** SVG path data with the commands M L H V C S Q T Z, either case. */
  readonly d: string
  readonly fill?: Colour
  readonly stroke?: Colour
  readonly width?: number
}

export interface DrawnGroup {
  readonly type: 'group'
  readonly children: readonly Drawn[]
  readonly matrix?: Matrix
  /** Path data; nothing is drawn outside. */
  readonly clip?: string
}

export interface DrawnPicture {
  readonly type: 'picture'
  readonly picture: Picture
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** The window that it fills, cut to the middle. */
  readonly covers: Window
}
export interface Window {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const fill = (d: string, colour: Colour): DrawnPath => ({ type: 'path', d, fill: colour })
export const line = (d: string, colour: Colour, width: number): DrawnPath => ({
  type: 'path',
  d,
  stroke: colour,
  width,
})
/** Filled with an outline: for the objects of the game, which must stand off the jungle. */
export const inked = (d: string, colour: Colour, ink: Colour, width: number): DrawnPath => ({
  type: 'path',
  d,
  fill: colour,
  stroke: ink,
  width,
})
export const group = (children: readonly Drawn[], matrix?: Matrix, clip?: string): DrawnGroup => ({
  type: 'group',
  children,
  ...(matrix ? { matrix } : {}),
  ...(clip === undefined ? {} : { clip }),
})

/** A picture that covers a window, cut to the middle; on a drawing that will be stretched it is made narrow so that it comes out as it is. */
export function pictureOver(picture: Picture, covers: Window, stretch = { x: 1, y: 1 }): DrawnPicture {
  const { x, y, w, h } = covers
  const size = Math.max((w * stretch.x) / picture.width, (h * stretch.y) / picture.height)
  const [pw, ph] = [(picture.width * size) / stretch.x, (picture.height * size) / stretch.y]
  return { type: 'picture', picture, covers, x: x + (w - pw) / 2, y: y + (h - ph) / 2, w: pw, h: ph }
}

export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
export const scale = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0]
export function rotate(degrees: number): Matrix {
  const t = (degrees * Math.PI) / 180
  return [Math.cos(t), Math.sin(t), -Math.sin(t), Math.cos(t), 0, 0]
}
/** First `inner`, then `outer`. */
export const compose = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]
export const placed = (x: number, y: number, degrees = 0, size = 1): Matrix =>
  compose(translate(x, y), compose(rotate(degrees), scale(size)))

/** A number as it stands in SVG and PDF: a thousandth of a millimetre is plenty, and no exponents. */
export const short = (v: number): string => {
  const rounded = Math.round(v * 1000) / 1000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}
