import { Layout, type Options, type Position } from '../../../engine/index.ts'
import {
  BLUE,
  crossword,
  GREEN,
  numberCodec,
  numbersCodec,
  ORANGE,
  PURPLE,
  square,
  wordCodec,
  WHITE,
  YELLOW,
} from '../../../kit/index.ts'
import { wordsOf } from '../../../words/index.ts'
import { boardsCodec, DIGITS_CODEC, laidCodec, RED_CODEC, recordCodec, titleCodec } from './codecs.ts'
import { CELLS, DRAWN, HEIGHT, REUSED, ROUNDS, SECONDS, TITLE, UNNAMED, WIDTH } from './letters.ts'
import { ANSWER, NAME, LAY, OBJECT, PHASES } from './moves.ts'

export const BOARD = square(WIDTH, HEIGHT)
export const GRID = crossword(WIDTH, HEIGHT)

/** The word that a player has laid: its cells in the order of reading, and what it is worth. */
export interface Word {
  readonly cells: readonly number[]
  readonly points: number
}

/** The chosen options, the words of the position, and what can be read off them. */
export function lettersState(options: Options) {
  const judging = options['words'] ?? 'challenge'
  const time = options['time'] ?? String(SECONDS)
  /** Milliseconds for a word, or none. */
  const limit = time === 'none' ? undefined : Number(time) * 1000
  const players = [GREEN, BLUE, YELLOW, PURPLE, ORANGE, WHITE].slice(0, Number(options.players ?? 2))
  const n = players.length
  const list = wordsOf('hungarian')

  const layout = new Layout(players.map(player => player.id))
  const phase: number = layout.range('phase', 1, {
    json: wordCodec(PHASES),
    // Others do not see that a joker is being named.
    see: (p, i, seat) => (p.at(i) === NAME && p.turn !== seat ? LAY : p.at(i)),
  })
  const laid: number = layout.range('laid', n * DRAWN, {
    json: laidCodec(players, BOARD),
    see: (p, i, seat) => (Math.floor((i - laid) / DRAWN) === seat || isShown(p) ? p.at(i) : 0),
  })
  const cells: number = layout.range('boards', n * CELLS, {
    json: boardsCodec(players, BOARD),
    see: (p, i, seat) => {
      const player = Math.floor((i - cells) / CELLS)
      return player === seat || (isShown(p) && inNewWord(p, player, (i - cells) % CELLS)) ? p.at(i) : 0
    },
  })
  const drawn = layout.range('letters', DRAWN, { json: RED_CODEC, see: 'all' })
  const digits = layout.range('digits', DRAWN, { json: DIGITS_CODEC, see: 'all' })
  const round = layout.range('round', 1, { json: numberCodec(0, 0, ROUNDS), see: 'all' })
  const title = layout.range('title', TITLE.length, { json: titleCodec(BOARD), see: 'all' })
  const judged = layout.range('judged', 1, { json: numberCodec(0, 0, n), see: 'all' })
  const objector = layout.range('objector', 1, { json: numberCodec(0, 0, n - 1), see: 'all' })
  const scores = layout.range('scores', n, { json: numbersCodec(), see: 'all' })
  const record = layout.range('record', n * ROUNDS * WIDTH, { json: recordCodec(players), see: 'all' })
  const gains = layout.range('gains', n * ROUNDS, { json: numbersCodec(), see: 'all' })
  const elapsed = layout.range('elapsed', 1, {
    json: numberCodec(0, 0, Math.max(0, (limit ?? 0) - 1)),
    see: 'all',
  })

  /** After a round everybody sees the words that were laid in it, with those they cross. */
  const isShown = (p: Position): boolean => p.at(phase) === OBJECT || p.at(phase) === ANSWER
  /** How many words of the title are placed. */
  const titleCount = (p: Position): number => {
    let count = 0
    while (count < TITLE.length && p.at(title + count) > 0) count++
    return count
  }
  /** The cells of the words of the title, in their order. */
  const titleCells = (p: Position): number[] =>
    TITLE.slice(0, titleCount(p)).flatMap((word, i) => {
      const code = p.at(title + i) - 1
      return Array.from(word, (_, k) => (code >> 1) + k * GRID.ways[code & 1]!)
    })
  const letterAt = (p: Position, player: number) => (cell: number) => p.at(cells + player * CELLS + cell) - 1
  const laidCount = (p: Position, player: number): number => {
    let count = 0
    while (count < DRAWN && p.at(laid + player * DRAWN + count) > 0) count++
    return count
  }
  const laidCell = (p: Position, player: number, i: number): number =>
    Math.floor((p.at(laid + player * DRAWN + i) - 1) / DRAWN)
  const laidSlot = (p: Position, player: number, i: number): number =>
    (p.at(laid + player * DRAWN + i) - 1) % DRAWN
  /** The drawn letter that lies on a cell by its number, or -1. */
  const slotOn = (p: Position, player: number, cell: number): number => {
    for (let i = 0, count = laidCount(p, player); i < count; i++)
      if (laidCell(p, player, i) === cell) return laidSlot(p, player, i)
    return -1
  }
  const isUsed = (p: Position, player: number, slot: number): boolean => {
    for (let i = 0, count = laidCount(p, player); i < count; i++)
      if (laidSlot(p, player, i) === slot) return true
    return false
  }
  const inNewWord = (p: Position, player: number, cell: number): boolean => {
    const letter = letterAt(p, player)
    if (letter(cell) < 0) return false
    return GRID.ways.some(way => GRID.line(letter, cell, way).some(c => slotOn(p, player, c) >= 0))
  }

  /** A line through the laid letters as a word. */
  const wordOf = (p: Position, player: number, line: readonly number[]): Word => {
    let points = 0
    for (const cell of line) {
      const slot = slotOn(p, player, cell)
      points += slot < 0 ? REUSED : p.at(digits + slot) - 1
    }
    return { cells: line, points }
  }
  // Ruling: a single new letter that makes a word both ways counts for the better one.
  /** The word a player lays: the line with all the new letters; none while they do not stand together. */
  const mainWord = (p: Position, player: number): Word | undefined => {
    const count = laidCount(p, player)
    if (count === 0) return undefined
    let best: Word | undefined
    for (const way of GRID.ways) {
      const line = GRID.line(letterAt(p, player), laidCell(p, player, 0), way)
      if (line.length < 2) continue
      let whole = true
      for (let i = 1; i < count; i++) if (!line.includes(laidCell(p, player, i))) whole = false
      if (!whole) continue
      const word = wordOf(p, player, line)
      if (!best || word.points > best.points) best = word
    }
    return best
  }
  /** All lines of two letters or more that the new letters form. */
  const formed = (p: Position, player: number): number[][] => {
    const lines: number[][] = []
    for (let i = 0, count = laidCount(p, player); i < count; i++)
      for (const way of GRID.ways) {
        const line = GRID.line(letterAt(p, player), laidCell(p, player, i), way)
        if (line.length > 1 && !lines.some(other => other[0] === line[0] && other[1] === line[1]))
          lines.push(line)
      }
    return lines
  }
  const listed = (p: Position, player: number): boolean =>
    list === undefined ||
    formed(p, player).every(line => list.has(line.map(cell => letterAt(p, player)(cell))))
  const hasUnnamed = (p: Position, player: number): boolean => {
    for (let i = 0, count = laidCount(p, player); i < count; i++)
      if (letterAt(p, player)(laidCell(p, player, i)) === UNNAMED) return true
    return false
  }

  return {
    judging,
    limit,
    isFree: options['title'] === 'free',
    players,
    n,
    list,
    layout,
    phase,
    laid,
    cells,
    drawn,
    digits,
    round,
    title,
    titleCount,
    titleCells,
    judged,
    objector,
    scores,
    record,
    gains,
    elapsed,
    letterAt,
    laidCount,
    laidCell,
    laidSlot,
    slotOn,
    isUsed,
    mainWord,
    formed,
    listed,
    hasUnnamed,
  }
}

export type State = ReturnType<typeof lettersState>
