// Ruling: the book's board has 6 columns of 7 cells; the published game has 7 columns of 6.
import type { Options } from '../../../engine/index.ts'
import {
  colOf,
  dirOf,
  LETTERS,
  ray,
  RED,
  rows,
  square,
  toggle,
  YELLOW,
  type BoardGame,
  type GameDefinition,
  type Rows,
  type RowsGround,
} from '../../../kit/index.ts'

export const officialBoard = toggle(
  'official',
  'A kereskedelmi tábla (7 oszlop, 6 sor)',
  'The published board (7 columns, 6 rows)',
)

/** The game of the falling discs; another game of them names what it changes. */
export function dropping(options: Options, changes: Partial<Rows> = {}): BoardGame {
  const [columns, height] = options['official'] === 'on' ? [7, 6] : [6, 7]
  const board = square(columns, height)
  const down = dirOf(board, 's')
  return rows({
    players: [YELLOW, RED],
    board,
    piece: { id: 'disc', name: { hu: 'korong', en: 'disc' }, art: 'disc' },
    length: 4,
    entering: {
      ways: board.regions.north.map(top => ({
        name: LETTERS[colOf(board, top)]!,
        path: [top, ...ray(board, top, down)],
      })),
      full: { hu: 'Ez az oszlop betelt.', en: 'This column is full.', rule: 'moves' },
      inside: {
        hu: 'A korongot fölül, az oszlop legfelső mezőjén lehet bedobni.',
        en: 'A disc is dropped in at the top, on the highest cell of a column.',
        rule: 'moves',
      },
    },
    ...changes,
  })
}

const potyogos: GameDefinition = {
  id: 'potyogos-amoba',
  chapter: 'amoba',
  material: 'rack',
  title: { hu: 'Potyogós amőba', en: 'Four in a row' },
  players: [2],
  rules: 1,
  options: [officialBoard],
  make(options) {
    let discs: Pick<RowsGround, 'cells' | 'codes'> | undefined
    const game = dropping(options, {
      parts: [
        ground => {
          discs = ground
          return {}
        },
      ],
    })
    const { board } = game
    const up = dirOf(board, 'n')
    const columns = (board.regions['south'] ?? []).map(foot => [foot, ...ray(board, foot, up)])
    return {
      ...game,
      async study() {
        const { perfectly } = await import('./perfect.ts')
        if (discs) this.solved = perfectly({ ...discs, columns })
      },
    }
  },
}

export default potyogos
