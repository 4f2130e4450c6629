import type { Look, Tint } from '../../kit/index.ts'
import { isDarkBody, type Colours } from '../colours.ts'

/**
 * What every drawing is made with. A drawing is SVG markup in a box from -50 to 50 both ways; 100 is one cell.
 * Light falls from the upper left. Shading is a few shared gradients laid over the flat colour (see `shades`).
 */
export interface Brush {
  readonly base: string
  readonly deep: string
  readonly line: string
  readonly ink: string
  /** Lines inside the contour: dark on a light body, light on a dark one. */
  readonly detail: string
  readonly tint: Tint
  readonly colours: Colours
  /** A reference to one of the shared gradients. */
  readonly shade: (name: ShadeName) => string
}

export type Art = (brush: Brush, look: Look) => string

export type ShadeName = 'ball' | 'face' | 'side' | 'hollow' | 'under' | 'glow'

export function brushFor(tint: Tint, colours: Colours, prefix: string): Brush {
  const ink = colours.tint(tint, 'ink')
  const line = colours.tint(tint, 'line')
  return {
    base: colours.tint(tint, 'base'),
    deep: colours.tint(tint, 'deep'),
    line,
    ink,
    detail: isDarkBody(tint) ? ink : line,
    tint,
    colours,
    shade: name => `url(#${prefix}-${name})`,
  }
}

type Stop = (offset: number, colour: string, opacity: number) => string
const litStop: Stop = (offset, colour, opacity) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

const flatStop: Stop = () => '<stop stop-opacity="0"/>'

/**
 * The gradients all drawings share; they hold no colour of a theme. 'under' is the shadow where a piece touches the board. In flat
 * drawings they are there but show nothing.
 */
export const shades = (prefix: string, shading?: 'flat'): string =>
  gradients(prefix, shading === 'flat' ? flatStop : litStop)

const gradients = (prefix: string, stop: Stop): string =>
  `<radialGradient id="${prefix}-ball" cx=".36" cy=".28" r=".78">${stop(0, '#fff', 0.5)}${stop(0.2, '#fff', 0.24)}${stop(0.52, '#fff', 0)}${stop(0.74, '#0c0400', 0.12)}${stop(1, '#0c0400', 0.5)}</radialGradient>` +
  `<radialGradient id="${prefix}-under">${stop(0.5, '#160a00', 0.62)}${stop(0.78, '#160a00', 0.24)}${stop(1, '#160a00', 0)}</radialGradient>` +
  `<radialGradient id="${prefix}-glow" cx=".68" cy=".8" r=".4">${stop(0, '#fff', 0.42)}${stop(1, '#fff', 0)}</radialGradient>` +
  `<linearGradient id="${prefix}-face" x1=".25" y1="0" x2=".75" y2="1">${stop(0, '#fff', 0.34)}${stop(0.45, '#fff', 0.04)}${stop(0.6, '#0c0400', 0.03)}${stop(1, '#0c0400', 0.26)}</linearGradient>` +
  `<linearGradient id="${prefix}-side">${stop(0, '#fff', 0.1)}${stop(0.24, '#fff', 0.38)}${stop(0.5, '#fff', 0.02)}${stop(0.74, '#0c0400', 0.12)}${stop(1, '#0c0400', 0.4)}</linearGradient>` +
  `<radialGradient id="${prefix}-hollow" cx=".5" cy=".56" r=".5">${stop(0, '#000', 0.1)}${stop(0.7, '#000', 0.2)}${stop(1, '#000', 0.42)}</radialGradient>`

export const FONT = "'Source Sans 3 Variable','Source Sans 3','Noto Sans',sans-serif"

export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)

/** Text centred on a point; long texts shrink to `room` units. */
export function words(
  text: string,
  size: number,
  fill: string,
  options: { readonly y?: number; readonly x?: number; readonly room?: number; readonly more?: string } = {},
): string {
  const letters = [...text].length
  // Digits and capitals of the face are about 0.58 of their size wide.
  const fitted = Math.min(size, (options.room ?? 62) / (0.58 * Math.max(letters, 1)))
  const y = (options.y ?? 0) + fitted * 0.345
  return `<text x="${options.x ?? 0}" y="${round(y)}" font-size="${round(fitted)}" font-family="${FONT}" font-weight="700" text-anchor="middle" fill="${fill}" ${options.more ?? ''}>${escape(text)}</text>`
}

