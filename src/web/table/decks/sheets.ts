import type { Picture } from '../../../table/index.ts'
import { imageAt } from '../faces.ts'
import { asAddress } from '../painting.ts'

/** Cards are at most so many points high: that is sharp in a hand, and fifty of them stay small. */
const HIGHEST = 560

export interface Cut {
  readonly rows: number
  readonly columns: number
  /** Only the first so many are cards. */
  readonly used: number
}

/** A sheet of cards cut into its cards, row by row. */
export async function cutSheet(sheet: Picture, { rows, columns, used }: Cut): Promise<Picture[]> {
  const image = await imageAt(sheet.data, 'once')
  if (!image) return []
  const [w, h] = [sheet.width / columns, sheet.height / rows]
  const scale = Math.min(1, HIGHEST / h)
  const [width, height] = [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))]
  const cards: Picture[] = []
  for (let i = 0; i < Math.min(used, rows * columns); i++) {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return []
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, (i % columns) * w, Math.floor(i / columns) * h, w, h, 0, 0, width, height)
    const data = await asAddress(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }))
    if (!data) return []
    cards.push({ name: `${sheet.name} ${i + 1}`, data, width, height })
  }
  return cards
}
