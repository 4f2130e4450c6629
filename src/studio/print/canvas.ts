/** Paints a drawing on a canvas: PNGs in the browser, also in a worker. */
import type { Drawn } from '../drawing.ts'
import type { Picturing } from './images.ts'

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

export async function canvasPng({ drawn, window, width, height }: Picturing): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.scale(width / window.w, height / window.h)
  context.translate(-window.x, -window.y)
  await paint(context, drawn, await picturesOf(drawn))
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await blob.arrayBuffer())
}

async function picturesOf(drawn: readonly Drawn[]): Promise<ReadonlyMap<string, ImageBitmap>> {
  const found = new Map<string, ImageBitmap>()
  for (const node of drawn)
    if (node.type === 'group')
      for (const [data, bitmap] of await picturesOf(node.children)) found.set(data, bitmap)
    else if (node.type === 'picture' && !found.has(node.picture.data)) {
      const [head = '', body = ''] = node.picture.data.split(',', 2)
      const bytes = Uint8Array.from(atob(body), sign => sign.charCodeAt(0))
      const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png'
      found.set(node.picture.data, await createImageBitmap(new Blob([bytes], { type })))
    }
  return found
}

export async function paint(
  context: Context,
  drawn: readonly Drawn[],
  pictures: ReadonlyMap<string, ImageBitmap>,
): Promise<void> {
  for (const node of drawn) {
    if (node.type === 'path') {
      const path = new Path2D(node.d)
      if (node.fill) {
        context.fillStyle = node.fill
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
        context.fill(path)
      }
      if (node.stroke) {
        context.strokeStyle = node.stroke
        context.lineWidth = node.width ?? 0.2
        context.lineJoin = context.lineCap = 'round'
        context.stroke(path)
      }
    } else if (node.type === 'group') {
      context.save()
      if (node.matrix) context.transform(...node.matrix)
      if (node.clip !== undefined) context.clip(new Path2D(node.clip))
      await paint(context, node.children, pictures)
      context.restore()
    } else {
      const bitmap = pictures.get(node.picture.data)
      if (bitmap) context.drawImage(bitmap, node.x, node.y, node.w, node.h)
    }
  }
}
