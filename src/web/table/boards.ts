import type { BoardChoice, OneAct } from '../../table/index.ts'
import { boardPicture } from './board-shown.ts'
import { UNIT } from './camera.ts'
import { extentOf } from './extent.ts'
import { fitTable } from './tools.ts'
import type { Desk } from './state.ts'

/** Boards are laid so that they share their middle with what lay there before; pieces stay where they are. */

const middle = (board: { x: number; y: number; width: number; height: number }) => ({
  x: board.x + board.width / 2,
  y: board.y + board.height / 2,
})

/** Cells of both boards lie on each other where the sizes allow it: the shift is a whole number of half cells. */
const half = (v: number) => Math.round(v * 2) / 2
/** So many cells of a board's edge may lie outside. */
const RIM = 0.4

export async function layBoard(desk: Desk, choice: BoardChoice): Promise<void> {
  const { session } = desk
  if (choice.kind === 'plain') {
    session.do({ do: 'board', board: choice })
    return
  }
  const before = desk.picture()
  const { at: _, ...unmoved } = choice
  const next = await boardPicture(unmoved, session.now().pictures, 'light')
  const [from, to] = [before && middle(before), next && middle(next)]
  // An empty table has nothing that the board could be centred on.
  const at =
    from && to && session.now().things.length > 0
      ? { x: half(from.x - to.x), y: half(from.y - to.y) }
      : undefined
  const moved = at && (at.x !== 0 || at.y !== 0)
  session.do({ do: 'board', board: moved ? { ...unmoved, at } : unmoved })
  if (!next || isSeen(desk, { ...next, x: next.x + (at?.x ?? 0), y: next.y + (at?.y ?? 0) })) return
  // The picture of the board is made meanwhile; what is seen follows it.
  setTimeout(() => fitTable(desk), 150)
}

/** Whether all of a board but its rim is in the window: then nothing jumps. */
function isSeen(desk: Desk, board: { x: number; y: number; width: number; height: number }): boolean {
  const box = desk.place?.getBoundingClientRect()
  const a = desk.camera.toScreen(board.x, board.y)
  const b = desk.camera.toScreen(board.x + board.width, board.y + board.height)
  // A small board among pieces that fill the window is no reason to come nearer.
  const { left, top, right, bottom } = extentOf(desk.session.now(), { ...board, address: '' })
  const { zoom } = desk.camera.view()
  const share = Math.max(
    ((bottom - top) * UNIT * zoom) / (box?.height ?? 1),
    ((right - left) * UNIT * zoom) / (box?.width ?? 1),
  )
  const large = share > 0.5
  const rim = (RIM * (b.x - a.x)) / board.width
  const within = (least: number, most: number, size: number) => least >= -rim && most <= size + rim
  return box !== undefined && large && within(a.x, b.x, box.width) && within(a.y, b.y, box.height)
}

/** The pieces of a library game into the box, all that its set-up has: they are laid out by hand. */
export async function boxPieces(
  desk: Desk,
  { game, options }: BoardChoice & { kind: 'game' },
): Promise<void> {
  const { openStart } = await import('./ready-start.ts')
  const start = await openStart(game, options)
  if (!start.ok) return
  const { box, things } = start.value
  const out = (id: string) => things.filter(thing => thing.what === 'piece' && thing.kind === id).length
  const known = new Set(desk.session.now().box.map(kind => kind.id))
  const acts = box
    .filter(kind => !known.has(kind.id))
    .map((kind): OneAct => ({ do: 'kind', kind: { ...kind, inside: kind.inside + out(kind.id) } }))
  if (acts.length > 0) desk.session.do({ do: 'many', as: 'put', acts })
}
