import { ahead, frameOf, type Frame } from '../board/geometry.ts'
import { otherTier } from '../board/tiers.ts'
import type { Board, Scene } from '../kit/index.ts'
import { must } from './must.ts'

const ARROWS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

/** The cells the keyboard can leave each cell for. */
function steps(frame: Frame): Map<number, number[]> {
  const tiered = frame.board.cells.some(cell => cell.tier)
  return new Map(
    frame.shown.map(cell => [
      cell,
      [
        ...ARROWS.map(([dx, dy]) => ahead(frame, cell, dx, dy)),
        ...(tiered ? [otherTier(frame, cell, 1), otherTier(frame, cell, -1)] : []),
      ].filter(to => to !== undefined),
    ]),
  )
}

/** All that can be reached from a cell. */
function reached(from: number, ways: ReadonlyMap<number, readonly number[]>): Set<number> {
  const found = new Set([from])
  for (const cell of found) for (const to of ways.get(cell) ?? []) found.add(to)
  return found
}

const asked = new WeakMap<Board, Set<string>>()
/** Settings of a game mostly make the same board again. */
const shapes = new Set<string>()

/**
 * The keys come from every cell that is there to every other one. A board that is turned round is the same with the arrows turned
 * round. Asked once for the same cells of a board; of one that grows, only as it lies first.
 */
export function checkKeys(board: Board, { fills, window }: Scene): void {
  const without = new Set(
    fills?.flatMap(({ cell, fill }) => (fill === 'gone' || fill === 'unseen' ? [cell] : [])),
  )
  const known = asked.get(board) ?? new Set<string>()
  asked.set(board, known)
  const missing = [...without].join()
  if (known.has(missing) || (window && known.size > 0)) return
  known.add(missing)
  const shape = `${board.cells.map(({ x, y, tier }) => `${x} ${y} ${tier}`).join()} ${window?.join()} ${missing}`
  if (shapes.has(shape)) return

  const whole = frameOf(board, window ? { window } : {})
  const frame = { ...whole, shown: whole.shown.filter(cell => !without.has(cell)) }
  const [first] = frame.shown
  if (first === undefined) return
  const ways = steps(frame)
  const back = new Map(frame.shown.map((cell): [number, number[]] => [cell, []]))
  for (const [from, list] of ways) for (const to of list) back.get(to)?.push(from)
  for (const [how, found] of [
    ['reach', reached(first, ways)],
    ['leave', reached(first, back)],
  ] as const) {
    const lost = frame.shown.filter(cell => !found.has(cell)).map(cell => board.names[cell])
    must(lost.length === 0, () => `the arrow keys cannot ${how} ${lost.slice(0, 12).join(' ')}`)
  }
  shapes.add(shape)
}
