import { Layout, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellCodec,
  cellNumbersCodec,
  cellsCodec,
  cellWordsCodec,
  flagsCodec,
  hexCentre,
  hexes,
  LETTERS,
  neighbours,
  numberCodec,
  numbersCodec,
  PieceSet,
  WALL,
  WHITE,
  wordCodec,
  type Hex,
  type Label,
} from '../../../kit/index.ts'

export const RINGS = 32
/** Sand in a glass, in milliseconds. */
export const FULL = 180_000
export const SHORT = 15_000
export const TURNS = 600

export const players = [WHITE, BLACK] as const

/** How many rings a cell holds: 4 in the middle, one less with each step outwards. */
const holds = (q: number, r: number): number => 4 - Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
const SHADES = ['', 'plain', 'home', 'track', 'marked']

const list: Hex[] = []
for (let r = -3; r <= 3; r++)
  for (let q = -3; q <= 3; q++)
    if (holds(q, r) > 0) list.push({ q, r, name: `${LETTERS[q + 3]}${r + 4}`, fill: SHADES[holds(q, r)]! })
const beside = (q: number, r: number, text: string): Label => ({
  ...hexCentre({ q, r, name: '' }, 'pointy'),
  text,
})
const labels = [-3, -2, -1, 0, 1, 2, 3].flatMap(i => [
  beside(Math.max(-3, -3 - i) - 0.9, i, String(i + 4)),
  beside(i, Math.min(3, 3 - i) + 0.9, LETTERS[i + 3]!),
])
export const board = hexes(list, { labels })
export const capacity = Int8Array.from(list, ({ q, r }) => holds(q, r))
export const pieces = new PieceSet(players, [
  { id: 'glass', name: { hu: 'homokóra', en: 'hourglass' }, art: 'hourglass' },
])

/** Neighbours, six for a cell; the wall where there are fewer. */
export const near = new Int16Array(board.size * 6).fill(board.size)
for (let c = 0; c < board.size; c++) for (const [i, n] of neighbours(board, c).entries()) near[c * 6 + i] = n

const ids = players.map(player => player.id)
export const layout = new Layout(ids)
export const glasses = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
/** Rings lying on each cell. */
export const rings = layout.range('rings', board.size, { json: cellNumbersCodec(board, 4) })
/** Rings each player still has. */
export const left = layout.range('left', 2, { json: numbersCodec(0, RINGS), empty: RINGS })
/** Sand above in the glass of each cell; a started glass without any is lost. */
export const sand = layout.range('sand', board.size, { json: cellNumbersCodec(board, FULL) })
export const started = layout.range('started', board.size, { json: cellWordsCodec(board, ['no', 'yes']) })
/** Where the mover may still put a ring, and where the other side may before moving. */
export const pending = layout.range('pending', 1, { json: cellCodec(board) })
export const open = layout.range('open', 1, { json: cellCodec(board) })
/** Counts while a ring is awaited, so that only positions between turns can repeat. */
export const between = layout.range('between', 1)
/** How many turns each player has had, who moved last, and who will miss a turn. */
export const begun = layout.range('begun', 2, { json: numbersCodec(0, TURNS) })
export const last = layout.range('last', 1, { json: wordCodec(['nobody', ...ids]) })
export const late = layout.range('late', 1, { json: flagsCodec(ids) })
/** Sand above in the short glass, and against whom it runs. */
export const timer = layout.range('timer', 1, { json: numberCodec(0, 0, SHORT) })
export const against = layout.range('against', 1, { json: wordCodec(['nobody', ...ids]) })

export const stones = players.map((_, i) => pieces.code(0, i))
export const isDead = (p: Position, c: number): boolean =>
  p.words[started + c] === 1 && p.words[sand + c] === 0
/** Whether a glass may go to this cell. */
export const isFree = (p: Position, c: number): boolean =>
  p.words[glasses + c] === 0 && p.words[rings + c]! < capacity[c]!
