// Ruling: a line counts every piece on it, both colours and the mover too. Own pieces are passed over, enemies are not; nobody lands
// on an own piece.
// Ruling: a single piece is one group. When a move unites both sides, the mover has won. Who cannot move passes; when nobody can,
// it is a draw, and so are the third repetition and the 1000th move.
import type { Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  from,
  ground,
  Islands,
  kind,
  linesOf,
  oneOf,
  pack,
  square,
  standing,
  to,
  total,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { PROMPT, UNITED, WHY } from './words.ts'

/** The men of white and black stand along the rim, without the corners. */
const SETUPS = {
  normal: ['b1 c1 d1 e1 f1 g1 b8 c8 d8 e8 f8 g8', 'a2 a3 a4 a5 a6 a7 h2 h3 h4 h5 h6 h7'],
  mixed: ['b1 d1 f1 h2 h4 h6 g8 e8 c8 a7 a5 a3', 'c1 e1 g1 h3 h5 h7 f8 d8 b8 a6 a4 a2'],
}

function make(setup: readonly string[]): BoardGame {
  const board = square(8, 8)
  const { next, size } = board
  const ways = linesOf(board).filter(({ dir }) => dir < 4)
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('bábu', 'man', 'disc', { most: 12 }) },
    setup: { man: setup },
    tracks: ['places'],
    own: layout => ({ lines: layout.range('lines', ways.length), won: layout.range('won', 1) }),
    why: WHY,
  })
  const { cells, men, ownerAt, places, why } = g
  const { lines, won } = g.own
  /** By cell and direction: the number of the line through it. */
  const lineOf = new Uint8Array(size * 4)
  for (const [i, { dir, cells: line }] of ways.entries()) for (const c of line) lineOf[c * 4 + dir] = i
  const count = (p: Position, c: number, by: number): void => {
    for (let k = c * 4; k < c * 4 + 4; k++) p.note(lines + lineOf[k]!, p.words[lines + lineOf[k]!]! + by)
  }
  /** Where a piece comes to in a direction; the wall when the way is shut. */
  const target = (p: Position, c: number, d: number): number => {
    const player = p.words[0]!
    let at = next[c * 8 + d]!
    for (let n = p.words[lines + lineOf[c * 4 + (d & 3)]!]!; n > 1; n--) {
      if (at === size || ownerAt(p, at) === 1 - player) return size
      at = next[at * 8 + d]!
    }
    return at === size || ownerAt(p, at) === player ? size : at
  }

  const islands = new Islands(board)
  const isUnited = (p: Position, player: number): boolean =>
    islands.sizeOf(p.words, cells, p.words[places!.first(player)]!) === p.words[men + player]
  const united = winsOf(g.players, ...UNITED)
  const sumX = total(g, (_, c) => board.cells[c]!.x)
  const sumY = total(g, (_, c) => board.cells[c]!.y)
  const middle = { x: 0, y: 0 }
  const sumAway = total(g, (_, c) => {
    const { x, y } = board.cells[c]!
    return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y))
  })
  /** How far the pieces of a player stand from their middle, on average. */
  const spread = (p: Position, player: number): number => {
    const n = p.words[men + player]!
    middle.x = sumX(p, player) / n
    middle.y = sumY(p, player) / n
    return sumAway(p, player) / n
  }

  return standing(g, {
    prompt: PROMPT,
    from(p, c, out) {
      for (let d = 0; d < 8; d++) {
        const goal = target(p, c, d)
        if (goal !== size) out.add(pack(c, goal))
      }
    },
    captures: (p, m) => ownerAt(p, to(m)) === 1 - p.turn,
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
          shut ||= at !== from(m) && ownerAt(p, at) === 1 - p.turn
          at = next[at * 8 + d]!
        }
        if (at === to(m)) return shut ? why.over : why.taken
      }
      return usual
    },
    derive(p) {
      for (let i = 0; i < ways.length; i++) p.note(lines + i, 0)
      for (let c = 0; c < size; c++) if (g.at(p, c) > 0) count(p, c, 1)
      p.note(won, 0)
      // The player who moved last comes last here, and wins when both are united.
      for (const player of [p.turn, 1 - p.turn])
        if (p.at(men + player) > 0 && isUnited(p, player)) p.note(won, player + 1)
    },
    outcome: p => (p.words[won] === 0 ? undefined : united[p.words[won]! - 1]),
    decisive: (p, { result }) =>
      board.names.flatMap((_, c) => (ownerAt(p, c) === result.indexOf(1) ? [c] : [])),
    stuck: 'passes',
    draws: { repetition: { times: 3 }, cap: 1000 },
    value: aheadBy((p, player) => -spread(p, player), 1.5),
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
  make: ({ setup }) => make(setup === 'mixed' ? SETUPS.mixed : SETUPS.normal),
}

export default akciovonalak
