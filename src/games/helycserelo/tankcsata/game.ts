// Ruling: the light tanks stand on the white and the blue cells beside their commander; white begins.
// Ruling: diagonals between two mines are open; a zone counts without its mine. Taking is no duty.
// Ruling: who has lost all tanks loses. Who cannot move passes; two passes in a row, the third repetition and 100 moves without a
// capture or a tank entering the enemy zone end the game, and it is scored. After 400 moves it is a draw.
import type { Position } from '../../../engine/index.ts'
import {
  BLUE,
  cellsOf,
  CHANGING_PASS,
  changingPlaces,
  from,
  joined,
  judging,
  numberCodec,
  opposed,
  painted,
  REPEATED,
  square,
  staysIn,
  to,
  WHITE,
  winsOf,
  type ChangingPart,
  type GameDefinition,
  type ManWaysOf,
} from '../../../kit/index.ts'
import { COMMANDER, TANK } from './tanks.ts'
import { ENDS, GAIT, POINTS, STAYS } from './words.ts'

const MINES = 'a6 b2 b10 c4 c6 c8 d3 d9 f1 f3 f9 f11 h3 h9 i4 i6 i8 j2 j10 k6'
const RED = 'e5 f5 g5 e6 f6 g6 e7 f7 g7'
// The commander's post comes first, then the cells of the thirteen light tanks.
const WHITE_ZONE = 'a11 a7 a8 b8 a9 b9 c9 a10 c10 d10 b11 c11 d11 e11'
const BLUE_ZONE = 'k1 g1 h1 i1 j1 h2 i2 k2 i3 j3 k3 j4 k4 k5'
const board = painted(
  square(11, 11),
  { blocked: MINES, 'camp-red': RED, 'camp-white': WHITE_ZONE, 'camp-blue': BLUE_ZONE },
  { a11: '◯', k1: '◯' },
)
const zones = [cellsOf(board, WHITE_ZONE), cellsOf(board, BLUE_ZONE)]

// Nobody drives over mines, and light tanks not over the red cells, where nobody is shot.
const off = (names: readonly string[]) => (a: string, b: string) => !names.includes(a) && !names.includes(b)
const open = joined(board, off(MINES.split(' ')))
const safe = joined(open, off(RED.split(' ')))

/** Any distance over free cells along the steps of the kind; an enemy at the end of the way is shot, unless it stands on red. */
const driving: ManWaysOf = ({ cells, owner, pieces }) => {
  const D = board.dirs.length
  const nextOf = Array.from({ length: pieces.codes }, (_, code) => [safe.next, open.next][pieces.kind(code)]!)
  const isRed = Uint8Array.from(board.names, name => (RED.split(' ').includes(name) ? 1 : 0))
  return {
    next: code => nextOf[code]!,
    list(p, first, end, out) {
      const w = p.words
      const enemy = 1 - w[0]!
      for (let k = first; k < end; k++) {
        const c = w[k]!
        const next = nextOf[w[cells + c]!]!
        for (let d = 0; d < D; d++) {
          let goal = next[c * D + d]!
          for (; w[cells + goal] === 0; goal = next[goal * D + d]!) out.add(c | (goal << 10))
          const there = w[cells + goal]!
          if (there > 0 && owner[there] === enemy && isRed[goal] === 0) out.add(c | (goal << 10))
        }
      }
    },
  }
}

/** How the battle ends and what it is worth: the commander counts most on the enemy commander's post. */
const scored: ChangingPart = ({ layout, players, cells, pieces, men, count, inGoal, isGoal }) => {
  const quiet = layout.range('quiet', 1, { json: numberCodec() })
  const passes = layout.range('passes', 1, { json: numberCodec(0, 0, 2) })
  const commanders = players.map((_, i) => pieces.codeOf('commander', i))
  const points = (p: Position, player: number, who: 'all' | 'commander' = 'all'): number => {
    let sum = 0
    for (let k = men(player) + count(p, player) - 1; k >= men(player); k--) {
      const cell = p.words[k]!
      const leads = p.words[cells + cell] === commanders[player]
      if (leads || who === 'all')
        sum += !isGoal(p.words[cells + cell]!, cell) ? 1 : leads && cell === zones[1 - player]![0] ? 3 : 2
    }
    return sum
  }
  const judged = judging(POINTS, points, (p, player) => points(p, player, 'commander'))
  const bare = winsOf(players, ...ENDS.bare)
  return {
    playing(p, m) {
      const pass = m === CHANGING_PASS
      const code = p.words[cells + from(m)]!
      const arrives = isGoal(code, to(m)) && !isGoal(code, from(m))
      p.note(quiet, !pass && (arrives || p.words[cells + to(m)]! > 0) ? 0 : p.words[quiet]! + 1)
      p.put(passes, pass ? p.words[passes]! + 1 : 0)
    },
    outcome(p) {
      for (let i = 0; i < 2; i++) if (count(p, i) === 0) return bare[1 - i]
      for (let i = 0; i < 2; i++) if (inGoal(p, i) === count(p, i)) return judged(p, ENDS.arrived[i]!)
      if (p.words[passes]! >= 2) return judged(p, ENDS.stuck)
      return p.words[quiet]! < 100 ? undefined : judged(p, ENDS.quiet)
    },
    repeated: p => judged(p, REPEATED),
    // The points count, beside the way that is left.
    value: (p, player, usual) =>
      Math.max(-1, Math.min(1, (points(p, player) - points(p, 1 - player)) / 16 + usual / 4)),
  }
}

const tankcsata: GameDefinition = {
  id: 'tankcsata',
  chapter: 'helycserelo',
  title: { hu: 'Tankcsata', en: 'Tank battle' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    changingPlaces({
      board,
      camps: opposed([WHITE, BLUE], zones, [1, ...Array<number>(13).fill(0)]),
      kinds: [TANK, COMMANDER],
      ways: driving,
      gait: GAIT,
      arrival: 'all men',
      draws: { repetition: 3, cap: 400 },
      parts: [staysIn(STAYS), scored],
    }),
}

export default tankcsata
