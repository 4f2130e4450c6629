import type { Table } from '../../table/index.ts'
import { makeGif } from '../film/gif.ts'
import { momentsOf } from '../film/moments.ts'
import { notify } from '../shell/notices.tsx'
import { boardPicture } from './board-shown.ts'
import type { Box } from './camera.ts'
import { extentOf } from './extent.ts'
import { download, fileName } from './import.ts'
import { paint } from './painting.ts'
import type { Desk } from './state.ts'
import { tt } from './text/text.ts'

const LONG_SIDE = 480

const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** The film of a table as an animated picture, all of it seen in every frame. */
export async function filmGif(length: number, tableAt: (n: number) => Table): Promise<Blob> {
  const tables = momentsOf(length).map(n => tableAt(n))
  let box: Box | undefined
  for (const table of tables) {
    const own = extentOf(table, await boardPicture(table.board, table.pictures, 'light'))
    box = box ? joined(box, own) : own
  }
  if (!box) throw new Error('a film has at least its beginning')
  const whole = box
  const [w, h] = [whole.right - whole.left, whole.bottom - whole.top]
  const scale = LONG_SIDE / Math.max(w, h)
  return makeGif({
    width: Math.round(w * scale),
    height: Math.round(h * scale),
    frames: tables.length,
    paint: (context, frame) => paint(context, tables[frame]!, whole),
  })
}

/** The film as a picture that moves, handed over as a file. */
export async function exportGif(desk: Desk): Promise<void> {
  notify('good', tt().log.making)
  const { session } = desk
  const blob = await filmGif(session.at(), n => session.tableAt(n))
  download(blob, `${fileName(session.name())}.gif`)
  notify('good', tt().log.made)
}
