import { round } from './art/brush.ts'
import type { Colours } from './colours.ts'
import type { Frame } from './geometry.ts'
import { hollows } from './lines.ts'
import { polygon, spot } from './paths.ts'
import type { Place } from './places.ts'

/** An outline about its middle, larger or smaller, and a little aside. */
const shifted = ({ x, y, outline }: Place, scale: number, by: number): string =>
  polygon(outline!.map((v, i) => (i % 2 === 0 ? x + (v - x) * scale + by * 0.6 : y + (v - y) * scale + by)))

/** Cells in the material's own way, whatever their colour is. */
export function plainCells(frame: Frame, cells: readonly number[], colours: Colours, prefix: string): string {
  const { style, fine } = frame
  const places = cells.map(c => frame.places[c]!)
  const line = colours.board('board-line')
  const outlines = () => places.map(place => polygon(place.outline!)).join('')
  const six = places[0]!.outline!.length === 12
  switch (six ? (style.hexagon ?? style.plain) : style.plain) {
    case 'printed':
      return `<path d="${outlines()}" fill="${colours.board('board-plain')}" stroke="${line}" stroke-width="${round(0.034 * fine)}" stroke-linejoin="round"/>`
    case 'drawn':
      return `<path d="${outlines()}" fill="none" stroke="${line}" stroke-width="${round(0.03 * style.line * fine)}" stroke-linejoin="round"/>`
    case 'cut': {
      const all = (scale: number, by: number) => places.map(place => shifted(place, scale, by)).join('')
      return (
        `<path d="${all(0.95, 0.022)}" fill="${line}" fill-opacity=".62"/>` +
        `<path d="${all(0.95, 0)}" fill="${colours.board('board-well')}"/>` +
        `<path d="${all(0.9, 0.025)}" fill="${colours.board('board-plain')}"/>`
      )
    }
    case 'dimple':
      return hollows(places, 0.43, prefix)
    case 'ring': {
      const rings = places.map(place => spot(place, round(0.4 * place.unit))).join('')
      return `<path d="${rings}" fill="${line}" fill-opacity=".1" stroke="${line}" stroke-width=".045" stroke-opacity=".75"/>`
    }
  }
}

/** Pieces of veneer are never quite alike: a third of the cells is a little lighter, a third a little darker. */
export function veneer(frame: Frame, cells: readonly number[]): string {
  const tone = (third: number, colour: string) => {
    const d = cells
      .filter(c => {
        const [x, y] = [Math.round(frame.places[c]!.x), Math.round(frame.places[c]!.y)]
        return (((5 * x + 3 * y + x * y) % 3) + 3) % 3 === third
      })
      .map(c => polygon(frame.places[c]!.outline!))
      .join('')
    return d ? `<path d="${d}" fill="${colour}" fill-opacity=".05"/>` : ''
  }
  return tone(0, '#fff') + tone(2, '#1a0800')
}
