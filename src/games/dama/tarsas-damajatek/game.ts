// Ruling: neighbours make a team, south with west and north with east; the turns go south, north, west, east.
// Ruling: a man is crowned on the outermost line of either opponent; the partner's and the own line give nothing.
// Ruling: who cannot move on turn is out and his men are removed; a team wins when both opponents are out.
import {
  BLUE,
  cellsOf,
  draughts,
  GREEN,
  HEADING,
  oneOf,
  RED,
  square,
  YELLOW,
  type Army,
  type GameDefinition,
} from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

/** A side as it sits: `line` is its outermost row or column, where opponents are crowned. */
interface Seat extends Omit<Army, 'crowns'> {
  readonly team: number
  readonly line: readonly number[]
}

const corner = (n: number) => n < 2 || n > 10

const tarsas: GameDefinition = {
  id: 'tarsas-damajatek',
  chapter: 'dama',
  title: { hu: 'Társas dámajáték', en: 'Four-player draughts' },
  players: [4],
  rules: 1,
  options: [
    oneOf('sides', 'Felek', 'Sides', [
      ['teams', 'két csapat', 'two teams'],
      ['alone', 'mindenki magáért', 'every man for himself'],
    ]),
  ],
  make({ sides = 'teams' }) {
    const board = square(13, 13, { look: 'checks', without: (col, row) => corner(col) && corner(row) })
    const dark = board.regions.dark
    const on = (test: (x: number, y: number) => boolean) =>
      dark.filter(c => test(board.cells[c]!.x, board.cells[c]!.y))
    const south: Seat = {
      player: RED,
      team: 0,
      heading: HEADING.north,
      men: [...on((_, y) => y > 10), ...cellsOf(board, 'e3 g3 i3')],
      line: on((_, y) => y === 12),
    }
    const west: Seat = {
      player: BLUE,
      team: 0,
      heading: HEADING.east,
      men: [...on(x => x < 2), ...cellsOf(board, 'c5 c7 c9')],
      line: on(x => x === 0),
    }
    const north: Seat = {
      player: GREEN,
      team: 1,
      heading: HEADING.south,
      men: [...on((_, y) => y < 2), ...cellsOf(board, 'e11 g11 i11')],
      line: on((_, y) => y === 0),
    }
    const east: Seat = {
      player: YELLOW,
      team: 1,
      heading: HEADING.west,
      men: [...on(x => x > 10), ...cellsOf(board, 'k5 k7 k9')],
      line: on(x => x === 12),
    }
    const teams = sides === 'teams'
    const order = teams ? [south, north, west, east] : [south, west, north, east]
    const against = (a: Seat, b: Seat) => (teams ? a.team !== b.team : a !== b)
    return draughts({
      ...international,
      board,
      cells: dark,
      armies: order.map(side => ({
        player: teams ? { ...side.player, team: side.team } : side.player,
        heading: side.heading,
        men: side.men,
        crowns: order.flatMap(other => (against(side, other) ? other.line : [])),
      })),
    })
  },
}

export default tarsas
