import { cellTitle } from '../../board/board-words.ts'
import { cellAt, frameOf, type Frame } from '../../board/geometry.ts'
import { plainColours, type Theme } from '../../board/palette.ts'
import { surface } from '../../board/surface.ts'
import { fail, ok, type Options, type Result, type Words } from '../../engine/index.ts'
import { materialOf, type BoardGame, type CellShape, type GameDefinition } from '../../kit/index.ts'
import type { BoardChoice, Table } from '../../table/index.ts'
import { loadGame, prepare } from '../store/game-loading.ts'
import { language, type Language } from '../text/dictionary.ts'
import { svgAddress } from './faces.ts'
import { nearestIn, type Ground } from './ground.ts'
import { readyCell, readyStart, readySvg } from './ready-start.ts'

/** A board of the library made ready: the game that owns it and how it lies. */
export interface KnownBoard {
  readonly definition: GameDefinition
  readonly game: BoardGame
  readonly options: Options
  readonly frame: Frame
}

/** What lies under the pieces, in cells. */
export interface BoardPicture {
  readonly address: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const made = new Map<string, Promise<Result<KnownBoard>>>()

async function make(id: string, options: Options): Promise<Result<KnownBoard>> {
  const loaded = await loadGame(id)
  if (!loaded.ok) return loaded
  const ready = await prepare(loaded.value, options)
  if (!ready.ok) return ready
  try {
    const game = loaded.value.make(options)
    const start = game.layout.empty()
    game.start(start)
    const { window } = game.scene(start)
    const frame = frameOf(game.board, {
      coordinates: 'shown',
      material: materialOf(loaded.value),
      ...(window ? { window } : {}),
    })
    return ok({ definition: loaded.value, game, options, frame })
  } catch {
    return fail('Ez a tábla nem rajzolható meg.', 'This board cannot be drawn.')
  }
}

export function knownBoard(id: string, options: Options): Promise<Result<KnownBoard>> {
  const key = `${id} ${JSON.stringify(options)}`
  const known = made.get(key) ?? make(id, options)
  made.set(key, known)
  return known
}

/** The picture of a board, with what is printed on it in one language. */
export function boardSvg({ frame, game, definition }: KnownBoard, theme: Theme, printed: Language): string {
  const start = game.layout.empty()
  game.start(start)
  const { fills } = game.scene(start)
  const [x, y, w, h] = frame.view
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${Math.round(w * 100)}" height="${Math.round(h * 100)}">${surface({ ...frame, language: printed }, plainColours(theme, materialOf(definition)), 'b', fills)}</svg>`
}

/** What people call a cell: a code of its own is nothing to read out. */
export function titleOf(cell: CellShape): string | Words {
  const words = { hu: cellTitle(cell, 'hu'), en: cellTitle(cell, 'en') }
  return words.hu === words.en ? words.hu : words
}

const moved = <B extends { readonly x: number; readonly y: number }>(board: B, choice: BoardChoice): B => {
  const at = choice.kind === 'plain' ? undefined : choice.at
  return at ? { ...board, x: board.x + at.x, y: board.y + at.y } : board
}

/** The picture of the chosen board; none for a plain table. */
export async function boardPicture(
  choice: BoardChoice,
  pictures: Table['pictures'],
  theme: Theme,
  printed = language(),
): Promise<BoardPicture | undefined> {
  if (choice.kind === 'plain') return undefined
  if (choice.kind === 'picture') {
    const address = pictures[choice.picture]?.data
    const { width, height } = choice
    return address ? moved({ address, x: -0.5, y: -0.5, width, height }, choice) : undefined
  }
  if (choice.kind === 'made') {
    const { madeCells, madeSvg, madeView } = await import('./made-board.ts')
    return moved({ address: svgAddress(madeSvg(choice)), ...madeView(madeCells(choice)) }, choice)
  }
  const ready = await readyStart(choice.game, choice.options)
  if (ready) {
    const [x, y, width, height] = ready.view
    return moved({ address: svgAddress(readySvg(ready, theme, printed)), x, y, width, height }, choice)
  }
  const known = await knownBoard(choice.game, choice.options)
  if (!known.ok) return undefined
  const [x, y, width, height] = known.value.frame.view
  return moved({ address: svgAddress(boardSvg(known.value, theme, printed)), x, y, width, height }, choice)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The cells of the chosen board, where it has any. */
export async function groundOf(choice: BoardChoice): Promise<Ground | undefined> {
  if (choice.kind === 'plain') return undefined
  if (choice.kind === 'picture') {
    if (!choice.grid) return undefined
    const { gridCells } = await import('../../table/grid.ts')
    const { rows } = choice.grid
    const places = gridCells(choice.grid).map(cell => moved(cell, choice))
    const names = places.map(({ column, row }) => `${LETTERS[column] ?? column + 1}${rows - row}`)
    return { places, names, at: nearestIn(places) }
  }
  if (choice.kind === 'made') {
    const { madeCells } = await import('./made-board.ts')
    const places = madeCells(choice).map(cell => moved(cell, choice))
    return { places, names: places.map(cell => cell.name), at: nearestIn(places, 0.71) }
  }
  const cells = await cellsOf(choice.game, choice.options)
  if (!cells) return undefined
  const { x: dx, y: dy } = choice.at ?? { x: 0, y: 0 }
  return {
    places: cells.places.map(({ x, y, unit }) => ({ x: x + dx, y: y + dy, unit })),
    names: cells.names,
    at: (x, y) => cells.at(x - dx, y - dy),
  }
}

async function cellsOf(game: string, options: Options): Promise<Ground | undefined> {
  const ready = await readyStart(game, options)
  if (ready) return { places: ready.places, names: ready.names, at: readyCell(ready) }
  const known = await knownBoard(game, options)
  if (!known.ok) return undefined
  const { frame } = known.value
  return { places: frame.places, names: frame.board.cells.map(titleOf), at: (x, y) => cellAt(frame, x, y) }
}

/** What the table tells of the game whose board lies there; its rules come when they are asked for. */
export interface BoardFacts {
  readonly game: string
  readonly title: Words
  readonly players: readonly Words[]
}

export async function boardFacts(choice: BoardChoice): Promise<BoardFacts | undefined> {
  if (choice.kind !== 'game') return undefined
  const { game, options } = choice
  const ready = await readyStart(game, options)
  if (ready) return { game, title: ready.title, players: ready.players }
  const known = await knownBoard(game, options)
  if (!known.ok) return undefined
  const { definition, game: rules } = known.value
  return { game, title: definition.title, players: rules.players.map(player => player.name) }
}
