import type { Board, Scene } from '../kit/index.ts'
import type { Finish } from './materials/index.ts'
import { addAllArts } from './art/all.ts'
import { pageColours } from './colours.ts'
import { materialProperties, plainColours, properties, type Theme } from './palette.ts'
import { picture, type PictureOptions } from './picture.ts'
import { trayRows } from './tray-rows.ts'

/** Pictures that stand alone, for files and the command line: they bring their colours along. */
export interface StillOptions extends PictureOptions {
  /** 'auto' has both themes inside: it follows the reader's choice where it is shown. */
  readonly theme?: Theme | 'auto'
  /** Hands, captured men and dice in rows below the board. */
  readonly trays?: 'shown' | 'hidden'
}

/** Board and scene as one SVG picture that needs nothing else. */
export function sceneSvg(board: Board, scene: Scene, options: StillOptions = {}): string {
  addAllArts()
  const { language = 'hu', prefix = 'jv', theme = 'light', material } = options
  const colours = theme === 'auto' ? pageColours : plainColours(theme, material)
  const svg = picture(board, scene, colours, options, frame =>
    options.trays === 'shown'
      ? trayRows(scene, frame, colours, { prefix, language })
      : { markup: '', high: 0 },
  )
  return theme === 'auto' ? svg.replace('>', `>${ownProperties(svg, material)}`) : svg
}

/** The custom properties that a drawing uses, for pictures that bring both themes along. */
function ownProperties(drawn: string, material: Finish | undefined): string {
  const used = new Set([...drawn.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(match => match[1]!))
  const nameOf = (line: string) => line.split(':')[0]!
  const lines = [...properties(), ...(material ? materialProperties(material) : [])]
  const last = new Map(lines.filter(line => used.has(nameOf(line))).map(line => [nameOf(line), line]))
  return `<style>:root{color-scheme:light dark;${[...last.values()].join('')}}</style>`
}
