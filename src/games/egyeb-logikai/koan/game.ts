// Ruling: capturing is never a duty. The game is finite and cannot be drawn: every move goes forward.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  dirOf,
  from,
  ground,
  kind,
  pack,
  reason,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { board, LAST_ROW, OCTAGON_TILE, ROWS, SQUARE_TILE } from './board.ts'

/** Straight ahead and aslant to both sides, by player. */
const WAYS = [
  ['n', 'nw', 'ne'].map(way => dirOf(board, way)),
  ['s', 'sw', 'se'].map(way => dirOf(board, way)),
] as const

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      octagon: kind('nyolcszög', 'octagon', 'bare', { drawing: OCTAGON_TILE, size: 1.05, most: 6 }),
      square: kind('négyzet', 'square', 'bare', { drawing: SQUARE_TILE, size: 1.2, most: 5 }),
    },
    setup: {
      octagon: ['a1 c1 e1 g1 i1 k1', 'a11 c11 e11 g11 i11 k11'],
      square: ['b2 d2 f2 h2 j2', 'b10 d10 f10 h10 j10'],
    },
    tracks: ['places'],
    own: layout => layout.range('arrived', 1),
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
  const { cells, kindOf, men, ownerOf, places, players, why, own: arrived } = g
  const { next } = board
  const degree = board.dirs.length
  const [OCTAGON, SQUARE] = [kindOf[g.code('octagon', 0)]!, kindOf[g.code('square', 0)]!]
  /** By cell: the kind of piece that may capture there. */
  const shape = ROWS.map(row => (row % 2 === 0 ? OCTAGON : SQUARE))
  const goalRows = [LAST_ROW, 0] as const
  const reached = winsOf(players, '{winner} átért a túlsó szélre.', '{winner} has reached the far edge.')

  const isCapture = (p: Position, m: number): boolean => ownerOf[g.at(p, to(m))] === 1 - p.words[0]!
  /** Pieces count, and more so the nearer they are to the far edge. */
  const worth = (p: Position, player: number): number => {
    const first = places!.first(player)
    let sum = 0
    for (let i = first, end = first + p.words[men + player]!; i < end; i++) {
      const left = Math.abs(goalRows[player]! - ROWS[p.words[i]!]!)
      sum += 8 + ((LAST_ROW - left) * (LAST_ROW - left)) / 12
    }
    return sum
  }

  return standing(g, {
    prompt: text('Lépj egy figurával előre.', 'Move a piece forward.'),
    from(p, c, out) {
      const player = p.words[0]!
      const ways = WAYS[player]!
      for (let k = 0; k < ways.length; k++) {
        const n = next[c * degree + ways[k]!]!
        const there = p.words[cells + n]!
        const isPrey = ownerOf[there] === 1 - player && shape[n] === kindOf[p.words[cells + c]!]
        if (there === 0 || isPrey) out.add(pack(c, n))
      }
    },
    play(p, m) {
      const player = p.words[0]!
      g.carry(p, from(m), to(m))
      if (ROWS[to(m)] === goalRows[player]) p.note(arrived, player + 1)
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (usual !== why.noWay) return usual
      const isAhead = WAYS[p.turn]!.some(way => next[from(m) * degree + way] === to(m))
      if (!isAhead) return usual
      return ownerOf[g.at(p, to(m))] === p.turn ? why.taken : why.shape
    },
    derive(p) {
      p.note(arrived, 0)
      for (let c = 0; c < board.size; c++) {
        const owner = ownerOf[g.at(p, c)]!
        if (owner >= 0 && ROWS[c] === goalRows[owner]) p.note(arrived, owner + 1)
      }
    },
    flaw: p =>
      players.every((_, i) =>
        board.names.some((_, c) => ownerOf[g.at(p, c)] === i && ROWS[c] === goalRows[i]),
      )
        ? text('Nem érhetett át mindkét játékos.', 'The players cannot both have got across.')
        : undefined,
    outcome: p => (p.words[arrived] === 0 ? undefined : reached[p.words[arrived]! - 1]),
    name: (p, m) => (isCapture(p, m) ? `${board.names[from(m)]!}x${board.names[to(m)]!}` : undefined),
    value: (p, player) => squash(worth(p, player) - worth(p, 1 - player), 30),
    gain: (p, m) => (ROWS[to(m)] === goalRows[p.words[0]!] ? 2 : isCapture(p, m) ? 1 : 0),
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
