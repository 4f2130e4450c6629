import type { Point } from '../engine/index.ts'
import type { Placed } from '../kit/index.ts'
import type { Aim } from './aim.ts'
import { cellAt, type Frame } from './geometry.ts'
import type { Piece } from './pieces.ts'
import type { Target } from './props.ts'
import { pointUnder } from './point-under.ts'

/** What pointing needs to know of the board now. */
export interface Pointable {
  readonly frame: () => Frame
  readonly placedOn: (cell: number) => readonly Placed[]
  readonly targets: () => ReadonlyMap<Point, Target['kind']>
  readonly chosen: () => readonly Point[]
  readonly pieces: () => readonly Piece[]
  readonly tell: (point: Point) => void
}

/**
 * What a person means by pointing at a cell: a target there (a piece that answers to an id, the cell, a block that
 * covers it), else what is chosen there, else simply what lies there.
 */
export function meant(board: Pick<Pointable, 'placedOn' | 'targets' | 'chosen'>, cell: number): Point {
  const here = board.placedOn(cell).toReversed()
  const ids = here.flatMap(each => (each.point === undefined ? [] : [each.point]))
  const heads = here.flatMap(each => (each.cell === cell ? [] : [each.cell]))
  const candidates: Point[] = [...ids, cell, ...heads]
  const targets = board.targets()
  const target =
    candidates.find(point => targets.has(point) && targets.get(point) !== 'start') ??
    candidates.find(point => targets.has(point))
  if (target !== undefined) return target
  const chosen = board.chosen()
  return candidates.find(point => chosen.includes(point)) ?? ids[0] ?? heads[0] ?? cell
}

/** One press of a pointer, from down to up. */
interface Press {
  readonly id: number
  readonly touch: boolean
  readonly rect: DOMRect
  readonly fromX: number
  readonly fromY: number
  readonly cell: number
  readonly point: Point
  /** Whether a drag may begin here. */
  readonly draggable: boolean
  /** The point was told when the pointer went down. */
  readonly told: boolean
  /** Nothing is told before the finger is lifted. */
  readonly aiming: boolean
  piece: Piece | undefined
  /** The cell was aimed at already. */
  again?: boolean
  /** Holding still opened something, so letting go chooses nothing. */
  opened: boolean
}

export interface PointerView {
  readonly root: () => HTMLElement
  /** Shows where the pointer is, or hides it. */
  readonly hover: (cell: number | undefined, how: 'mouse' | 'finger') => void
  readonly focus: (cell: number) => void
  readonly lift: (piece: Piece | undefined, touch: boolean) => void
  /** Moves what was lifted. */
  readonly carry: (x: number, y: number) => void
  /** Held still for half a second, or moved on; true when that opened something. */
  readonly held: (cell: number | undefined) => boolean
  /** Whether a finger on this cell aims first. */
  readonly aims: (cell: number, boardWidth: number) => boolean
  /** The cell aimed at. */
  readonly aimed: () => number | undefined
  readonly aim: (cell: number | undefined, finger: Aim['finger']) => void
}

const HELD = 450

