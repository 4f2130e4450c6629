// Ruling: any unbroken part of a row is a phalanx; the cells it crosses are empty. The head stops on the first enemy, and that
// enemy's phalanx, counted on in the same line, is taken whole if it is shorter. So a single man never captures.
// Ruling: whoever has, at the beginning of the own turn, more men on the opponent's base row than the opponent on theirs, wins.
// Ruling: no men or no move is a loss; the third repetition and the 1000th move are a draw.
// Ruling: under `symmetry` sliding along the base row is not moving onto it.
import { tried, type Move, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  extra,
  from,
  ground,
  kind,
  pack,
  reason,
  square,
  squash,
  standing,
  text,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const COLS = 14

function make(symmetry: 'free' | 'forbidden'): BoardGame {
  const board = square(COLS, 12)
  const rows = (...numbers: number[]): number[] => numbers.flatMap(n => board.regions[`row${n}`]!)
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('harcos', 'man', 'disc', { most: 2 * COLS }) },
    setup: { man: [rows(1, 2), rows(11, 12)] },
    tracks: ['places'],
    why: {
      noWay: reason(
        'A falanx a saját vonalában lép, legfeljebb annyi mezőt, ahány harcosa van, üres mezőkön át.',
        'A phalanx moves in its own line over empty cells, at most as many as it has men.',
      ),
      long: reason('Csak rövidebb falanx üthető.', 'Only a shorter phalanx can be captured.', 'capture'),
      symmetric: reason('Így tükrös lenne az állás.', 'The position would be symmetric.', 'variants'),
    },
  })
  const { cells, ownerOf, players, why } = g
  const { next } = board
  const code = g.codes('man')
  const goals = [board.regions.north, board.regions.south] as const

  const ahead = (c: number, d: number, n: number): number => {
    let at = c
    for (let k = 0; k < n; k++) at = next[at * 8 + d]!
    return at
  }
  /** How many men stand in a row from `c` on. */
  const lengthOf = (p: Position, c: number, d: number): number => {
    let n = 1
    for (let at = c; p.words[cells + next[at * 8 + d]!] === p.words[cells + c]; n++) at = next[at * 8 + d]!
    return n
  }
  const arrived = (p: Position, player: number): number => {
    let n = 0
    for (let i = 0; i < COLS; i++) if (p.words[cells + goals[player]![i]!] === code[player]) n++
    return n
  }
  const advance = (p: Position, m: Move): void => {
    const d = extra(m)
    const own = p.words[cells + from(m)]!
    let rear = from(m)
    let front = ahead(rear, d, lengthOf(p, rear, d))
    for (let c = to(m); ownerOf[p.words[cells + c]!] === 1 - p.words[0]!; c = next[c * 8 + d]!) g.set(p, c, 0)
    for (; g.at(p, to(m)) !== own; front = next[front * 8 + d]!) {
      g.set(p, rear, 0)
      g.set(p, front, own)
      rear = next[rear * 8 + d]!
    }
  }
  const mirrors = (p: Position, m: Move): boolean => {
    advance(p, m)
    for (let c = 0; c < board.size; c++)
      if (p.words[cells + c] !== p.words[cells + c - 2 * (c % COLS) + COLS - 1]) return false
    return true
  }
  const wins = winsOf(players, '{winner} többet juttatott célba.', '{winner} has more men across.')
  /** Men count, the more the further they have come; cells are numbered row by row. */
  const worth = (p: Position, player: number): number => {
    let sum = 60 * arrived(p, player)
    for (let c = 0; c < board.size; c++)
      if (p.words[cells + c] === code[player]) sum += 10 + (player === 0 ? c : board.size - 1 - c) / COLS
    return sum
  }

  return standing(g, {
    prompt: text(
      'Mutass egy falanx leghátsó harcosára, aztán arra, ahová a feje jut.',
      'Point at the hindmost man of a phalanx, then at where its head goes.',
    ),
    from(p, c, out) {
      const foe = code[1 - p.words[0]!]!
      for (let d = 0; d < 8; d++) {
        const n = lengthOf(p, c, d)
        let at = ahead(c, d, n)
        let k = 0
        for (; k < n && p.words[cells + at] === 0; k++) {
          out.add(pack(c, at, d))
          at = next[at * 8 + d]!
        }
        if (k < n && p.words[cells + at] === foe && lengthOf(p, at, d) < n) out.add(pack(c, at, d))
      }
    },
    ...(symmetry === 'forbidden' && {
      refuses: (p: Position, m: Move) =>
        goals[p.words[0]!]!.includes(to(m)) && extra(m) % 4 !== 2 && tried(p, mirrors, m) ? why.symmetric : 0,
    }),
    play(p, m) {
      advance(p, m)
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (usual !== why.noWay || ownerOf[g.at(p, to(m))] !== 1 - p.turn) return usual
      for (let d = 0; d < 8; d++) {
        const n = lengthOf(p, from(m), d)
        let at = ahead(from(m), d, n)
        for (let k = 1; k < n && g.at(p, at) === 0; k++) at = next[at * 8 + d]!
        if (at === to(m)) return why.long
      }
      return usual
    },
    outcome: p => (arrived(p, p.words[0]!) > arrived(p, 1 - p.words[0]!) ? wins[p.words[0]!] : undefined),
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (p, m) => (g.at(p, to(m)) === 0 ? undefined : `${board.names[from(m)]!}x${board.names[to(m)]!}`),
    value: (p, player) => squash(worth(p, player) - worth(p, 1 - player), 80),
    gain: (p, m) => (g.at(p, to(m)) === 0 ? 0 : lengthOf(p, to(m), extra(m)) / 4),
  })
}

const epaminondasz: GameDefinition = {
  id: 'epaminondasz',
  chapter: 'egyeb-logikai',
  material: 'draughts',
  title: { hu: 'Epaminondász', en: 'Epaminondas' },
  players: [2],
  rules: 1,
  options: [toggle('symmetry', 'Célba érve nem lehet tükrös az állás', 'No symmetric position by arriving')],
  make: ({ symmetry }) => make(symmetry === 'on' ? 'forbidden' : 'free'),
}

export default epaminondasz
