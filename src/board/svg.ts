import type { Board, Material, Scene } from '../kit/index.ts'
import { escape, FONT, round } from './art/brush.ts'
import { addAllArts } from './art/all.ts'
import { drawing, turnOf } from './art/index.ts'
import { pageColours, type Colours } from './colours.ts'
import type { Frame } from './geometry.ts'
import { materialProperties, plainColours, properties, type Theme } from './palette.ts'
import { picture, type Below, type PictureOptions } from './picture.ts'

/** Pictures that stand alone, for files and the command line: they bring their colours along. */
export interface StillOptions extends PictureOptions {
  /** 'auto' has both themes inside: it follows the reader's choice where it is shown. */
  readonly theme?: Theme | 'auto'
  /** Hands, captured men and dice in rows below the board. */
  readonly trays?: 'shown' | 'hidden'
}

const TRAY_ROW = 1.15

function trays(scene: Scene, frame: Frame, colours: Colours, prefix: string, language: 'hu' | 'en'): Below {
  const rows = scene.trays.filter(tray => tray.items.length > 0 || tray.text)
  const [x, y, w, h] = frame.view
  const size = Math.max(0.6, Math.min(2, w / 11))
  const markup = rows
    .map((tray, i) => {
      const top = y + h + size * (0.3 + i * TRAY_ROW)
      const title = escape([tray.title[language], tray.text?.[language]].filter(Boolean).join(': '))
      const room = w - size * 2.6
      const step = Math.min(size * 0.95, room / Math.max(1, tray.items.length))
      const items = tray.items.map((item, k) => {
        const [cx, cy] = [x + size * 2.9 + step * k, top + size * 0.5]
        const count =
          item.count !== undefined && item.count !== 1
            ? `<text x="${round(cx + size * 0.32)}" y="${round(cy + size * 0.45)}" font-size="${round(size * 0.26)}" fill="${colours.board('tray-ink')}">×${item.count}</text>`
            : ''
        return `<g transform="translate(${round(cx)} ${round(cy)}) rotate(${turnOf(item.look, false)}) scale(${round(Math.min(size, step / 0.95) * 80) / 10000})">${drawing(item.look, colours, prefix)}</g>${count}`
      })
      return (
        `<rect x="${round(x)}" y="${round(top)}" width="${round(w)}" height="${round(size)}" rx="${round(size * 0.18)}" fill="${colours.board('tray')}" stroke="${colours.board('board-line')}" stroke-width=".02"/>` +
        `<text x="${round(x + size * 0.2)}" y="${round(top + size * 0.6)}" font-size="${round(size * 0.28)}" fill="${colours.board('tray-ink')}">${title}</text>${items.join('')}`
      )
    })
    .join('')
  return {
    markup: `<g font-family="${FONT}" font-weight="600">${markup}</g>`,
    high: rows.length ? size * (0.3 + rows.length * TRAY_ROW) : 0,
  }
}

/** Board and scene as one SVG picture that needs nothing else. */
export function sceneSvg(board: Board, scene: Scene, options: StillOptions = {}): string {
  addAllArts()
  const { language = 'hu', prefix = 'jv', theme = 'light', material } = options
  const colours = theme === 'auto' ? pageColours : plainColours(theme, material)
  const svg = picture(board, scene, colours, options, frame =>
    options.trays === 'shown' ? trays(scene, frame, colours, prefix, language) : { markup: '', high: 0 },
  )
  return theme === 'auto' ? svg.replace('>', `>${ownProperties(svg, material)}`) : svg
}

/** The custom properties that a drawing uses, for pictures that bring both themes along. */
function ownProperties(drawn: string, material: Material | undefined): string {
  const used = new Set([...drawn.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(match => match[1]!))
  const nameOf = (line: string) => line.split(':')[0]!
  const lines = [...properties(), ...(material ? materialProperties(material) : [])]
  const last = new Map(lines.filter(line => used.has(nameOf(line))).map(line => [nameOf(line), line]))
  return `<style>:root{color-scheme:light dark;${[...last.values()].join('')}}</style>`
}