/** Turns presses, drags and taps into points. Reads the layout once a press and never while dragging. */
export function createPointer(board: Pointable, view: PointerView) {
  let press: Press | undefined
  let timer = 0
  /** The right button that calls a drag off must not open a menu. */
  let menu: 'allowed' | 'swallowed' = 'allowed'

  const place = (event: PointerEvent, rect: DOMRect): [number, number] => {
    const [x, y, w, h] = board.frame().view
    return [
      x + ((event.clientX - rect.left) / rect.width) * w,
      y + ((event.clientY - rect.top) / rect.height) * h,
    ]
  }
  const under = (event: PointerEvent, rect: DOMRect) => cellAt(board.frame(), ...place(event, rect))

  const wait = (cell: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      const opened = view.held(cell)
      if (press) press.opened = opened
    }, HELD)
  }

  function end(): void {
    clearTimeout(timer)
    view.lift(undefined, false)
    press = undefined
  }

  /** Calls off a drag: what it took up is put down again. */
  function cancel(): void {
    const was = press
    if (!was) return
    if (was.aiming) view.aim(undefined, 'lifted')
    const lifted = was.piece !== undefined
    if (was.piece) was.piece.letGo = undefined
    end()
    view.hover(undefined, 'mouse')
    if (was.told && lifted && board.chosen().includes(was.point)) board.tell(was.point)
  }

  function down(event: PointerEvent): void {
    menu = 'allowed'
    if (press || event.button !== 0 || !event.isPrimary) return
    const root = view.root()
    const rect = root.getBoundingClientRect()
    const cell = under(event, rect)
    if (cell === undefined) return
    const point = meant(board, cell)
    const chosen = board.chosen().includes(point)
    const start = board.targets().get(point) === 'start'
    const touch = event.pointerType !== 'mouse'
    const aiming = touch && view.aims(cell, rect.width)
    const draggable = !aiming && (start || chosen) && board.placedOn(cell).length > 0
    root.setPointerCapture(event.pointerId)
    const { pointerId: id, clientX: fromX, clientY: fromY } = event
    const told = draggable && start && !chosen
    const unmoved = { piece: undefined, opened: false }
    press = { id, touch, rect, fromX, fromY, cell, point, draggable, told, aiming, ...unmoved }
    view.held(undefined)
    if (aiming) {
      press.again = view.aimed() === cell
      return view.aim(cell, 'down')
    }
    view.focus(cell)
    if (touch) view.hover(cell, 'finger')
    wait(cell)
    if (told) board.tell(point)
  }

  function take(from: Press): Piece | undefined {
    return board.pieces().findLast(piece => {
      const placed = piece.placed()
      if (piece.state() === 'leaving') return false
      return placed.point !== undefined && placed.point === from.point
        ? true
        : (placed.cells ?? [placed.cell]).includes(from.cell)
    })
  }

  function move(event: PointerEvent): void {
    if (!press) {
      if (event.pointerType !== 'mouse') return
      const cell = under(event, view.root().getBoundingClientRect())
      view.hover(cell, 'mouse')
      if (cell !== undefined && board.placedOn(cell).length > 1) wait(cell)
      else {
        clearTimeout(timer)
        view.held(undefined)
      }
      return
    }
    if (event.pointerId !== press.id) return
    if (press.aiming) {
      const cell = under(event, press.rect)
      if (cell !== undefined && cell !== view.aimed()) {
        press.again = false
        view.aim(cell, 'down')
      }
      return
    }
    // A second button of the same mouse comes as a move.
    if ((event.buttons & 2) !== 0) {
      menu = 'swallowed'
      return cancel()
    }
    const far = Math.hypot(event.clientX - press.fromX, event.clientY - press.fromY)
    if (far > (press.touch ? 10 : 4)) {
      clearTimeout(timer)
      if (!press.piece && press.draggable) {
        press.piece = take(press)
        view.lift(press.piece, press.touch)
        view.held(undefined)
      }
    }
    const [x, y] = place(event, press.rect)
    if (press.piece) {
      const [px, py] = heldAt(press.piece, x, y, press, board.frame())
      press.piece.letGo = { x: px, y: py }
      view.carry(px, py)
    }
    view.hover(cellAt(board.frame(), x, y), press.touch ? 'finger' : 'mouse')
  }

  function up(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id) return
    const was = press
    if (was.aiming) {
      end()
      return loose(was, view.aimed())
    }
    const [x, y] = place(event, was.rect)
    const cell = was.piece ? dropped(was, x, y) : cellAt(board.frame(), x, y)
    if (was.piece && cell === undefined) {
      const thing = pointUnder(event.clientX, event.clientY)
      if (thing === undefined) return cancel()
      end()
      return board.tell(thing)
    }
    end()
    if (was.touch) view.hover(undefined, 'finger')
    if (cell === undefined || (!was.piece && cell === was.cell && (was.told || was.opened))) return
    if (!was.piece || cell !== was.cell)
      board.tell(was.piece || cell !== was.cell ? meant(board, cell) : was.point)
    if (was.piece) was.piece.letGo = undefined
  }

  /** A lifted finger leaves its aim where a move would end; a second tap there, and anything else, is told at once. */
  function loose(was: Press, cell: number | undefined): void {
    if (cell === undefined) return
    const point = meant(board, cell)
    const kind = board.targets().get(point)
    const ends = (kind === 'move' || kind === 'capture') && was.again !== true
    view.aim(ends ? cell : undefined, 'lifted')
    if (!ends) board.tell(point)
  }

  /** A large block is dropped where its head comes to lie, a piece where the pointer is. */
  function dropped(was: Press, x: number, y: number): number | undefined {
    const frame = board.frame()
    const placed = was.piece!.placed()
    if (placed.cells && placed.cells.length > 1) {
      const head = frame.places[placed.cell]!
      const [gx, gy] = grab(was, frame)
      const cell = cellAt(frame, head.x + x - gx, head.y + y - gy)
      if (cell !== undefined && board.targets().has(cell)) return cell
    }
    return cellAt(frame, x, y)
  }

  return {
    down,
    move,
    up,
    cancel,
    pressed: () => press !== undefined,
    wantsMenu: () => press === undefined && menu === 'allowed',
  }
}

/** Where the press began, in the picture. */
function grab(press: Press, frame: Frame): [number, number] {
  const [x, y, w, h] = frame.view
  return [
    x + ((press.fromX - press.rect.left) / press.rect.width) * w,
    y + ((press.fromY - press.rect.top) / press.rect.height) * h,
  ]
}

/** Where a carried piece is drawn: under the mouse, above the finger, a block by where it was grabbed. */
function heldAt(piece: Piece, x: number, y: number, press: Press, frame: Frame): [number, number] {
  const { cells } = piece.placed()
  if (cells && cells.length > 1) {
    const [gx, gy] = grab(press, frame)
    const spot = piece.spot()
    return [spot.x + x - gx, spot.y + y - gy]
  }
  return press.touch ? [x, y - Math.max(0.7, (44 / press.rect.height) * frame.view[3])] : [x, y]
}

/** A place in the picture as a shift in units of the element's own size, which is one cell. */
export const translation = (x: number, y: number): string =>
  `translate(${Math.round((x - 0.5) * 10_000) / 100}%,${Math.round((y - 0.5) * 10_000) / 100}%)`
