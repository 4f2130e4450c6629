import { blockOf, blockPath } from '../../board/art/blocks.ts'
import { brushFor } from '../../board/art/brush.ts'
import { drawing, missingSet, shades } from '../../board/art/index.ts'
import { loadArts } from '../../board/arts.ts'
import { plainColours, TINT_NAMES } from '../../board/palette.ts'
import type { Look, Paint, Shape, Tint } from '../../kit/index.ts'
import type { Face, Stroke, Table } from '../../table/index.ts'
import { COUNTED } from './counted-pieces.ts'
import { keyOf } from './face-sheet.ts'

/** Drawings reach over their cell by this much of it: their shadows. */
const MARGIN = 0.12
const colours = plainColours('light')

export const tintOf = (word: string): Tint => TINT_NAMES.find(tint => tint === word) ?? 'wood'

type ArtFace = Face & { readonly kind: 'art' }

/** What the drawing covers, in cells around its middle, margin included. */
export interface Extent {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Cards are as high as their face says; everything else is drawn on a square. */
const heightOf = (face: ArtFace): number => (face.art.startsWith('deck-') ? face.height / face.width : 1)

function box(face: ArtFace): Extent {
  if (!face.cells) {
    const high = heightOf(face)
    return { x: -0.5 - MARGIN, y: -high / 2 - MARGIN, width: 1 + 2 * MARGIN, height: high + 2 * MARGIN }
  }
  const xs = face.cells.map(([x]) => x)
  const ys = face.cells.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - 0.5 - MARGIN, Math.min(...ys) - 0.5 - MARGIN]
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + 0.5 + MARGIN - left,
    height: Math.max(...ys) + 0.5 + MARGIN - top,
  }
}

const square = ([x, y]: readonly [number, number]): number[] => [
  x - 0.5,
  y - 0.5,
  x + 0.5,
  y - 0.5,
  x + 0.5,
  y + 0.5,
  x - 0.5,
  y + 0.5,
]

const SHADES = ['base', 'deep', 'line', 'ink'] as const
const paintOf = (word: string | undefined): Paint | undefined =>
  word === undefined ? undefined : (SHADES.find(shade => shade === word) ?? tintOf(word))

/** The look a face has, without the way it lies. */
export const lookOfFace = ({ art, tint, text, glyph, drawing: shapes }: ArtFace): Look => ({
  art,
  tint: tintOf(tint),
  ...(text ? { text } : {}),
  ...(glyph ? { glyph } : {}),
  ...(shapes ? { drawing: shapes.map(shapeOf) } : {}),
})
function shapeOf({ path, fill, stroke, width }: Stroke): Shape {
  const [inside, along] = [paintOf(fill), paintOf(stroke)]
  return {
    path,
    ...(inside ? { fill: inside } : {}),
    ...(along ? { stroke: along } : {}),
    ...(width === undefined ? {} : { width }),
  }
}

function markup(face: ArtFace): string {
  const look = lookOfFace(face)
  const { tint } = look
  if (!face.cells || face.cells.length < 2)
    return COUNTED.has(face.art) && !face.text
      ? `<g transform="scale(${face.art === 'seed' ? 2.8 : 1.6})">${drawing({ art: face.art, tint }, colours, 's')}</g>`
      : drawing(look, colours, 's')
  const [mx, my] = face.cells.reduce((a, b) => (Math.hypot(...b) < Math.hypot(...a) ? b : a))
  const [[headX, headY] = [0, 0]] = face.cells
  const own = look.drawing
    ? `<g transform="translate(${headX * 100} ${headY * 100})">${drawing({ art: 'bare', tint, drawing: look.drawing }, colours, 's')}</g>`
    : ''
  const path = blockPath(face.cells.map(square), 0, 0)
  return blockOf(brushFor(tint, colours, 's'), path, look, mx * 100, my * 100) + own
}

export function artSvg(face: ArtFace): string {
  const { x, y, width, height } = box(face)
  const view = [x, y, width, height].map(v => v * 100).join(' ')
  // A width makes the picture sharp where it is painted on a canvas.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${Math.round(width * 200)}" height="${Math.round(height * 200)}"><defs>${shades('s')}</defs>${markup(face)}</svg>`
}

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const addresses = new Map<string, string>()

/** What a face's drawing still waits for. */
export function arriving(face: Face): Promise<void> | undefined {
  const set = face.kind === 'art' ? missingSet(face.art) : undefined
  return set && loadArts(set)
}

/** The picture of a face as an address; undefined when its picture is missing. */
export function faceAddress(pictures: Table['pictures'], face: Face): string | undefined {
  if (face.kind === 'picture') return pictures[face.picture]?.data
  const key = keyOf(face)
  const known = addresses.get(key)
  if (known !== undefined) return known
  const made = svgAddress(artSvg(face))
  // What is drawn before its drawing has come is drawn again.
  if (arriving(face) === undefined) addresses.set(key, made)
  return made
}

/** How far a face's picture reaches over its box, as a share of width and height. */
export function overhang(face: Face): readonly [number, number] {
  if (face.kind === 'picture') return [0, 0]
  const { width, height } = box(face)
  return [MARGIN / (width - 2 * MARGIN), MARGIN / (height - 2 * MARGIN)]
}

const loadImage = (address: string): Promise<HTMLImageElement | undefined> =>
  new Promise(resolve => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => resolve(undefined))
    image.src = address
  })

const images = new Map<string, Promise<HTMLImageElement | undefined>>()

/** The picture ready to be painted on a canvas; those that come again are kept. */
export function imageAt(
  address: string,
  how: 'kept' | 'once' = 'kept',
): Promise<HTMLImageElement | undefined> {
  if (how === 'once') return loadImage(address)
  const known = images.get(address) ?? loadImage(address)
  images.set(address, known)
  return known
}
