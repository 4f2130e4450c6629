/** A drawing as PDF operators, in millimetres with y downwards; the page's own matrix turns them into points. */
import type { Colour } from '../deck.ts'
import { inksOf } from '../art/palette.ts'
import { short, type Drawn } from '../drawing.ts'
import { segmentsOf } from '../pathdata.ts'

export type Colours = 'rgb' | 'cmyk'

export interface Content {
  readonly operators: string
  /** Pictures used, by the name the operators call them. */
  readonly pictures: ReadonlyMap<string, string>
}

/** A hundredth of a millimetre is finer than any printer; letters come in thousandths of an em. */
const brief = (v: number) => String(Math.round(v * 100) / 100)

const PATHS = new Map<string, string>()

function pathOperators(d: string): string {
  let operators = PATHS.get(d)
  if (operators === undefined) {
    operators = segmentsOf(d)
      .map(segment => {
        switch (segment[0]) {
          case 'M':
            return `${brief(segment[1])} ${brief(segment[2])} m`
          case 'L':
            return `${brief(segment[1])} ${brief(segment[2])} l`
          case 'C':
            return `${segment
              .slice(1)
              .map(v => brief(v as number))
              .join(' ')} c`
          case 'Z':
            return 'h'
          default: {
            const never: never = segment
            return never
          }
        }
      })
      .join('\n')
    if (PATHS.size > 20_000) PATHS.clear()
    PATHS.set(d, operators)
  }
  return operators
}

const component = (v: number) => String(Math.round(v * 10_000) / 10_000)

function colourOperator(colour: Colour, colours: Colours, use: 'fill' | 'stroke'): string {
  if (colours === 'cmyk')
    return `${inksOf(colour)
      .map(v => component(v / 100))
      .join(' ')} ${use === 'fill' ? 'k' : 'K'}`
  const rgb = [1, 3, 5].map(at => component(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return `${rgb.join(' ')} ${use === 'fill' ? 'rg' : 'RG'}`
}

const fine = (v: number) => String(Math.round(v * 1e6) / 1e6)

export function contentOf(drawn: readonly Drawn[], colours: Colours): Content {
  const out: string[] = ['1 J 1 j']
  const pictures = new Map<string, string>()
  // What the viewer already knows; forgotten when a group ends.
  let state = { fill: '', stroke: '', width: '' }
  const one = (node: Drawn): void => {
    switch (node.type) {
      case 'path': {
        if (node.fill) {
          const fill = colourOperator(node.fill, colours, 'fill')
          if (fill !== state.fill) out.push((state.fill = fill))
        }
        if (node.stroke) {
          const stroke = colourOperator(node.stroke, colours, 'stroke')
          if (stroke !== state.stroke) out.push((state.stroke = stroke))
          const width = `${short(node.width ?? 0.2)} w`
          if (width !== state.width) out.push((state.width = width))
        }
        out.push(pathOperators(node.d), node.fill ? (node.stroke ? 'B' : 'f') : 'S')
        return
      }
      case 'group': {
        const saved = state
        state = { ...state }
        out.push('q')
        if (node.matrix) out.push(`${node.matrix.map(fine).join(' ')} cm`)
        if (node.clip !== undefined) out.push(pathOperators(node.clip), 'W n')
        for (const child of node.children) one(child)
        out.push('Q')
        state = saved
        return
      }
      case 'picture': {
        const name = `Picture${pictures.size}`
        pictures.set(name, node.picture.data)
        // An image fills the unit square with y upwards.
        out.push(
          'q',
          `${short(node.w)} 0 0 ${short(-node.h)} ${short(node.x)} ${short(node.y + node.h)} cm`,
          `/${name} Do`,
          'Q',
        )
        return
      }
      default: {
        const never: never = node
        return never
      }
    }
  }
  for (const node of drawn) one(node)
  return { operators: out.join('\n'), pictures }
}
