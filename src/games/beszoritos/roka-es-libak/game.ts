// Ruling: the fox starts, in version 1 after choosing its point (choosing is no move).
// Ruling: both diagonals of every small square inside an arm are drawn (old boards have every second one only).
// Ruling: the fox wins when fewer than 4 (versions 2 and 3: 6) geese are left, or when the geese cannot move.
import type { Player, Reason } from '../../../engine/index.ts'
import {
  cellsOf,
  colOf,
  dressed,
  fewer,
  hunt,
  leapsOn,
  oneOf,
  openLines,
  rowOf,
  square,
  stepsOn,
  type Board,
  type GameDefinition,
  type Kind,
  type Open,
} from '../../../kit/index.ts'

const FOX: Player = { id: 'fox', tint: 'orange', name: { hu: 'róka', en: 'fox' } }
const GEESE: Player = { id: 'geese', tint: 'white', name: { hu: 'libák', en: 'geese' } }
const WOLF: Player = { id: 'wolf', tint: 'grey', name: { hu: 'farkas', en: 'wolf' } }
const DOGS: Player = { id: 'dogs', tint: 'brown', name: { hu: 'kutyák', en: 'dogs' } }
const fox: Kind = { id: 'fox', name: { hu: 'róka', en: 'fox' }, art: 'fox' }
const goose: Kind = { id: 'goose', name: { hu: 'liba', en: 'goose' }, art: 'goose' }
const wolf: Kind = { id: 'wolf', name: { hu: 'farkas', en: 'wolf' }, art: 'wolf' }
const dog: Kind = { id: 'dog', name: { hu: 'kutya', en: 'dog' }, art: 'dog' }

const ALONG: Reason = {
  hu: 'Lépni csak vonal mentén, a szomszédos üres pontra lehet.',
  en: 'A move goes only along a line, to the neighbouring empty point.',
  rule: 'moves',
}
const NOT_BACK: Reason = {
  hu: 'Csak a fehér vonalakon, előre vagy oldalra lehet lépni egyet, hátra és átlósan nem.',
  en: 'Only white lines, one step forward or sideways; neither back nor slantwise.',
  rule: 'variants',
}

const ends = (i: number) => i < 2 || i > 4
/** The cross of 33 points, or of 37 with four extra ones. */
export const points = (extra: 'none' | 'four'): Board =>
  square(7, 7, {
    look: 'points',
    without: (col, row) =>
      ends(col) && ends(row) && !(extra === 'four' && (col === 1 || col === 5) && (row === 1 || row === 5)),
  })

const straight = (dir: number) => dir % 2 === 0
const EXTRA = ['b2', 'b6', 'f2', 'f6']

/** White lines go straight, blue ones slantwise inside an arm of the cross and around the four extra points. */
export function blue(board: Board): Open {
  const arms = (c: number) =>
    (ends(colOf(board, c)) ? 0 : 1) |
    (ends(rowOf(board, c)) ? 0 : 2) |
    (EXTRA.includes(board.names[c]!) ? 3 : 0)
  return (c, dir) => {
    const n = board.next[c * 8 + dir]!
    return straight(dir) || (n !== board.size && (arms(c) & arms(n)) !== 0)
  }
}
const white: Open = (_, dir) => straight(dir)
const notBack: Open = (_, dir) => straight(dir) && dir !== 0

const SETUP = {
  2: { geese: 'a3 a4 g3 g4', fox: 'd3' },
  3: { geese: 'a4 g4', fox: 'd4' },
} as const

const game: GameDefinition = {
  id: 'roka-es-libak',
  chapter: 'beszoritos',
  title: { hu: 'Róka és libák', en: 'Fox and Geese' },
  players: [2],
  rules: 1,
  options: [
    oneOf('version', 'Változat', 'Version', [
      ['1', '1. változat: 13 liba', 'Version 1: 13 geese'],
      ['2', '2. változat: 17 liba', 'Version 2: 17 geese'],
      ['3', '3. változat: farkas és kutyák', 'Version 3: wolf and dogs'],
    ]),
  ],
  make(options) {
    const version = options.version ?? '1'
    const bare = points(version === '3' ? 'four' : 'none')
    const foxLines = version === '1' ? white : blue(bare)
    const board = dressed(bare, { lines: openLines(bare, foxLines) })
    const top = ['row5', 'row6', 'row7'].flatMap(row => [...board.regions[row]!])
    const runner = { gait: ALONG, walks: stepsOn(board, foxLines), leaps: leapsOn(board, foxLines) }
    const taking = 'most'
    if (version === '1') {
      const free = board.cells.flatMap((_, c) => (top.includes(c) ? [] : [c]))
      return hunt({
        board,
        taking,
        sides: [
          { player: FOX, piece: fox, ...runner, hand: { count: 1, cells: free } },
          { player: GEESE, piece: goose, gait: ALONG, walks: stepsOn(board, white), setup: top },
        ],
        placing: { first: 0, by: 'all' },
        first: 0,
        hunted: 0,
        parts: [fewer(1, 4)],
      })
    }
    const setup = SETUP[version === '3' ? 3 : 2]
    const pack = {
      gait: NOT_BACK,
      walks: stepsOn(board, notBack),
      setup: [...top, ...cellsOf(board, setup.geese)],
    }
    const alone = { ...runner, setup: cellsOf(board, setup.fox) }
    return hunt({
      board,
      taking,
      sides:
        version === '3'
          ? [
              { player: WOLF, piece: wolf, ...alone },
              { player: DOGS, piece: dog, ...pack },
            ]
          : [
              { player: FOX, piece: fox, ...alone },
              { player: GEESE, piece: goose, ...pack },
            ],
      first: 0,
      hunted: 0,
      parts: [fewer(1, 6)],
    })
  },
}

export default game
