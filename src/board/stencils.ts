import type { Placed } from '../kit/index.ts'
import { lookKey } from './art/index.ts'
import type { Frame } from './geometry.ts'
import { pageColours } from './palette.ts'
import { pieceMarkup } from './svg.ts'

/** Makes the SVG elements of pieces: each look is parsed once, then copied. */
export class Stencils {
  private readonly made = new Map<string, SVGSVGElement>()
  private readonly prefix: string

  constructor(prefix: string) {
    this.prefix = prefix
  }

  draw(placed: Placed, frame: Frame): SVGSVGElement {
    const large = placed.cells && placed.cells.length > 1
    const key = large ? '' : lookKey(placed.look)
    const found = large ? undefined : this.made.get(key)
    if (found) return found.cloneNode(true) as SVGSVGElement
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', '-50 -50 100 100')
    svg.innerHTML = pieceMarkup(placed, frame, pageColours, this.prefix)
    if (!large) this.made.set(key, svg)
    return large ? svg : (svg.cloneNode(true) as SVGSVGElement)
  }
}
