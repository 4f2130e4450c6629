import { sizeOf, type Table, type Thing } from '../../table/index.ts'
import { boardPicture, type BoardPicture } from './board-shown.ts'
import type { Box } from './camera.ts'
import { extentOf, shownFace } from './extent.ts'
import { arriving, faceAddress, imageAt, overhang, svgAddress } from './faces.ts'
import { thingMarkup } from './thing-svg.ts'

const wide = { x: -2000, y: -2000, size: 4000 }

async function pictureOf(table: Table, thing: Thing) {
  const size = sizeOf(table, thing)
  if (thing.what === 'piece') {
    const face = shownFace(table, thing)
    if (face) await arriving(face)
    const address = face && faceAddress(table.pictures, face)
    const image = address && (await imageAt(address))
    if (!face || !image) return undefined
    const [across, down] = overhang(face)
    return { image, width: size.width * (1 + 2 * across), height: size.height * (1 + 2 * down) }
  }
  // Arrows reach far from their place; everything else stays near its box.
  const mark = thing.what === 'mark'
  const w = mark ? wide.size : (size.width + 0.3) * 100
  const h = mark ? wide.size : (size.height + 0.3) * 100
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-w / 2} ${-h / 2} ${w} ${h}" width="${w}" height="${h}">${thingMarkup(thing, table)}</svg>`
  const image = await imageAt(svgAddress(svg), 'once')
  return image && { image, width: w / 100, height: h / 100 }
}

export const tableColour = (table: Table): string =>
  table.board.kind === 'plain' ? table.board.colour : '#4c6b57'

/** Paints the table on a canvas, the box of it filling the canvas. */
export async function paint(
  context: OffscreenCanvasRenderingContext2D,
  table: Table,
  box: Box,
  board?: BoardPicture,
): Promise<void> {
  const { width, height } = context.canvas
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const lying = board ?? (await boardPicture(table.board, table.pictures, 'light'))
  const boardImage = lying && (await imageAt(lying.address))
  const lies = table.things.filter(thing => thing.hand === undefined)
  const open = [
    ...lies.filter(thing => thing.what === 'zone'),
    ...lies.filter(thing => thing.what !== 'zone'),
  ]
  const pictures = await Promise.all(open.map(thing => pictureOf(table, thing)))
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = tableColour(table)
  context.fillRect(0, 0, width, height)
  context.setTransform(scale, 0, 0, scale, width / 2 - mx * scale, height / 2 - my * scale)
  if (lying && boardImage) context.drawImage(boardImage, lying.x, lying.y, lying.width, lying.height)
  for (const [i, thing] of open.entries()) {
    const picture = pictures[i]
    if (!picture) continue
    context.save()
    context.translate(thing.x, thing.y)
    context.rotate((thing.angle * Math.PI) / 180)
    context.drawImage(picture.image, -picture.width / 2, -picture.height / 2, picture.width, picture.height)
    context.restore()
  }
}

export const asAddress = (blob: Blob): Promise<string | undefined> =>
  new Promise(resolve => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : undefined),
    )
    reader.addEventListener('error', () => resolve(undefined))
    reader.readAsDataURL(blob)
  })

/** A small picture for the lists; undefined where the browser cannot make one. */
export async function thumbnail(table: Table): Promise<string | undefined> {
  try {
    const canvas = new OffscreenCanvas(200, 150)
    const context = canvas.getContext('2d')
    if (!context) return undefined
    const board = await boardPicture(table.board, table.pictures, 'light')
    await paint(context, table, extentOf(table, board), board)
    return await asAddress(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }))
  } catch {
    return undefined
  }
}
