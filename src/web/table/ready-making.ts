import type { Words } from '../../engine/index.ts'
import { boardSvg, titleOf, type KnownBoard } from './board-shown.ts'
import { layOutStart } from './laid-out.ts'
import type { ReadyPicture, ReadyStart } from './ready-start.ts'

const COLOUR = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)/gi

/** A board that grows has thousands of cells; of those outside, so many rows come along. */
const AROUND = 6

function nearCells({ frame }: KnownBoard): number[] {
  const [x, y, width, height] = frame.view
  return frame.places.flatMap((place, cell) =>
    place.x > x - AROUND &&
    place.x < x + width + AROUND &&
    place.y > y - AROUND &&
    place.y < y + height + AROUND
      ? [cell]
      : [],
  )
}

const inHungarian = (words: Words): string => words.hu

function pictureOf(known: KnownBoard, printed: 'hu' | 'en'): ReadyPicture {
  const [light, dark] = [boardSvg(known, 'light', printed), boardSvg(known, 'dark', printed)]
  const parts = light.split(COLOUR)
  if (parts.join() !== dark.split(COLOUR).join())
    throw new Error(`${known.definition.id}: the board is not the same drawing in both themes`)
  return { parts, light: light.match(COLOUR) ?? [], dark: dark.match(COLOUR) ?? [] }
}

/** A set-up as the build keeps it. */
export function makeReady(known: KnownBoard): ReadyStart {
  const { definition, game, frame } = known
  const [picture, english] = [pictureOf(known, 'hu'), pictureOf(known, 'en')]
  const cells = nearCells(known)
  return {
    title: definition.title,
    players: game.players.map(player => player.name),
    table: layOutStart(known, inHungarian),
    view: frame.view,
    picture,
    ...(english.parts.join() === picture.parts.join() ? {} : { english }),
    places: cells.map(cell => frame.places[cell]!),
    names: cells.map(cell => titleOf(frame.board.cells[cell]!)),
  }
}
