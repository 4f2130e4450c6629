// Ruling: diagonals are drawn only through the centre, as on the real board; an option draws all of them.
// Ruling: the hare has broken through when it stands in no higher row than the rearmost hunter; a side without a move has lost.
// Ruling: ten hunter moves in a row without gaining a row win for the hare; there is no draw by repetition.
import type { Player, Reason } from '../../../engine/index.ts'
import {
  breakthrough,
  cellOf,
  cellsOf,
  dressed,
  from,
  graph,
  hunt,
  isPlacing,
  neighbours,
  numberCodec,
  oneOf,
  stepsOn,
  to,
  type GameDefinition,
  type HuntPart,
  type Kind,
} from '../../../kit/index.ts'

const HUNTERS: Player = { id: 'hunters', tint: 'green', name: { hu: 'vadász', en: 'hunters' } }
const HARE: Player = { id: 'hare', tint: 'brown', name: { hu: 'nyúl', en: 'hare' } }
const hunter: Kind = { id: 'hunter', name: { hu: 'vadász', en: 'hunter' }, art: 'hunter' }
const hare: Kind = { id: 'hare', name: { hu: 'nyúl', en: 'hare' }, art: 'hare' }
const HUNTER = 0
const PATIENCE = 10

// Three by three, with 10 on the hunters' side and 11 opposite.
const GAP = 2
const points: Record<string, readonly [number, number]> = { 10: [GAP, 4 * GAP], 11: [GAP, 0] }
for (let i = 0; i < 9; i++) points[i + 1] = [GAP * (i % 3), GAP * (3 - Math.floor(i / 3))]
const LINES = ['1 2 3', '4 5 6', '7 8 9', '1 4 7', '10 2 5 8 11', '3 6 9', '1 5 9', '3 5 7']
const RIM = ['10 1', '10 3', '11 7', '11 9']
const SHORT = ['2 4', '2 6', '4 8', '6 8']

const FREE: Reason = {
  hu: 'A nyúl vonal mentén, a szomszédos üres mezőre lép, bármerre.',
  en: 'The hare steps along a line to a neighbouring empty field, any way.',
  rule: 'moves',
}
const NOT_BACK: Reason = {
  hu: 'A vadász vonal mentén lép egyet, előre vagy oldalra; hátrafelé nem.',
  en: 'A hunter steps along a line, forward or sideways; never back.',
  rule: 'moves',
}

/** Hunters who gain no row for too long have lost. */
const stalling =
  (row: readonly number[]): HuntPart =>
  ({ layout, won }) => {
    const idle = layout.range('idle', 1, { json: numberCodec(0, 0, PATIENCE) })
    const over = won(
      1,
      `A vadász ${PATIENCE} lépés óta nem jutott előbbre.`,
      `The hunters have gained no row for ${PATIENCE} moves.`,
    )
    return {
      played(p, m, side) {
        if (side !== HUNTER || isPlacing(m)) return
        p.put(idle, row[to(m)]! > row[from(m)]! ? 0 : p.at(idle) + 1)
      },
      outcome: p => (p.at(idle) >= PATIENCE ? over : undefined),
    }
  }

/** The last hunter may not be put down so that the hare cannot move. */
const leavesAWay: HuntPart = ({ board, cells, codes, inHand }) => ({
  reason: {
    hu: 'A felállásnak hagynia kell a nyúlnak legalább egy lépést.',
    en: 'The set-up must leave the hare at least one move.',
    rule: 'variants',
  },
  forbids(p, m) {
    if (p.turn !== HUNTER || inHand(p, HUNTER) !== 1 || !isPlacing(m)) return false
    let at = 0
    while (p.at(cells + at) !== codes[1]) at++
    return neighbours(board, at).every(n => p.at(cells + n) !== 0 || n === to(m))
  },
})

const game: GameDefinition = {
  id: 'vadasz-es-nyul',
  chapter: 'beszoritos',
  title: { hu: 'Vadász és nyúl', en: 'Hunters and hare' },
  players: [2],
  rules: 1,
  options: [
    oneOf('setup', 'Felállás', 'Set-up', [
      ['fixed', 'megadott mezők', 'given fields'],
      ['free', 'szabad: előbb a nyúl, aztán a vadász', 'free: first the hare, then the hunters'],
    ]),
    oneOf('diagonals', 'Átlók', 'Diagonals', [
      ['centre', 'csak a középen át', 'only through the centre'],
      ['all', 'minden átló', 'all of them'],
    ]),
  ],
  make({ setup, diagonals }) {
    const lines = [...LINES, ...RIM, ...(diagonals === 'all' ? SHORT : [])]
    const bare = graph(
      points,
      lines.map(line => line.split(' ')),
    )
    const board = dressed(bare, {
      labels: bare.cells.map(({ x, y, name }) => ({ x: x + 0.35, y: y + 0.4, text: name })),
    })
    const row = board.cells.map(({ y }) => 4 - y / GAP)
    const free = setup === 'free'
    const all = board.cells.map((_, c) => c)
    const notBack = (c: number, d: number) => row[board.next[c * board.dirs.length + d]!]! >= row[c]!
    return hunt({
      board,
      sides: [
        {
          player: HUNTERS,
          piece: hunter,
          gait: NOT_BACK,
          walks: stepsOn(board, notBack),
          ...(free ? { hand: { count: 3, cells: all } } : { setup: cellsOf(board, '1 3 10') }),
        },
        {
          player: HARE,
          piece: hare,
          gait: FREE,
          walks: stepsOn(board, () => true),
          ...(free
            ? { hand: { count: 1, cells: all.filter(c => c !== cellOf(board, '10')) } }
            : { setup: cellsOf(board, '5') }),
        },
      ],
      ...(free ? { placing: { first: 1, by: 'all' } } : {}),
      first: 0,
      hunted: 1,
      draws: {},
      parts: [breakthrough(1, row), stalling(row), ...(free ? [leavesAWay] : [])],
    })
  },
}

export default game
