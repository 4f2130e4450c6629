import {
  CHANCE,
  Layout,
  Moves,
  type Outcome,
  type Position,
  type Search,
  type Solution,
} from '../../engine/index.ts'
import { square } from '../boards/index.ts'
import { cellsCodec } from '../codecs.ts'
import { dealt, type Difficulty } from '../dealing.ts'
import { from, pack, to } from '../moves/packing.ts'
import { PieceSet, SOLO } from '../pieces.ts'
import { placedOn } from '../placing.ts'
import type { BoardGame } from '../scene.ts'
import { readingOrder } from '../diagram.ts'
import { countingNote, noted } from '../solo.ts'
import { tilesAway } from './tiles-away.ts'

export interface Tiles {
  /** Cells on a side of the frame; it holds one tile less than it has cells. */
  readonly side: number
  /** What one move pushes: a single tile, or all tiles of a row or column between the one pointed at and the gap. */
  readonly pushes: 'one' | 'line'
  readonly deal: string | undefined
  /** How many moves the puzzles of each difficulty take at least and at most. */
  readonly lengths: Readonly<Record<Difficulty, readonly [number, number]>>
  /** A search that knows more than how far the tiles are from home, for pushes of single tiles; both speak of cells as they are read. */
  readonly search?: (
    arranged: readonly number[],
    load: (file: URL) => Promise<ArrayBuffer>,
    pushes: (cells: readonly number[]) => Solution,
  ) => Promise<Search>
}

/** Without an end of its own; this only stops aimless pushing. */
const CAP = 5_000
/** The Hungarian ending of a number: 3-as, 5-ös, 6-os, 10-es. */
const ending = (n: number): string => ({ 3: 'as', 5: 'ös', 6: 'os', 8: 'as' })[n % 10] ?? 'es'
const NOT_IN_LINE = 1
const NOT_BESIDE = 2

