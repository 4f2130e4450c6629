import { createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js'
import type { Placed } from '../kit/index.ts'
import { drawnKey, shades, turnOf } from './art/index.ts'
import { artsArrived, watchArts } from './arts.ts'
import type { Frame } from './geometry.ts'
import { pageColours, type Colours } from './colours.ts'
import { boxOf } from './places.ts'
import { bodied, type Finish } from './materials/index.ts'
import { pieceMarkup } from './picture.ts'

/** A piece's picture and the box it fills, in cells around the middle of the piece. */
export interface Picture {
  readonly url: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Drawings may reach over their cell by this much (of 100). */
const MARGIN = 12

const url = (box: readonly number[], markup: string, shading: 'flat' | undefined) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><defs>${shades('s', shading)}</defs>${markup}</svg>`)}")`

/**
 * Pictures of pieces, each look once. They are images and not elements: measured with 400 pieces, a frame of a drag
 * costs a fourth, because the browser need not sort thousands of SVG nodes into layers again and again.
 */
export class Stencils {
  private made = new Map<string, Picture>()
  private colours: Colours

  constructor(colours: Colours) {
    this.colours = colours
  }

  draw(placed: Placed, frame: Frame): Picture {
    const { cells } = placed
    const look = bodied(placed.look, frame.style, frame.places[placed.cell]!.outline)
    const large = cells !== undefined && cells.length > 1
    const turn = large ? 0 : turnOf(look, frame.flipped)
    const key = large
      ? `${drawnKey(look)} ${cells.map(c => c - placed.cell).join()} ${frame.flipped} ${frame.places[placed.cell]!.y}`
      : `${drawnKey(look)} ${turn}`
    const found = this.made.get(key)
    if (found) return found
    const markup = pieceMarkup(placed, frame, this.colours, 's')
    const [left, top, right, bottom] = large ? extent(placed, frame) : [-50, -50, 50, 50]
    const box = [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN] as const
    const [x, y, w, h] = box.map(v => v / 100) as [number, number, number, number]
    const turned = turn === 0 ? markup : `<g transform="rotate(${turn})">${markup}</g>`
    const picture = { url: url(box, turned, frame.style.shading), left: x, top: y, width: w, height: h }
    this.made.set(key, picture)
    return picture
  }
}

/** What a large block covers, in hundredths of a cell around its head. */
function extent(placed: Placed, frame: Frame): readonly [number, number, number, number] {
  const head = frame.places[placed.cell]!
  const box = boxOf((placed.cells ?? []).map(c => frame.places[c]!))
  const reach = frame.places[placed.cell]!.outline ? 0 : 50
  return [
    (box.left - head.x) * 100 - reach,
    (box.top - head.y) * 100 - reach,
    (box.right - head.x) * 100 + reach,
    (box.bottom - head.y) * 100 + reach,
  ]
}

/**
 * The tints of a material as the page has them now: an image of its own cannot read the page's properties. Pieces use no other
 * colours. The element that is asked lives only as long as the question.
 */
function coloursOfPage(material: Finish): Colours {
  const asked = new Map<string, string>()
  return {
    ...pageColours,
    tint: (tint, part) => {
      const name = `--tint-${tint}-${part}`
      const known = asked.get(name)
      if (known !== undefined) return known
      const probe = document.body.appendChild(document.createElement('i'))
      probe.dataset['material'] = material
      const colour = getComputedStyle(probe).getPropertyValue(name).trim()
      probe.remove()
      asked.set(name, colour)
      return colour
    },
  }
}

/** Pictures in the colours of the page, made anew when its theme changes or drawings arrive. */
export function createStencils(material: Accessor<Finish>): Accessor<Stencils> {
  const make = () => new Stencils(coloursOfPage(material()))
  const [stencils, setStencils] = createSignal(untrack(make))
  const drawnWith = untrack(artsArrived)
  const renew = () => setStencils(make())
  createEffect(on(material, renew, { defer: true }))
  watchArts()
  // While a page waits for another of its parts, effects come late: drawings may have arrived before this one runs first.
  createEffect(on(artsArrived, arrived => arrived !== drawnWith && renew()))
  const watch = new MutationObserver(renew)
  watch.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-palette', 'class'],
  })
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', renew)
  onCleanup(() => {
    watch.disconnect()
    dark.removeEventListener('change', renew)
  })
  return stencils
}

/** How a picture lies in an element of one cell, at a size. */
export const pictureStyle = (picture: Picture, scale: number) => ({
  'background-image': picture.url,
  left: `${(0.5 + picture.left * scale) * 100}%`,
  top: `${(0.5 + picture.top * scale) * 100}%`,
  width: `${picture.width * scale * 100}%`,
  height: `${picture.height * scale * 100}%`,
})
