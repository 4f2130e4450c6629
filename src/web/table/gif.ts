import type { Table } from '../../table/index.ts'
import { notify } from '../shell/notices.tsx'
import { boardPicture } from './board-shown.ts'
import type { Box } from './camera.ts'
import { extentOf } from './extent.ts'
import { download, fileName } from './import.ts'
import { paint } from './painting.ts'
import type { Desk } from './state.ts'
import { tt } from './text/text.ts'

const LONG_SIDE = 480
const MOST_FRAMES = 160
const DELAY = 700

const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** The film as an animated picture. Long games are shown in larger steps. */
export async function filmGif(length: number, tableAt: (n: number) => Table): Promise<Blob> {
  const { applyPalette, GIFEncoder, quantize } = await import('gifenc')
  const step = Math.max(1, Math.ceil((length + 1) / MOST_FRAMES))
  const moments = Array.from({ length: Math.floor(length / step) + 1 }, (_, i) => i * step)
  if (moments.at(-1) !== length) moments.push(length)
  const tables = moments.map(n => tableAt(n))
  let box: Box | undefined
  for (const table of tables) {
    const own = extentOf(table, await boardPicture(table.board, table.pictures, 'light'))
    box = box ? joined(box, own) : own
  }
  if (!box) throw new Error('a film has at least its beginning')
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  const scale = LONG_SIDE / Math.max(w, h)
  const canvas = new OffscreenCanvas(Math.round(w * scale), Math.round(h * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser cannot paint')
  const gif = GIFEncoder()
  for (const [i, table] of tables.entries()) {
    await paint(context, table, box)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const palette = quantize(data, 256)
    gif.writeFrame(applyPalette(data, palette), canvas.width, canvas.height, {
      palette,
      delay: i === tables.length - 1 ? DELAY * 3 : DELAY,
      repeat: 0,
    })
  }
  gif.finish()
  return new Blob([gif.bytes()], { type: 'image/gif' })
}

/** The film as a picture that moves, handed over as a file. */
export async function exportGif(desk: Desk): Promise<void> {
  notify('good', tt().log.making)
  const { session } = desk
  const blob = await filmGif(session.at(), n => session.tableAt(n))
  download(blob, `${fileName(session.name())}.gif`)
  notify('good', tt().log.made)
}
