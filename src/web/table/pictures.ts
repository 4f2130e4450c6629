import { fail, ok, type Result } from '../../engine/index.ts'
import type { Picture } from '../../table/index.ts'
import { asAddress } from './painting.ts'
import { hu } from './text/rare-hu.ts'
import { en } from './text/rare-en.ts'

const LARGEST_FILE = 40 * 1024 * 1024
const MOST_PIXELS = 100_000_000
/** Longer sides are scaled down to this. */
export const LONGEST_SIDE = 2048

const no = (word: keyof typeof hu.picture & ('tooLarge' | 'svg' | 'kind' | 'broken' | 'empty')) =>
  fail(hu.picture[word], en.picture[word])

type Kind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'svg' | undefined

/** What a file is by its first bytes; its name says nothing. */
function kindOf(bytes: Uint8Array): Kind {
  const text = String.fromCharCode(...bytes.subarray(0, 400))
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.startsWith('BM')) return 'bmp'
  return /<svg|<!DOCTYPE svg|<\?xml/i.test(text) ? 'svg' : undefined
}

/** The size as the head of the file tells it, before anything is unpacked; undefined when it does not say. */
function sizeInHead(kind: Kind, bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (kind === 'png' && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (kind === 'gif' && bytes.length >= 10)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (kind === 'bmp' && bytes.length >= 26)
    return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
  if (kind !== 'jpeg') return undefined
  for (let i = 2; i + 9 < bytes.length && bytes[i] === 0xff;) {
    const marker = bytes[i + 1]!
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(i + 5), width: view.getUint16(i + 7) }
    i += 2 + view.getUint16(i + 2)
  }
  return undefined
}

/**
 * An own picture from a file. It is decoded and painted anew, so that nothing of the file but its pixels comes in.
 */
export async function readPicture(
  file: Blob,
  name: string,
  longest = LONGEST_SIDE,
): Promise<Result<Picture>> {
  if (file.size === 0) return no('empty')
  if (file.size > LARGEST_FILE) return no('tooLarge')
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return no('broken')
  }
  const kind = kindOf(bytes)
  if (kind === 'svg' || file.type === 'image/svg+xml') return no('svg')
  if (!kind) return no('kind')
  const said = sizeInHead(kind, bytes)
  if (said && said.width * said.height > MOST_PIXELS) return no('tooLarge')
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(new Blob([bytes.slice().buffer], { type: `image/${kind}` }))
  } catch {
    return no('broken')
  }
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return no('broken')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  // Small pictures stay exact; large ones (photographs) are packed.
  const type = width * height <= 512 * 512 ? 'image/png' : 'image/webp'
  const data = await asAddress(await canvas.convertToBlob({ type, quality: 0.9 }))
  return data ? ok({ name: name.replace(/\.[^.]*$/, '').slice(0, 100), data, width, height }) : no('broken')
}
