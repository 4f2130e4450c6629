// Ruling: only the borders between two boxes are drawn, the frame stands from the start (420 lines on 15 × 15; the book's
// 180 sticks are those of a 10 × 10 board). `openFrame` is the official game, where the frame must be drawn too.
// Ruling: whoever finishes a box draws again; finishing a box is not compulsory.
import { Layout, type Option, type Position } from '../../../engine/index.ts'
import {
  BLUE,
  CellList,
  cellsCodec,
  most,
  oneOf,
  PieceSet,
  placedOn,
  RED,
  toggle,
  type BoardGame,
  type GameDefinition,
  type Kind,
} from '../../../kit/index.ts'
import { boxes } from './data.ts'

const stick: Kind = { id: 'stick', name: { hu: 'pálcika', en: 'stick' }, art: 'stick' }
const mark: Kind = { id: 'mark', name: { hu: 'jel', en: 'mark' }, art: 'token' }

const [DRAWN, BOX] = [1, 2] as const

const SIZES = [15, 10, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 20]
const size: Option = oneOf(
  'size',
  'Tábla',
  'Board',
  SIZES.map(n => [String(n), `${n} × ${n}`, `${n} × ${n}`] as const),
)

function make(n: number, frame: 'drawn' | 'open'): BoardGame {
  const { board, lines, beside, upright } = boxes(n, frame)
  const count = n * n
  const players = [RED, BLUE]
  const pieces = new PieceSet(players, [stick, mark])
  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size, { json: cellsCodec(board, pieces) })
  const sides = layout.range('sides', count)
  const score = layout.range('score', 2)
  const open = new CellList(layout, 'open', lines)
  const stickCode = pieces.code(0, 2)
  const marks = [pieces.code(1, 0), pieces.code(1, 1)]
  /** The sides a box has before anybody draws: those on the frame. */
  const framed = new Int8Array(count).fill(4)
  for (const box of beside) if (box >= 0) framed[box]!--

  const derive = (p: Position): void => {
    open.clear(p)
    for (let b = 0; b < count; b++) p.note(sides + b, framed[b]!)
    for (let e = 0; e < lines; e++) {
      if (p.at(cells + count + e) === 0) open.add(p, e)
      else
        for (const b of [beside[2 * e]!, beside[2 * e + 1]!])
          if (b >= 0) p.note(sides + b, p.at(sides + b) + 1)
    }
    for (let i = 0; i < 2; i++) {
      let own = 0
      for (let b = 0; b < count; b++) if (p.at(cells + b) === marks[i]) own++
      p.note(score + i, own)
    }
  }

  /** How many boxes a line would finish. */
  const finishes = (p: Position, line: number): number => {
    const [a, b] = [beside[2 * line]!, beside[2 * line + 1]!]
    return (p.words[sides + a] === 3 ? 1 : 0) + (b >= 0 && p.words[sides + b] === 3 ? 1 : 0)
  }

  return {
    players,
    layout,
    board,
    turns: 'several moves',
    reasons: [
      { hu: '', en: '' },
      { hu: 'Ezt a vonalat már meghúzták.', en: 'This line is drawn already.', rule: 'moves' },
      {
        hu: 'Vonalat kell húzni: két szomszédos mező határára mutass.',
        en: 'A line must be drawn: point at the border of two boxes.',
        rule: 'moves',
      },
    ],
    start: derive,
    derive,
    moves: (p, out) => open.list(p, out, count),
    pick(p, rng) {
      const line = open.any(p, rng)
      return line < 0 ? -1 : line + count
    },
    attempts(p, out, reasons) {
      for (let c = 0; c < board.size; c++) {
        if (c >= count && p.at(cells + c) === 0) continue
        out.add(c)
        reasons.add(c < count ? BOX : DRAWN)
      }
    },
    play(p, m) {
      const player = p.turn
      const line = m - count
      p.put(cells + m, stickCode)
      open.remove(p, line)
      let own = 0
      for (let i = 2 * line; i < 2 * line + 2; i++) {
        const box = beside[i]!
        if (box < 0) continue
        const drawn = p.words[sides + box]! + 1
        p.note(sides + box, drawn)
        if (drawn < 4) continue
        p.put(cells + box, marks[player]!)
        own++
      }
      if (own === 0) p.pass(1 - player)
      else p.note(score + player, p.words[score + player]! + own)
    },
    outcome: p =>
      open.count(p) > 0
        ? undefined
        : most(players, [p.at(score), p.at(score + 1)], 'Minden vonal kész.', 'All lines are drawn.'),
    // There is always a line to draw until all are drawn.
    stuck: p => most(players, [p.at(score), p.at(score + 1)], 'Minden vonal kész.', 'All lines are drawn.'),
    flaw(p) {
      for (let c = 0; c < board.size; c++)
        if (p.at(cells + c) !== 0 && (p.at(cells + c) === stickCode) === c < count)
          return { hu: `Nem ide való: ${board.names[c]}.`, en: `This does not belong on ${board.names[c]}.` }
      for (let b = 0; b < count; b++)
        if ((p.at(sides + b) === 4) !== p.at(cells + b) > 0)
          return {
            hu: `A mező jele és vonalai nem illenek össze: ${board.names[b]}.`,
            en: `The mark and the lines of ${board.names[b]} do not fit.`,
          }
      return undefined
    },
    value: (p, player) => (p.at(score + player) - p.at(score + 1 - player)) / count,
    gain: (p, m) => finishes(p, m - count),
    name: (_, m) => board.names[m]!,
    points: (_, m) => [m],
    scene: p => ({
      placed: placedOn(board, pieces, p, cells).map(each =>
        each.cell < count
          ? each
          : { ...each, look: { ...each.look, tint: 'brown', turn: upright[each.cell - count] ? 90 : 0 } },
      ),
      trays: players.map((player, i) => ({
        id: `boxes:${i}`,
        title: player.name,
        owner: i,
        items: [{ look: pieces.look(marks[i]!), label: pieces.label(marks[i]!), count: p.at(score + i) }],
      })),
    }),
  }
}

const game: GameDefinition = {
  id: 'kockazas',
  chapter: 'egyeb-logikai',
  title: { hu: 'Kockázás', en: 'Dots and Boxes' },
  players: [2],
  rules: 1,
  options: [size, toggle('openFrame', 'A keretet is meg kell húzni', 'The frame must be drawn too')],
  make: options => make(Number(options.size ?? 15), options.openFrame === 'on' ? 'open' : 'drawn'),
}

export default game
