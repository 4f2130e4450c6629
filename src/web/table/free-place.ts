import { sizeOf, type Table } from '../../table/index.ts'
import { viewMiddle, type Desk } from './state.ts'

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const STEP = 0.25
const ROOM = 0.12

/** What is covered: things that lie open, and the board, since nothing new is wanted on it where there is another place. */
function covered(table: Table, board: Area | undefined): Area[] {
  const areas = table.things.flatMap((thing): Area[] => {
    if (thing.hand !== undefined) return []
    const { width, height } = sizeOf(table, thing)
    // Turned things cover no more than their longer side all round.
    const [w, h] =
      thing.angle % 180 === 0 ? [width, height] : [Math.max(width, height), Math.max(width, height)]
    return [{ left: thing.x - w / 2, right: thing.x + w / 2, top: thing.y - h / 2, bottom: thing.y + h / 2 }]
  })
  return board ? [...areas, board] : areas
}

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * The upper left corner of a free place of this size inside what is seen; the nearest to the middle, or to `near`. Where
 * nothing is free it is the place that covers least.
 */
export function freePlace(
  desk: Desk,
  width: number,
  height: number,
  near = viewMiddle(desk),
): { x: number; y: number } {
  const box = desk.place?.getBoundingClientRect()
  const corner = desk.camera.toTable(0, 0)
  const end = desk.camera.toTable(box?.width ?? 800, box?.height ?? 600)
  const picture = desk.picture()
  const board = picture && {
    left: picture.x,
    top: picture.y,
    right: picture.x + picture.width,
    bottom: picture.y + picture.height,
  }
  const taken = covered(desk.session.now(), board)
  let best = { x: near.x - width / 2, y: near.y - height / 2 }
  let least = Infinity
  for (let y = corner.y + ROOM; y <= Math.max(corner.y + ROOM, end.y - height - ROOM); y += STEP)
    for (let x = corner.x + ROOM; x <= Math.max(corner.x + ROOM, end.x - width - ROOM); x += STEP) {
      const area = { left: x - ROOM, top: y - ROOM, right: x + width + ROOM, bottom: y + height + ROOM }
      let worth = Math.hypot(x + width / 2 - near.x, y + height / 2 - near.y) * 0.001
      for (const each of taken) {
        worth += overlap(area, each)
        if (worth >= least) break
      }
      if (worth < least) {
        least = worth
        best = { x, y }
      }
    }
  return best
}
