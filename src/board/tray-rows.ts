import type { Scene, Tray } from '../kit/index.ts'
import { escape, FONT, round } from './art/brush.ts'
import { drawing, turnOf } from './art/index.ts'
import type { Colours } from './colours.ts'
import type { Frame } from './geometry.ts'
import { bodied } from './materials/index.ts'
import type { Below } from './picture.ts'

const TRAY_ROW = 1.15

const shownTrays = (scene: Scene): readonly Tray[] =>
  scene.trays.filter(tray => tray.items.length > 0 || tray.text)

interface RowOptions {
  readonly prefix: string
  readonly language: 'hu' | 'en'
}

/** Hands, captured men and dice in rows below a picture of the board. */
export function trayRows(
  scene: Scene,
  frame: Frame,
  colours: Colours,
  { prefix, language }: RowOptions,
): Below {
  const rows = shownTrays(scene)
  const [x, y, w, h] = frame.view
  const size = Math.max(0.6, Math.min(2, w / 11))
  const markup = rows
    .map((tray, i) => {
      const top = y + h + size * (0.3 + i * TRAY_ROW)
      const title = escape([tray.title[language], tray.text?.[language]].filter(Boolean).join(': '))
      // Letters of the title are half as wide as they are high.
      const start = Math.max(2.9, 1 + title.length * 0.15) * size
      const step = Math.min(size * 0.95, (w - start) / Math.max(1, tray.items.length))
      const items = tray.items.map((item, k) => {
        const [cx, cy] = [x + start + step * k, top + size * 0.5]
        const count =
          item.count !== undefined && item.count !== 1
            ? `<text x="${round(cx + size * 0.32)}" y="${round(cy + size * 0.45)}" font-size="${round(size * 0.26)}" fill="${colours.board('tray-ink')}">×${item.count}</text>`
            : ''
        return `<g transform="translate(${round(cx)} ${round(cy)}) rotate(${turnOf(item.look, false)}) scale(${round(Math.min(size, step / 0.95) * 80) / 10000})">${drawing(bodied(item.look, frame.style), colours, prefix)}</g>${count}`
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
