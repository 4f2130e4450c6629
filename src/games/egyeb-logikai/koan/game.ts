// Ruling: capturing is never a duty. The game is finite and cannot be drawn: every move goes forward.
import type { Move, Position } from '../../../engine/index.ts'
import {
  BLACK,
  dirOf,
  from,
  ground,
  kind,
  pack,
  reason,
  rowsOf,
  standing,
  step,
  text,
  to,
  WHITE,
  winsOf,
  worthOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { board, OCTAGON_TILE, SQUARE_TILE } from './board.ts'

/** Straight ahead and aslant to both sides, by player. */
const WAYS = [
  ['n', 'nw', 'ne'].map(way => dirOf(board, way)),
  ['s', 'sw', 'se'].map(way => dirOf(board, way)),
] as const
const EDGES = ['a11 c11 e11 g11 i11 k11', 'a1 c1 e1 g1 i1 k1'] as const
const LAST_ROW = 10

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      octagon: kind('nyolcszög', 'octagon', 'bare', { drawing: OCTAGON_TILE, size: 1.05, most: 6 }),
      square: kind('négyzet', 'square', 'bare', { drawing: SQUARE_TILE, size: 1.2, most: 5 }),
    },
    setup: { octagon: EDGES.toReversed(), square: ['b2 d2 f2 h2 j2', 'b10 d10 f10 h10 j10'] },
    goals: { octagon: EDGES, square: EDGES },
    tracks: ['places'],
    why: {
      noWay: reason(
        'Csak előre lehet lépni, egy szomszédos mezőre: nyolcszögről nyolcszögre vagy ferdén a két négyzet egyikére, négyzetről ferdén.',
        'A piece moves only forward, to a field it touches: from an octagon to the next octagon or aslant to a square, from a square aslant.',
      ),
      taken: reason('Ott a saját figurád áll.', 'Your own piece stands there.'),
      shape: reason(
        'Csak olyan mezőn üthetsz, amelynek az alakja az ütő figuráé: nyolcszög nyolcszögön, négyzet négyzeten.',
        'A piece captures only on a field of its own shape: an octagon on octagons, a square on squares.',
        'capture',
      ),
    },
  })
  const { cells, kindOf, ownerOf, players, why } = g
  const rows = rowsOf(board)
  /** By cell: the kind of piece that may capture there. */
  const shape = rows.map(row => kindOf[g.code(row % 2 === 0 ? 'octagon' : 'square', 0)]!)
  /** How many rows a piece has come. */
  const gone = (c: number, player: number): number => (player === 0 ? rows[c]! : LAST_ROW - rows[c]!)
  const isCapture = (p: Position, m: Move): boolean => ownerOf[g.at(p, to(m))] === 1 - p.words[0]!

  return standing(g, {
    prompt: text('Lépj egy figurával előre.', 'Move a piece forward.'),
    from(p, c, out) {
      const player = p.words[0]!
      const ways = WAYS[player]!
      for (let k = 0; k < ways.length; k++) {
        const n = step(board, c, ways[k]!)
        const there = p.words[cells + n]!
        const isPrey = ownerOf[there] === 1 - player && shape[n] === kindOf[p.words[cells + c]!]
        if (there === 0 || isPrey) out.add(pack(c, n))
      }
    },
    captures: isCapture,
    play(p, m) {
      g.carry(p, from(m), to(m))
      g.endTurn(p)
    },
    because(p, m, usual) {
      const isAhead = WAYS[p.turn]!.some(way => step(board, from(m), way) === to(m))
      if (usual !== why.noWay || !isAhead) return usual
      return ownerOf[g.at(p, to(m))] === p.turn ? why.taken : why.shape
    },
    arrives: winsOf(players, '{winner} átért a túlsó szélre.', '{winner} has reached the far edge.'),
    // Pieces count, and more so the nearer they are to the far edge.
    value: worthOf(g, 30, (_, c, player) => 8 + gone(c, player) ** 2 / 12),
    gain: (p, m) => (gone(to(m), p.words[0]!) === LAST_ROW ? 2 : isCapture(p, m) ? 1 : 0),
  })
}

const koan: GameDefinition = {
  id: 'koan',
  chapter: 'egyeb-logikai',
  material: 'draughts',
  title: { hu: 'Koan', en: 'Ko-An' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default koan
