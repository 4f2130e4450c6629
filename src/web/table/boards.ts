import type { BoardChoice, OneAct } from '../../table/index.ts'
import { boardPicture } from './board-shown.ts'
import { fitTable } from './keys.ts'
import type { Desk } from './state.ts'

/** Boards are laid so that they share their middle with what lay there before; pieces stay where they are. */

const middle = (board: { x: number; y: number; width: number; height: number }) => ({
  x: board.x + board.width / 2,
  y: board.y + board.height / 2,
})

/** Cells of both boards lie on each other where the sizes allow it: the shift is a whole number of half cells. */
const half = (v: number) => Math.round(v * 2) / 2

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

/** Whether all of a board is in the window: then nothing jumps. */
function isSeen(desk: Desk, board: { x: number; y: number; width: number; height: number }): boolean {
  const box = desk.place?.getBoundingClientRect()
  const a = desk.camera.toScreen(board.x, board.y)
  const b = desk.camera.toScreen(board.x + board.width, board.y + board.height)
  const large = (b.y - a.y) / (box?.height ?? 1) > 0.5 || (b.x - a.x) / (box?.width ?? 1) > 0.5
  return box !== undefined && large && a.x >= 0 && a.y >= 0 && b.x <= box.width && b.y <= box.height
}

/** The pieces of a library game into the box, all that its set-up has: they are laid out by hand. */
export async function boxPieces(
  desk: Desk,
  { game, options }: BoardChoice & { kind: 'game' },
): Promise<void> {
  const { startOf } = await import('./start.ts')
  const start = await startOf(game, options)
  if (!start.ok) return
  const { box, things } = start.value
  const out = (id: string) => things.filter(thing => thing.what === 'piece' && thing.kind === id).length
  const known = new Set(desk.session.now().box.map(kind => kind.id))
  const acts = box
    .filter(kind => !known.has(kind.id))
    .map((kind): OneAct => ({ do: 'kind', kind: { ...kind, inside: kind.inside + out(kind.id) } }))
  if (acts.length > 0) desk.session.do({ do: 'many', as: 'put', acts })
}
