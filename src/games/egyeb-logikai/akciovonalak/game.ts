// Ruling: a line counts every piece on it, both colours and the mover too. Own pieces are passed over, enemies are not; nobody lands
// on an own piece.
// Ruling: a single piece is one group. When a move unites both sides, the mover has won. Who cannot move passes; when nobody can,
// it is a draw, and so are the third repetition and the 1000th move.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsOf,
  colOf,
  from,
  ground,
  Islands,
  kind,
  oneOf,
  pack,
  reason,
  rowOf,
  square,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIDE = 8
/** The rim without the corners, going round from b1. */
const RIM = `b1 c1 d1 e1 f1 g1 h2 h3 h4 h5 h6 h7 g8 f8 e8 d8 c8 b8 a7 a6 a5 a4 a3 a2`

function make(setup: 'normal' | 'mixed'): BoardGame {
  const board = square(SIDE, SIDE)
  const { next, size, names } = board
  const rim = cellsOf(board, RIM)
  const isWhite = (c: number, i: number): boolean =>
    setup === 'mixed' ? i % 2 === 0 : rowOf(board, c) === 0 || rowOf(board, c) === SIDE - 1
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('bábu', 'man', 'disc', { most: rim.length / 2 }) },
    setup: { man: [rim.filter(isWhite), rim.filter((c, i) => !isWhite(c, i))] },
    tracks: ['places'],
    own: layout => ({ lines: layout.range('lines', 6 * SIDE), won: layout.range('won', 1) }),
    why: {
      noWay: reason(
        'Pontosan annyi mezőt kell lépni, ahány bábu a lépés egész vonalán áll, a két tábla széle között.',
        'A piece goes exactly as many cells as there are pieces on the whole line, from edge to edge.',
      ),
      over: reason('Ellenséges bábun nem lehet átmenni.', 'Nobody passes over an enemy.'),
      taken: reason('Ott a saját bábud áll.', 'Your own piece stands there.'),
    },
  })
  const { cells, men, ownerOf, places, players, why } = g
  const { lines, won } = g.own
  /** The lines through a cell by direction: upright, rising, level and falling ones, each kind numbered on from the one before. */
  const lineOf = Uint8Array.from({ length: size * 4 }, (_, k) => {
    const [x, y] = [colOf(board, k >> 2), rowOf(board, k >> 2)]
    return [x, 2 * SIDE + x - y + SIDE - 1, SIDE + y, 4 * SIDE - 1 + x + y][k & 3]!
  })
  const count = (p: Position, c: number, by: number): void => {
    for (let k = c * 4; k < c * 4 + 4; k++) p.note(lines + lineOf[k]!, p.words[lines + lineOf[k]!]! + by)
  }
  /** Where a piece comes to in a direction; the wall when the way is shut. */
  const target = (p: Position, c: number, d: number): number => {
    const player = p.words[0]!
    let at = next[c * 8 + d]!
    for (let n = p.words[lines + lineOf[c * 4 + (d & 3)]!]!; n > 1; n--) {
      if (at === size || ownerOf[p.words[cells + at]!] === 1 - player) return size
      at = next[at * 8 + d]!
    }
    return at === size || ownerOf[p.words[cells + at]!] === player ? size : at
  }

  const islands = new Islands(board)
  const isUnited = (p: Position, player: number): boolean =>
    islands.sizeOf(p.words, cells, p.words[places!.first(player)]!) === p.words[men + player]
  const united = winsOf(
    players,
    '{winner} bábui egyetlen csoportban állnak.',
    'The pieces of {winner} form one group.',
  )
  const xs = Int8Array.from({ length: size }, (_, c) => colOf(board, c))
  const ys = Int8Array.from({ length: size }, (_, c) => rowOf(board, c))
  /** How far the pieces of a player stand from their middle, on average. */
  const spread = (p: Position, player: number): number => {
    const first = places!.first(player)
    const n = p.words[men + player]!
    let [x, y, sum] = [0, 0, 0]
    for (let i = first; i < first + n; i++) {
      x += xs[p.words[i]!]! / n
      y += ys[p.words[i]!]! / n
    }
    for (let i = first; i < first + n; i++)
      sum += Math.max(Math.abs(xs[p.words[i]!]! - x), Math.abs(ys[p.words[i]!]! - y))
    return sum / n
  }

  return standing(g, {
    prompt: text(
      'Lépj egy bábuval annyit, ahány bábu a vonalán áll.',
      'Move a piece as many cells as there are pieces on its line.',
    ),
    from(p, c, out) {
      for (let d = 0; d < 8; d++) {
        const goal = target(p, c, d)
        if (goal !== size) out.add(pack(c, goal))
      }
    },
    play(p, m) {
      const player = p.words[0]!
      const captures = g.at(p, to(m)) > 0
      g.carry(p, from(m), to(m))
      count(p, from(m), -1)
      if (!captures) count(p, to(m), 1)
      if (isUnited(p, player)) p.note(won, player + 1)
      else if (captures && isUnited(p, 1 - player)) p.note(won, 2 - player)
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (usual !== why.noWay) return usual
      for (let d = 0; d < 8; d++) {
        let at = from(m)
        let shut = false
        for (let n = p.at(lines + lineOf[from(m) * 4 + (d & 3)]!); n > 0 && at !== size; n--) {
          shut ||= at !== from(m) && ownerOf[g.at(p, at)] === 1 - p.turn
          at = next[at * 8 + d]!
        }
        if (at === to(m)) return shut ? why.over : why.taken
      }
      return usual
    },
    derive(p) {
      for (let i = 0; i < 6 * SIDE; i++) p.note(lines + i, 0)
      for (let c = 0; c < size; c++) if (g.at(p, c) > 0) count(p, c, 1)
      p.note(won, 0)
      // The player who moved last comes last here, and wins when both are united.
      for (const player of [p.turn, 1 - p.turn])
        if (p.at(men + player) > 0 && isUnited(p, player)) p.note(won, player + 1)
    },
    outcome: p => (p.words[won] === 0 ? undefined : united[p.words[won]! - 1]),
    stuck: 'passes',
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (p, m) =>
      ownerOf[g.at(p, to(m))] === 1 - p.turn ? `${names[from(m)]!}x${names[to(m)]!}` : undefined,
    value: (p, player) => squash(spread(p, 1 - player) - spread(p, player), 1.5),
  })
}

const akciovonalak: GameDefinition = {
  id: 'akciovonalak',
  chapter: 'egyeb-logikai',
  material: 'draughts',
  title: { hu: 'Akcióvonalak', en: 'Lines of Action' },
  players: [2],
  rules: 1,
  options: [
    oneOf('setup', 'Alapállás', 'Set-up', [
      ['normal', 'normál', 'normal'],
      ['mixed', 'kevert', 'mixed'],
    ]),
  ],
  make: ({ setup }) => make(setup === 'mixed' ? 'mixed' : 'normal'),
}

export default akciovonalak
