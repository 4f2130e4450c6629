import { cellTitle } from '../../board/board-words.ts'
import type { Move, Point, Position } from '../../engine/index.ts'
import type { BoardGame, Scene } from '../../kit/index.ts'
import { capital, language, say } from '../text/text.ts'

/** What is seen of a match: its position, what lies on the table, and the move's own name. */
interface Seen {
  readonly position: Position
  readonly scene: Scene
  readonly name: string
}

/**
 * A move in the words of the table: cells, things and buttons as whoever looks reads them. A move from cell to cell has its name, which
 * the list of moves shows too, unless the cells are called otherwise on the board.
 */
export function pointedWords(game: BoardGame, m: Move, { position, scene, name }: Seen): string {
  const points = game.points(position, m)
  const things = [...scene.trays.flatMap(tray => tray.items), ...scene.placed]
  /** Buttons alone speak for themselves; beside a cell it is the thing that matters. */
  const isPressed = points.every(point => typeof point === 'string')
  const word = (point: Point): string => {
    if (typeof point === 'number') return cellTitle(game.board.cells[point]!, language())
    const thing = things.find(each => each.point === point)?.label
    const button = game.label?.(point, position)
    const label = isPressed ? (button ?? thing) : (thing ?? button)
    return label ? say(label) : point
  }
  const isPlain = (point: Point) => typeof point === 'number' && word(point) === game.board.names[point]
  if (points.every(isPlain)) return name
  return points.reduce<string>((told, point, i) => {
    if (i === 0) return isPlain(point) ? word(point) : capital(word(point))
    return typeof point === 'string' ? `${told}, ${word(point)}` : `${told} → ${word(point)}`
  }, '')
}