export const round = (v: number): number => Math.round(v * 100) / 100

/** A small sign for each colour, so that no two colours differ by colour alone. */
const MARKS: Partial<Record<Tint, string>> = {
  red: '<circle r="7"/>',
  green: '<path d="M0-8 8 6H-8Z"/>',
  blue: '<path d="M-6.5-6.5H6.5V6.5H-6.5Z"/>',
  yellow: '<path d="M-2.8-9H2.8V-2.8H9V2.8H2.8V9H-2.8V2.8H-9V-2.8H-2.8Z"/>',
  orange: '<path d="M0-10 8 0 0 10-8 0Z"/>',
  purple: '<path d="M0-9 2.6-2.9 9-2.8 4 1.5 5.6 8 0 4.6-5.6 8-4 1.5-9-2.8-2.6-2.9Z"/>',
  teal: '<path d="M-8-6H8V-1.6H-8ZM-8 1.6H8V6H-8Z"/>',
  pink: '<path d="M0 8C-12 0-8-8-3.5-7.4-1.5-7 0-5 0-4 0-5 1.5-7 3.5-7.4 8-8 12 0 0 8Z"/>',
  brown: '<path d="M-9-2.6H9V2.6H-9Z"/>',
}

export const mark = (brush: Brush, y = 0, scale = 1, x = 0): string => {
  const shape = MARKS[brush.tint]
  return shape
    ? `<g transform="translate(${x} ${y}) scale(${scale})" fill="${brush.ink}" fill-opacity=".56">${shape}</g>`
    : ''
}

/** What a text or, without one, the colour's sign prints in the middle of a piece. */
export const face = (brush: Brush, text: string | undefined, size: number, y = 0, room = 56): string =>
  text ? words(text, size, brush.ink, { y, room }) : mark(brush, y, 1.15)

/** One command of a half profile, from the top of a turned figure down to its foot. */
export type Profile = readonly (readonly number[])[]

/**
 * A figure turned on a lathe: the right half is given ([x, y] a line, six numbers a curve), the left is its mirror.
 * The first pair should lie on the axis or be the right end of a flat top.
 */
export function turned(profile: Profile): string {
  const ends = profile.map(part => part.slice(-2) as [number, number])
  const [x0, y0] = ends[0]!
  let d = `M${x0} ${y0}`
  for (const part of profile.slice(1)) d += part.length === 2 ? `L${part.join(' ')}` : `C${part.join(' ')}`
  const [xl, yl] = ends.at(-1)!
  d += `L${-xl} ${yl}`
  for (let i = profile.length - 1; i > 0; i--) {
    const part = profile[i]!
    const [x, y] = ends[i - 1]!
    d += part.length === 2 ? `L${-x} ${y}` : `C${-part[2]!} ${part[3]} ${-part[0]!} ${part[1]} ${-x} ${y}`
  }
  return `${d}Z`
}

/** A body: flat colour with contour, then the shade over it. */
export const body = (brush: Brush, d: string, shade: ShadeName, width = 3): string =>
  `<path d="${d}" fill="${brush.base}" stroke="${brush.line}" stroke-width="${width}" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="${brush.shade(shade)}"/>`

/** The shadow at the foot of a standing piece. */
export const ground = (brush: Brush, rx: number, y: number, ry = rx * 0.28): string =>
  `<ellipse cx="4" cy="${y}" rx="${round(rx * 1.22)}" ry="${round(ry * 1.5)}" fill="${brush.shade('under')}"/>`

/** The shadow below a lying one: a little to the right, more towards the near side. */
export const cast = (brush: Brush, r: number, dy = r * 0.14): string =>
  `<circle cx="${round(r * 0.08)}" cy="${round(dy)}" r="${round(r * 1.16)}" fill="${brush.shade('under')}"/>`