/** One person pushes numbered tiles in a square frame until they stand in order, read from the top, with the gap at the end. */
export function tiles(rules: Tiles): BoardGame {
  const { side } = rules
  const board = square(side, side)
  const count = side * side - 1
  const players = [SOLO]
  const kinds = Array.from({ length: count }, (_, i) => {
    const text = String(i + 1)
    return {
      id: text,
      text,
      name: { hu: `${text}-${ending(i + 1)} lap`, en: `tile ${text}` },
      art: 'number',
      tint: 'wood' as const,
    }
  })
  const pieces = new PieceSet(players, kinds)
  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('tiles', board.size, { json: cellsCodec(board, pieces) })
  const made = layout.range('made', 1, { json: noted() })
  const gap = layout.range('gap', 1)
  /** The cells as they are read; tile n + 1 is at home on the nth of them. */
  const order = readingOrder(board)
  const codes = kinds.map((_, i) => pieces.code(i, 1))
  const tileOf = new Int8Array(pieces.codes)
  for (const [i, code] of codes.entries()) tileOf[code] = i + 1
  const away = tilesAway(side, order)

  const derive = (p: Position): void => {
    for (let c = 0; c < board.size; c++) if (p.at(cells + c) === 0) p.note(gap, c)
  }
  const lay = (p: Position, arranged: readonly number[]): void => {
    for (const [i, cell] of order.entries())
      p.put(cells + cell, arranged[i] === 0 ? 0 : codes[arranged[i]! - 1]!)
    derive(p)
  }
  const home = [...codes.keys()].map(i => i + 1).concat(0)
  /** How the tiles lie, as they are read; 0 is the gap. */
  const tileAt = (p: Position, i: number): number => tileOf[p.words[cells + order[i]!]!]!
  const inLine = (a: number, b: number): boolean =>
    a % side === b % side || Math.floor(a / side) === Math.floor(b / side)
  const toward = (a: number, b: number): number => (a % side === b % side ? side : 1) * Math.sign(b - a)
  const besides = (p: Position, c: number): boolean => {
    const g = p.words[gap]!
    return inLine(c, g) && c !== g && c + toward(c, g) === g
  }

  const searched =
    (search: NonNullable<Tiles['search']>): NonNullable<BoardGame['search']> =>
    (p, load) =>
      search(
        home.map((_, i) => tileAt(p, i)),
        load,
        pushed => {
          const gaps = [p.at(gap), ...pushed.map(i => order[i]!)]
          const moves = pushed.map((i, k) => pack(order[i]!, gaps[k]!))
          return { kind: 'solved', moves, counted: moves.length }
        },
      )

  const solved = (p: Position): Outcome => ({
    result: [1],
    reason: { hu: 'A számok sorban állnak.', en: 'The numbers stand in order.' },
    points: [p.at(made)],
  })
  const game: BoardGame = {
    players,
    layout,
    board,
    upright: true,
    turns: 'one move',
    draws: { cap: CAP, capped: () => gaveUp },
    reasons: [
      { hu: '', en: '' },
      {
        hu: 'Csak olyan lap tolható, amely az üres mezővel egy sorban vagy oszlopban áll.',
        en: 'Only a tile in the same row or column as the gap can be pushed.',
        rule: 'variants',
      },
      {
        hu: 'Csak az üres mező oldalszomszédja tolható, az üres mezőre.',
        en: 'Only a tile beside the gap can be pushed, into the gap.',
        rule: 'moves',
      },
    ],
    start: p => lay(p, home),
    derive,
    moves(p, out) {
      const g = p.words[gap]!
      for (let c = 0; c < board.size; c++)
        if (rules.pushes === 'one' ? besides(p, c) : c !== g && inLine(c, g)) out.add(pack(c, g))
    },
    attempts(p, out, reasons) {
      const known = new Moves()
      game.moves(p, known)
      for (let c = 0; c < board.size; c++) {
        if (c === p.at(gap) || known.has(pack(c, p.at(gap)))) continue
        out.add(pack(c, p.at(gap)))
        reasons.add(rules.pushes === 'one' ? NOT_BESIDE : NOT_IN_LINE)
      }
    },
    play(p, m) {
      const by = toward(to(m), from(m))
      for (let c = to(m); c !== from(m); c += by) p.put(cells + c, p.words[cells + c + by]!)
      p.put(cells + from(m), 0)
      p.note(gap, from(m))
      p.note(made, p.words[made]! + 1)
    },
    outcome(p) {
      for (let i = 0; i < count; i++) if (tileAt(p, i) !== i + 1) return undefined
      return solved(p)
    },
    stuck: () => gaveUp,
    flaw(p) {
      const seen = order.map((_, i) => tileAt(p, i)).sort((a, b) => a - b)
      return seen.every((tile, i) => tile === i)
        ? undefined
        : {
            hu: `A táblán 1-től ${count}-ig mindegyik lapból egynek kell lennie.`,
            en: `There must be one of each tile from 1 to ${count} on the board.`,
          }
    },
    value: p => 1 - away.sum(p.words, cells, tileOf) / (side * side * side),
    /** A push of a line brings each of its tiles one cell nearer at best. */
    needs(p) {
      if (!away.canBeSolved(p.words, cells, tileOf)) return Infinity
      const sum = away.sum(p.words, cells, tileOf)
      return rules.pushes === 'one' ? sum : Math.ceil(sum / (side - 1))
    },
    ...(rules.search && rules.pushes === 'one' ? { search: searched(rules.search) } : {}),
    // The number of the tile tells the move: only one of its number is there, and it can go only one way.
    name: (p, m) => String(tileOf[p.words[cells + from(m)]!]!),
    write: (p, m) => (p.turn === CHANCE ? undefined : kinds[tileOf[p.words[cells + from(m)]!]! - 1]!.name),
    points: (_, m) => [from(m)],
    trail: (_, m) => [from(m), to(m)],
    scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [], notes: [countingNote(p.at(made))] }),
  }
  return dealt(game, rules.deal ?? 'any', (p, luck, difficulty) =>
    lay(p, away.arranged(luck, lengthsOf(rules, difficulty))),
  )
}

const lengthsOf = ({ lengths }: Tiles, difficulty: Difficulty | 'any') =>
  difficulty === 'any' ? undefined : lengths[difficulty]

const gaveUp: Outcome = {
  result: [0],
  reason: { hu: 'A számok még nem állnak sorban.', en: 'The numbers are not in order yet.' },
}
