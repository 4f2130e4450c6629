import { faceOf, sizeOf, type Face, type Piece, type Table } from '../../table/index.ts'
import type { BoardPicture } from './board-shown.ts'
import type { Box } from './camera.ts'

/** The face that is up. */
export function shownFace(table: Table, piece: Piece): Face | undefined {
  const kind = table.box.find(each => each.id === piece.kind)
  const face = kind && faceOf(kind, piece.side)
  return face?.kind === 'art' && piece.tint ? { ...face, tint: piece.tint } : face
}

/** All that lies on the table, the board too, with a little room around. */
export function extentOf(table: Table, board: BoardPicture | undefined): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const grow = (x: number, y: number) => {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  if (board) {
    grow(board.x, board.y)
    grow(board.x + board.width, board.y + board.height)
  }
  for (const thing of table.things) {
    if (thing.hand !== undefined) continue
    const { width, height } = sizeOf(table, thing)
    grow(thing.x - width / 2, thing.y - height / 2)
    grow(thing.x + width / 2, thing.y + height / 2)
    if (thing.what === 'mark') grow(thing.toX, thing.toY)
  }
  if (left > right) return { left: -0.5, top: -0.5, right: 7.5, bottom: 7.5 }
  return { left: left - 0.4, top: top - 0.4, right: right + 0.4, bottom: bottom + 0.4 }
}
