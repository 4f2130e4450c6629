// Ruling: whoever captures the last man of the opponent wins too; capturing is never a duty.
// Ruling: the foremost man always has a diagonal way, and every move goes forward, so no game is drawn.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  from,
  ground,
  kind,
  menNet,
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

function make(): BoardGame {
  const board = square(8, 8)
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('gyalog', 'man', 'man', { most: 16 }) },
    setup: `
      m m m m m m m m
      m m m m m m m m
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      M M M M M M M M
      M M M M M M M M`,
    tracks: ['places'],
    own: layout => layout.range('arrived', 1),
    why: {
      noWay: reason(
        'A gyalog egy mezőt lép, egyenesen vagy átlósan előre.',
        'A man moves one cell straight or diagonally forward.',
      ),
      ahead: reason(
        'Egyenesen nem lehet ütni, csak átlósan.',
        'Captures are diagonal, never straight ahead.',
      ),
      taken: reason('Ott a saját gyalogod áll.', 'Your own man stands there.'),
    },
  })
  const { cells, men, ownerOf, places, players, why, own: arrived } = g
  const { next } = board
  // Straight ahead and to both sides of it, by player, in the board's directions n ne e se s sw w nw.
  const WAYS = [
    [0, 7, 1],
    [4, 5, 3],
  ] as const
  /** By cell: the player whose goal it is. */
  const goal = new Int8Array(board.size).fill(-1)
  for (const c of board.regions.north) goal[c] = 0
  for (const c of board.regions.south) goal[c] = 1
  const rows = Int8Array.from({ length: board.size }, (_, c) => rowOf(board, c))

  const reached = winsOf(players, '{winner} áttört.', '{winner} has broken through.')
  const cleared = winsOf(
    players,
    '{loser} minden gyalogját leütötték.',
    'All men of {loser} have been captured.',
  )
  const isCapture = (p: Position, m: number): boolean => ownerOf[g.at(p, to(m))] === 1 - p.words[0]!
  /** Men count, and more so the nearer they are to the goal. */
  const worth = (p: Position, player: number): number => {
    const first = places!.first(player)
    let sum = 0
    for (let i = first, end = first + p.words[men + player]!; i < end; i++) {
      const gone = player === 0 ? rows[p.words[i]!]! : 7 - rows[p.words[i]!]!
      sum += 10 + gone * gone * 0.4
    }
    return sum
  }

  return standing(g, {
    prompt: text('Lépj egy gyaloggal előre.', 'Move a man forward.'),
    from(p, c, out) {
      const player = p.words[0]!
      const ways = WAYS[player]!
      if (p.words[cells + next[c * 8 + ways[0]]!] === 0) out.add(pack(c, next[c * 8 + ways[0]]!))
      for (let k = 1; k < 3; k++) {
        const n = next[c * 8 + ways[k]!]!
        if (n !== board.size && ownerOf[p.words[cells + n]!] !== player) out.add(pack(c, n))
      }
    },
    play(p, m) {
      g.carry(p, from(m), to(m))
      if (goal[to(m)] === p.words[0]) p.note(arrived, p.words[0]! + 1)
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (usual !== why.noWay) return usual
      if (ownerOf[g.at(p, to(m))] === p.turn) return why.taken
      return to(m) === next[from(m) * 8 + WAYS[p.turn]![0]] ? why.ahead : usual
    },
    derive(p) {
      const there = goal.findIndex((player, c) => player >= 0 && ownerOf[g.at(p, c)] === player)
      p.note(arrived, there < 0 ? 0 : goal[there]! + 1)
    },
    flaw: p =>
      goal.some((one, c) => one === 0 && ownerOf[g.at(p, c)] === 0) &&
      goal.some((one, c) => one === 1 && ownerOf[g.at(p, c)] === 1)
        ? text('Nem törhetett át mindkét játékos.', 'The players cannot both have broken through.')
        : undefined,
    outcome(p) {
      if (p.words[arrived]! > 0) return reached[p.words[arrived]! - 1]
      return p.words[men] === 0 ? cleared[1] : p.words[men + 1] === 0 ? cleared[0] : undefined
    },
    name: (p, m) => (isCapture(p, m) ? `${board.names[from(m)]!}x${board.names[to(m)]!}` : undefined),
    value: (p, player) => squash(worth(p, player) - worth(p, 1 - player), 40),
    gain: (p, m) => (goal[to(m)] === p.words[0] ? 2 : isCapture(p, m) ? 1 : 0),
    net: menNet(g, {
      weights: new URL('./attores.bin', import.meta.url),
      seen: 'by each from its own side',
    }),
  })
}

const attores: GameDefinition = {
  id: 'attores',
  chapter: 'egyeb-logikai',
  material: 'draughts',
  title: { hu: 'Áttörés', en: 'Breakthrough' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default attores
