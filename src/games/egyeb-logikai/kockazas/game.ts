// Ruling: only the borders between two boxes are drawn, the frame stands from the start (420 lines on 15 × 15; the book's
// 180 sticks are those of a 10 × 10 board). `openFrame` is the official game, where the frame must be drawn too.
// Ruling: whoever finishes a box draws again; finishing a box is not compulsory.
import type { Outcome, Position } from '../../../engine/index.ts'
import {
  BLUE,
  boardSizes,
  boxes,
  CellList,
  common,
  ground,
  kind,
  most,
  placedOn,
  RED,
  reason,
  standing,
  text,
  toggle,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

function make(n: number, frame: 'drawn' | 'open'): BoardGame {
  const { board, lines, beside, upright } = boxes(n, frame)
  const count = n * n
  const g = ground({
    players: [RED, BLUE],
    board,
    kinds: { stick: common('pálcika', 'stick', 'stick'), mark: kind('jel', 'mark', 'token') },
    rim: 'none',
    tracks: ['counts'],
    own: layout => ({ sides: layout.range('sides', count), open: new CellList(layout, 'open', lines) }),
    why: {
      taken: reason('Ezt a vonalat már meghúzták.', 'This line is drawn already.'),
      box: reason(
        'Vonalat kell húzni: két szomszédos mező határára mutass.',
        'A line must be drawn: point at the border of two boxes.',
      ),
    },
  })
  const { players, cells, men: score, why } = g
  const { sides, open } = g.own
  const STICK = g.code('stick')
  const marks = g.codes('mark')
  /** The sides a box has before anybody draws: those on the frame. */
  const framed = new Int8Array(count).fill(4)
  for (const box of beside) if (box >= 0) framed[box]!--
  const finished = (p: Position): Outcome =>
    most(players, [p.at(score), p.at(score + 1)], 'Minden vonal kész.', 'All lines are drawn.')

  return standing(g, {
    turns: 'several moves',
    prompt: text('Húzz egy vonalat.', 'Draw a line.'),
    // A large board has more lines than a packed move has room for, so a move is the number of its line.
    moves: (p, out) => open.list(p, out, count),
    pick: (p, rng) => (open.count(p) > 0 ? count + open.any(p, rng) : -1),
    name: (_, m) => board.names[m],
    points: (_, m) => [m],
    attempts(p, out, reasons) {
      for (let c = 0; c < board.size; c++) {
        if (c >= count && g.at(p, c) === 0) continue
        out.add(c)
        reasons.add(c < count ? why.box : why.taken)
      }
    },
    play(p, m) {
      const player = p.words[0]!
      const line = m - count
      p.put(cells + m, STICK)
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
    derive(p) {
      open.clear(p)
      for (let b = 0; b < count; b++) p.note(sides + b, framed[b]!)
      for (let e = 0; e < lines; e++)
        if (g.at(p, count + e) === 0) open.add(p, e)
        else
          for (const b of [beside[2 * e]!, beside[2 * e + 1]!])
            if (b >= 0) p.note(sides + b, p.at(sides + b) + 1)
    },
    flaw(p) {
      for (let c = 0; c < board.size; c++) {
        const [code, name] = [g.at(p, c), board.names[c]]
        if (code !== 0 && (code === STICK) === c < count)
          return text(`Nem ide való: ${name}.`, `This does not belong on ${name}.`)
        if (c < count && (p.at(sides + c) === 4) !== code > 0)
          return text(
            `A mező jele és vonalai nem illenek össze: ${name}.`,
            `The mark and the lines of ${name} do not fit.`,
          )
      }
      return undefined
    },
    outcome: p => (open.count(p) > 0 ? undefined : finished(p)),
    value: (p, player) => (p.at(score + player) - p.at(score + 1 - player)) / count,
    gain(p, m) {
      const [a, b] = [beside[2 * (m - count)]!, beside[2 * (m - count) + 1]!]
      return (p.words[sides + a] === 3 ? 1 : 0) + (b >= 0 && p.words[sides + b] === 3 ? 1 : 0)
    },
    scene: p => ({
      placed: placedOn(board, g.pieces, p, cells).map(each =>
        each.cell < count
          ? each
          : { ...each, look: { ...each.look, tint: 'brown', turn: upright[each.cell - count] ? 90 : 0 } },
      ),
      trays: players.map((player, i) => ({
        id: `boxes:${i}`,
        title: player.name,
        owner: i,
        place: 'card' as const,
        items: [{ look: g.pieces.look(marks[i]!), label: g.pieces.label(marks[i]!), count: p.at(score + i) }],
      })),
    }),
  })
}

const SIZES = [15, 10, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 20]
const game: GameDefinition = {
  id: 'kockazas',
  chapter: 'egyeb-logikai',
  material: 'track',
  title: { hu: 'Kockázás', en: 'Dots and Boxes' },
  players: [2],
  rules: 1,
  options: [
    boardSizes(SIZES),
    toggle('openFrame', 'A keretet is meg kell húzni', 'The frame must be drawn too'),
  ],
  make: options => make(Number(options.size ?? 15), options.openFrame === 'on' ? 'open' : 'drawn'),
}

export default game
