import { MoveChoice, type Pointed } from '../board/move-choice.ts'
import { CHANCE, type Move, type Point, type Position } from '../engine/index.ts'
import type { BoardGame, Scene } from '../kit/index.ts'
import { isSaid, must, positionText } from './must.ts'

const MOVES_LISTED = 300
const MOVES_POINTED = 40

/** The cells a person can point at: not gone, and inside the part that is shown. */
export function cellsShown(game: BoardGame, scene: Scene): Set<number> {
  const shown = new Set(game.board.cells.keys())
  for (const { cell, fill } of scene.fills ?? []) if (fill === 'gone') shown.delete(cell)
  if (scene.window) {
    const [x, y, width, height] = scene.window
    for (const [cell, at] of game.board.cells.entries())
      if (at.x < x || at.y < y || at.x > x + width || at.y > y + height) shown.delete(cell)
  }
  return shown
}

const thingsIn = (scene: Scene): Set<Point> =>
  new Set([...scene.placed, ...scene.trays.flatMap(tray => tray.items)].flatMap(({ point }) => point ?? []))

/** Points move by move, as a person does who sees `scene`. */
function pointAt(choosing: MoveChoice, points: readonly Point[]): Pointed {
  let pointed: Pointed = { chosen: [] }
  for (const point of points) {
    if (!('chosen' in pointed) || 'ask' in pointed) return pointed
    const { chosen } = pointed
    const offered =
      choosing.targets(chosen).some(target => target.point === point) ||
      choosing.buttons(chosen).some(button => button.point === point)
    if (!offered) return { refused: [...chosen, point] }
    pointed = choosing.point(chosen, point)
  }
  return pointed
}

/** Every legal move of a seat can be pointed at in what that seat sees, and no move hides behind another. */
export function checkPointing(game: BoardGame, p: Position, moves: readonly Move[], seat: number): void {
  if (p.turn === CHANCE) return
  const seen = game.layout.secret ? game.layout.view(p, seat) : p
  const scene = game.scene(seen, seat)
  const things = thingsIn(scene)
  const cells = cellsShown(game, scene)
  const listed = moves.slice(0, MOVES_LISTED)
  const points = new Map(listed.map(m => [m, game.points(p, m)]))
  const whole = new Set([...points.values()].map(each => JSON.stringify(each)))
  const labelled = new Set<string>()
  for (const [m, each] of points) {
    const what = (fault: string) => () => `${game.name(p, m)} ${fault} in ${positionText(game, p)}`
    must(each.length > 0, what('points at nothing'))
    const loose = game.loosePoints?.(p, m) ?? 1
    must(loose >= 1 && loose <= each.length, what(`has ${loose} loose points of ${each.length}`))
    for (let n = 1; n < each.length; n++)
      must(
        !whole.has(JSON.stringify(each.slice(0, n))),
        what(`begins with the whole of another move (${JSON.stringify(each.slice(0, n))})`),
      )
    for (const point of each)
      if (typeof point === 'number') must(cells.has(point), what(`points at ${point}, which is not there`))
      else if (!things.has(point)) labelled.add(point)
    for (const point of game.trail?.(p, m) ?? [])
      must(typeof point === 'string' || point in game.board.cells, what(`leaves a trail at ${point}`))
  }
  for (const point of labelled) {
    const label = game.label?.(point, p)
    must(isSaid(label), () => `${point} is neither in the scene nor labelled in ${positionText(game, p)}`)
    must(
      label.hu !== point || label.en !== point,
      () => `the button for ${point} shows its raw id in ${positionText(game, p)}`,
    )
  }
  const choosing = new MoveChoice(game, seen, listed, scene)
  const stride = Math.max(1, Math.floor(listed.length / MOVES_POINTED))
  for (let i = 0; i < listed.length; i += stride) {
    const m = listed[i]!
    const end = pointAt(choosing, points.get(m)!)
    must(
      'ask' in end ? end.ask.includes(m) : 'move' in end && end.move === m,
      () => `${game.name(p, m)} cannot be pointed at (${JSON.stringify(end)}) in ${positionText(game, p)}`,
    )
  }
}
