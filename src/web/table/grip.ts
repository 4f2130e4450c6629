import { sizeOf, type Face, type Piece } from '../../table/index.ts'
import { shownFace } from './extent.ts'
import { keyOf } from './face-sheet.ts'
import { arriving, faceAddress, imageAt, overhang } from './faces.ts'
import type { Desk } from './state.ts'

/** Things are grabbed by what is drawn, not by the box around it: whatever lies in a corner left free is grabbed itself. */

/** Where a face is drawn, as a raster over its picture. */
interface Mask {
  readonly width: number
  readonly height: number
  readonly solid: Uint8Array
}

const ACROSS = 64
/** Shadows are fainter than this. */
const SOLID = 110
const masks = new Map<string, Mask | 'coming' | 'none'>()

async function makeMask(desk: Desk, face: Face, key: string): Promise<void> {
  try {
    await arriving(face)
    const address = faceAddress(desk.session.table().pictures, face)
    const image = address && (await imageAt(address))
    const [across, down] = overhang(face)
    const ratio = (face.height * (1 + 2 * down)) / (face.width * (1 + 2 * across))
    const width = Math.max(4, Math.round(ratio > 1 ? ACROSS / ratio : ACROSS))
    const height = Math.max(4, Math.round(ratio > 1 ? ACROSS : ACROSS * ratio))
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!image || !context) throw new Error('no picture')
    context.drawImage(image, 0, 0, width, height)
    const { data } = context.getImageData(0, 0, width, height)
    masks.set(key, {
      width,
      height,
      solid: Uint8Array.from({ length: width * height }, (_, i) => (data[i * 4 + 3]! >= SOLID ? 1 : 0)),
    })
  } catch {
    // The box around it serves as well.
    masks.set(key, 'none')
  }
}

function maskOf(desk: Desk, face: Face): Mask | undefined {
  const key = keyOf(face)
  const known = masks.get(key)
  if (known === undefined) {
    masks.set(key, 'coming')
    void makeMask(desk, face, key)
  }
  return typeof known === 'object' ? known : undefined
}

/** Whether a drawing covers a point of the table, or one so near, in cells. */
function covers(desk: Desk, piece: Piece, x: number, y: number, near: number): boolean | undefined {
  const face = shownFace(desk.supplies(), piece)
  const mask = face && maskOf(desk, face)
  if (!face || !mask) return undefined
  const { width, height } = sizeOf(desk.supplies(), piece)
  const [across, down] = overhang(face)
  const turn = (-piece.angle * Math.PI) / 180
  const [dx, dy] = [x - piece.x, y - piece.y]
  const [px, py] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)]
  const [wide, high] = [width * (1 + 2 * across), height * (1 + 2 * down)]
  const at = (ox: number, oy: number): boolean => {
    const column = Math.floor(((px + ox) / wide + 0.5) * mask.width)
    const row = Math.floor(((py + oy) / high + 0.5) * mask.height)
    return (
      column >= 0 &&
      row >= 0 &&
      column < mask.width &&
      row < mask.height &&
      mask.solid[row * mask.width + column] === 1
    )
  }
  if (near === 0) return at(0, 0)
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    if (at(near * Math.cos(a), near * Math.sin(a)) || at((near / 2) * Math.cos(a), (near / 2) * Math.sin(a)))
      return true
  }
  return false
}

const TOLERANCE = { mouse: 5, touch: 12 }

/** The thing to grab at the pointer: the topmost drawing under it, else one that is very near. */
export function idAt(desk: Desk, event: MouseEvent): number | undefined {
  const corner = desk.place?.getBoundingClientRect()
  const { zoom } = desk.camera.view()
  const point = desk.camera.toTable(event.clientX - (corner?.left ?? 0), event.clientY - (corner?.top ?? 0))
  const ids = document.elementsFromPoint(event.clientX, event.clientY).flatMap(element => {
    const thing = element.closest<HTMLElement>('.thing[data-id]')
    return thing ? [Number(thing.dataset['id'])] : []
  })
  const things = [...new Set(ids)].flatMap(id => desk.byId().get(id) ?? [])
  /** A pile is drawn higher than it lies. */
  const lowered = (id: number) => {
    const high = desk.heights().get(id)
    const drawn = high && high.level > 0 ? elementLift(id) : 0
    return { x: point.x, y: point.y + drawn }
  }
  const touch = 'pointerType' in event && event.pointerType === 'touch'
  const near = (touch ? TOLERANCE.touch : TOLERANCE.mouse) / zoom / 64
  for (const far of [0, near])
    for (const thing of things) {
      if (thing.what !== 'piece') return thing.id
      const { x, y } = lowered(thing.id)
      if (covers(desk, thing, x, y, far) ?? true) return thing.id
    }
  // The hole of a ring belongs to the ring when nothing else is there; the free corner of a tile does not.
  return things.find(thing => thing.what === 'piece' && isCompact(desk, thing))?.id
}

function isCompact(desk: Desk, piece: Piece): boolean {
  const face = shownFace(desk.supplies(), piece)
  return face?.kind === 'art' && (face.cells?.length ?? 1) < 2
}

function elementLift(id: number): number {
  const element = document.querySelector<HTMLElement>(`.thing[data-id="${id}"]`)
  return -parseFloat(element?.style.getPropertyValue('--lift') || '0') / 64
}
