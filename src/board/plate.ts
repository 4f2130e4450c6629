import { drawnIn, roundedPath, type Spot } from './art/blocks.ts'
import { round } from './art/brush.ts'
import type { Frame } from './geometry.ts'
import { groupsOf } from './board-groups.ts'
import type { Colours } from './colours.ts'
import { areaOf, cornersOf, hull } from './hull.ts'
import { skinPattern } from './materials/skins.ts'

const boxed = (loop: readonly Spot[]): Spot[] => {
  const xs = loop.map(([x]) => x)
  const ys = loop.map(([, y]) => y)
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ]
}

/** A box with a rim that differs from side to side. */
const widened = (box: readonly Spot[], [left, top, right, bottom]: Frame['rims']): Spot[] =>
  box.map(([x, y], i) => [i === 1 || i === 2 ? x + right : x - left, i > 1 ? y + bottom : y - top])

/** The board without anything on it. */
export interface Plate {
  /** Gradients and patterns that the rest of the board uses too: 'skin', 'lamp', 'pit'. */
  readonly defs: string
  /** Shadow, front edge and top. */
  readonly body: string
  /** The outline of the top, which the light falls on. */
  readonly top: string
  /** The line around a field of squares. */
  readonly field: string
}

const stop = (offset: number, colour: string, opacity: number) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

function definitions(frame: Frame, colours: Colours, prefix: string): string {
  const across = Math.max(frame.view[2], frame.view[3])
  return (
    skinPattern(
      frame.style,
      `${prefix}-skin`,
      colours.board('board-skin'),
      Math.min(2.2, Math.max(0.6, across / 9)),
    ) +
    `<linearGradient id="${prefix}-lamp" x2="1" y2="1">${stop(0, '#fff', 0.17)}${stop(0.5, '#fff', 0)}${stop(1, '#1a0a00', 0.17)}</linearGradient>` +
    `<radialGradient id="${prefix}-pit" cx=".42" cy=".36" r=".62">${stop(0, '#1c0c02', 0.62)}${stop(0.6, '#1c0c02', 0.46)}${stop(0.86, '#1c0c02', 0.16)}${stop(1, '#fff', 0.34)}</radialGradient>`
  )
}

/** A shadow without a filter: strokes, each wider than the last, that add up towards the board. */
const shadow = (d: string, edge: number) =>
  `<g transform="translate(${round(edge * 0.4)} ${round(edge * 1.6)})" fill="none" stroke="#160b02" stroke-opacity=".036" stroke-linejoin="round">` +
  [0.7, 1.4, 2.1, 2.8, 3.5, 4.2, 4.9, 5.6]
    .map(wide => `<path d="${d}" stroke-width="${round(edge * wide)}"/>`)
    .join('') +
  '</g>'

export function plate(frame: Frame, colours: Colours, prefix: string): Plate {
  const { board, rims, view, edge, build, style } = frame
  const rim = Math.max(...rims)
  const defs = definitions(frame, colours, prefix)
  const skin = `fill="url(#${prefix}-skin)"`
  if (frame.window) {
    const top = `M${view[0]} ${view[1]}h${view[2]}v${view[3]}h${-view[2]}Z`
    return {
      defs,
      top,
      field: '',
      body: `<path d="${top}" fill="${colours.board(build === 'frame' ? 'board-well' : 'board-plate')}"/><path d="${top}" ${skin}/>`,
    }
  }
  const points = board.cells.some(cell => !cell.outline)
  let [top, well, field] = ['', '', '']
  for (const group of groupsOf(board.cells)) {
    const shape = hull(cornersOf(frame.places, group))
    if (shape.length < 3) continue
    const outer = frame.boxed ? boxed(shape) : shape
    const around = rims.every(each => each === rim) ? drawnIn(outer, -rim) : widened(boxed(shape), rims)
    top += roundedPath(around, Math.min(style.corner + 0.1, rim * 1.2))
    const covered = group.reduce((sum, c) => {
      const { outline } = frame.places[c]!
      return outline ? sum + areaOf(hull(cornersOf(frame.places, [c]))) : sum
    }, 0)
    const sparse = !points && covered < 0.62 * areaOf(shape)
    if (sparse) well += roundedPath(drawnIn(outer, -0.05), 0.1)
    else if (!points && frame.boxed && covered > 0.98 * areaOf(outer)) field += roundedPath(outer, 0.02)
  }
  const wood = colours.board(build === 'frame' ? 'board-frame' : 'board-plate')
  const line = colours.board('board-frame-edge')
  return {
    defs,
    top,
    field,
    body:
      (style.shading === 'flat'
        ? `<path d="${top}" fill="${wood}"/>`
        : shadow(top, edge) +
          `<path d="${top}" transform="translate(0 ${round(edge)})" fill="${colours.board('board-edge')}"/>` +
          `<path d="${top}" fill="${wood}"/><path d="${top}" ${skin}/>`) +
      (well
        ? `<path d="${well}" fill="${colours.board('board-well')}" stroke="${line}" stroke-width="${round(0.06 * frame.fine)}"/>`
        : ''),
  }
}
