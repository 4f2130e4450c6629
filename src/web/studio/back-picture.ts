import type { Picture } from '../../studio/deck.ts'

const MOST = 1600

/** A picture file made small enough to keep: at most 1600 points a side, as JPEG. Undefined when it is no picture. */
export async function readPicture(file: File): Promise<Picture | undefined> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return undefined
  }
  const scale = Math.min(1, MOST / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // Paper is white: what is clear in the picture prints as paper.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return { data: canvas.toDataURL('image/jpeg', 0.9), width, height }
}
