/** PNGs in Node. Not exported from the studio's index: it must not reach a browser. */
import { Resvg } from '@resvg/resvg-js'
import { svgPicture } from '../svg.ts'
import type { Picturing } from './images.ts'

export function resvgPng({ drawn, window, width, height }: Picturing): Uint8Array {
  const svg = svgPicture(drawn, window).replace(
    /width="[^"]*" height="[^"]*"/,
    `width="${width}" height="${height}"`,
  )
  const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } } as const
  return new Uint8Array(new Resvg(svg, options).render().asPng())
}
