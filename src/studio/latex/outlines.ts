/** Walks the typesetter's tree (never its text) and gathers outlines. Anything unknown in it is an error, not a gap. */
import type { LiteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js'
import type { LiteElement } from '@mathjax/src/js/adaptors/lite/Element.js'
import type { LiteNode } from '@mathjax/src/js/adaptors/lite/Element.js'
import type { MathJaxNewcmFont } from '@mathjax/mathjax-newcm-font/js/svg.js'
import { compose, scale, translate, type Matrix } from '../drawing.ts'
import { boxOf, transformed } from '../pathdata.ts'
import { PLACEHOLDER_SIGN } from './icons.ts'

/** A formula in em, its baseline at y = 0, y downwards, beginning at x = 0. */
export interface Formula {
  readonly width: number
  /** Above and below the baseline. */
  readonly ascent: number
  readonly descent: number
  readonly outlines: readonly Outline[]
}

export interface Outline {
  readonly d: string
  /** Signs the font has no bold for get an outline of this many em, so that they match their neighbours. */
  readonly stroke: number
  /** Left, top, width, height that the outline is cut to. */
  readonly clip?: readonly [number, number, number, number]
}

const THICKENING = 0.022
/** One em in the units of the outlines: finer than the rounding of `short`. */
export const UNITS = 1000

export function outlinesOf(
  adaptor: LiteAdaptor,
  container: LiteNode,
  font: MathJaxNewcmFont,
  icons: readonly (string | undefined)[] = [],
): Formula {
  let drawings = 0
  const plain: string[] = []
  const thick: string[] = []
  const cut: Outline[] = []
  const svg = adaptor.firstChild(container as LiteElement) as LiteElement

  const take = (d: string, matrix: Matrix, bold: boolean, clip: Outline['clip']) => {
    if (d === '') return
    const outline = transformed(d, matrix)
    if (clip) cut.push({ d: outline, stroke: bold ? 0 : THICKENING * UNITS, clip })
    else (bold ? plain : thick).push(outline)
  }

  const walk = (node: LiteElement, matrix: Matrix, clip: Outline['clip']): void => {
    const kind = adaptor.kind(node)
    const attribute = (name: string) => adaptor.getAttribute(node, name) as string | undefined
    const here = compose(matrix, readTransform(attribute('transform')))
    const children = (within: Matrix, cutTo: Outline['clip']) => {
      for (const child of adaptor.childNodes(node)) {
        if (adaptor.kind(child as LiteElement) !== '#text') walk(child as LiteElement, within, cutTo)
        else if (adaptor.value(child as never).trim() !== '') throw new Error('text among the outlines')
      }
    }
    switch (kind) {
      case 'g':
        return children(here, clip)
      case 'path': {
        const d = attribute('d') ?? ''
        const icon = attribute('data-c') === PLACEHOLDER_SIGN ? icons[drawings++] : undefined
        if (icon !== undefined) return take(icon, compose(here, inPlaceOf(d)), true, clip)
        return take(d, here, isBold(font, attribute('data-c'), d), clip)
      }
      case 'rect': {
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(name => Number(attribute(name) ?? 0)) as [
          number,
          number,
          number,
          number,
        ]
        return take(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, here, false, clip)
      }
      case 'svg': {
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(name =>
          Number.parseFloat(attribute(name) ?? '0'),
        ) as [number, number, number, number]
        const [vx, vy, vw, vh] = numbers(attribute('viewBox'))
        if (!vw || !vh) return children(compose(here, translate(x, y)), clip)
        const window = compose(here, [1, 0, 0, 1, x, y])
        const view = compose(compose(window, scale(w / vw, h / vh)), translate(-vx!, -vy!))
        const [a, , , d, e, f] = window
        const [left, right] = [e, e + a * w].sort((m, n) => m - n) as [number, number]
        const [top, bottom] = [f, f + d * h].sort((m, n) => m - n) as [number, number]
        return children(view, [left, top, right - left, bottom - top])
      }
      default:
        throw new Error(`the typesetter drew <${kind}>`)
    }
  }
  for (const child of adaptor.childNodes(svg)) walk(child as LiteElement, [1, 0, 0, 1, 0, 0], undefined)

  const outlines: Outline[] = [...cut]
  if (plain.length > 0) outlines.push({ d: plain.join(''), stroke: 0 })
  if (thick.length > 0) outlines.push({ d: thick.join(''), stroke: THICKENING * UNITS })
  return measured(outlines)
}

/** From the box of a drawing to that of the sign it stands for, a little larger; signs of the font have y upwards. */
function inPlaceOf(d: string): Matrix {
  const { left = 0, right = 0, top = 0, bottom = 0 } = boxOf(d) ?? {}
  const size = ((right - left) * 1.6) / 1000
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return [size, 0, 0, -size, x - 500 * size, y + 500 * size]
}

/** Moved to begin at its ink: blanks at the ends (after an exponent) would set it off the middle. */
function measured(outlines: readonly Outline[]): Formula {
  let [left, right, ascent, descent] = [Infinity, -Infinity, 0, 0]
  for (const { d, clip } of outlines) {
    const ink = boxOf(d)
    if (!ink) continue
    const [top, bottom] = clip ? [clip[1], clip[1] + clip[3]] : [ink.top, ink.bottom]
    ascent = Math.max(ascent, -top / UNITS)
    descent = Math.max(descent, bottom / UNITS)
    left = Math.min(left, clip ? Math.max(clip[0], ink.left) : ink.left)
    right = Math.max(right, clip ? Math.min(clip[0] + clip[2], ink.right) : ink.right)
  }
  if (left > right) return { width: 0, ascent, descent, outlines }
  const moved = outlines.map(({ d, stroke, clip }): Outline => {
    const begun = { d: transformed(d, translate(-left, 0)), stroke }
    return clip ? { ...begun, clip: [clip[0] - left, clip[1], clip[2], clip[3]] } : begun
  })
  return { width: (right - left) / UNITS, ascent, descent, outlines: moved }
}

const numbers = (text: string | undefined): readonly number[] =>
  (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)

function readTransform(text: string | undefined): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name, list] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = numbers(list)
    if (name === 'translate') matrix = compose(matrix, translate(x, y ?? 0))
    else if (name === 'scale') matrix = compose(matrix, scale(x, y ?? x))
    else throw new Error(`the typesetter uses the transform ${name}`)
  }
  return matrix
}

/** Mathematical bold letters have code points of their own; other bold signs are told by their outline. */
function isBold(font: MathJaxNewcmFont, code: string | undefined, d: string): boolean {
  const c = Number.parseInt(code ?? '0', 16)
  if (c >= 0x1d400 && c <= 0x1d7ff) return true
  for (const variant of ['bold', 'bold-italic']) {
    const sign = font.getChar(variant, c)
    const p = (sign?.[3] as { readonly p?: string } | undefined)?.p
    const ordinary = (font.getChar('normal', c)?.[3] as { readonly p?: string } | undefined)?.p
    if (p !== undefined && p !== ordinary && d.includes(p)) return true
  }
  return false
}
